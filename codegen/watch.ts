import { type FSWatcher, watch as watchFolder } from "node:fs";
import { basename } from "node:path";
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
  const watchers = new Map<string, FSWatcher>();
  const stop = () => {
    for (const watcher of watchers.values()) watcher.close();
    changes.notify();
  };
  signal.addEventListener("abort", stop, { once: true });
  try {
    while (!signal.aborted) {
      changes.clear();
      const { folders } = await runOnce();
      follow(folders, watchers, changes.notify);
      if (!signal.aborted) print("generate: watching for changes\n");
      await changes.next();
      if (!signal.aborted) await changes.settled(settleMs);
    }
  } finally {
    signal.removeEventListener("abort", stop);
    stop();
  }
}

/**
 * One watcher a folder: recursive watching differs between systems. New folders are picked up by the run they cause.
 */
function follow(folders: readonly string[], watchers: Map<string, FSWatcher>, notify: () => void): void {
  for (const [folder, watcher] of watchers) {
    if (folders.includes(folder)) continue;
    watcher.close();
    watchers.delete(folder);
  }
  for (const folder of folders) {
    if (watchers.has(folder)) continue;
    try {
      const watcher = watchFolder(folder, (_event, name) => {
        if (name === null || concerns(name)) notify();
      });
      watcher.on("error", () => watcher.close()); // The folder went away; the parent's watcher reports that.
      watchers.set(folder, watcher);
    } catch {}
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
