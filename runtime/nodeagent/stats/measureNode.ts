import { readFileSync } from "node:fs";
import { podQos } from "../../schema/pods/podQos.ts";
import { podGroup, podsGroup } from "../cgroups/names.ts";
import { allContainers, podIdentity } from "../container/podIdentity.ts";
import { memoryAmounts } from "../node/machine.ts";
import { type GroupStats, readGroup, readNamedGroup } from "./cgroupStats.ts";
import { type NetworkStats, readNetwork } from "./network.ts";
import { noPressures, readPressures } from "./pressure.ts";
import { type RuntimeStats, runtimeStats } from "./runtimeStats.ts";
import type { ContainerSample, Measured, NodeSample, PodSample } from "./samples.ts";
import type { StatsOptions } from "./statsSource.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";

/** Measures the node and its pods now; `before` is the measurement that rates are counted from. */
export async function measureNode(options: StatsOptions, before: NodeSample | undefined): Promise<NodeSample> {
  const { state, cgroups, naming, nowMs, platform } = options;
  const timeMs = nowMs();
  const rates = ratesSince(before, options);
  const root = readGroup(cgroups, [], timeMs);
  const fromRuntime = options.isFromRuntime ? await runtimeStats(options.runtime) : undefined;
  const pods = state.pods().map((pod) => samplePod(pod, { options, timeMs, rates, fromRuntime }));
  const own = { ...process.memoryUsage(), cpu: process.cpuUsage() };
  const { agent, runtime, misc } = options.systemGroups;
  const named = (name: string) => (name === "" ? undefined : readNamedGroup(cgroups, name, timeMs));
  const groups: (readonly [string, GroupStats | undefined])[] = [
    [platform.agentName, named(agent) ?? ownProcess(timeMs, own)],
    ["pods", withPressures(readGroup(cgroups, podsGroup(naming), timeMs))],
    ["runtime", named(runtime)],
    ["misc", named(misc)],
  ];
  return {
    timeMs,
    node: rates("node", wholeMachine(timeMs, root)),
    system: groups.flatMap(([name, stats]) => {
      return stats === undefined ? [] : [{ name, measured: rates(`system/${name}`, stats) }];
    }),
    network: readNetwork("self"),
    pods,
  };
}

type Rates = (key: string, stats: GroupStats) => Measured;

/** Adds how much of a processor was used since the last measurement of the same thing, and drops what is not shown. */
function ratesSince(before: NodeSample | undefined, { hasPressures }: Pick<StatsOptions, "hasPressures">): Rates {
  const known = new Map<string, Measured>();
  if (before !== undefined) {
    known.set("node", before.node);
    for (const { name, measured } of before.system) known.set(`system/${name}`, measured);
    for (const { pod, measured, containers } of before.pods) {
      if (measured !== undefined) known.set(`pod/${pod.metadata?.uid}`, measured);
      for (const each of containers) if (each.measured !== undefined) known.set(`container/${each.id}`, each.measured);
    }
  }
  return (key, stats) => {
    const last = known.get(key);
    const elapsedMs = stats.timeMs - (last?.timeMs ?? stats.timeMs);
    const used = stats.cpuNanos - (last?.cpuNanos ?? 0);
    const shown = hasPressures ? stats : { ...stats, pressures: undefined };
    if (last === undefined || elapsedMs <= 0 || used < 0) return { ...shown, nanoCores: last?.nanoCores };
    return { ...shown, nanoCores: Math.round((used * 1000) / elapsedMs) };
  };
}

interface Sampling {
  readonly options: StatsOptions;
  readonly timeMs: number;
  readonly rates: Rates;
  /** What the runtime measured; undefined where the agent does. */
  readonly fromRuntime: RuntimeStats | undefined;
}

function samplePod(pod: Pod, { options, timeMs, rates, fromRuntime }: Sampling): PodSample {
  const { state, cgroups, naming } = options;
  const { uid } = podIdentity(pod);
  const group = podGroup(naming, podQos(pod.spec ?? { containers: [] }), uid);
  const sandboxId = state.sandboxId(pod);
  const read = (id: string) =>
    fromRuntime === undefined ? readGroup(cgroups, [...group, id], timeMs) : fromRuntime.containers.get(id);
  const containers = allContainers(pod).flatMap((each): ContainerSample[] => {
    const id = state.containerId(pod, each.name, "current");
    if (id === undefined) return [];
    const stats = read(id);
    if (stats === undefined) return []; // it has ended
    const measured = rates(`container/${id}`, stats);
    return [{ name: each.name, id, image: each.image ?? "", startTime: startTimeOf(pod, each.name), measured }];
  });
  const whole =
    fromRuntime?.pods.get(sandboxId ?? "") ?? withPressures(readGroup(cgroups, group, timeMs)) ?? sumOf(containers);
  const hasOwnNetwork = pod.spec?.hostNetwork !== true && sandboxId !== undefined;
  return {
    pod,
    measured: whole === undefined ? undefined : rates(`pod/${uid}`, whole),
    network: hasOwnNetwork ? networkOf(options, [...group, sandboxId]) : undefined,
    containers,
  };
}

