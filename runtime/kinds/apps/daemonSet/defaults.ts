import type { DaemonSetUpdateStrategy } from "../../../../generated/apps/v1/daemonSet.ts";

/** A rolling update takes one node at a time, and removes the old pod first. */
export function updateStrategy(strategy: DaemonSetUpdateStrategy): void {
  if (strategy.type !== "RollingUpdate") return;
  const rollingUpdate = (strategy.rollingUpdate ??= {});
  rollingUpdate.maxUnavailable ??= 1;
  rollingUpdate.maxSurge ??= 0;
}
