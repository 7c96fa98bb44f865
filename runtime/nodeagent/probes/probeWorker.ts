import type { Clock } from "../../client/clock.ts";
import { type ProbeKind, type ProbeOutcome, type ProbeRunner, type ProbeTarget, probeOf, timingOf } from "./probe.ts";

export interface ProbeWorkerOptions {
  readonly kind: ProbeKind;
  readonly target: () => ProbeTarget;
  readonly startedAtMs: number;
  /** How long to wait besides, so that not all probes of a node run at once after its agent starts. */
  readonly jitterMs: number;
  readonly run: ProbeRunner;
  readonly clock: Clock;
  /** After each run. */
  readonly onOutcome: (outcome: ProbeOutcome, tookMs: number) => void;
  /** So many runs in a row found the same: the container is, or is not, what the probe asks for. */
  readonly onResult: (isSuccess: boolean) => void;
}

/** Runs one probe of one run of a container, at its times, until it is stopped. Returns how to stop it. */
export function startProbe(options: ProbeWorkerOptions): () => void {
  const { kind, target, startedAtMs, jitterMs, run, clock, onOutcome, onResult } = options;
  let isStopped = false;
  let inRow = 0;
  let last: boolean | undefined;
  let dueMs = 0;

  async function tick(): Promise<void> {
    const probe = probeOf(target().container, kind);
    if (isStopped || probe === undefined) return;
    const { periodMs, successThreshold, failureThreshold } = timingOf(probe);
    const beganMs = clock.nowMs();
    const outcome = await run(probe, target());
    if (isStopped) return;
    onOutcome(outcome, clock.nowMs() - beganMs);
    if (outcome.result !== "error") {
      const isSuccess = outcome.result !== "failure";
      inRow = last === isSuccess ? inRow + 1 : 1;
      last = isSuccess;
      if (inRow >= (isSuccess ? successThreshold : failureThreshold)) onResult(isSuccess);
    }
    if (isStopped) return;
    // Times that passed while it ran are left out.
    const missed = Math.max(1, Math.ceil((clock.nowMs() - dueMs) / periodMs));
    dueMs += missed * periodMs;
    waitUntil(dueMs, periodMs);
  }

  let cancel = (): void => {};
  /** Never longer than so long, though the clock may be put back. */
  function waitUntil(atMs: number, longestMs: number): void {
    const delayMs = Math.min(Math.max(0, atMs - clock.nowMs()), longestMs);
    dueMs = clock.nowMs() + delayMs;
    cancel = clock.after(delayMs, () => void tick());
  }

  const first = probeOf(target().container, kind);
  if (first !== undefined) {
    const { initialDelayMs } = timingOf(first);
    waitUntil(Math.max(clock.nowMs() + jitterMs, startedAtMs + initialDelayMs), Math.max(jitterMs, initialDelayMs));
  }
  return () => {
    isStopped = true;
    cancel();
  };
}
