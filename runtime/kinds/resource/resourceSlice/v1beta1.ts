import type { Device } from "../../../../generated/resource/v1/device.ts";
import type { ResourceSlice } from "../../../../generated/resource/v1/resourceSlice.ts";
import type { Device as OldDevice } from "../../../../generated/resource/v1beta1/device.ts";
import type { ResourceSlice as OldSlice } from "../../../../generated/resource/v1beta1/resourceSlice.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { stampTaints } from "../../rules/devices/deviceTaints.ts";
import { driverWarnings, validateSlice } from "./devices.ts";

/** v1beta1 has what a device is like in a member `basic`, v1 beside its name. */
export const strategy: Strategy<OldSlice> = {
  prepareForCreate: (slice, { nowMs }) => stampDevices(slice, nowMs),
  prepareForUpdate: (slice, _old, { nowMs }) => stampDevices(slice, nowMs),
  fromStorage,
  toStorage,
  validate: (slice) => validateSlice(toStorage(slice).spec),
  warnings: ({ spec }) => driverWarnings(spec.driver),
};

function stampDevices({ spec }: OldSlice, nowMs: number): void {
  for (const { basic } of spec.devices ?? []) stampTaints(basic?.taints, nowMs);
}

function fromStorage(stored: ApiObject): OldSlice {
  const { apiVersion: _, ...slice } = stored as ResourceSlice;
  const { devices, ...spec } = slice.spec;
  return { ...slice, spec: { ...spec, ...(devices === undefined ? {} : { devices: devices.map(oldDevice) }) } };
}

function toStorage({ apiVersion: _, ...slice }: OldSlice): ResourceSlice {
  const { devices, allNodes, ...spec } = slice.spec;
  const place = allNodes === true ? { allNodes } : {};
  const all = devices === undefined ? {} : { devices: devices.map(newDevice) };
  return { ...slice, spec: { ...spec, ...place, ...all } };
}

function oldDevice({ name, ...basic }: Device): OldDevice {
  return { name, basic };
}

function newDevice({ name, basic }: OldDevice): Device {
  return { name, ...basic };
}
