import type { ContainerStatus } from "../../../generated/core/v1/containerStatus.ts";
import { matchingRule } from "./restart.ts";
import type { ContainerView } from "./containers.ts";
import { due, killOf, needsEnd } from "./kills.ts";
import { knownStatus, lostRun } from "./lostRun.ts";
import type { Action, PodView } from "./podState.ts";

/** A container has ended in a way after which all containers of its pod start anew. */
export function restartsAll(containers: readonly ContainerView[]): boolean {
  return triggerOf(containers) !== undefined;
}

/**
 * What is left before the pod starts anew in its sandbox: its containers end, then their runs go, the newest after
 * those before them, from which runs would be counted. The run that asked for it goes last, so that an agent that
 * starts in between goes on.
 */
export function restartAllActions(view: PodView, containers: readonly ContainerView[]): Action[] {
  const { observed, memory } = view;
  const running = observed.containers.filter(needsEnd);
  if (running.length > 0) {
    return due(
      view,
      running.map((each) => killOf(view, each, "killing")),
    );
  }
  if ([...memory.inFlight.keys()].some((key) => key.startsWith("start:"))) return [];
  const trigger = triggerOf(containers)?.newest;
  const newest = new Set(containers.map((each) => each.newest?.id));
  const old = observed.containers.filter(({ id }) => !newest.has(id));
  const others = observed.containers.filter(({ id }) => id !== trigger?.id);
  const [gone = observed.containers] = [old, others].filter((each) => each.length > 0);
  return gone.map(({ id }) => ({ kind: "removeContainer", key: `remove:${id}`, id }));
}

/** How a container is reported that is to start anew with all others of its pod. */
export const restartingState = {
  reason: "RestartingAllContainers",
  message: "The container is removed because RestartAllContainers in place",
};

/** Whether a container asked for all of its pod to start anew: it is reported as it ended until it is gone. */
export function isTrigger({ spec, newest }: ContainerView): boolean {
  return newest?.state === "exited" && matchingRule(spec, newest.exitCode)?.action === "RestartAllContainers";
}

/**
 * What is reported of a container that was removed for all of its pod to start anew: as in the field, not how its run
 * ended. Undefined for any other.
 */
export function removedForRestart(
  { memory: { status } }: PodView,
  container: ContainerView,
): Pick<ContainerStatus, "state" | "lastState" | "restartCount"> | undefined {
  const isUnderWay = (status.conditions ?? []).some(
    (each) => each.type === "AllContainersRestarting" && each.status === "True",
  );
  if (!isUnderWay || lostRun(status, container) === undefined) return undefined;
  return {
    state: { waiting: restartingState },
    lastState: { terminated: { exitCode: 137, ...restartingState, startedAt: null, finishedAt: null } },
    restartCount: (knownStatus(status, container.name)?.restartCount ?? 0) + 1,
  };
}

function triggerOf(containers: readonly ContainerView[]): ContainerView | undefined {
  return containers.find(isTrigger);
}
