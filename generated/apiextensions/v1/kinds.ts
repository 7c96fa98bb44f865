// Generated from apiextensions/v1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { CustomResourceDefinition } from "./customResourceDefinition.ts";

export type {
  CustomResourceDefinition,
};

export const customResourceDefinition: ResourceDescriptor<CustomResourceDefinition> = {
  group: "apiextensions.orch.io",
  version: "v1",
  apiVersion: "apiextensions.orch.io/v1",
  kind: "CustomResourceDefinition",
  listKind: "CustomResourceDefinitionList",
  plural: "customresourcedefinitions",
  singular: "customresourcedefinition",
  shortNames: ["crd", "crds"],
  categories: ["api-extensions"],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "apiextensions.orch.io", version: "v1", kind: "CustomResourceDefinition", keeps: ["labels", "annotations", "finalizers", "ownerReferences"] },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Created At", type: "date", description: "Moment at which the object was created." },
  ],
  storagePrefix: "/registry/apiextensions.orch.io/customresourcedefinitions/",
  storageVersion: "apiextensions.orch.io/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: false,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  metadataChecks: { anyFinalizer: true, whole: 0, changes: 1 },
  load: async () => (await import("./customResourceDefinition.code.ts")).code,
};
