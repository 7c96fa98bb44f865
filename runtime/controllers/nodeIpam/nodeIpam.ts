import type { Node } from "../../../generated/core/v1/node.ts";
import { isNotFound, type Stored } from "../../client/index.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { type Outcome, runController } from "../frame/runController.ts";
import { NodeShares } from "./nodeShares.ts";

/** Nodes that get their networks at once. */
const workers = 8;
/** Milliseconds after which the lack of a network is reported again. */
const reportAgainMs = 60_000;
const unavailable = "CIDRNotAvailable";

/**
 * Gives each node its networks for pods, one of each network of the cluster. A node keeps those that it has, which no
 * other gets until it is deleted. Nodes without any wait until others are deleted.
 */
export async function runNodeIpam(context: ControllerContext): Promise<void> {
  const { client, informers, newQueue, newRecorder, nodeNetworks } = context;
  if (nodeNetworks === undefined) {
    context.onReady();
    return;
  }
  const nodes = informers.of(client.core.v1.nodes);
  const recorder = newRecorder("cidrAllocator");
  const queue = newQueue("cidrallocator_node");
  const shares = new NodeShares(nodeNetworks, context.networkMeter);
  /** Names of nodes for which there was no network. */
  const waiting = new Set<string>();
  const retryAll = () => {
    for (const each of waiting) queue.add(each);
  };
  const see = (node: Stored<Node>) => {
    const cidrs = networksOf(node);
    if (cidrs.length === 0) queue.add(node.metadata.name);
    else if (shares.see(node.metadata.name, cidrs)) retryAll();
  };
  nodes.addHandler({
    add: see,
    update: (_, node) => see(node),
    delete: ({ metadata: { name } }) => {
      waiting.delete(name);
      if (shares.forget(name)) retryAll();
    },
  });
  /** None is given before it is known what all nodes have, whatever the handlers have got so far. */
  const allSeen = async (signal: AbortSignal) => {
    await nodes.synced(signal);
    for (const each of nodes.store.list()) see(each);
  };
  const reconcile = async (name: string): Promise<Outcome> => {
    const node = nodes.store.get({ name });
    waiting.delete(name);
    if (node === undefined || networksOf(node).length > 0) return undefined;
    const cidrs = shares.choose(name);
    if (cidrs === undefined) {
      waiting.add(name);
      const message = `Node ${name} status is now: ${unavailable}`;
      recorder.record(subjectOf(node), { type: "Normal", reason: unavailable, message });
      return { afterMs: reportAgainMs };
    }
    await assign(node, cidrs, context);
    return undefined;
  };
  await runController({ queue, workers, synced: [allSeen], reconcile, context });
}

function networksOf({ spec }: Node): readonly string[] {
  return spec?.podCIDRs ?? [];
}

/** The server lets no client change networks that a node has; what was computed of an older state is a conflict. */
async function assign(
  { metadata }: Stored<Node>,
  cidrs: readonly string[],
  { client, signal }: ControllerContext,
): Promise<void> {
  const { name, uid, resourceVersion } = metadata;
  const [podCIDR = ""] = cidrs;
  const body = { metadata: { uid, resourceVersion }, spec: { podCIDR, podCIDRs: [...cidrs] } };
  try {
    await client.core.v1.nodes.patch(name, { type: "merge", body }, { signal });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

function subjectOf({ apiVersion, kind, metadata }: Stored<Node>) {
  return { apiVersion, kind, namespace: "", name: metadata.name, uid: metadata.uid };
}
