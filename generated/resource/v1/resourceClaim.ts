// Generated from resource/v1/resourceClaim.yaml. Do not edit.
import type { ListMeta, ObjectMeta } from "../../meta/v1.ts";
import type { AllocatedDeviceStatus, AllocationResult } from "./allocation.ts";
import type { DeviceClaim } from "./deviceRequest.ts";

/** ResourceClaim asks for devices, which pods that name the claim may use. */
export interface ResourceClaim {
  apiVersion?: "resource.orch.io/v1";
  kind?: "ResourceClaim";
  metadata?: ObjectMeta;
  /** The devices that are wanted. It cannot change. */
  spec: ResourceClaimSpec;
  /** The devices that were given. */
  status?: ResourceClaimStatus;
}

/** A list of resourceclaims. */
export interface ResourceClaimList {
  apiVersion: "resource.orch.io/v1";
  kind: "ResourceClaimList";
  metadata: ListMeta;
  items: ResourceClaim[];
}

/** The devices that are wanted. */
export interface ResourceClaimSpec {
  /** The devices. */
  devices?: DeviceClaim;
}

/** The devices that were given, and who uses them. */
export interface ResourceClaimStatus {
  /** The devices; unset until the scheduler has chosen them. */
  allocation?: AllocationResult;
  /** Who may use the claim now. */
  reservedFor?: ResourceClaimConsumerReference[];
  /** What drivers report of the devices. Behind the gate DRAResourceClaimDeviceStatus. */
  devices?: AllocatedDeviceStatus[];
}

/** An object of the claim's namespace that uses the claim. */
export interface ResourceClaimConsumerReference {
  /** API group of the object; empty for the core group. */
  apiGroup?: string;
  /** Plural name of the resource, such as pods. */
  resource: string;
  /** Name of the object. */
  name: string;
  /** UID of the object. */
  uid: string;
}
