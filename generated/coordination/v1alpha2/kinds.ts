// Generated from coordination/v1alpha2/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { LeaseCandidate } from "./leaseCandidate.ts";

export type {
  LeaseCandidate,
};

export const leaseCandidate: ResourceDescriptor<LeaseCandidate> = {
  group: "coordination.orch.io",
  version: "v1alpha2",
  apiVersion: "coordination.orch.io/v1alpha2",
  kind: "LeaseCandidate",
  listKind: "LeaseCandidateList",
  plural: "leasecandidates",
  singular: "leasecandidate",
  shortNames: [],
  categories: [],
  namespaced: true,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "alpha",
  introduced: "1.32",
  deprecation: { warning: "coordination.orch.io/v1alpha2 LeaseCandidate is deprecated in v1.35+, unavailable in v1.38+", removedRelease: "1.38" },
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
