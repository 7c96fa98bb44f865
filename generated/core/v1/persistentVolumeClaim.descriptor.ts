// Generated from core/v1/persistentVolumeClaim.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { PersistentVolumeClaim } from "./persistentVolumeClaim.ts";

export const persistentVolumeClaim: ResourceDescriptor<PersistentVolumeClaim> = {
  group: "",
  version: "v1",
  apiVersion: "v1",
  kind: "PersistentVolumeClaim",
  listKind: "PersistentVolumeClaimList",
  plural: "persistentvolumeclaims",
  singular: "persistentvolumeclaim",
  shortNames: ["pvc"],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "", version: "v1", kind: "PersistentVolumeClaim" },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Status", type: "string", description: "Whether the claim is bound, or Terminating." },
    { name: "Volume", type: "string", description: "Volume the claim is bound to." },
    { name: "Capacity", type: "string", description: "Size of that volume." },
    { name: "Access Modes", type: "string", description: "Ways in which the volume may be mounted." },
    { name: "StorageClass", type: "string", description: "Class of storage asked for." },
    { name: "VolumeAttributesClass", type: "string", description: "Class of attributes asked for." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
    { name: "VolumeMode", type: "string", description: "Filesystem or Block.", priority: 1 },
  ],
  storagePrefix: "/registry/persistentvolumeclaims/",
  storageVersion: "v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: true,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./persistentVolumeClaim.code.ts")).code,
};
