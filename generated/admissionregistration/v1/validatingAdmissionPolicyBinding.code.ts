// Generated from admissionregistration/v1/validatingAdmissionPolicyBinding.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/admissionregistration/validatingAdmissionPolicyBinding/strategy.ts";
import { paramRef as printParamRef } from "../../../runtime/kinds/rules/admission/admissionPolicyColumns.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { MatchResources, defaultMatchResources } from "./match.code.ts";
import { ParamRef, defaultParamRef } from "./policy.code.ts";
import { checkValidatingAdmissionPolicyBinding } from "./validatingAdmissionPolicyBinding.rules.ts";
import type * as types from "./validatingAdmissionPolicyBinding.ts";
import { validateValidatingAdmissionPolicyBindingSpec } from "./validatingAdmissionPolicyBinding.validator.ts";

/** Fields of ValidatingAdmissionPolicyBinding in wire order. */
export const ValidatingAdmissionPolicyBinding: Structure = structure("ValidatingAdmissionPolicyBinding", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => ValidatingAdmissionPolicyBindingSpec }, { presence: "always" }),
], { typeMeta: { kind: "ValidatingAdmissionPolicyBinding", apiVersion: "admissionregistration.orch.io/v1" } });

/** Fields of ValidatingAdmissionPolicyBindingSpec in wire order. */
export const ValidatingAdmissionPolicyBindingSpec: Structure = structure("ValidatingAdmissionPolicyBindingSpec", () => [
  field("policyName", 1, "string"),
  field("paramRef", 2, { structure: () => ParamRef }, { presence: "pointer", mapType: "atomic" }),
  field("matchResources", 3, { structure: () => MatchResources }, { presence: "pointer", mapType: "atomic" }),
  field("validationActions", 4, { list: "string" }, {
    listType: "set",
    requiredDetail: "at least one validation action is required",
  }),
], { causes: ["policyName", "paramRef", "matchResources", "validationActions"], validate: validateValidatingAdmissionPolicyBindingSpec });

/** What requests for validatingadmissionpolicybindings need. */
export const code: KindCode<types.ValidatingAdmissionPolicyBinding> = {
  structure: ValidatingAdmissionPolicyBinding,
  setDefaults: defaultValidatingAdmissionPolicyBinding,
  validate: (object, old) => checkRules(check(ValidatingAdmissionPolicyBinding, object), checkValidatingAdmissionPolicyBinding, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.spec?.policyName, ""),
    printParamRef,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultValidatingAdmissionPolicyBinding(o: types.ValidatingAdmissionPolicyBinding): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.ValidatingAdmissionPolicyBinding["spec"]>;
  defaultObjectMeta(o.metadata);
  defaultValidatingAdmissionPolicyBindingSpec(o.spec);
}

export function defaultValidatingAdmissionPolicyBindingSpec(o: types.ValidatingAdmissionPolicyBindingSpec): void {
  if (o.paramRef) defaultParamRef(o.paramRef);
  if (o.matchResources) defaultMatchResources(o.matchResources);
}
