import type { Clock } from "../../client/clock.ts";

export interface PullQueueOptions {
  /** Most pulls at one time. */
  readonly parallel: number;
  /** Most pulls a second, after `burst` at once; 0 for no such bound. */
  readonly perSecond: number;
  readonly burst: number;
  readonly clock: Clock;
}

/** @limit Image pulls of a node that wait for their turn: one more fails, and its pod tries again later. */
const maxWaiting = 1000;

/** Runs a pull when its turn has come; the signal ends the wait for it. */
export type PullQueue = <T>(pull: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/** Runs pulls in the order in which they came, a few at a time. Throws an Error for one more than the bounds allow. */
export function pullQueue({ parallel, perSecond, burst, clock }: PullQueueOptions): PullQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  let allowed = burst;
  let countedAtMs = clock.nowMs();

  function take(): void {
    if (perSecond === 0) return;
    const nowMs = clock.nowMs();
    allowed = Math.min(burst, allowed + ((nowMs - countedAtMs) / 1000) * perSecond);
    countedAtMs = nowMs;
    if (allowed < 1) throw new Error("pull QPS exceeded");
    allowed -= 1;
  }

  function turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal.reason);
      };
      waiting.push(begin);
      if (signal.aborted) leave();
      else signal.addEventListener("abort", leave, { once: true });
    });
  }

  return async (pull, signal) => {
    take();
    if (running >= parallel) {
      if (waiting.length >= maxWaiting) throw new Error("too many pulls wait for their turn");
      await turn(signal);
    } else running += 1;
    try {
      return await pull();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
