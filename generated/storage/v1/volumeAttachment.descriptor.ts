// Generated from storage/v1/volumeAttachment.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { VolumeAttachment } from "./volumeAttachment.ts";

export const volumeAttachment: ResourceDescriptor<VolumeAttachment> = {
  group: "storage.orch.io",
  version: "v1",
  apiVersion: "storage.orch.io/v1",
  kind: "VolumeAttachment",
  listKind: "VolumeAttachmentList",
  plural: "volumeattachments",
  singular: "volumeattachment",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "storage.orch.io", version: "v1", kind: "VolumeAttachment" },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Attacher", type: "string", format: "name" },
    { name: "PV", type: "string" },
    { name: "Node", type: "string" },
    { name: "Attached", type: "boolean" },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/volumeattachments/",
  storageVersion: "storage.orch.io/v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: false,
  returnsDeleted: true,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./volumeAttachment.code.ts")).code,
};
