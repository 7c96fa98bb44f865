// Generated from apps/v1/daemonSet.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { DaemonSet } from "./daemonSet.ts";

export const daemonSet: ResourceDescriptor<DaemonSet> = {
  group: "apps",
  version: "v1",
  apiVersion: "apps/v1",
  kind: "DaemonSet",
  listKind: "DaemonSetList",
  plural: "daemonsets",
  singular: "daemonset",
  shortNames: ["ds"],
  categories: ["all"],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "apps", version: "v1", kind: "DaemonSet" },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Desired", type: "integer", description: "Nodes that should run a pod." },
    { name: "Current", type: "integer", description: "Nodes that run a pod and should." },
    { name: "Ready", type: "integer", description: "Nodes whose pod is ready." },
    { name: "Up-to-date", type: "integer", description: "Nodes whose pod is made from the current template." },
    { name: "Available", type: "integer", description: "Nodes whose pod has been ready long enough." },
    { name: "Node Selector", type: "string", description: "Labels that a node needs to get a pod." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
    { name: "Containers", type: "string", description: "Names of the template's containers.", priority: 1 },
    { name: "Images", type: "string", description: "Images of the template's containers.", priority: 1 },
    { name: "Selector", type: "string", description: "Labels of the pods that belong to it.", priority: 1 },
  ],
  storagePrefix: "/registry/daemonsets/",
  storageVersion: "apps/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./daemonSet.code.ts")).code,
};
