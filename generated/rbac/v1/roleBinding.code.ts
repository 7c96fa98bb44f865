// Generated from rbac/v1/roleBinding.yaml. Do not edit.
import {
  groups as printGroups,
  role as printRole,
  serviceAccounts as printServiceAccounts,
  users as printUsers,
} from "../../../runtime/kinds/rbac/roleBinding/columns.ts";
import { strategy } from "../../../runtime/kinds/rbac/roleBinding/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkRoleBinding } from "./roleBinding.rules.ts";
import type * as types from "./roleBinding.ts";
import { RoleRef, Subject, defaultRoleRef, defaultSubject } from "./shared.code.ts";

/** Fields of RoleBinding in wire order. */
export const RoleBinding: Structure = structure("RoleBinding", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("subjects", 2, { list: { structure: () => Subject } }, { listType: "atomic" }),
  field("roleRef", 3, { structure: () => RoleRef }, { presence: "always", mapType: "atomic" }),
], { typeMeta: { kind: "RoleBinding", apiVersion: "rbac.authorization.orch.io/v1" }, causes: ["roleRef", "subjects"] });

/** What requests for rolebindings need. */
export const code: KindCode<types.RoleBinding> = {
  structure: RoleBinding,
  setDefaults: defaultRoleBinding,
  validate: (object, old) => checkRules(check(RoleBinding, object), checkRoleBinding, { object, old }),
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

export function defaultRoleBinding(o: types.RoleBinding): void {
  o.metadata ??= {};
  o.roleRef ??= {} as NonNullable<types.RoleBinding["roleRef"]>;
  defaultObjectMeta(o.metadata);
  if (o.subjects) for (const each of o.subjects) defaultSubject(each);
  defaultRoleRef(o.roleRef);
}
