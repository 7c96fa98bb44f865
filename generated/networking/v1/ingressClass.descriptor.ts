// Generated from networking/v1/ingressClass.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { IngressClass } from "./ingressClass.ts";

export const ingressClass: ResourceDescriptor<IngressClass> = {
  group: "networking.orch.io",
  version: "v1",
  apiVersion: "networking.orch.io/v1",
  kind: "IngressClass",
  listKind: "IngressClassList",
  plural: "ingressclasses",
  singular: "ingressclass",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Controller", type: "string", description: "Controller that serves ingresses of the class." },
    { name: "Parameters", type: "string", description: "Object with the controller's parameters." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/ingressclasses/",
  storageVersion: "networking.orch.io/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./ingressClass.code.ts")).code,
};
