import { availableParallelism, cpus } from "node:os";

/** Files that run at once, at most. */
const maxFiles = 12;
/** Share of the processors' time that is idle when another file is begun. */
const idleShare = 0.15;
/** How often that is looked at, in milliseconds. */
const lookMs = 250;

/**
 * Runs files in order, one for each of two processors, and others beside them while the machine has little to do: many
 * tests wait for a deadline or for a process. With `isQuiet` a processor that has nothing to do stays so.
 */
export async function runEach(
  files: readonly string[],
  run: (file: string) => Promise<void>,
  { isQuiet = false } = {},
): Promise<void> {
  const queue = [...files];
  let running = 0;
  const work = async () => {
    running++;
    const file = queue.shift();
    if (file !== undefined) await run(file);
    running--;
  };
  const usual = async () => {
    while (queue.length > 0) await work();
  };
  const all = Array.from({ length: Math.min(2, availableParallelism()) }, usual);
  let last = processorTimes();
  const timer = setInterval(() => {
    const now = processorTimes();
    const idle = (now.idleMs - last.idleMs) / (now.totalMs - last.totalMs);
    last = now;
    if (!isQuiet && idle > idleShare && running < maxFiles) all.push(work());
  }, lookMs);
  for (const each of all) await each; // grows while it is walked
  clearInterval(timer);
}

function processorTimes(): { idleMs: number; totalMs: number } {
  const all = cpus().map(({ times }) => times);
  const idleMs = all.reduce((sum, { idle }) => sum + idle, 0);
  return {
    idleMs,
    totalMs: all.reduce((sum, { user, nice, sys, irq, idle }) => sum + user + nice + sys + irq + idle, 0),
  };
}
