import type { PodCondition, PodStatus } from "../../../generated/core/v1/podStatus.ts";
import type { StrategicPatch } from "../../client/patch.ts";
import { deepEqual } from "../../schema/deepEqual.ts";
import { isPassing } from "./conditions.ts";

/** Fields of the status that are the node agent's; it leaves the others as they are. */
const ownFields = [
  "observedGeneration",
  "phase",
  "message",
  "reason",
  "hostIP",
  "podIP",
  "startTime",
  "initContainerStatuses",
  "containerStatuses",
  "ephemeralContainerStatuses",
  "qosClass",
  "resize",
  "allocatedResources",
  "resources",
  "resourceClaimStatuses",
] as const satisfies readonly (keyof PodStatus)[];

/** What turns the one status into the other, as far as it is the node agent's; undefined for nothing. */
export function statusPatch(from: PodStatus, to: PodStatus): StrategicPatch<PodStatus> | undefined {
  const patch: Record<string, unknown> = {};
  for (const field of ownFields) {
    if (!deepEqual(from[field], to[field])) patch[field] = to[field] ?? null;
  }
  const conditions = (to.conditions ?? []).flatMap((each) => {
    const before = from.conditions?.find(({ type }) => type === each.type);
    return deepEqual(before, each) ? [] : [conditionPatch(before, each)];
  });
  const gone = (from.conditions ?? []).filter(({ type }) => isPassing(type) && !has(to.conditions, type));
  const removals = gone.map(({ type }) => ({ type, $patch: "delete" }));
  if (conditions.length + removals.length > 0) {
    patch.conditions = [...conditions, ...removals];
    patch["$setElementOrder/conditions"] = (to.conditions ?? []).map(({ type }) => ({ type }));
  }
  for (const field of ["hostIPs", "podIPs"] as const) {
    const items = addressPatch(from[field] ?? [], to[field] ?? []);
    if (items.length > 0) patch[field] = items;
  }
  return Object.keys(patch).length === 0 ? undefined : (patch as StrategicPatch<PodStatus>);
}

function has(conditions: readonly PodCondition[] = [], type: string): boolean {
  return conditions.some((each) => each.type === type);
}

/** Conditions are merged by their type: what one no longer says must be taken away. */
function conditionPatch(before: PodCondition | undefined, now: PodCondition): object {
  const gone = (["reason", "message"] as const).filter((each) => {
    return before?.[each] !== undefined && now[each] === undefined;
  });
  return { ...now, ...Object.fromEntries(gone.map((each) => [each, null])) };
}

interface Address {
  readonly ip: string;
}

/** Lists of addresses are merged by address: the order is that of the list in its place. */
function addressPatch(from: readonly Address[], to: readonly Address[]): readonly object[] {
  if (deepEqual(from, to)) return [];
  return from.length === 0 ? to : [{ $patch: "replace" }, ...to];
}
