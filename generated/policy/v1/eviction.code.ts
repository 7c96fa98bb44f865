// Generated from policy/v1/eviction.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import { DeleteOptions, ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import type * as types from "./eviction.ts";

/** Fields of Eviction in wire order. */
export const Eviction: Structure = structure("Eviction", () => [
  field("kind", 0, "string"),
  field("apiVersion", 0, "string"),
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("deleteOptions", 2, { structure: () => DeleteOptions }, { presence: "pointer" }),
]);

export function defaultEviction(o: types.Eviction): void {
  o.metadata ??= {};
  defaultObjectMeta(o.metadata);
}
