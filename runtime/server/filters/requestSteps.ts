import {
  apiserverRequestFilterDurationSeconds,
  authenticatedUserRequests,
  authenticationAttempts,
  authenticationDurationSeconds,
  authorizationAttemptsTotal,
  authorizationDurationSeconds,
} from "../../../generated/metrics.ts";
import { userAnonymous, userNodePrefix, userServiceAccountPrefix } from "../../../generated/wellknown.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import type { RequestContext } from "./context.ts";

/** Counts the result of a step before the handlers, and the time since the step before it. */
export type StepMeter<R extends string> = (result: R, state: Pick<RequestContext, "lapMs" | "audit">) => void;

export type AuthenticationResult = "success" | "failure" | "error";
export type AuthorizationResult = "allowed" | "denied" | "no-opinion" | "error";

export function authenticationMeter(metrics: MetricRegistry): StepMeter<AuthenticationResult> {
  const attempts = metrics.counter(authenticationAttempts);
  const durations = metrics.histogram(authenticationDurationSeconds);
  return stepMeter(metrics, "authentication", {
    attempts: (result) => attempts.with({ result }),
    durations: (result) => durations.with({ result }),
  });
}

export function authorizationMeter(metrics: MetricRegistry): StepMeter<AuthorizationResult> {
  const attempts = metrics.counter(authorizationAttemptsTotal);
  const durations = metrics.histogram(authorizationDurationSeconds);
  return stepMeter(metrics, "authorization", {
    attempts: (result) => attempts.with({ result }),
    durations: (result) => durations.with({ result }),
  });
}

function stepMeter<R extends string>(
  metrics: MetricRegistry,
  filter: "authentication" | "authorization",
  families: {
    readonly attempts: (result: R) => { readonly add: () => void };
    readonly durations: (result: R) => { readonly observe: (seconds: number) => void };
  },
): StepMeter<R> {
  const ofFilter = metrics.histogram(apiserverRequestFilterDurationSeconds).with({ filter });
  const known = metrics.cache((result: R) => ({
    attempts: families.attempts(result),
    durations: families.durations(result),
  }));
  return (result, state) => {
    const nowMs = performance.now();
    const ms = nowMs - state.lapMs;
    const seconds = ms / 1000;
    state.lapMs = nowMs;
    const series = known.get(result);
    series.attempts.add();
    series.durations.observe(seconds);
    ofFilter.observe(seconds);
    state.audit?.took(filter, ms);
  };
}

/** Counts requests by kind of user: names would be too many, and are private. */
export function userMeter(metrics: MetricRegistry): (user: string) => void {
  const family = metrics.counter(authenticatedUserRequests);
  const known = metrics.cache((username: string) => family.with({ username }));
  return (user) => known.get(sortOf(user)).add();
}

function sortOf(user: string): string {
  if (user.startsWith(userServiceAccountPrefix)) return "system:serviceaccount";
  if (user.startsWith(userNodePrefix)) return "system:node";
  if (user === userAnonymous || user === "admin") return user;
  return user.includes("@") ? "email_id" : "other";
}
