import { setMaxListeners } from "node:events";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import { isConflict, isNotFound } from "../../client/errors.ts";
import type { StrategicPatch } from "../../client/patch.ts";
import type { NamespacedResource } from "../../client/resourceTypes.ts";
import { pause } from "../../lib/pause.ts";
import { statusPatch } from "./statusPatch.ts";

/** The object that a pod is in the API. */
export interface ApiPod {
  readonly namespace: string;
  readonly name: string;
  readonly uid: string;
  readonly resourceVersion: string;
  /** As the API last had it. */
  readonly status: PodStatus;
  readonly isBeingDeleted: boolean;
}

export interface StatusManagerOptions {
  readonly pods: NamespacedResource<Pod, "status">;
  /** The object of a pod; undefined while it has none, as a static pod whose mirror is not made yet. */
  readonly apiPodOf: (uid: string) => ApiPod | undefined;
  readonly onError: (error: unknown) => void;
  /** The API has a status, so many milliseconds after it was made. */
  readonly onSynced?: (ms: number) => void;
}

interface Entry {
  /** What is to be reported. */
  status: PodStatus;
  /** When it was made, of a clock that never jumps. */
  setMs: number;
  /** What the API has, as its last answer said; it may be newer than what the informer knows. */
  known: Pick<ApiPod, "uid" | "status" | "resourceVersion"> | undefined;
  isTerminated: boolean;
  /** The uid of the object whose end was asked for: its watch says when it is gone. */
  deletedUid: string | undefined;
  isSending: boolean;
  failures: number;
  /** A retry is set. More than one would multiply while the API is away. */
  isRetrySet: boolean;
  /** When it is written with what changes until then, of a clock that never jumps; Infinity for what does not wait. */
  dueMs: number;
}

/** @limit Status writes in flight: the others wait. */
const maxSending = 16;
/**
 * The status of a pod that starts or ends changes several times in a moment, and each write takes processor time of
 * what it starts. Changes within this time are one write, while it is pending, and when it is being deleted unless it
 * stops being ready; all others are written at once.
 */
const collectMs = 500;
/** The same once it was written that the pod starts, while nothing is said but how far that has got. */
const collectStepsMs = 2000;
const firstRetryMs = 200;
/** @limit Wait before a status write that failed is tried again: tried again after that time. */
const maxRetryMs = 10_000;

/** Writes the newest status of each pod, one write a pod at a time, and deletes objects of pods that have ended. */
export class StatusManager {
  readonly #options: StatusManagerOptions;
  readonly #entries = new Map<string, Entry>();
  /** Uids in the order of their turn. */
  readonly #waiting = new Set<string>();
  readonly #ending = new AbortController();
  #sending = 0;

  constructor(options: StatusManagerOptions) {
    this.#options = options;
    setMaxListeners(Infinity, this.#ending.signal); // every retry waits for it
  }

  set(uid: string, status: PodStatus, { isTerminated }: { readonly isTerminated: boolean }): void {
    const api = this.#options.apiPodOf(uid);
    const before = this.#entries.get(uid)?.status ?? api?.status ?? {};
    const entry = this.#entryOf(uid, status);
    Object.assign(entry, { status, isTerminated, setMs: performance.now() });
    const afterMs = isTerminated ? 0 : collectingMs(before, status, { isBeingDeleted: api?.isBeingDeleted === true });
    if (afterMs > 0) return void this.#sendCollected(uid, entry, afterMs);
    entry.dueMs = Infinity;
    this.#sendSoon(uid);
  }

  /** The object of a pod has changed: what was written of it may be gone, or it may have to be deleted. */
  recheck(uid: string): void {
    const entry = this.#entries.get(uid);
    if (entry?.dueMs === Infinity) this.#sendSoon(uid);
  }

  /** The pod is gone. */
  forget(uid: string): void {
    this.#entries.delete(uid);
    this.#waiting.delete(uid);
  }

  stop(): void {
    this.#ending.abort();
    this.#waiting.clear();
  }

  #entryOf(uid: string, status: PodStatus): Entry {
    const known = this.#entries.get(uid);
    if (known !== undefined) return known;
    const entry: Entry = {
      ...{ status, setMs: 0, known: undefined, isTerminated: false, isSending: false, failures: 0 },
      ...{ deletedUid: undefined, isRetrySet: false, dueMs: Infinity },
    };
    this.#entries.set(uid, entry);
    return entry;
  }

