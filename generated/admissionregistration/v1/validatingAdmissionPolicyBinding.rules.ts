// Generated from admissionregistration/v1/validatingAdmissionPolicyBinding.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, formats, invalid, isMalformed, malformed, required } from "../../../runtime/schema/index.ts";
import { checkMatchResources } from "./match.rules.ts";
import { checkParamRef } from "./policy.rules.ts";
import type * as types from "./validatingAdmissionPolicyBinding.ts";

export const checkValidatingAdmissionPolicyBinding: RuleCheck<types.ValidatingAdmissionPolicyBinding> = (self, old, findings) => {
  const { errors } = findings;
  if (!self.spec?.policyName) errors.push(required("spec.policyName"));
  if (isMalformed(self.spec?.policyName, formats["dns-subdomain"])) {
    errors.push(...malformed("spec.policyName", self.spec?.policyName, formats["dns-subdomain"]));
  }
  if (self.spec?.validationActions?.some((each) => each === "Deny") === true && self.spec?.validationActions?.some((each) => each === "Warn") === true && self.spec?.validationActions?.length) {
    errors.push(invalid("spec.validationActions", self.spec?.validationActions, "must not contain both Deny and Warn (repeating the same validation failure information in the API response and headers serves no purpose)"));
  }
  checkValidatingAdmissionPolicyBindingParts(self, old, findings);
};

export const checkValidatingAdmissionPolicyBindingParts: RuleCheck<types.ValidatingAdmissionPolicyBinding> = (self, old, findings) => {
  checkField(findings, checkValidatingAdmissionPolicyBindingSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkValidatingAdmissionPolicyBindingSpec: RuleCheck<types.ValidatingAdmissionPolicyBindingSpec> = (self, old, findings) => {
  checkField(findings, checkParamRef, { name: "paramRef", self: self.paramRef, old: old?.paramRef });
  checkField(findings, checkMatchResources, {
    name: "matchResources",
    self: self.matchResources,
    old: old?.matchResources,
  });
};
