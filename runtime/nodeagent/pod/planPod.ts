import { containerViews, type ContainerView } from "./containers.ts";
import { planEnding } from "./planEnding.ts";
import { isInHook } from "./initialization.ts";
import { graceOf } from "./kills.ts";
import { deadlineReason, isFinished } from "./phase.ts";
import { planRunning } from "./planRunning.ts";
import type { Ending, ObservedContainer, PodPlan, PodView } from "./podState.ts";
import { hasEnded, podStatus } from "./podStatus.ts";
import { removals } from "./removals.ts";

/**
 * What to do next with a pod, and what to report of it. It is a function of what is there, so an agent that was just
 * started, and has found a pod half made or half ended, goes on from there.
 */
export function planPod(view: PodView): PodPlan & { readonly ending: Ending | undefined } {
  const containers = containerViews(view);
  const ending = endingOf(view, containers);
  const { actions, isStopped, wakeMs } =
    ending === undefined
      ? { ...planRunning(view, containers), isStopped: false }
      : planEnding(view, { containers, ending });
  const shown = ending === undefined ? containers.map((each) => withoutHooked(view, each)) : containers;
  const status = podStatus(view, { containers: shown, ending, isStopped });
  const running = ending === undefined ? shown.flatMap(({ newest }) => newest ?? []).filter(isRunning) : [];
  const wakes = [wakeMs, ending === undefined ? deadlineMs(view) : undefined].filter((each) => each !== undefined);
  return {
    actions: [...actions, ...removals(view).filter(({ key }) => !actions.some((each) => each.key === key))].filter(
      ({ key, kind }) => kind === "kill" || !view.memory.inFlight.has(key),
    ),
    ...{ status, running, ending, isEnding: ending !== undefined, isStopped },
    wakeMs: wakes.length === 0 ? undefined : Math.min(...wakes),
  };
}

/** A container without the run that has just begun, while its hook runs. */
function withoutHooked(view: PodView, container: ContainerView): ContainerView {
  const { newest, previous, spec } = container;
  if (newest?.state !== "running" || !isInHook(view, spec)) return container;
  return { ...container, newest: previous, current: undefined, previous: undefined };
}

function isRunning({ state }: ObservedContainer): boolean {
  return state === "running";
}

/** Why the pod ends: it is deleted or evicted, its time is over, or its work is done. */
function endingOf(view: PodView, containers: readonly ContainerView[]): Ending | undefined {
  const { pod, memory, nowMs } = view;
  if (memory.ending !== undefined) return memory.ending;
  const graceSeconds = graceOf(pod);
  const isOver = (deadlineMs(view) ?? Number.POSITIVE_INFINITY) <= nowMs;
  if (isOver) return { graceSeconds, sinceMs: nowMs, reason: deadlineReason, message: deadlineMessage };
  return hasEnded(memory.status) || isFinished(view, containers) ? { graceSeconds, sinceMs: nowMs } : undefined;
}

const deadlineMessage = "Pod was active on the node longer than the specified deadline";

/** When the pod may be active no longer. */
function deadlineMs({ pod, memory }: PodView): number | undefined {
  const seconds = pod.spec?.activeDeadlineSeconds;
  const { startTime } = memory.status;
  if (seconds === undefined || startTime === undefined) return undefined;
  return Date.parse(startTime) + seconds * 1000;
}
