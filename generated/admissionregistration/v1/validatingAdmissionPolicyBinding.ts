// Generated from admissionregistration/v1/validatingAdmissionPolicyBinding.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";
import type { MatchResources } from "./match.ts";
import type { ParamRef } from "./policy.ts";

/** ValidatingAdmissionPolicyBinding puts a validating policy to work, perhaps with parameters. */
export interface ValidatingAdmissionPolicyBinding {
  apiVersion?: "admissionregistration.orch.io/v1";
  kind?: "ValidatingAdmissionPolicyBinding";
  metadata?: ObjectMeta;
  /** Which policy, where, with what parameters, and what follows. */
  spec: ValidatingAdmissionPolicyBindingSpec;
}

/** A list of validatingadmissionpolicybindings. */
export interface ValidatingAdmissionPolicyBindingList {
  apiVersion: "admissionregistration.orch.io/v1";
  kind: "ValidatingAdmissionPolicyBindingList";
  metadata: ListMeta;
  items: ValidatingAdmissionPolicyBinding[];
}

/** Which policy is at work, where, with what parameters, and what follows. */
export interface ValidatingAdmissionPolicyBindingSpec {
  /** Name of the policy. */
  policyName: string;
  /** Objects that hold the policy's parameters. */
  paramRef?: ParamRef;
  /** Narrows the requests that the policy looks at. */
  matchResources?: MatchResources;
  /** What follows a failed check: refusal, a warning, a note in the audit log. */
  validationActions: ("Deny" | "Warn" | "Audit")[];
}
