// Generated from resource/v1beta1/allocation.yaml. Do not edit.
import type { NodeSelector } from "../../core/v1/scheduling.ts";
import type { Condition, Quantity, RawExtension, Time } from "../../meta/v1.ts";
import type { OpaqueDeviceConfiguration } from "./deviceConfiguration.ts";
import type { DeviceToleration } from "./deviceTaint.ts";

/** The devices that were given. */
export interface AllocationResult {
  /** The devices. */
  devices?: DeviceAllocationResult;
  /** Nodes on which they can be used; all when unset. */
  nodeSelector?: NodeSelector;
  /** When they were given. Behind the gate DRADeviceBindingConditions. */
  allocationTimestamp?: Time;
}

/** The devices that were given, with their settings. */
export interface DeviceAllocationResult {
  /** The devices. */
  results?: DeviceRequestAllocationResult[];
  /** Settings for the devices, of classes and claim together. */
  config?: DeviceAllocationConfiguration[];
}

/** A device that was given to a request. */
export interface DeviceRequestAllocationResult {
  /** The request, or request/choice. */
  request: string;
  /** Driver of the device. */
  driver: string;
  /** Pool of the device. */
  pool: string;
  /** Name of the device in its pool. */
  device: string;
  /** Whether it was given for watching over it. Behind the gate DRAAdminAccess. */
  adminAccess?: boolean;
  /** Taints that the request bears. Behind the gate DRADeviceTaints. */
  tolerations?: DeviceToleration[];
  /** Conditions that must be true before a pod is bound. Behind the gate DRADeviceBindingConditions. */
  bindingConditions?: string[];
  /** Conditions of which any means that binding failed. Behind the gate DRADeviceBindingConditions. */
  bindingFailureConditions?: string[];
  /** Distinguishes several shares of one device. Behind the gate DRAConsumableCapacity. */
  shareID?: string;
  /** How much of the device was given, by the name of the capacity. Behind the gate DRAConsumableCapacity. */
  consumedCapacity?: Record<string, Quantity>;
}

/** Settings for devices that were given. */
export interface DeviceAllocationConfiguration {
  /** Whether a class or the claim asked for them. */
  source: "FromClass" | "FromClaim";
  /** Requests it is about; all when empty. */
  requests?: string[];
  /** Settings that the driver understands. */
  opaque?: OpaqueDeviceConfiguration;
}

/** What a driver reports of a device that was given. */
export interface AllocatedDeviceStatus {
  /** Driver of the device. */
  driver: string;
  /** Pool of the device. */
  pool: string;
  /** Name of the device in its pool. */
  device: string;
  /** Distinguishes several shares of one device. Behind the gate DRAConsumableCapacity. */
  shareID?: string;
  /** Aspects of the device, one of each type. */
  conditions?: Condition[] | null;
  /** Anything the driver wants to say. */
  data?: RawExtension;
  /** What is known of a network device. */
  networkData?: NetworkDeviceData;
}

/** What is known of a network device. */
export interface NetworkDeviceData {
  /** Name of the interface in the pod. */
  interfaceName?: string;
  /** Addresses of the interface, with the length of their network. */
  ips?: string[];
  /** Hardware address of the interface. */
  hardwareAddress?: string;
}
