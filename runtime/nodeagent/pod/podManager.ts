import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import { sleep } from "../../client/clock.ts";
import { timestamp } from "../../lib/timestamp.ts";
import type { Refusal } from "../admission/refusal.ts";
import type { WorkedPod } from "../meters/podGauges.ts";
import { graceOf } from "./kills.ts";
import type { PodCache } from "./podCache.ts";
import type { Ending, ObservedPod } from "./podState.ts";
import { deepEqual } from "../../schema/deepEqual.ts";
import type { JudgeTrigger } from "../resize/resizeMemory.ts";
import type { Resizes } from "../resize/resizes.ts";
import { PodWorker, type PodWorkerOptions } from "./podWorker.ts";

export interface PodManagerOptions extends Omit<PodWorkerOptions, "cache"> {
  readonly cache: PodCache;
  /** Whether the node takes a pod beside those that it has; undefined: it does. One that is known may run already. */
  readonly admit: (pod: Pod, others: readonly Pod[], given: { readonly isKnown: boolean }) => Refusal | undefined;
  /** What decides about pods that an agent before has taken is known. */
  readonly canAdmitAgain: () => boolean;
  /** Whether the node is to do without others rather than without the pod. */
  readonly isCritical: (pod: Pod) => boolean;
  /** Of the condition of a pod that the agent ends, and what that calls the agent. */
  readonly conditionReason: string;
  readonly agentTitle: string;
  /** The pod is this agent's from now on; its status is still that which its source has. */
  readonly onTaken: (pod: Pod) => void;
  /** The pod has other labels or annotations than before, which its volumes may show. */
  readonly onDescribed: (pod: Pod) => void;
  /** Reads the node anew. */
  readonly readNode: () => Promise<void>;
  readonly resizes: PodWorkerOptions["resizes"] & Pick<Resizes, "admit" | "judge" | "forget">;
  /** Nothing is left of the pod, here or in the API. */
  readonly onGone: (pod: Pod) => void;
  /** The runtime has a pod that no source has. */
  readonly onOrphan?: () => void;
}

/** Grace of a pod that only the runtime knows. */
const orphanGraceSeconds = 1;
const forgetRetryMs = 1000;
const endPollMs = 250;

function described({ metadata }: Pod): unknown {
  return [metadata?.labels ?? {}, metadata?.annotations ?? {}];
}

/** A pod that was refused and is still in the API. */
interface Refused {
  readonly pod: Pod;
  readonly status: PodStatus;
}

/** All pods of the node, each with its worker. */
export class PodManager {
  readonly #options: PodManagerOptions;
  readonly #workers = new Map<string, PodWorker>();
  readonly #refused = new Map<string, Refused>();
  /**
   * Pods that are refused unless the node, which is being read anew, is another by now, and pods that wait for the end
   * of others.
   */
  readonly #doubted = new Map<string, Pod>();
  /** Pods that wait for the end of others, whose room is theirs. */
  readonly #preferred = new Map<string, Pod>();
  /** Pods that no source has any more; what is left of them goes when they have ended. */
  readonly #removed = new Set<string>();
  /** Pods that only the runtime had. */
  readonly #orphans = new Set<string>();
  /** Pods that an agent before has taken, until this one has. */
  readonly #admittedBefore = new Set<string>();
  /** Pods of which the rest is being removed. */
  readonly #forgetting = new Set<string>();
  readonly #stopping = new AbortController();

