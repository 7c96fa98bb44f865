import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, createClient } from "../../../generated/client.ts";
import type { Pod, PodSpec } from "../../../generated/core/v1/pod.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import { isNotFound } from "../../../runtime/client/errors.ts";
import { connectRuntime, type RuntimeConnection } from "../../../runtime/nodeagent/cri/connectRuntime.ts";
import {
  type ControllerManager,
  type OrchProcess,
  runOrch,
  startNodeAgentProcess,
  startOrch,
} from "../../harness/orchProcess.ts";
import { eventually } from "../scripted/scriptedNode.ts";
import { type Containerd, startContainerd } from "./containerd.ts";

/** A server, a container runtime and a node agent, each a process of its own. */
export interface RealNode {
  readonly name: string;
  readonly orch: OrchProcess;
  readonly runtime: Containerd;
  /** The runtime's own view. */
  readonly connection: RuntimeConnection;
  /** An administrator. */
  readonly client: Client;
  /** Makes a pod that is bound to the node. */
  readonly make: (name: string, spec: Partial<PodSpec>) => Promise<Pod>;
  /** Resolves with the status of a pod when it is as asked for. */
  readonly until: (name: string, isSo: (status: PodStatus) => boolean, timeoutMs?: number) => Promise<PodStatus>;
  /** Resolves when an event of a pod, as "Reason: message", is as asked for: the agent writes it a moment later. */
  readonly reported: (name: string, event: RegExp | string) => Promise<void>;
  /** Deletes a pod and resolves with how long it took to be gone, in milliseconds. */
  readonly remove: (name: string, graceSeconds?: number) => Promise<number>;
  /** Ends the agent, by SIGTERM if nothing else is said, and does not start another. */
  readonly stopAgent: (signal?: NodeJS.Signals) => Promise<void>;
  readonly startAgent: (args?: readonly string[]) => Promise<void>;
  readonly agentPid: () => number;
  /** What the agent has written to standard error. */
  readonly errors: () => string;
  readonly close: () => Promise<void>;
}

/** A shell that ends at once when it is asked to, and takes no time of the processor until then. */
export const obedientSleep = ["sh", "-c", "trap 'exit 0' TERM; sleep 1000000 & wait"];

export async function startRealNode(args: readonly string[] = [], programs?: string): Promise<RealNode> {
  const runtime = await startContainerd(programs);
  const orch = await startOrch({ args: ["--nodeagent-preferred-address-types=InternalIP"] });
  const name = "real-node";
  const kubeconfig = join(runtime.folder, "agent.kubeconfig");
  await runOrch([
    ...["kubeconfig", "create", "--data-dir", orch.dataDir, "--output", kubeconfig],
    ...["--user", `system:node:${name}`, "--group", "system:nodes"],
  ]);
  const client = createClient({ kubeconfig: orch.kubeconfig });
  const pods = client.core.v1.pods.namespace("default");
  const connection = connectRuntime({ endpoint: runtime.endpoint });
  const group = `/orch-test-${process.pid}`;
  let agent: ControllerManager | undefined;

  async function startAgent(more: readonly string[] = []): Promise<void> {
    agent = await startNodeAgentProcess([
      ...["--kubeconfig", kubeconfig, "--container-runtime-endpoint", runtime.endpoint, "--hostname-override", name],
      ...["--root-dir", join(runtime.folder, "agent"), "--pod-logs-dir", join(runtime.folder, "logs")],
      // Whatever the disks of the machine that runs the tests are like.
      ...["--eviction-hard", "memory.available<1Mi"],
      ...["--cgroup-root", group, "--port", "0", "--healthz-port", "0", ...args, ...more],
    ]);
  }

  await accountExists(client);
  mkdirSync(join(runtime.folder, "logs"), { recursive: true });
  await startAgent();
  return {
    ...{ name, orch, runtime, connection, client, startAgent, ...podCalls(client) },
    make: (pod, spec) =>
      pods.create({
        metadata: { name: pod },
        spec: {
          nodeName: name,
          terminationGracePeriodSeconds: 5,
          containers: [{ name: "main", image: runtime.image, command: obedientSleep }],
          ...spec,
        },
      }),
    stopAgent: async (signal = "SIGTERM") => {
      await agent?.stop(signal);
      agent = undefined;
    },
    agentPid: () => agent?.pid ?? 0,
    errors: () => agent?.errors() ?? "",
    close: async () => {
      await agent?.stop("SIGTERM");
      connection.close();
      client.transport.close();
      await orch.close();
      await runtime.stop();
    },
  };
}

/** Pods need the account that a controller makes. */
async function accountExists({ core }: Client): Promise<void> {
  const accounts = core.v1.serviceaccounts.namespace("default");
  for (let attempt = 0; attempt < 100; attempt++) {
    const { items } = await accounts.list();
    if (items.length > 0) return;
    await sleep(50);
  }
  throw new Error("no controller has made the default service account");
}

/** What tests do with the pods of one namespace. */
function podCalls({ core }: Client): Pick<RealNode, "until" | "reported" | "remove"> {
  const pods = core.v1.pods.namespace("default");

  async function until(pod: string, isSo: (status: PodStatus) => boolean, timeoutMs = 45_000): Promise<PodStatus> {
    const endMs = Date.now() + timeoutMs;
    for (;;) {
      const { status = {} } = await pods.get(pod);
      if (isSo(status)) return status;
      if (Date.now() > endMs) throw new Error(`${pod} is not so after ${timeoutMs} ms: ${JSON.stringify(status)}`);
      await sleep(20);
    }
  }

  async function reported(pod: string, event: RegExp | string): Promise<void> {
    let texts: readonly string[] = [];
    const isReported = async () => {
      const { items } = await core.v1.events.namespace("default").list();
      const own = items.filter(({ involvedObject }) => involvedObject.name === pod);
      texts = own.map(({ reason, message }) => `${reason}: ${message}`);
      return texts.some((each) => (typeof event === "string" ? each === event : event.test(each)));
    };
    await eventually(isReported, () => `no event of ${pod} is ${event}:\n${texts.join("\n")}`);
  }

  async function remove(pod: string, graceSeconds?: number): Promise<number> {
    const beganMs = performance.now();
    await pods.delete(pod, graceSeconds === undefined ? {} : { gracePeriodSeconds: graceSeconds });
    while (await exists(pod)) await sleep(5);
    return performance.now() - beganMs;
  }

  async function exists(pod: string): Promise<boolean> {
    try {
      await pods.get(pod);
      return true;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  }

  return { until, reported, remove };
}
