// Generated from rbac/v1/roleBinding.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import { checkItems, invalid, isSame, notSupportedAsListed, required } from "../../../runtime/schema/index.ts";
import type * as types from "./roleBinding.ts";
import { checkSubject } from "./shared.rules.ts";

export const checkRoleBinding: RuleCheck<types.RoleBinding> = (self, old, findings) => {
  const { errors } = findings;
  if (self.roleRef?.kind !== "Role" && self.roleRef?.kind !== "ClusterRole") {
    errors.push(notSupportedAsListed("roleRef.kind", self.roleRef?.kind, ["Role", "ClusterRole"]));
  }
  if (!self.roleRef?.name) errors.push(required("roleRef.name"));
  if (old !== undefined && !isSame(self.roleRef, old?.roleRef)) {
    errors.push(invalid("roleRef", self.roleRef, "cannot change roleRef"));
  }
  checkRoleBindingParts(self, old, findings);
};

export const checkRoleBindingParts: RuleCheck<types.RoleBinding> = (self, _old, findings) => {
  checkItems(findings, checkSubject, { name: "subjects", self: self.subjects });
};
