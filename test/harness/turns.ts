import { existsSync, readFileSync } from "node:fs";

/** Milliseconds that the main thread has computed; elsewhere than on Linux, that have passed. */
function spentMs(): number {
  return hasSchedstat ? Number(readFileSync(schedstat, "latin1").split(" ", 1)[0]) / 1e6 : performance.now();
}

const schedstat = `/proc/self/task/${process.pid}/schedstat`;
const hasSchedstat = existsSync(schedstat);

export interface Turns<T> {
  readonly result: T;
  /** Milliseconds of computing of the longest turn of the loop: how long others wait on an idle machine. */
  readonly longestMs: number;
}

/**
 * Runs something and looks at every turn of the event loop meanwhile. A turn counts for what it took by the clock or of
 * the processor, whichever is less: the kernel counts the latter by the tick of its scheduler, some 4 ms, and by the
 * clock this process waits for others.
 */
export async function turnsOf<T>(run: () => Promise<T>): Promise<Turns<T>> {
  let longestMs = 0;
  let lastMs = spentMs();
  let lastWallMs = performance.now();
  let isOver = false;
  const look = () => {
    const nowMs = spentMs();
    const wallMs = performance.now();
    longestMs = Math.max(longestMs, Math.min(nowMs - lastMs, wallMs - lastWallMs));
    lastMs = nowMs;
    lastWallMs = wallMs;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  try {
    const result = await run();
    await new Promise((resolve) => setImmediate(resolve));
    return { result, longestMs };
  } finally {
    isOver = true;
  }
}
