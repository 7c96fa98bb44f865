import { existsSync, readFileSync } from "node:fs";

export interface LoopUse<T> {
  readonly result: T;
  /** The longest time, in milliseconds, in which the event loop did one thing: how long others wait. */
  readonly longestMs: number;
  /** Processor time that the process took, in milliseconds. It means something in a process of the test's own. */
  readonly cpuMs: number;
}

const tickMs = 1;

/**
 * Runs something and says what became of the event loop meanwhile. A turn counts for what it took by the clock or of
 * the processor, whichever is less: on a busy machine this process waits for others, and the kernel counts what a
 * thread computes by the tick of its scheduler, some 4 ms.
 */
export async function measureLoop<T>(run: () => Promise<T>): Promise<LoopUse<T>> {
  const start = process.cpuUsage();
  let lastMs = performance.now();
  let lastComputedMs = computedMs();
  let longestMs = 0;
  const look = () => {
    const nowMs = performance.now();
    const nowComputedMs = computedMs();
    longestMs = Math.max(longestMs, Math.min(nowMs - lastMs, nowComputedMs - lastComputedMs));
    lastMs = nowMs;
    lastComputedMs = nowComputedMs;
  };
  const timer = setInterval(look, tickMs);
  try {
    const result = await run();
    look();
    const { user, system } = process.cpuUsage(start);
    return { result, longestMs, cpuMs: (user + system) / 1000 };
  } finally {
    clearInterval(timer);
  }
}

/** What the main thread has computed; elsewhere than on Linux, the time that has passed. */
function computedMs(): number {
  return hasSchedstat ? Number(readFileSync(schedstat, "latin1").split(" ", 1)[0]) / 1e6 : performance.now();
}

const schedstat = `/proc/self/task/${process.pid}/schedstat`;
const hasSchedstat = existsSync(schedstat);
