// Generated from admissionregistration/v1beta1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { MutatingAdmissionPolicy } from "./mutatingAdmissionPolicy.ts";
import type { MutatingAdmissionPolicyBinding } from "./mutatingAdmissionPolicyBinding.ts";

export type {
  MutatingAdmissionPolicy, MutatingAdmissionPolicyBinding,
};

export const mutatingAdmissionPolicy: ResourceDescriptor<MutatingAdmissionPolicy> = {
  group: "admissionregistration.orch.io",
  version: "v1beta1",
  apiVersion: "admissionregistration.orch.io/v1beta1",
  kind: "MutatingAdmissionPolicy",
  listKind: "MutatingAdmissionPolicyList",
  plural: "mutatingadmissionpolicies",
  singular: "mutatingadmissionpolicy",
  shortNames: [],
  categories: ["api-extensions"],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "beta",
  introduced: "1.34",
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
  metadataChecks: { anyFinalizer: true, whole: 1, changes: 0 },
  load: async () => (await import("./mutatingAdmissionPolicy.code.ts")).code,
};

export const mutatingAdmissionPolicyBinding: ResourceDescriptor<MutatingAdmissionPolicyBinding> = {
  group: "admissionregistration.orch.io",
  version: "v1beta1",
  apiVersion: "admissionregistration.orch.io/v1beta1",
  kind: "MutatingAdmissionPolicyBinding",
  listKind: "MutatingAdmissionPolicyBindingList",
  plural: "mutatingadmissionpolicybindings",
  singular: "mutatingadmissionpolicybinding",
  shortNames: [],
  categories: ["api-extensions"],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "beta",
  introduced: "1.34",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "PolicyName", type: "string" },
    { name: "ParamRef", type: "string" },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/mutatingadmissionpolicybindings/",
  storageVersion: "admissionregistration.orch.io/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: false,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  metadataChecks: { anyFinalizer: true, whole: 1, changes: 0 },
  load: async () => (await import("./mutatingAdmissionPolicyBinding.code.ts")).code,
};
