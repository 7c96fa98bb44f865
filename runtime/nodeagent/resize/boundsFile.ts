import { crc32 } from "node:zlib";
import type { ResourceRequirements } from "../../../generated/core/v1/shared.ts";
import { fieldsOf, notWhole, readState } from "../stateFile.ts";
import type { ContainerBounds, PodBounds } from "./podBounds.ts";
import { replaceFile } from "../files.ts";

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
  const value = await readState(path);
  if (value === undefined) return new Map();
  const { data = "", checksum } = fieldsOf<"data" | "checksum">(value, path);
  if (typeof data !== "string" || checksum !== crc32(data)) throw notWhole(path);
  const { entries } = fieldsOf<"entries">(JSON.parse(data), path);
  return new Map(Object.entries(fieldsOf(entries, path)).map(([uid, entry]) => [uid, boundsOf(entry, path)]));
}

function boundsOf(entry: unknown, path: string): KeptBounds {
  const { ContainerResources, PodLevelResources: pod, UnsureResources: unsure } = fieldsOf<keyof Entry>(entry, path);
  return {
    containers: ofContainers(ContainerResources, path),
    ...(pod === undefined ? {} : { pod: requirementsOf(pod, path) }),
    ...(unsure === undefined ? {} : { unsure: ofContainers(unsure, path) }),
  };
}

function ofContainers(value: unknown, path: string): ContainerBounds {
  const all = Object.entries(fieldsOf(value, path));
  return Object.fromEntries(all.map(([name, own]) => [name, requirementsOf(own, path)]));
}

function requirementsOf(value: unknown, path: string): ResourceRequirements {
  const fields = fieldsOf<"limits" | "requests">(value, path);
  const amounts = (["limits", "requests"] as const).flatMap((name) => {
    if (fields[name] === undefined) return [];
    return [[name, textsOf(fieldsOf(fields[name], path))]];
  });
  return { ...fields, ...Object.fromEntries(amounts) };
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

function textsOf(map: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(map).map(([name, each]) => [name, String(each)]));
}
