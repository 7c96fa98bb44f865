import type { ContainerStateTerminated, ContainerStatus } from "../../../generated/core/v1/containerStatus.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import type { ContainerView } from "./containers.ts";

/** What was last reported of a container. */
export function knownStatus(status: PodStatus, name: string): ContainerStatus | undefined {
  const { containerStatuses = [], initContainerStatuses = [], ephemeralContainerStatuses = [] } = status;
  return [...containerStatuses, ...initContainerStatuses, ...ephemeralContainerStatuses].find(
    (each) => each.name === name,
  );
}

/** How a run ended that was reported and that the runtime has lost since: it counts as one all the same. */
export function lostRun(
  status: PodStatus,
  { name, newest }: Pick<ContainerView, "name" | "newest">,
): ContainerStateTerminated | undefined {
  const known = newest === undefined ? knownStatus(status, name) : undefined;
  if (known?.containerID === undefined) return undefined; // it did not run, or its loss is reported
  const { state, lastState, containerID } = known;
  if (state?.running !== undefined) return { ...lostState, containerID };
  if (state?.terminated !== undefined) return state.terminated;
  return lastState?.terminated?.containerID === containerID ? lastState.terminated : undefined;
}

export const lostState: ContainerStateTerminated = {
  exitCode: 137,
  reason: "ContainerStatusUnknown",
  message: "The container could not be located when the pod was deleted.  The container used to be Running",
  startedAt: null,
  finishedAt: null,
};
