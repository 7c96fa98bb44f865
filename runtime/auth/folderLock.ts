import { mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds after which a lock is one that a process has left behind. */
const staleMs = 10_000;
/** Milliseconds between two looks at the lock of another. */
const lookMs = 20;

/** Runs something that processes which share a folder are to do one after the other; it must take less than 10 s. */
export async function withFolderLock<T>(folder: string, run: () => Promise<T>): Promise<T> {
  const lock = join(folder, ".lock");
  while (!isTaken(lock)) await sleep(lookMs);
  try {
    return await run();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Whether the lock is this process's now. */
function isTaken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (made !== undefined && Date.now() - made > staleMs) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}
