import { statfs } from "node:fs/promises";
import type { Container, Image, ImageSpec } from "../../../generated/pb/cri/v1/api_pb.ts";
import type { Clock } from "../../client/clock.ts";
import { formatDurationNanos } from "../../schema/duration.ts";
import { type ImageClient, isUnknownToRuntime, runtimeMessage, type RuntimeClient } from "../cri/connectRuntime.ts";

export interface ImageGarbageOptions {
  readonly images: Pick<ImageClient, "listImages" | "removeImage" | "imageFsInfo">;
  readonly runtime: Pick<RuntimeClient, "listContainers" | "containerStatus">;
  readonly clock: Clock;
  /** From how full a disk on images are removed, and down to what, in percent. */
  readonly highPercent: number;
  readonly lowPercent: number;
  /** How long an image stays after it was first seen. */
  readonly minAgeMs: number;
  /** How long an image stays that no container uses; 0 for as long as there is room. */
  readonly maxUnusedMs: number;
  /** The runtime keeps images for each of its handlers, and says of each which one that is. */
  readonly isByHandler: boolean;
  readonly onRemoved: (reason: RemovalReason) => void;
  /** Of the file system of a folder, in bytes; default that of the kernel. */
  readonly diskOf?: (folder: string) => Promise<Disk>;
}

/** As metrics name it: nothing used the image for too long, or there was too little room. */
export type RemovalReason = "age" | "space";

export interface Disk {
  readonly capacity: number;
  readonly available: number;
}

export interface ImageGarbage {
  /** Looks which images there are and which are used; the first look says since when. */
  readonly look: () => Promise<readonly Image[]>;
  /** Removes what is too old, and what is needed for room. Rejects when that does not suffice. */
  readonly collect: () => Promise<void>;
  /** Removes all images that no container uses. Resolves to the bytes of those. */
  readonly removeUnused: () => Promise<number>;
}

/** Why there is no room, of which the node has an event at once. */
export class GarbageError extends Error {
  readonly reason: "FreeDiskSpaceFailed" | "InvalidDiskCapacity";

