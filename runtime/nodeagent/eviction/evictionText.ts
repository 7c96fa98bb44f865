import { formatQuantity } from "../../schema/quantity.ts";
import { nanosIn, quantityText, unitsOf } from "../container/amounts.ts";
import { podIdentity } from "../container/podIdentity.ts";
import { type ContainerUsage, type PodUsage, sumOf } from "./podUsage.ts";
import { type Resource, resourceOf, type Signal } from "./signals.ts";
import { type Amount, type Threshold, unitsIn } from "./thresholds.ts";

/** What the status and the event of an evicted pod say, and what programs read of the event. */
export interface EvictionText {
  readonly message: string;
  readonly annotations: Readonly<Record<string, string>>;
}

/** Why a pod is evicted: what the node is short of, and which of its containers use more of it than they asked for. */
export function evictionText(usage: PodUsage, threshold: Threshold, signal: Signal): EvictionText {
  const resource = resourceOf(threshold.signal);
  const shortage = `The node was low on resource: ${resource}. `;
  const available = usedText(signal.available, resource);
  const bound = `Threshold quantity: ${leastText(threshold.least, signal)}, available: ${available}. `;
  if (!usage.isMeasured) return { message: shortage + bound, annotations: {} };
  const ofPod = podPart(usage, resource);
  const over = containersOver(usage, resource);
  const parts = [...(ofPod === undefined ? [] : [ofPod]), ...over].map(({ what, name, used, request }) => {
    const amounts = `was using ${used}, request is ${request}`;
    return `${what} ${name} ${amounts}, has larger consumption of ${resource}. `;
  });
  return {
    message: [shortage, bound, ...parts].join(""),
    annotations: {
      ...(ofPod === undefined ? {} : { offending_pod: ofPod.name, offending_pod_usage: ofPod.used }),
      offending_containers: over.map(({ name }) => name).join(","),
      offending_containers_usage: over.map(({ used }) => used).join(","),
      starved_resource: resource,
    },
  };
}

interface Consumer {
  readonly what: "Pod" | "Container";
  readonly name: string;
  readonly used: string;
  readonly request: string;
}

/** A pod that itself asks for memory, whether it is over that or not. */
function podPart({ pod, memory }: PodUsage, resource: Resource): Consumer | undefined {
  const request = pod.spec?.resources?.requests?.[resource];
  if (resource !== "memory" || request === undefined || memory === undefined) return undefined;
  const { name } = podIdentity(pod);
  return { what: "Pod", name, used: usedText(memory, resource), request: quantityText(request) };
}

/** Ephemeral containers can ask for nothing, and are not blamed for it. */
function containersOver({ pod, containers }: PodUsage, resource: Resource): Consumer[] {
  const { spec } = pod;
  return [...(spec?.containers ?? []), ...(spec?.initContainers ?? [])].flatMap(({ name, resources }): Consumer[] => {
    const found = containers.find((each) => each.name === name);
    const used = found === undefined ? undefined : usedOf(found, resource);
    if (used === undefined || used <= unitsOf(nanosIn(resources?.requests, resource))) return [];
    const request = quantityText(resources?.requests?.[resource] ?? 0);
    return [{ what: "Container", name, used: usedText(used, resource), request }];
  });
}

/** Of inodes and process ids containers ask for nothing. */
function usedOf({ memory, layer, log }: ContainerUsage, resource: Resource): number | undefined {
  if (resource === "memory") return memory;
  return resource === "ephemeral-storage" ? sumOf([layer, log]).bytes : undefined;
}

/** As it was configured; of a share what it is, with a binary suffix where it divides. */
function leastText(least: Amount, signal: Signal): string {
  return "text" in least ? least.text : amountText(unitsIn(least, signal), { binary: true });
}

/** Bytes with a binary suffix, where they divide; what is counted with a decimal one. */
function usedText(units: number, resource: Resource): string {
  return amountText(units, { binary: resource === "memory" || resource === "ephemeral-storage" });
}

function amountText(units: number, { binary }: { readonly binary: boolean }): string {
  return formatQuantity(BigInt(Math.floor(units)) * 1_000_000_000n, { binary });
}
