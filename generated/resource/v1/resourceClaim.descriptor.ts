// Generated from resource/v1/resourceClaim.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { ResourceClaim } from "./resourceClaim.ts";

export const resourceClaim: ResourceDescriptor<ResourceClaim> = {
  group: "resource.orch.io",
  version: "v1",
  apiVersion: "resource.orch.io/v1",
  kind: "ResourceClaim",
  listKind: "ResourceClaimList",
  plural: "resourceclaims",
  singular: "resourceclaim",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "resource.orch.io", version: "v1", kind: "ResourceClaim" },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "State", type: "string" },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/resourceclaims/",
  storageVersion: "resource.orch.io/v1",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: true,
  returnsDeleted: true,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./resourceClaim.code.ts")).code,
};
