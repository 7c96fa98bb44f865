import type { ClusterRoleBinding } from "../../../../generated/rbac/v1/clusterRoleBinding.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { checkBinding, validateKindOfRole } from "../../rules/rbacEscalation.ts";

export const strategy: Strategy<ClusterRoleBinding> = {
  checkGrants: checkBinding,
  validate: (binding) => validateKindOfRole(binding, ["ClusterRole"]),
};
