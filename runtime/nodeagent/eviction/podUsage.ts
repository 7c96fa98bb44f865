import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { DiskUsage } from "../stats/diskUsage.ts";
import { type DiskSample, type NodeSample, partKey } from "../stats/samples.ts";

/** What a pod uses of what a node may run short of. */
export interface PodUsage {
  readonly pod: Pod;
  /** It stays, whatever it uses. */
  readonly isCritical: boolean;
  /** Nothing is known of what it uses where it was not: it has just begun, or its group is gone. */
  readonly isMeasured: boolean;
  /** Bytes that cannot be taken back; undefined where that is not known. */
  readonly memory: number | undefined;
  readonly processes: number | undefined;
  readonly containers: readonly ContainerUsage[];
  /** By the names of volumes. */
  readonly volumes: ReadonlyMap<string, VolumeUsage>;
}

export interface ContainerUsage {
  readonly name: string;
  readonly memory: number | undefined;
  readonly layer: DiskUsage;
  readonly log: DiskUsage;
}

export interface VolumeUsage extends DiskUsage {
  /** Its space is the node's own. */
  readonly isLocal: boolean;
}

/** Of each of these pods what was measured of it. */
export function podUsages(
  pods: readonly Pod[],
  measured: { readonly sample: NodeSample | undefined; readonly disks: DiskSample | undefined },
  isCritical: (pod: Pod) => boolean,
): readonly PodUsage[] {
  const { sample, disks } = measured;
  const samples = new Map(sample?.pods.map((each) => [each.pod.metadata?.uid, each]));
  return pods.map((pod) => {
    const { uid = "" } = pod.metadata ?? {};
    const found = samples.get(uid);
    const containers = (found?.containers ?? []).map(({ name, id, measured }): ContainerUsage => {
      const layer = disks?.layers.get(id) ?? nothing;
      return { name, memory: measured?.memory.workingSet, layer, log: disks?.logs.get(partKey(uid, name)) ?? nothing };
    });
    const volumes = (pod.spec?.volumes ?? []).flatMap(({ name }): [string, VolumeUsage][] => {
      const volume = disks?.volumes.get(partKey(uid, name));
      return volume === undefined ? [] : [[name, { ...volume.usage, isLocal: volume.isLocal }]];
    });
    return {
      ...{ pod, containers, volumes: new Map(volumes), isCritical: isCritical(pod) },
      isMeasured: found?.measured !== undefined,
      memory: found?.measured?.memory.workingSet,
      processes: found?.measured?.processes,
    };
  });
}

const nothing: DiskUsage = { bytes: 0, inodes: 0 };

export function sumOf(usages: Iterable<DiskUsage>): DiskUsage {
  let [bytes, inodes] = [0, 0];
  for (const each of usages) [bytes, inodes] = [bytes + each.bytes, inodes + each.inodes];
  return { bytes, inodes };
}
