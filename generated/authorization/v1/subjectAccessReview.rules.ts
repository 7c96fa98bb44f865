// Generated from authorization/v1/subjectAccessReview.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField } from "../../../runtime/schema/index.ts";
import { checkSubjectAccessReviewSpec } from "./accessReview.rules.ts";
import type * as types from "./subjectAccessReview.ts";

export const checkSubjectAccessReview: RuleCheck<types.SubjectAccessReview> = (self, old, findings) => {
  checkSubjectAccessReviewParts(self, old, findings);
};

export const checkSubjectAccessReviewParts: RuleCheck<types.SubjectAccessReview> = (self, old, findings) => {
  checkField(findings, checkSubjectAccessReviewSpec, { name: "spec", self: self.spec, old: old?.spec });
};
