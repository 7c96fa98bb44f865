import type { PodTemplateSpec } from "../../../generated/core/v1/podTemplate.ts";
import { fieldErrorsText } from "../../schema/errors.ts";
import type { StatusError } from "../../schema/index.ts";
import type { AdmissionAttributes } from "../plugin.ts";
import { refused } from "../refused.ts";
import { type Policy, type Standard, standardText } from "./policy.ts";
import type { SecurityMeter } from "./securityMeter.ts";
import { detailsText, type FindViolations } from "./violations.ts";

/** A pod, or how those of a workload will be, and what its namespace asks for. */
export interface Judged {
  readonly attributes: AdmissionAttributes;
  readonly pod: PodTemplateSpec;
  readonly policy: Policy;
  /** Only pods themselves are refused. */
  readonly enforces: boolean;
}

/** Keys of audit annotations. */
export interface NoteKeys {
  readonly policy: string;
  readonly violations: string;
  readonly error: string;
}

export interface JudgeOptions {
  readonly find: FindViolations;
  readonly notes: NoteKeys;
  readonly meter: SecurityMeter;
}

/** Gives the warning and the annotations that a pod asks for, and the refusal. */
export function judge(judged: Judged, { find, notes, meter }: JudgeOptions): StatusError | undefined {
  const { attributes, pod, policy, enforces } = judged;
  const { audit, warn } = attributes;
  const known = new Map<string, string>();
  const detailsOf = (standard: Standard): string => {
    const key = standardText(standard);
    const details = known.get(key) ?? detailsText(find(pod, standard));
    known.set(key, details);
    return details;
  };
  if (policy.errors.length > 0) {
    audit?.annotate(notes.error, `Failed to parse policy: ${fieldErrorsText(policy.errors)}`);
    meter.failed(attributes);
  }
  if (enforces) audit?.annotate(notes.policy, standardText(policy.enforce));
  const audited = detailsOf(policy.audit);
  if (audited !== "") {
    audit?.annotate(notes.violations, `would violate ${nameOf(policy.audit)}: ${audited}`);
    meter.evaluated(attributes, { standard: policy.audit, mode: "audit", isMet: false });
  }
  const enforced = enforces ? detailsOf(policy.enforce) : "";
  if (enforces) meter.evaluated(attributes, { standard: policy.enforce, mode: "enforce", isMet: enforced === "" });
  if (enforced !== "") return refused(attributes, `violates ${nameOf(policy.enforce)}: ${enforced}`);
  const warned = detailsOf(policy.warn);
  if (warned === "") return undefined;
  warn(`would violate ${nameOf(policy.warn)}: ${warned}`);
  meter.evaluated(attributes, { standard: policy.warn, mode: "warn", isMet: false });
  return undefined;
}

function nameOf(standard: Standard): string {
  return `PodSecurity "${standardText(standard)}"`;
}
