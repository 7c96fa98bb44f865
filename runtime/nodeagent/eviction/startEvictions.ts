import { evictionStatsAgeSeconds, evictions as evictionsDefinition } from "../../../generated/metrics.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Clock } from "../../client/clock.ts";
import { pause } from "../../lib/pause.ts";
import { repeat } from "../../lib/repeat.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import { deepEqual } from "../../schema/deepEqual.ts";
import type { ImageGarbage } from "../images/imageGarbage.ts";
import type { Pressures } from "../node/nodeConditions.ts";
import { agentMetric } from "../node/agentMetric.ts";
import type { EventText } from "../../component/eventRecorder.ts";
import type { PodManager } from "../pod/podManager.ts";
import type { NodeStats } from "../stats/nodeStats.ts";
import type { Reclaimable } from "./diskLayout.ts";
import { hasLocalLimits } from "./localLimits.ts";
import { measureSignals, type SignalSources } from "./measureSignals.ts";
import { type Eviction, type EvictionPlan, isStillShort, noEvictionMemory, planEviction } from "./planEviction.ts";
import { podUsages } from "./podUsage.ts";
import { type Threshold, withAllocatable } from "./thresholds.ts";

export interface EvictionsOptions {
  readonly thresholds: readonly Threshold[];
  /** Limits of pods on the node's disk hold. */
  readonly isolatesStorage: boolean;
  readonly transitionMs: number;
  readonly softGraceSeconds: number;
  readonly manager: Pick<PodManager, "active" | "evict" | "isOver" | "removeDead">;
  readonly sources: SignalSources;
  /** Undefined where the agent measures no pods. */
  readonly stats: Pick<NodeStats, "disks" | "sample"> | undefined;
  readonly garbage: Pick<ImageGarbage, "removeUnused">;
  readonly isCritical: (pod: Pod) => boolean;
  readonly metrics: MetricRegistry;
  readonly agentName: string;
  /** Of the condition of a pod that the agent ends. */
  readonly conditionReason: string;
  readonly recordOfNode: (text: EventText) => void;
  readonly record: (pod: Pod, text: EventText) => void;
  readonly onPressures: () => void;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

export interface Evictions {
  readonly pressures: () => Pressures;
  readonly ended: Promise<void>;
}

export const noPressures: Pressures = { memory: false, disk: false, pids: false };

/** How often the agent measures. */
const intervalMs = 10_000;
/** @limit Wait for the end of a pod that was evicted: the agent measures again, and may evict another. */
const maxEndMs = 30_000;
const endPollMs = 250;

/** Looks again and again what the node is short of, and removes what it can do without, until the signal ends it. */
export function startEvictions(options: EvictionsOptions): Evictions {
  const { clock, signal, onError, onPressures } = options;
  const thresholds = withAllocatable(options.thresholds);
  let plan: Pick<EvictionPlan, "memory" | "pressures"> = { memory: noEvictionMemory, pressures: noPressures };

  async function round(): Promise<void> {
    const measuredMs = clock.nowMs();
    const view = await look(options, thresholds);
    const now = planEviction({ ...view, ...options, thresholds, memory: plan.memory, nowMs: clock.nowMs() });
    const isSame = deepEqual(plan.pressures, now.pressures);
    plan = now;
    if (!isSame) onPressures();
    const evicted = now.overLimit.length > 0 ? now.overLimit : await relieve(now, options, thresholds);
    for (const each of evicted) evict(each, { ...options, measuredMs });
    await ended(evicted, options);
  }

  const rounds = repeat(round, { everyMs: intervalMs, onError, signal });
  rounds.ask();
  return { pressures: () => plan.pressures, ended: rounds.ended };
}

/** Pods are measured, which takes the longer the more files they have, only where something may come of it. */
async function look(options: EvictionsOptions, thresholds: readonly Threshold[]) {
  const { sources, stats, manager, isCritical, isolatesStorage } = options;
  const { signals, layout } = await measureSignals(sources);
  const hasLimits = isolatesStorage && manager.active().some(hasLocalLimits);
  const isNeeded = isStillShort({ thresholds, signals }) || hasLimits;
  const [sample, disks] = isNeeded ? await Promise.all([stats?.sample(), stats?.disks()]) : [];
  return { signals, layout, pods: podUsages(manager.active(), { sample, disks }, isCritical) };
}

/** Removes what is no pod's. Resolves with the pod to evict where that was not enough. */
async function relieve(
  { shortage }: EvictionPlan,
  options: EvictionsOptions,
  thresholds: readonly Threshold[],
): Promise<readonly Eviction[]> {
  if (shortage === undefined) return [];
  const { recordOfNode, onError, sources } = options;
  const { resource, reclaim, victim } = shortage;
  recordOfNode({ type: "Warning", reason: "EvictionThresholdMet", message: `Attempting to reclaim ${resource}` });
  for (const each of reclaim) await removals[each](options).catch(onError);
  if (reclaim.length > 0 && !isStillShort({ thresholds, ...(await measureSignals(sources)) })) return [];
  return victim === undefined ? [] : [victim];
}

const removals: Readonly<Record<Reclaimable, (options: EvictionsOptions) => Promise<unknown>>> = {
  containers: ({ manager }) => manager.removeDead(),
  images: ({ garbage }) => garbage.removeUnused(),
};

interface Evicting extends EvictionsOptions {
  readonly measuredMs: number;
}

function evict({ uid, signal, message, annotations, graceSeconds }: Eviction, options: Evicting): void {
  const { manager, metrics, agentName, record, clock, measuredMs } = options;
  // A pod over a limit of its own is not ended for the sake of the node.
  const conditionReason = annotations === undefined ? undefined : options.conditionReason;
  const pod = manager.active().find(({ metadata }) => metadata?.uid === uid);
  if (pod === undefined) return; // it ended meanwhile
  manager.evict(uid, { graceSeconds, reason: "Evicted", message, conditionReason });
  record(pod, { type: "Warning", reason: "Evicted", message, annotations });
  const counter = metrics.counter(agentMetric(agentName, evictionsDefinition));
  counter.with({ eviction_signal: signal }).add();
  if (annotations === undefined) return;
  const age = metrics.histogram(agentMetric(agentName, evictionStatsAgeSeconds));
  age.with({ eviction_signal: signal }).observe((clock.nowMs() - measuredMs) / 1000);
}

/** What a pod has used is free when the pod is gone. */
async function ended(evicted: readonly Eviction[], { manager, clock, signal }: EvictionsOptions): Promise<void> {
  const deadlineMs = clock.nowMs() + maxEndMs;
  while (!signal.aborted && clock.nowMs() < deadlineMs && !evicted.every(({ uid }) => manager.isOver(uid))) {
    await pause(endPollMs, signal);
  }
}
