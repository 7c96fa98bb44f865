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
  readonly mounting: <T>(volume: Volume, run: () => Promise<T>) => Promise<T>;
  /** A volume was measured in so many seconds. */
  readonly measured: (volume: Volume, seconds: number) => void;
}

export function volumeMeter(families: AgentFamilies, metrics: MetricRegistry, domain: string): VolumeMeter {
  const operations = metrics.histogram(definitions.storageOperationDurationSeconds);
  const collections = families.histogram(definitions.volumeMetricCollectionDurationSeconds);
  return {
    mounting: async (volume, run) => {
      const beganMs = performance.now();
      let status = "fail-unknown";
      try {
        const result = await run();
        status = "success";
        return result;
      } finally {
        const labels = { operation_name: "volume_mount", volume_plugin: pluginName(volume, domain), migrated: "false" };
        operations.with({ ...labels, status }).observe((performance.now() - beganMs) / 1000);
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

/** "orch.io/empty-dir" */
function pluginName({ name: _, ...source }: Volume, domain: string): string {
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
  /** Names of the volumes of a pod that are there. */
  readonly mounted: (podUid: string) => Iterable<string>;
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
      const mounted = new Set(input.mounted(uid));
      for (const volume of pod.spec?.volumes ?? []) {
        const plugin_name = pluginName(volume, input.domain);
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
