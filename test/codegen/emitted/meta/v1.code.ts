// Generated from meta/v1.yaml. Do not edit.
import type { Structure } from "../../../../runtime/schema/index.ts";
import { field, structure } from "../../../../runtime/schema/index.ts";

/** Fields of ObjectMeta in wire order. */
export const ObjectMeta: Structure = structure("ObjectMeta", () => [
  field("name", 1, "string"),
  field("creationTimestamp", 8, "time"),
  field("labels", 11, { map: "string" }),
]);

/** Fields of APIGroup in wire order. */
export const APIGroup: Structure = structure("APIGroup", () => [
  field("text", 1, "string"),
]);

/** Fields of APIGroupList in wire order. */
export const APIGroupList: Structure = structure("APIGroupList", () => [
  field("text", 1, "string"),
]);

/** Fields of APIResourceList in wire order. */
export const APIResourceList: Structure = structure("APIResourceList", () => [
  field("text", 1, "string"),
]);

/** Fields of APIVersions in wire order. */
export const APIVersions: Structure = structure("APIVersions", () => [
  field("text", 1, "string"),
]);

/** Fields of DeleteOptions in wire order. */
export const DeleteOptions: Structure = structure("DeleteOptions", () => [
  field("text", 1, "string"),
]);

/** Fields of ListMeta in wire order. */
export const ListMeta: Structure = structure("ListMeta", () => [
  field("text", 1, "string"),
]);

/** Fields of PartialObjectMetadata in wire order. */
export const PartialObjectMetadata: Structure = structure("PartialObjectMetadata", () => [
  field("text", 1, "string"),
]);

/** Fields of Status in wire order. */
export const Status: Structure = structure("Status", () => [
  field("text", 1, "string"),
]);
