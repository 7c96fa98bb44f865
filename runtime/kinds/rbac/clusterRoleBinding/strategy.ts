import type { ClusterRoleBinding } from "../../../../generated/rbac/v1/clusterRoleBinding.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { checkBinding } from "../../rules/auth/rbacEscalation.ts";

export const strategy: Strategy<ClusterRoleBinding> = { checkGrants: checkBinding };
