import { cpuWeight } from "../container/cpuAmounts.ts";
import type { CgroupLimits } from "./limits.ts";

/** A file of a group and what is written to it. */
export interface CgroupFile {
  /** The hierarchy of version 1 that has it; the only one has all of version 2. */
  readonly controller: string;
  readonly name: string;
  readonly text: string;
}

/** The files of version 1 that set limits, in an order in which the kernel takes them. */
export function filesOfVersion1(limits: CgroupLimits): CgroupFile[] {
  const { cpuShares, cpuQuotaUs, cpuPeriodUs, memory, pids, hugePages = new Map<string, number>() } = limits;
  return [
    ...file("cpu", "cpu.shares", cpuShares),
    ...file("cpu", "cpu.cfs_period_us", cpuPeriodUs),
    ...file("cpu", "cpu.cfs_quota_us", cpuQuotaUs),
    ...file("memory", "memory.limit_in_bytes", memory),
    ...file("pids", "pids.max", pids),
    ...[...hugePages].flatMap(([size, bytes]) => file("hugetlb", `hugetlb.${size}.limit_in_bytes`, bytes)),
  ];
}

/** The same of version 2. */
export function filesOfVersion2(limits: CgroupLimits): CgroupFile[] {
  const { cpuShares, cpuQuotaUs, cpuPeriodUs = 100_000, memory, pids, hugePages = new Map<string, number>() } = limits;
  const quota = cpuQuotaUs === undefined ? undefined : `${cpuQuotaUs < 0 ? "max" : cpuQuotaUs} ${cpuPeriodUs}`;
  return [
    ...file("cpu", "cpu.weight", cpuShares === undefined ? undefined : cpuWeight(cpuShares)),
    ...file("cpu", "cpu.max", quota),
    ...file("memory", "memory.max", memory),
    ...file("memory", "memory.min", limits.memoryMin),
    ...file("memory", "memory.low", limits.memoryLow),
    ...file("pids", "pids.max", pids),
    ...[...hugePages].flatMap(([size, bytes]) => file("hugetlb", `hugetlb.${size}.max`, bytes)),
  ];
}

function file(controller: string, name: string, value: string | number | undefined): CgroupFile[] {
  return value === undefined ? [] : [{ controller, name, text: String(value) }];
}
