// Generated from authorization/v1/selfSubjectAccessReview.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, invalid } from "../../../runtime/schema/index.ts";
import { checkResourceAttributes } from "./accessReview.rules.ts";
import type * as types from "./selfSubjectAccessReview.ts";

export const checkSelfSubjectAccessReview: RuleCheck<types.SelfSubjectAccessReview> = (self, old, findings) => {
  checkSelfSubjectAccessReviewParts(self, old, findings);
};

export const checkSelfSubjectAccessReviewParts: RuleCheck<types.SelfSubjectAccessReview> = (self, old, findings) => {
  checkField(findings, checkSelfSubjectAccessReviewSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkSelfSubjectAccessReviewSpec: RuleCheck<types.SelfSubjectAccessReviewSpec> = (self, old, findings) => {
  const { errors } = findings;
  if (self.resourceAttributes !== undefined && self.nonResourceAttributes !== undefined) {
    errors.push(invalid("nonResourceAttributes", self.nonResourceAttributes ?? null, "cannot be specified in combination with resourceAttributes"));
  }
  if (self.resourceAttributes === undefined && self.nonResourceAttributes === undefined) {
    errors.push(invalid("resourceAttributes", null, "exactly one of nonResourceAttributes or resourceAttributes must be specified"));
  }
  checkField(findings, checkResourceAttributes, {
    name: "resourceAttributes",
    self: self.resourceAttributes,
    old: old?.resourceAttributes,
  });
};
