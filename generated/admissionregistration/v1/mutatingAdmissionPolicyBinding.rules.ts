// Generated from admissionregistration/v1/mutatingAdmissionPolicyBinding.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, formats, isMalformed, malformed, required } from "../../../runtime/schema/index.ts";
import { checkMatchResources } from "./match.rules.ts";
import type * as types from "./mutatingAdmissionPolicyBinding.ts";
import { checkParamRef } from "./policy.rules.ts";

export const checkMutatingAdmissionPolicyBinding: RuleCheck<types.MutatingAdmissionPolicyBinding> = (self, old, findings) => {
  const { errors } = findings;
  if (!self.spec?.policyName) errors.push(required("spec.policyName"));
  if (isMalformed(self.spec?.policyName, formats["dns-subdomain"])) {
    errors.push(...malformed("spec.policyName", self.spec?.policyName ?? "", formats["dns-subdomain"]));
  }
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
