import type { Pressures } from "../node/nodeConditions.ts";

/** What the node has of something, and how much of it is left: bytes, inodes or process ids. */
export interface Signal {
  readonly available: number;
  readonly capacity: number;
}

export const signalNames = [
  "memory.available",
  "allocatableMemory.available",
  "nodefs.available",
  "nodefs.inodesFree",
  "imagefs.available",
  "imagefs.inodesFree",
  "pid.available",
] as const;

export type SignalName = (typeof signalNames)[number];

/** A signal that is absent is not known, and so not short. */
export type Signals = Readonly<Partial<Record<SignalName, Signal>>>;

/** What the node runs short of, as messages name it. */
export type Resource = "memory" | "ephemeral-storage" | "inodes" | "pids";

export function resourceOf(signal: SignalName): Resource {
  if (signal === "pid.available") return "pids";
  if (signal.endsWith(".inodesFree")) return "inodes";
  return isMemory(signal) ? "memory" : "ephemeral-storage";
}

export function isMemory(signal: SignalName): boolean {
  return signal === "memory.available" || signal === "allocatableMemory.available";
}

/** The condition of the node that goes with a signal. */
export function pressureOf(signal: SignalName): keyof Pressures {
  if (signal === "pid.available") return "pids";
  return isMemory(signal) ? "memory" : "disk";
}
