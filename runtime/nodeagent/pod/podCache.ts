import type { Clock } from "../../client/clock.ts";
import { eachInTurns } from "../../lib/work.ts";
import type { RuntimeKeys } from "../container/names.ts";
import type { RuntimeClient } from "../cri/connectRuntime.ts";
import { listedText, listPods, observePod } from "./observe.ts";
import type { ObservedPod } from "./podState.ts";

export interface PodCacheOptions {
  readonly runtime: RuntimeClient;
  readonly keys: RuntimeKeys;
  readonly pods: () => LookedAt;
  /** A look of the cache's own at a pod has failed; a later one tries again. */
  readonly onError: (uid: string, error: unknown) => void;
  readonly clock: Pick<Clock, "after">;
  /** A pod that is asked for is looked at by itself; else with the next list of all, or when something is noticed. */
  readonly looksAtOnce: boolean;
  /** A look at one pod took so many milliseconds. */
  readonly onLook?: (ms: number) => void;
}

/** Who works on the pods. */
export interface LookedAt {
  /** What the runtime has of this pod has changed, or is known at last. */
  readonly wake: (uid: string) => void;
  /** Something is under way with the pod that looks at it when it is over. */
  readonly isBusy: (uid: string) => boolean;
}

interface Waiting {
  readonly done: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

function newWaiting(): Waiting {
  let [resolve, reject]: [Waiting["resolve"], Waiting["reject"]] = [() => {}, () => {}];
  const done = new Promise<void>((fulfil, fail) => ([resolve, reject] = [fulfil, fail]));
  return { done, resolve, reject };
}

/** How late what happens to a pod besides what is under way with it is seen, at most. */
const busyMs = 1000;

/** What the runtime has of each pod, as it was when it was last asked. */
export class PodCache {
  readonly #options: PodCacheOptions;
  readonly #pods = new Map<string, { readonly text: string; readonly pod: ObservedPod }>();
  /** Looks at a pod that have begun, or wait for one that has. */
  readonly #looking = new Map<string, { readonly running: Promise<void>; next: Promise<void> | undefined }>();

  /** Looks that wait for what is under way; each is cancelled by a look that begins before. */
  readonly #later = new Map<string, () => void>();
  /** Pods of which more has changed than a list shows. */
  readonly #expired = new Set<string>();
  /** Pods that the runtime has listed and said no more of. */
  readonly #unseen = new Set<string>();
  /** Who waits for a look that begins later. */
  readonly #waiting = new Map<string, Waiting>();
  #hasMissed = false;

  constructor(options: PodCacheOptions) {
    this.#options = options;
  }

  get(uid: string): ObservedPod {
    return this.#pods.get(uid)?.pod ?? { uid, namespace: "", name: "", sandboxes: [], containers: [] };
  }

  /** Whether what the cache has of a pod is all there is: a plan from less might make a container twice. */
  isSeen(uid: string): boolean {
    return !this.#unseen.has(uid);
  }

  /** Whether the runtime has anything of a pod. */
  has(uid: string): boolean {
    return this.#pods.has(uid) || this.#unseen.has(uid);
  }

  /** Everything that the runtime has, as far as is known. */
  all(): readonly ObservedPod[] {
    return [...this.#pods.values()].map(({ pod }) => pod);
  }

  /** Whether a look at a pod has failed since the last list of all, or waits for the next. */
  needsList(): boolean {
    return this.#hasMissed || this.#waiting.size > 0;
  }

  /** Something of a pod has changed that no list shows: the next look asks for all of it. */
  expire(uid: string): void {
    this.#expired.add(uid);
  }

  /** Looks at one pod. What was true when it was called is known when it resolves; it rejects as the runtime does. */
  refresh(uid: string): Promise<void> {
    return this.#options.looksAtOnce ? this.#refreshNow(uid) : this.#nextLook(uid);
  }

  #nextLook(uid: string): Promise<void> {
    const waiting = this.#waiting.get(uid) ?? newWaiting();
    this.#waiting.set(uid, waiting);
    return waiting.done;
  }

  #refreshNow(uid: string): Promise<void> {
    const looking = this.#looking.get(uid);
    if (looking === undefined) return this.#begin(uid);
    looking.next ??= looking.running.catch(() => {}).then(() => this.#begin(uid));
    return looking.next;
  }

  /**
   * The runtime says that something has happened to a pod. Most of what happens to one is the agent's own doing, and is
   * looked at once, when that is done.
   */
  noticed(uid: string): void {
    const { pods, clock } = this.#options;
    if (!pods().isBusy(uid)) this.#tryLook(uid);
    else if (!this.#later.has(uid)) {
      this.#later.set(
        uid,
        clock.after(busyMs, () => this.#tryLook(uid)),
      );
    }
  }

  #tryLook(uid: string): void {
    this.#refreshNow(uid).catch((error: unknown) => this.#options.onError(uid, error));
  }

  #begin(uid: string): Promise<void> {
    this.#later.get(uid)?.();
    this.#later.delete(uid);
    const beganMs = performance.now();
    const looked = this.#look(uid).catch((error: unknown) => {
      this.#hasMissed = true;
      throw error;
    });
    const running = looked.finally(() => {
      this.#options.onLook?.(performance.now() - beganMs);
      if (this.#looking.get(uid)?.running === running) this.#looking.delete(uid);
    });
    this.#looking.set(uid, { running, next: undefined });
    const waiting = this.#waiting.get(uid);
    this.#waiting.delete(uid);
    if (waiting !== undefined) void running.then(waiting.resolve, waiting.reject);
    return running;
  }

  async #look(uid: string): Promise<void> {
    const { runtime, keys, pods } = this.#options;
    const listed = (await listPods(runtime, keys, uid)).get(uid);
    const before = this.#pods.get(uid);
    if (listed === undefined) {
      this.#expired.delete(uid);
      const [wasKnown, wasUnseen] = [this.#pods.delete(uid), this.#unseen.delete(uid)];
      if (wasKnown || wasUnseen) pods().wake(uid);
      return;
    }
    const text = listedText(listed);
    const isExpired = this.#expired.has(uid);
    if (before?.text === text && !isExpired) return;
    const known = isExpired ? undefined : before?.pod;
    this.#pods.set(uid, { text, pod: await observePod(runtime, { listed, keys, known }) });
    if (isExpired) this.#expired.delete(uid);
    this.#unseen.delete(uid);
    pods().wake(uid);
  }

  /**
   * Looks at all pods, and begins to look closer at those that have changed: a runtime that hangs over one of them
   * holds up no other. Rejects as the runtime does.
   */
  async relist(): Promise<void> {
    const { runtime, keys } = this.#options;
    this.#hasMissed = false;
    const listed = await listPods(runtime, keys);
    const changed = [...listed.values()].filter((each) => this.#pods.get(each.uid)?.text !== listedText(each));
    const gone = [...this.#pods.keys(), ...this.#unseen].filter((uid) => !listed.has(uid));
    for (const { uid } of changed) if (!this.#pods.has(uid)) this.#unseen.add(uid);
    await eachInTurns(new Set([...changed.map((each) => each.uid), ...gone]), (uid) => this.noticed(uid));
    for (const uid of this.#waiting.keys()) this.#tryLook(uid);
  }
}
