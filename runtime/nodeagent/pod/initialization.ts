import { type ContainerView, currentSandbox, hasSucceeded, startKey } from "./containers.ts";
import type { PodView } from "./podState.ts";
import { probeResults } from "./probeResults.ts";

/** Whether the init containers of the pod have done their work in the sandbox that it has. */
export function isInitialized(view: PodView, containers: readonly ContainerView[]): boolean {
  if (currentSandbox(view.observed) === undefined) return !containers.some(({ role }) => isInit(role));
  if (containers.some(({ role, current }) => role === "app" && current !== undefined)) return true;
  return containers.every((each) => !isInit(each.role) || initIsDone(view, each));
}

export function isInit(role: ContainerView["role"]): boolean {
  return role === "init" || role === "sidecar";
}

/** Whether those after it may start. */
export function initIsDone(view: PodView, { role, spec, current }: ContainerView): boolean {
  if (role === "init") return hasSucceeded(current);
  return current?.state === "running" && isStarted(view, { spec, id: current.id });
}

/**
 * Whether the hook of a container that was just started runs. Until it has ended the container does not count as one
 * that runs. An agent that was started meanwhile knows of none: the hook ran once, and how far is not known.
 */
export function isInHook({ memory }: PodView, { name, lifecycle }: ContainerView["spec"]): boolean {
  return lifecycle?.postStart !== undefined && memory.inFlight.has(startKey(name));
}

/** Whether the hook of a running container has ended and its startup probe has succeeded, if it has them. */
export function isStarted(
  view: PodView,
  { spec, id }: { readonly spec: ContainerView["spec"]; readonly id: string },
): boolean {
  if (isInHook(view, spec)) return false;
  return spec.startupProbe === undefined || probeResults(view, { name: spec.name, id }).started === true;
}
