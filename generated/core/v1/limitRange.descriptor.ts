// Generated from core/v1/limitRange.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { LimitRange } from "./limitRange.ts";

export const limitRange: ResourceDescriptor<LimitRange> = {
  group: "",
  version: "v1",
  apiVersion: "v1",
  kind: "LimitRange",
  listKind: "LimitRangeList",
  plural: "limitranges",
  singular: "limitrange",
  shortNames: ["limits"],
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
  storagePrefix: "/registry/limitranges/",
  storageVersion: "v1",
  hasGeneration: false,
  createOnUpdate: true,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./limitRange.code.ts")).code,
};
