import {
  apiserverAdmissionMatchConditionEvaluationErrorsTotal,
  apiserverAdmissionMatchConditionEvaluationSeconds,
  apiserverAdmissionMatchConditionExclusionsTotal,
} from "../../../generated/metrics.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";

/** Whose conditions they are. */
export interface ConditionOwner {
  readonly name: string;
  readonly kind: "webhook" | "policy";
  /** As the field has it: "validating" is of webhooks, "validate" of policies. */
  readonly type: "admit" | "validating" | "validate";
  readonly operation: string;
}

/** One evaluation of all conditions of a webhook or policy over a request. */
export interface ConditionRun extends ConditionOwner {
  readonly end: "held" | "excluded" | "failed";
  readonly seconds: number;
}

export type ConditionMeter = (run: ConditionRun) => void;

/** Counts and times the conditions under which webhooks and policies are asked. */
export function conditionMeter(metrics: MetricRegistry): ConditionMeter {
  const durations = metrics.histogram(apiserverAdmissionMatchConditionEvaluationSeconds);
  const exclusions = metrics.counter(apiserverAdmissionMatchConditionExclusionsTotal);
  const errors = metrics.counter(apiserverAdmissionMatchConditionEvaluationErrorsTotal);
  return ({ end, seconds, ...labels }) => {
    durations.with(labels).observe(seconds);
    if (end === "excluded") exclusions.with(labels).add();
    if (end === "failed") errors.with(labels).add();
  };
}
