import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import { type Clock, sleep } from "../../client/clock.ts";
import { deepEqual } from "../../schema/deepEqual.ts";
import { allContainers, type AnyContainer, podText } from "../container/podIdentity.ts";
import { ContainerError } from "../container/containerError.ts";
import { containerHash } from "../container/names.ts";
import { memberOf } from "../../schema/object.ts";
import type { EventText } from "../../component/eventRecorder.ts";
import { planPod } from "./planPod.ts";
import type { PodCache } from "./podCache.ts";
import type {
  Action,
  ContainerMemory,
  Ending,
  Failure,
  InFlight,
  ObservedContainer,
  PodMemory,
  PodPlan,
  ProbeResults,
  RestartDelays,
  StatusRules,
} from "./podState.ts";
import type { DeviceStatuses } from "../plugins/deviceStatuses.ts";
import type { Resizes } from "../resize/resizes.ts";
import { runtimeMessage } from "../cri/connectRuntime.ts";
import { boundsOf, changes } from "../resize/podBounds.ts";
import { type PodWork, StepError } from "./work/podWork.ts";

export interface PodWorkerOptions {
  readonly work: PodWork;
  readonly cache: Pick<PodCache, "expire" | "get" | "isSeen" | "refresh">;
  readonly clock: Clock;
  readonly hostIps: () => readonly string[];
  readonly runtimeName: string;
  readonly restartDelays: RestartDelays;
  readonly statusRules?: StatusRules;
  /** What probes have found, by the id of the container. */
  readonly probes: (uid: string) => ReadonlyMap<string, ProbeResults>;
  /** The health of the devices of containers. */
  readonly devices: DeviceStatuses;
  /** The status is another than before, or the pod has ended: nothing of it runs or is mounted. */
  readonly onStatus: (pod: Pod, status: PodStatus, given: { readonly isTerminated: boolean }) => void;
  /** Reports an event of a pod, or of one of its containers. */
  readonly record: (pod: Pod, text: EventText, container?: AnyContainer) => void;
  /** These containers run: called at every look. */
  readonly onRunning: (pod: Pod, running: readonly ObservedContainer[], podIP: string) => void;
  readonly onError: (pod: Pod, error: unknown) => void;
  readonly resizes: Pick<Resizes, "allocated" | "state" | "looked" | "succeeded" | "failed">;
}

/** @limit Wait before a step of a pod that failed is tried again: tried again after that time. */
const retryMs = 10_000;
/** Wait before what a pod needs first, its volumes among it, is tried again: twice as long after each failure. */
const firstPrepareRetryMs = 500;
/** @limit Wait before the volumes of a pod are tried again: tried again after that time. */
const maxPrepareRetryMs = 122_000;
const refreshRetryMs = 1000;
/** Wait before what ends something of a pod is tried again: twice as long after each failure. */
const firstEndRetryMs = 1000;
/** @limit Wait before what ends a container or sandbox is tried again: tried again after that time. */
const maxEndRetryMs = 10_000;

/** Brings one pod from where it is to where it is to be: looks, plans, begins what can be done, and looks again. */
export class PodWorker {
  readonly uid: string;
  readonly #options: PodWorkerOptions;
  readonly #inFlight = new Map<string, InFlight>();
  readonly #containers = new Map<string, ContainerMemory>();
  /** Waits before what ended nothing is tried again, by the key of its action. */
  readonly #endRetries = new Map<string, number>();
  /** Aborts what makes things, once the pod is to end. */
  readonly #making = new AbortController();
  readonly #stopping = new AbortController();
  #wanted: Pod;
  #pod: Pod;
  #status: PodStatus;
  #isPrepared = false;
  #prepareRetryMs = firstPrepareRetryMs;
  #failure: Failure | undefined;
  #ending: Ending | undefined;
  #isTerminated = false;
  #cancelWake = () => {};
  #isStepDue = false;

  constructor(pod: Pod, options: PodWorkerOptions) {
    this.uid = pod.metadata?.uid ?? "";
    this.#options = options;
    this.#wanted = pod;
    this.#pod = options.resizes.allocated(pod);
    this.#status = pod.status ?? {};
  }

