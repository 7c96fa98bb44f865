import { formatQuantity } from "../../schema/quantity.ts";
import { requestNanos, unitsOf } from "../container/amounts.ts";
import { allContainers } from "../container/podIdentity.ts";
import { type ContainerUsage, type PodUsage, sumOf } from "./podUsage.ts";
import { type Resource, resourceOf, type Signal } from "./signals.ts";
import { type Threshold, unitsIn } from "./thresholds.ts";

/** Why a pod is evicted: what the node is short of, and which of its containers use more of it than they asked for. */
export function evictionMessage(usage: PodUsage, threshold: Threshold, signal: Signal): string {
  const resource = resourceOf(threshold.signal);
  const quantity = amountText(unitsIn(threshold.least, signal), resource);
  const available = amountText(signal.available, resource);
  const large = allContainers(usage.pod).flatMap(({ name, resources }) => {
    const found = usage.containers.find((each) => each.name === name);
    const used = found === undefined ? undefined : usedOf(found, resource);
    const request = unitsOf(requestNanos(resources, resource));
    if (used === undefined || used <= request) return [];
    const amounts = `was using ${amountText(used, resource)}, request is ${amountText(request, resource)}`;
    return [`Container ${name} ${amounts}, has larger consumption of ${resource}. `];
  });
  const shortage = `The node was low on resource: ${resource}. `;
  return [shortage, `Threshold quantity: ${quantity}, available: ${available}. `, ...large].join("");
}

/** Of inodes and process ids containers ask for nothing. */
function usedOf({ memory, layer, log }: ContainerUsage, resource: Resource): number | undefined {
  if (resource === "memory") return memory;
  return resource === "ephemeral-storage" ? sumOf([layer, log]).bytes : undefined;
}

/** Bytes with a binary suffix, where they divide; what is counted with a decimal one. */
function amountText(units: number, resource: Resource): string {
  const binary = resource === "memory" || resource === "ephemeral-storage";
  return formatQuantity(BigInt(Math.floor(units)) * 1_000_000_000n, { binary });
}
