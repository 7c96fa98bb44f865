// Generated from authorization/v1/accessReview.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, checkItems, invalid, required } from "../../../runtime/schema/index.ts";
import { checkLabelSelectorRequirement } from "../../meta/v1.rules.ts";
import type * as types from "./accessReview.ts";

export const checkSubjectAccessReviewSpec: RuleCheck<types.SubjectAccessReviewSpec> = (self, old, findings) => {
  const { errors } = findings;
  if (self.resourceAttributes !== undefined && self.nonResourceAttributes !== undefined) {
    errors.push(invalid("nonResourceAttributes", self.nonResourceAttributes ?? null, "cannot be specified in combination with resourceAttributes"));
  }
  if (self.resourceAttributes === undefined && self.nonResourceAttributes === undefined) {
    errors.push(invalid("resourceAttributes", null, "exactly one of nonResourceAttributes or resourceAttributes must be specified"));
  }
  if (!self.user && !self.groups?.length) {
    errors.push(invalid("user", self.user ?? "", "at least one of user or group must be specified"));
  }
  checkField(findings, checkResourceAttributes, {
    name: "resourceAttributes",
    self: self.resourceAttributes,
    old: old?.resourceAttributes,
  });
};

export const checkResourceAttributes: RuleCheck<types.ResourceAttributes> = (self, old, findings) => {
  checkField(findings, checkFieldSelectorAttributes, {
    name: "fieldSelector",
    self: self.fieldSelector,
    old: old?.fieldSelector,
  });
  checkField(findings, checkLabelSelectorAttributes, {
    name: "labelSelector",
    self: self.labelSelector,
    old: old?.labelSelector,
  });
};

export const checkFieldSelectorAttributes: RuleCheck<types.FieldSelectorAttributes> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.requirements?.length && self.rawSelector) {
    errors.push(invalid("rawSelector", self.rawSelector ?? "", "may not specified at the same time as requirements"));
  }
  if (!self.rawSelector && !self.requirements?.length) {
    errors.push(required("requirements", "when spec.resourceAttributes.fieldSelector is specified, requirements or rawSelector is required"));
  }
};

export const checkLabelSelectorAttributes: RuleCheck<types.LabelSelectorAttributes> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.requirements?.length && self.rawSelector) {
    errors.push(invalid("rawSelector", self.rawSelector ?? "", "may not specified at the same time as requirements"));
  }
  if (!self.rawSelector && !self.requirements?.length) {
    errors.push(required("requirements", "when spec.resourceAttributes.labelSelector is specified, requirements or rawSelector is required"));
  }
  checkItems(findings, checkLabelSelectorRequirement, { name: "requirements", self: self.requirements });
};
