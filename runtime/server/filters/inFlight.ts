import type { Middleware } from "koa";
import { groupMasters } from "../../../generated/wellknown.ts";
import { apiserverCurrentInflightRequests } from "../../../generated/metrics.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import type { RequestContext } from "./context.ts";
import type { InFlightLimits } from "./inFlightLimits.ts";
import { isLongRunning } from "./longRunning.ts";
import { sendText } from "./send.ts";
import { onTaken } from "./settle.ts";

const readingVerbs = new Set(["get", "list", "watch"]);

/**
 * Answers 429 while too many requests are in flight: being handled, or with an answer that the client has not taken.
 * Administrators get through even then, so that they can find the cause.
 */
export function inFlight(limits: InFlightLimits, metrics: MetricRegistry): Middleware<RequestContext> {
  const counts = { reading: 0, mutating: 0 };
  /** The most there were at the same time since the last look. */
  const peaks = { reading: 0, mutating: 0 };
  const gauge = metrics.gauge(apiserverCurrentInflightRequests);
  metrics.onCollect(() => {
    gauge.with({ request_kind: "readOnly" }).set(peaks.reading);
    gauge.with({ request_kind: "mutating" }).set(peaks.mutating);
    Object.assign(peaks, counts);
  });
  return async (ctx, next) => {
    const { info, user } = ctx.state;
    if (isLongRunning(info)) return next();
    const sort = readingVerbs.has(info.verb) ? "reading" : "mutating";
    const isFull = limits[sort] > 0 && counts[sort] >= limits[sort];
    if (isFull && !user.groups.includes(groupMasters)) {
      ctx.state.isTerminated = true;
      return sendText(ctx, 429, "Too many requests, please try again later.\n", { "Retry-After": "1" });
    }
    counts[sort] += 1;
    if (counts[sort] > peaks[sort]) peaks[sort] = counts[sort];
    try {
      return await next();
    } finally {
      onTaken(ctx, () => (counts[sort] -= 1));
    }
  };
}
