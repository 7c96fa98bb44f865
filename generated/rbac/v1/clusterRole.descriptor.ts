// Generated from rbac/v1/clusterRole.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { ClusterRole } from "./clusterRole.ts";

export const clusterRole: ResourceDescriptor<ClusterRole> = {
  group: "rbac.authorization.orch.io",
  version: "v1",
  apiVersion: "rbac.authorization.orch.io/v1",
  kind: "ClusterRole",
  listKind: "ClusterRoleList",
  plural: "clusterroles",
  singular: "clusterrole",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Created At", type: "date", description: "Moment at which the object was created." },
  ],
  storagePrefix: "/registry/clusterroles/",
  storageVersion: "rbac.authorization.orch.io/v1",
  hasGeneration: false,
  createOnUpdate: true,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "pathSegment",
  load: async () => (await import("./clusterRole.code.ts")).code,
};
