import type { PodSpec } from "../../../../generated/core/v1/pod.ts";
import { containersAmount, type ResourceField } from "../../../schema/pods/podAmounts.ts";

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
    const total = containersAmount(spec, { field: "limits", name });
    if (total !== undefined) (resources.limits ??= {})[name] = total;
  }
  const limits = resources.limits;
  if (limits === undefined) return;
  for (const name of ["cpu", "memory"]) {
    if (resources.requests?.[name] !== undefined) continue;
    const total = containersAmount(spec, { field: "requests", name });
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
