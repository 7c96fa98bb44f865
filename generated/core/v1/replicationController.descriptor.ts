// Generated from core/v1/replicationController.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { ReplicationController } from "./replicationController.ts";

export const replicationController: ResourceDescriptor<ReplicationController> = {
  group: "",
  version: "v1",
  apiVersion: "v1",
  kind: "ReplicationController",
  listKind: "ReplicationControllerList",
  plural: "replicationcontrollers",
  singular: "replicationcontroller",
  shortNames: ["rc"],
  categories: ["all"],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "", version: "v1", kind: "ReplicationController" },
    { name: "scale", verbs: ["get", "patch", "update"], group: "autoscaling", version: "v1", kind: "Scale", scale: { specReplicasPath: ["spec", "replicas"], statusReplicasPath: ["status", "replicas"], labelSelectorPath: ["spec", "selector"] } },
  ],
  selectableFields: [
    { name: "status.replicas", path: ["status", "replicas"] },
  ],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Desired", type: "integer", description: "Pods asked for." },
    { name: "Current", type: "integer", description: "Pods there are." },
    { name: "Ready", type: "integer", description: "Pods that are ready." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
    { name: "Containers", type: "string", description: "Names of the template's containers.", priority: 1 },
    { name: "Images", type: "string", description: "Images of the template's containers.", priority: 1 },
    { name: "Selector", type: "string", description: "Labels of the pods that belong to it.", priority: 1 },
  ],
  storagePrefix: "/registry/controllers/",
  storageVersion: "v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./replicationController.code.ts")).code,
};
