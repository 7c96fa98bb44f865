// Generated from core/v1/persistentVolumeClaim.yaml. Do not edit.
import {
  accessModes as printAccessModes,
  capacity as printCapacity,
  status as printStatus,
  storageClass as printStorageClass,
} from "../../../runtime/kinds/core/persistentVolumeClaim/columns.ts";
import { strategy } from "../../../runtime/kinds/core/persistentVolumeClaim/strategy.ts";
import {
  claimStatus as fillClaimStatus,
  requirements as fillRequirements,
} from "../../../runtime/kinds/rules/resourceListDefaults.ts";
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { LabelSelector, ObjectMeta, defaultLabelSelector, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkPersistentVolumeClaim } from "./persistentVolumeClaim.rules.ts";
import type * as types from "./persistentVolumeClaim.ts";
import { validatePersistentVolumeClaimSpec } from "./persistentVolumeClaim.validator.ts";
import {
  TypedLocalObjectReference,
  TypedObjectReference,
  defaultTypedLocalObjectReference,
  defaultTypedObjectReference,
} from "./shared.code.ts";

/** Fields of PersistentVolumeClaim in wire order. */
export const PersistentVolumeClaim: Structure = structure("PersistentVolumeClaim", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => PersistentVolumeClaimSpec }, { presence: "always" }),
  field("status", 3, { structure: () => PersistentVolumeClaimStatus }, { presence: "always" }),
], { typeMeta: { kind: "PersistentVolumeClaim", apiVersion: "v1" } });

/** Fields of PersistentVolumeClaimSpec in wire order. */
export const PersistentVolumeClaimSpec: Structure = structure("PersistentVolumeClaimSpec", () => [
  field("accessModes", 1, { list: "string" }, { listType: "atomic", errors: "unindexed" }),
  field("selector", 4, { structure: () => LabelSelector }, { presence: "pointer", mapType: "atomic" }),
  field("resources", 2, { structure: () => VolumeResourceRequirements }, { presence: "always" }),
  field("volumeName", 3, "string"),
  field("storageClassName", 5, "string", { presence: "pointer" }),
  field("volumeMode", 6, "string", { presence: "pointer" }),
  field("dataSource", 7, { structure: () => TypedLocalObjectReference }, { presence: "pointer", mapType: "atomic" }),
  field("dataSourceRef", 8, { structure: () => TypedObjectReference }, { presence: "pointer" }),
  field("volumeAttributesClassName", 9, "string", { presence: "pointer", gate: "VolumeAttributesClass" }),
], { causes: ["selector", "accessModes", "resources", "storageClassName", "volumeMode", "volumeAttributesClassName", "dataSource", "dataSourceRef"], validate: validatePersistentVolumeClaimSpec });

/** Fields of VolumeResourceRequirements in wire order. */
export const VolumeResourceRequirements: Structure = structure("VolumeResourceRequirements", () => [
  field("limits", 1, { map: "quantity" }),
  field("requests", 2, { map: "quantity" }),
]);

/** Fields of PersistentVolumeClaimStatus in wire order. */
export const PersistentVolumeClaimStatus: Structure = structure("PersistentVolumeClaimStatus", () => [
  field("phase", 1, "string"),
  field("accessModes", 2, { list: "string" }, { listType: "atomic" }),
  field("capacity", 3, { map: "quantity" }),
  field("conditions", 4, { list: { structure: () => PersistentVolumeClaimCondition } }, {
    listType: "map",
    mapKeys: ["type"],
    patchStrategy: ["merge"],
    mergeKey: "type",
  }),
  field("allocatedResources", 5, { map: "quantity" }),
  field("allocatedResourceStatuses", 7, { map: "string" }, { mapType: "granular" }),
  field("currentVolumeAttributesClassName", 8, "string", { presence: "pointer", gate: "VolumeAttributesClass" }),
  field("modifyVolumeStatus", 9, { structure: () => ModifyVolumeStatus }, {
    presence: "pointer",
    gate: "VolumeAttributesClass",
  }),
]);

/** Fields of PersistentVolumeClaimCondition in wire order. */
export const PersistentVolumeClaimCondition: Structure = structure("PersistentVolumeClaimCondition", () => [
  field("type", 1, "string", { presence: "always" }),
  field("status", 2, "string", { presence: "always" }),
  field("lastProbeTime", 3, "time", { presence: "always", nullable: true }),
  field("lastTransitionTime", 4, "time", { presence: "always", nullable: true }),
  field("reason", 5, "string"),
  field("message", 6, "string"),
]);

/** Fields of ModifyVolumeStatus in wire order. */
export const ModifyVolumeStatus: Structure = structure("ModifyVolumeStatus", () => [
  field("targetVolumeAttributesClassName", 1, "string"),
  field("status", 2, "string", { presence: "always" }),
]);

/** Fields of PersistentVolumeClaimTemplate in wire order. */
export const PersistentVolumeClaimTemplate: Structure = structure("PersistentVolumeClaimTemplate", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => PersistentVolumeClaimSpec }, { presence: "always" }),
]);

/** What requests for persistentvolumeclaims need. */
export const code: KindCode<types.PersistentVolumeClaim> = {
  structure: PersistentVolumeClaim,
  setDefaults: defaultPersistentVolumeClaim,
  validate: (object, old) => checkRules(check(PersistentVolumeClaim, object), checkPersistentVolumeClaim, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    printStatus,
    (object) => cell(object.spec?.volumeName, ""),
    printCapacity,
    printAccessModes,
    printStorageClass,
    (object) => cell(object.spec?.volumeAttributesClassName, "<unset>"),
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
    (object) => cell(object.spec?.volumeMode, "<unset>"),
  ]),
  strategy,
};

export function defaultPersistentVolumeClaim(o: types.PersistentVolumeClaim): void {
  o.metadata ??= {};
  o.spec ??= {};
  o.status ??= {};
  defaultObjectMeta(o.metadata);
  defaultPersistentVolumeClaimSpec(o.spec);
  defaultPersistentVolumeClaimStatus(o.status);
}

export function defaultPersistentVolumeClaimSpec(o: types.PersistentVolumeClaimSpec): void {
  o.resources ??= {};
  o.volumeMode ??= "Filesystem";
  if (o.selector) defaultLabelSelector(o.selector);
  defaultVolumeResourceRequirements(o.resources);
  if (o.dataSource) defaultTypedLocalObjectReference(o.dataSource);
  if (o.dataSourceRef) defaultTypedObjectReference(o.dataSourceRef);
}

export function defaultVolumeResourceRequirements(o: types.VolumeResourceRequirements): void {
  fillRequirements(o);
}

export function defaultPersistentVolumeClaimStatus(o: types.PersistentVolumeClaimStatus): void {
  o.phase ??= "Pending";
  if (o.conditions) for (const each of o.conditions) defaultPersistentVolumeClaimCondition(each);
  if (o.modifyVolumeStatus) defaultModifyVolumeStatus(o.modifyVolumeStatus);
  fillClaimStatus(o);
}

export function defaultPersistentVolumeClaimCondition(o: types.PersistentVolumeClaimCondition): void {
  o.type ??= "";
  o.status ??= "";
  o.lastProbeTime ??= null;
  o.lastTransitionTime ??= null;
}

export function defaultModifyVolumeStatus(o: types.ModifyVolumeStatus): void {
  o.status ??= "";
}

export function defaultPersistentVolumeClaimTemplate(o: types.PersistentVolumeClaimTemplate): void {
  o.metadata ??= {};
  o.spec ??= {};
  defaultObjectMeta(o.metadata);
  defaultPersistentVolumeClaimSpec(o.spec);
}
