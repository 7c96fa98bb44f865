import { readFile } from "node:fs/promises";
import { crc32 } from "node:zlib";
import type { ResourceRequirements } from "../../../generated/core/v1/shared.ts";
import type { ContainerBounds, PodBounds } from "./podBounds.ts";
import { absent, replaceFile } from "../files.ts";

/** What a file keeps of a pod. */
export interface KeptBounds extends PodBounds {
  /** The most that containers may have of which it is not known what they have. */
  readonly unsure?: ContainerBounds | undefined;
}

/** Bounds of pods by their uid, kept in a file. */
export interface BoundsFile {
  readonly get: (uid: string) => KeptBounds | undefined;
  /** Resolves when it is in the file. Rejects as the file system does. */
  readonly set: (uid: string, bounds: KeptBounds) => Promise<void>;
  readonly delete: (uid: string) => Promise<void>;
  /** Deletes all but these. */
  readonly retain: (uids: ReadonlySet<string>) => Promise<void>;
}

/** As a pod stands in the file. */
interface Entry {
  readonly ContainerResources: ContainerBounds;
  readonly PodLevelResources?: ResourceRequirements | undefined;
  /** The field has no such entry, and passes over it. */
  readonly UnsureResources?: ContainerBounds | undefined;
}

/** Opens the file. A file that was changed or not written as a whole is reported, and nothing is known of any pod. */
export async function openBoundsFile(path: string, onError: (error: unknown) => void): Promise<BoundsFile> {
  const pods = await read(path).catch((error: unknown) => {
    onError(error);
    return new Map<string, KeptBounds>();
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

async function read(path: string): Promise<Map<string, KeptBounds>> {
  const text = await readFile(path, "utf8").catch(absent);
  if (text === undefined) return new Map();
  const { data = "", checksum } = JSON.parse(text) as { data?: string; checksum?: number };
  if (checksum !== crc32(data)) throw new Error(`${path} was changed, or not written as a whole`);
  const { entries } = JSON.parse(data) as { entries: Readonly<Record<string, Entry>> };
  return new Map(
    Object.entries(entries).map(([uid, { ContainerResources, PodLevelResources: pod, UnsureResources: unsure }]) => [
      uid,
      {
        containers: ContainerResources,
        ...(pod === undefined ? {} : { pod }),
        ...(unsure === undefined ? {} : { unsure }),
      },
    ]),
  );
}

async function write(path: string, pods: ReadonlyMap<string, KeptBounds>): Promise<void> {
  const entries = [...pods].map(([uid, { containers, pod, unsure = {} }]): [string, Entry] => [
    uid,
    {
      ContainerResources: containers,
      ...(pod === undefined ? {} : { PodLevelResources: pod }),
      ...(Object.keys(unsure).length === 0 ? {} : { UnsureResources: unsure }),
    },
  ]);
  const data = JSON.stringify({ entries: Object.fromEntries(entries) });
  await replaceFile(path, JSON.stringify({ data, checksum: crc32(data) }));
}
