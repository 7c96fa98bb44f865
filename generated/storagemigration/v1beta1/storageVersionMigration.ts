// Generated from storagemigration/v1beta1/storageVersionMigration.yaml. Do not edit.
import type { Condition, GroupResource, ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** StorageVersionMigration has all objects of a resource written anew in the current stored form. */
export interface StorageVersionMigration {
  apiVersion?: "storagemigration.orch.io/v1beta1";
  kind?: "StorageVersionMigration";
  metadata?: ObjectMeta;
  /** Which resource. */
  spec?: StorageVersionMigrationSpec;
  /** How far it is. */
  status?: StorageVersionMigrationStatus;
}

/** A list of storageversionmigrations. */
export interface StorageVersionMigrationList {
  apiVersion: "storagemigration.orch.io/v1beta1";
  kind: "StorageVersionMigrationList";
  metadata: ListMeta;
  items: StorageVersionMigration[];
}

/** Which resource is migrated. */
export interface StorageVersionMigrationSpec {
  /** The resource. It cannot change. */
  resource: GroupResource;
}

/** How far a migration is. */
export interface StorageVersionMigrationStatus {
  /** Aspects of the migration, one of each type. */
  conditions?: Condition[];
  /** Version of the store up to which objects are written anew. */
  resourceVersion?: string;
}
