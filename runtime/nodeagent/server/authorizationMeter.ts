import * as definitions from "../../../generated/metrics.ts";
import type { AccessReviewsOptions } from "../../component/serving/accessReviews.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";

/** Counts and measures what the API server is asked about access. */
export function authorizationMeter(metrics: MetricRegistry): NonNullable<AccessReviewsOptions["onReview"]> {
  const total = metrics.counter(definitions.apiserverDelegatedAuthzRequestTotal);
  const duration = metrics.histogram(definitions.apiserverDelegatedAuthzRequestDurationSeconds);
  return ({ kind, code, seconds }) => {
    if (kind !== "SubjectAccessReview") return;
    total.with({ code }).add();
    duration.with({ code }).observe(seconds);
  };
}
