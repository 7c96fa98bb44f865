import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { LinuxContainerResourcesSchema } from "../../../generated/pb/cri/v1/api_pb.ts";
import { quantityNanos } from "../../schema/quantity.ts";
import { milliOf, nanosIn, podAmounts, unitsOf } from "./amounts.ts";
import { cpuQuota, cpuShares, noQuota } from "./cpuAmounts.ts";
import { memoryQosFiles, type MemoryQosMachine } from "./memoryQos.ts";
import type { MessageFields } from "./messageInit.ts";
import { oomScore } from "./oomScore.ts";
import type { AnyContainer } from "./podIdentity.ts";
import { isCritical } from "./priority.ts";
import { swapLimit, type SwapMachine } from "./swap.ts";

export type LinuxResources = MessageFields<typeof LinuxContainerResourcesSchema>;

/** What the machine has, and how it is to be divided. */
export interface ResourceContext extends SwapMachine {
  /** Whether limits of processor time are enforced. */
  readonly cpuCfsQuota: boolean;
  readonly cpuPeriodUs: number;
  /** Sizes of huge pages that the kernel has: "2Mi". */
  readonly hugePageSizes: readonly string[];
  readonly annotationConfigSource: string;
  /** Absent: the kernel keeps no memory for containers and slows none down. */
  readonly memoryQos?: MemoryQosMachine | undefined;
  /** With control groups of version 2: all processes of a container end when it has used up its memory. */
  readonly killsTogether?: boolean;
  /** Processors and memory nodes of a container; the time of those that it has for itself is not limited. */
  readonly pinned?: { readonly cpus: string; readonly memoryNodes: string; readonly isUnlimited: boolean } | undefined;
}

/** The bounds of a container. */
export function containerResources(pod: Pod, container: AnyContainer, context: ResourceContext): LinuxResources {
  const { resources } = container;
  const memoryLimit = unitsOf(limitNanos(pod, container, "memory"));
  const cpuLimit = limitNanos(pod, container, "cpu");
  const cpuRequest = resources?.requests?.cpu === undefined ? cpuLimit : nanosIn(resources.requests, "cpu");
  const swap = swapLimit({
    isCritical: isCritical(pod, context.annotationConfigSource),
    spec: pod.spec ?? { containers: [] },
    ...{ resources, memoryLimit, machine: context },
  });
  const unified = {
    ...swap.unified,
    ...(context.killsTogether === true ? { "memory.oom.group": "1" } : {}),
    ...(context.memoryQos && memoryQosFiles(pod, { container, limit: memoryLimit }, context.memoryQos)),
  };
  return {
    cpuShares: BigInt(cpuShares(milliOf(cpuRequest))),
    ...quotaOf(milliOf(cpuLimit), context),
    memoryLimitInBytes: BigInt(memoryLimit),
    oomScoreAdj: BigInt(oomScore(pod, container, context.memoryCapacity)),
    hugepageLimits: hugePageLimits(
      Object.keys(resources?.limits ?? {}).map((name) => [name, nanosIn(resources?.limits, name)]),
      context,
    ),
    cpusetCpus: context.pinned?.cpus ?? "",
    cpusetMems: context.pinned?.memoryNodes ?? "",
    ...swap,
    ...(Object.keys(unified).length === 0 ? {} : { unified }),
  };
}

/** The bounds of a pod as a whole, for its sandbox. */
export function sandboxResources(pod: Pod, context: ResourceContext): LinuxResources {
  const { overhead: _, ...spec } = pod.spec ?? { containers: [] };
  return linuxResources({ ...pod, spec }, context);
}

/** What the sandbox itself costs. */
export function overheadResources(pod: Pod, context: ResourceContext): LinuxResources {
  const { overhead = {} } = pod.spec ?? {};
  return linuxResources(
    { spec: { containers: [{ name: "", resources: { requests: overhead, limits: overhead } }] } },
    context,
  );
}

function linuxResources(pod: Pod, context: ResourceContext): LinuxResources {
  const requests = podAmounts(pod, "requests");
  const limits = podAmounts(pod, "limits");
  return {
    cpuShares: BigInt(cpuShares(milliOf(requests.cpu ?? 0n))),
    ...quotaOf(milliOf(limits.cpu ?? 0n), context),
    memoryLimitInBytes: BigInt(unitsOf(limits.memory ?? 0n)),
    hugepageLimits: hugePageLimits(Object.entries(limits), context),
  };
}

/** A container without a limit of its own has that of its pod. */
function limitNanos({ spec }: Pod, { resources }: AnyContainer, name: string): bigint {
  return nanosIn(resources?.limits?.[name] === undefined ? spec?.resources?.limits : resources.limits, name);
}

function quotaOf(limitMilli: number, { cpuCfsQuota, cpuPeriodUs, pinned }: ResourceContext): LinuxResources {
  if (!cpuCfsQuota) return {};
  const limited = pinned?.isUnlimited === true ? noQuota : cpuQuota(limitMilli, cpuPeriodUs);
  const quota = limitMilli === 0 ? 0 : limited;
  return { cpuPeriod: BigInt(cpuPeriodUs), cpuQuota: BigInt(quota) };
}

/** Pages of a size without a limit are not to be had. */
function hugePageLimits(
  limits: readonly (readonly [string, bigint])[],
  { hugePageSizes }: ResourceContext,
): { pageSize: string; limit: bigint }[] {
  const bySize = new Map(hugePageSizes.map((size) => [kernelSize(size), 0n]));
  for (const [name, nanos] of limits) {
    if (name.startsWith("hugepages-")) bySize.set(kernelSize(name.slice("hugepages-".length)), BigInt(unitsOf(nanos)));
  }
  return [...bySize].map(([pageSize, limit]) => ({ pageSize, limit }));
}

/** "2Mi" as the kernel writes it: "2MB". */
export function kernelSize(size: string): string {
  let amount = Number((quantityNanos(size) ?? 0n) / 1_000_000_000n);
  const units = ["B", "KB", "MB", "GB", "TB", "PB"];
  let unit = 0;
  while (amount >= 1024 && amount % 1024 === 0 && unit < units.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  return `${amount}${units[unit]}`;
}
