import type { Pod } from "../../../generated/core/v1/pod.ts";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import { isNotFound, type Stored } from "../../client/index.ts";
import { timestamp } from "../../lib/timestamp.ts";
import type { StrategicPatch } from "../../client/patch.ts";
import type { ControllerContext } from "./controller.ts";

export interface PodEnd {
  /** Why the pod is disrupted, which its condition DisruptionTarget says; absent: the condition stays as it is. */
  readonly disruption?: { readonly reason: string; readonly message: string };
  /** Nothing waits for the node: a pod that has not ended has failed, and its object goes at once. */
  readonly isForced?: boolean;
}

/** Says in the status of a pod why it goes, and deletes it. It deletes no other pod that has the name by now. */
export async function endPod(pod: Stored<Pod>, end: PodEnd, { client, signal, nowMs }: ControllerContext) {
  const { namespace = "", name, uid } = pod.metadata;
  const pods = client.core.v1.pods.namespace(namespace);
  const status = statusAtEnd(pod, end, nowMs());
  try {
    if (status !== undefined) {
      const body = { metadata: { uid }, status };
      await pods.status.patch(name, { type: "strategic", body }, { signal });
    }
    const grace = end.isForced === true ? { gracePeriodSeconds: 0 } : {};
    await pods.delete(name, { ...grace, preconditions: { uid }, signal });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

type StatusPatch = StrategicPatch<PodStatus>;

/** What of the status is to change; undefined: nothing. */
function statusAtEnd(pod: Pod, { disruption, isForced = false }: PodEnd, nowMs: number): StatusPatch | undefined {
  const { status } = pod;
  const hasEnded = status?.phase === "Succeeded" || status?.phase === "Failed";
  const failed: StatusPatch = isForced && !hasEnded ? { phase: "Failed" } : {};
  const before = status?.conditions?.find((each) => each.type === "DisruptionTarget");
  const isSaid = disruption === undefined || (before?.status === "True" && before.reason === disruption.reason);
  if (isSaid) return failed.phase === undefined ? undefined : failed;
  const lastTransitionTime = before?.status === "True" ? before.lastTransitionTime : timestamp(nowMs);
  const { generation } = pod.metadata ?? {};
  const target = {
    ...{ type: "DisruptionTarget", status: "True", ...disruption },
    ...(generation === undefined ? {} : { observedGeneration: generation }),
    lastTransitionTime: lastTransitionTime ?? null,
  };
  if (before !== undefined) return { ...failed, conditions: [target] };
  const order = [...(status?.conditions ?? []), target].map(({ type = "" }) => ({ type }));
  return { ...failed, conditions: [target], "$setElementOrder/conditions": order };
}
