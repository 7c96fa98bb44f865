// Generated from authorization/v1/accessReview.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  eachItem,
  forbidden,
  formats,
  invalid,
  isMalformed,
  malformed,
  required,
} from "../../../runtime/schema/index.ts";
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
  eachItem(findings, self.requirements, (each, index) => {
    if (!each?.key) errors.push(required(`requirements[${index}].key`, "must be specified"));
  });
  eachItem(findings, self.requirements, (each, index) => {
    if ((each?.operator === "In" || each?.operator === "NotIn") && !each?.values?.length) {
      errors.push(required(`requirements[${index}].values`, "must be specified when `operator` is 'In' or 'NotIn'"));
    }
    if ((each?.operator === "Exists" || each?.operator === "DoesNotExist") && each?.values?.length) {
      errors.push(forbidden(`requirements[${index}].values`, "may not be specified when `operator` is 'Exists' or 'DoesNotExist'"));
    }
  });
};

export const checkLabelSelectorAttributes: RuleCheck<types.LabelSelectorAttributes> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.requirements?.length && self.rawSelector) {
    errors.push(invalid("rawSelector", self.rawSelector ?? "", "may not specified at the same time as requirements"));
  }
  if (!self.rawSelector && !self.requirements?.length) {
    errors.push(required("requirements", "when spec.resourceAttributes.labelSelector is specified, requirements or rawSelector is required"));
  }
  eachItem(findings, self.requirements, (each, index) => {
    if ((each?.operator === "In" || each?.operator === "NotIn") && !each?.values?.length) {
      errors.push(required(`requirements[${index}].values`, "must be specified when `operator` is 'In' or 'NotIn'"));
    }
    if ((each?.operator === "Exists" || each?.operator === "DoesNotExist") && each?.values?.length) {
      errors.push(forbidden(`requirements[${index}].values`, "may not be specified when `operator` is 'Exists' or 'DoesNotExist'"));
    }
  });
  eachItem(findings, self.requirements, (each, index) => {
    if (!each?.key) errors.push(required(`requirements[${index}].key`));
  });
  eachItem(findings, self.requirements, (each, index) => {
    if (isMalformed(each?.key, formats["qualified-name"])) {
      errors.push(...malformed(`requirements[${index}].key`, each?.key, formats["qualified-name"]));
    }
  });
  eachItem(findings, self.requirements, (each, index) => {
    eachItem(findings, each?.values, (each2, index2) => {
      if (formats["label-value"](each2) !== undefined) {
        errors.push(...malformed(`requirements[${index}].values[${index2}]`, each2, formats["label-value"]));
      }
    });
  });
};
