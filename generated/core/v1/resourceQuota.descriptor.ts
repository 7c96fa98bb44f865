// Generated from core/v1/resourceQuota.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { ResourceQuota } from "./resourceQuota.ts";

export const resourceQuota: ResourceDescriptor<ResourceQuota> = {
  group: "",
  version: "v1",
  apiVersion: "v1",
  kind: "ResourceQuota",
  listKind: "ResourceQuotaList",
  plural: "resourcequotas",
  singular: "resourcequota",
  shortNames: ["quota"],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "", version: "v1", kind: "ResourceQuota" },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Request", type: "string", description: "What is used of the bounds on requests and counts." },
    { name: "Limit", type: "string", description: "What is used of the bounds on limits." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/resourcequotas/",
  storageVersion: "v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: true,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./resourceQuota.code.ts")).code,
};
