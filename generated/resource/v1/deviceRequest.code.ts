// Generated from resource/v1/deviceRequest.yaml. Do not edit.
import { count as fillCount } from "../../../runtime/kinds/resource/deviceRequest/defaults.ts";
import type { Structure } from "../../../runtime/schema/index.ts";
import { field, structure } from "../../../runtime/schema/index.ts";
import {
  DeviceSelector,
  OpaqueDeviceConfiguration,
  defaultDeviceSelector,
  defaultOpaqueDeviceConfiguration,
} from "./deviceConfiguration.code.ts";
import type * as types from "./deviceRequest.ts";
import {
  validateDeviceClaim,
  validateDeviceClaimConfiguration,
  validateDeviceConstraint,
  validateDeviceRequest,
  validateDeviceSubRequest,
  validateExactDeviceRequest,
} from "./deviceRequest.validator.ts";
import { DeviceToleration, defaultDeviceToleration } from "./deviceTaint.code.ts";

/** Fields of DeviceClaim in wire order. */
export const DeviceClaim: Structure = structure("DeviceClaim", () => [
  field("requests", 1, { list: { structure: () => DeviceRequest } }, {
    presence: "always",
    nullable: true,
    listType: "atomic",
  }),
  field("constraints", 2, { list: { structure: () => DeviceConstraint } }, { listType: "atomic" }),
  field("config", 3, { list: { structure: () => DeviceClaimConfiguration } }, { listType: "atomic" }),
], { validate: validateDeviceClaim });

/** Fields of DeviceRequest in wire order. */
export const DeviceRequest: Structure = structure("DeviceRequest", () => [
  field("name", 1, "string", { presence: "always", empty: "checked" }),
  field("exactly", 2, { structure: () => ExactDeviceRequest }, { presence: "pointer" }),
  field("firstAvailable", 3, { list: { structure: () => DeviceSubRequest } }, {
    listType: "atomic",
    gate: "DRAPrioritizedList",
  }),
], { validate: validateDeviceRequest });

/** Fields of ExactDeviceRequest in wire order. */
export const ExactDeviceRequest: Structure = structure("ExactDeviceRequest", () => [
  field("deviceClassName", 1, "string", { presence: "always" }),
  field("selectors", 2, { list: { structure: () => DeviceSelector } }, { listType: "atomic" }),
  field("allocationMode", 3, "string"),
  field("count", 4, "int64"),
  field("adminAccess", 5, "boolean", { presence: "pointer", gate: "DRAAdminAccess" }),
  field("tolerations", 6, { list: { structure: () => DeviceToleration } }, {
    listType: "atomic",
    gate: "DRADeviceTaints",
  }),
  field("capacity", 7, { structure: () => CapacityRequirements }, {
    presence: "pointer",
    gate: "DRAConsumableCapacity",
  }),
], { validate: validateExactDeviceRequest });

/** Fields of CapacityRequirements in wire order. */
export const CapacityRequirements: Structure = structure("CapacityRequirements", () => [
  field("requests", 1, { map: "quantity" }),
]);

/** Fields of DeviceSubRequest in wire order. */
export const DeviceSubRequest: Structure = structure("DeviceSubRequest", () => [
  field("name", 1, "string", { presence: "always", empty: "checked" }),
  field("deviceClassName", 2, "string", { presence: "always" }),
  field("selectors", 3, { list: { structure: () => DeviceSelector } }, { listType: "atomic" }),
  field("allocationMode", 4, "string"),
  field("count", 5, "int64"),
  field("tolerations", 6, { list: { structure: () => DeviceToleration } }, {
    listType: "atomic",
    gate: "DRADeviceTaints",
  }),
  field("capacity", 7, { structure: () => CapacityRequirements }, {
    presence: "pointer",
    gate: "DRAConsumableCapacity",
  }),
], { validate: validateDeviceSubRequest });

/** Fields of DeviceConstraint in wire order. */
export const DeviceConstraint: Structure = structure("DeviceConstraint", () => [
  field("requests", 1, { list: "string" }, { listType: "atomic" }),
  field("matchAttribute", 2, "string", { presence: "pointer" }),
  field("distinctAttribute", 3, "string", { presence: "pointer", gate: "DRAConsumableCapacity" }),
], { validate: validateDeviceConstraint });

/** Fields of DeviceClaimConfiguration in wire order. */
export const DeviceClaimConfiguration: Structure = structure("DeviceClaimConfiguration", () => [
  field("requests", 1, { list: "string" }, { listType: "atomic" }),
  field("opaque", 1, { structure: () => OpaqueDeviceConfiguration }, { presence: "pointer", inlinePath: [2] }),
], { validate: validateDeviceClaimConfiguration });

export function defaultDeviceClaim(o: types.DeviceClaim): void {
  o.requests ??= null;
  if (o.requests) for (const each of o.requests) defaultDeviceRequest(each);
  if (o.config) for (const each of o.config) defaultDeviceClaimConfiguration(each);
}

export function defaultDeviceRequest(o: types.DeviceRequest): void {
  o.name ??= "";
  if (o.exactly) defaultExactDeviceRequest(o.exactly);
  if (o.firstAvailable) for (const each of o.firstAvailable) defaultDeviceSubRequest(each);
}

export function defaultExactDeviceRequest(o: types.ExactDeviceRequest): void {
  o.deviceClassName ??= "";
  o.allocationMode ??= "ExactCount";
  if (o.selectors) for (const each of o.selectors) defaultDeviceSelector(each);
  if (o.tolerations) for (const each of o.tolerations) defaultDeviceToleration(each);
  fillCount(o);
}

export function defaultDeviceSubRequest(o: types.DeviceSubRequest): void {
  o.name ??= "";
  o.deviceClassName ??= "";
  o.allocationMode ??= "ExactCount";
  if (o.selectors) for (const each of o.selectors) defaultDeviceSelector(each);
  if (o.tolerations) for (const each of o.tolerations) defaultDeviceToleration(each);
  fillCount(o);
}

export function defaultDeviceClaimConfiguration(o: types.DeviceClaimConfiguration): void {
  if (o.opaque) defaultOpaqueDeviceConfiguration(o.opaque);
}
