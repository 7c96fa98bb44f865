// Generated from rbac/v1/clusterRoleBinding.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/rbac/clusterRoleBinding/strategy.ts";
import {
  groups as printGroups,
  role as printRole,
  serviceAccounts as printServiceAccounts,
  users as printUsers,
} from "../../../runtime/kinds/rbac/roleBinding/columns.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkClusterRoleBinding } from "./clusterRoleBinding.rules.ts";
import type * as types from "./clusterRoleBinding.ts";
import { RoleRef, Subject, defaultRoleRef, defaultSubject } from "./shared.code.ts";

/** Fields of ClusterRoleBinding in wire order. */
export const ClusterRoleBinding: Structure = structure("ClusterRoleBinding", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("subjects", 2, { list: { structure: () => Subject } }, { listType: "atomic" }),
  field("roleRef", 3, { structure: () => RoleRef }, { presence: "always", mapType: "atomic" }),
], { typeMeta: { kind: "ClusterRoleBinding", apiVersion: "rbac.authorization.orch.io/v1" }, causes: ["roleRef", "subjects"] });

/** What requests for clusterrolebindings need. */
export const code: KindCode<types.ClusterRoleBinding> = {
  structure: ClusterRoleBinding,
  setDefaults: defaultClusterRoleBinding,
  validate: (object, old) => checkRules(check(ClusterRoleBinding, object), checkClusterRoleBinding, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printRole,
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
    printUsers,
    printGroups,
    printServiceAccounts,
  ]),
  strategy,
};

export function defaultClusterRoleBinding(o: types.ClusterRoleBinding): void {
  o.metadata ??= {};
  o.roleRef ??= {} as NonNullable<types.ClusterRoleBinding["roleRef"]>;
  defaultObjectMeta(o.metadata);
  if (o.subjects) for (const each of o.subjects) defaultSubject(each);
  defaultRoleRef(o.roleRef);
}
