// Generated from admissionregistration/v1alpha1/mutatingAdmissionPolicy.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField } from "../../../runtime/schema/index.ts";
import type * as types from "./mutatingAdmissionPolicy.ts";
import { checkMatchResources } from "./policy.rules.ts";

export const checkMutatingAdmissionPolicy: RuleCheck<types.MutatingAdmissionPolicy> = (self, old, findings) => {
  checkMutatingAdmissionPolicyParts(self, old, findings);
};

export const checkMutatingAdmissionPolicyParts: RuleCheck<types.MutatingAdmissionPolicy> = (self, old, findings) => {
  checkField(findings, checkMutatingAdmissionPolicySpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkMutatingAdmissionPolicySpec: RuleCheck<types.MutatingAdmissionPolicySpec> = (self, old, findings) => {
  checkField(findings, checkMatchResources, {
    name: "matchConstraints",
    self: self.matchConstraints,
    old: old?.matchConstraints,
  });
};
