import type { CpuUsage, IoUsage, MemoryUsage, PsiStats, SwapUsage } from "../../../generated/pb/cri/v1/api_pb.ts";
import { isUnimplemented, type RuntimeClient } from "../cri/connectRuntime.ts";
import type { GroupStats } from "./cgroupStats.ts";
import type { Pressure } from "./pressure.ts";

/** What the runtime measured, by its ids. */
export interface RuntimeStats {
  /** By the ids of sandboxes. */
  readonly pods: ReadonlyMap<string, GroupStats>;
  readonly containers: ReadonlyMap<string, GroupStats>;
}

/**
 * Asks the runtime for what its containers use. Runtimes that do not measure pods give those of containers alone;
 * undefined for one that measures neither.
 */
export async function runtimeStats(
  runtime: Pick<RuntimeClient, "listContainerStats" | "listPodSandboxStats">,
): Promise<RuntimeStats | undefined> {
  const pods = await runtime.listPodSandboxStats({}).catch(undefinedWhereUnimplemented);
  const groups = new Map<string, GroupStats>();
  for (const { attributes, linux } of pods?.stats ?? []) {
    if (attributes !== undefined && linux !== undefined) groups.set(attributes.id, statsOf(linux));
  }
  const stats =
    pods?.stats.flatMap((each) => each.linux?.containers ?? []) ??
    (await runtime.listContainerStats({}).catch(undefinedWhereUnimplemented))?.stats;
  if (stats === undefined) return undefined;
  const containers = new Map<string, GroupStats>();
  for (const each of stats) if (each.attributes !== undefined) containers.set(each.attributes.id, statsOf(each));
  return { pods: groups, containers };
}

function undefinedWhereUnimplemented(error: unknown): undefined {
  if (!isUnimplemented(error)) throw error;
}

interface Usages {
  readonly cpu?: CpuUsage | undefined;
  readonly memory?: MemoryUsage | undefined;
  readonly io?: IoUsage | undefined;
  readonly swap?: SwapUsage | undefined;
}

function statsOf({ cpu, memory, io, swap }: Usages): GroupStats {
  const amount = (value: { readonly value: bigint } | undefined) => Number(value?.value ?? 0n);
  const workingSet = amount(memory?.workingSetBytes);
  const available = amount(memory?.availableBytes);
  const swapBytes = amount(swap?.swapUsageBytes);
  const hasPressures = cpu?.psi !== undefined && memory?.psi !== undefined && io?.psi !== undefined;
  return {
    timeMs: Number((cpu?.timestamp ?? 0n) / 1_000_000n),
    cpuNanos: amount(cpu?.usageCoreNanoSeconds),
    userNanos: 0,
    systemNanos: 0,
    memory: {
      ...{ usage: amount(memory?.usageBytes), workingSet, rss: amount(memory?.rssBytes), cache: 0, mappedFile: 0 },
      ...{ pageFaults: amount(memory?.pageFaults), majorPageFaults: amount(memory?.majorPageFaults) },
      limit: available === 0 ? undefined : workingSet + available,
    },
    swapBytes,
    swapLimit: swap?.swapAvailableBytes === undefined ? undefined : swapBytes + amount(swap.swapAvailableBytes),
    processes: 0,
    pressures: hasPressures
      ? { cpu: pressureOf(cpu.psi), memory: pressureOf(memory.psi), io: pressureOf(io.psi) }
      : undefined,
    throttling: { periods: 0, throttled: 0, throttledNanos: 0 },
  };
}

function pressureOf(psi: PsiStats | undefined): Pressure {
  const times = (data: PsiStats["Full"]) => ({
    ...{
      total: Number(data?.Total ?? 0n),
      avg10: data?.Avg10 ?? 0,
      avg60: data?.Avg60 ?? 0,
      avg300: data?.Avg300 ?? 0,
    },
  });
  return { full: times(psi?.Full), some: times(psi?.Some) };
}
