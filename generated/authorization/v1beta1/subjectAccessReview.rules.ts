// Generated from authorization/v1beta1/subjectAccessReview.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, invalid } from "../../../runtime/schema/index.ts";
import { checkResourceAttributes } from "../v1/accessReview.rules.ts";
import type * as types from "./subjectAccessReview.ts";

export const checkSubjectAccessReview: RuleCheck<types.SubjectAccessReview> = (self, old, findings) => {
  checkSubjectAccessReviewParts(self, old, findings);
};

export const checkSubjectAccessReviewParts: RuleCheck<types.SubjectAccessReview> = (self, old, findings) => {
  checkField(findings, checkSubjectAccessReviewSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkSubjectAccessReviewSpec: RuleCheck<types.SubjectAccessReviewSpec> = (self, old, findings) => {
  const { errors } = findings;
  if (self.resourceAttributes !== undefined && self.nonResourceAttributes !== undefined) {
    errors.push(invalid("nonResourceAttributes", self.nonResourceAttributes ?? null, "cannot be specified in combination with resourceAttributes"));
  }
  if (self.resourceAttributes === undefined && self.nonResourceAttributes === undefined) {
    errors.push(invalid("resourceAttributes", null, "exactly one of nonResourceAttributes or resourceAttributes must be specified"));
  }
  if (!self.user && !self.group?.length) {
    errors.push(invalid("user", self.user ?? "", "at least one of user or group must be specified"));
  }
  checkField(findings, checkResourceAttributes, {
    name: "resourceAttributes",
    self: self.resourceAttributes,
    old: old?.resourceAttributes,
  });
};
