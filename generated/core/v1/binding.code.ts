// Generated from core/v1/binding.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import type * as types from "./binding.ts";
import { ObjectReference } from "./shared.code.ts";

/** Fields of Binding in wire order. */
export const Binding: Structure = structure("Binding", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("target", 2, { structure: () => ObjectReference }, { presence: "always", mapType: "atomic" }),
]);

export function defaultBinding(o: types.Binding): void {
  o.metadata ??= {};
  o.target ??= {};
  defaultObjectMeta(o.metadata);
}
