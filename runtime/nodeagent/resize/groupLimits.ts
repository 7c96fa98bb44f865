import type { Pod } from "../../../generated/core/v1/pod.ts";
import { type CgroupLimits, podLimits, type PodLimitsContext } from "../cgroups/limits.ts";
import { type GivenBounds, mostBounds, withBounds } from "./podBounds.ts";

/**
 * What the group of a pod must let through: what the pod was allocated, and what its running containers may still
 * have. So it is as large as the larger of both, and shrinks when the last container has.
 */
export function groupLimits(pod: Pod, running: GivenBounds, context: PodLimitsContext): CgroupLimits {
  const wanted = podLimits(pod, context);
  const asRunning = withBounds(pod, { containers: mostBounds(running) });
  if (asRunning === pod) return wanted;
  return grown(wanted, podLimits(asRunning, context));
}

/** The first with the larger of each bound of both. */
export function grown(limits: CgroupLimits, other: CgroupLimits | undefined): CgroupLimits {
  if (other === undefined) return limits;
  const memory = largest(limits.memory, other.memory);
  const { cpuQuotaUs: _, cpuPeriodUs, memory: __, ...others } = limits;
  const cpuQuotaUs = largest(limits.cpuQuotaUs, other.cpuQuotaUs);
  return {
    ...others,
    cpuShares: Math.max(limits.cpuShares ?? 0, other.cpuShares ?? 0),
    ...(cpuQuotaUs === undefined || cpuPeriodUs === undefined ? {} : { cpuQuotaUs, cpuPeriodUs }),
    ...(memory === undefined ? {} : { memory }),
  };
}

/** Whether what a resize may change is the same. */
export function isSameGroup(a: CgroupLimits, b: CgroupLimits): boolean {
  return (["cpuShares", "cpuQuotaUs", "memory", "memoryMin", "memoryLow"] as const).every(
    (name) => a[name] === b[name],
  );
}

/** The larger of two bounds; no bound is larger than any. */
function largest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? undefined : Math.max(a, b);
}
