// Generated from internal/v1alpha1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { StorageVersion } from "./storageVersion.ts";

export type {
  StorageVersion,
};

export const storageVersion: ResourceDescriptor<StorageVersion> = {
  group: "internal.apiserver.orch.io",
  version: "v1alpha1",
  apiVersion: "internal.apiserver.orch.io/v1alpha1",
  kind: "StorageVersion",
  listKind: "StorageVersionList",
  plural: "storageversions",
  singular: "storageversion",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "alpha",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "internal.apiserver.orch.io", version: "v1alpha1", kind: "StorageVersion", keeps: ["labels", "annotations", "finalizers", "ownerReferences"], checksMetadata: false },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "CommonEncodingVersion", type: "string" },
    { name: "StorageVersions", type: "string" },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/storageversions/",
  storageVersion: "internal.apiserver.orch.io/v1alpha1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: false,
  returnsDeleted: false,
  nameFormat: "pathSegment",
  metadataChecks: { whole: 0, changes: 0 },
  load: async () => (await import("./storageVersion.code.ts")).code,
};
