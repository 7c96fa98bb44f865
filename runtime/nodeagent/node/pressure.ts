import { quantityNanos } from "../../schema/quantity.ts";
import type { Pressures } from "./nodeConditions.ts";

/** What the node has of something, and how much of it is left. */
export interface Signal {
  readonly available: number;
  readonly capacity: number;
}

export type SignalName = (typeof signalNames)[number];

const signalNames = [
  "memory.available",
  "nodefs.available",
  "nodefs.inodesFree",
  "imagefs.available",
  "imagefs.inodesFree",
  "pid.available",
] as const;

export interface Threshold {
  readonly signal: SignalName;
  /** Below this the node is short of it: an amount, or a share of what there is. */
  readonly least: { readonly amount: number } | { readonly share: number };
}

/** Reads "memory.available<100Mi" and "nodefs.available<10%". Throws an Error that quotes what is neither. */
export function parseThreshold(text: string): Threshold {
  const [name = "", value = "", ...more] = text.split("<");
  const signal = signalNames.find((each) => each === name.trim());
  const share = /^(\d+(?:\.\d+)?)%$/.exec(value.trim())?.[1];
  if (signal !== undefined && more.length === 0 && share !== undefined && Number(share) <= 100) {
    return { signal, least: { share: Number(share) / 100 } };
  }
  const nanos = quantityNanos(value.trim());
  if (signal !== undefined && more.length === 0 && nanos !== undefined && nanos >= 0n) {
    return { signal, least: { amount: Number(nanos / 1_000_000_000n) } };
  }
  throw new Error(`${JSON.stringify(text)} is no threshold, as memory.available<100Mi or nodefs.available<10%`);
}

/** Which signals are below their thresholds. A signal that is not known is not short. */
export function shortages(
  thresholds: readonly Threshold[],
  signals: Readonly<Partial<Record<SignalName, Signal>>>,
): ReadonlySet<SignalName> {
  const short = thresholds.filter(({ signal, least }) => {
    const known = signals[signal];
    if (known === undefined) return false;
    return known.available < ("amount" in least ? least.amount : least.share * known.capacity);
  });
  return new Set(short.map(({ signal }) => signal));
}

/** How long a pressure is reported after it was last seen, so that pods do not come and go with it. */
const transitionMs = 300_000;

/** Turns shortages into pressures, which end some time after the last shortage. */
export function pressureMemory(): (short: ReadonlySet<SignalName>, nowMs: number) => Pressures {
  const seenMs = new Map<string, number>();
  return (short, nowMs) => {
    for (const each of short) seenMs.set(each.split(".")[0] ?? "", nowMs);
    const isUnder = (...names: readonly string[]) =>
      names.some((name) => nowMs - (seenMs.get(name) ?? Number.NEGATIVE_INFINITY) < transitionMs);
    return { memory: isUnder("memory"), disk: isUnder("nodefs", "imagefs"), pids: isUnder("pid") };
  };
}
