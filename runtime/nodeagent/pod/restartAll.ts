import { matchingRule } from "./restart.ts";
import type { ContainerView } from "./containers.ts";
import { due, killOf, needsEnd } from "./kills.ts";
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

function triggerOf(containers: readonly ContainerView[]): ContainerView | undefined {
  return containers.find(({ spec, newest }) => {
    return newest?.state === "exited" && matchingRule(spec, newest.exitCode)?.action === "RestartAllContainers";
  });
}
