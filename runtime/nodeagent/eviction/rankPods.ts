import { podAmounts, unitsOf } from "../container/amounts.ts";
import { type DiskLayout, diskUsageOf } from "./diskLayout.ts";
import type { PodUsage } from "./podUsage.ts";
import { resourceOf, type SignalName } from "./signals.ts";

/**
 * Pods in the order in which they go when a signal is short: those of which nothing is known, those over what they
 * asked for, then by their priority, then by how much they are over it. Of process ids nothing is asked for, and those
 * with the most go first.
 */
export function rankPods(usages: readonly PodUsage[], signal: SignalName, layout: DiskLayout): readonly PodUsage[] {
  const ranked = usages.map((usage) => ({ usage, ...measure(usage, signal, layout) }));
  const usesRequests = resourceOf(signal) !== "pids";
  ranked.sort((a, b) => {
    const byRequest = usesRequests ? urgency(b) - urgency(a) : 0;
    return byRequest || priorityOf(a.usage) - priorityOf(b.usage) || difference(b.over, a.over);
  });
  return ranked.map(({ usage }) => usage);
}

function urgency({ usage, over }: { readonly usage: PodUsage; readonly over: number }): number {
  return usage.isMeasured ? Number(over > 0) : 2;
}

/** How far a pod is over what it asked for; Infinity where it is not known what it uses. */
function measure(usage: PodUsage, signal: SignalName, layout: DiskLayout): { readonly over: number } {
  const unknown = Number.POSITIVE_INFINITY;
  switch (resourceOf(signal)) {
    case "memory":
      return { over: (usage.memory ?? unknown) - requestOf(usage, "memory") };
    case "ephemeral-storage":
      return { over: diskUsageOf(usage, signal, layout).bytes - requestOf(usage, "ephemeral-storage") };
    case "inodes":
      return { over: diskUsageOf(usage, signal, layout).inodes };
    case "pids":
      return { over: usage.processes ?? unknown };
  }
}

function requestOf({ pod }: PodUsage, name: string): number {
  return unitsOf(podAmounts(pod, "requests")[name] ?? 0n);
}

function priorityOf({ pod }: PodUsage): number {
  return pod.spec?.priority ?? 0;
}

/** Also of two infinities, whose difference is no number. */
function difference(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
