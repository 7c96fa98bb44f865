// Generated from core/v1/persistentVolumeClaim.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import { LabelSelector, ObjectMeta, defaultLabelSelector, defaultObjectMeta } from "../../meta/v1.code.ts";
import type * as types from "./persistentVolumeClaim.ts";
import {
  TypedLocalObjectReference,
  TypedObjectReference,
  defaultTypedLocalObjectReference,
  defaultTypedObjectReference,
} from "./shared.code.ts";

/** Fields of PersistentVolumeClaimTemplate in wire order. */
export const PersistentVolumeClaimTemplate: Structure = structure("PersistentVolumeClaimTemplate", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => PersistentVolumeClaimSpec }, { presence: "always" }),
]);

/** Fields of PersistentVolumeClaimSpec in wire order. */
export const PersistentVolumeClaimSpec: Structure = structure("PersistentVolumeClaimSpec", () => [
  field("accessModes", 1, { list: "string" }, { listType: "atomic" }),
  field("selector", 4, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("resources", 2, { structure: () => VolumeResourceRequirements }, { presence: "always" }),
  field("volumeName", 3, "string"),
  field("storageClassName", 5, "string", { presence: "pointer" }),
  field("volumeMode", 6, "string", { presence: "pointer" }),
  field("dataSource", 7, { structure: () => TypedLocalObjectReference }, { presence: "pointer", mapType: "atomic" }),
  field("dataSourceRef", 8, { structure: () => TypedObjectReference }, { presence: "pointer" }),
  field("volumeAttributesClassName", 9, "string", { presence: "pointer" }),
]);

/** Fields of VolumeResourceRequirements in wire order. */
export const VolumeResourceRequirements: Structure = structure("VolumeResourceRequirements", () => [
  field("limits", 1, { map: "quantity" }),
  field("requests", 2, { map: "quantity" }),
]);

export function defaultPersistentVolumeClaimTemplate(o: types.PersistentVolumeClaimTemplate): void {
  o.metadata ??= {};
  o.spec ??= {};
  defaultObjectMeta(o.metadata);
  defaultPersistentVolumeClaimSpec(o.spec);
}

export function defaultPersistentVolumeClaimSpec(o: types.PersistentVolumeClaimSpec): void {
  o.resources ??= {};
  o.volumeMode ??= "Filesystem";
  if (o.selector) defaultLabelSelector(o.selector);
  if (o.dataSource) defaultTypedLocalObjectReference(o.dataSource);
  if (o.dataSourceRef) defaultTypedObjectReference(o.dataSourceRef);
}
