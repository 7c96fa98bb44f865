// Generated from storage/v1/csiStorageCapacity.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { CSIStorageCapacity } from "./csiStorageCapacity.ts";

export const csiStorageCapacity: ResourceDescriptor<CSIStorageCapacity> = {
  group: "storage.orch.io",
  version: "v1",
  apiVersion: "storage.orch.io/v1",
  kind: "CSIStorageCapacity",
  listKind: "CSIStorageCapacityList",
  plural: "csistoragecapacities",
  singular: "csistoragecapacity",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Created At", type: "date", description: "Moment at which the object was created." },
  ],
  storagePrefix: "/registry/csistoragecapacities/",
  storageVersion: "storage.orch.io/v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: false,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./csiStorageCapacity.code.ts")).code,
};
