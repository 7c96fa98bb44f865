import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { CgroupLimits, PodLimitsContext } from "../cgroups/limits.ts";
import { allContainers } from "../container/podIdentity.ts";
import { groupLimits } from "./groupLimits.ts";
import { boundsOf, changes, type ContainerBounds, resizable, taking } from "./podBounds.ts";

/** One thing to do for the resize of a pod, in their order. */
export type ResizeStep =
  | { readonly kind: "group"; readonly limits: CgroupLimits }
  /** Gives a running container one more of the resources that it was allocated. */
  | { readonly kind: "container"; readonly name: string; readonly resources: ContainerBounds[string] };

export interface ResizePlan {
  /** Containers that have other resources than the pod was allocated. */
  readonly isInProgress: boolean;
  /** Containers that get theirs in place. */
  readonly inPlace: readonly string[];
  /** Containers that get theirs by another run. */
  readonly byRestart: readonly string[];
}

/** What is left of the resize of a pod; `running` is what its running containers were given. */
export function planResize(pod: Pod, running: ContainerBounds): ResizePlan {
  const { containers } = boundsOf(pod);
  const resized = allContainers(pod).flatMap(({ name, resizePolicy = [] }) => {
    const given = running[name];
    const changed = given === undefined ? [] : changes(given, containers[name]);
    const needsRestart = resizePolicy.some(
      (each) => each.restartPolicy === "RestartContainer" && changed.includes(each.resourceName),
    );
    return changed.length === 0 ? [] : [{ name, needsRestart }];
  });
  return {
    isInProgress: resized.length > 0,
    inPlace: resized.flatMap(({ name, needsRestart }) => (needsRestart ? [] : [name])),
    byRestart: resized.flatMap(({ name, needsRestart }) => (needsRestart ? [name] : [])),
  };
}

/**
 * The steps of what can be done in place: the group of the pod grows before its containers do, and shrinks after them,
 * so that no container ever has more than its pod. Memory goes before processors.
 */
export function resizeSteps(pod: Pod, running: ContainerBounds, context: PodLimitsContext): readonly ResizeStep[] {
  const { containers } = boundsOf(pod);
  const now: Record<string, ContainerBounds[string]> = { ...running };
  const steps: ResizeStep[] = [{ kind: "group", limits: groupLimits(pod, now, context) }];
  const { inPlace } = planResize(pod, running);
  for (const resource of [...resizable].reverse()) {
    for (const name of inPlace) {
      const [from = {}, to = {}] = [now[name], containers[name]];
      if (!changes(from, to).includes(resource)) continue;
      now[name] = taking(resource, { from, to });
      steps.push({ kind: "container", name, resources: now[name] });
    }
  }
  return [...steps, { kind: "group", limits: groupLimits(pod, now, context) }];
}
