// Generated from node/v1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { RuntimeClass } from "./runtimeClass.ts";

export type {
  RuntimeClass,
};

export const runtimeClass: ResourceDescriptor<RuntimeClass> = {
  group: "node.orch.io",
  version: "v1",
  apiVersion: "node.orch.io/v1",
  kind: "RuntimeClass",
  listKind: "RuntimeClassList",
  plural: "runtimeclasses",
  singular: "runtimeclass",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  introduced: "1.20",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Handler", type: "string", description: "Name of the way in the container runtime." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/runtimeclasses/",
  storageVersion: "node.orch.io/v1",
  hasGeneration: false,
  createOnUpdate: true,
  unconditionalUpdate: false,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  metadataChecks: { anyFinalizer: true, whole: 1, changes: 1 },
  load: async () => (await import("./runtimeClass.code.ts")).code,
};
