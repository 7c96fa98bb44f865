import { timerMs } from "../schema/duration.ts";
import { listenForAbort } from "./abort.ts";

/** Time as the client sees it, so that tests can hold it. */
export interface Clock {
  /** Milliseconds since the epoch. */
  nowMs(): number;
  /** Runs once after `delayMs`. Returns how to cancel; cancelling late does nothing. */
  after(delayMs: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  nowMs: Date.now,
  after(delayMs, run) {
    const timer = setTimeout(run, timerMs(delayMs));
    return () => clearTimeout(timer);
  },
};

/** For lengths of time alone: it never jumps, though the machine's time may be put forward or back. */
export const steadyClock: Clock = { nowMs: () => performance.timeOrigin + performance.now(), after: systemClock.after };

/** Waits; rejects with the signal's reason when that comes first. */
export function sleep(
  delayMs: number,
  options: { readonly clock: Clock; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  const { clock, signal } = options;
  return new Promise<void>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const onAbort = () => {
      cancel();
      reject(signal?.reason);
    };
    const cancel = clock.after(delayMs, () => {
      signal?.removeEventListener("abort", onAbort);
      resolve();
    });
    listenForAbort(signal, onAbort);
  });
}
