import type { Container, ContainerRestartRule } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import { newestFirst } from "../../../runtime/nodeagent/pod/observe.ts";
import { planPod } from "../../../runtime/nodeagent/pod/planPod.ts";
import type {
  Action,
  ContainerMemory,
  Ending,
  Failure,
  InFlight,
  ObservedContainer,
  ObservedPod,
  ObservedSandbox,
  ProbeResults,
} from "../../../runtime/nodeagent/pod/podState.ts";
import { type Cut, randomResizePolicy, randomResources, resized, ResizeModel } from "./resizeModel.ts";
import { containerHash } from "../../../runtime/nodeagent/container/names.ts";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type ModelContainer = Mutable<ObservedContainer>;

/** Work that has begun; the agent that began it may be gone, and then only its effect may come. */
interface Work {
  readonly action: Action;
  readonly own: InFlight;
  /** As it was when the work began. */
  readonly pod: Pod;
}

/** A pod on a runtime and under an agent that are both made up: every step is one thing that may happen. */
export class PodModel {
  readonly #random: () => number;
  readonly trace: string[] = [];
  pod: Pod;
  nowMs = 1_700_000_000_000;
  sandboxes: Mutable<ObservedSandbox>[] = [];
  containers: ModelContainer[] = [];
  work: Work[] = [];
  inFlight = new Map<string, InFlight>();
  memory = new Map<string, ContainerMemory>();
  probes = new Map<string, ProbeResults>();
  isPrepared = false;
  failure: Failure | undefined;
  ending: Ending | undefined;
  status: PodStatus = {};
  isStopped = false;
  readonly resizes = new ResizeModel();
  /** Nothing goes wrong any more. */
  isCalm = false;
  #ids = 0;

