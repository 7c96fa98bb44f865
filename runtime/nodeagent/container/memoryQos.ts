import type { Pod } from "../../../generated/core/v1/pod.ts";
import { podQos } from "../../schema/pods/podQos.ts";
import { requestNanos, unitsOf } from "./amounts.ts";
import type { AnyContainer } from "./podIdentity.ts";

/** How the kernel keeps memory for containers, and slows those down that are about to reach their limit. */
export interface MemoryQos {
  /** Share of what is between request and limit from which on a container is slowed down. */
  readonly throttlingFactor: number;
  /** What guaranteed pods request is never taken from them; from burstable ones when there is nothing else to take. */
  readonly isTiered: boolean;
}

/** Of a machine with control groups of version 2. */
export interface MemoryQosMachine extends MemoryQos {
  /** Bytes that the node has for pods: the limit of a container without one. */
  readonly allocatable: number;
}

/** Of a page of memory: thresholds are multiples. */
const pageBytes = 4096;

/** What is written to the files of a container's group. `limit` is in bytes; 0 for none. */
export function memoryQosFiles(
  pod: Pod,
  { container, limit }: { readonly container: AnyContainer; readonly limit: number },
  machine: MemoryQosMachine,
): Readonly<Record<string, string>> {
  const request = unitsOf(requestNanos(container.resources, "memory"));
  const { low = 0, min = 0 } = machine.isTiered ? keptMemory(pod, request) : {};
  const high = throttledFrom(request, limit === 0 ? machine.allocatable : limit, machine);
  const isThrottled = high > request && (request === 0 || request !== limit);
  return {
    ...{ "memory.min": String(min), "memory.low": String(low) },
    ...(isThrottled ? { "memory.high": String(high) } : {}),
  };
}

/** What is kept of a request of so many bytes: for good, or as long as there is other memory to take. */
export function keptMemory({ spec }: Pod, bytes: number): { readonly min?: number; readonly low?: number } {
  const qos = podQos(spec ?? { containers: [] });
  if (qos === "BestEffort" || bytes === 0) return {};
  return qos === "Guaranteed" ? { min: bytes } : { low: bytes };
}

function throttledFrom(request: number, most: number, { throttlingFactor }: MemoryQos): number {
  return Math.floor((request + (most - request) * throttlingFactor) / pageBytes) * pageBytes;
}
