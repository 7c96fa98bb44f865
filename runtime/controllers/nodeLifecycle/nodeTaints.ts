import type { Node } from "../../../generated/core/v1/node.ts";
import type { Taint } from "../../../generated/core/v1/scheduling.ts";
import type { Platform } from "../../schema/index.ts";
import { timestamp } from "../../lib/timestamp.ts";

export interface TaintOptions {
  readonly names: Platform["names"];
  /** The node has not been ready for so long that its pods are to go, and its turn has come. */
  readonly isLasting: boolean;
  readonly nowMs: number;
}

/** The taints of a node as its conditions want them; those of others stay. Undefined: as they are. */
export function changedTaints(node: Node, options: TaintOptions): readonly Taint[] | undefined {
  const { names } = options;
  const present = node.spec?.taints ?? [];
  const wanted = wantedTaints(node, options);
  const kept = present.filter((each) => !isOwn(each, names) || wanted.some((other) => isSame(each, other)));
  const added = wanted.filter((each) => !present.some((other) => isSame(each, other)));
  return added.length === 0 && kept.length === present.length ? undefined : [...kept, ...added];
}

/**
 * Whether a node has a taint by which its pods leave since it is not ready. It has one as long as it is not ready,
 * whatever becomes of this process: a new one does not know since when.
 */
export function isLeftByPods({ spec }: Node, names: Platform["names"]): boolean {
  return spec?.taints?.some((each) => each.effect === "NoExecute" && isOwn(each, names)) === true;
}

function wantedTaints(node: Node, { names, isLasting, nowMs }: TaintOptions): Taint[] {
  const statusOf = (type: string) => node.status?.conditions?.find((each) => each.type === type)?.status;
  const ready = statusOf("Ready");
  const unready = ready === "False" ? names.taintNotReady : ready === "Unknown" ? names.taintUnreachable : undefined;
  const keys = [
    unready,
    statusOf("MemoryPressure") === "True" ? names.taintMemoryPressure : undefined,
    statusOf("DiskPressure") === "True" ? names.taintDiskPressure : undefined,
    statusOf("PIDPressure") === "True" ? names.taintPidPressure : undefined,
    statusOf("NetworkUnavailable") === "True" ? names.taintNetworkUnavailable : undefined,
    node.spec?.unschedulable === true ? names.taintUnschedulable : undefined,
  ].filter((each) => each !== undefined);
  const timeAdded = timestamp(nowMs);
  const taints: Taint[] = keys.map((key) => ({ key, effect: "NoSchedule", timeAdded }));
  return unready === undefined || !isLasting ? taints : [...taints, { key: unready, effect: "NoExecute", timeAdded }];
}

function isOwn({ key, effect }: Taint, names: Platform["names"]): boolean {
  const ofReady = [names.taintNotReady, names.taintUnreachable];
  if (effect === "NoExecute") return ofReady.includes(key);
  const { taintMemoryPressure, taintDiskPressure, taintPidPressure, taintNetworkUnavailable } = names;
  const others = [taintMemoryPressure, taintDiskPressure, taintPidPressure, taintNetworkUnavailable];
  return effect === "NoSchedule" && [...ofReady, ...others, names.taintUnschedulable].includes(key);
}

function isSame(a: Taint, b: Taint): boolean {
  return a.key === b.key && a.effect === b.effect;
}
