// Generated from core/v1/limitRange.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  checkItems,
  duplicate,
  eachValue,
  forbidden,
  hasKeys,
  invalid,
  memberOf,
  orderOf,
  repeated,
} from "../../../runtime/schema/index.ts";
import type * as types from "./limitRange.ts";

export const checkLimitRange: RuleCheck<types.LimitRange> = (self, old, findings) => {
  checkLimitRangeParts(self, old, findings);
};

export const checkLimitRangeParts: RuleCheck<types.LimitRange> = (self, old, findings) => {
  checkField(findings, checkLimitRangeSpec, { name: "spec", self: self.spec, old: old?.spec });
};

export const checkLimitRangeSpec: RuleCheck<types.LimitRangeSpec> = (self, _old, findings) => {
  const { errors } = findings;
  for (const index of repeated(self.limits, (each) => each.type)) {
    errors.push(duplicate(`limits[${index}].type`, self.limits?.[index]?.type));
  }
  checkItems(findings, checkLimitRangeItem, { name: "limits", self: self.limits });
};

export const checkLimitRangeItem: RuleCheck<types.LimitRangeItem> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.type === "Pod" && hasKeys(self.default)) {
    errors.push(forbidden("default", "may not be specified when `type` is 'Pod'"));
  }
  if (self.type === "Pod" && hasKeys(self.defaultRequest)) {
    errors.push(forbidden("defaultRequest", "may not be specified when `type` is 'Pod'"));
  }
  eachValue(findings, self.min, (each, key) => {
    if (each !== undefined && memberOf(self.max, key) !== undefined && orderOf(each, memberOf(self.max, key)) > 0) {
      errors.push(invalid(`min[${key}]`, String(each), `min value ${memberOf(self.min, key)} is greater than max value ${memberOf(self.max, key)}`));
    }
  });
  if (self.type !== "Pod") {
    eachValue(findings, self.defaultRequest, (each, key) => {
      if (each !== undefined && memberOf(self.min, key) !== undefined && orderOf(each, memberOf(self.min, key)) < 0) {
        errors.push(invalid(`defaultRequest[${key}]`, String(each), `min value ${memberOf(self.min, key)} is greater than default request value ${memberOf(self.defaultRequest, key)}`));
      }
    });
  }
  if (self.type !== "Pod") {
    eachValue(findings, self.defaultRequest, (each, key) => {
      if (each !== undefined && memberOf(self.max, key) !== undefined && orderOf(each, memberOf(self.max, key)) > 0) {
        errors.push(invalid(`defaultRequest[${key}]`, String(each), `default request value ${memberOf(self.defaultRequest, key)} is greater than max value ${memberOf(self.max, key)}`));
      }
    });
  }
  if (self.type !== "Pod") {
    eachValue(findings, self.defaultRequest, (each, key) => {
      if (each !== undefined && memberOf(self.default, key) !== undefined && orderOf(each, memberOf(self.default, key)) > 0) {
        errors.push(invalid(`defaultRequest[${key}]`, String(each), `default request value ${memberOf(self.defaultRequest, key)} is greater than default limit value ${memberOf(self.default, key)}`));
      }
    });
  }
  if (self.type !== "Pod") {
    eachValue(findings, self.default, (each, key) => {
      if (each !== undefined && memberOf(self.min, key) !== undefined && orderOf(each, memberOf(self.min, key)) < 0) {
        errors.push(invalid(`default[${key}]`, String(memberOf(self.min, key)), `min value ${memberOf(self.min, key)} is greater than default value ${memberOf(self.default, key)}`));
      }
    });
  }
  if (self.type !== "Pod") {
    eachValue(findings, self.default, (each, key) => {
      if (each !== undefined && memberOf(self.max, key) !== undefined && orderOf(each, memberOf(self.max, key)) > 0) {
        errors.push(invalid(`default[${key}]`, String(memberOf(self.max, key)), `default value ${memberOf(self.default, key)} is greater than max value ${memberOf(self.max, key)}`));
      }
    });
  }
  eachValue(findings, self.maxLimitRequestRatio, (each, key) => {
    if (each !== undefined && orderOf(each, 1) < 0) {
      errors.push(invalid(`maxLimitRequestRatio[${key}]`, String(each), `ratio ${memberOf(self.maxLimitRequestRatio, key)} is less than 1`));
    }
  });
};
