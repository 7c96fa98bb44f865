// Generated from scheduling/v1alpha2/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { PodGroup } from "./podGroup.ts";
import type { Workload } from "./workload.ts";

export type {
  PodGroup, Workload,
};

export const podGroup: ResourceDescriptor<PodGroup> = {
  group: "scheduling.orch.io",
  version: "v1alpha2",
  apiVersion: "scheduling.orch.io/v1alpha2",
  kind: "PodGroup",
  listKind: "PodGroupList",
  plural: "podgroups",
  singular: "podgroup",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "alpha",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "scheduling.orch.io", version: "v1alpha2", kind: "PodGroup", keeps: ["labels", "annotations", "finalizers", "ownerReferences"] },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Policy", type: "string", description: "How its pods are scheduled: Basic or Gang." },
    { name: "Workload", type: "string", description: "Workload whose template it is made from." },
    { name: "Status", type: "string", description: "Whether its pods were scheduled." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/podgroups/",
  storageVersion: "scheduling.orch.io/v1alpha2",
  featureGate: "GenericWorkload",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./podGroup.code.ts")).code,
};

export const workload: ResourceDescriptor<Workload> = {
  group: "scheduling.orch.io",
  version: "v1alpha2",
  apiVersion: "scheduling.orch.io/v1alpha2",
  kind: "Workload",
  listKind: "WorkloadList",
  plural: "workloads",
  singular: "workload",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "alpha",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/workloads/",
  storageVersion: "scheduling.orch.io/v1alpha2",
  featureGate: "GenericWorkload",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./workload.code.ts")).code,
};
