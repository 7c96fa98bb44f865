import type { ContainerView } from "./containers.ts";
import { due, killOf, needsEnd } from "./kills.ts";
import type { Action, Ending, KillAction, ObservedContainer, PodPlan, PodView } from "./podState.ts";

interface EndingPod {
  readonly containers: readonly ContainerView[];
  readonly ending: Ending;
}

/** What is left to end of a pod: its containers, sidecars after the others and the last first, then its sandboxes. */
export function planEnding(view: PodView, given: EndingPod): Pick<PodPlan, "actions" | "isStopped" | "wakeMs"> {
  const { observed, memory, nowMs } = view;
  const kills = due(view, killsInTurn(view, given));
  const deadlineMs = deadlineOf(given.ending, nowMs);
  const running = observed.containers.some(needsEnd);
  const isWorking = [...memory.inFlight.keys()].some((key) => !key.startsWith("remove:"));
  if (running) return { actions: kills, isStopped: false, wakeMs: deadlineMs > nowMs ? deadlineMs : undefined };
  const ready = observed.sandboxes.filter((each) => each.isReady);
  if (ready.length === 0) return { actions: [], isStopped: !isWorking };
  if ([...memory.inFlight.keys()].some(makesMore)) return { actions: [], isStopped: false };
  const stops = ready.map(({ id }): Action => ({ kind: "stopSandbox", key: `stop:${id}`, id }));
  return { actions: stops, isStopped: false };
}

/** When the grace is over: it is never longer than it was asked for, though the clock may have been put back. */
function deadlineOf({ sinceMs, graceSeconds }: Ending, nowMs: number): number {
  return Math.min(sinceMs, nowMs) + graceSeconds * 1000;
}

/** What has begun may yet make a container or a sandbox, which then must end too. */
function makesMore(key: string): boolean {
  return key.startsWith("start:") || key === "sandbox" || key === "prepare";
}

/** A process is given this much at least, whatever its hook has used up. */
const leastSeconds = 2;

function killsInTurn(view: PodView, { containers, ending }: EndingPod): KillAction[] {
  const { observed, nowMs } = view;
  const running = observed.containers.filter(needsEnd);
  const sidecars = containers.filter(({ role }) => role === "sidecar").map(({ name }) => name);
  const others = running.filter(({ name }) => !sidecars.includes(name));
  const leftSeconds = Math.ceil((deadlineOf(ending, nowMs) - nowMs) / 1000);
  const kill = (each: ObservedContainer): KillAction => ({
    ...killOf(view, each, `Stopping container ${each.name}`),
    graceSeconds: Math.max(leftSeconds, Math.min(leastSeconds, ending.graceSeconds)),
  });
  if (leftSeconds <= 0) return running.map(kill);
  if (others.length > 0) return others.map(kill);
  const last = sidecars.findLast((name) => running.some((each) => each.name === name));
  return running.filter(({ name }) => name === last).map(kill);
}
