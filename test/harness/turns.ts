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

/** Runs something and looks at every turn of the event loop meanwhile. */
export async function turnsOf<T>(run: () => Promise<T>): Promise<Turns<T>> {
  let longestMs = 0;
  let lastMs = spentMs();
  let isOver = false;
  const look = () => {
    const nowMs = spentMs();
    longestMs = Math.max(longestMs, nowMs - lastMs);
    lastMs = nowMs;
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
