import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { AnyContainer } from "../container/podIdentity.ts";
import type { ContainerRole, ContainerView } from "./containers.ts";
import { knownStatus, lostRun } from "./lostRun.ts";
import type { Backoff, PodView, RestartDelays } from "./podState.ts";

/** Whether the newest run of a container has ended and none follows it. */
export function isOverForGood(view: PodView, container: ContainerView): boolean {
  const exitCode = lastExitCode(view, container);
  return exitCode !== undefined && !runsAgain(view, container, exitCode);
}

/** How the newest run of a container ended, known or lost; undefined while it has not. */
export function lastExitCode({ memory }: PodView, container: ContainerView): number | undefined {
  const { newest } = container;
  // One that waited for its next start waits on.
  const isWaiting = knownStatus(memory.status, container.name)?.state?.waiting !== undefined;
  if (newest === undefined) return isWaiting ? undefined : lostRun(memory.status, container)?.exitCode;
  return newest.state === "exited" ? newest.exitCode : undefined;
}

/** Whether a run that ended so is followed by another: the agent ended it for that, or the pod wants it. */
export function runsAgain(view: PodView, container: ContainerView, exitCode: number): boolean {
  return isReplaced(view, container) || restarts(view.pod, container, exitCode);
}

/** Whether the agent ended the newest run, or is about to, so that another follows. */
export function isReplaced({ memory }: PodView, { name, newest }: ContainerView): boolean {
  return newest !== undefined && memory.containers.get(name)?.replacing === newest.id;
}

/** Whether a container that ended so by itself is started again. */
export function restarts(
  pod: Pod,
  { spec, role }: { readonly spec: AnyContainer; readonly role: ContainerRole },
  exitCode: number,
): boolean {
  if (role === "ephemeral") return false;
  if (role === "sidecar") return true;
  if (matchingRule(spec, exitCode) !== undefined) return true;
  const policy = restartPolicyOf(pod, { spec });
  if (policy === "Always" && role === "app") return true;
  return policy !== "Never" && exitCode !== 0;
}

/** The policy of a container, or that of its pod. */
export function restartPolicyOf({ spec: pod }: Pod, { spec }: { readonly spec: AnyContainer }): string {
  return spec.restartPolicy ?? pod?.restartPolicy ?? "Always";
}

/** The first rule of a container for that exit code. */
export function matchingRule({ restartPolicyRules = [] }: AnyContainer, exitCode: number) {
  return restartPolicyRules.find(({ exitCodes }) => {
    const isListed = exitCodes?.values?.includes(exitCode) ?? false;
    return exitCodes !== undefined && isListed === (exitCodes.operator === "In");
  });
}

/** @limit Wait of a container for its restart: restarted after that time. */
const longestDelayMs = 300_000;

export const usualDelays: RestartDelays = { firstMs: 10_000, longestMs: longestDelayMs };

/** When a container that ended then may be started again: at once, if it has not been restarted for long. */
export function restartMs(backoff: Backoff | undefined, finishedMs: number): number {
  return backoff === undefined || isOver(backoff, finishedMs) ? finishedMs : finishedMs + backoff.delayMs;
}

/** The start that follows a run that has ended. */
export interface Restart {
  readonly atMs: number;
  /** What that start sets for the next. */
  readonly backoff: Backoff | undefined;
}

/**
 * What follows the end of the newest run of a container. One that the agent ended so that another follows does not wait
 * for itself: what counts is the end of the run before it, and only where that waits does it wait, from its own end.
 */
export function restartAfter(view: PodView, container: ContainerView): Restart | undefined {
  const { newest, previous, name } = container;
  if (newest?.state !== "exited") return undefined;
  const { backoff } = view.memory.containers.get(name) ?? {};
  const own = { atMs: restartMs(backoff, newest.finishedMs), sinceMs: newest.finishedMs };
  const before = previous?.state === "exited" ? previous.finishedMs : undefined;
  const isFree =
    isReplaced(view, container) && (before === undefined || restartMs(backoff, before) <= newest.finishedMs);
  const { atMs, sinceMs } = isFree ? { atMs: newest.finishedMs, sinceMs: before } : own;
  return { atMs, backoff: sinceMs === undefined ? backoff : nextBackoff(backoff, sinceMs, view.restartDelays) };
}

/**
 * When something is due, as the clock is now. Nothing waits longer than the longest delay: what seems to was set before
 * the clock was put back, and is due at once.
 */
export function dueMs(atMs: number, nowMs: number): number {
  return atMs - nowMs > longestDelayMs ? nowMs : atMs;
}

/** What the start after that end sets for the next. */
export function nextBackoff(
  backoff: Backoff | undefined,
  finishedMs: number,
  { firstMs, longestMs }: RestartDelays = usualDelays,
): Backoff {
  const delayMs = backoff === undefined || isOver(backoff, finishedMs) ? firstMs : backoff.delayMs * 2;
  return { delayMs: Math.min(delayMs, longestMs), sinceMs: finishedMs };
}

/** Twice the longest delay without an end forgives all earlier ones. */
function isOver({ sinceMs }: Backoff, finishedMs: number): boolean {
  return finishedMs - sinceMs > 2 * longestDelayMs;
}
