// Generated from resource/v1/resourceSlice.yaml. Do not edit.
import type { NodeSelector } from "../../core/v1/scheduling.ts";
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";
import type { CounterSet, Device } from "./device.ts";

/** ResourceSlice is a part of the devices that a driver offers. */
export interface ResourceSlice {
  apiVersion?: "resource.orch.io/v1";
  kind?: "ResourceSlice";
  metadata?: ObjectMeta;
  /** The devices, and where they are. */
  spec: ResourceSliceSpec;
}

/** A list of resourceslices. */
export interface ResourceSliceList {
  apiVersion: "resource.orch.io/v1";
  kind: "ResourceSliceList";
  metadata: ListMeta;
  items: ResourceSlice[];
}

/** A part of the devices that a driver offers. */
export interface ResourceSliceSpec {
  /** Name of the driver. It cannot change. */
  driver: string;
  /** Pool that the devices belong to. */
  pool: ResourcePool;
  /** Node on which the devices are; excludes the other places. It cannot change. */
  nodeName?: string;
  /** Nodes from which the devices can be used. */
  nodeSelector?: NodeSelector;
  /** Whether the devices can be used from all nodes. */
  allNodes?: boolean;
  /** The devices. */
  devices?: Device[];
  /** Whether each device says itself where it is. Behind the gate DRAPartitionableDevices. */
  perDeviceNodeSelection?: boolean;
  /** Counters that devices of the pool draw from. Behind the gate DRAPartitionableDevices. */
  sharedCounters?: CounterSet[];
}

/** The pool that devices belong to. */
export interface ResourcePool {
  /** Name of the pool. */
  name: string;
  /** Grows with each change of the pool; slices of older generations do not count. */
  generation: number;
  /** How many slices the pool has at this generation. */
  resourceSliceCount: number;
}
