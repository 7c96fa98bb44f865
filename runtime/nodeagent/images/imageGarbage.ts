import { statfs } from "node:fs/promises";
import type { Container, Image } from "../../../generated/pb/cri/v1/api_pb.ts";
import type { Clock } from "../../client/clock.ts";
import { type ImageClient, runtimeMessage, type RuntimeClient } from "../cri/connectRuntime.ts";

export interface ImageGarbageOptions {
  readonly images: Pick<ImageClient, "listImages" | "removeImage" | "imageFsInfo">;
  readonly runtime: Pick<RuntimeClient, "listContainers">;
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
  /** Of the file system of a folder, in bytes; default that of the kernel. */
  readonly diskOf?: (folder: string) => Promise<Disk>;
}

export interface Disk {
  readonly capacity: number;
  readonly available: number;
}

export interface ImageGarbage {
  /** Looks which images there are and which are used; the first look says since when. */
  readonly look: () => Promise<readonly Image[]>;
  /** Removes what is too old, and what is needed for room. Rejects with a GarbageError when that does not suffice. */
  readonly collect: () => Promise<void>;
  /** Removes all images that no container uses. Resolves to the bytes of those. */
  readonly removeUnused: () => Promise<number>;
}

/** Why there is no room, as an event of the node. */
export class GarbageError extends Error {
  readonly reason: "ImageGCFailed" | "FreeDiskSpaceFailed" | "InvalidDiskCapacity";

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
  const { images, runtime, clock, minAgeMs, maxUnusedMs, isByHandler } = options;
  const keys = imageKeys(isByHandler);
  let seen: ReadonlyMap<string, Seen> = new Map();

  async function look(): Promise<readonly Image[]> {
    const nowMs = clock.nowMs();
    const [{ images: present }, { containers }] = await Promise.all([
      images.listImages({}),
      runtime.listContainers({}),
    ]);
    const used = new Set(containers.flatMap(keys.usedBy));
    seen = new Map(present.map((image) => seenNow(image, { used, keys, nowMs, before: seen })));
    return present;
  }

  /** Removes until so many bytes are free. Resolves to how many are. */
  async function free(bytes: number): Promise<number> {
    let freed = 0;
    const errors: unknown[] = [];
    for (const { image, firstMs } of removable(seen)) {
      if (freed >= bytes) break;
      if (clock.nowMs() - firstMs < minAgeMs) continue;
      await remove(image).then(
        () => (freed += Number(image.size)),
        (error: unknown) => errors.push(error),
      );
    }
    if (errors.length > 0) throw new GarbageError("ImageGCFailed", errors.map(runtimeMessage).join(", "));
    return freed;
  }

  async function remove(image: Image): Promise<void> {
    await images.removeImage({ image: keys.asked(image) });
    const others = new Map(seen);
    others.delete(keys.of(image)[0] ?? "");
    seen = others;
  }

  async function collect(): Promise<void> {
    await look();
    if (maxUnusedMs > 0) await removeOld();
    const { capacity, available } = await diskOfImages(options);
    const usedPercent = 100 - Math.floor((available * 100) / capacity);
    if (usedPercent < options.highPercent) return;
    const wanted = Math.floor((capacity * (100 - options.lowPercent)) / 100) - available;
    const freed = await free(wanted);
    if (freed >= wanted) return;
    throw new GarbageError(
      "FreeDiskSpaceFailed",
      `Failed to garbage collect required amount of images. Attempted to free ${wanted} bytes, but only found ${freed} bytes eligible to free.`,
    );
  }

  async function removeOld(): Promise<void> {
    const nowMs = clock.nowMs();
    for (const { image, usedMs, firstMs } of removable(seen)) {
      if (nowMs - Math.max(usedMs, firstMs) > maxUnusedMs) await remove(image);
    }
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

/** What identifies images, and what containers use of them. */
interface ImageKeys {
  /** Its own first, then those of its digests. */
  readonly of: (image: Image) => readonly string[];
  readonly usedBy: (container: Container) => readonly string[];
  /** How the runtime is asked for it. */
  readonly asked: (image: Image) => { readonly image: string; readonly runtimeHandler: string };
}

function imageKeys(isByHandler: boolean): ImageKeys {
  const keyed = (id: string, handler = "") => (isByHandler ? `${id},${handler}` : id);
  return {
    of: ({ id, repoDigests, spec }) => [id, ...repoDigests].map((each) => keyed(each, spec?.runtimeHandler)),
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
  if (folder === undefined) throw new GarbageError("ImageGCFailed", "the runtime does not say where its images are");
  const disk = await diskOf(folder);
  if (disk.capacity > 0) return disk;
  throw new GarbageError("InvalidDiskCapacity", "invalid capacity 0 on image filesystem");
}

async function diskOfFolder(folder: string): Promise<Disk> {
  const { bsize, blocks, bavail } = await statfs(folder);
  return { capacity: bsize * blocks, available: bsize * bavail };
}
