// Generated from rbac/v1/clusterRole.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/rbac/clusterRole/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { LabelSelector, ObjectMeta, defaultLabelSelector, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkClusterRole } from "./clusterRole.rules.ts";
import type * as types from "./clusterRole.ts";
import { PolicyRule, defaultPolicyRule } from "./shared.code.ts";

/** Fields of ClusterRole in wire order. */
export const ClusterRole: Structure = structure("ClusterRole", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("rules", 2, { list: { structure: () => PolicyRule } }, {
    presence: "always",
    nullable: true,
    listType: "atomic",
  }),
  field("aggregationRule", 3, { structure: () => AggregationRule }, { presence: "pointer" }),
], { typeMeta: { kind: "ClusterRole", apiVersion: "rbac.authorization.orch.io/v1" }, causes: ["rules", "aggregationRule"] });

/** Fields of AggregationRule in wire order. */
export const AggregationRule: Structure = structure("AggregationRule", () => [
  field("clusterRoleSelectors", 1, { list: { structure: () => LabelSelector } }, { listType: "atomic" }),
]);

/** What requests for clusterroles need. */
export const code: KindCode<types.ClusterRole> = {
  structure: ClusterRole,
  setDefaults: defaultClusterRole,
  validate: (object, old) => checkRules(check(ClusterRole, object), checkClusterRole, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => object.metadata?.creationTimestamp ?? "",
  ]),
  strategy,
};

export function defaultClusterRole(o: types.ClusterRole): void {
  o.metadata ??= {};
  o.rules ??= null;
  defaultObjectMeta(o.metadata);
  if (o.rules) for (const each of o.rules) defaultPolicyRule(each);
  if (o.aggregationRule) defaultAggregationRule(o.aggregationRule);
}

export function defaultAggregationRule(o: types.AggregationRule): void {
  if (o.clusterRoleSelectors) for (const each of o.clusterRoleSelectors) defaultLabelSelector(each);
}
