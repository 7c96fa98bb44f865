// Generated from coordination/v1beta1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { LeaseCandidate } from "./leaseCandidate.ts";

export type {
  LeaseCandidate,
};

export const leaseCandidate: ResourceDescriptor<LeaseCandidate> = {
  group: "coordination.orch.io",
  version: "v1beta1",
  apiVersion: "coordination.orch.io/v1beta1",
  kind: "LeaseCandidate",
  listKind: "LeaseCandidateList",
  plural: "leasecandidates",
  singular: "leasecandidate",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "beta",
  introduced: "1.33",
  deprecation: { warning: "coordination.orch.io/v1beta1 LeaseCandidate is deprecated in v1.36+, unavailable in v1.39+", removedRelease: "1.39" },
  subresources: [],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", format: "name", description: "Name of the object, unique among its kind within a namespace." },
    { name: "LeaseName", type: "string" },
    { name: "BinaryVersion", type: "string" },
    { name: "EmulationVersion", type: "string" },
    { name: "Age", type: "string", description: "Time since the object was created, in its one or two largest units, such as 45s, 5m12s or 3d4h." },
  ],
  storagePrefix: "/registry/leasecandidates/",
  storageVersion: "coordination.orch.io/v1beta1",
  hasGeneration: false,
  createOnUpdate: true,
  unconditionalUpdate: false,
  returnsDeleted: false,
  nameFormat: "configKey",
  metadataChecks: { anyFinalizer: true, whole: 0, changes: 1 },
  load: async () => (await import("./leaseCandidate.code.ts")).code,
};
