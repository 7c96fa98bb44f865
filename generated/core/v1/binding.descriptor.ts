// Generated from core/v1/binding.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { Binding } from "./binding.ts";

export const binding: ResourceDescriptor<Binding> = {
  group: "",
  version: "v1",
  apiVersion: "v1",
  kind: "Binding",
  listKind: "BindingList",
  plural: "bindings",
  singular: "binding",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create"],
  stage: "stable",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Created At", type: "date", description: "Moment at which the object was created." },
  ],
  storagePrefix: "",
  storageVersion: "",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  virtual: true,
  load: async () => (await import("./binding.code.ts")).code,
};
