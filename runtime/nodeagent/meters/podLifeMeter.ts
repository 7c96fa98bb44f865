import * as definitions from "../../../generated/metrics.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import type { AgentFamilies } from "./families.ts";
import { containerType } from "./podMeter.ts";

/** Measures how long pods take to start, and counts what ends. */
export interface PodLifeMeter {
  /** The node is given a pod, which it takes unless there is a reason why it does not. */
  readonly given: (pod: Pod, refusalReason: string | undefined) => void;
  readonly status: (pod: Pod, status: PodStatus) => void;
  /** An image of the pod was pulled in this time, in milliseconds since the epoch. */
  readonly pulled: (podUid: string, time: { readonly beganMs: number; readonly endedMs: number }) => void;
  readonly gone: (podUid: string) => void;
}

interface Life {
  readonly seenMs: number;
  /** Time that was not the agent's: pulls of images. */
  pullMs: number;
  hasStarted: boolean;
  /** Its worker has looked at it. */
  hasWorker: boolean;
  /** Runs whose end was counted, of those that the status still shows. */
  ended: ReadonlySet<string>;
}

export function podLifeMeter(families: AgentFamilies, nowMs: () => number): PodLifeMeter {
  const { counter, histogram } = families;
  const containers = histogram(definitions.containersPerPodCount).with({});
  const rejections = counter(definitions.admissionRejectionsTotal);
  const terminated = counter(definitions.terminatedContainersTotal);
  const started = startTimes(families);
  const workers = histogram(definitions.podWorkerStartDurationSeconds).with({});
  const lives = new Map<string, Life>();
  const countEnds = (pod: Pod, status: PodStatus, life: Life) => {
    const ends = endsOf(status);
    for (const { id, name, exitCode, reason } of ends) {
      if (life.ended.has(id)) continue;
      terminated.with({ container_type: containerType(pod, name), exit_code: String(exitCode), reason }).add();
    }
    life.ended = new Set(ends.map(({ id }) => id));
  };
  return {
    given: (pod, reason) => {
      containers.observe(pod.spec?.containers.length ?? 0);
      if (reason !== undefined) return rejections.with({ reason }).add();
      const { phase = "Pending" } = pod.status ?? {};
      const ended = new Set(endsOf(pod.status ?? {}).map(({ id }) => id));
      lives.set(uidOf(pod), { seenMs: nowMs(), pullMs: 0, hasStarted: phase !== "Pending", hasWorker: false, ended });
    },
    status: (pod, status) => {
      const life = lives.get(uidOf(pod));
      if (life === undefined) return;
      if (!life.hasWorker) workers.observe((nowMs() - life.seenMs) / 1000);
      life.hasWorker = true;
      countEnds(pod, status, life);
      if (life.hasStarted || status.phase !== "Running" || !haveAllStarted(status)) return;
      life.hasStarted = true;
      started(pod, { nowMs: nowMs(), ...life, initMs: initMs(status) });
    },
    pulled: (podUid, { beganMs, endedMs }) => {
      const life = lives.get(podUid);
      if (life !== undefined && !life.hasStarted) life.pullMs += endedMs - beganMs;
    },
    gone: (podUid) => lives.delete(podUid),
  };
}

interface Start extends Pick<Life, "pullMs" | "seenMs"> {
  readonly nowMs: number;
  readonly initMs: number;
}

function startTimes({ histogram, gauge }: AgentFamilies): (pod: Pod, start: Start) => void {
  const sinceSeen = histogram(definitions.podStartDurationSeconds).with({});
  const sinceCreated = histogram(definitions.podStartTotalDurationSeconds).with({});
  const ofAgent = histogram(definitions.podStartSliDurationSeconds).with({});
  let hasNetwork = false;
  return (pod, { nowMs, seenMs, pullMs, initMs }) => {
    const { creationTimestamp } = pod.metadata ?? {};
    const createdMs = creationTimestamp === undefined ? seenMs : Date.parse(creationTimestamp);
    const seconds = (ms: number) => Math.max(0, ms) / 1000;
    sinceSeen.observe(seconds(nowMs - seenMs));
    sinceCreated.observe(seconds(nowMs - createdMs));
    const own = seconds(nowMs - createdMs - pullMs - initMs);
    ofAgent.observe(own);
    if (hasNetwork || pod.spec?.hostNetwork === true) return;
    hasNetwork = true;
    gauge(definitions.firstNetworkPodStartSliDurationSeconds).with({}).set(own);
  };
}

function haveAllStarted({ containerStatuses = [] }: PodStatus): boolean {
  return containerStatuses.every(({ state }) => state?.running !== undefined || state?.terminated !== undefined);
}

/** How long containers ran that had to end before the others began. */
function initMs({ initContainerStatuses = [] }: PodStatus): number {
  const times = initContainerStatuses.map(({ state }) => {
    const { startedAt, finishedAt } = state?.terminated ?? {};
    return Date.parse(finishedAt ?? "") - Date.parse(startedAt ?? "") || 0;
  });
  return times.reduce((sum, each) => sum + each, 0);
}

function endsOf({ initContainerStatuses = [], containerStatuses = [], ephemeralContainerStatuses = [] }: PodStatus) {
  const all = [...initContainerStatuses, ...containerStatuses, ...ephemeralContainerStatuses];
  return all.flatMap(({ name, state, lastState }) =>
    [state?.terminated, lastState?.terminated].flatMap((each) => {
      if (each?.containerID === undefined) return [];
      return [{ id: each.containerID, name, exitCode: each.exitCode, reason: each.reason ?? "" }];
    }),
  );
}

function uidOf({ metadata }: Pod): string {
  return metadata?.uid ?? "";
}
