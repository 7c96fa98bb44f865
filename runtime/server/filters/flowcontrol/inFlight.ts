import type { Middleware } from "koa";
import { groupMasters } from "../../../../generated/wellknown.ts";
import { apiserverCurrentInflightRequests } from "../../../../generated/metrics.ts";
import type { MetricRegistry } from "../../../metrics/metricRegistry.ts";
import type { Context, RequestContext } from "../context.ts";
import type { InFlightLimits } from "./inFlightLimits.ts";
import { InFlightPeaks, sortOf } from "./inFlightPeaks.ts";
import { isLongRunning } from "../longRunning.ts";
import { sendText } from "../send.ts";
import { onTaken } from "../settle.ts";

/**
 * Answers 429 while too many requests are in flight: being handled, or with an answer that the client has not taken.
 * Administrators get through even then, so that they can find the cause.
 */
export function inFlight(limits: InFlightLimits, metrics: MetricRegistry): Middleware<RequestContext> {
  const peaks = new InFlightPeaks(metrics, apiserverCurrentInflightRequests);
  return async (ctx, next) => {
    const { info, user } = ctx.state;
    if (isLongRunning(info)) return next();
    const sort = sortOf(info);
    const isFull = limits[sort] > 0 && peaks.counts[sort] >= limits[sort];
    if (isFull && !user.groups.includes(groupMasters)) return refuseForNow(ctx);
    peaks.add(sort);
    try {
      return await next();
    } finally {
      onTaken(ctx, () => peaks.remove(sort));
    }
  };
}

/** A 429, which asks its client to come back. */
export function refuseForNow(ctx: Context): void {
  ctx.state.isTerminated = true;
  sendText(ctx, 429, "Too many requests, please try again later.\n", { "Retry-After": "1" });
}
