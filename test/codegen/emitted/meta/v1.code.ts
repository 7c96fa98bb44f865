// Generated from meta/v1.yaml. Do not edit.
import type { Structure } from "../../../../runtime/schema/index.ts";
import { field, structure } from "../../../../runtime/schema/index.ts";

/** Fields of DeleteOptions in wire order. */
export const DeleteOptions: Structure = structure("DeleteOptions", () => [
  field("gracePeriodSeconds", 1, "int64", { presence: "pointer" }),
]);

/** Fields of ObjectMeta in wire order. */
export const ObjectMeta: Structure = structure("ObjectMeta", () => [
  field("name", 1, "string"),
  field("creationTimestamp", 8, "time"),
  field("labels", 11, { map: "string" }),
]);
