import type { Pod } from "../../../generated/core/v1/pod.ts";
import { podQos } from "../../schema/pods/podQos.ts";
import { type Bound, milliOf, podAmounts, unitsOf } from "../container/amounts.ts";
import { cpuQuota, cpuShares, minShares } from "../container/cpuAmounts.ts";
import { keptMemory } from "../container/memoryQos.ts";
import { kernelSize, type ResourceContext } from "../container/resources.ts";
import { isSidecar } from "../container/podIdentity.ts";

/** What a group may use. What is not there is not set. */
export interface CgroupLimits {
  readonly cpuShares?: number;
  /** Microseconds in each period; -1 for no limit. */
  readonly cpuQuotaUs?: number;
  readonly cpuPeriodUs?: number;
  /** Bytes. */
  readonly memory?: number;
  /** Bytes that are never taken back, and that are taken when there is nothing else; of version 2. */
  readonly memoryMin?: number;
  readonly memoryLow?: number;
  readonly pids?: number;
  /** Bytes by the size of the page as the kernel writes it. */
  readonly hugePages?: ReadonlyMap<string, number>;
}

export interface PodLimitsContext extends Pick<ResourceContext, "cpuCfsQuota" | "cpuPeriodUs" | "hugePageSizes"> {
  /** Most processes of a pod; 0 or less for no limit. */
  readonly podPids: number;
  /** Whether the processor time of a pod is not limited, as one of its containers has processors for itself. */
  readonly isUnlimited?: (pod: Pod) => boolean;
  /** The kernel keeps the memory that pods request. */
  readonly isTiered?: boolean;
}

/** What a pod as a whole may use. A bound that one of its containers does not have is none of the pod's either. */
export function podLimits(pod: Pod, context: PodLimitsContext): CgroupLimits {
  const { spec = { containers: [] } } = pod;
  const requests = podAmounts(pod, "requests");
  const limits = podAmounts(pod, "limits");
  const isBestEffort = podQos(spec) === "BestEffort";
  const cpu = milliOf(limits.cpu ?? 0n);
  const isLimited = context.cpuCfsQuota && context.isUnlimited?.(pod) !== true;
  const hasCpuLimit = isLimited && cpu > 0 && allHave(pod, "limits", "cpu");
  const sizes = new Map(
    context.hugePageSizes.map((size) => [kernelSize(size), unitsOf(limits[`hugepages-${size}`] ?? 0n)]),
  );
  return {
    cpuShares: isBestEffort ? minShares : cpuShares(milliOf(requests.cpu ?? 0n)),
    ...(hasCpuLimit ? { cpuQuotaUs: cpuQuota(cpu, context.cpuPeriodUs), cpuPeriodUs: context.cpuPeriodUs } : {}),
    ...(allHave(pod, "limits", "memory") ? { memory: unitsOf(limits.memory ?? 0n) } : {}),
    ...(context.isTiered === true ? keptOf(pod) : {}),
    ...(context.podPids > 0 ? { pids: context.podPids } : {}),
    hugePages: sizes,
  };
}

function keptOf(pod: Pod): Pick<CgroupLimits, "memoryMin" | "memoryLow"> {
  const { min: memoryMin = 0, low: memoryLow = 0 } = keptMemory(pod, unitsOf(podAmounts(pod, "requests").memory ?? 0n));
  return { memoryMin, memoryLow };
}

/** Whether the pod itself or each of its lasting containers names an amount. */
function allHave({ spec }: Pod, bound: Bound, name: string): boolean {
  if (spec?.resources?.[bound]?.[name] !== undefined) return true;
  const lasting = [...(spec?.containers ?? []), ...(spec?.initContainers ?? []).filter(isSidecar)];
  return lasting.length > 0 && lasting.every((each) => each.resources?.[bound]?.[name] !== undefined);
}

/** How much the burstable pods weigh together beside each guaranteed one. */
export function burstableShares(pods: readonly Pod[]): number {
  const milli = pods
    .filter((each) => podQos(each.spec ?? { containers: [] }) === "Burstable")
    .reduce((sum, each) => sum + milliOf(podAmounts(each, "requests").cpu ?? 0n), 0);
  return cpuShares(milli);
}
