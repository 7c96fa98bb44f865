// Generated from core/v1/shared.yaml. Do not edit.
import { requirements as fillRequirements } from "../../../runtime/kinds/rules/resourceListDefaults.ts";
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import type * as types from "./shared.ts";
import {
  validateConfigMapKeySelector,
  validateFileKeySelector,
  validateKeyToPath,
  validateObjectFieldSelector,
  validateResourceClaim,
  validateResourceFieldSelector,
  validateSecretKeySelector,
} from "./shared.validator.ts";

/** Fields of ObjectReference in wire order. */
export const ObjectReference: Structure = structure("ObjectReference", () => [
  field("kind", 1, "string"),
  field("namespace", 2, "string"),
  field("name", 3, "string"),
  field("uid", 4, "string"),
  field("apiVersion", 5, "string"),
  field("resourceVersion", 6, "string"),
  field("fieldPath", 7, "string"),
], { mapType: "atomic" });

/** Fields of LocalObjectReference in wire order. */
export const LocalObjectReference: Structure = structure("LocalObjectReference", () => [
  field("name", 1, "string"),
], { mapType: "atomic" });

/** Fields of TypedLocalObjectReference in wire order. */
export const TypedLocalObjectReference: Structure = structure("TypedLocalObjectReference", () => [
  field("apiGroup", 1, "string", { presence: "always", nullable: true }),
  field("kind", 2, "string", { presence: "always" }),
  field("name", 3, "string", { presence: "always" }),
], { mapType: "atomic" });

/** Fields of TypedObjectReference in wire order. */
export const TypedObjectReference: Structure = structure("TypedObjectReference", () => [
  field("apiGroup", 1, "string", { presence: "always", nullable: true }),
  field("kind", 2, "string", { presence: "always" }),
  field("name", 3, "string", { presence: "always" }),
  field("namespace", 4, "string", { presence: "pointer" }),
]);

/** Fields of ObjectFieldSelector in wire order. */
export const ObjectFieldSelector: Structure = structure("ObjectFieldSelector", () => [
  field("apiVersion", 1, "string"),
  field("fieldPath", 2, "string", { presence: "always" }),
], { mapType: "atomic", validate: validateObjectFieldSelector });

/** Fields of ResourceFieldSelector in wire order. */
export const ResourceFieldSelector: Structure = structure("ResourceFieldSelector", () => [
  field("containerName", 1, "string"),
  field("resource", 2, "string", { presence: "always" }),
  field("divisor", 3, "quantity", { presence: "always" }),
], { mapType: "atomic", validate: validateResourceFieldSelector });

/** Fields of ConfigMapKeySelector in wire order. */
export const ConfigMapKeySelector: Structure = structure("ConfigMapKeySelector", () => [
  field("name", 1, "string", { inlinePath: [1] }),
  field("key", 2, "string", { presence: "always" }),
  field("optional", 3, "boolean", { presence: "pointer" }),
], { mapType: "atomic", validate: validateConfigMapKeySelector });

/** Fields of SecretKeySelector in wire order. */
export const SecretKeySelector: Structure = structure("SecretKeySelector", () => [
  field("name", 1, "string", { inlinePath: [1] }),
  field("key", 2, "string", { presence: "always" }),
  field("optional", 3, "boolean", { presence: "pointer" }),
], { mapType: "atomic", validate: validateSecretKeySelector });

/** Fields of FileKeySelector in wire order. */
export const FileKeySelector: Structure = structure("FileKeySelector", () => [
  field("volumeName", 1, "string", { presence: "always" }),
  field("path", 2, "string", { presence: "always" }),
  field("key", 3, "string", { presence: "always" }),
  field("optional", 4, "boolean", { presence: "pointer" }),
], { mapType: "atomic", validate: validateFileKeySelector });

/** Fields of KeyToPath in wire order. */
export const KeyToPath: Structure = structure("KeyToPath", () => [
  field("key", 1, "string", { presence: "always" }),
  field("path", 2, "string", { presence: "always" }),
  field("mode", 3, "int32", { presence: "pointer" }),
], { validate: validateKeyToPath });

/** Fields of ResourceRequirements in wire order. */
export const ResourceRequirements: Structure = structure("ResourceRequirements", () => [
  field("limits", 1, { map: "quantity" }),
  field("requests", 2, { map: "quantity" }),
  field("claims", 3, { list: { structure: () => ResourceClaim } }, {
    listType: "map",
    mapKeys: ["name"],
    gate: "DynamicResourceAllocation",
  }),
]);

/** Fields of ResourceClaim in wire order. */
export const ResourceClaim: Structure = structure("ResourceClaim", () => [
  field("name", 1, "string", { presence: "always", errors: "asItem" }),
  field("request", 2, "string"),
], { validate: validateResourceClaim });

export function defaultTypedLocalObjectReference(o: types.TypedLocalObjectReference): void {
  o.apiGroup ??= null;
  o.kind ??= "";
  o.name ??= "";
}

export function defaultTypedObjectReference(o: types.TypedObjectReference): void {
  o.apiGroup ??= null;
  o.kind ??= "";
  o.name ??= "";
}

export function defaultObjectFieldSelector(o: types.ObjectFieldSelector): void {
  o.apiVersion ??= "v1";
  o.fieldPath ??= "";
}

export function defaultResourceFieldSelector(o: types.ResourceFieldSelector): void {
  o.resource ??= "";
  o.divisor ??= "0";
}

export function defaultConfigMapKeySelector(o: types.ConfigMapKeySelector): void {
  o.key ??= "";
}

export function defaultSecretKeySelector(o: types.SecretKeySelector): void {
  o.key ??= "";
}

export function defaultFileKeySelector(o: types.FileKeySelector): void {
  o.volumeName ??= "";
  o.path ??= "";
  o.key ??= "";
  o.optional ??= false;
}

export function defaultKeyToPath(o: types.KeyToPath): void {
  o.key ??= "";
  o.path ??= "";
}

export function defaultResourceRequirements(o: types.ResourceRequirements): void {
  if (o.claims) for (const each of o.claims) defaultResourceClaim(each);
  fillRequirements(o);
}

export function defaultResourceClaim(o: types.ResourceClaim): void {
  o.name ??= "";
}
