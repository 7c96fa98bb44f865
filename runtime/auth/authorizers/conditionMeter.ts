import {
  apiserverAuthorizationMatchConditionEvaluationErrorsTotal,
  apiserverAuthorizationMatchConditionEvaluationSeconds,
  apiserverAuthorizationMatchConditionExclusionsTotal,
} from "../../../generated/metrics.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";

/** Hears of each evaluation of the conditions of a webhook. */
export type ConditionMeter = (end: "held" | "excluded" | "failed", seconds: number) => void;

/** Counts and times the conditions of an authorizer, which the configuration names. */
export function conditionMeter(metrics: MetricRegistry, name: string): ConditionMeter {
  const labels = { type: "Webhook", name };
  const seconds = metrics.histogram(apiserverAuthorizationMatchConditionEvaluationSeconds).with(labels);
  const excluded = metrics.counter(apiserverAuthorizationMatchConditionExclusionsTotal).with(labels);
  const failed = metrics.counter(apiserverAuthorizationMatchConditionEvaluationErrorsTotal).with(labels);
  return (end, took) => {
    seconds.observe(took);
    if (end === "excluded") excluded.add();
    if (end === "failed") failed.add();
  };
}
