// Generated from apiregistration/v1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { APIService } from "./apiService.ts";

export type {
  APIService,
};

export const apiService: ResourceDescriptor<APIService> = {
  group: "apiregistration.orch.io",
  version: "v1",
  apiVersion: "apiregistration.orch.io/v1",
  kind: "APIService",
  listKind: "APIServiceList",
  plural: "apiservices",
  singular: "apiservice",
  shortNames: [],
  categories: ["api-extensions"],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "apiregistration.orch.io", version: "v1", kind: "APIService", keeps: ["labels", "annotations", "finalizers", "ownerReferences"] },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Service", type: "string" },
    { name: "Available", type: "string" },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/apiregistration.orch.io/apiservices/",
  storageVersion: "apiregistration.orch.io/v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: false,
  returnsDeleted: false,
  nameFormat: "pathSegment",
  metadataChecks: { anyFinalizer: true, whole: 1, changes: 1 },
  load: async () => (await import("./apiService.code.ts")).code,
};
