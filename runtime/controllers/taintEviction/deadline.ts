import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Taint } from "../../../generated/core/v1/scheduling.ts";
import { type TolerationRules, tolerationsFor } from "../../schema/pods/tolerates.ts";

/** A taint that removes pods, and since when it is there, in milliseconds since the epoch. */
export interface EvictingTaint {
  readonly taint: Taint;
  readonly sinceMs: number;
}

/**
 * When a pod has to leave a node with such taints, in milliseconds since the epoch: in the past for one that does not
 * tolerate a taint at all; undefined where it may stay. The time that a pod tolerates a taint begins with the later of
 * the two, the taint or the pod on the node.
 */
export function deadlineOf(pod: Pod, taints: readonly EvictingTaint[], rules: TolerationRules): number | undefined {
  const placedMs = placedAt(pod);
  let deadlineMs: number | undefined;
  for (const { taint, sinceMs } of taints) {
    const tolerations = tolerationsFor(pod, taint, rules);
    if (tolerations.length === 0) return 0;
    const limits = tolerations.flatMap(({ tolerationSeconds }) => tolerationSeconds ?? []);
    if (limits.length === 0) continue;
    const endMs = Math.max(sinceMs, placedMs) + Math.max(0, Math.min(...limits)) * 1000;
    deadlineMs = Math.min(deadlineMs ?? endMs, endMs);
  }
  return deadlineMs;
}

/** When the pod was put on its node. */
function placedAt({ metadata, status }: Pod): number {
  const placed = status?.conditions?.find(({ type, status: is }) => type === "PodScheduled" && is === "True");
  return Date.parse(placed?.lastTransitionTime ?? metadata?.creationTimestamp ?? "") || 0;
}
