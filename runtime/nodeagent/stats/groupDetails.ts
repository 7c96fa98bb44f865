import { statSync } from "node:fs";
import type { Cgroups } from "../cgroups/cgroups.ts";
import type { CgroupPath } from "../cgroups/names.ts";
import { kernelNumber, kernelTable } from "./kernelFiles.ts";

/** What a control group may use, and what became of that. Undefined is not known, or no limit. */
export interface GroupDetails {
  /** When the group was made, in milliseconds since the epoch. */
  readonly startMs: number | undefined;
  readonly memory: {
    /** Times at which the group has reached its limit. */
    readonly failures: number | undefined;
    readonly kernel: number | undefined;
    readonly most: number | undefined;
    readonly activeFile: number | undefined;
    readonly inactiveFile: number | undefined;
    readonly oomKills: number | undefined;
    readonly reservation: number | undefined;
    readonly swapLimit: number | undefined;
    readonly limit: number | undefined;
  };
  readonly cpu: {
    readonly shares: number | undefined;
    /** Microseconds. */
    readonly quota: number | undefined;
    readonly period: number | undefined;
    /** Periods in which the group has used more than its quota, and how much more, in nanoseconds. */
    readonly bursts: number;
    readonly burstNanos: number;
  };
  readonly threads: number | undefined;
  readonly mostThreads: number | undefined;
}

/** Version 1 writes no limit as the largest number of pages that there can be. */
const noLimit = 2 ** 62;

/** Reads more of the kernel's files of a group, at once; files that are not there say nothing. */
export function readDetails(cgroups: Pick<Cgroups, "version" | "folder">, path: CgroupPath): GroupDetails {
  const folder = (controller: string) => cgroups.folder(controller, path);
  return cgroups.version === 2 ? version2(folder("")) : version1(folder);
}

function version1(folder: (controller: string) => string): GroupDetails {
  const [memory, cpu, pids] = [folder("memory"), folder("cpu"), folder("pids")];
  const stat = kernelTable(`${memory}/memory.stat`);
  const cpuStat = kernelTable(`${cpu}/cpu.stat`);
  return {
    startMs: madeMs(memory),
    memory: {
      failures: kernelNumber(`${memory}/memory.failcnt`),
      kernel: kernelNumber(`${memory}/memory.kmem.usage_in_bytes`),
      most: kernelNumber(`${memory}/memory.max_usage_in_bytes`),
      activeFile: stat["total_active_file"],
      inactiveFile: stat["total_inactive_file"],
      oomKills: kernelTable(`${memory}/memory.oom_control`)["oom_kill"],
      reservation: bounded(kernelNumber(`${memory}/memory.soft_limit_in_bytes`)),
      swapLimit: bounded(kernelNumber(`${memory}/memory.memsw.limit_in_bytes`)),
      limit: bounded(kernelNumber(`${memory}/memory.limit_in_bytes`)),
    },
    cpu: {
      shares: kernelNumber(`${cpu}/cpu.shares`),
      quota: positive(kernelNumber(`${cpu}/cpu.cfs_quota_us`)),
      period: kernelNumber(`${cpu}/cpu.cfs_period_us`),
      bursts: cpuStat["nr_bursts"] ?? 0,
      burstNanos: cpuStat["burst_time"] ?? 0,
    },
    ...threadsOf(pids),
  };
}

function version2(folder: string): GroupDetails {
  const stat = kernelTable(`${folder}/memory.stat`);
  const events = kernelTable(`${folder}/memory.events`);
  const cpuStat = kernelTable(`${folder}/cpu.stat`);
  const weight = kernelNumber(`${folder}/cpu.weight`);
  // "max 100000": it is a table of one line.
  const [[quota, period] = []] = Object.entries(kernelTable(`${folder}/cpu.max`));
  return {
    startMs: madeMs(folder),
    memory: {
      failures: events["max"],
      kernel: stat["kernel"],
      most: kernelNumber(`${folder}/memory.peak`),
      activeFile: stat["active_file"],
      inactiveFile: stat["inactive_file"],
      oomKills: events["oom_kill"],
      reservation: positive(kernelNumber(`${folder}/memory.low`)),
      swapLimit: kernelNumber(`${folder}/memory.swap.max`),
      limit: kernelNumber(`${folder}/memory.max`),
    },
    cpu: {
      // The kernel's weights are 1 to 10,000 where shares are 2 to 262,144.
      shares: weight === undefined ? undefined : Math.round(2 + ((weight - 1) * 262_142) / 9999),
      quota: quota === undefined || quota === "max" ? undefined : Number(quota),
      period,
      bursts: cpuStat["nr_bursts"] ?? 0,
      burstNanos: (cpuStat["burst_usec"] ?? 0) * 1000,
    },
    ...threadsOf(folder),
  };
}

function madeMs(folder: string): number | undefined {
  return statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
}

function threadsOf(folder: string): Pick<GroupDetails, "mostThreads" | "threads"> {
  return { threads: kernelNumber(`${folder}/pids.current`), mostThreads: kernelNumber(`${folder}/pids.max`) };
}

function bounded(bytes: number | undefined): number | undefined {
  return bytes === undefined || bytes >= noLimit ? undefined : bytes;
}

/** Version 1 writes no quota as -1. */
function positive(value: number | undefined): number | undefined {
  return value === undefined || value <= 0 ? undefined : value;
}
