// Generated from apps/v1/deployment.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { Deployment } from "./deployment.ts";

export const deployment: ResourceDescriptor<Deployment> = {
  group: "apps",
  version: "v1",
  apiVersion: "apps/v1",
  kind: "Deployment",
  listKind: "DeploymentList",
  plural: "deployments",
  singular: "deployment",
  shortNames: ["deploy"],
  categories: ["all"],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "apps", version: "v1", kind: "Deployment" },
    { name: "scale", verbs: ["get", "patch", "update"], group: "autoscaling", version: "v1", kind: "Scale", scale: { specReplicasPath: ["spec", "replicas"], statusReplicasPath: ["status", "replicas"], labelSelectorPath: ["spec", "selector"] } },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Ready", type: "string", description: "Pods that are ready, of those asked for." },
    { name: "Up-to-date", type: "string", description: "Pods made from the current template." },
    { name: "Available", type: "string", description: "Pods that have been ready long enough." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
    { name: "Containers", type: "string", description: "Names of the template's containers.", priority: 1 },
    { name: "Images", type: "string", description: "Images of the template's containers.", priority: 1 },
    { name: "Selector", type: "string", description: "Labels of the pods that belong to it.", priority: 1 },
  ],
  storagePrefix: "/registry/deployments/",
  storageVersion: "apps/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./deployment.code.ts")).code,
};
