import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { crc32 } from "node:zlib";
import type { ResourceRequirements } from "../../../generated/core/v1/shared.ts";
import type { PodBounds } from "./podBounds.ts";

/** Bounds of pods by their uid, kept in a file. */
export interface BoundsFile {
  readonly get: (uid: string) => PodBounds | undefined;
  /** Resolves when it is in the file. Rejects as the file system does. */
  readonly set: (uid: string, bounds: PodBounds) => Promise<void>;
  readonly delete: (uid: string) => Promise<void>;
  /** Deletes all but these. */
  readonly retain: (uids: ReadonlySet<string>) => Promise<void>;
}

/** As a pod stands in the file. */
interface Entry {
  readonly ContainerResources: Readonly<Record<string, ResourceRequirements>>;
  readonly PodLevelResources?: ResourceRequirements | undefined;
}

/** Opens the file. A file that was changed or not written as a whole is reported, and nothing is known of any pod. */
export async function openBoundsFile(path: string, onError: (error: unknown) => void): Promise<BoundsFile> {
  const pods = await read(path).catch((error: unknown) => {
    onError(error);
    return new Map<string, PodBounds>();
  });
  let writing: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const begin = () => {
    writing = write(path, pods).finally(() => (writing = undefined));
    return writing;
  };
  // What has changed during a write goes into the next.
  const save = (): Promise<void> => {
    if (writing === undefined) return begin();
    next ??= writing
      .catch(() => {})
      .then(() => {
        next = undefined;
        return begin();
      });
    return next;
  };
  return {
    get: (uid) => pods.get(uid),
    set: (uid, bounds) => {
      pods.set(uid, bounds);
      return save();
    },
    delete: async (uid) => {
      if (pods.delete(uid)) await save();
    },
    retain: async (uids) => {
      const gone = [...pods.keys()].filter((uid) => !uids.has(uid));
      for (const uid of gone) pods.delete(uid);
      if (gone.length > 0) await save();
    },
  };
}

async function read(path: string): Promise<Map<string, PodBounds>> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (text === undefined) return new Map();
  const { data = "", checksum } = JSON.parse(text) as { data?: string; checksum?: number };
  if (checksum !== crc32(data)) throw new Error(`${path} was changed, or not written as a whole`);
  const { entries } = JSON.parse(data) as { entries: Readonly<Record<string, Entry>> };
  return new Map(
    Object.entries(entries).map(([uid, { ContainerResources, PodLevelResources: pod }]) => [
      uid,
      { containers: ContainerResources, ...(pod === undefined ? {} : { pod }) },
    ]),
  );
}

async function write(path: string, pods: ReadonlyMap<string, PodBounds>): Promise<void> {
  const entries = [...pods].map(([uid, { containers, pod }]): [string, Entry] => [
    uid,
    { ContainerResources: containers, ...(pod === undefined ? {} : { PodLevelResources: pod }) },
  ]);
  const data = JSON.stringify({ entries: Object.fromEntries(entries) });
  await mkdir(dirname(path), { recursive: true, mode: 0o750 });
  await writeFile(`${path}.new`, JSON.stringify({ data, checksum: crc32(data) }), { mode: 0o600 });
  await rename(`${path}.new`, path);
}
