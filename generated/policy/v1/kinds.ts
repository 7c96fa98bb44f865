// Generated from policy/v1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { PodDisruptionBudget } from "./podDisruptionBudget.ts";

export type {
  PodDisruptionBudget,
};

export const podDisruptionBudget: ResourceDescriptor<PodDisruptionBudget> = {
  group: "policy",
  version: "v1",
  apiVersion: "policy/v1",
  kind: "PodDisruptionBudget",
  listKind: "PodDisruptionBudgetList",
  plural: "poddisruptionbudgets",
  singular: "poddisruptionbudget",
  shortNames: ["pdb"],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  introduced: "1.21",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "policy", version: "v1", kind: "PodDisruptionBudget", checksMetadata: false },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Min Available", type: "string", description: "Pods that must stay." },
    { name: "Max Unavailable", type: "string", description: "Pods that may be missing." },
    { name: "Allowed Disruptions", type: "integer", description: "Pods that may be removed now." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/poddisruptionbudgets/",
  storageVersion: "policy/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: false,
  returnsDeleted: false,
  nameFormat: "pathSegment",
  metadataChecks: { anyFinalizer: true, whole: 0, changes: 0 },
  load: async () => (await import("./podDisruptionBudget.code.ts")).code,
};
