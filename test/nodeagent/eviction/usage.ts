import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import type { PodUsage } from "../../../runtime/nodeagent/eviction/podUsage.ts";
import type { DiskUsage } from "../../../runtime/nodeagent/stats/diskUsage.ts";
import { podOf } from "../podOf.ts";

export const mib = 1024 ** 2;

export const disk = (mebibytes: number, inodes = 1): DiskUsage => ({ bytes: mebibytes * mib, inodes });

/** A pod with one container, `desk`, that uses 10 MiB of everything and ten processes unless it is said otherwise. */
export function usageOf(name: string, spec: Partial<PodSpec> = {}, used: Partial<PodUsage> = {}): PodUsage {
  return {
    pod: podOf(spec, { name, uid: name }),
    ...{ isCritical: false, isMeasured: true },
    memory: 10 * mib,
    processes: 10,
    containers: [{ name: "desk", memory: 10 * mib, layer: disk(10), log: disk(10) }],
    volumes: new Map(),
    ...used,
  };
}
