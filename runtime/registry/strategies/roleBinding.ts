import type { RoleBinding } from "../../../generated/rbac/v1/roleBinding.ts";
import type { FieldError } from "../../schema/fieldError.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { validateRoleRefUpdate, validateSubjects } from "./roleSubjects.ts";

export const strategy: Strategy<RoleBinding> = { validate, validateUpdate };

function validate({ subjects }: RoleBinding): FieldError[] {
  return validateSubjects(subjects ?? []);
}

function validateUpdate(binding: RoleBinding, old: RoleBinding): FieldError[] {
  return validateRoleRefUpdate(binding.roleRef, old.roleRef);
}
