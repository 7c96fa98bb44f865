// Generated from rbac/v1/clusterRoleBinding.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { ClusterRoleBinding } from "./clusterRoleBinding.ts";

export const clusterRoleBinding: ResourceDescriptor<ClusterRoleBinding> = {
  group: "rbac.authorization.orch.io",
  version: "v1",
  apiVersion: "rbac.authorization.orch.io/v1",
  kind: "ClusterRoleBinding",
  listKind: "ClusterRoleBindingList",
  plural: "clusterrolebindings",
  singular: "clusterrolebinding",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Role", type: "string", description: "The cluster role." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
    { name: "Users", type: "string", description: "Users who have it.", priority: 1 },
    { name: "Groups", type: "string", description: "Groups that have it.", priority: 1 },
    { name: "ServiceAccounts", type: "string", description: "Service accounts that have it.", priority: 1 },
  ],
  storagePrefix: "/registry/clusterrolebindings/",
  storageVersion: "rbac.authorization.orch.io/v1",
  hasGeneration: false,
  createOnUpdate: true,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "pathSegment",
  load: async () => (await import("./clusterRoleBinding.code.ts")).code,
};
