import { mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, createClient } from "../../../generated/client.ts";
import type { Pod, PodSpec } from "../../../generated/core/v1/pod.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import { parseFeatureGates } from "../../../generated/gates.ts";
import { parseNodeagentFlags } from "../../../generated/flags.ts";
import { builtIn } from "../../../runtime/cli/builtIn.ts";
import { openIdentity } from "../../../runtime/cli/nodeagentIdentity.ts";
import { agentOptions, tracerOf } from "../../../runtime/cli/nodeagent.ts";
import { agentMetrics } from "../../../runtime/cli/nodeagentPort.ts";
import { Verbosity } from "../../../runtime/component/logs/verbosity.ts";
import { type NodeAgent, startNodeAgent } from "../../../runtime/nodeagent/agent.ts";
import type { NodeAgentOptions } from "../../../runtime/nodeagent/agentOptions.ts";
import { runtimeMeter } from "../../../runtime/nodeagent/meters/runtimeMeter.ts";
import type { Machine } from "../../../runtime/nodeagent/node/machine.ts";
import type { MachineTopology } from "../../../runtime/nodeagent/resources/machineTopology.ts";
import { connectRuntime } from "../../../runtime/nodeagent/cri/connectRuntime.ts";
import { startTestServer, type TestServer } from "../../../runtime/testing/testServer.ts";
import { startTcpProxy, type TcpProxy } from "../../harness/peers/tcpProxy.ts";
import { clearMounts } from "../realMounts.ts";
import { type MovedClock, movedClock } from "./movedClock.ts";
import { type ScriptedRuntime, startScriptedRuntime } from "./scriptedRuntime.ts";

/** A server, a scripted runtime and an agent, all in this process, and what a test does to them. */
export interface ScriptedNode {
  readonly name: string;
  readonly runtime: ScriptedRuntime;
  readonly clock: MovedClock;
  /** An administrator, whose way to the server is never cut. */
  readonly client: Client;
  /** The agent's way to the server. */
  readonly way: TcpProxy;
  /** Of the agent: "agent" below it is its root folder. */
  readonly folder: string;
  readonly make: (name: string, spec?: Partial<PodSpec>) => Promise<Pod>;
  readonly until: (name: string, isSo: (status: PodStatus) => boolean) => Promise<PodStatus>;
  /** Asks for the end of a pod. */
  readonly remove: (name: string) => Promise<void>;
  readonly isGone: (name: string) => Promise<boolean>;
  /** With other further flags than before, if any are given. */
  readonly startAgent: (args?: readonly string[]) => Promise<void>;
  /** Cuts an agent off at once from its runtime and its server, whatever it is doing. */
  readonly killAgent: () => Promise<void>;
  /** What is not as it is to be: containers lost, doubled or left over, statuses that say something else. */
  readonly differences: () => Promise<readonly string[]>;
  /** What the agent wrote to its log. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

export interface ScriptedNodeOptions {
  /** How many times as fast the clock of agent and runtime is. Default 1. */
  readonly speed?: number;
  /** Time for a call of the runtime. Default one second. */
  readonly callMs?: number;
  /** Further flags of the agent. */
  readonly args?: readonly string[];
  /** What the runtime is at first. */
  readonly prepare?: (runtime: ScriptedRuntime) => void;
  /** The processors and the memory of the machine, where they are not this one's. */
  readonly machine?: MachineTopology;
  /** Addresses that the agent is given; default that of this machine alone. */
  readonly nodeIps?: readonly string[];
  /** Gates of the server: gate -> "true" or "false". */
  readonly serverGates?: Readonly<Record<string, string>>;
  /** As the server's `--runtime-config`. */
  readonly runtimeConfig?: readonly string[];
  /** Where its control groups are, if elsewhere. */
  readonly cgroupMount?: string;
  /** Makes the agent's root folder. */
  readonly root?: (path: string) => void;
}

export const image = "registry.test/desk:4";
const name = "scripted";

