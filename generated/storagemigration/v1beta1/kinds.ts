// Generated from storagemigration/v1beta1/*.yaml. Do not edit.
import type { ResourceDescriptor } from "../../../runtime/schema/index.ts";
import type { StorageVersionMigration } from "./storageVersionMigration.ts";

export type {
  StorageVersionMigration,
};

export const storageVersionMigration: ResourceDescriptor<StorageVersionMigration> = {
  group: "storagemigration.orch.io",
  version: "v1beta1",
  apiVersion: "storagemigration.orch.io/v1beta1",
  kind: "StorageVersionMigration",
  listKind: "StorageVersionMigrationList",
  plural: "storageversionmigrations",
  singular: "storageversionmigration",
  shortNames: [],
  categories: [],
  namespaced: false,
  verbs: ["create", "delete", "deletecollection", "get", "list", "patch", "update", "watch"],
  stage: "beta",
  introduced: "1.35",
  subresources: [
    { name: "status", verbs: ["get", "patch", "update"], group: "storagemigration.orch.io", version: "v1beta1", kind: "StorageVersionMigration", keeps: ["labels", "annotations", "finalizers", "ownerReferences"] },
  ],
  selectableFields: [],
  columns: [
    { name: "Name", type: "string", description: "Name of the migration." },
    { name: "Resource", type: "string", description: "Resource whose objects are stored anew." },
    { name: "Status", type: "string", description: "How far it is." },
  ],
  storagePrefix: "/registry/storageversionmigrations/",
  storageVersion: "storagemigration.orch.io/v1beta1",
  featureGate: "StorageVersionMigrator",
  hasGeneration: false,
  createOnUpdate: false,
  unconditionalUpdate: false,
  returnsDeleted: false,
  nameFormat: "dnsSubdomain",
  load: async () => (await import("./storageVersionMigration.code.ts")).code,
};
