// Generated from storage/v1/volumeAttachment.yaml. Do not edit.
import type { KindCode, Structure } from "../../../runtime/schema/index.ts";
import { age, cell, check, checkRules, field, row, structure } from "../../../runtime/schema/index.ts";
import { PersistentVolumeSpec, defaultPersistentVolumeSpec } from "../../core/v1/persistentVolume.code.ts";
import { ObjectMeta, defaultObjectMeta } from "../../meta/v1.code.ts";
import { checkVolumeAttachment } from "./volumeAttachment.rules.ts";
import type * as types from "./volumeAttachment.ts";
import { validateVolumeAttachmentSpec, validateVolumeError } from "./volumeAttachment.validator.ts";

/** Fields of VolumeAttachment in wire order. */
export const VolumeAttachment: Structure = structure("VolumeAttachment", () => [
  field("metadata", 1, { structure: () => ObjectMeta }, { presence: "always" }),
  field("spec", 2, { structure: () => VolumeAttachmentSpec }, { presence: "always" }),
  field("status", 3, { structure: () => VolumeAttachmentStatus }, { presence: "always" }),
], { typeMeta: { kind: "VolumeAttachment", apiVersion: "storage.orch.io/v1" } });

/** Fields of VolumeAttachmentSpec in wire order. */
export const VolumeAttachmentSpec: Structure = structure("VolumeAttachmentSpec", () => [
  field("attacher", 1, "string", { presence: "always" }),
  field("source", 2, { structure: () => VolumeAttachmentSource }, { presence: "always" }),
  field("nodeName", 3, "string", { presence: "always", empty: "checked" }),
], { causes: ["attacher", "source", "nodeName"], validate: validateVolumeAttachmentSpec });

/** Fields of VolumeAttachmentSource in wire order. */
export const VolumeAttachmentSource: Structure = structure("VolumeAttachmentSource", () => [
  field("persistentVolumeName", 1, "string", { presence: "pointer" }),
  field("inlineVolumeSpec", 2, { structure: () => PersistentVolumeSpec }, { presence: "pointer" }),
]);

/** Fields of VolumeAttachmentStatus in wire order. */
export const VolumeAttachmentStatus: Structure = structure("VolumeAttachmentStatus", () => [
  field("attached", 1, "boolean", { presence: "always" }),
  field("attachmentMetadata", 2, { map: "string" }),
  field("attachError", 3, { structure: () => VolumeError }, { presence: "pointer" }),
  field("detachError", 4, { structure: () => VolumeError }, { presence: "pointer" }),
]);

/** Fields of VolumeError in wire order. */
export const VolumeError: Structure = structure("VolumeError", () => [
  field("time", 1, "time", { presence: "always", nullable: true }),
  field("message", 2, "string"),
  field("errorCode", 3, "int32", { presence: "pointer", gate: "MutableCSINodeAllocatableCount" }),
], { validate: validateVolumeError });

/** What requests for volumeattachments need. */
export const code: KindCode<types.VolumeAttachment> = {
  structure: VolumeAttachment,
  setDefaults: defaultVolumeAttachment,
  validate: (object, old) => checkRules(check(VolumeAttachment, object), checkVolumeAttachment, { object, old }),
  cells: row([
    (object) => object.metadata?.name ?? "",
    (object) => cell(object.spec?.attacher, ""),
    (object) => cell(object.spec?.source?.persistentVolumeName, ""),
    (object) => cell(object.spec?.nodeName, ""),
    (object) => cell(object.status?.attached),
    (object, { nowMs }) => age(object.metadata?.creationTimestamp, nowMs),
  ]),
  strategy: {},
};

export function defaultVolumeAttachment(o: types.VolumeAttachment): void {
  o.metadata ??= {};
  o.spec ??= {} as NonNullable<types.VolumeAttachment["spec"]>;
  o.status ??= {} as NonNullable<types.VolumeAttachment["status"]>;
  defaultObjectMeta(o.metadata);
  defaultVolumeAttachmentSpec(o.spec);
  defaultVolumeAttachmentStatus(o.status);
}

export function defaultVolumeAttachmentSpec(o: types.VolumeAttachmentSpec): void {
  o.attacher ??= "";
  o.source ??= {} as NonNullable<types.VolumeAttachmentSpec["source"]>;
  o.nodeName ??= "";
  defaultVolumeAttachmentSource(o.source);
}

export function defaultVolumeAttachmentSource(o: types.VolumeAttachmentSource): void {
  if (o.inlineVolumeSpec) defaultPersistentVolumeSpec(o.inlineVolumeSpec);
}

export function defaultVolumeAttachmentStatus(o: types.VolumeAttachmentStatus): void {
  o.attached ??= false;
  if (o.attachError) defaultVolumeError(o.attachError);
  if (o.detachError) defaultVolumeError(o.detachError);
}

export function defaultVolumeError(o: types.VolumeError): void {
  o.time ??= null;
}
