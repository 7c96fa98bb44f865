// Generated from core/v1/podTemplate.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { PodTemplate } from "./podTemplate.ts";

export const podTemplate: ResourceDescriptor<PodTemplate> = {
  group: "",
  version: "v1",
  apiVersion: "v1",
  kind: "PodTemplate",
  listKind: "PodTemplateList",
  plural: "podtemplates",
  singular: "podtemplate",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Containers", type: "string", description: "Names of the template's containers." },
    { name: "Images", type: "string", description: "Images of the template's containers." },
    { name: "Pod Labels", type: "string", description: "Labels of the copies." },
  ],
  storagePrefix: "/registry/podtemplates/",
  storageVersion: "v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: true,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./podTemplate.code.ts")).code,
};