  constructor(seed: number) {
    this.#random = randomOf(seed);
    this.pod = randomPod(this.#random);
  }

  chance(probability: number): boolean {
    return this.#random() < probability;
  }

  /** One thing happens, and the agent looks. */
  step(): void {
    const events: readonly (readonly [weight: number, run: () => void])[] = [
      [8, () => this.#finishOne()],
      [3, () => this.#pass(this.#random() * 15_000)],
      [1, () => this.#pass(this.#random() * 300_000)],
      [3, () => this.#containerEnds()],
      [2, () => this.#probeSpeaks()],
      [0.3, () => this.#sandboxEnds()],
      [0.3, () => this.#agentRestarts()],
      [0.2, () => this.#imageChanges()],
      [0.6, () => (this.pod = resized(this.pod, this.#random))],
      [0.2, () => this.#clockJumps()],
      [0.1, () => this.#runtimeForgets()],
      [0.15, () => this.#podDeleted()],
    ];
    const total = events.reduce((sum, [weight]) => sum + weight, 0);
    let at = this.#random() * total;
    for (const [weight, run] of events) {
      at -= weight;
      if (at < 0) {
        run();
        break;
      }
    }
    this.look();
  }

  /** All work succeeds, containers that are to end do, and probes are content. */
  settle(): void {
    this.isCalm = true;
    for (let round = 0; round < 400 && !this.isQuiet(); round++) {
      if (this.work.length > 0) this.#finishOne();
      else this.#pass(30_000);
      for (const each of this.containers) {
        if (each.state !== "running") continue;
        this.probes.set(each.id, { started: true, ready: true });
        if (this.#isInit(each.name)) this.#exit(each, 0);
      }
      this.look();
    }
  }

  /** The pod is where it is to be. */
  isQuiet(): boolean {
    if (this.work.length > 0) return false;
    if (this.ending !== undefined) return this.isStopped;
    const { containers: apps = [], restartPolicy } = this.pod.spec ?? {};
    const isOver = (name: string) => {
      const state = this.status.containerStatuses?.find((each) => each.name === name)?.state;
      const exitCode = state?.terminated?.exitCode;
      return exitCode !== undefined && (restartPolicy === "Never" || (restartPolicy === "OnFailure" && exitCode === 0));
    };
    if (!apps.every(({ name }) => this.running(name).length === 1 || isOver(name))) return false;
    return apps.every(({ name }) => isOver(name)) || this.resizes.isSettled(this.pod, this.observed());
  }

  running(name: string): readonly ModelContainer[] {
    return this.containers.filter((each) => each.name === name && each.state === "running");
  }

  observed(): ObservedPod {
    return {
      ...{ uid: "u", namespace: "default", name: "p" },
      sandboxes: this.sandboxes.map((each) => ({ ...each })).sort(newestFirst),
      containers: this.containers.map((each) => ({ ...each })).sort(newestFirst),
    };
  }

  look(): void {
    const before = this.status;
    const plan = planPod({
      pod: this.pod,
      observed: this.observed(),
      hostIps: ["192.0.2.1"],
      runtimeName: "model",
      nowMs: this.nowMs,
      memory: {
        ...{ inFlight: this.inFlight, isPrepared: this.isPrepared, failure: this.failure },
        ...{ containers: this.memory, probes: this.probes, ending: this.ending, status: this.status },
        resize: this.resizes.state(this.pod, this.observed()),
      },
    });
    this.ending ??= plan.ending;
    this.status = plan.status;
    this.isStopped = plan.isStopped;
    this.#demand(plan.wakeMs === undefined || plan.wakeMs > this.nowMs, "the next look is now");
    this.#check(before, plan.actions);
    for (const action of plan.actions) this.#begin(action);
  }

  #check(before: PodStatus, actions: readonly Action[]): void {
    const isOver = (phase: string | undefined) => phase === "Succeeded" || phase === "Failed";
    if (isOver(before.phase)) this.#demand(before.phase === this.status.phase, "an ended pod changed its phase");
    const runs = this.containers.some(({ state }) => state === "running");
    if (isOver(this.status.phase) && !isOver(before.phase)) this.#demand(!runs, "a pod ended while a container ran");
    if (this.isStopped) this.#demand(!runs && !this.sandboxes.some(({ isReady }) => isReady), "a stopped pod runs");
    const keys = actions.map(({ key }) => key);
    this.#demand(new Set(keys).size === keys.length, `one key twice: ${keys.join()}`);
    for (const action of actions) {
      if (action.kind !== "kill") this.#demand(!this.inFlight.has(action.key), `${action.key} was begun twice`);
      if (action.kind === "start") this.#checkStart(action);
      if (action.kind === "kill") this.#checkKill(action);
      if (action.kind === "createSandbox") {
        this.#demand(this.ending === undefined, "an ending pod got a sandbox");
        this.#demand(!this.sandboxes.some(({ isReady }) => isReady), "a second sandbox");
      }
    }
    const names = this.containers.filter(({ state }) => state === "running").map(({ name }) => name);
    this.#demand(new Set(names).size === names.length, `two of one container run: ${names.join()}`);
    const counts = (status: PodStatus) => (status.containerStatuses ?? []).map(({ restartCount }) => restartCount);
    counts(before).forEach((count, index) => {
      this.#demand(count <= (counts(this.status)[index] ?? Number.NaN), "a count of restarts shrank");
    });
  }

  #checkStart(action: Action & { readonly kind: "start" }): void {
    this.#demand(this.ending === undefined, "a container of an ending pod starts");
    const sandbox = this.sandboxes.find(({ id }) => id === action.sandboxId);
    this.#demand(sandbox?.isReady === true, "a container starts in a sandbox that is not ready");
    this.#demand(this.running(action.name).length === 0, `${action.name} starts while it runs`);
    const inits = this.pod.spec?.initContainers ?? [];
    const runs = this.containers.filter((each) => each.name === action.name);
    const [last] = runs.sort(newestFirst);
    const isApp = this.pod.spec?.containers.some(({ name }) => name === action.name) ?? false;
    const isOfAll = containersOf(this.pod).some(({ restartPolicyRules = [] }) => restartPolicyRules.length > 0);
    const reported = this.status.containerStatuses?.find(({ name }) => name === action.name)?.state ?? {};
    if (isApp && last === undefined && !isOfAll && this.pod.spec?.restartPolicy === "Never") {
      const isLost = reported.running !== undefined || reported.terminated !== undefined;
      this.#demand(!isLost, "a container that was lost and must not restart starts again");
    }
    const isReplaced = last !== undefined && this.memory.get(action.name)?.replacing === last.id;
    if (isApp && last?.state === "exited" && !isReplaced && !isOfAll) {
      this.#demand(this.pod.spec?.restartPolicy !== "Never", "a container that must not restart starts again");
      const isAgain = this.pod.spec?.restartPolicy === "Always" || last.exitCode !== 0;
      this.#demand(isAgain, "a container that succeeded starts again");
    }
    const hasBegun = this.containers.some(
      (each) => each.sandboxId === action.sandboxId && this.pod.spec?.containers.some(({ name }) => name === each.name),
    );
    if (!isApp || hasBegun) return;
    for (const init of inits) {
      const own = this.containers.filter((each) => each.name === init.name && each.sandboxId === action.sandboxId);
      const isDone = own.some((each) =>
        init.restartPolicy === "Always" ? each.state !== "created" : each.state === "exited" && each.exitCode === 0,
      );
      this.#demand(isDone, `${action.name} starts before ${init.name} is done`);
    }
  }

  #checkKill({ name, message }: Action & { readonly kind: "kill" }): void {
    if (!message.endsWith("resize requires restart")) return;
    const { resizePolicy = [] } = containersOf(this.pod).find((each) => each.name === name) ?? {};
    const mayRestart = resizePolicy.some(({ restartPolicy }) => restartPolicy === "RestartContainer");
    this.#demand(mayRestart, `${name} was ended for a resize that needs no restart`);
  }

  #demand(isSo: boolean, message: string): void {
    if (!isSo) throw new Error(message);
  }

  #begin(action: Action): void {
    const own: InFlight = action.kind === "kill" ? { deadlineMs: this.nowMs + action.graceSeconds * 1000 } : {};
    this.trace.push(`begin ${action.key}`);
    this.inFlight.set(action.key, own);
    if (action.kind === "kill" && action.replaces) this.#note(action.name, { replacing: action.id });
    this.work.push({ action, own, pod: this.pod });
  }

  /** Work ends: as it should, with its effect but an error, or without any. */
  #finishOne(): void {
    const [work] = this.work.splice(Math.floor(this.#random() * this.work.length), 1);
    if (work === undefined) return;
    const { action, own, pod } = work;
    const hasFailed = !this.isCalm && this.chance(0.15);
    const hasEffect = !hasFailed || this.chance(0.4);
    this.trace.push(`${hasFailed ? "fail" : "end"} ${action.key}${hasEffect ? "" : " without effect"}`);
    if (hasEffect) this.#affect(action, { pod, isWhole: !hasFailed });
    const isOwn = this.inFlight.get(action.key) === own;
    if (!isOwn) return; // of an agent that is gone, or of a kill that a quicker one has replaced
    this.inFlight.delete(action.key);
    if (hasFailed) this.#remember(action);
    else {
      if (action.kind === "prepare") this.isPrepared = true;
      if (action.kind === "prepare" || action.kind === "createSandbox") this.failure = undefined;
      if (action.kind === "start") this.#note(action.name, { backoff: action.backoff, failure: undefined });
      if (action.kind === "resize") this.resizes.failure = undefined;
    }
  }

  #remember(action: Action): void {
    const retryMs = this.nowMs + 10_000;
    if (action.kind === "resize") this.resizes.failure = { message: "no luck", retryMs };
    if (this.ending !== undefined) return;
    if (action.kind === "start") {
      this.#note(action.name, { failure: { reason: "CreateContainerError", message: "no luck", retryMs } });
    } else if (action.kind === "prepare" || action.kind === "createSandbox") {
      this.failure = { reason: "FailedMount", message: "no luck", retryMs };
    }
  }

  #note(name: string, fresh: ContainerMemory): void {
    this.memory.set(name, { ...this.memory.get(name), ...fresh });
  }

  #affect(action: Action, { pod, isWhole }: { readonly pod: Pod; readonly isWhole: boolean }): void {
    switch (action.kind) {
      case "prepare":
        this.resizes.makeGroup(pod, this.observed());
        return;
      case "resize": {
        const count = isWhole ? Number.POSITIVE_INFINITY : Math.floor(this.#random() * 6);
        this.resizes.resize(pod, this.observed(), { count, last: isWhole ? "noted" : this.#cut() });
        return;
      }
      case "createSandbox":
        this.#id();
        this.sandboxes.push({
          id: `s${this.#ids}`,
          attempt: action.attempt,
          isReady: true,
          createdMs: this.#now(),
          ips: ["10.0.0.9"],
        });
        return;
      case "stopSandbox": {
        const sandbox = this.sandboxes.find(({ id }) => id === action.id);
        if (sandbox !== undefined) this.#endSandbox(sandbox);
        return;
      }
      case "start":
        this.#start(action, pod);
        return;
      case "kill": {
        const target = this.containers.find(({ id }) => id === action.id);
        if (target?.state === "running") this.#exit(target, this.chance(0.5) ? 143 : 0);
        return;
      }
      case "removeContainer":
        this.containers = this.containers.filter(({ id }) => id !== action.id);
        return;
      case "removeSandbox":
        this.sandboxes = this.sandboxes.filter(({ id }) => id !== action.id);
        this.containers = this.containers.filter(({ sandboxId }) => sandboxId !== action.id);
        return;
    }
  }

  #cut(): Cut {
    const at = this.#random();
    if (at < 0.5) return "noted";
    return at < 0.8 ? "done" : "announced";
  }

  #start({ name, sandboxId, attempt, replaces }: Action & { readonly kind: "start" }, pod: Pod): void {
    const sandbox = this.sandboxes.find(({ id }) => id === sandboxId);
    if (sandbox?.isReady !== true) return;
    if (replaces !== undefined) this.containers = this.containers.filter(({ id }) => id !== replaces);
    const spec = containersOf(pod).find((each) => each.name === name);
    this.resizes.makeGroup(pod, this.observed());
    const { resources = {} } = spec ?? {};
    this.resizes.give(name, resources);
    this.resizes.has.set(`c${this.#ids + 1}`, resources);
    const isOnlyMade = !this.isCalm && this.chance(0.1);
    const atMs = this.#now();
    this.containers.push({
      ...{
        id: this.#id(),
        name,
        attempt,
        sandboxId,
        createdMs: atMs,
        finishedMs: 0,
        exitCode: 0,
        reason: "",
        message: "",
      },
      ...{ state: isOnlyMade ? "created" : "running", startedMs: isOnlyMade ? 0 : atMs, image: "i", imageId: "i" },
      hash: spec === undefined ? "" : containerHash(spec),
    });
  }

  #containerEnds(): void {
    const running = this.containers.filter(({ state }) => state === "running");
    const one = running[Math.floor(this.#random() * running.length)];
    if (one !== undefined) this.#exit(one, this.chance(0.5) ? 0 : 1);
  }

  #exit(container: ModelContainer, exitCode: number): void {
    Object.assign(container, { state: "exited", exitCode, finishedMs: this.#now(), reason: "" });
    this.trace.push(`exit ${container.name} ${exitCode}`);
  }

  #probeSpeaks(): void {
    const running = this.containers.filter(({ state }) => state === "running");
    const one = running[Math.floor(this.#random() * running.length)];
    if (one === undefined) return;
    const failed = this.chance(0.1) ? { failed: { probe: "liveness" as const } } : {};
    this.probes.set(one.id, { started: this.chance(0.8), ready: this.chance(0.7), ...failed });
  }

  #sandboxEnds(): void {
    const sandbox = this.sandboxes.find(({ isReady }) => isReady);
    if (sandbox !== undefined) this.#endSandbox(sandbox);
  }

  #endSandbox(sandbox: Mutable<ObservedSandbox>): void {
    this.trace.push(`sandbox ${sandbox.id} ends`);
    sandbox.isReady = false;
    for (const each of this.containers)
      if (each.sandboxId === sandbox.id && each.state === "running") this.#exit(each, 137);
  }

  /** Everything but the runtime and the API is forgotten; work that had begun ends before the next agent looks. */
  #agentRestarts(): void {
    this.trace.push("agent restarts");
    for (const { action, pod } of this.work.splice(0)) {
      if (this.chance(0.5)) this.#affect(action, { pod, isWhole: this.chance(0.5) });
    }
    this.resizes.restartAgent();
    this.inFlight = new Map();
    this.memory = new Map();
    this.probes = new Map();
    this.isPrepared = false;
    this.failure = undefined;
    const { deletionTimestamp } = this.pod.metadata ?? {};
    if (deletionTimestamp === undefined) this.ending = undefined;
  }

  #clockJumps(): void {
    const ms = (this.#random() - 0.5) * 7_200_000;
    this.trace.push(`clock jumps ${Math.round(ms)} ms`);
    this.nowMs += ms;
  }

  /** The machine starts anew and its runtime knows nothing more. */
  #runtimeForgets(): void {
    this.trace.push("runtime forgets");
    this.sandboxes = [];
    this.containers = [];
  }

  #imageChanges(): void {
    const [first, ...others] = this.pod.spec?.containers ?? [];
    if (first === undefined || this.pod.spec === undefined) return;
    const changed = { ...first, image: `i${Math.floor(this.#random() * 3)}` };
    this.trace.push(`image ${changed.image}`);
    this.pod = { ...this.pod, spec: { ...this.pod.spec, containers: [changed, ...others] } };
  }

  #podDeleted(): void {
    this.trace.push("deleted");
    this.pod = {
      ...this.pod,
      metadata: { ...this.pod.metadata, deletionTimestamp: new Date(this.nowMs).toISOString() },
    };
    this.ending ??= { graceSeconds: 30, sinceMs: this.nowMs };
  }

  #isInit(name: string): boolean {
    return (
      this.pod.spec?.initContainers?.some((each) => each.name === name && each.restartPolicy === undefined) ?? false
    );
  }

  #pass(ms: number): void {
    this.nowMs += ms;
  }

  /** No two things happen at one moment. */
  #now(): number {
    return ++this.nowMs;
  }

  #id(): string {
    return `c${++this.#ids}`;
  }
}

function containersOf({ spec }: Pod): readonly Container[] {
  return [...(spec?.initContainers ?? []), ...(spec?.containers ?? [])];
}

const restartAllRule: ContainerRestartRule = {
  action: "RestartAllContainers",
  exitCodes: { operator: "In", values: [1] },
};

function randomPod(random: () => number): Pod {
  const pick = <T>(all: readonly [T, ...T[]]): T => all[Math.floor(random() * all.length)] ?? all[0];
  const restartPolicy = pick(["Always", "OnFailure", "Never"] as const);
  const isOfAll = random() < 0.2;
  const containers = Array.from(
    { length: 1 + Math.floor(random() * 3) },
    (_, index): Container => ({
      ...{ name: `app${index}`, image: "i0", resources: randomResources(random) },
      ...(restartPolicy === "Never" ? {} : randomResizePolicy(random)),
      ...(index === 0 && isOfAll ? { restartPolicy, restartPolicyRules: [restartAllRule] } : {}),
    }),
  );
  const initContainers = Array.from({ length: Math.floor(random() * 3) }, (_, index): Container => {
    const sidecar: Pick<Container, "restartPolicy"> = random() < 0.5 ? { restartPolicy: "Always" } : {};
    return { name: `init${index}`, image: "i0", resources: randomResources(random), ...sidecar };
  });
  return {
    metadata: { name: "p", namespace: "default", uid: "u", generation: 1 },
    spec: { terminationGracePeriodSeconds: 30, restartPolicy, containers, initContainers },
  };
}

/** Numbers in [0, 1) that a seed gives. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Runs so many histories. Throws an Error with the seed and the end of the history that fails. */
export function runHistories(count: number, { from = 1, steps = 60 }: { from?: number; steps?: number } = {}): void {
  for (let seed = from; seed < from + count; seed++) {
    const model = new PodModel(seed);
    try {
      model.look();
      for (let step = 0; step < steps; step++) model.step();
      model.settle();
      if (!model.isQuiet()) throw new Error(`the pod does not get where it is to be: ${JSON.stringify(model.status)}`);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      throw new Error(`history ${seed}: ${text}\n${model.trace.slice(-40).join("\n")}`, { cause: error });
    }
  }
}
