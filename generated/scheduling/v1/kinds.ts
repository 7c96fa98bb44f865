// Generated from scheduling/v1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { PriorityClass } from "./priorityClass.ts";

export type {
  PriorityClass,
};

export const priorityClass: ResourceDescriptor<PriorityClass> = {
  group: "scheduling.orch.io",
  version: "v1",
  apiVersion: "scheduling.orch.io/v1",
  kind: "PriorityClass",
  listKind: "PriorityClassList",
  plural: "priorityclasses",
  singular: "priorityclass",
  shortNames: ["pc"],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  introduced: "1.14",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Value", type: "integer", description: "The number; higher goes first." },
    { name: "Global-Default", type: "boolean", description: "Whether pods that name no class get this one." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
    { name: "PreemptionPolicy", type: "string", description: "Whether its pods may push out others." },
  ],
  storagePrefix: "/registry/priorityclasses/",
  storageVersion: "scheduling.orch.io/v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./priorityClass.code.ts")).code,
};
