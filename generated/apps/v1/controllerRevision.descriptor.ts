// Generated from apps/v1/controllerRevision.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { ControllerRevision } from "./controllerRevision.ts";

export const controllerRevision: ResourceDescriptor<ControllerRevision> = {
  group: "apps",
  version: "v1",
  apiVersion: "apps/v1",
  kind: "ControllerRevision",
  listKind: "ControllerRevisionList",
  plural: "controllerrevisions",
  singular: "controllerrevision",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Controller", type: "string", description: "Workload that the state is of." },
    { name: "Revision", type: "string", description: "Number of the state." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/controllerrevisions/",
  storageVersion: "apps/v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./controllerRevision.code.ts")).code,
};
