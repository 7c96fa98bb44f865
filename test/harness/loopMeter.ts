import "./ownProcess.ts";

export interface LoopUse<T> {
  readonly result: T;
  /** The longest time, in milliseconds, in which the event loop did one thing. */
  readonly longestMs: number;
  /** Processor time that the process took, in milliseconds. */
  readonly cpuMs: number;
}

const tickMs = 1;

/**
 * Runs something and says what became of the event loop meanwhile. A turn counts for what it took by the clock or of
 * the processor, whichever is less: on a busy machine this process waits for others, and helpers of the engine work
 * beside the loop.
 */
export async function measureLoop<T>(run: () => Promise<T>): Promise<LoopUse<T>> {
  const start = process.cpuUsage();
  let lastMs = performance.now();
  let last = start;
  let longestMs = 0;
  const look = () => {
    const nowMs = performance.now();
    const now = process.cpuUsage();
    longestMs = Math.max(longestMs, Math.min(nowMs - lastMs, millisecondsOf(now) - millisecondsOf(last)));
    lastMs = nowMs;
    last = now;
  };
  const timer = setInterval(look, tickMs);
  try {
    const result = await run();
    look();
    return { result, longestMs, cpuMs: millisecondsOf(last) - millisecondsOf(start) };
  } finally {
    clearInterval(timer);
  }
}

function millisecondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}
