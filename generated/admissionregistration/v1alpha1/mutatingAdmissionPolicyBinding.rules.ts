// Generated from admissionregistration/v1alpha1/mutatingAdmissionPolicyBinding.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField } from "../../../runtime/schema/index.ts";
import type * as types from "./mutatingAdmissionPolicyBinding.ts";
import { checkMatchResources, checkParamRef } from "./policy.rules.ts";

export const checkMutatingAdmissionPolicyBinding: RuleCheck<types.MutatingAdmissionPolicyBinding> = (self, old, findings) => {
  checkMutatingAdmissionPolicyBindingParts(self, old, findings);
};

export const checkMutatingAdmissionPolicyBindingParts: RuleCheck<types.MutatingAdmissionPolicyBinding> = (self, old, findings) => {
  checkField(findings, checkMutatingAdmissionPolicyBindingSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkMutatingAdmissionPolicyBindingSpec: RuleCheck<types.MutatingAdmissionPolicyBindingSpec> = (self, old, findings) => {
  checkField(findings, checkParamRef, { name: "paramRef", self: self.paramRef, old: old?.paramRef });
  checkField(findings, checkMatchResources, {
    name: "matchResources",
    self: self.matchResources,
    old: old?.matchResources,
  });
};
