import type { Node } from "../../../generated/core/v1/node.ts";
import type { Pod } from "../../../generated/core/v1/pod.ts";
import { isNotFound, nameOfKey, objectKey, type Stored } from "../../client/index.ts";
import { timestamp } from "../../lib/timestamp.ts";
import { subjectOf } from "../../component/eventRecorder.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { podsByNode } from "../frame/podsByNode.ts";
import { readyStatus } from "../frame/readyStatus.ts";
import { type Outcome, runController } from "../frame/runController.ts";

/**
 * Says of the pods of a node that ceases to be ready that they are not ready either, so that no service sends to them:
 * once a change of the node, since an agent that is there knows better.
 */
export async function runUnreadyPods(context: ControllerContext): Promise<void> {
  const { client, informers, newQueue, newRecorder } = context;
  const nodes = informers.of(client.core.v1.nodes);
  const pods = informers.of(client.core.v1.pods);
  const onNode = podsByNode(pods);
  const recorder = newRecorder("node-controller");
  const queue = newQueue("node_lifecycle_controller_pods");
  nodes.addHandler({
    update: (old, node) => {
      if (readyStatus(old) === readyStatus(node) || !isUnready(node)) return;
      for (const pod of onNode.of(node.metadata.name)) queue.add(objectKey(pod));
    },
  });
  const consider = (pod: Stored<Pod>) => {
    if ((pod.spec?.nodeName ?? "") !== "") queue.add(objectKey(pod));
  };
  pods.addHandler({
    add: consider,
    update: (old, pod) => {
      if (old.spec?.nodeName !== pod.spec?.nodeName) consider(pod);
    },
  });
  const reconcile = async (key: string): Promise<Outcome> => {
    const pod = pods.store.get(nameOfKey(key));
    const node = nodes.store.get({ name: pod?.spec?.nodeName ?? "" });
    if (pod === undefined || node === undefined || !isUnready(node) || readyStatus(pod) !== "True") return undefined;
    if (await markUnready(pod, context)) {
      recorder.record(subjectOf(pod), { type: "Warning", reason: "NodeNotReady", message: "Node is not ready" });
    }
    return undefined;
  };
  await runController({ queue, workers: 8, synced: [nodes.synced, pods.synced], reconcile, context });
}

/** A node that has said nothing yet is not known to be without its pods. */
function isUnready(node: Node): boolean {
  const ready = readyStatus(node);
  return ready !== undefined && ready !== "True";
}

/** Whether there still is such a pod. What was computed of an older state is a conflict. */
async function markUnready(pod: Stored<Pod>, { client, nowMs, signal }: ControllerContext): Promise<boolean> {
  const { namespace = "", name, uid, resourceVersion } = pod.metadata;
  const ready = { type: "Ready", status: "False", lastTransitionTime: timestamp(nowMs()) };
  const body = { metadata: { uid, resourceVersion }, status: { conditions: [ready] } };
  try {
    await client.core.v1.pods.namespace(namespace).status.patch(name, { type: "strategic", body }, { signal });
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}
