// Generated from rbac/v1/shared.yaml. Do not edit.
import { subject as fillSubject } from "../../../runtime/kinds/rules/auth/rbacDefaults.ts";
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import type * as types from "./shared.ts";
import { validateRoleRef, validateSubject } from "./shared.validator.ts";

/** Fields of PolicyRule in wire order. */
export const PolicyRule: Structure = structure("PolicyRule", () => [
  field("verbs", 1, { list: "string" }, { presence: "always", nullable: true, listType: "atomic" }),
  field("apiGroups", 2, { list: "string" }, { listType: "atomic" }),
  field("resources", 3, { list: "string" }, { listType: "atomic" }),
  field("resourceNames", 4, { list: "string" }, { listType: "atomic" }),
  field("nonResourceURLs", 5, { list: "string" }, { listType: "atomic" }),
]);

/** Fields of Subject in wire order. */
export const Subject: Structure = structure("Subject", () => [
  field("kind", 1, "string", { presence: "always", empty: "checked" }),
  field("apiGroup", 2, "string"),
  field("name", 3, "string", { presence: "always" }),
  field("namespace", 4, "string"),
], { mapType: "atomic", causes: ["name", "kind", "apiGroup", "namespace"], validate: validateSubject });

/** Fields of RoleRef in wire order. */
export const RoleRef: Structure = structure("RoleRef", () => [
  field("apiGroup", 1, "string", { presence: "always" }),
  field("kind", 2, "string", { presence: "always", empty: "checked" }),
  field("name", 3, "string", { presence: "always" }),
], { mapType: "atomic", causes: ["apiGroup", "kind", "name"], validate: validateRoleRef });

export function defaultPolicyRule(o: types.PolicyRule): void {
  o.verbs ??= null;
}

export function defaultSubject(o: types.Subject): void {
  o.kind ??= "";
  o.name ??= "";
  fillSubject(o);
}

export function defaultRoleRef(o: types.RoleRef): void {
  o.apiGroup ||= "rbac.authorization.orch.io";
  o.kind ??= "";
  o.name ??= "";
}
