import type { Role } from "../../../../generated/rbac/v1/role.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { checkRole } from "../../rules/auth/rbacEscalation.ts";

export const strategy: Strategy<Role> = { checkGrants: checkRole };
