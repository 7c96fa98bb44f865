// Generated from resource/v1/resourceSlice.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { ResourceSlice } from "./resourceSlice.ts";

export const resourceSlice: ResourceDescriptor<ResourceSlice> = {
  group: "resource.orch.io",
  version: "v1",
  apiVersion: "resource.orch.io/v1",
  kind: "ResourceSlice",
  listKind: "ResourceSliceList",
  plural: "resourceslices",
  singular: "resourceslice",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [],
  selectableFields: [
    { name: "spec.nodeName", path: ["spec", "nodeName"] },
    { name: "spec.driver", path: ["spec", "driver"] },
  ],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Node", type: "string" },
    { name: "Driver", type: "string" },
    { name: "Pool", type: "string" },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/resourceslices/",
  storageVersion: "resource.orch.io/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: true,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./resourceSlice.code.ts")).code,
};
