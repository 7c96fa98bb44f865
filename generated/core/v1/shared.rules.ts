// Generated from core/v1/shared.yaml. Do not edit.
import { matchesPattern } from "../../../runtime/cel/index.ts";
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { eachValue, formats, invalid, isMalformed, isNegative, malformed } from "../../../runtime/schema/index.ts";
import type * as types from "./shared.ts";

export const checkFileKeySelector: RuleCheck<types.FileKeySelector> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.path, formats["relative-path"])) {
    errors.push(...malformed("path", self.path, formats["relative-path"]));
  }
  if (isMalformed(self.path, formats["no-backsteps"])) {
    errors.push(...malformed("path", self.path, formats["no-backsteps"]));
  }
};

export const checkKeyToPath: RuleCheck<types.KeyToPath> = (self, _old, findings) => {
  const { errors } = findings;
  if (isMalformed(self.path, formats["relative-path"])) {
    errors.push(...malformed("path", self.path, formats["relative-path"]));
  }
  if (isMalformed(self.path, formats["no-backsteps"])) {
    errors.push(...malformed("path", self.path, formats["no-backsteps"]));
  }
  if (self.path && matchesPattern(self.path, "^\\.\\.($|[^/])")) {
    errors.push(invalid("path", self.path, "must not start with '..'"));
  }
  if (self.mode !== undefined && self.mode < 0) {
    errors.push(invalid("mode", self.mode ?? null, "must be a number between 0 and 0777 (octal), both inclusive"));
  }
  else if (self.mode !== undefined && self.mode > 511) {
    errors.push(invalid("mode", self.mode ?? null, "must be a number between 0 and 0777 (octal), both inclusive"));
  }
};

export const checkResourceRequirements: RuleCheck<types.ResourceRequirements> = (self, _old, findings) => {
  const { errors } = findings;
  eachValue(findings, self.limits, (each, key) => {
    if (each !== undefined && isNegative(each)) {
      errors.push(invalid(`limits[${key}]`, String(each), "must be greater than or equal to 0"));
    }
  });
  eachValue(findings, self.requests, (each, key) => {
    if (each !== undefined && isNegative(each)) {
      errors.push(invalid(`requests[${key}]`, String(each), "must be greater than or equal to 0"));
    }
  });
};
