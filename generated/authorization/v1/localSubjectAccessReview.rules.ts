// Generated from authorization/v1/localSubjectAccessReview.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, invalid } from "../../../runtime/schema/index.ts";
import { checkSubjectAccessReviewSpec } from "./accessReview.rules.ts";
import type * as types from "./localSubjectAccessReview.ts";

export const checkLocalSubjectAccessReview: RuleCheck<types.LocalSubjectAccessReview> = (self, old, findings) => {
  const { errors } = findings;
  if (self.spec?.nonResourceAttributes !== undefined) {
    errors.push(invalid("spec.nonResourceAttributes", self.spec?.nonResourceAttributes ?? null, "disallowed on this kind of request"));
  }
  checkLocalSubjectAccessReviewParts(self, old, findings);
};

export const checkLocalSubjectAccessReviewParts: RuleCheck<types.LocalSubjectAccessReview> = (self, old, findings) => {
  checkField(findings, checkSubjectAccessReviewSpec, { name: "spec", self: self.spec, old: old?.spec });
};
