import { createHash } from "node:crypto";
import type { PersistentVolume } from "../../../../generated/core/v1/persistentVolume.ts";
import type { Pod } from "../../../../generated/core/v1/pod.ts";
import type { Volume } from "../../../../generated/core/v1/volume.ts";
import { podIdentity } from "../../container/podIdentity.ts";
import type { ClaimedVolume } from "../claim.ts";
import type { VolumeRecord } from "./csiFolders.ts";
import { type Growth, growthOf } from "./growthOf.ts";
import { type SecretName, secretName } from "./secretName.ts";

/** A volume of a driver as a pod uses it: one of the pod's own, or a persistent one. */
export interface CsiVolume extends Pick<VolumeRecord, "driverName" | "volumeHandle" | "volumeLifecycleMode"> {
  /** Name of the persistent volume, or of the pod's own. */
  readonly specName: string;
  readonly isBlock: boolean;
  readonly readOnly: boolean;
  readonly fsType: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly mountOptions: readonly string[];
  readonly accessModes: readonly string[];
  readonly stageSecret: SecretName | undefined;
  readonly publishSecret: SecretName | undefined;
  /** Set where the volume is larger than its claim knows. */
  readonly growth?: Growth | undefined;
}

/** The volume of a driver behind a persistent volume; undefined for one of another sort. */
export function persistentCsiVolume(
  volume: PersistentVolume,
  { readOnly, claim }: Pick<ClaimedVolume, "claim" | "readOnly">,
): CsiVolume | undefined {
  const { metadata, spec } = volume;
  if (spec?.csi === undefined) return undefined;
  const { csi, accessModes = [], mountOptions = [], volumeMode } = spec;
  return {
    ...{ driverName: csi.driver, volumeHandle: csi.volumeHandle, volumeLifecycleMode: "Persistent" },
    ...{ specName: metadata?.name ?? "", isBlock: volumeMode === "Block", readOnly },
    ...{ fsType: csi.fsType ?? "", attributes: csi.volumeAttributes ?? {}, mountOptions, accessModes },
    stageSecret: secretName(csi.nodeStageSecretRef),
    publishSecret: secretName(csi.nodePublishSecretRef),
    growth: growthOf(volume, claim),
  };
}

/** A volume that a driver makes for one pod and that goes with it; undefined for one of another sort. */
export function ephemeralCsiVolume({ name, csi }: Volume, pod: Pod): CsiVolume | undefined {
  if (csi === undefined) return undefined;
  const { namespace, uid } = podIdentity(pod);
  const volumeHandle = `csi-${createHash("sha256").update(`${uid}${name}`).digest("hex")}`;
  return {
    ...{ driverName: csi.driver, volumeHandle, volumeLifecycleMode: "Ephemeral" },
    ...{ specName: name, isBlock: false, readOnly: csi.readOnly ?? false },
    ...{ fsType: csi.fsType ?? "", attributes: csi.volumeAttributes ?? {}, mountOptions: [] },
    ...{ accessModes: ["ReadWriteOnce"], stageSecret: undefined },
    publishSecret: secretName({ ...csi.nodePublishSecretRef, namespace }),
  };
}
