// Generated from admissionregistration/v1beta1/mutatingAdmissionPolicy.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";
import type { MatchCondition, MatchResources, ParamKind, Variable } from "./policy.ts";

/** MutatingAdmissionPolicy changes objects on their way in, by expressions. */
export interface MutatingAdmissionPolicy {
  apiVersion?: "admissionregistration.orch.io/v1beta1";
  kind?: "MutatingAdmissionPolicy";
  metadata?: ObjectMeta;
  /** What the policy changes, and when. */
  spec?: MutatingAdmissionPolicySpec;
}

/** A list of mutatingadmissionpolicies. */
export interface MutatingAdmissionPolicyList {
  apiVersion: "admissionregistration.orch.io/v1beta1";
  kind: "MutatingAdmissionPolicyList";
  metadata: ListMeta;
  items: MutatingAdmissionPolicy[];
}

/** What a policy changes, and when. */
export interface MutatingAdmissionPolicySpec {
  /** Kind of the objects that give the policy its parameters; unset when it has none. */
  paramKind?: ParamKind;
  /** Requests the policy looks at. */
  matchConstraints?: MatchResources;
  /** Named expressions that later ones may use as variables.<name>. */
  variables?: Variable[];
  /** Changes, made one after another. */
  mutations?: Mutation[];
  /** What happens when the policy itself fails; Fail when unset. Default: "Fail". */
  failurePolicy?: "Ignore" | "Fail";
  /** Expressions that must all be true for the policy to run. */
  matchConditions?: MatchCondition[];
  /** Whether the policy may run again after others have changed the object. */
  reinvocationPolicy?: "Never" | "IfNeeded";
}

/** One change of the object. */
export interface Mutation {
  /** How the change is written. */
  patchType: "ApplyConfiguration" | "JSONPatch";
  /** The change as a partial object that is merged in. */
  applyConfiguration?: ApplyConfiguration;
  /** The change as a list of JSON patch operations. */
  jsonPatch?: JSONPatch;
}

/** A change as a partial object. */
export interface ApplyConfiguration {
  /** CEL expression that yields the partial object. */
  expression?: string;
}

/** A change as JSON patch operations. */
export interface JSONPatch {
  /** CEL expression that yields a list of operations. */
  expression?: string;
}
