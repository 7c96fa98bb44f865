import type { Clock } from "../../client/clock.ts";
import { openPlaces } from "../places.ts";

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
  const places = openPlaces(parallel);
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

  return async (pull, signal) => {
    take();
    if (places.waiting() >= maxWaiting) throw new Error("too many pulls wait for their turn");
    const leave = await places.take({ signal });
    try {
      return await pull();
    } finally {
      leave();
    }
  };
}
