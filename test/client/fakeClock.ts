import type { Clock } from "../../runtime/client/index.ts";

/** Time that moves only when the test says so. */
export interface FakeClock extends Clock {
  /** Delays asked for and neither over nor cancelled, in milliseconds from when they were asked, in that order. */
  readonly pending: readonly number[];
  /** Moves time on, running what falls due in the order of its time. */
  advance(byMs: number): void;
}

export function fakeClock(): FakeClock {
  interface Timer {
    readonly atMs: number;
    readonly delayMs: number;
    readonly run: () => void;
  }
  let nowMs = 1_000_000;
  const timers = new Set<Timer>();
  return {
    nowMs: () => nowMs,
    after(delayMs, run) {
      const timer = { atMs: nowMs + delayMs, delayMs, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    get pending() {
      return [...timers].map((each) => each.delayMs);
    },
    advance(byMs) {
      const endMs = nowMs + byMs;
      for (;;) {
        const [next] = [...timers].filter((each) => each.atMs <= endMs).sort((a, b) => a.atMs - b.atMs);
        if (next === undefined) break;
        timers.delete(next);
        nowMs = next.atMs;
        next.run();
      }
      nowMs = endMs;
    },
  };
}
