// Generated from admissionregistration/v1/mutatingAdmissionPolicy.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, checkItems, required } from "../../../runtime/schema/index.ts";
import { checkMatchResources } from "./match.rules.ts";
import type * as types from "./mutatingAdmissionPolicy.ts";
import { checkParamKind, checkVariable } from "./policy.rules.ts";

export const checkMutatingAdmissionPolicy: RuleCheck<types.MutatingAdmissionPolicy> = (self, old, findings) => {
  const { errors } = findings;
  if (self.spec?.matchConstraints === undefined) errors.push(required("spec.matchConstraints"));
  if (self.spec?.matchConstraints !== undefined && !self.spec?.matchConstraints?.resourceRules?.length) {
    errors.push(required("spec.matchConstraints.resourceRules"));
  }
  if (!self.spec?.mutations?.length) {
    errors.push(required("spec.mutations", "mutations must contain at least one item"));
  }
  if (!self.spec?.reinvocationPolicy) errors.push(required("spec.reinvocationPolicy"));
  checkMutatingAdmissionPolicyParts(self, old, findings);
};

export const checkMutatingAdmissionPolicyParts: RuleCheck<types.MutatingAdmissionPolicy> = (self, old, findings) => {
  checkField(findings, checkMutatingAdmissionPolicySpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkMutatingAdmissionPolicySpec: RuleCheck<types.MutatingAdmissionPolicySpec> = (self, old, findings) => {
  checkField(findings, checkParamKind, { name: "paramKind", self: self.paramKind, old: old?.paramKind });
  checkField(findings, checkMatchResources, {
    name: "matchConstraints",
    self: self.matchConstraints,
    old: old?.matchConstraints,
  });
  checkItems(findings, checkVariable, { name: "variables", self: self.variables });
  checkItems(findings, checkMutation, { name: "mutations", self: self.mutations });
};

export const checkMutation: RuleCheck<types.Mutation> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.patchType === "ApplyConfiguration" && self.applyConfiguration === undefined) {
    errors.push(required("applyConfiguration", "must be specified when patchType is ApplyConfiguration"));
  }
  if (self.patchType === "JSONPatch" && self.jsonPatch === undefined) {
    errors.push(required("jsonPatch", "must be specified when patchType is JSONPatch"));
  }
};
