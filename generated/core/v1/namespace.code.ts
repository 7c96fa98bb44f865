// Generated from core/v1/namespace.yaml. Do not edit.
import { namespace as fillNamespace } from "../../../runtime/kinds/core/namespace/defaults.ts";
import { strategy } from "../../../runtime/kinds/core/namespace/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import type * as types from "./namespace.ts";

/** Fields of Namespace in wire order. */
export const Namespace: Structure = structure("Namespace", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => NamespaceSpec }, { presence: "always" }),
  field("status", 3, { structure: () => NamespaceStatus }, { presence: "always" }),
], { typeMeta: { kind: "Namespace", apiVersion: "v1" } });

/** Fields of NamespaceSpec in wire order. */
export const NamespaceSpec: Structure = structure("NamespaceSpec", () => [
  field("finalizers", 1, { list: "string" }, { listType: "atomic" }),
]);

/** Fields of NamespaceStatus in wire order. */
export const NamespaceStatus: Structure = structure("NamespaceStatus", () => [
  field("phase", 1, "string"),
  field("conditions", 2, { list: { structure: () => NamespaceCondition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
]);

/** Fields of NamespaceCondition in wire order. */
export const NamespaceCondition: Structure = structure("NamespaceCondition", () => [
  field("type", 1, "string", { presence: "always" }),
  field("status", 2, "string", { presence: "always" }),
  field("lastTransitionTime", 4, "time", { presence: "always", nullable: true }),
  field("reason", 5, "string"),
  field("message", 6, "string"),
]);

/** What requests for namespaces need. */
export const code: KindCode<types.Namespace> = {
  structure: Namespace,
  setDefaults: defaultNamespace,
  validate: (object) => check(Namespace, object),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.status?.phase, ""),
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy,
};

export function defaultNamespace(o: types.Namespace): void {
  o.metadata ??= {};
  o.spec ??= {};
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultNamespaceStatus(o.status);
  fillNamespace(o);
}

export function defaultNamespaceStatus(o: types.NamespaceStatus): void {
  o.phase ??= "Active";
  if (o.conditions) for (const each of o.conditions) defaultNamespaceCondition(each);
}

export function defaultNamespaceCondition(o: types.NamespaceCondition): void {
  o.type ??= "";
  o.status ??= "";
  o.lastTransitionTime ??= null;
}
