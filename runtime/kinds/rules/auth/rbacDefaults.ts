import type { Subject } from "../../../../generated/rbac/v1/shared.ts";
import { apiGroupRbac } from "../../../../generated/wellknown.ts";

/** Users and groups are of the roles' own group, service accounts of the core group. */
export function subject(subject: Subject): void {
  if (subject.kind === "User" || subject.kind === "Group") subject.apiGroup ??= apiGroupRbac;
}
