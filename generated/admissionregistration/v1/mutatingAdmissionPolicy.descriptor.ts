// Generated from admissionregistration/v1/mutatingAdmissionPolicy.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { MutatingAdmissionPolicy } from "./mutatingAdmissionPolicy.ts";

export const mutatingAdmissionPolicy: ResourceDescriptor<MutatingAdmissionPolicy> = {
  group: "admissionregistration.orch.io",
  version: "v1",
  apiVersion: "admissionregistration.orch.io/v1",
  kind: "MutatingAdmissionPolicy",
  listKind: "MutatingAdmissionPolicyList",
  plural: "mutatingadmissionpolicies",
  singular: "mutatingadmissionpolicy",
  shortNames: [],
  categories: ["api-extensions"],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Mutations", type: "integer" },
    { name: "ParamKind", type: "string" },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/mutatingadmissionpolicies/",
  storageVersion: "admissionregistration.orch.io/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: false,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./mutatingAdmissionPolicy.code.ts")).code,
};
