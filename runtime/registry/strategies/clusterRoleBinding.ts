import type { ClusterRoleBinding } from "../../../generated/rbac/v1/clusterRoleBinding.ts";
import { type FieldError, notSupported } from "../../schema/fieldError.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { validateRoleRefUpdate, validateSubjects } from "./roleSubjects.ts";

export const strategy: Strategy<ClusterRoleBinding> = { validate, validateUpdate };

const roleKind = "ClusterRole";

/** What holds everywhere cannot be the role of one namespace. */
function validate({ subjects, roleRef }: ClusterRoleBinding): FieldError[] {
  const errors = roleRef.kind === "Role" ? [notSupported("roleRef.kind", roleRef.kind, [roleKind])] : [];
  return [...errors, ...validateSubjects(subjects ?? [])];
}

function validateUpdate(binding: ClusterRoleBinding, old: ClusterRoleBinding): FieldError[] {
  return validateRoleRefUpdate(binding.roleRef, old.roleRef);
}