  constructor(options: PodManagerOptions) {
    this.#options = {
      ...options,
      onStatus: (pod, status, given) => {
        options.onStatus(pod, status, given);
        if (!given.isTerminated) return;
        this.#forgetIfRemoved(pod.metadata?.uid ?? "");
        this.judgeResizes("pod_terminated");
      },
    };
  }

  /** All pods that a source has, with their newest status. */
  pods(): readonly Pod[] {
    const run = [...this.#workers.values()].filter(({ uid }) => !this.#removed.has(uid));
    const refused = [...this.#refused.values()];
    return [...run, ...refused].map(({ pod, status }) => ({ ...pod, status }));
  }

  find(uid: string): Pod | undefined {
    const found = this.#workers.get(uid) ?? this.#refused.get(uid);
    return found === undefined ? undefined : { ...found.pod, status: found.status };
  }

  /** Whether anything of the pod is the concern of this agent. */
  has(uid: string): boolean {
    return this.#workers.has(uid) || this.#refused.has(uid) || this.#doubted.has(uid);
  }

  /** The runtime has been asked for something of the pod, and has not done it yet. */
  isBusy(uid: string): boolean {
    return this.#workers.get(uid)?.isBusy ?? false;
  }

  /** Something has been seen of the pod. */
  wake(uid: string): void {
    this.#workers.get(uid)?.wake();
    if (this.#removed.has(uid)) this.#forgetIfRemoved(uid);
  }

  /** Something that all pods report may have changed. */
  wakeAll(): void {
    for (const each of this.#workers.values()) each.wake();
  }

  /** A source has the pod, or another state of it. */
  put(pod: Pod): void {
    const uid = pod.metadata?.uid ?? "";
    if (this.#doubted.has(uid)) this.#doubted.set(uid, pod);
    else this.#take(pod, { isNodeRead: false });
  }

  #take(pod: Pod, given: { readonly isNodeRead: boolean }): void {
    const uid = pod.metadata?.uid ?? "";
    const refused = this.#refused.get(uid);
    if (refused !== undefined) {
      this.#refused.set(uid, { ...refused, pod });
      this.#options.onStatus(pod, refused.status, { isTerminated: true });
      return;
    }
    const before = this.#workers.get(uid)?.wanted;
    const isKnown = before !== undefined;
    const worker = this.#workers.get(uid) ?? this.#begin(pod, given);
    if (worker === undefined) return;
    worker.update(pod);
    if (!isKnown) this.#options.onTaken(pod);
    else if (!deepEqual(described(pod), described(before))) this.#options.onDescribed(pod);
    this.judgeResizes(isKnown ? "pod_updated" : "pods_added");
    const { deletionTimestamp, deletionGracePeriodSeconds } = pod.metadata ?? {};
    if (deletionTimestamp === undefined) return;
    const graceSeconds = Math.max(1, deletionGracePeriodSeconds ?? graceOf(pod));
    // From now on: the server may have another time, and this agent may have begun since.
    worker.end({ graceSeconds, sinceMs: this.#options.clock.nowMs() });
    if (worker.isTerminated) this.#options.onStatus(pod, worker.status, { isTerminated: true });
  }

  /** No source has the pod any more. */
  remove(uid: string): void {
    const refused = this.#refused.get(uid);
    if (refused !== undefined) {
      this.#refused.delete(uid);
      this.#options.onGone(refused.pod);
      return;
    }
    const doubted = this.#doubted.get(uid);
    if (doubted !== undefined) {
      this.#doubted.delete(uid);
      this.#options.onGone(doubted);
      return;
    }
    const worker = this.#workers.get(uid);
    if (worker === undefined) return;
    this.#removed.add(uid);
    worker.end({ graceSeconds: graceOf(worker.pod), sinceMs: this.#options.clock.nowMs() });
    this.#forgetIfRemoved(uid);
  }

  /** Ends a pod for a reason of the node. */
  evict(uid: string, ending: Refusal & Omit<Ending, "sinceMs">): void {
    this.#workers.get(uid)?.end({ ...ending, sinceMs: this.#options.clock.nowMs() });
  }

  /** Pods that run, or are about to, and are not to end. */
  active(): readonly Pod[] {
    return [...this.#workers.values()].filter((each) => !each.isEnding).map(({ pod, status }) => ({ ...pod, status }));
  }

  /** Pods of which something runs or is mounted, or is to be. */
  unfinished(): readonly Pod[] {
    const left = [...this.#workers.values()].filter((each) => !each.isTerminated);
    return left.map(({ pod, status }) => ({ ...pod, status }));
  }

  /** Nothing of the pod runs or is mounted. */
  isOver(uid: string): boolean {
    return this.#workers.get(uid)?.isTerminated ?? true;
  }

  /** What is to become of each pod. */
  worked(): readonly WorkedPod[] {
    return [...this.#workers.values()].map(({ uid, pod, status, isEnding, isTerminated }) => ({
      ...{ pod: { ...pod, status }, isEnding, isTerminated },
      isDesired: !this.#removed.has(uid),
      isKnown: !this.#orphans.has(uid),
    }));
  }

  /** Removes containers and logs of pods that have ended, which a source still has. */
  async removeDead(): Promise<void> {
    const { work, cache } = this.#options;
    for (const { uid, pod, isTerminated } of this.#workers.values()) {
      if (!isTerminated || this.#removed.has(uid) || cache.get(uid).containers.length === 0) continue;
      await work.forget(pod, cache.get(uid));
      await cache.refresh(uid);
    }
  }

  /** Ends what the runtime has of pods that no source has. Call it only when all sources are known. */
  endOrphans(): void {
    for (const observed of this.#options.cache.all()) {
      if (this.has(observed.uid)) continue;
      const worker = new PodWorker(orphanOf(observed), this.#workerOptions());
      this.#workers.set(observed.uid, worker);
      this.#removed.add(observed.uid);
      this.#orphans.add(observed.uid);
      this.#options.onOrphan?.();
      worker.end({ graceSeconds: orphanGraceSeconds, sinceMs: this.#options.clock.nowMs() });
    }
  }

  /**
   * Takes the pods again that an agent before has taken, critical ones and the oldest first: labels, reservations and
   * policies may be others than then. One that the node does not take now is ended. Call it when all sources are known.
   */
  admitAgain(): void {
    if (this.#admittedBefore.size === 0 || !this.#options.canAdmitAgain()) return;
    const waiting = [...this.#admittedBefore].flatMap((uid) => this.#workers.get(uid) ?? []);
    const since = ({ pod }: PodWorker) => Date.parse(pod.metadata?.creationTimestamp ?? "") || 0;
    const isCritical = ({ pod }: PodWorker) => this.#options.isCritical(pod);
    const inTurn = (a: PodWorker, b: PodWorker) => Number(isCritical(b)) - Number(isCritical(a)) || since(a) - since(b);
    for (const worker of waiting.sort(inTurn)) {
      const others = this.#active((each) => each !== worker && !this.#admittedBefore.has(each.uid));
      this.#admittedBefore.delete(worker.uid);
      if (worker.isEnding || worker.isTerminated) continue;
      const refusal = this.#options.admit(worker.pod, others, { isKnown: true });
      if (refusal === undefined) continue;
      const { reason, message } = refusal;
      const graceSeconds = graceOf(worker.pod);
      this.#options.record(worker.pod, { type: "Warning", reason, message });
      this.evict(worker.uid, { reason, message: rejection(message), graceSeconds });
    }
    this.#admittedBefore.clear();
  }

  /** Allocates what pods want to have changed, as far as the node has it. */
  judgeResizes(trigger: JudgeTrigger): void {
    this.#options.resizes.judge([...this.#workers.values()], trigger);
  }

  stop(): void {
    this.#stopping.abort();
    for (const worker of this.#workers.values()) worker.stop();
  }

  #begin(pod: Pod, { isNodeRead }: { readonly isNodeRead: boolean }): PodWorker | undefined {
    const { admit, cache, resizes } = this.#options;
    const uid = pod.metadata?.uid ?? "";
    const isNew = !cache.has(uid) && !isOver(pod);
    const others = () => [...this.#active(), ...this.#preferred.values()];
    const refusal = isNew ? admit(resizes.allocated(pod), others(), { isKnown: false }) : undefined;
    if (refusal === undefined) {
      resizes.admit(pod);
      const worker = new PodWorker(pod, this.#workerOptions());
      this.#workers.set(uid, worker);
      if (!isNew && !isOver(pod)) this.#admittedBefore.add(uid);
      return worker;
    }
    if (refusal.endsFirst !== undefined) void this.#takeInsteadOf(refusal.endsFirst, pod, refusal);
    else if (refusal.isOfNode && !isNodeRead) void this.#takeWithNode(pod);
    else this.#refuse(pod, refusal);
    return undefined;
  }

  /** Who bound the pod may know a newer node than this agent. */
  async #takeWithNode(pod: Pod): Promise<void> {
    const { readNode, onError } = this.#options;
    const uid = pod.metadata?.uid ?? "";
    this.#doubted.set(uid, pod);
    await readNode().catch((error: unknown) => onError(pod, error));
    this.#takeDoubted(uid, { isNodeRead: true });
  }

  #takeDoubted(uid: string, given: { readonly isNodeRead: boolean }): void {
    const newest = this.#doubted.get(uid);
    if (newest === undefined || this.#stopping.signal.aborted) return;
    this.#doubted.delete(uid);
    this.#take(newest, given);
  }

  /** Ends pods so that another has room, and takes it when they are over. Meanwhile no third pod gets that room. */
  async #takeInsteadOf(uids: readonly string[], pod: Pod, { reason, message }: Refusal): Promise<void> {
    const { record, clock, conditionReason, agentTitle } = this.#options;
    const { signal } = this.#stopping;
    const uid = pod.metadata?.uid ?? "";
    this.#doubted.set(uid, pod);
    this.#preferred.set(uid, pod);
    const conditionMessage = `Pod was preempted by ${agentTitle} to accommodate a critical pod.`;
    for (const each of uids) {
      const worker = this.#workers.get(each);
      if (worker === undefined || worker.isEnding) continue;
      const graceSeconds = graceOf(worker.pod);
      record(worker.pod, { type: "Warning", reason, message });
      this.evict(each, { reason, message, conditionReason, conditionMessage, graceSeconds });
    }
    const isWaiting = () => {
      const { metadata } = this.#doubted.get(uid) ?? { metadata: { deletionTimestamp: "" } };
      return metadata?.deletionTimestamp === undefined && !uids.every((each) => this.isOver(each));
    };
    while (!signal.aborted && isWaiting()) await sleep(endPollMs, { clock, signal }).catch(() => {});
    this.#preferred.delete(uid);
    this.#takeDoubted(uid, { isNodeRead: false });
  }

  #refuse(pod: Pod, { reason, message }: Refusal): void {
    const { clock, onStatus, record } = this.#options;
    const generation = pod.metadata?.generation;
    const status: PodStatus = {
      ...pod.status,
      ...(generation === undefined ? {} : { observedGeneration: generation }),
      ...{ phase: "Failed", reason, message: rejection(message) },
      startTime: pod.status?.startTime ?? timestamp(clock.nowMs()),
    };
    this.#refused.set(pod.metadata?.uid ?? "", { pod, status });
    record(pod, { type: "Warning", reason, message });
    onStatus(pod, status, { isTerminated: true });
  }

  /** Pods that use what the node has. */
  #active(isMeant: (worker: PodWorker) => boolean = () => true): readonly Pod[] {
    return [...this.#workers.values()].filter((each) => !each.isTerminated && isMeant(each)).map(({ pod }) => pod);
  }

  #workerOptions(): PodWorkerOptions {
    return this.#options;
  }

  #forgetIfRemoved(uid: string): void {
    const worker = this.#workers.get(uid);
    if (worker === undefined || !worker.isTerminated || !this.#removed.has(uid) || this.#forgetting.has(uid)) return;
    this.#forgetting.add(uid);
    void this.#forget(worker).finally(() => this.#forgetting.delete(uid));
  }

  /** Tries until nothing is left: once the pod is forgotten, nothing but the runtime knows of its rest. */
  async #forget(worker: PodWorker): Promise<void> {
    const { work, cache, clock, onError, onGone, resizes } = this.#options;
    const { uid, pod } = worker;
    const { signal } = this.#stopping;
    for (let isGone = false; !isGone; ) {
      try {
        await work.forget(pod, cache.get(uid));
        await cache.refresh(uid);
        isGone = true;
      } catch (error) {
        if (signal.aborted) return;
        onError(pod, error);
        await sleep(forgetRetryMs, { clock, signal }).catch(() => {});
      }
    }
    worker.stop();
    this.#workers.delete(uid);
    this.#removed.delete(uid);
    this.#orphans.delete(uid);
    resizes.forget(uid);
    this.judgeResizes("pods_removed");
    onGone(pod);
  }
}

function rejection(message: string): string {
  return `Pod was rejected: ${message}`;
}

function isOver({ status, metadata }: Pod): boolean {
  return status?.phase === "Succeeded" || status?.phase === "Failed" || metadata?.deletionTimestamp !== undefined;
}

/** As much of a pod as the runtime knows. */
function orphanOf({ uid, name, namespace }: ObservedPod): Pod {
  return { metadata: { uid, name, namespace }, spec: { containers: [] } };
}
