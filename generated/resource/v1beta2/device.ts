// Generated from resource/v1beta2/device.yaml. Do not edit.
import type { NodeSelector } from "../../core/v1/scheduling.ts";
import type { Quantity } from "../../meta/v1.ts";
import type { DeviceTaint } from "./deviceTaint.ts";

/** A device. */
export interface Device {
  /** Name of the device, unique in its pool. */
  name: string;
  /** What the device is like, by the name of the attribute. */
  attributes?: Record<string, DeviceAttribute>;
  /** How much the device has, by the name of the capacity. */
  capacity?: Record<string, DeviceCapacity>;
  /** What the device draws from shared counters. Behind the gate DRAPartitionableDevices. */
  consumesCounters?: DeviceCounterConsumption[];
  /** Node on which the device is. Behind the gate DRAPartitionableDevices. */
  nodeName?: string;
  /** Nodes from which the device can be used. Behind the gate DRAPartitionableDevices. */
  nodeSelector?: NodeSelector;
  /** Whether the device can be used from all nodes. Behind the gate DRAPartitionableDevices. */
  allNodes?: boolean;
  /** What keeps claims away that do not bear it. Behind the gate DRADeviceTaints. */
  taints?: DeviceTaint[];
  /** Whether a claim is tied to the node on which it was given. Behind the gate DRADeviceBindingConditions. */
  bindsToNode?: boolean;
  /** Conditions that must be true before a pod is bound. Behind the gate DRADeviceBindingConditions. */
  bindingConditions?: string[];
  /** Conditions of which any means that binding failed. Behind the gate DRADeviceBindingConditions. */
  bindingFailureConditions?: string[];
  /** Whether several requests may share the device. Behind the gate DRAConsumableCapacity. */
  allowMultipleAllocations?: boolean;
  /** What the device takes of the node's own resources, by their name. Behind the gate DRANodeAllocatableResources. */
  nodeAllocatableResourceMappings?: Record<string, NodeAllocatableResourceMapping>;
}

/** What a device is like in one respect; exactly one of the types. */
export interface DeviceAttribute {
  /** A number. */
  int?: number;
  /** True or false. */
  bool?: boolean;
  /** A text. */
  string?: string;
  /** A version, as semver. */
  version?: string;
  /** Several numbers. Behind the gate DRAListTypeAttributes. */
  ints?: number[];
  /** Several booleans. Behind the gate DRAListTypeAttributes. */
  bools?: boolean[];
  /** Several texts. Behind the gate DRAListTypeAttributes. */
  strings?: string[];
  /** Several versions, as semver. Behind the gate DRAListTypeAttributes. */
  versions?: string[];
}

/** How much a device has in one respect. */
export interface DeviceCapacity {
  /** The amount. */
  value: Quantity;
  /**
   * How requests for a part of it are rounded; a request takes all of it when unset. Behind the gate
   * DRAConsumableCapacity.
   */
  requestPolicy?: CapacityRequestPolicy;
}

/** How requests for a part of a capacity are rounded. */
export interface CapacityRequestPolicy {
  /** What a request gets that names no amount. */
  default?: Quantity | null;
  /** The only amounts that can be had. */
  validValues?: Quantity[];
  /** The range in which amounts can be had. */
  validRange?: CapacityRequestPolicyRange;
}

/** A range of amounts. */
export interface CapacityRequestPolicyRange {
  /** The least amount. */
  min: Quantity;
  /** The largest amount; the whole capacity when unset. */
  max?: Quantity;
  /** Amounts are the least one and a multiple of this. */
  step?: Quantity;
}

/** What a device draws from a set of counters. */
export interface DeviceCounterConsumption {
  /** Name of the set. */
  counterSet: string;
  /** Amounts by the name of the counter. */
  counters: Record<string, Counter>;
}

/** An amount. */
export interface Counter {
  /** The amount. */
  value: Quantity;
}

/** What a device takes of a resource of the node. */
export interface NodeAllocatableResourceMapping {
  /** Capacity of the device whose given amount is counted; one device counts as one when unset. */
  capacityKey?: string;
  /** Amount of the resource for each unit; 1 when unset. Default: "1". */
  allocationMultiplier?: Quantity;
}

/** Counters that devices draw from. */
export interface CounterSet {
  /** Name of the set. */
  name: string;
  /** Amounts that there are, by the name of the counter. */
  counters: Record<string, Counter>;
}
