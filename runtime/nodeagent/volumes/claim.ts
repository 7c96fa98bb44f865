import { stat } from "node:fs/promises";
import type { PersistentVolume } from "../../../generated/core/v1/persistentVolume.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Volume } from "../../../generated/core/v1/volume.ts";
import { podIdentity } from "../container/podIdentity.ts";
import { checkHostPath } from "./hostPath.ts";
import type { ObjectSource } from "./objectSource.ts";
import { giveToGroup } from "./ownership.ts";

/** A volume that a claim of the pod has got. */
export interface ClaimedVolume {
  /** Folder of the node, or its device when `isBlock`. */
  readonly path: string;
  readonly readOnly: boolean;
  readonly isBlock: boolean;
  readonly claimName: string;
}

/** Finds what lies behind a claim and makes it usable. Rejects with an Error as the field words it. */
export async function setUpClaim(
  volume: Volume,
  { pod, objects }: { readonly pod: Pod; readonly objects: Pick<ObjectSource, "claim" | "persistentVolume"> },
): Promise<ClaimedVolume> {
  const { namespace, name } = podIdentity(pod);
  const claimName = volume.persistentVolumeClaim?.claimName ?? `${name}-${volume.name}`;
  const claim = await objects.claim(namespace, claimName);
  if (claim === undefined) throw new Error(`persistentvolumeclaim "${claimName}" not found`);
  if (volume.ephemeral !== undefined && !isOwned(claim.metadata?.ownerReferences ?? [], pod)) {
    throw new Error(`PVC ${namespace}/${claimName} was not created for pod ${namespace}/${name} (pod is not owner)`);
  }
  const { volumeName = "" } = claim.spec ?? {};
  if (claim.status?.phase !== "Bound" || volumeName === "") throw new Error("PVC is not bound");
  const found = await objects.persistentVolume(volumeName);
  if (found === undefined) throw new Error(`persistentvolume "${volumeName}" not found`);
  const { claimRef } = found.spec ?? {};
  if (claimRef?.uid !== claim.metadata?.uid) {
    throw new Error(`PVC ${namespace}/${claimName} is bound to PV ${volumeName}, which is bound to another claim`);
  }
  const isBlock = found.spec?.volumeMode === "Block";
  const path = await pathOf(found, isBlock);
  const readOnly = volume.persistentVolumeClaim?.readOnly ?? false;
  if (!isBlock && !readOnly && found.spec?.local !== undefined) await giveToPod(path, pod);
  return { path, readOnly, isBlock, claimName };
}

function isOwned(
  owners: readonly { readonly uid: string; readonly controller?: boolean }[],
  { metadata }: Pod,
): boolean {
  return owners.some((each) => each.controller === true && each.uid === metadata?.uid);
}

async function pathOf({ metadata, spec }: PersistentVolume, isBlock: boolean): Promise<string> {
  if (spec?.hostPath !== undefined) {
    await checkHostPath(spec.hostPath);
    return spec.hostPath.path;
  }
  if (spec?.local === undefined)
    throw new Error(`no volume plugin matched for the persistent volume ${metadata?.name}`);
  const { path } = spec.local;
  const found = await stat(path).catch((error: unknown) => {
    throw new Error(`path "${path}" does not exist`, { cause: error });
  });
  if (isBlock && !found.isBlockDevice()) throw new Error(`path "${path}" is not a block device`);
  if (!isBlock && !found.isDirectory()) throw new Error(`path "${path}" is not a directory`);
  return path;
}

async function giveToPod(path: string, { spec }: Pod): Promise<void> {
  const { fsGroup, fsGroupChangePolicy } = spec?.securityContext ?? {};
  if (fsGroup === undefined) return;
  await giveToGroup(path, { gid: fsGroup, onlyOnMismatch: fsGroupChangePolicy === "OnRootMismatch" });
}
