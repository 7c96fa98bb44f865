// Generated from storage/v1/csiNode.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** CSINode lists the storage drivers on a node. Its name is the node's. */
export interface CSINode {
  apiVersion?: "storage.orch.io/v1";
  kind?: "CSINode";
  metadata?: ObjectMeta;
  /** The drivers. */
  spec: CSINodeSpec;
}

/** A list of csinodes. */
export interface CSINodeList {
  apiVersion: "storage.orch.io/v1";
  kind: "CSINodeList";
  metadata: ListMeta;
  items: CSINode[];
}

/** Storage drivers on a node. */
export interface CSINodeSpec {
  /** The drivers by name. */
  drivers: CSINodeDriver[] | null;
}

/** A storage driver on a node. */
export interface CSINodeDriver {
  /** Name of the driver. */
  name: string;
  /** What the driver calls the node. */
  nodeID: string;
  /** Labels of the node that say where it is, as the driver knows it. */
  topologyKeys?: string[] | null;
  /** How much the node can hold. */
  allocatable?: VolumeNodeResources;
}

/** How much a node can hold. */
export interface VolumeNodeResources {
  /** Most volumes of the driver at once; unset means no limit. */
  count?: number;
}
