import type {
  PersistentVolumeClaim,
  PersistentVolumeClaimCondition,
} from "../../../generated/core/v1/persistentVolumeClaim.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { objectKey, type Stored } from "../../client/index.ts";
import { timestamp } from "../../lib/timestamp.ts";
import type { ControllerContext } from "../frame/controller.ts";
import type { WorkQueue } from "../frame/workQueue.ts";
import { claimsOf } from "./podClaims.ts";
import type { Upkeep } from "./protect.ts";

type Claim = Stored<PersistentVolumeClaim>;

/**
 * Keeps the condition Unused of bound claims: True since no pod names them that has not ended. A pod that waits for a
 * node counts. Claims whose pods come, end and go are added to the queue, by `namespace/name`.
 */
export function unusedClaims(queue: WorkQueue, context: ControllerContext): Upkeep<PersistentVolumeClaim> {
  const { client, signal, nowMs } = context;
  const users = usersOfClaims(queue, context);
  const wantedFor = (claim: Claim) => (users(objectKey(claim)).some((pod) => refersTo(pod, claim)) ? inUse : unused);
  const conditionOf = ({ status }: Claim) => status?.conditions?.find((each) => each.type === "Unused");
  return {
    isDue: (claim) =>
      claim.metadata.deletionTimestamp === undefined &&
      claim.status?.phase === "Bound" &&
      conditionOf(claim)?.status !== wantedFor(claim).status,
    run: async (claim) => {
      const condition = { type: "Unused", ...wantedFor(claim), lastTransitionTime: timestamp(nowMs()) };
      const others = claim.status?.conditions?.filter((each) => each.type !== "Unused") ?? [];
      const status = { ...claim.status, conditions: [...others, condition] };
      const claims = client.core.v1.persistentvolumeclaims.namespace(claim.metadata.namespace ?? "");
      await claims.status.update({ ...claim, status }, { signal });
    },
  };
}

type Wanted = Pick<PersistentVolumeClaimCondition, "status" | "reason" | "message">;

const unused: Wanted = {
  status: "True",
  reason: "NoPodsUsingPVC",
  message: "No pods are currently referencing this PVC",
};
const inUse: Wanted = { status: "False", reason: "PodUsingPVC", message: "A pod is currently referencing this PVC" };

/** The pods that name a claim and have not ended, so that a change of a claim is no walk over all pods. */
function usersOfClaims(
  queue: WorkQueue,
  { client, informers }: ControllerContext,
): (claim: string) => readonly Stored<Pod>[] {
  const known = new Map<string, Map<string, Stored<Pod>>>();
  const each = (pod: Stored<Pod>, run: (pods: Map<string, Stored<Pod>>) => void) => {
    for (const name of claimsOf(pod)) {
      const claim = `${pod.metadata.namespace}/${name}`;
      const pods = known.get(claim) ?? new Map<string, Stored<Pod>>();
      run(pods);
      if (pods.size > 0) known.set(claim, pods);
      else known.delete(claim);
      queue.add(claim);
    }
  };
  const drop = (pod: Stored<Pod>) => each(pod, (pods) => pods.delete(objectKey(pod)));
  const put = (pod: Stored<Pod>) => (hasEnded(pod) ? drop(pod) : each(pod, (pods) => pods.set(objectKey(pod), pod)));
  informers.of(client.core.v1.pods).addHandler({
    add: put,
    update: (old, pod) => {
      const isSame = old.metadata.uid === pod.metadata.uid; // its volumes never change
      if (isSame && hasEnded(old) === hasEnded(pod)) return;
      drop(old);
      put(pod);
    },
    delete: drop,
  });
  return (claim) => [...(known.get(claim)?.values() ?? [])];
}

/** Its phase says so, or it is being deleted and none of its containers runs. */
function hasEnded({ metadata, status }: Stored<Pod>): boolean {
  if (status?.phase === "Succeeded" || status?.phase === "Failed") return true;
  if (metadata.deletionTimestamp === undefined) return false;
  const { initContainerStatuses = [], containerStatuses = [], ephemeralContainerStatuses = [] } = status ?? {};
  const all = [...initContainerStatuses, ...containerStatuses, ...ephemeralContainerStatuses];
  return all.every(({ state }) => state?.running === undefined);
}

/** A claim that has the name of one that was to be made for the pod is the pod's if it owns it. */
function refersTo({ metadata, spec }: Stored<Pod>, claim: Claim): boolean {
  const isNamed = spec?.volumes?.some((each) => each.persistentVolumeClaim?.claimName === claim.metadata.name) === true;
  return isNamed || claim.metadata.ownerReferences?.some(({ uid }) => uid === metadata.uid) === true;
}
