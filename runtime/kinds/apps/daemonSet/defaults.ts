import type { DaemonSet, DaemonSetUpdateStrategy } from "../../../../generated/apps/v1/daemonSet.ts";

/** Counts the templates that a daemon set has had. No controller needs it any more, but old clients still read it. */
export const templateGeneration = "deprecated.daemonset.template.generation";

/** The count is there before it is counted, so that who creates a daemon set manages it. */
export function daemonSet(set: DaemonSet): void {
  const metadata = (set.metadata ??= {});
  const annotations = (metadata.annotations ??= {});
  annotations[templateGeneration] ??= "0";
}

/** A rolling update takes one node at a time, and removes the old pod first. */
export function updateStrategy(strategy: DaemonSetUpdateStrategy): void {
  if (strategy.type !== "RollingUpdate") return;
  const rollingUpdate = (strategy.rollingUpdate ??= {});
  rollingUpdate.maxUnavailable ??= 1;
  rollingUpdate.maxSurge ??= 0;
}
