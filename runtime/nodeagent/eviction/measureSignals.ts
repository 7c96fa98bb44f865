import { stat } from "node:fs/promises";
import type { FilesystemUsage } from "../../../generated/pb/cri/v1/api_pb.ts";
import type { ImageClient } from "../cri/connectRuntime.ts";
import { fileSystemRoom, type FileSystemRoom, memoryAmounts, processIds } from "../node/machine.ts";
import type { GroupStats } from "../stats/cgroupStats.ts";
import type { DiskLayout } from "./diskLayout.ts";
import type { Signal, Signals } from "./signals.ts";

export interface SignalSources {
  readonly images: Pick<ImageClient, "imageFsInfo">;
  /** Of the agent: its file system is the node's. */
  readonly rootFolder: string;
  /** What all pods together use; undefined where they have no group. */
  readonly podsGroup: () => GroupStats | undefined;
  /** Whether images may be apart from the writable layers of containers. */
  readonly separatesDisks: boolean;
}

/**
 * Measures what the node has left. What a runtime that is away knows is left out. Rejects with an Error where images
 * are apart from writable layers and may not be.
 */
export async function measureSignals(
  sources: SignalSources,
): Promise<{ readonly signals: Signals; readonly layout: DiskLayout }> {
  const { images, rootFolder, podsGroup, separatesDisks } = sources;
  const [root, info] = await Promise.all([placeOf(rootFolder), images.imageFsInfo({}).catch(() => undefined)]);
  const ofImages = await placeOf(folderOf(info?.imageFilesystems));
  const ofContainers = await placeOf(folderOf(info?.containerFilesystems));
  const isApart = ofImages !== undefined && ofImages.device !== root?.device;
  const isSplit = isApart && ofContainers !== undefined && ofContainers.device === root?.device;
  if (isSplit && !separatesDisks) {
    throw new Error(
      "images are apart from the writable layers of containers, and the feature gate of separate disks is disabled",
    );
  }
  const { max, used } = processIds();
  const signals: Signals = {
    "memory.available": machineMemory(),
    ...allocatable(podsGroup()),
    ...ofPlace("nodefs", root),
    ...ofPlace("imagefs", ofImages),
    "pid.available": { available: max - used, capacity: max },
  };
  return { signals, layout: isSplit ? "split" : isApart ? "images" : "one" };
}

interface Place {
  readonly room: FileSystemRoom;
  readonly device: number;
}

function folderOf(fileSystems: readonly FilesystemUsage[] | undefined): string {
  return fileSystems?.[0]?.fsId?.mountpoint ?? "";
}

async function placeOf(folder: string): Promise<Place | undefined> {
  if (folder === "") return undefined;
  const [room, { dev: device }] = await Promise.all([fileSystemRoom(folder), stat(folder)]);
  return { room, device };
}

function ofPlace(name: "nodefs" | "imagefs", place: Place | undefined): Signals {
  if (place === undefined) return {};
  const { capacityBytes, availableBytes, inodes, inodesFree } = place.room;
  return {
    [`${name}.available`]: { available: availableBytes, capacity: capacityBytes },
    ...(inodes === 0 ? {} : { [`${name}.inodesFree`]: { available: inodesFree, capacity: inodes } }),
  };
}

/** What is in use is all but what is free and files that were not used of late. */
function machineMemory(): Signal {
  const amounts = memoryAmounts();
  const of = (name: string) => amounts.get(name) ?? 0;
  return { available: of("MemFree") + of("Inactive(file)"), capacity: of("MemTotal") };
}

function allocatable(group: GroupStats | undefined): Signals {
  const { limit, workingSet } = group?.memory ?? {};
  if (limit === undefined || workingSet === undefined) return {};
  return { "allocatableMemory.available": { available: Math.max(0, limit - workingSet), capacity: limit } };
}
