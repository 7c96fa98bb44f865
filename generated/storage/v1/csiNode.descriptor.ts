// Generated from storage/v1/csiNode.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { CSINode } from "./csiNode.ts";

export const csiNode: ResourceDescriptor<CSINode> = {
  group: "storage.orch.io",
  version: "v1",
  apiVersion: "storage.orch.io/v1",
  kind: "CSINode",
  listKind: "CSINodeList",
  plural: "csinodes",
  singular: "csinode",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Drivers", type: "integer" },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/csinodes/",
  storageVersion: "storage.orch.io/v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: false,
  returnsDeleted: true,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./csiNode.code.ts")).code,
};
