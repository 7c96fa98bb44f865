import type { RoleBinding } from "../../../generated/rbac/v1/roleBinding.ts";
import type { FieldError } from "../../schema/fieldError.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { validateRoleKind, validateRoleRefUpdate, validateSubjects } from "./roleSubjects.ts";

export const strategy: Strategy<RoleBinding> = { validate, validateUpdate };

function validate({ roleRef, subjects }: RoleBinding): FieldError[] {
  return [...validateRoleKind(roleRef, ["ClusterRole", "Role"]), ...validateSubjects(subjects ?? [])];
}

function validateUpdate(binding: RoleBinding, old: RoleBinding): FieldError[] {
  return validateRoleRefUpdate(binding.roleRef, old.roleRef);
}
