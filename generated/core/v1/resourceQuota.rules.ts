// Generated from core/v1/resourceQuota.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkField,
  checkItems,
  eachItem,
  eachValue,
  invalid,
  isNegative,
  required,
} from "../../../runtime/schema/index.ts";
import type * as types from "./resourceQuota.ts";

export const checkResourceQuota: RuleCheck<types.ResourceQuota> = (self, old, findings) => {
  const { errors } = findings;
  eachItem(findings, self.metadata?.finalizers, (each, index) => {
    if (each && !each.includes("/") && each !== "orch" && each !== "orphan" && each !== "foregroundDeletion") {
      errors.push(invalid(`metadata.finalizers[${index}]`, each, "name is neither a standard finalizer name nor is it fully qualified"));
    }
  });
  checkResourceQuotaParts(self, old, findings);
};

export const checkResourceQuotaParts: RuleCheck<types.ResourceQuota> = (self, old, findings) => {
  checkField(findings, checkResourceQuotaSpec, { name: "spec", self: self.spec, old: old?.spec });
  checkField(findings, checkResourceQuotaStatus, { name: "status", self: self.status, old: old?.status });
};

export const checkResourceQuotaSpec: RuleCheck<types.ResourceQuotaSpec> = (self, old, findings) => {
  const { errors } = findings;
  if (self.scopes?.some((each) => each === "BestEffort") === true && self.scopes?.some((each) => each === "NotBestEffort") === true && self.scopes?.length) {
    errors.push(invalid("scopes", self.scopes ?? [], "conflicting scopes"));
  }
  if (self.scopes?.some((each) => each === "Terminating") === true && self.scopes?.some((each) => each === "NotTerminating") === true && self.scopes?.length) {
    errors.push(invalid("scopes", self.scopes ?? [], "conflicting scopes"));
  }
  eachValue(findings, self.hard, (each, key) => {
    if (each !== undefined && isNegative(each)) {
      errors.push(invalid(`hard[${key}]`, String(each), "must be greater than or equal to 0"));
    }
  });
  checkField(findings, checkScopeSelector, {
    name: "scopeSelector",
    self: self.scopeSelector,
    old: old?.scopeSelector,
  });
};

export const checkScopeSelector: RuleCheck<types.ScopeSelector> = (self, _old, findings) => {
  const { errors } = findings;
  if (self.matchExpressions?.some((each) => each?.scopeName === "BestEffort") === true && self.matchExpressions?.some((each) => each?.scopeName === "NotBestEffort") === true && self.matchExpressions?.length) {
    errors.push(invalid("matchExpressions", self.matchExpressions ?? [], "conflicting scopes"));
  }
  if (self.matchExpressions?.some((each) => each?.scopeName === "Terminating") === true && self.matchExpressions?.some((each) => each?.scopeName === "NotTerminating") === true && self.matchExpressions?.length) {
    errors.push(invalid("matchExpressions", self.matchExpressions ?? [], "conflicting scopes"));
  }
  checkItems(findings, checkScopedResourceSelectorRequirement, {
    name: "matchExpressions",
    self: self.matchExpressions,
  });
};

export const checkScopedResourceSelectorRequirement: RuleCheck<types.ScopedResourceSelectorRequirement> = (self, _old, findings) => {
  const { errors } = findings;
  if ((self.scopeName === "Terminating" || self.scopeName === "NotTerminating" || self.scopeName === "BestEffort" || self.scopeName === "NotBestEffort" || self.scopeName === "CrossNamespacePodAffinity") && self.operator && self.operator !== "Exists") {
    errors.push(invalid("operator", self.operator, "must be 'Exist' when scope is any of ResourceQuotaScopeTerminating, ResourceQuotaScopeNotTerminating, ResourceQuotaScopeBestEffort, ResourceQuotaScopeNotBestEffort or ResourceQuotaScopeCrossNamespacePodAffinity"));
  }
  if ((self.operator === "In" || self.operator === "NotIn") && !self.values?.length) {
    errors.push(required("values", "must be at least one value when `operator` is 'In' or 'NotIn' for scope selector"));
  }
  if ((self.operator === "Exists" || self.operator === "DoesNotExist") && self.values?.length) {
    errors.push(invalid("values", self.values ?? [], "must be no value when `operator` is 'Exist' or 'DoesNotExist' for scope selector"));
  }
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
