import type { NodeAgentOptions } from "../agentOptions.ts";
import { podLogFolder } from "../container/names.ts";
import type { WorkContext } from "../pod/work/workContext.ts";
import type { PodState } from "../server/podState.ts";
import { type NodeStats, nodeStats } from "./nodeStats.ts";
import type { StatsOptions } from "./statsSource.ts";

export interface OpenStatsOptions {
  readonly options: NodeAgentOptions;
  readonly state: PodState;
  readonly onVolume?: StatsOptions["onVolume"];
  readonly context: Pick<WorkContext, "cgroups" | "cgroupNaming" | "csi" | "record" | "volumes">;
}

/** What the node and its pods use; undefined where pods have no control groups, which measuring needs. */
export function openStats({ options, state, context, onVolume }: OpenStatsOptions): NodeStats | undefined {
  const { clock, connection, diskStatsMs, logRoot, nodeName, platform, ports, rootFolder, systemGroups } = options;
  const { cgroups, cgroupNaming: naming, volumes, csi } = context;
  const { runtime, images } = connection;
  if (cgroups === undefined) return undefined;
  return nodeStats({
    ...{ nodeName, platform, state, runtime, images, cgroups, naming, rootDir: rootFolder, nowMs: clock.nowMs },
    systemGroups,
    logFolder: (pod) => podLogFolder(logRoot, pod),
    volumesOf: (uid) => {
      const onDisk = [...volumes.of(uid)].flatMap(([name, volume]) =>
        "path" in volume ? [[name, volume] as const] : [],
      );
      return new Map(onDisk);
    },
    driverUsage: async (uid, name) => {
      const volume = volumes.of(uid).get(name);
      if (volume === undefined || !("path" in volume) || volume.csi === undefined || volume.isBlock) return undefined;
      return await csi.volumes.usage(volume.csi, volume.path);
    },
    ...(onVolume === undefined ? {} : { onVolume }),
    onAbnormal: (pod, volume, message) =>
      context.record(pod, {
        ...{ type: "Warning", reason: "VolumeConditionAbnormal", message: `Volume ${volume}: ${message}` },
      }),
    isFromRuntime: ports.isGateOn("PodAndContainerStatsFromCRI"),
    separatesDisks: ports.isGateOn("KubeletSeparateDiskGC"),
    hasPressures: ports.isGateOn("KubeletPSI"),
    diskFreshMs: diskStatsMs,
  });
}
