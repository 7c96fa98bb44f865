import type { Container } from "../../../../generated/core/v1/container.ts";
import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import { formatQuantity, hasBinarySuffix, type Quantity, quantityNanos } from "../../../schema/quantity.ts";

type ResourceField = "limits" | "requests";

const hugePagesPrefix = "hugepages-";

/**
 * Fills `spec.resources` of a pod that has it: huge pages are limited to what the containers are, and requests are what
 * the containers ask for together, else the limit.
 */
export function podLevelResources(spec: PodSpec): void {
  const resources = spec.resources;
  if (resources === undefined) return;
  for (const name of resourceNames(spec, "limits")) {
    if (!name.startsWith(hugePagesPrefix)) continue;
    if (resources.limits?.[name] !== undefined || resources.requests?.[name] !== undefined) continue;
    const total = aggregateAmount(spec, { field: "limits", name });
    if (total !== undefined) (resources.limits ??= {})[name] = total;
  }
  const limits = resources.limits;
  if (limits === undefined) return;
  for (const name of ["cpu", "memory"]) {
    if (resources.requests?.[name] !== undefined) continue;
    const total = aggregateAmount(spec, { field: "requests", name });
    if (total !== undefined) (resources.requests ??= {})[name] = total;
  }
  for (const name in limits) {
    const limit = limits[name];
    if (limit === undefined || (name !== "cpu" && name !== "memory" && !name.startsWith(hugePagesPrefix))) continue;
    (resources.requests ??= {})[name] ??= limit;
  }
}

function resourceNames(spec: PodSpec, field: ResourceField): Set<string> {
  const names = new Set<string>();
  for (const container of [...(spec.containers ?? []), ...(spec.initContainers ?? [])]) {
    for (const name in container.resources?.[field]) names.add(name);
  }
  return names;
}

/**
 * What the pod needs at its peak: containers and sidecars together, or an init container with the sidecars before it,
 * whichever is more. undefined when no container names the resource.
 */
export function aggregateAmount(
  spec: PodSpec,
  resource: { readonly field: ResourceField; readonly name: string },
): string | undefined {
  const amountOf = (container: Container): Quantity | undefined =>
    container.resources?.[resource.field]?.[resource.name];
  const nanosOf = (container: Container): bigint => quantityNanos(amountOf(container) ?? 0) ?? 0n;
  const containers = spec.containers ?? [];
  const initContainers = spec.initContainers ?? [];
  const first = [...containers, ...initContainers].map(amountOf).find((each) => each !== undefined);
  if (first === undefined) return undefined;
  let sidecars = 0n;
  let peak = 0n;
  for (const container of initContainers) {
    if (container.restartPolicy === "Always") sidecars += nanosOf(container);
    const during = container.restartPolicy === "Always" ? sidecars : sidecars + nanosOf(container);
    if (during > peak) peak = during;
  }
  let running = sidecars;
  for (const container of containers) running += nanosOf(container);
  return formatQuantity(running > peak ? running : peak, { binary: hasBinarySuffix(first) });
}