  /** As its source has it. */
  get wanted(): Pod {
    return this.#wanted;
  }

  /** With what the node has allocated it. */
  get pod(): Pod {
    return this.#pod;
  }

  get status(): PodStatus {
    return this.#status;
  }

  /** Nothing of the pod runs or is mounted, and nothing will. */
  get isTerminated(): boolean {
    return this.#isTerminated;
  }

  /** The pod is to end, or has ended. */
  get isEnding(): boolean {
    return this.#ending !== undefined;
  }

  /** An action is under way after which the pod is looked at. */
  get isBusy(): boolean {
    return [...this.#inFlight.keys()].some((key) => key !== "prepare" && key !== "tearDown");
  }

  /** Another state of the same pod is wanted. */
  update(pod: Pod): void {
    if (pod.metadata?.generation !== this.#pod.metadata?.generation) this.#retryNow();
    for (const name of otherContainers(this.#wanted, pod)) this.#remember(name, { backoff: undefined });
    this.#wanted = pod;
    this.#pod = this.#options.resizes.allocated(pod);
    this.wake();
  }

  /** Takes what the node has allocated the pod; containers that get something else start at once. */
  reallocate(): void {
    const before = boundsOf(this.#pod).containers;
    this.#pod = this.#options.resizes.allocated(this.#wanted);
    const now = boundsOf(this.#pod).containers;
    for (const name of Object.keys(now))
      if (changes(memberOf(before, name), now[name]).length > 0) this.#containers.delete(name);
    this.wake();
  }

  /** Ends the pod; an ending that is on its way may be made quicker. */
  end(ending: Ending): void {
    const endMs = (each: Ending) => each.sinceMs + each.graceSeconds * 1000;
    if (this.#ending === undefined) this.#ending = ending;
    else if (endMs(ending) < endMs(this.#ending)) this.#ending = { ...this.#ending, ...timesOf(ending) };
    this.#making.abort(new Error("the pod is to end"));
    this.wake();
  }

  /** Looks at the pod soon: something may have changed. */
  wake(): void {
    if (this.#isStepDue || this.#stopping.signal.aborted) return;
    this.#isStepDue = true;
    setImmediate(() => {
      this.#isStepDue = false;
      if (!this.#stopping.signal.aborted) this.#step();
    });
  }

  /** Lets go of the pod, which stays as it is. */
  stop(): void {
    this.#stopping.abort();
    this.#making.abort(new Error("the node agent stops"));
    this.#cancelWake();
  }

  #step(): void {
    const { clock, onStatus, onRunning, cache } = this.#options;
    if (!cache.isSeen(this.uid)) return; // the cache wakes the pod when it is
    const plan = this.#plan();
    if (!plan.isEnding) this.#reportResize(plan);
    if (plan.ending !== undefined && this.#ending === undefined) this.#beginEnding(plan.ending);
    if (!deepEqual(plan.status, this.#status)) {
      this.#reportBackOffs(plan.status);
      this.#status = plan.status;
      onStatus(this.#pod, plan.status, { isTerminated: this.#isTerminated });
    }
    onRunning(this.#pod, plan.running, plan.status.podIP ?? "");
    for (const action of plan.actions) void this.#run(action);
    if (plan.isStopped && !this.#isTerminated) void this.#tearDown();
    this.#cancelWake();
    if (plan.wakeMs !== undefined) {
      this.#cancelWake = clock.after(Math.max(plan.wakeMs - clock.nowMs(), 1), () => this.wake());
    }
  }

  #beginEnding(ending: Ending): void {
    this.#ending = ending;
    const { reason, message } = ending;
    if (reason === undefined || message === undefined) return;
    this.#options.record(this.#pod, { type: "Normal", reason, message });
  }

  #plan(): PodPlan & { readonly ending: Ending | undefined } {
    const { cache, hostIps, runtimeName, restartDelays, statusRules, clock, probes, resizes, devices } = this.#options;
    const observed = cache.get(this.uid);
    const memory: PodMemory = {
      ...{ inFlight: this.#inFlight, isPrepared: this.#isPrepared, failure: this.#failure },
      ...{ containers: this.#containers, ending: this.#ending, status: this.#status, probes: probes(this.uid) },
      ...{ resize: resizes.state(this.#pod, observed), devices: devices(this.#pod) },
    };
    const rules = statusRules === undefined ? {} : { statusRules };
    const known = { hostIps: hostIps(), runtimeName, restartDelays, ...rules, nowMs: clock.nowMs() };
    return planPod({ pod: this.#pod, observed, memory, ...known });
  }

  /** Does one piece of work. It is over when it is known what has come of it: only then may the next plan go on. */
  async #run(action: Action): Promise<void> {
    const { clock, onError } = this.#options;
    const own: InFlight = action.kind === "kill" ? { deadlineMs: clock.nowMs() + action.graceSeconds * 1000 } : {};
    this.#inFlight.set(action.key, own);
    if (action.kind === "kill" && action.replaces) this.#remember(action.name, { replacing: action.id });
    const succeed = () => this.#succeeded(action);
    let settle = succeed;
    try {
      await this.#do(action);
    } catch (error) {
      settle = () => this.#failed(action, error);
      // What is given up because the pod ends has not gone wrong.
      const isGivenUp = this.#stopping.signal.aborted || error === this.#making.signal.reason;
      if (!isGivenUp) onError(this.#pod, error);
      if (isKill(action)) await this.#waitToEnd(action.key);
    }
    if (action.kind === "resize") this.#options.cache.expire(this.uid);
    if (action.kind !== "prepare") await this.#refresh(); // the runtime has no part in that
    if (settle === succeed) this.#endRetries.delete(action.key);
    settle(); // what is remembered fits what was seen
    if (this.#inFlight.get(action.key) === own) this.#inFlight.delete(action.key);
    this.wake();
  }

  #do(action: Action): Promise<void> {
    const { work, cache } = this.#options;
    const { signal } = this.#making;
    const observed = cache.get(this.uid);
    switch (action.kind) {
      case "prepare":
        return work.prepare(this.#pod, signal);
      case "createSandbox":
        return work.createSandbox(this.#pod, { attempt: action.attempt, observed }, signal);
      case "start":
        return work.start(this.#pod, { action, ips: (this.#status.podIPs ?? []).map(({ ip }) => ip) }, signal);
      case "kill":
        return work.kill(this.#pod, action);
      case "resize":
        return work.resize(this.#pod);
      case "stopSandbox":
        return work.stopSandbox(action.id);
      case "removeContainer":
        return work.removeContainer(this.#pod, { id: action.id, observed });
      case "removeSandbox":
        return work.removeSandbox(action.id);
    }
  }

  #succeeded(action: Action): void {
    if (action.kind === "prepare") this.#isPrepared = true;
    if (action.kind === "prepare" || action.kind === "createSandbox") this.#failure = undefined;
    // The run that has begun may be ended for another already, before this is known.
    if (action.kind === "start") this.#remember(action.name, { backoff: action.backoff, failure: undefined });
    if (action.kind === "resize") this.#options.resizes.succeeded(this.uid);
  }

  #failed(action: Action, error: unknown): void {
    if (this.#making.signal.aborted) return;
    const nowMs = this.#options.clock.nowMs();
    const step = error instanceof StepError ? error : undefined;
    const message = error instanceof Error ? error.message : String(error);
    if (action.kind === "start") {
      const { backoff } = step?.madeContainer ? action : (this.#containers.get(action.name) ?? {});
      const reason = step?.reason ?? "CreateContainerError";
      const { retryAfterMs: afterMs = retryMs } = step?.cause instanceof ContainerError ? step.cause : {};
      const failure = { reason, message, retryMs: step?.madeContainer ? nowMs : nowMs + afterMs };
      this.#remember(action.name, { failure, backoff });
    } else if (action.kind === "prepare") {
      this.#failure = { reason: step?.reason ?? "FailedPodSandBox", message, retryMs: nowMs + this.#prepareRetryMs };
      this.#prepareRetryMs = Math.min(this.#prepareRetryMs * 2, maxPrepareRetryMs);
    } else if (action.kind === "createSandbox") {
      this.#failure = { reason: step?.reason ?? "FailedPodSandBox", message, retryMs: nowMs + retryMs };
    } else if (action.kind === "resize") {
      this.#options.resizes.failed(this.#pod, runtimeMessage(error));
    }
  }

  #reportResize({ status: { conditions = [] } }: PodPlan): void {
    const isInProgress = conditions.some(({ type }) => type === "PodResizeInProgress");
    this.#options.resizes.looked(this.#pod, { isInProgress });
  }

  #reportBackOffs(next: PodStatus): void {
    const backedOff = (status: PodStatus) => {
      const all = [...(status.initContainerStatuses ?? []), ...(status.containerStatuses ?? [])];
      return all.filter(({ state }) => state?.waiting?.reason === "CrashLoopBackOff").map(({ name }) => name);
    };
    const before = new Set(backedOff(this.#status));
    const fresh = new Set(backedOff(next).filter((name) => !before.has(name)));
    if (fresh.size === 0) return;
    for (const each of allContainers(this.#pod)) {
      if (fresh.has(each.name)) this.#options.record(this.#pod, backOffEvent(this.#pod, each.name), each);
    }
  }

  #retryNow(): void {
    this.#failure = undefined;
    this.#prepareRetryMs = firstPrepareRetryMs;
    for (const name of this.#containers.keys()) this.#remember(name, { failure: undefined });
  }

  #remember(name: string, fresh: ContainerMemory): void {
    this.#containers.set(name, { ...this.#containers.get(name), ...fresh });
  }

  /** Looks until it has seen: a plan from what was before might make a container twice. */
  async #refresh(): Promise<void> {
    const { cache, clock, onError } = this.#options;
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        return await cache.refresh(this.uid);
      } catch (error) {
        onError(this.#pod, error);
        await sleep(refreshRetryMs, { clock, signal }).catch(() => {});
      }
    }
  }

  async #tearDown(): Promise<void> {
    const { work, cache, onStatus, onError } = this.#options;
    if (this.#inFlight.has("tearDown")) return;
    this.#inFlight.set("tearDown", {});
    try {
      await work.tearDown(this.#pod, cache.get(this.uid));
      this.#isTerminated = true;
      onStatus(this.#pod, this.#status, { isTerminated: true });
    } catch (error) {
      onError(this.#pod, error);
      await this.#waitToEnd("tearDown");
    }
    this.#inFlight.delete("tearDown");
    this.wake();
  }

  /** What cannot be ended is not tried each second, as each try takes the time of a call and its lines of the log. */
  async #waitToEnd(key: string): Promise<void> {
    const ms = this.#endRetries.get(key) ?? firstEndRetryMs;
    this.#endRetries.set(key, Math.min(ms * 2, maxEndRetryMs));
    await sleep(ms, { clock: this.#options.clock, signal: this.#stopping.signal }).catch(() => {});
  }
}

/** Those that are to be made anew: what was wrong with the ones before says nothing of them. */
function otherContainers(before: Pod, now: Pod): readonly string[] {
  const known = new Map(allContainers(before).map((each) => [each.name, containerHash(each)]));
  const others = allContainers(now).filter((each) => known.get(each.name) !== containerHash(each));
  return others.map(({ name }) => name);
}

function backOffEvent(pod: Pod, container: string): EventText {
  const message = `Back-off restarting failed container ${container} in pod ${podText(pod)}`;
  return { type: "Warning", reason: "BackOff", message };
}

function isKill({ kind }: Action): boolean {
  return kind === "kill" || kind === "stopSandbox" || kind === "removeContainer" || kind === "removeSandbox";
}

function timesOf({ graceSeconds, sinceMs }: Ending): Pick<Ending, "graceSeconds" | "sinceMs"> {
  return { graceSeconds, sinceMs };
}
