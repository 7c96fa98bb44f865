// Generated from core/v1/binding.yaml. Do not edit.
import { strategy } from "../../../runtime/kinds/core/binding/strategy.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { check, field, row, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import type * as types from "./binding.ts";
import { ObjectReference } from "./shared.code.ts";

/** Fields of Binding in wire order. */
export const Binding: Structure = structure("Binding", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("target", 2, { structure: () => ObjectReference }, { presence: "always", mapType: "atomic" }),
], { typeMeta: { kind: "Binding", apiVersion: "v1" } });

/** What requests for bindings need. */
export const code: KindCode<types.Binding> = {
  structure: Binding,
  setDefaults: defaultBinding,
  validate: (object) => check(Binding, object),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => object.metadata?.creationTimestamp ?? "",
  ]),
  strategy,
};

export function defaultBinding(o: types.Binding): void {
  o.metadata ??= {};
  o.target ??= {};
  defaultObjectMeta(o.metadata);
}
