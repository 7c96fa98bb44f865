import type { Pod } from "../../../generated/core/v1/pod.ts";
import { nameOfKey, objectKey, type Stored } from "../../client/index.ts";
import { subjectOf } from "../../component/eventRecorder.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { endPod } from "../frame/endPod.ts";
import { podsByNode } from "../frame/podsByNode.ts";
import { type Outcome, runController } from "../frame/runController.ts";
import { deadlineOf } from "./deadline.ts";
import { TaintSights } from "./taintSights.ts";

/**
 * No pod that is gone keeps its timer for long.
 *
 * @limit Wait for the end of the time that a pod tolerates a taint: the pod is looked at again.
 */
const maxWaitMs = 3_600_000;

const disruption = { reason: "DeletionByTaintManager", message: "Taint manager: deleting due to NoExecute taint" };

/** Deletes the pods of nodes with NoExecute taints that do not tolerate them, or whose time to do so is over. */
export async function runTaintEviction(context: ControllerContext): Promise<void> {
  const { client, informers, newQueue, newRecorder, isGateOn, nowMs } = context;
  const nodes = informers.of(client.core.v1.nodes);
  const pods = informers.of(client.core.v1.pods);
  const onNode = podsByNode(pods);
  const recorder = newRecorder("taint-eviction-controller");
  const queue = newQueue("noexec_taint_pod");
  const sights = new TaintSights();
  /** Keys of pods whose time runs. */
  const leaving = new Set<string>();
  const rules = { comparesNumbers: isGateOn("TaintTolerationComparisonOperators") };
  const considerAll = (node: string) => {
    for (const pod of onNode.of(node)) queue.add(objectKey(pod));
  };
  nodes.addHandler({
    add: (node) => void (sights.see(node, nowMs()) && considerAll(node.metadata.name)),
    update: (_, node) => void (sights.see(node, nowMs()) && considerAll(node.metadata.name)),
    delete: ({ metadata: { name } }) => {
      sights.forget(name);
      considerAll(name);
    },
  });
  const consider = (pod: Stored<Pod>) => {
    const isTainted = sights.of(pod.spec?.nodeName ?? "").length > 0;
    if (isTainted || leaving.has(objectKey(pod))) queue.add(objectKey(pod));
  };
  pods.addHandler({
    add: consider,
    update: (_, pod) => consider(pod),
    delete: (pod) => void leaving.delete(objectKey(pod)),
  });
  const report = (pod: Stored<Pod>, verb: string) => {
    const message = `${verb} Pod ${objectKey(pod)}`;
    recorder.record(subjectOf(pod), { type: "Normal", reason: "TaintManagerEviction", message });
  };
  const reconcile = async (key: string): Promise<Outcome> => {
    const pod = pods.store.get(nameOfKey(key));
    if (pod === undefined || pod.metadata.deletionTimestamp !== undefined) return undefined;
    const deadlineMs = deadlineOf(pod, sights.of(pod.spec?.nodeName ?? ""), rules);
    if (deadlineMs === undefined) {
      if (leaving.delete(key)) report(pod, "Cancelling deletion of");
      return undefined;
    }
    const leftMs = deadlineMs - nowMs();
    if (leftMs > 0) {
      leaving.add(key);
      return { afterMs: Math.min(leftMs, maxWaitMs) };
    }
    await endPod(pod, { disruption }, context);
    report(pod, "Marking for deletion");
    return undefined;
  };
  await runController({ queue, workers: 8, synced: [nodes.synced, pods.synced], reconcile, context });
}
