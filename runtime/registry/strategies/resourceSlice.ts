import type { ResourceSliceSpec } from "../../../generated/resource/v1/resourceSlice.ts";
import type { ApiObject } from "../../schema/object.ts";
import type { FieldError } from "../../schema/fieldError.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { validateSlice } from "./devices.ts";
import { stampTaints } from "./deviceTaints.ts";
import { immutable } from "./immutable.ts";

/** A slice of v1 or v1beta2, which have one shape. */
interface Slice extends ApiObject {
  readonly spec: ResourceSliceSpec;
}

export const strategy: Pick<
  Strategy<Slice>,
  "prepareForCreate" | "prepareForUpdate" | "validate" | "validateUpdate"
> = {
  prepareForCreate: (slice, { nowMs }) => stampDevices(slice, nowMs),
  prepareForUpdate: (slice, _old, { nowMs }) => stampDevices(slice, nowMs),
  validate: ({ spec }) => validateSlice(spec),
  validateUpdate: ({ spec }, old) => validateSliceUpdate(spec, old.spec),
};

/** A slice stays with its driver, pool and place. */
export function validateSliceUpdate(now: SliceIdentity, old: SliceIdentity): FieldError[] {
  return [
    ...immutable("spec.driver", now.driver, old.driver),
    ...immutable("spec.pool.name", now.pool.name, old.pool.name),
    ...immutable("spec.nodeName", now.nodeName, old.nodeName),
    ...immutable("spec.nodeSelector", now.nodeSelector, old.nodeSelector),
    ...immutable("spec.allNodes", now.allNodes, old.allNodes),
  ];
}

type SliceIdentity = Pick<ResourceSliceSpec, "driver" | "pool" | "nodeName" | "nodeSelector" | "allNodes">;

function stampDevices({ spec }: Slice, nowMs: number): void {
  for (const { taints } of spec.devices ?? []) stampTaints(taints, nowMs);
}
