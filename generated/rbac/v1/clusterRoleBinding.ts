// Generated from rbac/v1/clusterRoleBinding.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";
import type { RoleRef, Subject } from "./shared.ts";

/** ClusterRoleBinding lets subjects do, in the whole cluster, what a cluster role says. */
export interface ClusterRoleBinding {
  apiVersion?: "rbac.authorization.orch.io/v1";
  kind?: "ClusterRoleBinding";
  metadata?: ObjectMeta;
  /** Who may do it. */
  subjects?: Subject[];
  /** The cluster role; it cannot change. */
  roleRef: RoleRef;
}

/** A list of clusterrolebindings. */
export interface ClusterRoleBindingList {
  apiVersion: "rbac.authorization.orch.io/v1";
  kind: "ClusterRoleBindingList";
  metadata: ListMeta;
  items: ClusterRoleBinding[];
}
