import { type FSWatcher, readdirSync, statSync, watch as watchFolder } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { RunResult, Environment } from "./environment.ts";

/** Editors write a file in several steps; a run starts when nothing has changed for this long. */
const settleMs = 40;

/**
 * Runs, then again after every change of a spec file, until the signal aborts. A run with mistakes prints them and
 * waits for the next change; so does one that fails.
 */
export async function watch(runOnce: () => Promise<RunResult>, { print, signal }: Environment): Promise<void> {
  const changes = makeChanges();
  const followed: Followed = new Map();
  const stop = () => {
    for (const { watcher } of followed.values()) watcher.close();
    changes.notify();
  };
  signal.addEventListener("abort", stop, { once: true });
  try {
    while (!signal.aborted) {
      changes.clear();
      const started = Date.now();
      const { folders } = await runOnce();
      const added = follow(folders, followed, changes.notify);
      if (added.some((folder) => isChangedSince(folder, started))) changes.notify();
      if (!signal.aborted) print("generate: watching for changes\n");
      await changes.next();
      if (!signal.aborted) await changes.settled(settleMs);
    }
  } finally {
    signal.removeEventListener("abort", stop);
    stop();
  }
}

/** Each folder with its watcher, and its identity when the watcher was made. */
type Followed = Map<string, { readonly watcher: FSWatcher; readonly identity: string | undefined }>;

/**
 * One watcher a folder: recursive watching differs between systems. New folders are picked up by the run they cause,
 * and answered, since nothing saw what changed in them during the run.
 */
function follow(folders: readonly string[], followed: Followed, notify: () => void): string[] {
  for (const [folder, { watcher, identity }] of followed) {
    if (folders.includes(folder) && identity === identityOf(folder)) continue;
    watcher.close();
    followed.delete(folder);
  }
  return folders.filter((folder) => {
    if (followed.has(folder)) return false;
    try {
      const identity = identityOf(folder);
      const watcher = watchFolder(folder, (_event, name) => {
        if (name === null || concerns(name)) notify();
      });
      watcher.on("error", () => watcher.close()); // The folder went away; the parent's watcher reports that.
      followed.set(folder, { watcher, identity });
      return true;
    } catch {
      return false;
    }
  });
}

/** A folder that was removed and made again is another one: the watcher of the first sees nothing of it. */
function identityOf(folder: string): string | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat && `${stat.dev} ${stat.ino} ${stat.birthtimeMs}`;
}

function isChangedSince(folder: string, time: number): boolean {
  try {
    const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
    return [folder, ...files.map((name) => join(folder, name))].some((path) => statSync(path).mtimeMs >= time);
  } catch {
    return true; // Something went while it was looked at.
  }
}

/** Spec files, and folders that may bring some; not the backups and swap files of editors. */
function concerns(name: string): boolean {
  const file = basename(name);
  return /\.ya?ml$/.test(file) || !/[.~]/.test(file);
}

interface Changes {
  readonly notify: () => void;
  readonly clear: () => void;
  /** Resolves at the next change, at once if there was one since `clear`. */
  readonly next: () => Promise<void>;
  /** Resolves when there was no change for so long. */
  readonly settled: (quietMs: number) => Promise<void>;
}

function makeChanges(): Changes {
  let count = 0;
  let seen = 0;
  let wake: (() => void) | undefined;
  return {
    notify: () => {
      count++;
      wake?.();
    },
    clear: () => {
      seen = count;
    },
    next: async () => {
      if (count > seen) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      wake = undefined;
    },
    settled: async (quietMs) => {
      let before: number;
      do {
        before = count;
        await delay(quietMs);
      } while (count !== before);
    },
  };
}
