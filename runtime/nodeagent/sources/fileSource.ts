import { readdir, stat } from "node:fs/promises";
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
  /** Pods of each file as it could last be read: a file that is being written takes no pod away. */
  let known = new Map<string, readonly Pod[]>();
  const read = async () => {
    known = await readAll(options, known);
    onPods([...known.values()].flat());
  };
  await read().catch(onError);
  const reads = repeat(read, { everyMs, settleMs, onError, signal });
  const stopWatching = watchPath(path, reads.ask);
  reads.ask(); // for what has changed since it was read
  await reads.ended;
  stopWatching();
}

async function readAll(
  { path, read, onError }: FileSourceOptions,
  known: ReadonlyMap<string, readonly Pod[]>,
): Promise<Map<string, readonly Pod[]>> {
  const found = new Map<string, readonly Pod[]>();
  for (const file of await manifestFiles(path)) {
    try {
      found.set(file, await read(await readRegular(file, maxManifestBytes), file));
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      onError(new Error(`cannot read the manifest ${file}: ${cause}`, { cause: error }));
      const before = known.get(file);
      if (before !== undefined) found.set(file, before);
    }
  }
  return found;
}

/** Hidden files are those that editors and mounts keep. A path that is not there has none. */
async function manifestFiles(path: string): Promise<readonly string[]> {
  try {
    if (!(await stat(path)).isDirectory()) return [path];
    const entries = await readdir(path, { withFileTypes: true });
    const files = entries.filter((each) => !each.isDirectory() && !each.name.startsWith("."));
    return files
      .map(({ name }) => join(path, name))
      .sort()
      .slice(0, maxManifests);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
