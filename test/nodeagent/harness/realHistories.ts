import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ContainerStatus } from "../../../generated/core/v1/containerStatus.ts";
import type { Pod, PodSpec } from "../../../generated/core/v1/pod.ts";
import { isNotFound } from "../../../runtime/client/errors.ts";
import { ContainerState } from "../../../generated/pb/cri/v1/api_pb.ts";
import { integerFrom, pickFrom, randomOf } from "../../robustness/random.ts";
import { obedientSleep, type RealNode, startRealNode } from "./realNode.ts";

const stepsOfRound = 8;
const mostPods = 4;
/** Milliseconds in which all is where it is to be, once nothing goes wrong any more. */
const settleMs = 60_000;
/** The longest pause between two steps, in milliseconds. */
const mostPauseMs = 300;

/** How a pod ends that is left alone. */
const sorts = {
  stays: { phase: "Running", spec: { restartPolicy: "Always" }, command: obedientSleep },
  succeeds: { phase: "Succeeded", spec: { restartPolicy: "Never" }, command: ["sh", "-c", "exit 0"] },
  fails: { phase: "Failed", spec: { restartPolicy: "Never" }, command: ["sh", "-c", "sleep 0.2; exit 3"] },
} as const satisfies Readonly<Record<string, { phase: string; spec: Partial<PodSpec>; command: readonly string[] }>>;
type Sort = keyof typeof sorts;

/**
 * Drives an agent and a real runtime through so many rounds, in which either is killed, the server hangs, containers
 * die, and pods come and go. After each round, nothing is lost, doubled or left over. Throws an Error with the seed
 * and what happened.
 */
export async function runRealHistories(rounds: number, { from = 1 }: { readonly from?: number } = {}): Promise<void> {
  const node = await startRealNode();
  try {
    for (let seed = from; seed < from + rounds; seed++) {
      const round = new Round(node, seed);
      await round.run().catch((error: Error) => {
        throw new Error(`round ${seed}: ${error.message}\n${round.trace.join("\n")}\n${node.errors().slice(-3000)}`);
      });
    }
  } finally {
    await node.close();
  }
}

class Round {
  readonly trace: string[] = [];
  readonly #node: RealNode;
  readonly #seed: number;
  readonly #random: () => number;
  readonly #pods = new Map<string, { readonly pod: Pod; readonly sort: Sort }>();
  readonly #killed = new Set<string>();
  #isAgentUp = true;
  /** A call of the runtime may have been given up with its caller, or have ended with the runtime. */
  #hasLostCalls = false;

  constructor(node: RealNode, seed: number) {
    this.#node = node;
    this.#seed = seed;
    this.#random = randomOf(seed);
  }

