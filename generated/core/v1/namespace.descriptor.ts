// Generated from core/v1/namespace.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { Namespace } from "./namespace.ts";

export const namespace: ResourceDescriptor<Namespace> = {
  group: "",
  version: "v1",
  apiVersion: "v1",
  kind: "Namespace",
  listKind: "NamespaceList",
  plural: "namespaces",
  singular: "namespace",
  shortNames: ["ns"],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "", version: "v1", kind: "Namespace" },
    { name: "finalize", verbs: ["update"], group: "", version: "v1", kind: "Namespace" },
  ],
  selectableFields: [
    { name: "status.phase", path: ["status", "phase"] },
    { name: "name", path: ["metadata", "name"] },
  ],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Status", type: "string", description: "Active, or Terminating while its contents go." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/namespaces/",
  storageVersion: "v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: true,
  nameFormat: "dnsLabel",
  load: async () => (await import("./namespace.code.ts")).code,
};
