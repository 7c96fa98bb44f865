// Generated from networking/v1/ingress.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { Ingress } from "./ingress.ts";

export const ingress: ResourceDescriptor<Ingress> = {
  group: "networking.orch.io",
  version: "v1",
  apiVersion: "networking.orch.io/v1",
  kind: "Ingress",
  listKind: "IngressList",
  plural: "ingresses",
  singular: "ingress",
  shortNames: ["ing"],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "networking.orch.io", version: "v1", kind: "Ingress" },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Class", type: "string", description: "Class of the ingress." },
    { name: "Hosts", type: "string", description: "Hosts it answers for." },
    { name: "Address", type: "string", description: "Where it can be reached." },
    { name: "Ports", type: "string", description: "Ports it can be reached on." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/ingress/",
  storageVersion: "networking.orch.io/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./ingress.code.ts")).code,
};
