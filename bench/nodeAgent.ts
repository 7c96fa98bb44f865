import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { create, fromJson, type JsonObject } from "@bufbuild/protobuf";
import type { Pod } from "../generated/core/v1/pod.ts";
import {
  type ContainerConfig,
  ContainerConfigSchema,
  ContainerMetadataSchema,
  type PodSandboxConfig,
  PodSandboxConfigSchema,
  PodSandboxMetadataSchema,
} from "../generated/pb/cri/v1/api_pb.ts";
import { missingContainerd } from "../test/nodeagent/harness/containerd.ts";
import { openShell } from "../test/harness/kubectl.ts";
import { type RealNode, startRealNode } from "../test/nodeagent/harness/realNode.ts";

/** Pods at once. */
const many = 50;
const rounds = 5;
const idleSeconds = 30;
/** What starts takes time of the processor for a while after: functions are compiled, memory is given back. */
const settleMs = 15_000;

/** Measures the node agent beside the bare calls of the runtime, in one run: times in ms, medians of some rounds. */
async function main(): Promise<void> {
  const missing = missingContainerd();
  if (missing !== undefined) throw new Error(`this cannot be measured here: ${missing}`);
  const node = await startRealNode(["--cluster-dns", "10.96.0.10"]);
  try {
    await sleep(settleMs);
    report("processor with no pods, % of a core", await idlePercent(node));
    report("memory with no pods, MiB", memoryMib(node));
    const bare = await median(rounds, () => bareCalls(node, plainConfigs(node)));
    report("bare calls: sandbox, create, start", bare);
    const like = await agentConfigs(node);
    const same = await median(rounds, () => bareCalls(node, like));
    report("  with what the agent asks for", same);
    const one = await median(rounds, () => oneToRunning(node));
    report("one pod to Running, seen by a watch", one.running);
    report("  as a multiple of the bare calls", one.running / bare);
    report("  of those with what the agent asks for", one.running / same);
    report("one pod deleted to gone", one.gone);
    const ran = await kubectlCommands(node);
    report("kubectl exec of a program that ends at once", ran.exec);
    report("kubectl logs", ran.logs);
    report("  a kubectl that asks nothing", ran.version);
    report("  the bare call that runs such a program", ran.bareExec);
    const bareOnes = await bareCallsAtOnce(node, plainConfigs(node));
    report(`${many} times the bare calls at once`, bareOnes.made);
    const sameOnes = await bareCallsAtOnce(node, like);
    report("  with what the agent asks for", sameOnes.made);
    await node.remove("like");
    const all = await manyPods(node);
    report(`${many} pods to Running`, all.running);
    report("  of that the agent's processor time", all.processorMs);
    report(`processor with ${many} pods, % of a core`, all.idle);
    report(`memory with ${many} pods, MiB`, all.mib);
    report(`${many} pods deleted to gone`, all.gone);
    report("  the bare calls that end as many", bareOnes.ended);
    report("  those that the agent asked for", sameOnes.ended);
  } finally {
    await node.close();
  }
}

function report(name: string, value: number): void {
  console.log(`${name.padEnd(44)} ${value.toFixed(value < 10 ? 2 : 0)}`);
}

/** What the runtime is asked for. */
interface Configs {
  readonly sandbox: PodSandboxConfig;
  readonly container: ContainerConfig;
}

/** Only what must be said. */
function plainConfigs({ runtime }: RealNode): Configs {
  return {
    sandbox: create(PodSandboxConfigSchema, { hostname: "bare", linux: {} }),
    container: create(ContainerConfigSchema, { image: { image: runtime.image }, linux: {} }),
  };
}

/**
 * What the agent asks for, which takes the runtime longer: filters of system calls, mounts, a group of its own. It is
 * that of a pod which runs until the end, since it has the files; without labels, so that the agent leaves them alone,
 * and without the environment, which containerd shows as texts.
 */
