// Generated from rbac/v1/clusterRole.yaml. Do not edit.
import type { LabelSelector, ListMeta, ObjectMeta } from "../../meta/v1.ts";
import type { PolicyRule } from "./shared.ts";

/** ClusterRole is a list of things that may be done in the whole cluster. */
export interface ClusterRole {
  apiVersion?: "rbac.authorization.orch.io/v1";
  kind?: "ClusterRole";
  metadata?: ObjectMeta;
  /** What may be done; the server fills it in when aggregationRule is set. */
  rules?: PolicyRule[] | null;
  /** Where the rules come from. */
  aggregationRule?: AggregationRule;
}

/** A list of clusterroles. */
export interface ClusterRoleList {
  apiVersion: "rbac.authorization.orch.io/v1";
  kind: "ClusterRoleList";
  metadata: ListMeta;
  items: ClusterRole[];
}

/** Cluster roles whose rules are put together. */
export interface AggregationRule {
  /** Labels of the cluster roles, of which one selector must fit. */
  clusterRoleSelectors?: LabelSelector[];
}
