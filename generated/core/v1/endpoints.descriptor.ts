// Generated from core/v1/endpoints.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { Endpoints } from "./endpoints.ts";

export const endpoints: ResourceDescriptor<Endpoints> = {
  group: "",
  version: "v1",
  apiVersion: "v1",
  kind: "Endpoints",
  listKind: "EndpointsList",
  plural: "endpoints",
  singular: "endpoints",
  shortNames: ["ep"],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Endpoints", type: "string", description: "Addresses and ports that take traffic." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/services/endpoints/",
  storageVersion: "v1",
  hasGeneration: false,
  createOnUpdate: true,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./endpoints.code.ts")).code,
};
