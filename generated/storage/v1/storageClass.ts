// Generated from storage/v1/storageClass.yaml. Do not edit.
import type { TopologySelectorTerm } from "../../core/v1/topologySelector.ts";
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** StorageClass is a kind of storage that claims may ask for by name. */
export interface StorageClass {
  apiVersion?: "storage.orch.io/v1";
  kind?: "StorageClass";
  metadata?: ObjectMeta;
  /** Driver that makes the volumes. It cannot change. */
  provisioner: string;
  /** Words to the driver. They cannot change. */
  parameters?: Record<string, string>;
  /** What becomes of a volume when its claim goes; Delete when unset. Default: "Delete". */
  reclaimPolicy?: "Delete" | "Retain" | "";
  /** Options with which volumes are mounted, unchecked. */
  mountOptions?: string[];
  /** Whether claims may grow. */
  allowVolumeExpansion?: boolean;
  /** Whether a claim gets its volume at once or when a pod needs it; Immediate when unset. Default: "Immediate". */
  volumeBindingMode?: "Immediate" | "WaitForFirstConsumer";
  /** Where volumes may be made; anywhere when empty. */
  allowedTopologies?: TopologySelectorTerm[];
}

/** A list of storageclasses. */
export interface StorageClassList {
  apiVersion: "storage.orch.io/v1";
  kind: "StorageClassList";
  metadata: ListMeta;
  items: StorageClass[];
}
