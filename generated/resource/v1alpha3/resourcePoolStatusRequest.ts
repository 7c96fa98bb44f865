// Generated from resource/v1alpha3/resourcePoolStatusRequest.yaml. Do not edit.
import type { Condition, ListMeta, ObjectMeta } from "../../meta/v1.ts";

/** ResourcePoolStatusRequest asks once how many devices of pools are in use. */
export interface ResourcePoolStatusRequest {
  apiVersion?: "resource.orch.io/v1alpha3";
  kind?: "ResourcePoolStatusRequest";
  /** Name, labels and bookkeeping. */
  metadata: ObjectMeta;
  /** Which pools. It cannot change. */
  spec: ResourcePoolStatusRequestSpec;
  /** The answer; the request is done once it is there. */
  status?: ResourcePoolStatusRequestStatus;
}

/** A list of resourcepoolstatusrequests. */
export interface ResourcePoolStatusRequestList {
  apiVersion: "resource.orch.io/v1alpha3";
  kind: "ResourcePoolStatusRequestList";
  metadata: ListMeta;
  items: ResourcePoolStatusRequest[];
}

/** Which pools are asked about. */
export interface ResourcePoolStatusRequestSpec {
  /** Driver of the pools. */
  driver: string;
  /** Name of the pool; all of the driver when unset. */
  poolName?: string;
  /** Most pools in the answer. Default: 100. */
  limit?: number;
}

/** How many devices of pools are in use. */
export interface ResourcePoolStatusRequestStatus {
  /** How many pools there are, whether listed or not. */
  poolCount: number;
  /** The pools. */
  pools?: PoolStatus[];
  /** Whether the answer is complete, or why it failed. */
  conditions?: Condition[];
}

/** How many devices of a pool are in use. */
export interface PoolStatus {
  /** Driver of the pool. */
  driver: string;
  /** Name of the pool. */
  poolName: string;
  /** Newest generation of the pool. */
  generation: number;
  /** Slices at that generation. */
  resourceSliceCount?: number;
  /** All devices. */
  totalDevices?: number;
  /** Devices that are given to claims. */
  allocatedDevices?: number;
  /** Devices that may be given. */
  availableDevices?: number;
  /** Devices that may not be given, for taints or other reasons. */
  unavailableDevices?: number;
  /** Node of the pool, where it is on one. */
  nodeName?: string;
  /** Why the pool cannot be counted. */
  validationError?: string;
}
