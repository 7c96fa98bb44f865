// Generated from meta/v1.yaml. Do not edit.
import type { RuleCheck } from "../../runtime/schema/index.ts";
import {
  checkItems,
  eachItem,
  eachKey,
  forbidden,
  formats,
  invalid,
  malformed,
  required,
} from "../../runtime/schema/index.ts";
import type * as types from "./v1.ts";

export const checkLabelSelector: RuleCheck<types.LabelSelector> = (self, _old, findings) => {
  const { errors } = findings;
  eachKey(findings, self.matchLabels, (key) => {
    if (formats["qualified-name"](key) !== undefined) {
      errors.push(...malformed("matchLabels", key, formats["qualified-name"]));
    }
  });
  checkItems(findings, checkLabelSelectorRequirement, { name: "matchExpressions", self: self.matchExpressions });
};

export const checkLabelSelectorRequirement: RuleCheck<types.LabelSelectorRequirement> = (self, _old, findings) => {
  const { errors } = findings;
  if ((self.operator === "In" || self.operator === "NotIn") && !self.values?.length) {
    errors.push(required("values", "must be specified when `operator` is 'In' or 'NotIn'"));
  }
  if ((self.operator === "Exists" || self.operator === "DoesNotExist") && self.values?.length) {
    errors.push(forbidden("values", "may not be specified when `operator` is 'Exists' or 'DoesNotExist'"));
  }
  if (self.operator !== "In" && self.operator !== "NotIn" && self.operator !== "Exists" && self.operator !== "DoesNotExist") {
    errors.push(invalid("operator", self.operator, "not a valid selector operator"));
  }
  eachItem(findings, self.values, (each, index) => {
    if (formats["label-value"](each) !== undefined) {
      errors.push(...malformed(`values[${index}]`, each, formats["label-value"]));
    }
  });
};
