import type { ResourceQuota } from "../../../../generated/core/v1/resourceQuota.ts";
import type { Cell } from "../../../schema/descriptor.ts";
import { memberOf } from "../../../schema/object.ts";

/** "pods: 3/10, requests.cpu: 1/4": used of allowed, for all that is not a limit. */
export function request(quota: ResourceQuota): Cell {
  return usage(quota, (resource) => !resource.startsWith("limits."));
}

export function limit(quota: ResourceQuota): Cell {
  return usage(quota, (resource) => resource.startsWith("limits."));
}

function usage(quota: ResourceQuota, isShown: (resource: string) => boolean): string {
  const { hard = {}, used = {} } = quota.status ?? {};
  return Object.keys(hard)
    .filter(isShown)
    .sort()
    .map((resource) => `${resource}: ${memberOf(used, resource) ?? 0}/${hard[resource] ?? 0}`)
    .join(", ");
}
