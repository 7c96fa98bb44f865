// Generated from admissionregistration/v1beta1/mutatingAdmissionPolicyBinding.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/admissionregistration/mutatingAdmissionPolicyBinding/strategy.ts";
import { paramRef as printParamRef } from "../../../runtime/kinds/rules/admission/admissionPolicyColumns.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, asStored, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkMutatingAdmissionPolicyBinding } from "../v1/mutatingAdmissionPolicyBinding.rules.ts";
import type * as types from "./mutatingAdmissionPolicyBinding.ts";
import { MatchResources, ParamRef, defaultMatchResources, defaultParamRef } from "./policy.code.ts";

/** Fields of MutatingAdmissionPolicyBinding in wire order. */
export const MutatingAdmissionPolicyBinding: Structure = structure("MutatingAdmissionPolicyBinding", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => MutatingAdmissionPolicyBindingSpec }, { presence: "always" }),
], { typeMeta: { kind: "MutatingAdmissionPolicyBinding", apiVersion: "admissionregistration.orch.io/v1beta1" } });

/** Fields of MutatingAdmissionPolicyBindingSpec in wire order. */
export const MutatingAdmissionPolicyBindingSpec: Structure = structure("MutatingAdmissionPolicyBindingSpec", () => [
  field("policyName", 1, "string"),
  field("paramRef", 2, { structure: () => ParamRef }, { presence: "pointer", mapType: "atomic" }),
  field("matchResources", 3, { structure: () => MatchResources }, { presence: "pointer", mapType: "atomic" }),
]);

/** What requests for mutatingadmissionpolicybindings need. */
export const code: KindCode<types.MutatingAdmissionPolicyBinding> = {
  structure: MutatingAdmissionPolicyBinding,
  setDefaults: defaultMutatingAdmissionPolicyBinding,
  validate: (object, old) => checkRules(check(MutatingAdmissionPolicyBinding, object), checkMutatingAdmissionPolicyBinding, asStored(strategy, { object, old })),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.spec?.policyName, ""),
    printParamRef,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultMutatingAdmissionPolicyBinding(o: types.MutatingAdmissionPolicyBinding): void {
  o.metadata ??= {};
  o.spec ??= {};
  defaultObjectMeta(o.metadata);
  defaultMutatingAdmissionPolicyBindingSpec(o.spec);
}

export function defaultMutatingAdmissionPolicyBindingSpec(o: types.MutatingAdmissionPolicyBindingSpec): void {
  if (o.paramRef) defaultParamRef(o.paramRef);
  if (o.matchResources) defaultMatchResources(o.matchResources);
}