function withPressures(stats: GroupStats | undefined): GroupStats | undefined {
  return stats === undefined ? undefined : { ...stats, pressures: stats.pressures ?? noPressures };
}

/** Of a pod whose group cannot be read. */
function sumOf(containers: readonly ContainerSample[]): GroupStats | undefined {
  const measured = containers.flatMap((each) => each.measured ?? []);
  const [first, ...more] = measured;
  if (first === undefined) return undefined;
  const { limit: _, ...memory } = first.memory;
  return more.reduce<GroupStats>(
    (sum, each) => ({
      ...sum,
      cpuNanos: sum.cpuNanos + each.cpuNanos,
      swapBytes: sum.swapBytes + each.swapBytes,
      processes: sum.processes + each.processes,
      memory: {
        ...sum.memory,
        usage: sum.memory.usage + each.memory.usage,
        workingSet: sum.memory.workingSet + each.memory.workingSet,
        rss: sum.memory.rss + each.memory.rss,
        pageFaults: sum.memory.pageFaults + each.memory.pageFaults,
        majorPageFaults: sum.memory.majorPageFaults + each.memory.majorPageFaults,
      },
    }),
    { ...first, memory: { ...memory, limit: undefined }, pressures: undefined, swapLimit: undefined },
  );
}

/** The network of a pod is that of any process of its sandbox. */
function networkOf({ cgroups }: StatsOptions, sandbox: readonly string[]): NetworkStats | undefined {
  try {
    const processes = readFileSync(`${cgroups.folder("memory", sandbox)}/cgroup.procs`, "latin1");
    const pid = Number.parseInt(processes, 10);
    return Number.isNaN(pid) ? undefined : readNetwork(pid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function startTimeOf({ status }: Pod, name: string): string {
  const { containerStatuses = [], initContainerStatuses = [], ephemeralContainerStatuses = [] } = status ?? {};
  const all = [...containerStatuses, ...initContainerStatuses, ...ephemeralContainerStatuses];
  const { running, terminated } = all.find((each) => each.name === name)?.state ?? {};
  return running?.startedAt ?? terminated?.startedAt ?? "";
}

/** The root group has no usage of its own in either version: the machine says what is in use. */
function wholeMachine(timeMs: number, root: GroupStats | undefined): GroupStats {
  const amounts = memoryAmounts();
  const of = (name: string) => amounts.get(name) ?? 0;
  const usage = of("MemTotal") - of("MemFree");
  const none = { periods: 0, throttled: 0, throttledNanos: 0 };
  return {
    timeMs,
    cpuNanos: root?.cpuNanos ?? 0,
    userNanos: root?.userNanos ?? 0,
    systemNanos: root?.systemNanos ?? 0,
    memory: {
      usage,
      workingSet: Math.max(0, usage - of("Inactive(file)")),
      rss: of("AnonPages"),
      cache: of("Cached"),
      mappedFile: of("Mapped"),
      pageFaults: root?.memory.pageFaults ?? 0,
      majorPageFaults: root?.memory.majorPageFaults ?? 0,
      limit: of("MemTotal"),
    },
    swapBytes: of("SwapTotal") - of("SwapFree"),
    swapLimit: of("SwapTotal"),
    processes: 0,
    pressures: readPressures((what) => `/proc/pressure/${what}`),
    throttling: none,
  };
}

function ownProcess(timeMs: number, own: { readonly rss: number; readonly cpu: NodeJS.CpuUsage }): GroupStats {
  const [userNanos, systemNanos] = [own.cpu.user * 1000, own.cpu.system * 1000];
  const memory = { usage: own.rss, workingSet: own.rss, rss: own.rss, cache: 0, mappedFile: 0, limit: undefined };
  return {
    ...{ timeMs, userNanos, systemNanos, cpuNanos: userNanos + systemNanos, processes: 1 },
    ...{ swapBytes: 0, swapLimit: undefined },
    memory: { ...memory, pageFaults: 0, majorPageFaults: 0 },
    ...{ pressures: undefined, throttling: { periods: 0, throttled: 0, throttledNanos: 0 } },
  };
}
