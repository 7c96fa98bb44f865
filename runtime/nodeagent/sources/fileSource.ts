import { opendir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { watchPath } from "../../component/watchPath.ts";
import { repeat } from "../../lib/repeat.ts";
import { readRegular } from "../regularFile.ts";

export interface FileSourceOptions {
  /** A folder of manifests, or one. */
  readonly path: string;
  readonly everyMs: number;
  /** Reads a manifest as it is in a file. Rejects with an Error for one that is no pod. */
  readonly read: (bytes: Buffer, path: string) => Promise<readonly Pod[]>;
  /** All pods of the folder, whenever it was read. */
  readonly onPods: (pods: readonly Pod[]) => void;
  readonly onError: (error: unknown) => void;
  readonly signal: AbortSignal;
}

/** @limit Manifest of a static pod: the file is left out. */
const maxManifestBytes = 10 * 1024 * 1024;
/** @limit Manifests in a folder: the others are left out. */
const maxManifests = 1000;
/** Changes come in groups. */
const settleMs = 100;

/** Reads manifests again and again, and soon after the folder has changed. Resolves when the signal is aborted. */
export async function watchManifests(options: FileSourceOptions): Promise<void> {
  const { path, everyMs, onPods, onError, signal } = options;
  let known = new Map<string, KnownFile>();
  const read = async () => {
    known = await readAll(options, known);
    onPods([...known.values()].flatMap(({ pods }) => pods));
  };
  await read().catch(onError);
  const reads = repeat(read, { everyMs, settleMs, onError, signal });
  const stopWatching = watchPath(path, reads.ask);
  reads.ask(); // for what has changed since it was read
  await reads.ended;
  stopWatching();
}

interface KnownFile {
  /** As the file could last be read: one that is being written takes no pod away. */
  readonly pods: readonly Pod[];
  /** Tells the states of a file apart; undefined for one that changed so lately that its next state may look alike. */
  readonly state: string | undefined;
}

/** A file that has not changed is not read again, and what is wrong with it is reported once. */
async function readAll(options: FileSourceOptions, known: ReadonlyMap<string, KnownFile>) {
  const { read, onError } = options;
  const found = new Map<string, KnownFile>();
  for (const file of await manifestFiles(options)) {
    const before = known.get(file);
    const state = await stateOf(file).catch(() => undefined);
    if (before !== undefined && state !== undefined && before.state === state) {
      found.set(file, before);
      continue;
    }
    try {
      found.set(file, { pods: await read(await readRegular(file, maxManifestBytes), file), state });
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      onError(new Error(`cannot read the manifest ${file}: ${cause}`, { cause: error }));
      found.set(file, { pods: before?.pods ?? [], state });
    }
  }
  return found;
}

/** Longer than the steps in which file systems count time. */
const lateMs = 2000;

async function stateOf(path: string): Promise<string | undefined> {
  const { dev, ino, size, mtimeMs, ctimeMs } = await stat(path);
  const isLate = Date.now() - Math.max(mtimeMs, ctimeMs) < lateMs;
  return isLate ? undefined : [dev, ino, size, mtimeMs, ctimeMs].join();
}

/** Hidden files are those that editors and mounts keep. A path that is not there has none. */
async function manifestFiles({ path, onError }: FileSourceOptions): Promise<readonly string[]> {
  try {
    if (!(await stat(path)).isDirectory()) return [path];
    let names: string[] = [];
    let count = 0;
    for await (const each of await opendir(path, { bufferSize: namesAtOnce })) {
      if (each.isDirectory() || each.name.startsWith(".")) continue;
      count++;
      if (names.push(each.name) >= 2 * maxManifests) names = firstOf(names); // however many the folder has
    }
    if (count > maxManifests) onError(new Error(`${path} has ${count} manifests: the first ${maxManifests} are read`));
    return firstOf(names).map((each) => join(path, each));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

const namesAtOnce = 128;

function firstOf(names: readonly string[]): string[] {
  return [...names].sort().slice(0, maxManifests);
}
