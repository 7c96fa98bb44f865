// Generated from metrics/v1beta1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { NodeMetrics } from "./nodeMetrics.ts";
import type { PodMetrics } from "./podMetrics.ts";

export type {
  NodeMetrics, PodMetrics,
};

export const nodeMetrics: ResourceDescriptor<NodeMetrics> = {
  group: "metrics.orch.io",
  version: "v1beta1",
  apiVersion: "metrics.orch.io/v1beta1",
  kind: "NodeMetrics",
  listKind: "NodeMetricsList",
  plural: "nodes",
  singular: "nodemetrics",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["get", "list"],
  stage: "beta",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "CPU", type: "string", description: "Processors in use." },
    { name: "Memory", type: "string", description: "Memory that cannot be reclaimed at once." },
    { name: "Window", type: "string", description: "Time over which the use of processors was measured." },
  ],
  storagePrefix: "/registry/metrics.orch.io/nodes/",
  storageVersion: "metrics.orch.io/v1beta1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  observed: true,
  load: async () => (await import("./nodeMetrics.code.ts")).code,
};

export const podMetrics: ResourceDescriptor<PodMetrics> = {
  group: "metrics.orch.io",
  version: "v1beta1",
  apiVersion: "metrics.orch.io/v1beta1",
  kind: "PodMetrics",
  listKind: "PodMetricsList",
  plural: "pods",
  singular: "podmetrics",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["get", "list"],
  stage: "beta",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "CPU", type: "string", description: "Processors in use." },
    { name: "Memory", type: "string", description: "Memory in use." },
    { name: "Window", type: "string", description: "Time over which the use of processors was measured." },
  ],
  storagePrefix: "/registry/metrics.orch.io/pods/",
  storageVersion: "metrics.orch.io/v1beta1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  observed: true,
  load: async () => (await import("./podMetrics.code.ts")).code,
};
