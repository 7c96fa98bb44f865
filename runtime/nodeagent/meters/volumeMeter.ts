import * as definitions from "../../../generated/metrics.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Volume } from "../../../generated/core/v1/volume.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import { podIdentity } from "../container/podIdentity.ts";
import { type DiskSample, partKey } from "../stats/samples.ts";
import type { AgentFamilies } from "./families.ts";

/** Measures how volumes come to be there. */
export interface VolumeMeter {
  /** Runs what makes a volume usable. Rejects as it does. */
  readonly mounting: <T extends MeteredVolume>(volume: Volume, run: () => Promise<T>) => Promise<T>;
  /** A volume was measured in so many seconds. */
  readonly measured: (volume: Volume, seconds: number) => void;
}

/** A volume that is there, and the driver that has it, where one has. */
type MeteredVolume =
  | { readonly imageReference: string }
  | { readonly path: string; readonly csi?: { readonly driverName: string } };

function driverOf(volume: MeteredVolume | undefined): string | undefined {
  return volume !== undefined && "csi" in volume ? volume.csi?.driverName : undefined;
}

export function volumeMeter(families: AgentFamilies, metrics: MetricRegistry, domain: string): VolumeMeter {
  const operations = metrics.histogram(definitions.storageOperationDurationSeconds);
  const collections = families.histogram(definitions.volumeMetricCollectionDurationSeconds);
  return {
    mounting: async (volume, run) => {
      const beganMs = performance.now();
      let status = "fail-unknown";
      let driver: string | undefined;
      try {
        const result = await run();
        status = "success";
        driver = driverOf(result);
        return result;
      } finally {
        const labels = { operation_name: "volume_mount", migrated: "false" };
        operations
          .with({ ...labels, volume_plugin: pluginName(volume, domain, driver), status })
          .observe((performance.now() - beganMs) / 1000);
      }
    },
    measured: (volume, seconds) => {
      collections.with({ metric_source: pluginName(volume, domain) }).observe(seconds);
    },
  };
}

/** Names of sources whose plugin is called otherwise. */
const names: Readonly<Record<string, string>> = {
  configMap: "configmap",
  downwardAPI: "downward-api",
  emptyDir: "empty-dir",
  ephemeral: "persistent-claim",
  hostPath: "host-path",
  persistentVolumeClaim: "persistent-claim",
};

/** "orch.io/empty-dir", or "orch.io/csi:disks.test" with the driver of the volume. */
function pluginName({ name: _, ...source }: Volume, domain: string, driver = source.csi?.driver): string {
  if (driver !== undefined) return `${domain}/csi:${driver}`;
  const [kind = "emptyDir"] = Object.keys(source);
  return `${domain}/${names[kind] ?? kind}`;
}

/** A look has removed the volumes of so many pods that no source has, and failed with those of others. */
export type LeftoverMeter = (given: { readonly pods: number; readonly failures: number }) => void;

export function leftoverMeter({ gauge }: AgentFamilies): LeftoverMeter {
  const cleaned = gauge(definitions.orphanPodCleanedVolumes).with({});
  const failed = gauge(definitions.orphanPodCleanedVolumesErrors).with({});
  return ({ pods, failures }) => {
    cleaned.set(pods);
    failed.set(failures);
  };
}

export interface VolumeGaugesInput {
  readonly pods: () => readonly Pod[];
  /** The volumes of a pod that are there, by name. */
  readonly mounted: (podUid: string) => ReadonlyMap<string, MeteredVolume>;
  /** What was measured last; undefined before. */
  readonly disks: () => DiskSample | undefined;
  readonly domain: string;
}

/** Says what volumes there are and how full they are. Call what it returns before each look at the metrics. */
export function volumeGauges(families: AgentFamilies, metrics: MetricRegistry, input: VolumeGaugesInput): () => void {
  const total = metrics.gauge(definitions.volumeManagerTotalVolumes);
  const ofClaims = claimGauges(families);
  const logs = families.gauge(definitions.containerLogFilesystemUsedBytes);
  return () => {
    const pods = input.pods();
    total.retain(() => false);
    for (const pod of pods) {
      const { uid } = podIdentity(pod);
      const mounted = input.mounted(uid);
      for (const volume of pod.spec?.volumes ?? []) {
        const plugin_name = pluginName(volume, input.domain, driverOf(mounted.get(volume.name)));
        total.with({ plugin_name, state: "desired_state_of_world" }).add(1);
        const isThere = mounted.has(volume.name) ? 1 : 0;
        total.with({ plugin_name, state: "actual_state_of_world" }).add(isThere);
      }
    }
    logs.retain(() => false);
    const disks = input.disks();
    ofClaims(pods, disks);
    for (const pod of disks === undefined ? [] : pods) {
      const { uid, name, namespace } = podIdentity(pod);
      for (const { name: container } of pod.spec?.containers ?? []) {
        const used = disks?.logs.get(partKey(uid, container));
        if (used !== undefined) logs.with({ container, namespace, pod: name, uid }).set(used.bytes);
      }
    }
  };
}

function claimGauges({ gauge }: AgentFamilies): (pods: readonly Pod[], disks: DiskSample | undefined) => void {
  const capacity = gauge(definitions.volumeStatsCapacityBytes);
  const available = gauge(definitions.volumeStatsAvailableBytes);
  const used = gauge(definitions.volumeStatsUsedBytes);
  const inodes = gauge(definitions.volumeStatsInodes);
  const inodesFree = gauge(definitions.volumeStatsInodesFree);
  const inodesUsed = gauge(definitions.volumeStatsInodesUsed);
  const abnormal = gauge(definitions.volumeStatsHealthStatusAbnormal);
  const all = [capacity, available, used, inodes, inodesFree, inodesUsed, abnormal];
  return (pods, disks) => {
    for (const each of all) each.retain(() => false);
    for (const pod of pods) {
      const { uid, name: podName, namespace } = podIdentity(pod);
      for (const { name, persistentVolumeClaim, ephemeral } of pod.spec?.volumes ?? []) {
        const claim = persistentVolumeClaim?.claimName ?? (ephemeral === undefined ? undefined : `${podName}-${name}`);
        const sample = disks?.volumes.get(partKey(uid, name));
        if (claim === undefined || sample === undefined) continue;
        const labels = { namespace, persistentvolumeclaim: claim };
        capacity.with(labels).set(sample.fileSystem.capacityBytes);
        available.with(labels).set(sample.fileSystem.availableBytes);
        used.with(labels).set(sample.usage.bytes);
        inodes.with(labels).set(sample.fileSystem.inodes);
        inodesFree.with(labels).set(sample.fileSystem.inodesFree);
        inodesUsed.with(labels).set(sample.usage.inodes);
        if (sample.health !== undefined) abnormal.with(labels).set(sample.health.isAbnormal ? 1 : 0);
      }
    }
  };
}
