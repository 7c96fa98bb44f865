import type { ApiObject } from "../../schema/object.ts";
import type { Strategy } from "../../schema/strategy.ts";
import { stampTaints, type Taint } from "./deviceTaints.ts";

/** A slice of v1 or v1beta2, which have one shape. */
interface Slice extends ApiObject {
  readonly spec: { readonly devices?: readonly { readonly taints?: readonly Taint[] }[] };
}

export const strategy: Pick<Strategy<Slice>, "prepareForCreate" | "prepareForUpdate"> = {
  prepareForCreate: (slice, { nowMs }) => stampDevices(slice, nowMs),
  prepareForUpdate: (slice, _old, { nowMs }) => stampDevices(slice, nowMs),
};

function stampDevices({ spec }: Slice, nowMs: number): void {
  for (const { taints } of spec.devices ?? []) stampTaints(taints, nowMs);
}
