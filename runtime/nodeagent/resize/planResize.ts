import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { CgroupLimits, PodLimitsContext } from "../cgroups/limits.ts";
import { allContainers } from "../container/podIdentity.ts";
import { memberOf } from "../../schema/object.ts";
import { grown, groupLimits } from "./groupLimits.ts";
import {
  boundsOf,
  changes,
  type ContainerBounds,
  type GivenBounds,
  mostBounds,
  resizable,
  shrinks,
  taking,
  withGiven,
} from "./podBounds.ts";

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

/**
 * What is left of the resize of a pod; `running` is what its running containers have. One of which that is not sure
 * gets what it is to have once more.
 */
export function planResize(pod: Pod, running: GivenBounds): ResizePlan {
  const { containers } = boundsOf(pod);
  const resized = allContainers(pod).flatMap(({ name, resizePolicy = [] }) => {
    const given = memberOf(running.given, name);
    const changed = given === undefined ? [] : changes(given, memberOf(containers, name));
    const needsRestart = resizePolicy.some(
      (each) => each.restartPolicy === "RestartContainer" && changed.includes(each.resourceName),
    );
    const isSure = memberOf(running.unsure, name) === undefined;
    return changed.length === 0 && isSure ? [] : [{ name, needsRestart }];
  });
  return {
    isInProgress: resized.length > 0,
    inPlace: resized.flatMap(({ name, needsRestart }) => (needsRestart ? [] : [name])),
    byRestart: resized.flatMap(({ name, needsRestart }) => (needsRestart ? [name] : [])),
  };
}

/**
 * The steps of what can be done in place: the group of the pod grows before its containers do, and shrinks after them,
 * and containers that shrink go before those that grow, so that they never have more than their pod. It makes room for
 * all that will run then: a container that takes a restart keeps what it has until then. Memory goes before processors.
 */
export function resizeSteps(pod: Pod, running: GivenBounds, context: PodLimitsContext): readonly ResizeStep[] {
  const { containers } = boundsOf(pod);
  const { inPlace } = planResize(pod, running);
  const resized = Object.fromEntries(inPlace.map((name) => [name, memberOf(containers, name) ?? {}]));
  let now = running;
  const most = grown(groupLimits(pod, now, context), groupLimits(pod, withGiven(now, resized), context));
  const steps: ResizeStep[] = [{ kind: "group", limits: most }];
  for (const resource of [...resizable].reverse()) {
    const changed = inPlace
      .map((name) => ({ name, from: memberOf(mostBounds(now), name) ?? {}, to: memberOf(containers, name) ?? {} }))
      .filter(({ name, from, to }) => memberOf(now.unsure, name) !== undefined || changes(from, to).includes(resource))
      .map((each) => ({ ...each, isLess: shrinks(resource, each) }));
    for (const { name, from, to } of changed.sort((a, b) => Number(b.isLess) - Number(a.isLess))) {
      const resources = taking(resource, { from, to });
      now = withGiven(now, { [name]: resources });
      steps.push({ kind: "container", name, resources });
    }
  }
  return [...steps, { kind: "group", limits: groupLimits(pod, now, context) }];
}
