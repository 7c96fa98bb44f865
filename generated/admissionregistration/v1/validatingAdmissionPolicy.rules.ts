// Generated from admissionregistration/v1/validatingAdmissionPolicy.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, checkItems, duplicate, invalid, repeated, required } from "../../../runtime/schema/index.ts";
import { checkMatchResources } from "./match.rules.ts";
import { checkParamKind, checkVariable } from "./policy.rules.ts";
import type * as types from "./validatingAdmissionPolicy.ts";

export const checkValidatingAdmissionPolicy: RuleCheck<types.ValidatingAdmissionPolicy> = (self, old, findings) => {
  checkValidatingAdmissionPolicyParts(self, old, findings);
};

export const checkValidatingAdmissionPolicyParts: RuleCheck<types.ValidatingAdmissionPolicy> = (self, old, findings) => {
  checkField(findings, checkValidatingAdmissionPolicySpec, { name: "spec", self: self.spec, old: old?.spec });
  checkField(findings, checkValidatingAdmissionPolicyStatus, { name: "status", self: self.status, old: old?.status });
};

export const checkValidatingAdmissionPolicySpec: RuleCheck<types.ValidatingAdmissionPolicySpec> = (self, old, findings) => {
  const { errors } = findings;
  if (self.matchConstraints === undefined) errors.push(required("matchConstraints"));
  if (self.matchConstraints !== undefined && !self.matchConstraints?.resourceRules?.length) {
    errors.push(required("matchConstraints.resourceRules"));
  }
  if ((!self.validations?.length && !self.auditAnnotations?.length) && !self.validations?.length) {
    errors.push(required("validations", "validations or auditAnnotations must contain at least one item"));
  }
  if ((!self.validations?.length && !self.auditAnnotations?.length) && !self.auditAnnotations?.length) {
    errors.push(required("auditAnnotations", "validations or auditAnnotations must contain at least one item"));
  }
  if ((self.auditAnnotations?.length ?? 0) > 20) {
    errors.push(invalid("auditAnnotations", self.auditAnnotations ?? [], "must not have more than 20 auditAnnotations"));
  }
  for (const index of repeated(self.auditAnnotations, (each) => each.key)) {
    errors.push(duplicate(`auditAnnotations[${index}].key`, self.auditAnnotations?.[index]?.key));
  }
  checkField(findings, checkParamKind, { name: "paramKind", self: self.paramKind, old: old?.paramKind });
  checkField(findings, checkMatchResources, {
    name: "matchConstraints",
    self: self.matchConstraints,
    old: old?.matchConstraints,
  });
  checkItems(findings, checkVariable, { name: "variables", self: self.variables });
};

export const checkValidatingAdmissionPolicyStatus: RuleCheck<types.ValidatingAdmissionPolicyStatus> = (self, old, findings) => {
  checkField(findings, checkTypeChecking, { name: "typeChecking", self: self.typeChecking, old: old?.typeChecking });
};

export const checkTypeChecking: RuleCheck<types.TypeChecking> = (self, _old, findings) => {
  checkItems(findings, checkExpressionWarning, { name: "expressionWarnings", self: self.expressionWarnings });
};

export const checkExpressionWarning: RuleCheck<types.ExpressionWarning> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.warning) errors.push(required("warning"));
  if (!self.fieldRef) errors.push(required("fieldRef"));
};