  /** Once for all who ask meanwhile, when the first of them wants it to be. */
  async #sendCollected(uid: string, entry: Entry, afterMs: number): Promise<void> {
    const dueMs = performance.now() + afterMs;
    if (entry.dueMs <= dueMs) return;
    entry.dueMs = dueMs;
    await this.#sendAfter(uid, entry, { ms: afterMs, isMeant: () => entry.dueMs === dueMs });
  }

  async #retryLater(uid: string, entry: Entry): Promise<void> {
    const ms = Math.min(firstRetryMs * 2 ** Math.min(entry.failures++, 20), maxRetryMs);
    if (entry.isRetrySet) return;
    entry.isRetrySet = true;
    await this.#sendAfter(uid, entry, { ms, isMeant: () => entry.isRetrySet });
  }

  /** Nothing comes of it when the pod is forgotten by then. */
  async #sendAfter(
    uid: string,
    entry: Entry,
    { ms, isMeant }: { readonly ms: number; readonly isMeant: () => boolean },
  ): Promise<void> {
    const { signal } = this.#ending;
    await pause(ms, signal);
    if (signal.aborted || this.#entries.get(uid) !== entry || !isMeant()) return;
    Object.assign(entry, { dueMs: Infinity, isRetrySet: false });
    this.#sendSoon(uid);
  }

  #sendSoon(uid: string): void {
    this.#waiting.add(uid);
    this.#sendNext();
  }

  #sendNext(): void {
    for (const uid of this.#waiting) {
      if (this.#sending >= maxSending) return;
      const entry = this.#entries.get(uid);
      if (entry?.isSending) continue; // its end looks again
      this.#waiting.delete(uid);
      if (entry !== undefined) void this.#send(uid, entry);
    }
  }

  async #send(uid: string, entry: Entry): Promise<void> {
    entry.isSending = true;
    this.#sending++;
    try {
      await this.#write(uid, entry);
      entry.failures = 0;
    } catch (error) {
      this.#options.onError(error);
      void this.#retryLater(uid, entry);
    } finally {
      entry.isSending = false;
      this.#sending--;
      this.#sendNext();
    }
  }

  async #write(uid: string, entry: Entry): Promise<void> {
    const { apiPodOf, pods } = this.#options;
    const target = apiPodOf(uid);
    if (target === undefined) return;
    const { status, isTerminated, setMs } = entry;
    const scope = pods.namespace(target.namespace);
    const known = entry.known !== undefined && isNewer(entry.known, target) ? entry.known : target;
    const patch = statusPatch(known.status, status);
    try {
      if (patch !== undefined) {
        const body: StrategicPatch<Pod> = { metadata: { uid: target.uid }, status: patch };
        const stored = await scope.status.patch(target.name, { type: "strategic", body });
        const { uid, resourceVersion } = stored.metadata;
        entry.known = { uid, resourceVersion, status: stored.status ?? {} };
        this.#options.onSynced?.(performance.now() - setMs);
      }
      if (isTerminated && target.isBeingDeleted && entry.deletedUid !== target.uid) {
        await scope.delete(target.name, { gracePeriodSeconds: 0, preconditions: { uid: target.uid } });
        entry.deletedUid = target.uid;
      }
    } catch (error) {
      // Another object has the name, or none: this one's end reaches the agent by its watch.
      if (!isNotFound(error) && !isConflict(error)) throw error;
    }
  }
}

/** How long a status may wait for what comes after it; 0: it is written at once. */
function collectingMs(before: PodStatus, now: PodStatus, { isBeingDeleted }: Pick<ApiPod, "isBeingDeleted">): number {
  const isStep = before.startTime !== undefined && waitingReasons(before) === waitingReasons(now);
  if (now.phase === "Pending") return isStep ? collectStepsMs : collectMs;
  return isBeingDeleted && isReady(before) === isReady(now) ? collectMs : 0;
}

function waitingReasons({ initContainerStatuses: init = [], containerStatuses: own = [] }: PodStatus): string {
  return [...init, ...own].map(({ state }) => state?.waiting?.reason ?? "").join();
}

function isReady({ conditions = [] }: PodStatus): boolean {
  return conditions.some(({ type, status }) => type === "Ready" && status === "True");
}

/** Whether an answer to this agent is newer than what its watch has brought. */
function isNewer(answer: NonNullable<Entry["known"]>, target: ApiPod): boolean {
  return answer.uid === target.uid && Number(answer.resourceVersion) > Number(target.resourceVersion);
}
