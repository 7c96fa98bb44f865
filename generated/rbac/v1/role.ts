// Generated from rbac/v1/role.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";
import type { PolicyRule } from "./shared.ts";

/** Role is a list of things that may be done in its namespace. */
export interface Role {
  apiVersion?: "rbac.authorization.orch.io/v1";
  kind?: "Role";
  metadata?: ObjectMeta;
  /** What may be done. */
  rules?: PolicyRule[] | null;
}

/** A list of roles. */
export interface RoleList {
  apiVersion: "rbac.authorization.orch.io/v1";
  kind: "RoleList";
  metadata: ListMeta;
  items: Role[];
}
