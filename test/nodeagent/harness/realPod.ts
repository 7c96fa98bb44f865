import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { openCgroups } from "../../../runtime/nodeagent/cgroups/cgroups.ts";
import { type CgroupNaming, cgroupParent, podGroup, podsGroup } from "../../../runtime/nodeagent/cgroups/names.ts";
import { connectRuntime, type RuntimeConnection } from "../../../runtime/nodeagent/cri/connectRuntime.ts";
import type { PodState } from "../../../runtime/nodeagent/server/podState.ts";
import type { Containerd } from "./containerd.ts";

export interface ContainerWish {
  readonly name: string;
  readonly command: readonly string[];
  readonly stdin?: boolean;
  readonly tty?: boolean;
}

/** Pods that a test starts by calls of the runtime alone, and what an agent would know of them. */
export interface RealPods {
  readonly runtime: RuntimeConnection["runtime"];
  readonly images: RuntimeConnection["images"];
  readonly state: PodState;
  readonly start: (name: string, containers: readonly ContainerWish[]) => Promise<Pod>;
  /** Ends a container and starts it anew, with a log file of its own. */
  readonly restart: (pod: Pod, container: string) => Promise<void>;
  /** How the control groups of these pods are named. */
  readonly naming: CgroupNaming;
  /** Ends all pods. */
  readonly close: () => Promise<void>;
}

interface Started {
  readonly pod: Pod;
  readonly sandboxId: string;
  readonly config: object;
  readonly wishes: readonly ContainerWish[];
  /** Ids of the runs of a container, the newest last. */
  readonly runs: Map<string, string[]>;
}

export function realPods({ endpoint, folder, image }: Containerd): RealPods {
  const { runtime, images, close } = connectRuntime({ endpoint });
  const started = new Map<string, Started>();
  const naming: CgroupNaming = { driver: "cgroupfs", root: "/", podsName: `orchtest${process.pid}` };
  const of = ({ metadata }: Pod) => started.get(`${metadata?.namespace}/${metadata?.name}`);
  const linux = (uid: string) => ({ cgroupParent: cgroupParent(naming, podGroup(naming, "BestEffort", uid)) });
  return {
    runtime,
    images,
    naming,
    close: async () => {
      for (const { sandboxId: podSandboxId } of started.values()) {
        await runtime.stopPodSandbox({ podSandboxId });
        await runtime.removePodSandbox({ podSandboxId });
      }
      await openCgroups({ naming }).remove(podsGroup(naming));
      close();
    },
    state: {
      pods: () => [...started.values()].map((each) => each.pod),
      find: (namespace, name) => started.get(`${namespace}/${name}`)?.pod,
      containerId: (pod, container, which) =>
        of(pod)
          ?.runs.get(container)
          ?.at(which === "current" ? -1 : -2),
      sandboxId: (pod) => of(pod)?.sandboxId,
      running: async () => [...started.values()].map((each) => each.pod),
    },
    start: async (name, wishes) => {
      const metadata = { name, namespace: "default", uid: `uid-of-${name}` };
      const logDirectory = join(folder, "logs", name);
      for (const each of wishes) mkdirSync(join(logDirectory, each.name), { recursive: true });
      const config = {
        metadata: { ...metadata, attempt: 0 },
        hostname: name,
        logDirectory,
        linux: linux(metadata.uid),
      };
      const { podSandboxId: sandboxId } = await runtime.runPodSandbox({ config });
      const containers = wishes.map((each) => ({ name: each.name, image }));
      const startedAt = new Date().toISOString();
      const containerStatuses = containers.map((each) => {
        return { ...each, imageID: "", ready: true, restartCount: 0, state: { running: { startedAt } } };
      });
      const pod = { metadata, spec: { containers }, status: { startTime: startedAt, containerStatuses } };
      const now: Started = { pod, sandboxId, config, wishes, runs: new Map() };
      started.set(`default/${name}`, now);
      for (const each of wishes) await runContainer(now, each, { runtime, image });
      return now.pod;
    },
    restart: async (pod, container) => {
      const now = of(pod);
      const wish = now?.wishes.find((each) => each.name === container);
      const id = now?.runs.get(container)?.at(-1);
      if (now === undefined || wish === undefined || id === undefined) throw new Error(`${container} does not run`);
      await runtime.stopContainer({ containerId: id, timeout: 0n });
      await runContainer(now, wish, { runtime, image });
    },
  };
}

interface RunsIn {
  readonly runtime: RealPods["runtime"];
  readonly image: string;
}

async function runContainer(
  { sandboxId, config, runs }: Started,
  wish: ContainerWish,
  { runtime, image }: RunsIn,
): Promise<void> {
  const known = runs.get(wish.name) ?? [];
  const { containerId } = await runtime.createContainer({
    podSandboxId: sandboxId,
    sandboxConfig: config,
    config: {
      metadata: { name: wish.name, attempt: known.length },
      image: { image },
      command: [...wish.command],
      logPath: `${wish.name}/${known.length}.log`,
      stdin: wish.stdin ?? false,
      tty: wish.tty ?? false,
      linux: {},
    },
  });
  await runtime.startContainer({ containerId });
  runs.set(wish.name, [...known, containerId]);
}