async function agentConfigs(node: RealNode): Promise<Configs> {
  const { runtime } = node.connection;
  await node.make("like", {});
  const { containerStatuses } = await node.until("like", ({ phase }) => phase === "Running");
  const containerId = containerStatuses?.[0]?.containerID?.split("//")[1] ?? "";
  const container = await runtime.containerStatus({ containerId, verbose: true });
  const { sandboxID: podSandboxId, config } = JSON.parse(container.info.info ?? "") as VerboseInfo;
  const sandbox = await runtime.podSandboxStatus({ podSandboxId: podSandboxId ?? "", verbose: true });
  const { config: sandboxConfig } = JSON.parse(sandbox.info.info ?? "") as VerboseInfo;
  return {
    sandbox: { ...fromJson(PodSandboxConfigSchema, sandboxConfig), labels: {} },
    container: { ...fromJson(ContainerConfigSchema, { ...config, envs: [] }), labels: {} },
  };
}

/** What containerd says of a sandbox or container beside the messages of the interface. */
interface VerboseInfo {
  readonly sandboxID?: string;
  readonly config: JsonObject;
}

async function bareCalls(node: RealNode, configs: Configs): Promise<number> {
  const beganMs = performance.now();
  const { remove } = await bareContainer(node, configs);
  const tookMs = performance.now() - beganMs;
  await remove();
  return tookMs;
}

/** A pod without an agent, that runs; and how to end it. */
async function bareContainer(
  { connection: { runtime } }: RealNode,
  configs: Configs,
): Promise<{ readonly remove: () => Promise<void> }> {
  const uid = Math.random().toString(36).slice(2);
  const sandboxConfig = {
    ...configs.sandbox,
    metadata: create(PodSandboxMetadataSchema, { name: uid, namespace: "bare", uid }),
  };
  const config = { ...configs.container, metadata: create(ContainerMetadataSchema, { name: "main" }) };
  const { podSandboxId } = await runtime.runPodSandbox({ config: sandboxConfig });
  const { containerId } = await runtime.createContainer({ podSandboxId, sandboxConfig, config });
  await runtime.startContainer({ containerId });
  const remove = async () => {
    await runtime.stopPodSandbox({ podSandboxId });
    await runtime.removePodSandbox({ podSandboxId });
  };
  return { remove };
}

/** What the runtime takes to make and to end as many pods at once when a bare client asks it. */
async function bareCallsAtOnce(
  node: RealNode,
  configs: Configs,
): Promise<{ readonly made: number; readonly ended: number }> {
  const beganMs = performance.now();
  const made = await Promise.all(Array.from({ length: many }, () => bareContainer(node, configs)));
  const madeMs = performance.now();
  await Promise.all(made.map(({ remove }) => remove()));
  return { made: madeMs - beganMs, ended: performance.now() - madeMs };
}

async function oneToRunning(node: RealNode): Promise<{ running: number; gone: number }> {
  const watch = await watchPods(node);
  const beganMs = performance.now();
  await node.make("one", {});
  const running = (await watch.until((pods) => pods.get("one")?.status?.phase === "Running")) - beganMs;
  await sleep(300);
  const deletedMs = performance.now();
  await node.client.core.v1.pods.namespace("default").delete("one");
  const gone = (await watch.until((pods) => !pods.has("one"))) - deletedMs;
  watch.stop();
  await sleep(500); // what is left of it goes
  return { running, gone };
}

/** What a user waits for, the start of kubectl included. */
async function kubectlCommands(node: RealNode): Promise<Record<"exec" | "logs" | "version" | "bareExec", number>> {
  const shell = openShell({ kubeconfig: node.orch.kubeconfig });
  await node.make("asked", {});
  const { containerStatuses } = await node.until("asked", ({ phase }) => phase === "Running");
  const containerId = containerStatuses?.[0]?.containerID?.split("//")[1] ?? "";
  const timed = async (command: string) => {
    const beganMs = performance.now();
    const { code, output } = await shell.run(command);
    if (code !== 0) throw new Error(`${command}: ${output}`);
    return performance.now() - beganMs;
  };
  const bareExec = async () => {
    const beganMs = performance.now();
    await node.connection.runtime.execSync({ containerId, cmd: ["true"], timeout: 10n });
    return performance.now() - beganMs;
  };
  try {
    await timed("kubectl get pods"); // fills the cache of discovery
    return await median(2 * rounds, async () => ({
      exec: await timed("kubectl exec asked -- true"),
      logs: await timed("kubectl logs asked"),
      version: await timed("kubectl version --client"),
      bareExec: await bareExec(),
    }));
  } finally {
    shell.close();
    await node.remove("asked");
  }
}

