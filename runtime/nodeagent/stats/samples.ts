import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { DiskUsage } from "./diskUsage.ts";
import type { GroupStats } from "./cgroupStats.ts";
import type { NetworkStats } from "./network.ts";

/** Everything that was measured at one time. */
export interface NodeSample {
  readonly timeMs: number;
  readonly node: Measured;
  readonly system: readonly { readonly name: string; readonly measured: Measured }[];
  readonly network: NetworkStats | undefined;
  readonly pods: readonly PodSample[];
}

export interface PodSample {
  readonly pod: Pod;
  readonly measured: Measured | undefined;
  readonly network: NetworkStats | undefined;
  readonly containers: readonly ContainerSample[];
}

export interface ContainerSample {
  readonly name: string;
  /** The runtime's. */
  readonly id: string;
  readonly image: string;
  /** RFC 3339; "" where it is not known. */
  readonly startTime: string;
  readonly measured: Measured | undefined;
}

/** What a group used, and how much of a processor since it was measured before. */
export interface Measured extends GroupStats {
  /** Billionths of a processor; undefined at the first time. */
  readonly nanoCores: number | undefined;
}

/** What takes long to measure, and does not change fast. */
export interface DiskSample {
  readonly timeMs: number;
  readonly root: FileSystem;
  readonly images: RuntimeFileSystem | undefined;
  /** Of writable layers, where they are apart from the images. */
  readonly containers?: RuntimeFileSystem | undefined;
  /** Writable layers, by the runtime's id of a container. */
  readonly layers: ReadonlyMap<string, DiskUsage>;
  /** Of containers, by the uid of their pod and their names. */
  readonly logs: ReadonlyMap<string, DiskUsage>;
  /** By the uid of the pod and the names of its volumes. */
  readonly volumes: ReadonlyMap<string, VolumeSample>;
}

/** A file system, and what the runtime uses of it. */
export interface RuntimeFileSystem extends FileSystem {
  readonly usedBytes: number;
  readonly inodesUsed: number;
}

export interface FileSystem {
  readonly capacityBytes: number;
  readonly availableBytes: number;
  readonly inodes: number;
  readonly inodesFree: number;
}

export interface VolumeSample {
  readonly usage: DiskUsage;
  readonly fileSystem: FileSystem;
  /** Its space is the node's own. */
  readonly isLocal: boolean;
  /** How its driver says that it is; absent where that is not asked, or not known. */
  readonly health?: VolumeHealth;
}

export interface VolumeHealth {
  readonly isAbnormal: boolean;
  /** Of the driver. */
  readonly message: string;
}

/** Key of what belongs to a named part of a pod. */
export function partKey(podUid: string, name: string): string {
  return `${podUid}/${name}`;
}
