// Generated from rbac/v1/clusterRoleBinding.yaml. Do not edit.
import type { RuleCheck } from "../../../runtime/schema/index.ts";
import {
  checkItems,
  eachItem,
  invalid,
  isSame,
  notSupportedAsListed,
  required,
} from "../../../runtime/schema/index.ts";
import type * as types from "./clusterRoleBinding.ts";
import { checkSubject } from "./shared.rules.ts";

export const checkClusterRoleBinding: RuleCheck<types.ClusterRoleBinding> = (self, old, findings) => {
  const { errors } = findings;
  if (self.roleRef?.kind !== "ClusterRole") {
    errors.push(notSupportedAsListed("roleRef.kind", self.roleRef?.kind, ["ClusterRole"]));
  }
  if (!self.roleRef?.name) errors.push(required("roleRef.name"));
  eachItem(findings, self.subjects, (each, index) => {
    if (each?.kind === "ServiceAccount" && !each?.namespace) errors.push(required(`subjects[${index}].namespace`));
  });
  if (old !== undefined && !isSame(self.roleRef, old?.roleRef)) {
    errors.push(invalid("roleRef", self.roleRef, "cannot change roleRef"));
  }
  checkClusterRoleBindingParts(self, old, findings);
};

export const checkClusterRoleBindingParts: RuleCheck<types.ClusterRoleBinding> = (self, _old, findings) => {
  checkItems(findings, checkSubject, { name: "subjects", self: self.subjects });
};
