// Generated from resource/v1/device.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import { NodeSelector, defaultNodeSelector } from "../../core/v1/scheduling.code.ts";
import type * as types from "./device.ts";
import {
  validateCapacityRequestPolicyRange,
  validateCounterSet,
  validateDevice,
  validateDeviceAttribute,
  validateDeviceCounterConsumption,
} from "./device.validator.ts";
import { DeviceTaint, defaultDeviceTaint } from "./deviceTaint.code.ts";

/** Fields of Device in wire order. */
export const Device: Structure = structure("Device", () => [
  field("name", 1, "string", { presence: "always", empty: "checked" }),
  field("attributes", 2, { map: { structure: () => DeviceAttribute } }),
  field("capacity", 3, { map: { structure: () => DeviceCapacity } }),
  field("consumesCounters", 4, { list: { structure: () => DeviceCounterConsumption } }, {
    listType: "atomic",
    gate: "DRAPartitionableDevices",
  }),
  field("nodeName", 5, "string", { presence: "pointer", gate: "DRAPartitionableDevices" }),
  field("nodeSelector", 6, { structure: () => NodeSelector }, {
    presence: "pointer",
    mapType: "atomic",
    gate: "DRAPartitionableDevices",
  }),
  field("allNodes", 7, "boolean", { presence: "pointer", gate: "DRAPartitionableDevices" }),
  field("taints", 8, { list: { structure: () => DeviceTaint } }, { listType: "atomic", gate: "DRADeviceTaints" }),
  field("bindsToNode", 9, "boolean", { presence: "pointer", gate: "DRADeviceBindingConditions" }),
  field("bindingConditions", 10, { list: "string" }, { listType: "atomic", gate: "DRADeviceBindingConditions" }),
  field("bindingFailureConditions", 11, { list: "string" }, { listType: "atomic", gate: "DRADeviceBindingConditions" }),
  field("allowMultipleAllocations", 12, "boolean", { presence: "pointer", gate: "DRAConsumableCapacity" }),
  field("nodeAllocatableResourceMappings", 13, { map: { structure: () => NodeAllocatableResourceMapping } }, {
    gate: "DRANodeAllocatableResources",
  }),
], { validate: validateDevice });

/** Fields of DeviceAttribute in wire order. */
export const DeviceAttribute: Structure = structure("DeviceAttribute", () => [
  field("int", 2, "int64", { presence: "pointer" }),
  field("bool", 3, "boolean", { presence: "pointer" }),
  field("string", 4, "string", { presence: "pointer" }),
  field("version", 5, "string", { presence: "pointer", empty: "checked" }),
  field("ints", 6, { list: "int64" }, { listType: "atomic", gate: "DRAListTypeAttributes" }),
  field("bools", 7, { list: "boolean" }, { listType: "atomic", gate: "DRAListTypeAttributes" }),
  field("strings", 8, { list: "string" }, { listType: "atomic", gate: "DRAListTypeAttributes" }),
  field("versions", 9, { list: "string" }, { listType: "atomic", gate: "DRAListTypeAttributes" }),
], { validate: validateDeviceAttribute });

/** Fields of DeviceCapacity in wire order. */
export const DeviceCapacity: Structure = structure("DeviceCapacity", () => [
  field("value", 1, "quantity", { presence: "always" }),
  field("requestPolicy", 2, { structure: () => CapacityRequestPolicy }, {
    presence: "pointer",
    gate: "DRAConsumableCapacity",
  }),
]);

/** Fields of CapacityRequestPolicy in wire order. */
export const CapacityRequestPolicy: Structure = structure("CapacityRequestPolicy", () => [
  field("default", 1, "quantity", { presence: "always", nullable: true }),
  field("validValues", 3, { list: "quantity" }, { listType: "atomic" }),
  field("validRange", 4, { structure: () => CapacityRequestPolicyRange }, { presence: "pointer" }),
]);

/** Fields of CapacityRequestPolicyRange in wire order. */
export const CapacityRequestPolicyRange: Structure = structure("CapacityRequestPolicyRange", () => [
  field("min", 1, "quantity", { presence: "pointer", requiredDetail: "required when validRange is defined" }),
  field("max", 2, "quantity", { presence: "pointer" }),
  field("step", 3, "quantity", { presence: "pointer" }),
], { validate: validateCapacityRequestPolicyRange });

/** Fields of DeviceCounterConsumption in wire order. */
export const DeviceCounterConsumption: Structure = structure("DeviceCounterConsumption", () => [
  field("counterSet", 1, "string", { presence: "always" }),
  field("counters", 2, { map: { structure: () => Counter } }),
], { validate: validateDeviceCounterConsumption });

/** Fields of Counter in wire order. */
export const Counter: Structure = structure("Counter", () => [
  field("value", 1, "quantity", { presence: "always" }),
]);

/** Fields of NodeAllocatableResourceMapping in wire order. */
export const NodeAllocatableResourceMapping: Structure = structure("NodeAllocatableResourceMapping", () => [
  field("capacityKey", 1, "string", { presence: "pointer" }),
  field("allocationMultiplier", 2, "quantity", { presence: "pointer" }),
]);

/** Fields of CounterSet in wire order. */
export const CounterSet: Structure = structure("CounterSet", () => [
  field("name", 1, "string", { presence: "always" }),
  field("counters", 2, { map: { structure: () => Counter } }),
], { validate: validateCounterSet });

export function defaultDevice(o: types.Device): void {
  o.name ??= "";
  if (o.capacity) for (const each of Object.values(o.capacity)) defaultDeviceCapacity(each);
  if (o.consumesCounters) for (const each of o.consumesCounters) defaultDeviceCounterConsumption(each);
  if (o.nodeSelector) defaultNodeSelector(o.nodeSelector);
  if (o.taints) for (const each of o.taints) defaultDeviceTaint(each);
  if (o.nodeAllocatableResourceMappings) for (const each of Object.values(o.nodeAllocatableResourceMappings)) defaultNodeAllocatableResourceMapping(each);
}

export function defaultDeviceCapacity(o: types.DeviceCapacity): void {
  o.value ??= "0";
  if (o.requestPolicy) defaultCapacityRequestPolicy(o.requestPolicy);
}

export function defaultCapacityRequestPolicy(o: types.CapacityRequestPolicy): void {
  o.default ??= null;
}

export function defaultDeviceCounterConsumption(o: types.DeviceCounterConsumption): void {
  o.counterSet ??= "";
  if (o.counters) for (const each of Object.values(o.counters)) defaultCounter(each);
}

export function defaultCounter(o: types.Counter): void {
  o.value ??= "0";
}

export function defaultNodeAllocatableResourceMapping(o: types.NodeAllocatableResourceMapping): void {
  o.allocationMultiplier ??= "1";
}

export function defaultCounterSet(o: types.CounterSet): void {
  o.name ??= "";
  if (o.counters) for (const each of Object.values(o.counters)) defaultCounter(each);
}
