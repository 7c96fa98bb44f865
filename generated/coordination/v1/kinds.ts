// Generated from coordination/v1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { Lease } from "./lease.ts";

export type {
  Lease,
};

export const lease: ResourceDescriptor<Lease> = {
  group: "coordination.orch.io",
  version: "v1",
  apiVersion: "coordination.orch.io/v1",
  kind: "Lease",
  listKind: "LeaseList",
  plural: "leases",
  singular: "lease",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "stable",
  introduced: "1.14",
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "Holder", type: "string", description: "Who holds the lease." },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/leases/",
  storageVersion: "coordination.orch.io/v1",
  hasGeneration: false,
  createOnUpdate: true,
  unconditionalUpdate: false,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  metadataChecks: { anyFinalizer: true, whole: 0, changes: 1 },
  load: async () => (await import("./lease.code.ts")).code,
};
