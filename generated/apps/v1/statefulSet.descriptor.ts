// Generated from apps/v1/statefulSet.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { StatefulSet } from "./statefulSet.ts";

export const statefulSet: ResourceDescriptor<StatefulSet> = {
  group: "apps",
  version: "v1",
  apiVersion: "apps/v1",
  kind: "StatefulSet",
  listKind: "StatefulSetList",
  plural: "statefulsets",
  singular: "statefulset",
  shortNames: ["sts"],
  categories: ["all"],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "apps", version: "v1", kind: "StatefulSet" },
    { name: "scale", verbs: ["get", "patch", "update"], group: "autoscaling", version: "v1", kind: "Scale", scale: { specReplicasPath: ["spec", "replicas"], statusReplicasPath: ["status", "replicas"], labelSelectorPath: ["spec", "selector"] } },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Ready", type: "string", description: "Pods that are ready, of those asked for." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
    { name: "Containers", type: "string", description: "Names of the template's containers.", priority: 1 },
    { name: "Images", type: "string", description: "Images of the template's containers.", priority: 1 },
  ],
  storagePrefix: "/registry/statefulsets/",
  storageVersion: "apps/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsLabel",
  load: async () => (await import("./statefulSet.code.ts")).code,
};
