// Generated from storage/v1/csiStorageCapacity.yaml. Do not edit.
import type { LabelSelector, ListMeta, ObjectMeta, Quantity } from "../../meta/v1.ts";

/** CSIStorageCapacity says how much storage of a class there is in a part of the cluster. */
export interface CSIStorageCapacity {
  apiVersion?: "storage.orch.io/v1";
  kind?: "CSIStorageCapacity";
  metadata?: ObjectMeta;
  /** Labels of the nodes that can reach the storage. It cannot change. */
  nodeTopology?: LabelSelector;
  /** Storage class that is meant. It cannot change. */
  storageClassName: string;
  /** How much there is; unset means unknown. */
  capacity?: Quantity;
  /** Largest volume that can be made; unset means unknown. */
  maximumVolumeSize?: Quantity;
}

/** A list of csistoragecapacities. */
export interface CSIStorageCapacityList {
  apiVersion: "storage.orch.io/v1";
  kind: "CSIStorageCapacityList";
  metadata: ListMeta;
  items: CSIStorageCapacity[];
}
