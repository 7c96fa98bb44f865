// Generated from storage/v1/csiDriver.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { CSIDriver } from "./csiDriver.ts";

export const csiDriver: ResourceDescriptor<CSIDriver> = {
  group: "storage.orch.io",
  version: "v1",
  apiVersion: "storage.orch.io/v1",
  kind: "CSIDriver",
  listKind: "CSIDriverList",
  plural: "csidrivers",
  singular: "csidriver",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "AttachRequired", type: "boolean" },
    { name: "PodInfoOnMount", type: "boolean" },
    { name: "StorageCapacity", type: "boolean" },
    { name: "TokenRequests", type: "string" },
    { name: "RequiresRepublish", type: "boolean" },
    { name: "Modes", type: "string" },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/csidrivers/",
  storageVersion: "storage.orch.io/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: false,
  returnsDeleted: true,
  nameFormat: "pathSegment",
  load: async () => (await import("./csiDriver.code.ts")).code,
};
