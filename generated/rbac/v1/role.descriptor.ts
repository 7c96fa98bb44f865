// Generated from rbac/v1/role.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { Role } from "./role.ts";

export const role: ResourceDescriptor<Role> = {
  group: "rbac.authorization.orch.io",
  version: "v1",
  apiVersion: "rbac.authorization.orch.io/v1",
  kind: "Role",
  listKind: "RoleList",
  plural: "roles",
  singular: "role",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Created At", type: "date", description: "Moment at which the object was created." },
  ],
  storagePrefix: "/registry/roles/",
  storageVersion: "rbac.authorization.orch.io/v1",
  hasGeneration: false,
  createOnUpdate: true,
  unconditionalUpdate: true,
  returnsDeleted: false,
  nameFormat: "pathSegment",
  load: async () => (await import("./role.code.ts")).code,
};
