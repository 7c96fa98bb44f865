import type { Pressures } from "../node/nodeConditions.ts";
import { type DiskLayout, type Reclaimable, reclaimableOf } from "./diskLayout.ts";
import { evictionText } from "./evictionText.ts";
import { type Excess, excessOf } from "./localLimits.ts";
import type { PodUsage } from "./podUsage.ts";
import { rankPods } from "./rankPods.ts";
import { isMemory, pressureOf, type Resource, resourceOf, type SignalName, type Signals } from "./signals.ts";
import { isMet, type Threshold } from "./thresholds.ts";

/** Everything that decides what the node removes next. */
export interface EvictionView {
  readonly thresholds: readonly Threshold[];
  readonly signals: Signals;
  readonly layout: DiskLayout;
  /** Limits of pods on the node's disk hold. */
  readonly isolatesStorage: boolean;
  /** Pods that run and are not about to end. */
  readonly pods: readonly PodUsage[];
  readonly memory: EvictionMemory;
  readonly nowMs: number;
  /** How long a pressure is reported after it was last seen, so that pods do not come and go with it. */
  readonly transitionMs: number;
  /** Most seconds that a pod gets to end by itself when a soft threshold evicts it. */
  readonly softGraceSeconds: number;
}

/** What is remembered from one plan to the next. */
export interface EvictionMemory {
  /** Since when a threshold has been met. */
  readonly metSinceMs: ReadonlyMap<Threshold, number>;
  /** Which of those have been met for as long as they may be: until more is reclaimed. */
  readonly due: ReadonlySet<Threshold>;
  /** When a pressure was last seen. */
  readonly seenMs: ReadonlyMap<keyof Pressures, number>;
}

export const noEvictionMemory: EvictionMemory = { metSinceMs: new Map(), due: new Set(), seenMs: new Map() };

export interface Eviction {
  readonly uid: string;
  readonly signal: SignalName | Excess["signal"];
  readonly message: string;
  /** Of the event; absent where the node itself has enough. */
  readonly annotations?: Readonly<Record<string, string>>;
  readonly graceSeconds: number;
}

/** A threshold that is met, for as long as it may be. */
export interface Shortage {
  readonly resource: Resource;
  /** What to remove before any pod. */
  readonly reclaim: readonly Reclaimable[];
  /** The pod to evict where that does not suffice; undefined where all are critical. */
  readonly victim: Eviction | undefined;
}

export interface EvictionPlan {
  readonly memory: EvictionMemory;
  readonly pressures: Pressures;
  /** Of pods over limits of their own; where there are any, a shortage waits for what they leave. */
  readonly overLimit: readonly Eviction[];
  readonly shortage: Shortage | undefined;
}

/** Seconds that a pod gets to end by itself when it must go at once. */
const hardGraceSeconds = 1;

/** What to remove of a node that is short of something. It is a function of what was measured. */
export function planEviction(view: EvictionView): EvictionPlan {
  const memory = remembered(view);
  const candidates = view.pods.filter(({ isCritical }) => !isCritical);
  const overLimit = (view.isolatesStorage ? candidates : []).flatMap((usage): Eviction[] => {
    const excess = excessOf(usage, view.layout);
    return excess === undefined ? [] : [{ uid: uidOf(usage), graceSeconds: hardGraceSeconds, ...excess }];
  });
  const due = [...memory.due];
  const [first] = [...due.filter(({ signal }) => isMemory(signal)), ...due.filter(({ signal }) => !isMemory(signal))];
  const isWaiting = first === undefined || overLimit.length > 0;
  const shortage = isWaiting ? undefined : shortageOf(first, candidates, view);
  return { memory, pressures: pressuresOf(memory, view), overLimit, shortage };
}

/** Whether any threshold is still met, now that something was removed: all of them count, at once. */
export function isStillShort({ thresholds, signals }: Pick<EvictionView, "thresholds" | "signals">): boolean {
  return thresholds.some((each) => isMet(each, signals[each.signal], true));
}

function shortageOf(threshold: Threshold, candidates: readonly PodUsage[], view: EvictionView): Shortage {
  const { layout, signals, softGraceSeconds } = view;
  const [first] = rankPods(candidates, threshold.signal, layout);
  const signal = signals[threshold.signal];
  const grace = () => {
    if (threshold.graceMs === undefined) return hardGraceSeconds;
    return Math.min(softGraceSeconds, first?.pod.spec?.terminationGracePeriodSeconds ?? softGraceSeconds);
  };
  const victim =
    first === undefined || signal === undefined
      ? undefined
      : {
          ...{ uid: uidOf(first), signal: threshold.signal, graceSeconds: grace() },
          ...evictionText(first, threshold, signal),
        };
  return { resource: resourceOf(threshold.signal), reclaim: reclaimableOf(threshold.signal, layout), victim };
}

function remembered({ thresholds, signals, memory, nowMs }: EvictionView): EvictionMemory {
  const metSinceMs = new Map<Threshold, number>();
  const due = new Set<Threshold>();
  const seenMs = new Map(memory.seenMs);
  for (const each of thresholds) {
    if (!isMet(each, signals[each.signal], memory.due.has(each))) continue;
    const sinceMs = memory.metSinceMs.get(each) ?? nowMs;
    metSinceMs.set(each, sinceMs);
    if (nowMs - sinceMs >= (each.graceMs ?? 0)) due.add(each);
    seenMs.set(pressureOf(each.signal), nowMs);
  }
  return { metSinceMs, due, seenMs };
}

function pressuresOf({ seenMs }: EvictionMemory, { nowMs, transitionMs }: EvictionView): Pressures {
  const isUnder = (name: keyof Pressures) => {
    const lastMs = seenMs.get(name);
    return lastMs !== undefined && (lastMs === nowMs || nowMs - lastMs < transitionMs);
  };
  return { memory: isUnder("memory"), disk: isUnder("disk"), pids: isUnder("pids") };
}

function uidOf({ pod }: PodUsage): string {
  return pod.metadata?.uid ?? "";
}
