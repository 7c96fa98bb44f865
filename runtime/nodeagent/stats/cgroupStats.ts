import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CgroupPath } from "../cgroups/names.ts";
import type { Cgroups } from "../cgroups/cgroups.ts";
import { type Pressures, readPressures } from "./pressure.ts";

/** What a control group has used. */
export interface GroupStats {
  readonly timeMs: number;
  /** Processor time since the group is there, in nanoseconds. */
  readonly cpuNanos: number;
  readonly userNanos: number;
  readonly systemNanos: number;
  readonly memory: MemoryStats;
  readonly swapBytes: number;
  /** Undefined where there is none. */
  readonly swapLimit: number | undefined;
  readonly processes: number;
  readonly pressures: Pressures | undefined;
  readonly throttling: { readonly periods: number; readonly throttled: number; readonly throttledNanos: number };
}

/** Bytes, and faults since the group is there. */
export interface MemoryStats {
  readonly usage: number;
  /** What cannot be taken back: usage without files that were not used of late. */
  readonly workingSet: number;
  readonly rss: number;
  readonly cache: number;
  readonly mappedFile: number;
  readonly pageFaults: number;
  readonly majorPageFaults: number;
  /** Undefined where there is none. */
  readonly limit: number | undefined;
}

/** Version 1 writes no limit as the largest number of pages that there can be. */
const noLimit = 2 ** 62;

/**
 * Reads the kernel's files of a group, at once: they are in memory, and reading them takes microseconds. Undefined for
 * a group that is not there.
 */
export function readGroup(
  cgroups: Pick<Cgroups, "version" | "folder">,
  path: CgroupPath,
  nowMs: number,
): GroupStats | undefined {
  return readFolders((controller) => cgroups.folder(controller, path), cgroups.version, nowMs);
}

/** As `readGroup`, of a group that is none of the agent's, by its path: "/system.slice/containerd.service". */
export function readNamedGroup(
  cgroups: Pick<Cgroups, "version" | "folder">,
  name: string,
  nowMs: number,
): GroupStats | undefined {
  return readFolders((controller) => join(cgroups.folder(controller, []), name), cgroups.version, nowMs);
}

type FolderOf = (controller: string) => string;

function readFolders(folder: FolderOf, version: Cgroups["version"], nowMs: number): GroupStats | undefined {
  try {
    return version === 2 ? version2(folder(""), nowMs) : version1(folder, nowMs);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENODEV") return undefined; // it went, perhaps while it was read
    throw error;
  }
}

function version1(folder: FolderOf, timeMs: number): GroupStats {
  const memory = folder("memory");
  const stat = table(`${memory}/memory.stat`);
  const usage = number(`${memory}/memory.usage_in_bytes`);
  const limit = optionalNumber(`${memory}/memory.limit_in_bytes`) ?? noLimit; // its own, not that of a group above
  const limitWithSwap = optionalNumber(`${memory}/memory.memsw.limit_in_bytes`) ?? noLimit;
  const ticks = table(`${folder("cpuacct")}/cpuacct.stat`);
  const cpu = optionalTable(`${folder("cpu")}/cpu.stat`);
  return {
    timeMs,
    cpuNanos: number(`${folder("cpuacct")}/cpuacct.usage`),
    userNanos: (ticks["user"] ?? 0) * nanosOfTick,
    systemNanos: (ticks["system"] ?? 0) * nanosOfTick,
    memory: {
      usage,
      workingSet: Math.max(0, usage - (stat["total_inactive_file"] ?? 0)),
      rss: stat["total_rss"] ?? 0,
      cache: stat["total_cache"] ?? 0,
      mappedFile: stat["total_mapped_file"] ?? 0,
      pageFaults: stat["total_pgfault"] ?? 0,
      majorPageFaults: stat["total_pgmajfault"] ?? 0,
      limit: limit >= noLimit ? undefined : limit,
    },
    swapBytes: stat["total_swap"] ?? 0,
    swapLimit: limitWithSwap >= noLimit ? undefined : Math.max(0, limitWithSwap - Math.min(limit, limitWithSwap)),
    processes: optionalNumber(`${folder("pids")}/pids.current`) ?? 0,
    pressures: undefined, // version 1 does not measure it
    throttling: {
      periods: cpu["nr_periods"] ?? 0,
      throttled: cpu["nr_throttled"] ?? 0,
      throttledNanos: cpu["throttled_time"] ?? 0,
    },
  };
}

/** Length of the kernel's tick in /proc and cpuacct.stat, whatever it is inside. */
const nanosOfTick = 10_000_000;

function version2(folder: string, timeMs: number): GroupStats {
  const cpu = table(`${folder}/cpu.stat`);
  const stat = table(`${folder}/memory.stat`);
  const usage = optionalNumber(`${folder}/memory.current`) ?? (stat["anon"] ?? 0) + (stat["file"] ?? 0);
  return {
    timeMs,
    cpuNanos: (cpu["usage_usec"] ?? 0) * 1000,
    userNanos: (cpu["user_usec"] ?? 0) * 1000,
    systemNanos: (cpu["system_usec"] ?? 0) * 1000,
    memory: {
      usage,
      workingSet: Math.max(0, usage - (stat["inactive_file"] ?? 0)),
      rss: stat["anon"] ?? 0,
      cache: stat["file"] ?? 0,
      mappedFile: stat["file_mapped"] ?? 0,
      pageFaults: stat["pgfault"] ?? 0,
      majorPageFaults: stat["pgmajfault"] ?? 0,
      limit: optionalNumber(`${folder}/memory.max`),
    },
    swapBytes: optionalNumber(`${folder}/memory.swap.current`) ?? 0,
    swapLimit: optionalNumber(`${folder}/memory.swap.max`),
    processes: optionalNumber(`${folder}/pids.current`) ?? 0,
    pressures: readPressures((what) => `${folder}/${what}.pressure`),
    throttling: {
      periods: cpu["nr_periods"] ?? 0,
      throttled: cpu["nr_throttled"] ?? 0,
      throttledNanos: (cpu["throttled_usec"] ?? 0) * 1000,
    },
  };
}

/** Lines of a name and a number. */
function table(path: string): Readonly<Record<string, number>> {
  const values: Record<string, number> = {};
  for (const line of readFileSync(path, "latin1").split("\n")) {
    const at = line.indexOf(" ");
    if (at > 0) values[line.slice(0, at)] = Number(line.slice(at + 1));
  }
  return values;
}

/** Empty for a file that a group need not have. */
function optionalTable(path: string): Readonly<Record<string, number>> {
  return absentAs({}, () => table(path));
}

function number(path: string): number {
  return Number(readFileSync(path, "latin1"));
}

/** Undefined for a file that is not there, and for `max`. */
function optionalNumber(path: string): number | undefined {
  const value = absentAs(Number.NaN, () => number(path));
  return Number.isNaN(value) ? undefined : value;
}

function absentAs<T>(value: T, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return value;
    throw error;
  }
}
