// Generated from rbac/v1/role.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/rbac/role/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkRole } from "./role.rules.ts";
import type * as types from "./role.ts";
import { PolicyRule, defaultPolicyRule } from "./shared.code.ts";

/** Fields of Role in wire order. */
export const Role: Structure = structure("Role", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("rules", 2, { list: { structure: () => PolicyRule } }, {
    presence: "always",
    nullable: true,
    listType: "atomic",
  }),
], { typeMeta: { kind: "Role", apiVersion: "rbac.authorization.orch.io/v1" } });

/** What requests for roles need. */
export const code: KindCode<types.Role> = {
  structure: Role,
  setDefaults: defaultRole,
  validate: (object, old) => checkRules(check(Role, object), checkRole, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => object.metadata?.creationTimestamp ?? "",
  ]),
  strategy,
};

export function defaultRole(o: types.Role): void {
  o.metadata ??= {};
  o.rules ??= null;
  defaultObjectMeta(o.metadata);
  if (o.rules) for (const each of o.rules) defaultPolicyRule(each);
}
