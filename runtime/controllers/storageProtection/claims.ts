import type { PersistentVolumeClaim } from "../../../generated/core/v1/persistentVolumeClaim.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { Stored } from "../../client/index.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { runProtection } from "./protect.ts";

/** Keeps claims that are being deleted while a pod on a node has them as volumes. */
export async function runClaimProtection(context: ControllerContext): Promise<void> {
  const { client, informers, newQueue, platform, signal } = context;
  const { persistentvolumeclaims, pods } = client.core.v1;
  const queue = newQueue("pvcprotection");
  const known = informers.of(pods);
  const release = (pod: Stored<Pod>) => {
    for (const name of claimsOf(pod)) queue.add(`${pod.metadata.namespace}/${name}`);
  };
  known.addHandler({
    update: (_old, pod) => {
      if (isShutDown(pod)) release(pod);
    },
    delete: release,
  });
  /** Only the server proves that there is no such pod. */
  const isInUse = async (claim: Stored<PersistentVolumeClaim>): Promise<boolean> => {
    const { namespace = "" } = claim.metadata;
    if (known.store.list(namespace).some((pod) => usesClaim(pod, claim))) return true;
    const { items } = await pods.namespace(namespace).list({ signal });
    return items.some((pod) => usesClaim(pod, claim));
  };
  await runProtection(
    {
      queue,
      objects: informers.of(persistentvolumeclaims),
      finalizer: platform.names.finalizerClaimProtection,
      isInUse,
      update: (claim) => persistentvolumeclaims.namespace(claim.metadata.namespace ?? "").update(claim, { signal }),
      synced: [known.synced],
    },
    context,
  );
}

/** Names of the claims that a pod has as volumes, those that are made for it included. */
function claimsOf({ metadata, spec }: Stored<Pod>): string[] {
  return (spec?.volumes ?? []).flatMap(({ name, persistentVolumeClaim, ephemeral }) => {
    if (persistentVolumeClaim !== undefined) return [persistentVolumeClaim.claimName];
    return ephemeral === undefined ? [] : [`${metadata.name}-${name}`];
  });
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
