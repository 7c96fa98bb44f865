// Generated from admissionregistration/v1/validatingAdmissionPolicy.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { ValidatingAdmissionPolicy } from "./validatingAdmissionPolicy.ts";

export const validatingAdmissionPolicy: ResourceDescriptor<ValidatingAdmissionPolicy> = {
  group: "admissionregistration.orch.io",
  version: "v1",
  apiVersion: "admissionregistration.orch.io/v1",
  kind: "ValidatingAdmissionPolicy",
  listKind: "ValidatingAdmissionPolicyList",
  plural: "validatingadmissionpolicies",
  singular: "validatingadmissionpolicy",
  shortNames: [],
  categories: ["api-extensions"],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "admissionregistration.orch.io", version: "v1", kind: "ValidatingAdmissionPolicy" },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Validations", type: "integer" },
    { name: "ParamKind", type: "string" },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/validatingadmissionpolicies/",
  storageVersion: "admissionregistration.orch.io/v1",
  hasGeneration: true,
  createOnUpdate: false,
  unconditionalUpdate: false,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./validatingAdmissionPolicy.code.ts")).code,
};
