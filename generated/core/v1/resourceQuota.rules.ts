// Generated from core/v1/resourceQuota.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, eachValue, invalid, isNegative } from "../../../runtime/schema/index.ts";
import type * as types from "./resourceQuota.ts";

export const checkResourceQuota: RuleCheck<types.ResourceQuota> = (self, old, findings) => {
  checkResourceQuotaParts(self, old, findings);
};

export const checkResourceQuotaParts: RuleCheck<types.ResourceQuota> = (self, old, findings) => {
  checkField(findings, checkResourceQuotaSpec, { name: "spec", self: self.spec, old: old?.spec });
  checkField(findings, checkResourceQuotaStatus, { name: "status", self: self.status, old: old?.status });
};

export const checkResourceQuotaSpec: RuleCheck<types.ResourceQuotaSpec> = (self, _old, findings) => {
  const { errors } = findings;
  eachValue(findings, self.hard, (each, key) => {
    if (each !== undefined && isNegative(each)) {
      errors.push(invalid(`hard[${key}]`, String(each), "must be greater than or equal to 0"));
    }
  });
};

export const checkResourceQuotaStatus: RuleCheck<types.ResourceQuotaStatus> = (self, _old, findings) => {
  const { errors } = findings;
  eachValue(findings, self.hard, (each, key) => {
    if (each !== undefined && isNegative(each)) {
      errors.push(invalid(`hard[${key}]`, String(each), "must be greater than or equal to 0"));
    }
  });
  eachValue(findings, self.used, (each, key) => {
    if (each !== undefined && isNegative(each)) {
      errors.push(invalid(`used[${key}]`, String(each), "must be greater than or equal to 0"));
    }
  });
};
