import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { KillAction, ObservedContainer, PodView } from "./podState.ts";

/** A runtime that lost track of a container may still run it. */
export function needsEnd({ state }: ObservedContainer): boolean {
  return state === "running" || state === "unknown";
}

/** Kills that have not begun, or that are to be quicker than they were. */
export function due({ memory, nowMs }: PodView, kills: readonly KillAction[]): KillAction[] {
  return kills.filter(({ key, graceSeconds }) => {
    const known = memory.inFlight.get(key);
    return known === undefined || (known.deadlineMs ?? 0) > nowMs + graceSeconds * 1000 + slackMs;
  });
}

/** Kills that differ by less are the same. */
const slackMs = 1000;

export function killOf(view: PodView, { id, name }: ObservedContainer, message: string): KillAction {
  const graceSeconds = graceOf(view.pod);
  return { kind: "kill", key: `kill:${id}`, id, name, graceSeconds, message, replaces: false };
}

/** Seconds that the containers of a pod get to end by themselves. */
export function graceOf({ spec }: Pod): number {
  return spec?.terminationGracePeriodSeconds ?? 30;
}
