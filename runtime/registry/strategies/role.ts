import type { Role } from "../../../generated/rbac/v1/role.ts";
import type { FieldError } from "../../schema/fieldError.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { validatePolicyRules } from "./policyRules.ts";

export const strategy: Strategy<Role> = { validate };

function validate({ rules }: Role): FieldError[] {
  return validatePolicyRules(rules ?? [], { isNamespaced: true });
}
