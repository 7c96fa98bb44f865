// Generated from resource/v1/allocation.yaml. Do not edit.
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import { NodeSelector, defaultNodeSelector } from "../../core/v1/scheduling.code.ts";
import { Condition, defaultCondition } from "../../meta/v1.code.ts";
import type * as types from "./allocation.ts";
import {
  validateAllocatedDeviceStatus,
  validateDeviceAllocationConfiguration,
  validateDeviceAllocationResult,
  validateDeviceRequestAllocationResult,
  validateNetworkDeviceData,
} from "./allocation.validator.ts";
import { OpaqueDeviceConfiguration, defaultOpaqueDeviceConfiguration } from "./deviceConfiguration.code.ts";
import { DeviceToleration, defaultDeviceToleration } from "./deviceTaint.code.ts";

/** Fields of AllocationResult in wire order. */
export const AllocationResult: Structure = structure("AllocationResult", () => [
  field("devices", 1, { structure: () => DeviceAllocationResult }, { presence: "always" }),
  field("nodeSelector", 3, { structure: () => NodeSelector }, { presence: "pointer", mapType: "atomic" }),
  field("allocationTimestamp", 5, "time", { presence: "pointer", gate: "DRADeviceBindingConditions" }),
]);

/** Fields of DeviceAllocationResult in wire order. */
export const DeviceAllocationResult: Structure = structure("DeviceAllocationResult", () => [
  field("results", 1, { list: { structure: () => DeviceRequestAllocationResult } }, { listType: "atomic" }),
  field("config", 2, { list: { structure: () => DeviceAllocationConfiguration } }, { listType: "atomic" }),
], { validate: validateDeviceAllocationResult });

/** Fields of DeviceRequestAllocationResult in wire order. */
export const DeviceRequestAllocationResult: Structure = structure("DeviceRequestAllocationResult", () => [
  field("request", 1, "string", { presence: "always" }),
  field("driver", 2, "string", { presence: "always" }),
  field("pool", 3, "string", { presence: "always" }),
  field("device", 4, "string", { presence: "always", empty: "checked" }),
  field("adminAccess", 5, "boolean", { presence: "pointer", gate: "DRAAdminAccess" }),
  field("tolerations", 6, { list: { structure: () => DeviceToleration } }, {
    listType: "atomic",
    gate: "DRADeviceTaints",
  }),
  field("bindingConditions", 7, { list: "string" }, { listType: "atomic", gate: "DRADeviceBindingConditions" }),
  field("bindingFailureConditions", 8, { list: "string" }, { listType: "atomic", gate: "DRADeviceBindingConditions" }),
  field("shareID", 9, "string", { presence: "pointer", gate: "DRAConsumableCapacity" }),
  field("consumedCapacity", 10, { map: "quantity" }, { gate: "DRAConsumableCapacity" }),
], { validate: validateDeviceRequestAllocationResult });

/** Fields of DeviceAllocationConfiguration in wire order. */
export const DeviceAllocationConfiguration: Structure = structure("DeviceAllocationConfiguration", () => [
  field("source", 1, "string", { presence: "always" }),
  field("requests", 2, { list: "string" }, { listType: "atomic" }),
  field("opaque", 1, { structure: () => OpaqueDeviceConfiguration }, { presence: "pointer", inlinePath: [3] }),
], { validate: validateDeviceAllocationConfiguration });

/** Fields of AllocatedDeviceStatus in wire order. */
export const AllocatedDeviceStatus: Structure = structure("AllocatedDeviceStatus", () => [
  field("driver", 1, "string", { presence: "always" }),
  field("pool", 2, "string", { presence: "always" }),
  field("device", 3, "string", { presence: "always", empty: "checked" }),
  field("shareID", 7, "string", { presence: "pointer", gate: "DRAConsumableCapacity" }),
  field("conditions", 4, { list: { structure: () => Condition } }, {
    presence: "always",
    nullable: true,
    listType: "map",
    mapKeys: ["type"],
  }),
  field("data", 5, "raw", { presence: "pointer" }),
  field("networkData", 6, { structure: () => NetworkDeviceData }, { presence: "pointer" }),
], { validate: validateAllocatedDeviceStatus });

/** Fields of NetworkDeviceData in wire order. */
export const NetworkDeviceData: Structure = structure("NetworkDeviceData", () => [
  field("interfaceName", 1, "string"),
  field("ips", 2, { list: "string" }, { listType: "atomic" }),
  field("hardwareAddress", 3, "string"),
], { validate: validateNetworkDeviceData });

export function defaultAllocationResult(o: types.AllocationResult): void {
  o.devices ??= {};
  defaultDeviceAllocationResult(o.devices);
  if (o.nodeSelector) defaultNodeSelector(o.nodeSelector);
}

export function defaultDeviceAllocationResult(o: types.DeviceAllocationResult): void {
  if (o.results) for (const each of o.results) defaultDeviceRequestAllocationResult(each);
  if (o.config) for (const each of o.config) defaultDeviceAllocationConfiguration(each);
}

export function defaultDeviceRequestAllocationResult(o: types.DeviceRequestAllocationResult): void {
  o.request ??= "";
  o.driver ??= "";
  o.pool ??= "";
  o.device ??= "";
  if (o.tolerations) for (const each of o.tolerations) defaultDeviceToleration(each);
}

export function defaultDeviceAllocationConfiguration(o: types.DeviceAllocationConfiguration): void {
  o.source ??= "" as NonNullable<types.DeviceAllocationConfiguration["source"]>;
  if (o.opaque) defaultOpaqueDeviceConfiguration(o.opaque);
}

export function defaultAllocatedDeviceStatus(o: types.AllocatedDeviceStatus): void {
  o.driver ??= "";
  o.pool ??= "";
  o.device ??= "";
  o.conditions ??= null;
  if (o.conditions) for (const each of o.conditions) defaultCondition(each);
}
