// Generated from admissionregistration/v1/validatingAdmissionPolicy.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField } from "../../../runtime/schema/index.ts";
import { checkMatchResources } from "./match.rules.ts";
import type * as types from "./validatingAdmissionPolicy.ts";

export const checkValidatingAdmissionPolicy: RuleCheck<types.ValidatingAdmissionPolicy> = (self, old, findings) => {
  checkValidatingAdmissionPolicyParts(self, old, findings);
};

export const checkValidatingAdmissionPolicyParts: RuleCheck<types.ValidatingAdmissionPolicy> = (self, old, findings) => {
  checkField(findings, checkValidatingAdmissionPolicySpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkValidatingAdmissionPolicySpec: RuleCheck<types.ValidatingAdmissionPolicySpec> = (self, old, findings) => {
  checkField(findings, checkMatchResources, {
    name: "matchConstraints",
    self: self.matchConstraints,
    old: old?.matchConstraints,
  });
};
