import type { Pod } from "../../../generated/core/v1/pod.ts";
import { processIds } from "../node/machine.ts";
import type { DiskUsage } from "./diskUsage.ts";
import type { NetworkStats } from "./network.ts";
import type { Pressures } from "./pressure.ts";
import {
  type ContainerSample,
  type DiskSample,
  type FileSystem,
  type Measured,
  type NodeSample,
  partKey,
  type PodSample,
  type RuntimeFileSystem,
} from "./samples.ts";

export interface SummaryInput {
  readonly nodeName: string;
  /** RFC 3339: when the machine started. */
  readonly bootTime: string;
  readonly sample: NodeSample;
  /** Undefined where only processor and memory are asked for. */
  readonly disks: DiskSample | undefined;
}

/** `/stats/summary`: what the node, its pods and their containers use. */
export function statsSummary(input: SummaryInput) {
  const { sample } = input;
  return { node: nodeOf(input), pods: sample.pods.map((each) => podOf(each, input)) };
}

function nodeOf({ nodeName, bootTime, sample, disks }: SummaryInput) {
  const { node, system, network, timeMs } = sample;
  const { max, used } = processIds();
  return {
    nodeName,
    systemContainers: system.map(({ name, measured }) => ({ name, startTime: bootTime, ...usageOf(measured) })),
    startTime: bootTime,
    ...usageOf(node),
    ...networkPart(network, timeMs),
    ...(disks === undefined ? {} : diskParts(disks)),
    rlimit: { time: timeText(timeMs), maxpid: max, curproc: used },
  };
}

function diskParts({ timeMs, root, images, containers = images }: DiskSample) {
  const { capacityBytes, availableBytes, inodes, inodesFree } = root;
  const ofRoot = { bytes: capacityBytes - availableBytes, inodes: inodes - inodesFree };
  const shown = (of: RuntimeFileSystem) => fileSystem(of, { bytes: of.usedBytes, inodes: of.inodesUsed }, timeMs);
  return {
    fs: fileSystem(root, ofRoot, timeMs),
    ...(images && containers ? { runtime: { imageFs: shown(images), containerFs: shown(containers) } } : {}),
  };
}

function podOf({ pod, measured, network, containers }: PodSample, input: SummaryInput) {
  const { name = "", namespace = "", uid = "" } = pod.metadata ?? {};
  const { disks, sample } = input;
  const { startTime } = pod.status ?? {};
  return {
    podRef: { name, namespace, uid },
    startTime: startTime ?? pod.metadata?.creationTimestamp ?? null,
    containers: containers.map((each) => containerOf(each, { uid, disks })),
    ...(measured === undefined ? {} : usageOf(measured)),
    ...networkPart(network, sample.timeMs),
    ...(disks === undefined ? {} : volumeParts(pod, containers, disks)),
    ...(measured === undefined ? {} : { process_stats: { process_count: measured.processes } }),
  };
}

function containerOf(
  { name, id, startTime, measured }: ContainerSample,
  { uid, disks }: { readonly uid: string; readonly disks: DiskSample | undefined },
) {
  const layer = disks?.layers.get(id) ?? nothing;
  const log = disks?.logs.get(partKey(uid, name)) ?? nothing;
  return {
    name,
    startTime: startTime === "" ? null : startTime,
    ...(measured === undefined ? {} : usageOf(measured)),
    ...(disks === undefined
      ? {}
      : {
          rootfs: fileSystem(disks.images ?? disks.root, layer, disks.timeMs),
          logs: fileSystem(disks.root, log, disks.timeMs),
        }),
  };
}

const nothing: DiskUsage = { bytes: 0, inodes: 0 };

/** The volumes of a pod, and what it takes of the node's own space: local volumes, logs and writable layers. */
function volumeParts(pod: Pod, containers: readonly ContainerSample[], { timeMs, root, ...disks }: DiskSample) {
  const { uid = "" } = pod.metadata ?? {};
  const samples = (pod.spec?.volumes ?? []).flatMap((each) => {
    const sample = disks.volumes.get(partKey(uid, each.name));
    return sample === undefined ? [] : [{ volume: each, sample }];
  });
  const local = [
    ...samples.filter(({ sample }) => sample.isLocal).map(({ sample }) => sample.usage),
    ...containers.map(({ name }) => disks.logs.get(partKey(uid, name)) ?? nothing),
    ...containers.map(({ id }) => disks.layers.get(id) ?? nothing),
  ];
  const sum = local.reduce((a, b) => ({ bytes: a.bytes + b.bytes, inodes: a.inodes + b.inodes }), nothing);
  const volume = samples.map(({ volume: { name, persistentVolumeClaim }, sample }) => ({
    ...fileSystem(sample.fileSystem, sample.usage, timeMs),
    name,
    ...(sample.health === undefined ? {} : { volumeHealthStats: { abnormal: sample.health.isAbnormal } }),
    ...(persistentVolumeClaim === undefined
      ? {}
      : { pvcRef: { name: persistentVolumeClaim.claimName, namespace: pod.metadata?.namespace ?? "" } }),
  }));
  return {
    ...(volume.length === 0 ? {} : { volume }),
    "ephemeral-storage": fileSystem(root, sum, timeMs),
  };
}

function fileSystem(
  { availableBytes, capacityBytes, inodes, inodesFree }: FileSystem,
  used: DiskUsage,
  timeMs: number,
) {
  return {
    ...{ time: timeText(timeMs), availableBytes, capacityBytes, usedBytes: used.bytes },
    ...{ inodesFree, inodes, inodesUsed: used.inodes },
  };
}

function usageOf({ timeMs, cpuNanos, nanoCores, memory, swapBytes, swapLimit, pressures }: Measured) {
  const time = timeText(timeMs);
  const { usage, workingSet, rss, pageFaults, majorPageFaults, limit } = memory;
  return {
    cpu: {
      time,
      ...(nanoCores === undefined ? {} : { usageNanoCores: nanoCores }),
      usageCoreNanoSeconds: cpuNanos,
      ...psi(pressures, "cpu"),
    },
    memory: {
      time,
      ...(limit === undefined ? {} : { availableBytes: Math.max(0, limit - workingSet) }),
      ...{ usageBytes: usage, workingSetBytes: workingSet, rssBytes: rss, pageFaults, majorPageFaults },
      ...psi(pressures, "memory"),
    },
    io: { time, ...psi(pressures, "io") },
    swap: {
      time,
      ...(swapLimit === undefined ? {} : { swapAvailableBytes: Math.max(0, swapLimit - swapBytes) }),
      swapUsageBytes: swapBytes,
    },
  };
}

function psi(pressures: Pressures | undefined, what: keyof Pressures) {
  return pressures === undefined ? {} : { psi: pressures[what] };
}

function networkPart(network: NetworkStats | undefined, timeMs: number) {
  if (network === undefined) return {};
  const { packets: _, ...shown } = network;
  return { network: { time: timeText(timeMs), ...shown } };
}

function timeText(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
