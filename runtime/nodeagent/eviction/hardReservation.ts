import { quantityNanos } from "../../schema/quantity.ts";
import type { Amounts } from "../node/capacity.ts";
import { type Threshold, unitsIn } from "./thresholds.ts";

/** What pods cannot have because the node would evict them at once: below the hard thresholds. */
export function hardReservation(thresholds: readonly Threshold[], capacity: Amounts): Amounts {
  const resources = { "memory.available": "memory", "nodefs.available": "ephemeral-storage" };
  const reserved = Object.entries(resources).flatMap(([signal, name]): [string, string][] => {
    const hard = thresholds.find((each) => each.signal === signal && each.graceMs === undefined);
    if (hard === undefined || capacity[name] === undefined) return [];
    const units = Number((quantityNanos(capacity[name]) ?? 0n) / 1_000_000_000n);
    return [[name, String(unitsIn(hard.least, { available: 0, capacity: units }))]];
  });
  return Object.fromEntries(reserved);
}
