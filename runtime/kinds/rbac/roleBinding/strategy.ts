import type { RoleBinding } from "../../../../generated/rbac/v1/roleBinding.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { checkBinding } from "../../rules/auth/rbacEscalation.ts";

export const strategy: Strategy<RoleBinding> = { checkGrants: checkBinding };