  constructor(reason: GarbageError["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

interface Seen {
  readonly image: Image;
  readonly firstMs: number;
  /** -Infinity for one that no container used since the agent runs. */
  readonly usedMs: number;
  readonly isUsed: boolean;
}

/** Removes images that no container uses, those that were used longest ago first. */
export function imageGarbage(options: ImageGarbageOptions): ImageGarbage {
  const { images, runtime, clock, minAgeMs, maxUnusedMs, isByHandler, onRemoved } = options;
  const keys = imageKeys(isByHandler);
  const mounts = mountedImages(runtime, keys);
  let seen: ReadonlyMap<string, Seen> = new Map();

  async function look(): Promise<readonly Image[]> {
    const nowMs = clock.nowMs();
    const [{ images: present }, { containers }] = await Promise.all([
      images.listImages({}),
      runtime.listContainers({}),
    ]);
    const used = new Set([...containers.flatMap(keys.usedBy), ...(await mounts(containers))]);
    seen = new Map(present.map((image) => seenNow(image, { used, keys, nowMs, before: seen })));
    return present;
  }

  /** Removes until so many bytes are free. Resolves to how many are. */
  async function free(bytes: number): Promise<number> {
    const isOldEnough = ({ firstMs }: Seen) => clock.nowMs() - firstMs >= minAgeMs;
    const { freed, errors } = await removeEach(removable(seen).filter(isOldEnough), remove("space"), bytes);
    const wanted = Number.isFinite(bytes) ? `${bytes} bytes` : "all that is unused";
    refuse(errors, `wanted to free ${wanted}, but freed ${freed} bytes space with errors in image deletion`);
    return freed;
  }

  async function removeOld(): Promise<void> {
    const nowMs = clock.nowMs();
    const isTooOld = ({ usedMs, firstMs }: Seen) => nowMs - Math.max(usedMs, firstMs) > maxUnusedMs;
    const { errors } = await removeEach(removable(seen).filter(isTooOld), remove("age"));
    const age = formatDurationNanos(BigInt(maxUnusedMs) * 1_000_000n);
    refuse(errors, `wanted to free images older than ${age}, encountered errors in image deletion`);
  }

  const remove = (reason: RemovalReason) => async (image: Image) => {
    await images.removeImage({ image: keys.asked(image) });
    onRemoved(reason);
    const others = new Map(seen);
    others.delete(keys.of(image)[0] ?? "");
    seen = others;
  };

  async function collect(): Promise<void> {
    await look();
    if (maxUnusedMs === 0 && options.highPercent === 100) return; // it is off
    if (maxUnusedMs > 0) await removeOld();
    const { capacity, available } = await diskOfImages(options);
    const usedPercent = 100 - Math.floor((available * 100) / capacity);
    if (usedPercent < options.highPercent) return;
    const wanted = Math.floor((capacity * (100 - options.lowPercent)) / 100) - available;
    const freed = await free(wanted);
    if (freed < wanted) throw new GarbageError("FreeDiskSpaceFailed", shortageText({ usedPercent, capacity, freed }));
  }

  return {
    look,
    collect,
    removeUnused: async () => {
      await look();
      return await free(Number.POSITIVE_INFINITY);
    },
  };
}

/** Removes until so many bytes are free. One image that cannot be removed does not keep the others. */
async function removeEach(
  all: readonly Seen[],
  remove: (image: Image) => Promise<void>,
  bytes = Number.POSITIVE_INFINITY,
): Promise<{ readonly freed: number; readonly errors: readonly string[] }> {
  let freed = 0;
  const errors: string[] = [];
  for (const { image } of all) {
    if (freed >= bytes) break;
    await remove(image).then(
      () => (freed += Number(image.size)),
      (error: unknown) => errors.push(runtimeMessage(error)),
    );
  }
  return { freed, errors };
}

function shortageText(given: { readonly usedPercent: number; readonly capacity: number; readonly freed: number }) {
  const { usedPercent, capacity, freed } = given;
  return (
    `Insufficient free disk space on the node's image filesystem (${usedPercent}% of ${sizeText(capacity)} used). ` +
    `Failed to free sufficient space by deleting unused images (freed ${freed} bytes). ` +
    "Investigate disk usage, as it could be used by active images, logs, volumes, or other data."
  );
}

/** "1.5 GiB" */
function sizeText(bytes: number): string {
  const power = Math.min(4, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  return power === 0 ? `${bytes} B` : `${(bytes / 1024 ** power).toFixed(1)} ${"KMGT"[power - 1]}iB`;
}

/** Throws an Error where there are any; several stand in brackets. */
function refuse(errors: readonly string[], what: string): void {
  const different = [...new Set(errors)];
  if (different.length === 0) return;
  throw new Error(`${what}: ${different.length === 1 ? different.join() : `[${different.join(", ")}]`}`);
}

/**
 * Which images containers have as volumes. Mounts of a container never change, so each is asked for once; a container
 * that is gone meanwhile has none.
 */
function mountedImages(runtime: Pick<RuntimeClient, "containerStatus">, keys: ImageKeys) {
  let known: ReadonlyMap<string, readonly string[]> = new Map();
  return async (containers: readonly Container[]): Promise<readonly string[]> => {
    const found = new Map<string, readonly string[]>();
    for (const { id } of containers) found.set(id, known.get(id) ?? (await mountsOf(id)));
    known = found;
    return [...found.values()].flat();
  };

  async function mountsOf(containerId: string): Promise<readonly string[]> {
    const { status } = await runtime.containerStatus({ containerId }).catch(noStatus);
    return (status?.mounts ?? []).flatMap(({ image }) => (image === undefined ? [] : [keys.mounted(image)]));
  }
}

function noStatus(error: unknown): { readonly status?: undefined } {
  if (isUnknownToRuntime(error)) return {};
  throw error;
}

/** What identifies images, and what containers use of them. */
interface ImageKeys {
  /** Its own first, then those of its digests. */
  readonly of: (image: Image) => readonly string[];
  readonly usedBy: (container: Container) => readonly string[];
  /** Of a container that has it as a volume. */
  readonly mounted: (image: ImageSpec) => string;
  /** How the runtime is asked for it. */
  readonly asked: (image: Image) => { readonly image: string; readonly runtimeHandler: string };
}

function imageKeys(isByHandler: boolean): ImageKeys {
  const keyed = (id: string, handler = "") => (isByHandler ? `${id},${handler}` : id);
  return {
    of: ({ id, repoDigests, spec }) => [id, ...repoDigests].map((each) => keyed(each, spec?.runtimeHandler)),
    mounted: ({ image, runtimeHandler }) => keyed(image, runtimeHandler),
    asked: ({ id, spec }) => ({ image: id, runtimeHandler: isByHandler ? (spec?.runtimeHandler ?? "") : "" }),
    usedBy: ({ imageRef, imageId, image }) => [imageRef, imageId].map((each) => keyed(each, image?.runtimeHandler)),
  };
}

interface Looked {
  readonly used: ReadonlySet<string>;
  readonly keys: ImageKeys;
  readonly nowMs: number;
  readonly before: ReadonlyMap<string, Seen>;
}

/** An image as it is now, by its key. */
function seenNow(image: Image, { used, keys, nowMs, before }: Looked): [string, Seen] {
  const [key = "", ...others] = keys.of(image);
  const { firstMs = nowMs, usedMs = Number.NEGATIVE_INFINITY } = before.get(key) ?? {};
  const isUsed = [key, ...others].some((each) => used.has(each));
  return [key, { image, firstMs, isUsed, usedMs: isUsed ? nowMs : usedMs }];
}

/** Those that may go, the least used first; of images never used the oldest. */
function removable(seen: ReadonlyMap<string, Seen>): Seen[] {
  const free = [...seen.values()].filter(({ image, isUsed }) => !isUsed && !image.pinned);
  return free.sort((a, b) => compare(a.usedMs, b.usedMs) || a.firstMs - b.firstMs);
}

/** Also of two infinities, whose difference is no number. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

async function diskOfImages({ images, diskOf = diskOfFolder }: ImageGarbageOptions): Promise<Disk> {
  const { imageFilesystems } = await images.imageFsInfo({});
  const folder = imageFilesystems[0]?.fsId?.mountpoint;
  if (folder === undefined) throw new Error("the runtime does not say where its images are");
  const disk = await diskOf(folder);
  if (disk.capacity > 0) return disk;
  throw new GarbageError("InvalidDiskCapacity", "invalid capacity 0 on image filesystem");
}

async function diskOfFolder(folder: string): Promise<Disk> {
  const { bsize, blocks, bavail } = await statfs(folder);
  return { capacity: bsize * blocks, available: bsize * bavail };
}
