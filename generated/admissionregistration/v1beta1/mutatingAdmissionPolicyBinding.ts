// Generated from admissionregistration/v1beta1/mutatingAdmissionPolicyBinding.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";
import type { MatchResources, ParamRef } from "./policy.ts";

/** MutatingAdmissionPolicyBinding puts a mutating policy to work, perhaps with parameters. */
export interface MutatingAdmissionPolicyBinding {
  apiVersion?: "admissionregistration.orch.io/v1beta1";
  kind?: "MutatingAdmissionPolicyBinding";
  metadata?: ObjectMeta;
  /** Which policy, where and with what parameters. */
  spec?: MutatingAdmissionPolicyBindingSpec;
}

/** A list of mutatingadmissionpolicybindings. */
export interface MutatingAdmissionPolicyBindingList {
  apiVersion: "admissionregistration.orch.io/v1beta1";
  kind: "MutatingAdmissionPolicyBindingList";
  metadata: ListMeta;
  items: MutatingAdmissionPolicyBinding[];
}

/** Which policy is at work, where and with what parameters. */
export interface MutatingAdmissionPolicyBindingSpec {
  /** Name of the policy. */
  policyName?: string;
  /** Objects that hold the policy's parameters. */
  paramRef?: ParamRef;
  /** Narrows the requests that the policy looks at. */
  matchResources?: MatchResources;
}
