// Generated from core/v1/service.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { Service } from "./service.ts";

export const service: ResourceDescriptor<Service> = {
  group: "",
  version: "v1",
  apiVersion: "v1",
  kind: "Service",
  listKind: "ServiceList",
  plural: "services",
  singular: "service",
  shortNames: ["svc"],
  categories: ["all"],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [
    { name: "proxy", verbs: ["create", "delete", "get", "patch", "update"], group: "", version: "v1", kind: "ServiceProxyOptions", connect: { mode: "proxy", options: "ServiceProxyOptions" } },
    { name: "status", verbs: ["get", "patch", "update"], group: "", version: "v1", kind: "Service" },
  ],
  selectableFields: [
    { name: "spec.clusterIP", path: ["spec", "clusterIP"] },
    { name: "spec.type", path: ["spec", "type"] },
  ],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Type", type: "string", description: "How the service is reached." },
    { name: "Cluster-IP", type: "string", description: "Address inside the cluster." },
    { name: "External-IP", type: "string", description: "Addresses outside the cluster." },
    { name: "Port(s)", type: "string", description: "Ports, node ports and protocols." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
    { name: "Selector", type: "string", description: "Labels of the pods behind it.", priority: 1 },
  ],
  storagePrefix: "/registry/services/specs/",
  storageVersion: "v1",
  hasGeneration: false,
  createOnUpdate: true,
  unconditionalUpdate: true,
  returnsDeleted: true,
  nameFormat: "dnsLabel",
  load: async () => (await import("./service.code.ts")).code,
};
