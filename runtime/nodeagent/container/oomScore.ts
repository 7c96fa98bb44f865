import type { Container } from "../../../generated/core/v1/container.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { podQos } from "../../schema/pods/podQos.ts";
import { podAmounts, requestNanos, unitsOf } from "./amounts.ts";
import { type AnyContainer, isSidecar } from "./podIdentity.ts";
import { isNodeCritical } from "./priority.ts";

const guaranteed = -997;
const bestEffort = 1000;

/**
 * How early the kernel ends a container when memory runs out, from -997 to 1000: the smaller a part of the node's
 * memory a container asks for, the earlier. A sidecar lives at least as long as the pod's own containers.
 */
export function oomScore(pod: Pod, container: AnyContainer, memoryCapacity: number): number {
  if (isNodeCritical(pod)) return guaranteed;
  const { spec = { containers: [] } } = pod;
  switch (podQos(spec)) {
    case "Guaranteed":
      return guaranteed;
    case "BestEffort":
      return bestEffort;
    default: {
      const own = burstable(pod, container, memoryCapacity);
      const isSide = spec.initContainers?.some((each) => each.name === container.name && isSidecar(each)) ?? false;
      if (!isSide) return own;
      return Math.min(own, ...spec.containers.map((each) => burstable(pod, each, memoryCapacity)));
    }
  }
}

function burstable(pod: Pod, container: AnyContainer, memoryCapacity: number): number {
  const request = unitsOf(requestNanos(container.resources, "memory")) + shareOfRest(pod);
  const score = bestEffort - Math.floor((bestEffort * request) / memoryCapacity);
  return Math.max(bestEffort + guaranteed, Math.min(score, bestEffort - 1));
}

/** What the pod asks for beyond its containers belongs to each of them in equal parts. */
function shareOfRest({ spec }: Pod): number {
  if (spec?.resources?.requests?.memory === undefined) return 0;
  const lasting: Container[] = [...spec.containers, ...(spec.initContainers ?? []).filter(isSidecar)];
  const { overhead: _, ...rest } = spec;
  const asked = lasting.reduce((sum, each) => sum + unitsOf(requestNanos(each.resources, "memory")), 0);
  const stated = unitsOf(podAmounts({ spec: rest }, "requests").memory ?? 0n);
  return Math.max(0, Math.floor((stated - asked) / lasting.length));
}
