import type { ClusterRoleBinding } from "../../../generated/rbac/v1/clusterRoleBinding.ts";
import type { FieldError } from "../../schema/fieldError.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { validateRoleKind, validateRoleRefUpdate, validateSubjects } from "./roleSubjects.ts";

export const strategy: Strategy<ClusterRoleBinding> = { validate, validateUpdate };

function validate({ roleRef, subjects }: ClusterRoleBinding): FieldError[] {
  return [...validateRoleKind(roleRef, ["ClusterRole"]), ...validateSubjects(subjects ?? [])];
}

function validateUpdate(binding: ClusterRoleBinding, old: ClusterRoleBinding): FieldError[] {
  return validateRoleRefUpdate(binding.roleRef, old.roleRef);
}