interface ManyPods {
  readonly running: number;
  readonly processorMs: number;
  readonly gone: number;
  readonly idle: number;
  readonly mib: number;
}

async function manyPods(node: RealNode): Promise<ManyPods> {
  const watch = await watchPods(node);
  const names = Array.from({ length: many }, (_, index) => `many-${index}`);
  const beganMs = performance.now();
  const beganTicks = ticks(node);
  await Promise.all(names.map((name) => node.make(name, {})));
  const isRunning = ({ status }: Pod) => status?.phase === "Running";
  const running = (await watch.until((pods) => [...pods.values()].filter(isRunning).length === many)) - beganMs;
  const processorMs = (ticks(node) - beganTicks) * msPerTick;
  await sleep(settleMs);
  const idle = await idlePercent(node);
  const mib = memoryMib(node);
  const deletedMs = performance.now();
  await Promise.all(names.map((name) => node.client.core.v1.pods.namespace("default").delete(name)));
  const gone = (await watch.until((pods) => pods.size === 0)) - deletedMs;
  watch.stop();
  return { running, processorMs, gone, idle, mib };
}

interface PodWatch {
  /** Resolves with the time at which the pods were so. */
  readonly until: (isSo: (pods: ReadonlyMap<string, Pod>) => boolean) => Promise<number>;
  readonly stop: () => void;
}

async function watchPods({ client }: RealNode): Promise<PodWatch> {
  const pods = new Map<string, Pod>();
  const ending = new AbortController();
  let look = () => {};
  const resource = client.core.v1.pods.namespace("default");
  const opened = new Promise<void>((resolve, reject) => {
    const run = async () => {
      for await (const { type, object } of resource.watch({ signal: ending.signal, onOpen: resolve })) {
        if (type === "BOOKMARK") continue;
        if (type === "DELETED") pods.delete(object.metadata.name);
        else pods.set(object.metadata.name, object);
        look();
      }
    };
    run().catch(reject);
  });
  await opened;
  return {
    until: (isSo) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error("the pods did not get there in a minute")), 60_000);
        look = () => {
          if (!isSo(pods)) return;
          clearTimeout(timer);
          resolve(performance.now());
        };
        look();
      }),
    stop: () => ending.abort(),
  };
}

/** The middle of some rounds, of a number or of each number of an object. */
async function median<T extends number | Readonly<Record<string, number>>>(
  count: number,
  run: () => Promise<T>,
): Promise<T> {
  const results: T[] = [];
  for (let round = 0; round < count; round++) results.push(await run());
  const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const [first] = results;
  if (typeof first === "number") return middle(results as number[]) as T;
  const keys = Object.keys(first ?? {});
  return Object.fromEntries(
    keys.map((key) => [key, middle(results.map((each) => (each as Record<string, number>)[key] ?? 0))]),
  ) as T;
}

/** Share of a core that the agent takes while nothing happens. */
async function idlePercent(node: RealNode): Promise<number> {
  const before = ticks(node);
  await sleep(idleSeconds * 1000);
  return ((ticks(node) - before) * msPerTick) / (idleSeconds * 10);
}

const msPerTick = 10;

/** Processor time that the agent has taken so far. */
function ticks({ agentPid }: RealNode): number {
  const fields = readFileSync(`/proc/${agentPid()}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

function memoryMib({ agentPid }: RealNode): number {
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${agentPid()}/status`, "utf8"))?.[1];
  return Number(kib) / 1024;
}

await main();
