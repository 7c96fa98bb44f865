// Generated from resource/v1beta1/resourceClaimTemplate.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { ResourceClaimTemplate } from "./resourceClaimTemplate.ts";

export const resourceClaimTemplate: ResourceDescriptor<ResourceClaimTemplate> = {
  group: "resource.orch.io",
  version: "v1beta1",
  apiVersion: "resource.orch.io/v1beta1",
  kind: "ResourceClaimTemplate",
  listKind: "ResourceClaimTemplateList",
  plural: "resourceclaimtemplates",
  singular: "resourceclaimtemplate",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "beta",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/resourceclaimtemplates/",
  storageVersion: "resource.orch.io/v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: true,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./resourceClaimTemplate.code.ts")).code,
};
