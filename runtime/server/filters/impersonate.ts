import type { Middleware } from "koa";
import {
  apiserverImpersonationAttemptsDurationSeconds,
  apiserverImpersonationAttemptsTotal,
} from "../../../generated/metrics.ts";
import { impersonation, type ImpersonationOptions } from "../../auth/impersonation.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import type { Context, RequestContext } from "./context.ts";
import { removeImpersonation, wantedUser } from "./impersonationHeaders.ts";
import { requestAttributes } from "./requestAttributes.ts";
import { isSettled } from "./settle.ts";

/**
 * Lets a request act as the user of its `Impersonate-` headers, if the authorizer allows its real user to: 403 if not,
 * 400 for headers that name no user.
 */
export function impersonate(
  options: Omit<ImpersonationOptions, "count" | "lastModes">,
  metrics: MetricRegistry,
): Middleware<RequestContext> {
  const all = { ...options, count: impersonationMeter(metrics), lastModes: new Map<string, string>() };
  return (ctx, next) => {
    const wanted = wantedUser(ctx.req.rawHeaders, options);
    if (wanted === undefined) return next();
    removeImpersonation(ctx.req.headers);
    return impersonation(wanted, requestAttributes(ctx.state), all).then((found) => {
      if (isSettled(ctx)) return undefined; // answered meanwhile: it took too long
      actAs(ctx, found);
      return next();
    });
  };
}

function actAs({ state }: Context, { user, constraint }: Awaited<ReturnType<typeof impersonation>>): void {
  state.impersonator = state.user;
  state.user = user;
  if (constraint !== undefined) state.impersonationConstraint = constraint;
}

function impersonationMeter(metrics: MetricRegistry): ImpersonationOptions["count"] {
  const attempts = metrics.counter(apiserverImpersonationAttemptsTotal);
  const durations = metrics.histogram(apiserverImpersonationAttemptsDurationSeconds);
  return (mode, decision, seconds) => {
    attempts.with({ mode, decision }).add();
    durations.with({ mode, decision }).observe(seconds);
  };
}
