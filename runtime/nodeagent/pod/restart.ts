import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { AnyContainer } from "../container/podIdentity.ts";
import type { ContainerRole } from "./containers.ts";
import type { Backoff } from "./podState.ts";

/** Whether a container that ended so is started again. */
export function restarts(
  pod: Pod,
  { spec, role }: { readonly spec: AnyContainer; readonly role: ContainerRole },
  exitCode: number,
): boolean {
  if (role === "ephemeral") return false;
  if (role === "sidecar") return true;
  if (hasRestartRule(spec, exitCode)) return true;
  const policy = spec.restartPolicy ?? pod.spec?.restartPolicy ?? "Always";
  if (policy === "Always" && role === "app") return true;
  return policy !== "Never" && exitCode !== 0;
}

function hasRestartRule({ restartPolicyRules = [] }: AnyContainer, exitCode: number): boolean {
  return restartPolicyRules.some(({ exitCodes }) => {
    const isListed = exitCodes?.values?.includes(exitCode) ?? false;
    return exitCodes !== undefined && isListed === (exitCodes.operator === "In");
  });
}

const firstDelayMs = 10_000;
/** @limit Wait of a container for its restart: restarted after that time. */
const defaultMaxDelayMs = 300_000;

/** When a container that ended then may be started again: at once, if it has not been restarted for long. */
export function restartMs(backoff: Backoff | undefined, finishedMs: number): number {
  return backoff === undefined || isOver(backoff, finishedMs) ? finishedMs : finishedMs + backoff.delayMs;
}

/**
 * When something is due, as the clock is now. Nothing waits longer than the longest delay: what seems to was set before
 * the clock was put back, and is due at once.
 */
export function dueMs(atMs: number, nowMs: number): number {
  return atMs - nowMs > defaultMaxDelayMs ? nowMs : atMs;
}

/** What the start after that end sets for the next. */
export function nextBackoff(
  backoff: Backoff | undefined,
  finishedMs: number,
  maxDelayMs: number = defaultMaxDelayMs,
): Backoff {
  const delayMs = backoff === undefined || isOver(backoff, finishedMs) ? firstDelayMs : backoff.delayMs * 2;
  return { delayMs: Math.min(delayMs, maxDelayMs), sinceMs: finishedMs };
}

/** Twice the longest delay without an end forgives all earlier ones. */
function isOver({ sinceMs }: Backoff, finishedMs: number): boolean {
  return finishedMs - sinceMs > 2 * defaultMaxDelayMs;
}
