import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Volume } from "../../../generated/core/v1/volume.ts";
import type { Platform } from "../../schema/platform.ts";
import type { ImageClient, RuntimeClient } from "../cri/connectRuntime.ts";
import type { Cgroups } from "../cgroups/cgroups.ts";
import type { CgroupNaming } from "../cgroups/names.ts";
import type { PodState } from "../server/podState.ts";
import type { VolumeSample } from "./samples.ts";

/** From where statistics come. */
export interface StatsOptions {
  readonly nodeName: string;
  readonly platform: Pick<Platform, "agentName">;
  readonly state: PodState;
  readonly runtime: Pick<RuntimeClient, "listContainerStats" | "listPodSandboxStats">;
  readonly images: Pick<ImageClient, "imageFsInfo">;
  readonly cgroups: Pick<Cgroups, "version" | "folder">;
  readonly naming: CgroupNaming;
  /** Control groups of what is not in pods. */
  readonly systemGroups: SystemGroups;
  /** Of the agent: its file system is the node's. */
  readonly rootDir: string;
  /** Folder with the logs of a pod. */
  readonly logFolder: (pod: Pod) => string;
  /** Where the volumes of a pod are. */
  readonly volumesOf: (podUid: string) => ReadonlyMap<string, { readonly path?: string }>;
  /** What the storage driver of a volume says of its space; undefined where no driver says anything. */
  readonly driverUsage: (podUid: string, volumeName: string) => Promise<VolumeSample | undefined>;
  /** A volume was measured in so many seconds. */
  readonly onVolume?: (volume: Volume, seconds: number) => void;
  /** The driver of a volume says that the volume is not well. */
  readonly onAbnormal?: (pod: Pod, volume: string, message: string) => void;
  /** The runtime measures its containers where it can, and not the agent. */
  readonly isFromRuntime: boolean;
  /** Tells the file system of writable layers from that of images, where the runtime says that they are two. */
  readonly separatesDisks: boolean;
  /** Show how long processes had to wait for processors, memory and disks. */
  readonly hasPressures: boolean;
  readonly nowMs: () => number;
  /** Milliseconds for which what files take counts. */
  readonly diskFreshMs: number;
}

/** Paths of control groups, "/system.slice/containerd.service"; "" for what is not measured by one. */
export interface SystemGroups {
  readonly agent: string;
  readonly runtime: string;
  /** Of the other processes of the machine. */
  readonly misc: string;
}
