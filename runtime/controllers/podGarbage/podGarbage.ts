import type { Pod } from "../../../generated/core/v1/pod.ts";
import { isConflict, type Stored } from "../../client/index.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { endPod, type PodEnd } from "../frame/endPod.ts";
import { type Outcome, runController } from "../frame/runController.ts";
import { detachVolumes } from "./detachVolumes.ts";
import { LostNodes } from "./lostNodes.ts";
import { isOutOfService, leavesOutOfService } from "./outOfService.ts";

/** The one key of the queue: all pods are looked at in one round. */
const round = "round";
/** @limit Pods that are removed at once: the others wait. */
const maxRemovals = 8;

const disruption = { reason: "DeletionByPodGC", message: "PodGC: node no longer exists" };

/** Removes pods that no node agent will remove: their node is gone or does not serve, or they have ended long ago. */
export async function runPodGarbage(context: ControllerContext): Promise<void> {
  const { client, informers, newQueue, podGarbage } = context;
  const pods = informers.of(client.core.v1.pods);
  const nodes = informers.of(client.core.v1.nodes);
  const queue = newQueue("podgc");
  const lost = new LostNodes(context);
  queue.add(round);
  const reconcile = async (): Promise<Outcome> => {
    const all = pods.store.list();
    const gone = await lost.of(all, (name) => nodes.store.get({ name }) !== undefined);
    const closed = nodes.store.list().filter((each) => isOutOfService(each, context));
    const ends = new Map<Stored<Pod>, PodEnd>();
    for (const each of overThreshold(all, podGarbage.maxEnded)) ends.set(each, { isForced: true });
    for (const pod of all) {
      const node = pod.spec?.nodeName ?? "";
      const isEnding = pod.metadata.deletionTimestamp !== undefined;
      if (gone.has(node)) ends.set(pod, { isForced: true, disruption });
      else if (isEnding && (node === "" || leavesOutOfService(pod, closed, context))) ends.set(pod, { isForced: true });
    }
    await removeAll(ends, context);
    await detachVolumes(closed, context);
    return { afterMs: podGarbage.roundMs };
  };
  await runController({ queue, workers: 1, synced: [pods.synced, nodes.synced], reconcile, context });
}

/** The oldest of the pods that have ended, as many as are too many. Those that are being deleted do not count. */
function overThreshold(pods: readonly Stored<Pod>[], maxEnded: number): readonly Stored<Pod>[] {
  if (maxEnded <= 0) return [];
  const ended = pods.filter(
    ({ metadata, status }) =>
      metadata.deletionTimestamp === undefined && (status?.phase === "Succeeded" || status?.phase === "Failed"),
  );
  if (ended.length <= maxEnded) return [];
  const age = ({ metadata: { creationTimestamp, name } }: Stored<Pod>) => `${creationTimestamp} ${name}`;
  return ended.toSorted((a, b) => (age(a) < age(b) ? -1 : 1)).slice(0, ended.length - maxEnded);
}

/** One that fails is tried in the next round, and holds up no other. */
async function removeAll(ends: ReadonlyMap<Stored<Pod>, PodEnd>, context: ControllerContext): Promise<void> {
  const waiting = [...ends].values();
  const work = async () => {
    for (const [pod, end] of waiting) {
      if (context.signal.aborted) return;
      try {
        await endPod(pod, end, context);
      } catch (error) {
        if (!context.signal.aborted && !isConflict(error)) context.onError(error);
      }
    }
  };
  await Promise.all(Array.from({ length: maxRemovals }, work));
}
