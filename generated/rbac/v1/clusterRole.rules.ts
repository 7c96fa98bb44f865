// Generated from rbac/v1/clusterRole.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkField, checkItems, required } from "../../../runtime/schema/index.ts";
import { checkLabelSelector } from "../../meta/v1.rules.ts";
import type * as types from "./clusterRole.ts";
import { checkPolicyRule } from "./shared.rules.ts";

export const checkClusterRole: RuleCheck<types.ClusterRole> = (self, old, findings) => {
  checkClusterRoleParts(self, old, findings);
};

export const checkClusterRoleParts: RuleCheck<types.ClusterRole> = (self, old, findings) => {
  checkItems(findings, checkPolicyRule, { name: "rules", self: self.rules });
  checkField(findings, checkAggregationRule, {
    name: "aggregationRule",
    self: self.aggregationRule,
    old: old?.aggregationRule,
  });
};

export const checkAggregationRule: RuleCheck<types.AggregationRule> = (self, _old, findings) => {
  const { errors } = findings;
  if (!self.clusterRoleSelectors?.length) {
    errors.push(required("clusterRoleSelectors", "at least one clusterRoleSelector required if aggregationRule is non-nil"));
  }
  checkItems(findings, checkLabelSelector, { name: "clusterRoleSelectors", self: self.clusterRoleSelectors });
};
