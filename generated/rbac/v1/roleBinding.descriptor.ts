// Generated from rbac/v1/roleBinding.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { RoleBinding } from "./roleBinding.ts";

export const roleBinding: ResourceDescriptor<RoleBinding> = {
  group: "rbac.authorization.orch.io",
  version: "v1",
  apiVersion: "rbac.authorization.orch.io/v1",
  kind: "RoleBinding",
  listKind: "RoleBindingList",
  plural: "rolebindings",
  singular: "rolebinding",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Role", type: "string", description: "The role." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
    { name: "Users", type: "string", description: "Users who have it.", priority: 1 },
    { name: "Groups", type: "string", description: "Groups that have it.", priority: 1 },
    { name: "ServiceAccounts", type: "string", description: "Service accounts that have it.", priority: 1 },
  ],
  storagePrefix: "/registry/rolebindings/",
  storageVersion: "rbac.authorization.orch.io/v1",
  hasGeneration: false,
  createOnUpdate: true,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "pathSegment",
  load: async () => (await import("./roleBinding.code.ts")).code,
};
