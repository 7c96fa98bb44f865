// Generated from storage/v1beta1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { VolumeAttributesClass } from "./volumeAttributesClass.ts";

export type {
  VolumeAttributesClass,
};

export const volumeAttributesClass: ResourceDescriptor<VolumeAttributesClass> = {
  group: "storage.orch.io",
  version: "v1beta1",
  apiVersion: "storage.orch.io/v1beta1",
  kind: "VolumeAttributesClass",
  listKind: "VolumeAttributesClassList",
  plural: "volumeattributesclasses",
  singular: "volumeattributesclass",
  shortNames: ["vac"],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "beta",
  introduced: "1.31",
  deprecation: { warning: "storage.orch.io/v1beta1 VolumeAttributesClass is deprecated in v1.34+, unavailable in v1.37+; use storage.orch.io/v1 VolumeAttributesClass", removedRelease: "1.37" },
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "DriverName", type: "string" },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/volumeattributesclasses/",
  storageVersion: "storage.orch.io/v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: true,
  nameFormat: "dnsSubdomain",
  metadataChecks: { whole: 1, changes: 1 },
  load: async () => (await import("./volumeAttributesClass.code.ts")).code,
};
