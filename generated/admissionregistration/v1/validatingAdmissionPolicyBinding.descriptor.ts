// Generated from admissionregistration/v1/validatingAdmissionPolicyBinding.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { ValidatingAdmissionPolicyBinding } from "./validatingAdmissionPolicyBinding.ts";

export const validatingAdmissionPolicyBinding: ResourceDescriptor<ValidatingAdmissionPolicyBinding> = {
  group: "admissionregistration.orch.io",
  version: "v1",
  apiVersion: "admissionregistration.orch.io/v1",
  kind: "ValidatingAdmissionPolicyBinding",
  listKind: "ValidatingAdmissionPolicyBindingList",
  plural: "validatingadmissionpolicybindings",
  singular: "validatingadmissionpolicybinding",
  shortNames: [],
  categories: ["api-extensions"],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "PolicyName", type: "string" },
    { name: "ParamRef", type: "string" },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/validatingadmissionpolicybindings/",
  storageVersion: "admissionregistration.orch.io/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: false,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./validatingAdmissionPolicyBinding.code.ts")).code,
};
