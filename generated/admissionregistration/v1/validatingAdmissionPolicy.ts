// Generated from admissionregistration/v1/validatingAdmissionPolicy.yaml. Do not edit.
import type { Condition, ListMeta, ObjectMeta } from "../../meta/v1.ts";
import type { MatchCondition, MatchResources } from "./match.ts";
import type { ParamKind, Variable } from "./policy.ts";

/** ValidatingAdmissionPolicy refuses requests that break its expressions. */
export interface ValidatingAdmissionPolicy {
  apiVersion?: "admissionregistration.orch.io/v1";
  kind?: "ValidatingAdmissionPolicy";
  metadata?: ObjectMeta;
  /** What the policy checks, and when. */
  spec?: ValidatingAdmissionPolicySpec;
  /** What is known of the policy's expressions. */
  status?: ValidatingAdmissionPolicyStatus;
}

/** A list of validatingadmissionpolicies. */
export interface ValidatingAdmissionPolicyList {
  apiVersion: "admissionregistration.orch.io/v1";
  kind: "ValidatingAdmissionPolicyList";
  metadata: ListMeta;
  items: ValidatingAdmissionPolicy[];
}

/** What a policy checks, and when. */
export interface ValidatingAdmissionPolicySpec {
  /** Kind of the objects that give the policy its parameters; unset when it has none. */
  paramKind?: ParamKind;
  /** Requests the policy looks at. */
  matchConstraints?: MatchResources;
  /** Checks that a request must pass. */
  validations?: Validation[];
  /** What happens when the policy itself fails; Fail when unset. Default: "Fail". */
  failurePolicy?: "Ignore" | "Fail";
  /** Notes for the audit log. */
  auditAnnotations?: AuditAnnotation[];
  /** Expressions that must all be true for the policy to run. */
  matchConditions?: MatchCondition[];
  /** Named expressions that later ones may use as variables.<name>. */
  variables?: Variable[];
}

/** One check of a policy. */
export interface Validation {
  /** CEL expression that is true when the request is fine. */
  expression: string;
  /** Text of the refusal; needed when the expression spans lines. */
  message?: string;
  /** Reason of the refusal, which decides its code. */
  reason?: "Forbidden" | "Invalid" | "RequestEntityTooLarge";
  /** CEL expression that yields the text; message is used when it fails. */
  messageExpression?: string;
}

/** A note for the audit log. */
export interface AuditAnnotation {
  /** Key of the note, after the policy's name. */
  key: string;
  /** CEL expression that yields the text, or null for none. */
  valueExpression: string;
}

/** What is known of a policy's expressions. */
export interface ValidatingAdmissionPolicyStatus {
  /** Generation that was looked at. */
  observedGeneration?: number;
  /** What a check of the expressions against the matched kinds found. */
  typeChecking?: TypeChecking;
  /** Aspects of the policy, one of each type. */
  conditions?: Condition[];
}

/** What a check of the expressions found. */
export interface TypeChecking {
  /** Expressions that look wrong. */
  expressionWarnings?: ExpressionWarning[];
}

/** An expression that looks wrong. */
export interface ExpressionWarning {
  /** Path of the expression in the policy. */
  fieldRef: string;
  /** What is wrong. */
  warning: string;
}