  async run(): Promise<void> {
    for (let step = 0; step < stepsOfRound; step++) await this.#step();
    this.trace.push("calm");
    await this.#startAgent();
    await eventually(() => this.#objection());
    for (const name of [...this.#pods.keys()]) await this.#node.remove(name);
    this.#pods.clear();
    await eventually(() => this.#leftover());
  }

  async #step(): Promise<void> {
    const events: readonly (readonly [weight: number, what: string, run: () => Promise<void>])[] = [
      [5, "a pod is made", () => this.#make()],
      [2, "a pod is deleted", () => this.#remove()],
      [2, "a container dies", () => this.#kill()],
      [1, "the agent is killed", () => this.#killAgent()],
      [1.5, "the agent is there", () => this.#startAgent()],
      [0.4, "the runtime is killed, and comes again", () => this.#restartRuntime()],
      [0.5, "the server hangs", () => this.#hang()],
    ];
    const total = events.reduce((sum, [weight]) => sum + weight, 0);
    let at = this.#random() * total;
    const [, what = "", run = async () => {}] = events.find(([weight]) => (at -= weight) < 0) ?? [];
    this.trace.push(what);
    await run();
    await sleep(this.#random() * mostPauseMs);
  }

  async #make(): Promise<void> {
    if (this.#pods.size >= mostPods) return;
    const sort = pickFrom(Object.keys(sorts) as Sort[], this.#random);
    const name = `p${this.#seed}-${this.#pods.size}-${this.#random().toString(36).slice(2, 6)}`;
    const { spec, command } = sorts[sort];
    const names = ["main", "side"].slice(0, integerFrom(1, 2, this.#random));
    const containers = names.map((each) => ({ name: each, image: this.#node.runtime.image, command: [...command] }));
    this.trace.push(`  ${name} ${sort} ${names.length}`);
    this.#pods.set(name, { sort, pod: await this.#node.make(name, { ...spec, containers }) });
  }

  async #remove(): Promise<void> {
    if (!this.#isAgentUp || this.#pods.size === 0) return;
    const name = pickFrom([...this.#pods.keys()], this.#random);
    this.trace.push(`  ${name}`);
    this.#pods.delete(name);
    const pods = this.#node.client.core.v1.pods.namespace("default");
    await pods.delete(name).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    });
  }

  /** Of a pod that stays, once: the second time its restart would wait. */
  async #kill(): Promise<void> {
    const staying = [...this.#pods].filter(([name, { sort }]) => sort === "stays" && !this.#killed.has(name));
    if (staying.length === 0) return;
    const [name] = pickFrom(staying, this.#random);
    const running = await this.#running(name);
    const [first] = running;
    if (first === undefined) return;
    this.trace.push(`  ${name} ${first.metadata?.name}`);
    this.#killed.add(name);
    await this.#node.connection.runtime.stopContainer({ containerId: first.id, timeout: 0n });
  }

  async #killAgent(): Promise<void> {
    if (this.#isAgentUp) await this.#node.stopAgent("SIGKILL");
    this.#hasLostCalls = true;
    this.#isAgentUp = false;
  }

  async #startAgent(): Promise<void> {
    if (!this.#isAgentUp) await this.#node.startAgent();
    this.#isAgentUp = true;
  }

  async #restartRuntime(): Promise<void> {
    this.#hasLostCalls = true;
    await this.#node.runtime.restart();
  }

  async #hang(): Promise<void> {
    const { pid } = this.#node.orch;
    process.kill(pid, "SIGSTOP");
    await sleep(this.#random() * 1500);
    process.kill(pid, "SIGCONT");
  }

  async #running(name: string) {
    const { containers } = await this.#node.connection.runtime.listContainers({});
    return containers.filter(
      ({ state, labels }) =>
        state === ContainerState.CONTAINER_RUNNING &&
        Object.values(labels).includes(this.#pods.get(name)?.pod.metadata?.uid ?? ""),
    );
  }

  /** What is not as it is to be; undefined where all is. */
  async #objection(): Promise<string | undefined> {
    const pods = this.#node.client.core.v1.pods.namespace("default");
    const { items } = await pods.list();
    const names = items.map(({ metadata }) => metadata?.name ?? "").sort();
    if (names.join() !== [...this.#pods.keys()].sort().join()) return `the pods are ${names.join()}`;
    for (const { metadata, spec, status = {} } of items) {
      const name = metadata?.name ?? "";
      const { phase } = sorts[this.#pods.get(name)?.sort ?? "stays"];
      const hasLostRun = this.#hasLostCalls && (status.containerStatuses ?? []).some(isLost);
      if (hasLostRun && status.phase === "Failed" && phase !== "Running") continue;
      if (status.phase !== phase) return `${name} is ${status.phase}: ${JSON.stringify(status.containerStatuses)}`;
      const wanted = phase === "Running" ? (spec?.containers ?? []).map((each) => each.name).sort() : [];
      const running = (await this.#running(name)).map((each) => each.metadata?.name ?? "").sort();
      if (running.join() !== wanted.join()) return `of ${name} run ${running.join()}, not ${wanted.join()}`;
      const restarts = (status.containerStatuses ?? []).reduce((sum, each) => sum + each.restartCount, 0);
      const expected = (this.#killed.has(name) ? 1 : 0) + (this.#hasLostCalls ? wanted.length : 0);
      if (restarts > expected) return `${name} counts ${restarts} restarts`;
    }
    return undefined;
  }

  /** What is there though no pod is. */
  async #leftover(): Promise<string | undefined> {
    const { runtime, connection } = this.#node;
    const { items } = await connection.runtime.listPodSandbox({});
    if (items.length > 0) return `sandboxes of ${items.map(({ metadata }) => metadata?.name).join()} are left`;
    const { containers } = await connection.runtime.listContainers({});
    if (containers.length > 0) return `containers ${containers.map(({ metadata }) => metadata?.name).join()} are left`;
    const folders = readdirSync(join(runtime.folder, "agent/pods"));
    if (folders.length > 0) return `folders of pods are left: ${folders.join()}`;
    const logs = readdirSync(join(runtime.folder, "logs"));
    if (logs.length > 0) return `logs are left: ${logs.join()}`;
    const mounts = readFileSync("/proc/mounts", "utf8").split("\n");
    const own = mounts.filter((each) => each.includes(join(runtime.folder, "agent/pods")));
    return own.length > 0 ? `mounts are left: ${own.join()}` : undefined;
  }
}

/**
 * Its start was under way when the runtime or its caller was killed, and the runtime calls that an end; or it ended
 * while the runtime was away, which does not know how.
 */
function isLost({ state }: ContainerStatus): boolean {
  return ["StartError", "Unknown"].includes(state?.terminated?.reason ?? "");
}

async function eventually(objection: () => Promise<string | undefined>): Promise<void> {
  const endMs = performance.now() + settleMs;
  for (;;) {
    const text = await objection();
    if (text === undefined) return;
    if (performance.now() > endMs) throw new Error(text);
    await sleep(50);
  }
}
