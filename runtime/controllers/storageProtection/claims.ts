import type { PersistentVolumeClaim } from "../../../generated/core/v1/persistentVolumeClaim.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Stored } from "../../client/index.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { claimsOf } from "./podClaims.ts";
import { runPodProtection } from "./protect.ts";
import { unusedClaims } from "./unusedClaims.ts";

/** Keeps claims that are being deleted while a pod on a node has them as volumes. */
export async function runClaimProtection(context: ControllerContext): Promise<void> {
  const { client, informers, newQueue, platform, signal, isGateOn } = context;
  const { persistentvolumeclaims } = client.core.v1;
  const queue = newQueue("pvcprotection");
  await runPodProtection<PersistentVolumeClaim>(
    {
      queue,
      objects: informers.of(persistentvolumeclaims),
      finalizer: platform.names.finalizerClaimProtection,
      ...{ namesOf: claimsOf, hasLetGo: isShutDown, uses: usesClaim },
      update: (claim) => persistentvolumeclaims.namespace(claim.metadata.namespace ?? "").update(claim, { signal }),
      ...(isGateOn("PersistentVolumeClaimUnusedSinceTime") ? { upkeep: unusedClaims(queue, context) } : {}),
    },
    context,
  );
}

/** A claim that was made for a pod goes before it; any other stays as long as the pod is there. */
function usesClaim(pod: Stored<Pod>, claim: Stored<PersistentVolumeClaim>): boolean {
  const isOwned = claim.metadata.ownerReferences?.some(({ uid }) => uid === pod.metadata.uid) === true;
  return Boolean(pod.spec?.nodeName) && claimsOf(pod).includes(claim.metadata.name) && !(isOwned && isShutDown(pod));
}

/** Its node is done with it, or does not count any more. */
function isShutDown({ metadata }: Stored<Pod>): boolean {
  return metadata.deletionTimestamp !== undefined && metadata.deletionGracePeriodSeconds === 0;
}
