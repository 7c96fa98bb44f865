import type { Pod } from "../../../generated/core/v1/pod.ts";
import { systemPriorities } from "../../schema/pods/systemPriorities.ts";

/** Pods of a priority, up to that of the next group, have so long to end when the node shuts down. */
export interface ShutdownPeriod {
  readonly priority: number;
  readonly seconds: number;
}

export interface ShutdownPeriods {
  readonly totalSeconds: number;
  /** Part of the total that is for critical pods, which end last. */
  readonly criticalSeconds: number;
  /** Seconds by priority, instead of both. */
  readonly byPriority: Readonly<Record<string, string>>;
}

/** Priority from which on pods are critical. */
const critical = systemPriorities["system-cluster-critical"];

/** The periods one after the other, of the lowest priority first. Throws an Error that names what cannot be. */
export function shutdownPeriods({ totalSeconds, criticalSeconds, byPriority }: ShutdownPeriods): ShutdownPeriod[] {
  const given = Object.entries(byPriority);
  if (given.length > 0 && totalSeconds + criticalSeconds > 0) {
    throw new Error("--shutdown-grace-period-by-pod-priority stands instead of the other shutdown grace periods");
  }
  if (criticalSeconds > totalSeconds) {
    throw new Error("--shutdown-grace-period-critical-pods is part of --shutdown-grace-period, and cannot be longer");
  }
  for (const seconds of [totalSeconds, criticalSeconds]) {
    if (seconds > 0 && seconds < 1) throw new Error("a shutdown grace period is 0 or at least one second");
  }
  if (given.length > 0) return given.map(([priority, seconds]) => periodOf(priority, seconds)).sort(byLeast);
  if (totalSeconds === 0) return [];
  return [
    { priority: 0, seconds: totalSeconds - criticalSeconds },
    { priority: critical, seconds: criticalSeconds },
  ];
}

function periodOf(priority: string, seconds: string): ShutdownPeriod {
  if (!/^-?\d+$/.test(priority) || !/^\d+$/.test(seconds)) {
    throw new Error(`--shutdown-grace-period-by-pod-priority: ${priority}=${seconds} is no priority with its seconds`);
  }
  return { priority: Number(priority), seconds: Number(seconds) };
}

function byLeast(a: ShutdownPeriod, b: ShutdownPeriod): number {
  return a.priority - b.priority;
}

export interface ShutdownGroup {
  readonly seconds: number;
  readonly pods: readonly Pod[];
}

/** The pods of each period; those below the lowest are of that one. */
export function shutdownGroups(periods: readonly ShutdownPeriod[], pods: readonly Pod[]): readonly ShutdownGroup[] {
  const indexOf = ({ spec }: Pod) => {
    const found = periods.findLastIndex(({ priority }) => priority <= (spec?.priority ?? 0));
    return Math.max(0, found);
  };
  return periods
    .map(({ seconds }, index) => ({ seconds, pods: pods.filter((each) => indexOf(each) === index) }))
    .filter((group) => group.pods.length > 0);
}
