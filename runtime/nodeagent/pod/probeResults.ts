import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import { knownStatus } from "./lostRun.ts";
import { type PodView, type ProbeResults, usualStatusRules } from "./podState.ts";

/** A run of a container. */
export interface ProbedRun {
  readonly name: string;
  readonly id: string;
}

/** What probes say of a run; before they say anything, what was reported of it. */
export function probeResults({ memory, statusRules = usualStatusRules }: PodView, run: ProbedRun): ProbeResults {
  const { probes, status } = memory;
  return probes.get(run.id) ?? (statusRules.keepsReported ? reportedResults(status, run) : {});
}

/**
 * What a status says of a run; nothing where it is of another run, or of one that had ended. Containers of a pod that
 * is not ready have to show that they are: their node may have been away for long.
 */
export function reportedResults(status: PodStatus, { name, id }: ProbedRun): ProbeResults {
  const known = knownStatus(status, name);
  if (known?.state?.running === undefined || !known.containerID?.endsWith(`://${id}`)) return {};
  const isPodReady = status.conditions?.some((each) => each.type === "Ready" && each.status === "True") ?? false;
  return { started: known.started === true, ready: known.ready && isPodReady };
}
