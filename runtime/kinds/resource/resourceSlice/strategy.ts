import type { ResourceSliceSpec } from "../../../../generated/resource/v1/resourceSlice.ts";
import type { ApiObject } from "../../../schema/object.ts";
import type { Strategy } from "../../../schema/strategy.ts";
import { driverWarnings, validateSlice } from "./devices.ts";
import { stampTaints } from "../../rules/devices/deviceTaints.ts";

/** A slice of v1 or v1beta2, which have one shape. */
interface Slice extends ApiObject {
  readonly spec: ResourceSliceSpec;
}

export const strategy: Pick<
  Strategy<Slice>,
  "prepareForCreate" | "prepareForUpdate" | "validate" | "warnings" | "unknownFieldText"
> = {
  prepareForCreate: (slice, { nowMs }) => stampDevices(slice, nowMs),
  prepareForUpdate: (slice, _old, { nowMs }) => stampDevices(slice, nowMs),
  validate: ({ spec }) => validateSlice(spec),
  warnings: ({ spec }) => driverWarnings(spec.driver),
  unknownFieldText: (field, { apiVersion, kind }) =>
    `field label not supported for ${apiVersion}, Kind=${kind}: ${field}`,
};

function stampDevices({ spec }: Slice, nowMs: number): void {
  for (const { taints } of spec.devices ?? []) stampTaints(taints, nowMs);
}
