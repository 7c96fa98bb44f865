import type { ClusterRole } from "../../../../generated/rbac/v1/clusterRole.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { checkRole } from "../../rules/rbacEscalation.ts";

export const strategy: Strategy<ClusterRole> = { checkGrants: checkRole };
