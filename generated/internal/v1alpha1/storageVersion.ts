// Generated from internal/v1alpha1/storageVersion.yaml. Do not edit.
import type { ListMeta, ObjectMeta, Time } from "../../meta/v1.ts";

/** StorageVersion says in which version each server stores a resource. */
export interface StorageVersion {
  apiVersion?: "internal.apiserver.orch.io/v1alpha1";
  kind?: "StorageVersion";
  /** Name, labels and bookkeeping; the name is group.resource. */
  metadata: ObjectMeta;
  /** Empty; there is nothing to ask for. */
  spec?: StorageVersionSpec;
  /** What the servers report. */
  status?: StorageVersionStatus;
}

/** A list of storageversions. */
export interface StorageVersionList {
  apiVersion: "internal.apiserver.orch.io/v1alpha1";
  kind: "StorageVersionList";
  metadata: ListMeta;
  items: StorageVersion[];
}

/** Nothing. */
export interface StorageVersionSpec {
}

/** In which versions servers store a resource. */
export interface StorageVersionStatus {
  /** What each server reports. */
  storageVersions?: ServerStorageVersion[];
  /** Version that all servers write; unset when they differ. */
  commonEncodingVersion?: string;
  /** Aspects of the resource, one of each type. */
  conditions?: StorageVersionCondition[];
}

/** Versions of a resource that one server knows. */
export interface ServerStorageVersion {
  /** Identifier of the server. */
  apiServerID: string;
  /** Version the server writes. */
  encodingVersion: string;
  /** Versions the server can read. */
  decodableVersions: string[];
  /** Versions the server offers. */
  servedVersions?: string[];
}

/** One aspect of a stored resource. */
export interface StorageVersionCondition {
  /** Which aspect. */
  type: "AllEncodingVersionsEqual" | (string & {});
  /** Whether it holds. */
  status: "True" | "False" | "Unknown" | (string & {});
  /** Generation the aspect was found at. */
  observedGeneration?: number;
  /** When status changed last. */
  lastTransitionTime?: Time | null;
  /** Why, in one word. */
  reason: string;
  /** Why, in words. */
  message: string;
}
