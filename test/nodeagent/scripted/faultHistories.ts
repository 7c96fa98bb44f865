import { setTimeout as sleep } from "node:timers/promises";
import { Code } from "@connectrpc/connect";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { integerFrom, pickFrom, randomOf } from "../../robustness/random.ts";
import type { Fault, RuntimeCall } from "./faultScript.ts";
import { eventually, image, isSettled, type ScriptedNode, startScriptedNode } from "./scriptedNode.ts";

const calls: readonly RuntimeCall[] = [
  ...(["runPodSandbox", "createContainer", "startContainer", "stopContainer", "stopPodSandbox"] as const),
  ...(["removeContainer", "removePodSandbox", "listPodSandbox", "listContainers", "containerStatus"] as const),
  ...(["podSandboxStatus", "imageStatus", "pullImage", "status"] as const),
];
const faults: readonly Fault[] = [
  { kind: "fail", code: Code.Unavailable },
  { kind: "fail", code: Code.Unknown, hasEffect: true },
  { kind: "late", ms: 100 },
  { kind: "late", ms: 600 },
  { kind: "hang" },
];
const policies = ["Always", "OnFailure", "Never"] as const;
const stepsOfRound = 60;
const mostPods = 6;
const hourMs = 3_600_000;

/**
 * Drives an agent through so many rounds of random faults, and holds it to what must be when each round is over:
 * nothing lost, doubled or left over. Throws an Error with the seed and what happened.
 */
export async function runFaultHistories(rounds: number, { from = 1 }: { readonly from?: number } = {}): Promise<void> {
  const node = await startScriptedNode({ speed: 20, callMs: 400 });
  node.runtime.state.registry.add(image);
  try {
    for (let seed = from; seed < from + rounds; seed++) await runRound(node, seed);
  } finally {
    await node.close();
  }
}

async function runRound(node: ScriptedNode, seed: number): Promise<void> {
  const round = new Round(node, seed);
  try {
    for (let step = 0; step < stepsOfRound; step++) await round.step();
    await round.calmDown();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    throw new Error(`history ${seed}: ${text}\n${round.trace.join("\n")}`, { cause: error });
  }
}

/** One history: pods come and go while everything around them goes wrong. */
class Round {
  readonly #node: ScriptedNode;
  readonly #seed: number;
  readonly #random: () => number;
  readonly #pods = new Map<string, Pod>();
  readonly trace: string[] = [];
  #isAgentUp = true;

  constructor(node: ScriptedNode, seed: number) {
    this.#node = node;
    this.#seed = seed;
    this.#random = randomOf(seed);
  }

  /** One thing happens. */
  async step(): Promise<void> {
    const { runtime, way, clock } = this.#node;
    const events: readonly (readonly [weight: number, what: string, run: () => unknown])[] = [
      [5, "a pod is made", () => this.#make()],
      [3, "a pod is deleted", () => this.#remove()],
      [4, "a container ends", () => this.#exit()],
      [8, "a call goes wrong", () => this.#spoil()],
      [1, "the runtime ends", () => runtime.kill()],
      [2, "the runtime is there", () => runtime.start()],
      [0.3, "the machine starts anew", () => runtime.state.reboot({ isEmpty: this.#random() < 0.3 })],
      [1, "the server is away", () => way.cut()],
      [2, "the server is there", () => way.mend()],
      [0.7, "the agent ends", () => this.#killAgent()],
      [1, "the agent is there", () => this.#startAgent()],
      [0.5, "events are lost", () => void (runtime.settings.events = "lost")],
      [0.5, "events are sent", () => void (runtime.settings.events = "sent")],
      [0.5, "the image goes", () => runtime.state.images.clear()],
      [0.3, "the clock jumps", () => clock.jump((this.#random() - 0.5) * hourMs)],
    ];
    const total = events.reduce((sum, [weight]) => sum + weight, 0);
    let at = this.#random() * total;
    const [, what = "", run = () => {}] = events.find(([weight]) => (at -= weight) < 0) ?? [];
    this.trace.push(what);
    await run();
    await sleep(this.#random() * 120);
  }

  /** Nothing goes wrong any more: all gets where it is to be, and then goes. */
  async calmDown(): Promise<void> {
    const { runtime, way } = this.#node;
    this.trace.push("calm");
    runtime.faults.clear();
    runtime.settings.events = "sent";
    runtime.state.images.add(image);
    await runtime.start();
    way.mend();
    await this.#startAgent();
    await isSettled(this.#node, 45_000);
    this.trace.push("all pods are deleted");
    for (const name of [...this.#pods.keys()]) await this.#removeOne(name);
    await eventually(
      () => runtime.state.sandboxes.size === 0,
      () => `${[...runtime.state.sandboxes.values()].map(({ config }) => config.metadata?.name).join()} stay`,
      30_000,
    );
    await isSettled(this.#node, 30_000);
  }

  async #make(): Promise<void> {
    if (this.#pods.size >= mostPods) return;
    const name = `p${this.#seed}-${this.#random().toString(36).slice(2, 8)}`;
    const restartPolicy = pickFrom(policies, this.#random);
    const containers = ["main", "side"]
      .slice(0, integerFrom(1, 2, this.#random))
      .map((each) => ({ name: each, image }));
    this.trace.push(`  ${name} ${restartPolicy} ${containers.length}`);
    this.#pods.set(name, await this.#node.make(name, { restartPolicy, containers }));
  }

  async #remove(): Promise<void> {
    const [name] = [...this.#pods.keys()].sort(() => this.#random() - 0.5);
    if (name !== undefined) await this.#removeOne(name);
  }

  async #removeOne(name: string): Promise<void> {
    this.trace.push(`  ${name}`);
    this.#pods.delete(name);
    await this.#node.remove(name);
  }

  #exit(): void {
    const [name] = [...this.#pods.keys()].sort(() => this.#random() - 0.5);
    const exitCode = this.#random() < 0.5 ? 0 : 1;
    this.trace.push(`  ${name} ${exitCode}`);
    if (name !== undefined) this.#node.runtime.state.exit(name, "main", exitCode);
  }

  #spoil(): void {
    const call = pickFrom(calls, this.#random);
    const fault = pickFrom(faults, this.#random);
    // The deadline of the one is minutes beyond the grace of a container, and the other has none.
    if ((call === "stopContainer" || call === "pullImage") && fault.kind === "hang") return;
    this.trace.push(`  ${call} ${JSON.stringify(fault)}`);
    this.#node.runtime.faults.add({ call, fault });
  }

  async #killAgent(): Promise<void> {
    if (this.#isAgentUp) await this.#node.killAgent();
    this.#isAgentUp = false;
  }

  async #startAgent(): Promise<void> {
    if (this.#isAgentUp) return;
    await this.#node.runtime.start(); // an agent waits for its runtime before it does anything
    this.#node.runtime.faults.clear();
    await this.#node.startAgent();
    this.#isAgentUp = true;
  }
}
