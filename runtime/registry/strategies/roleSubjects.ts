import type { RoleRef, Subject } from "../../../generated/rbac/v1/shared.ts";
import { apiGroupRbac } from "../../../generated/wellknown.ts";
import { deepEqual } from "../../lib/deepEqual.ts";
import { type FieldError, invalid, notSupported, required } from "../../schema/fieldError.ts";
import { dnsSubdomain } from "../../schema/names.ts";

/** The kind of role that is given. Roles of one namespace do not hold everywhere. */
export function validateRoleKind({ kind }: RoleRef, allowed: readonly string[]): FieldError[] {
  return allowed.includes(kind) ? [] : [notSupported("roleRef.kind", kind, allowed)];
}

/** Who a role is given to: users and groups, which only have a name, and service accounts of a namespace. */
export function validateSubjects(subjects: readonly Subject[]): FieldError[] {
  return subjects.flatMap((subject, index) => {
    const path = `subjects[${index}]`;
    if (subject.kind === "ServiceAccount") return validateServiceAccount(subject, path);
    const isKnown = subject.kind === "User" || subject.kind === "Group";
    if (!isKnown || subject.apiGroup === apiGroupRbac) return [];
    return [notSupported(`${path}.apiGroup`, subject.apiGroup ?? "", [apiGroupRbac])];
  });
}

/** Whoever was trusted with one role is not handed another one by the same binding. */
export function validateRoleRefUpdate(roleRef: RoleRef, old: RoleRef): FieldError[] {
  return deepEqual(roleRef, old) ? [] : [invalid("roleRef", roleRef, "cannot change roleRef")];
}

function validateServiceAccount({ name, apiGroup, namespace }: Subject, path: string): FieldError[] {
  const errors: FieldError[] = [];
  const text = name === "" ? undefined : dnsSubdomain(name);
  if (text !== undefined) errors.push(invalid(`${path}.name`, name, text));
  if (apiGroup) errors.push(notSupported(`${path}.apiGroup`, apiGroup, [""]));
  if (!namespace) errors.push(required(`${path}.namespace`));
  return errors;
}
