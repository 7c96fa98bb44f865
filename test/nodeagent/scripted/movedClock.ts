import type { Clock } from "../../../runtime/client/clock.ts";

export interface MovedClock extends Clock {
  /** The machine's time is put forward, or back. */
  readonly jump: (ms: number) => void;
}

/** The machine's clock, so many times as fast, which a test can put forward and back. Waits keep their length. */
export function movedClock({ speed = 1 }: { readonly speed?: number } = {}): MovedClock {
  const beganMs = performance.now();
  let originMs = Date.now();
  return {
    nowMs: () => originMs + (performance.now() - beganMs) * speed,
    after: (delayMs, run) => {
      const timer = setTimeout(run, Math.min(delayMs / speed, 2 ** 31 - 1));
      return () => clearTimeout(timer);
    },
    jump: (ms) => {
      originMs += ms;
    },
  };
}
