// Generated from rbac/v1/role.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkItems, eachItem, invalid } from "../../../runtime/schema/index.ts";
import type * as types from "./role.ts";
import { checkPolicyRule } from "./shared.rules.ts";

export const checkRole: RuleCheck<types.Role> = (self, old, findings) => {
  const { errors } = findings;
  eachItem(findings, self.rules, (each, index) => {
    if (each?.nonResourceURLs?.length) {
      errors.push(invalid(`rules[${index}].nonResourceURLs`, each?.nonResourceURLs ?? [], "namespaced rules cannot apply to non-resource URLs"));
    }
  });
  checkRoleParts(self, old, findings);
};

export const checkRoleParts: RuleCheck<types.Role> = (self, _old, findings) => {
  checkItems(findings, checkPolicyRule, { name: "rules", self: self.rules });
};
