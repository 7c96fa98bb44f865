// Generated from autoscaling/v2/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { HorizontalPodAutoscaler } from "./horizontalPodAutoscaler.ts";

export type {
  HorizontalPodAutoscaler,
};

export const horizontalPodAutoscaler: ResourceDescriptor<HorizontalPodAutoscaler> = {
  group: "autoscaling",
  version: "v2",
  apiVersion: "autoscaling/v2",
  kind: "HorizontalPodAutoscaler",
  listKind: "HorizontalPodAutoscalerList",
  plural: "horizontalpodautoscalers",
  singular: "horizontalpodautoscaler",
  shortNames: ["hpa"],
  categories: ["all"],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  introduced: "1.23",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "autoscaling", version: "v2", kind: "HorizontalPodAutoscaler" },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Reference", type: "string", description: "Workload that is scaled." },
    { name: "Targets", type: "string", description: "What each measure is, and what it should be." },
    { name: "MinPods", type: "string", description: "Fewest replicas." },
    { name: "MaxPods", type: "string", description: "Most replicas." },
    { name: "Replicas", type: "string", description: "Replicas there are." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/horizontalpodautoscalers/",
  storageVersion: "autoscaling/v2",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./horizontalPodAutoscaler.code.ts")).code,
};
