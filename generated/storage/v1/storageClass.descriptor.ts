// Generated from storage/v1/storageClass.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { StorageClass } from "./storageClass.ts";

export const storageClass: ResourceDescriptor<StorageClass> = {
  group: "storage.orch.io",
  version: "v1",
  apiVersion: "storage.orch.io/v1",
  kind: "StorageClass",
  listKind: "StorageClassList",
  plural: "storageclasses",
  singular: "storageclass",
  shortNames: ["sc"],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name" },
    { name: "Provisioner", type: "string" },
    { name: "ReclaimPolicy", type: "string" },
    { name: "VolumeBindingMode", type: "string" },
    { name: "AllowVolumeExpansion", type: "string" },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/storageclasses/",
  storageVersion: "storage.orch.io/v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: true,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./storageClass.code.ts")).code,
};
