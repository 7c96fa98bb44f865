// Generated from rbac/v1/roleBinding.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";
import type { RoleRef, Subject } from "./shared.ts";

/** RoleBinding lets subjects do, in its namespace, what a role says. */
export interface RoleBinding {
  apiVersion?: "rbac.authorization.orch.io/v1";
  kind?: "RoleBinding";
  metadata?: ObjectMeta;
  /** Who may do it. */
  subjects?: Subject[];
  /** The role, of this namespace or of the cluster; it cannot change. */
  roleRef: RoleRef;
}

/** A list of rolebindings. */
export interface RoleBindingList {
  apiVersion: "rbac.authorization.orch.io/v1";
  kind: "RoleBindingList";
  metadata: ListMeta;
  items: RoleBinding[];
}
