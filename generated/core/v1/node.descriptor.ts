// Generated from core/v1/node.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { Node } from "./node.ts";

export const node: ResourceDescriptor<Node> = {
  group: "",
  version: "v1",
  apiVersion: "v1",
  kind: "Node",
  listKind: "NodeList",
  plural: "nodes",
  singular: "node",
  shortNames: ["no"],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [
    { name: "proxy", verbs: ["create", "delete", "get", "patch", "update"], group: "", version: "v1", kind: "NodeProxyOptions", connect: { mode: "proxy", options: "NodeProxyOptions" } },
    { name: "status", verbs: ["get", "patch", "update"], group: "", version: "v1", kind: "Node" },
  ],
  selectableFields: [
    { name: "spec.unschedulable", path: ["spec", "unschedulable"] },
  ],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Status", type: "string", description: "Ready or not, and whether pods may be placed on it." },
    { name: "Roles", type: "string", description: "Roles from its labels." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
    { name: "Version", type: "string", description: "Version of its node agent." },
    { name: "Internal-IP", type: "string", description: "Address inside the cluster.", priority: 1 },
    { name: "External-IP", type: "string", description: "Address outside the cluster.", priority: 1 },
    { name: "OS-Image", type: "string", description: "Operating system it reports.", priority: 1 },
    { name: "Kernel-Version", type: "string", description: "Kernel it reports.", priority: 1 },
    { name: "Container-Runtime", type: "string", description: "Container runtime and its version.", priority: 1 },
  ],
  storagePrefix: "/registry/minions/",
  storageVersion: "v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./node.code.ts")).code,
};
