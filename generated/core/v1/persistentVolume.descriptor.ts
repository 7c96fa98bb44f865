// Generated from core/v1/persistentVolume.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { PersistentVolume } from "./persistentVolume.ts";

export const persistentVolume: ResourceDescriptor<PersistentVolume> = {
  group: "",
  version: "v1",
  apiVersion: "v1",
  kind: "PersistentVolume",
  listKind: "PersistentVolumeList",
  plural: "persistentvolumes",
  singular: "persistentvolume",
  shortNames: ["pv"],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "", version: "v1", kind: "PersistentVolume" },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Capacity", type: "string", description: "Size of the volume." },
    { name: "Access Modes", type: "string", description: "Ways in which the volume may be mounted." },
    { name: "Reclaim Policy", type: "string", description: "What happens to it when its claim goes." },
    { name: "Status", type: "string", description: "Where the volume is in its life, or Terminating." },
    { name: "Claim", type: "string", description: "Claim it is bound to." },
    { name: "StorageClass", type: "string", description: "Class of storage it belongs to." },
    { name: "VolumeAttributesClass", type: "string", description: "Class of attributes it has." },
    { name: "Reason", type: "string", description: "Why it is in that state, in one word." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
    { name: "VolumeMode", type: "string", description: "Filesystem or Block.", priority: 1 },
  ],
  storagePrefix: "/registry/persistentvolumes/",
  storageVersion: "v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: true,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./persistentVolume.code.ts")).code,
};
