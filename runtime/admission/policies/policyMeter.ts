import {
  apiserverValidatingAdmissionPolicyCheckDurationSeconds,
  apiserverValidatingAdmissionPolicyCheckTotal,
} from "../../../generated/metrics.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";

export interface PolicyCheck {
  readonly policy: string;
  readonly binding: string;
  readonly action: "allow" | "deny" | "audit" | "warn";
  readonly isError: boolean;
  readonly seconds: number;
}

export type PolicyMeter = (check: PolicyCheck) => void;

/** Counts what policies were asked to refuse, and what was done about it. */
export function policyMeter(metrics: MetricRegistry): PolicyMeter {
  const checks = metrics.counter(apiserverValidatingAdmissionPolicyCheckTotal);
  const durations = metrics.histogram(apiserverValidatingAdmissionPolicyCheckDurationSeconds);
  return ({ policy, binding, action, isError, seconds }) => {
    const labels = {
      policy,
      policy_binding: binding,
      error_type: isError ? "invalid_error" : "no_error",
      enforcement_action: action,
    };
    checks.with(labels).add(1);
    durations.with(labels).observe(seconds);
  };
}
