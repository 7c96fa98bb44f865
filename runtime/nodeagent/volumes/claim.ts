import type { Node } from "../../../generated/core/v1/node.ts";
import type { PersistentVolume } from "../../../generated/core/v1/persistentVolume.ts";
import type { PersistentVolumeClaim } from "../../../generated/core/v1/persistentVolumeClaim.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Volume } from "../../../generated/core/v1/volume.ts";
import { selectsNode } from "../admission/nodeAffinity.ts";
import { allContainers, podIdentity } from "../container/podIdentity.ts";
import type { ObjectSource } from "./objectSource.ts";
import { VolumeFailure } from "./volumeFailure.ts";

/** What lies behind a claim of a pod. */
export interface ClaimedVolume {
  readonly claimName: string;
  readonly claim: PersistentVolumeClaim;
  readonly persistentVolume: PersistentVolume;
  readonly readOnly: boolean;
  readonly isBlock: boolean;
}

export interface ClaimContext {
  readonly pod: Pod;
  readonly objects: Pick<ObjectSource, "claim" | "persistentVolume">;
  /** As the API has it; undefined while it is not registered. */
  readonly node: Pick<Node, "metadata"> | undefined;
}

/** Finds what lies behind a claim. Rejects with a VolumeFailure where a pod may not have it, or not on this node. */
export async function findClaimed(volume: Volume, { pod, objects, node }: ClaimContext): Promise<ClaimedVolume> {
  const { namespace, name } = podIdentity(pod);
  const claimName = volume.persistentVolumeClaim?.claimName ?? `${name}-${volume.name}`;
  try {
    const claim = await boundClaim(volume, { pod, objects, claimName });
    const persistentVolume = await volumeOf(claim, objects);
    const isBlock = persistentVolume.spec?.volumeMode === "Block";
    checkMode(volume.name, pod, { isBlock });
    checkAffinity(persistentVolume, { node, isBlock });
    const readOnly = volume.persistentVolumeClaim?.readOnly ?? false;
    return { claimName, claim, persistentVolume, readOnly, isBlock };
  } catch (error) {
    if (error instanceof VolumeFailure) throw error;
    const text = error instanceof Error ? error.message : String(error);
    const [list, none] = [`[${volume.name}]`, "[]"];
    throw new VolumeFailure(
      `Unable to attach or mount volumes: unmounted volumes=${list}, unattached volumes=${none}, ` +
        `failed to process volumes=${list}: error processing PVC ${namespace}/${claimName}: ${text}`,
      { cause: error },
    );
  }
}

async function boundClaim(
  volume: Volume,
  { pod, objects, claimName }: Pick<ClaimContext, "pod" | "objects"> & { readonly claimName: string },
): Promise<PersistentVolumeClaim> {
  const { namespace, name } = podIdentity(pod);
  const claim = await fetched(objects.claim(namespace, claimName), "PVC");
  if (claim === undefined) {
    throw new Error(`failed to fetch PVC from API server: persistentvolumeclaims "${claimName}" not found`);
  }
  if (volume.ephemeral !== undefined && !isOwned(claim.metadata?.ownerReferences ?? [], pod)) {
    throw new Error(`PVC ${namespace}/${claimName} was not created for pod ${namespace}/${name} (pod is not owner)`);
  }
  if (claim.metadata?.deletionTimestamp !== undefined) throw new Error("PVC is being deleted");
  if (claim.status?.phase !== "Bound") throw new Error("PVC is not bound");
  return claim;
}

async function volumeOf(
  { metadata, spec }: PersistentVolumeClaim,
  objects: ClaimContext["objects"],
): Promise<PersistentVolume> {
  const { volumeName = "" } = spec ?? {};
  if (volumeName === "") throw new Error("PVC has no volume name");
  const found = await fetched(objects.persistentVolume(volumeName), `PV ${volumeName}`);
  if (found === undefined) {
    throw new Error(`failed to fetch PV ${volumeName} from API server: persistentvolumes "${volumeName}" not found`);
  }
  const { claimRef } = found.spec ?? {};
  if (claimRef === undefined) {
    throw new Error(`found PV object ${volumeName} without a claim: it is not bound to the claim yet`);
  }
  if (claimRef.uid !== metadata?.uid) {
    throw new Error(
      `found PV object ${volumeName} with a pvc.Spec.ClaimRef.UID ${claimRef.uid} that does not point to the claim`,
    );
  }
  return found;
}

async function fetched<T>(asked: Promise<T>, what: string): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw new Error(`failed to fetch ${what} from API server: ${String((error as Error).message)}`, { cause: error });
  }
}

function isOwned(
  owners: readonly { readonly uid: string; readonly controller?: boolean }[],
  { metadata }: Pod,
): boolean {
  return owners.some((each) => each.controller === true && each.uid === metadata?.uid);
}

/** Devices are given to containers as devices, and file systems as folders. */
function checkMode(name: string, pod: Pod, { isBlock }: { readonly isBlock: boolean }): void {
  const containers = allContainers(pod);
  const isMounted = containers.some((each) => each.volumeMounts?.some((mount) => mount.name === name));
  const isDevice = containers.some((each) => each.volumeDevices?.some((device) => device.name === name));
  if (isBlock && isMounted) throw new Error(`volume ${name} has volumeMode Block, but is specified in volumeMounts`);
  if (!isBlock && isDevice) {
    throw new Error(`volume ${name} has volumeMode Filesystem, but is specified in volumeDevices`);
  }
}

/** A node that is not registered has no labels that are known. */
function checkAffinity(
  { metadata, spec }: PersistentVolume,
  { node, isBlock }: Pick<ClaimContext, "node"> & { readonly isBlock: boolean },
): void {
  const required = spec?.nodeAffinity?.required;
  if (required === undefined || node === undefined || selectsNode(required, node)) return;
  const step = `${isBlock ? "MapVolume" : "MountVolume"}.NodeAffinity check`;
  throw new VolumeFailure(`${step} failed for volume "${metadata?.name}" : no matching NodeSelectorTerms`);
}