export async function startScriptedNode(given: ScriptedNodeOptions = {}): Promise<ScriptedNode> {
  const folder = mkdtempSync(join(tmpdir(), "orch-scripted-"));
  const clock = movedClock(given);
  const runtime = await startScriptedRuntime(folder, clock);
  runtime.state.images.add(image);
  given.prepare?.(runtime);
  given.root?.(join(folder, "agent"));
  mkdirSync(join(folder, "logs"));
  const server = await startTestServer({
    featureGates: given.serverGates ?? {},
    runtimeConfig: given.runtimeConfig ?? [],
    // The agent is asked for resizes that a server of today refuses at once.
    disableAdmissionPlugins: ["NodeDeclaredFeatureValidator", "PodResizeValidator"],
  });
  const way = await startTcpProxy(Number(new URL(server.url).port));
  const errors: string[] = [];
  let agent: RunningAgent | undefined;
  const startAgent = async (args = given.args) => {
    const now = { ...given, ...(args === undefined ? {} : { args }) };
    agent = await startAgentHere({ folder, clock, runtime, server, way, errors, given: now });
  };
  await startAgent();
  const pods = server.client.core.v1.pods.namespace("default");
  const kill = async () => {
    await agent?.kill();
    agent = undefined;
  };
  return {
    ...{ name, runtime, clock, client: server.client, way, folder, errors, startAgent, killAgent: kill },
    ...podCalls(server.client),
    make: (pod, spec = {}) => {
      const volumeMounts = (spec.volumes ?? []).map((each) => ({ name: each.name, mountPath: `/${each.name}` }));
      const containers = [{ name: "main", image, volumeMounts }]; // one that is not mounted would be left alone
      return pods.create({
        metadata: { name: pod },
        spec: { nodeName: name, terminationGracePeriodSeconds: 5, containers, ...spec },
      });
    },
    differences: async () => differences({ pods: (await pods.list()).items, runtime, folder }),
    close: async () => {
      runtime.faults.clear();
      await kill();
      await way.close();
      await server.stop();
      await runtime.kill();
      await clearMounts(folder);
    },
  };
}

interface RunningAgent {
  readonly kill: () => Promise<void>;
}

interface AgentParts extends Pick<ScriptedNode, "folder" | "clock" | "runtime" | "way"> {
  readonly server: TestServer;
  readonly errors: string[];
  readonly given: ScriptedNodeOptions;
}

async function startAgentHere(parts: AgentParts): Promise<RunningAgent> {
  const { folder, clock, runtime, server, way, errors, given } = parts;
  const parsed = parseNodeagentFlags([
    ...["--hostname-override", name, "--port", "0", "--healthz-port", "0"],
    ...(given.nodeIps ?? ["127.0.0.1"]).flatMap((each) => ["--node-ip", each]),
    ...["--root-dir", join(folder, "agent"), "--pod-logs-dir", join(folder, "logs"), "--eviction-hard", ""],
    ...(given.args ?? ["--cgroups-per-qos=false"]),
  ]);
  if (!("flags" in parsed)) throw new Error(JSON.stringify(parsed));
  const log = {
    error: (message: string, error?: unknown) => void errors.push(`${message}: ${String(error)}`),
    ...{ warning: () => {}, info: () => {}, isOn: () => false },
  };
  const metrics = agentMetrics(parsed.flags, builtIn.platform);
  const tracer = await tracerOf(parsed.flags, { generated: builtIn, metrics, log });
  const connection = connectRuntime({
    ...{ endpoint: runtime.endpoint, timeoutMs: given.callMs ?? 1000 },
    onCall: runtimeMeter(metrics, builtIn.platform.agentName),
    streamsLists: parseFeatureGates(parsed.flags.featureGates).enabled("CRIListStreaming"),
    tracer,
  });
  const client = createClient({ server: `http://127.0.0.1:${way.port}`, token: server.token });
  const identity = await openIdentity(parsed.flags, { platform: builtIn.platform, clientOf: () => client, log });
  const common = {
    generated: builtIn,
    flagSet: undefined,
    configuration: {},
    verbosity: new Verbosity(0, []),
    metrics,
  };
  const flagged = await agentOptions(parsed.flags, { ...common, identity, client, log, tracer });
  const agent: NodeAgent = await startNodeAgent({
    ...{ ...flagged, clock, connection },
    machine: {
      ...(given.machine === undefined ? flagged.machine : readersOf(given.machine, flagged.machine.read())),
      ...(given.cgroupMount === undefined ? {} : { cgroupMount: given.cgroupMount }),
    },
  });
  return {
    kill: async () => {
      connection.close();
      client.transport.close();
      await agent.stop();
      await tracer?.close();
    },
  };
}

function readersOf(topology: MachineTopology, real: Machine): NodeAgentOptions["machine"] {
  const memoryBytes = topology.nodes.reduce((sum, each) => sum + each.memoryBytes, 0);
  return { read: () => ({ ...real, cpus: topology.cpus.length, memoryBytes }), topology: () => topology };
}

