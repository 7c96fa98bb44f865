// Generated from resource/v1beta2/deviceRequest.yaml. Do not edit.
import type { Quantity } from "../../meta/v1.ts";
import type { DeviceSelector, OpaqueDeviceConfiguration } from "./deviceConfiguration.ts";
import type { DeviceToleration } from "./deviceTaint.ts";

/** Devices that are wanted together. */
export interface DeviceClaim {
  /** The devices, one request for each sort. */
  requests?: DeviceRequest[] | null;
  /** What the chosen devices must have in common. */
  constraints?: DeviceConstraint[];
  /** Settings for the devices. */
  config?: DeviceClaimConfiguration[];
}

/** A request for one sort of device; exactly one of its two forms. */
export interface DeviceRequest {
  /** Name of the request, by which pods and constraints refer to it. */
  name: string;
  /** The devices. */
  exactly?: ExactDeviceRequest;
  /** Choices in the order of preference; the first that can be had is taken. Behind the gate DRAPrioritizedList. */
  firstAvailable?: DeviceSubRequest[];
}

/** Devices of one sort. */
export interface ExactDeviceRequest {
  /** Class of the devices. */
  deviceClassName: string;
  /** What a device must fulfil besides; all of them. */
  selectors?: DeviceSelector[];
  /** A number of devices, or all there are; ExactCount when unset. Default: "ExactCount". */
  allocationMode?: "ExactCount" | "All";
  /** How many devices; 1 when unset. */
  count?: number;
  /** Asks for access to devices that may be in use, for watching over them. Behind the gate DRAAdminAccess. */
  adminAccess?: boolean;
  /** Taints that do not keep a device away. Behind the gate DRADeviceTaints. */
  tolerations?: DeviceToleration[];
  /** How much of each device is needed. Behind the gate DRAConsumableCapacity. */
  capacity?: CapacityRequirements;
}

/** How much of a device is needed. */
export interface CapacityRequirements {
  /** Amounts by the name of the capacity. */
  requests?: Record<string, Quantity>;
}

/** One of several choices of a request. */
export interface DeviceSubRequest {
  /** Name of the choice. */
  name: string;
  /** Class of the devices. */
  deviceClassName: string;
  /** What a device must fulfil besides; all of them. */
  selectors?: DeviceSelector[];
  /** A number of devices, or all there are; ExactCount when unset. Default: "ExactCount". */
  allocationMode?: "ExactCount" | "All";
  /** How many devices; 1 when unset. */
  count?: number;
  /** Taints that do not keep a device away. Behind the gate DRADeviceTaints. */
  tolerations?: DeviceToleration[];
  /** How much of each device is needed. Behind the gate DRAConsumableCapacity. */
  capacity?: CapacityRequirements;
}

/** What chosen devices must have in common. */
export interface DeviceConstraint {
  /** Requests it is about; all when empty. */
  requests?: string[];
  /** Attribute that must be the same for all of them. */
  matchAttribute?: string;
  /** Attribute that must differ among them. Behind the gate DRAConsumableCapacity. */
  distinctAttribute?: string;
}

/** Settings for devices of a claim. */
export interface DeviceClaimConfiguration {
  /** Requests it is about; all when empty. */
  requests?: string[];
  /** Settings that the driver understands. */
  opaque?: OpaqueDeviceConfiguration;
}