function podCalls({ core }: Client): Pick<ScriptedNode, "until" | "remove" | "isGone"> {
  const pods = core.v1.pods.namespace("default");
  const isGone = async (pod: string) => {
    const { items } = await pods.list({ fieldSelector: `metadata.name=${pod}` });
    return items.length === 0;
  };
  return {
    isGone,
    remove: async (pod) => void (await pods.delete(pod)),
    until: async (pod, isSo) => {
      let status: PodStatus = {};
      await eventually(
        async () => {
          ({ status = {} } = await pods.get(pod));
          return isSo(status);
        },
        () => `${pod} is ${JSON.stringify(status)}`,
      );
      return status;
    },
  };
}

/** Throws an Error with what there is instead where it is not so after the time. */
export async function eventually(
  isSo: () => boolean | Promise<boolean>,
  instead: () => string = () => "it is not so",
  timeoutMs = 45_000,
): Promise<void> {
  const endMs = performance.now() + timeoutMs;
  // A look asks the server, which takes more of a busy machine than the agent that is waited for.
  for (let waitMs = 10; !(await isSo()); waitMs = Math.min(50, waitMs * 1.5)) {
    if (performance.now() > endMs) throw new Error(`after ${timeoutMs} ms: ${instead()}`);
    await sleep(waitMs);
  }
}

/** Resolves when nothing is lost, doubled or left over, and the API says what is. */
export async function isSettled(node: Pick<ScriptedNode, "differences">, timeoutMs?: number): Promise<void> {
  let found: readonly string[] = [];
  const look = async () => {
    found = await node.differences();
    return found.length === 0;
  };
  await eventually(look, () => found.join("\n"), timeoutMs);
}

/** Compares the API with the runtime and the folders of the agent. */
function differences({
  pods,
  runtime,
  folder,
}: { readonly pods: readonly Pod[] } & Pick<ScriptedNode, "runtime" | "folder">): readonly string[] {
  const { state } = runtime;
  const uids = new Set(pods.map(({ metadata }) => metadata?.uid ?? ""));
  const found = [...state.violations];
  for (const { config } of state.sandboxes.values()) {
    if (!uids.has(config.metadata?.uid ?? "")) found.push(`a sandbox of ${config.metadata?.name} is left over`);
  }
  for (const each of readdirSync(join(folder, "agent/pods"), { withFileTypes: true })) {
    if (each.isDirectory() && !uids.has(each.name)) found.push(`files of pod ${each.name} are left over`);
  }
  for (const each of readdirSync(join(folder, "logs"))) {
    if (!uids.has(each.split("_")[2] ?? "")) found.push(`logs ${each} are left over`);
  }
  return [...found, ...pods.flatMap((pod) => podDifferences(pod, runtime))];
}

function podDifferences({ metadata, spec, status }: Pod, { state }: ScriptedRuntime): readonly string[] {
  const name = metadata?.name ?? "";
  const isOver = status?.phase === "Succeeded" || status?.phase === "Failed";
  return (spec?.containers ?? []).flatMap((each) => {
    const running = state.running(name).filter(({ config }) => config.metadata?.name === each.name);
    const shown = status?.containerStatuses?.find((other) => other.name === each.name);
    if (isOver) return running.length === 0 ? [] : [`${name}/${each.name} runs though its pod has ended`];
    const ids = running.map(({ id }) => `scripted://${id}`).join();
    if (ids === "" && isDone(spec?.restartPolicy, shown?.state?.terminated?.exitCode)) return [];
    if (ids === "") return [`${name}/${each.name} does not run: ${JSON.stringify(shown?.state)}`];
    if (shown?.state?.running === undefined || ids !== shown.containerID) {
      return [`${name}/${each.name} is ${ids}, and its status says ${JSON.stringify(shown)}`];
    }
    const attempt = running[0]?.config.metadata?.attempt;
    return shown.restartCount === attempt
      ? []
      : [`${name}/${each.name}: ${attempt} restarts, said ${shown.restartCount}`];
  });
}

/** Whether a container that ended so stays ended. */
function isDone(restartPolicy: PodSpec["restartPolicy"], exitCode: number | undefined): boolean {
  if (exitCode === undefined) return false;
  return restartPolicy === "Never" || (restartPolicy === "OnFailure" && exitCode === 0);
}
