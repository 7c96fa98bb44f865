import type { Client } from "../../../generated/client.ts";
import type { Lease } from "../../../generated/coordination/v1/lease.ts";
import type { Node } from "../../../generated/core/v1/node.ts";
import { steadyClock } from "../../client/clock.ts";
import { isNotFound, type Stored } from "../../client/index.ts";
import { latch } from "../../client/latch.ts";
import type { Platform } from "../../schema/index.ts";
import type { ControllerContext } from "../frame/controller.ts";
import { readyStatus } from "../frame/readyStatus.ts";
import { type Outcome, runController } from "../frame/runController.ts";
import { EvictionPace } from "./evictionPace.ts";
import { Heartbeats, type Sight } from "./heartbeats.ts";
import { type NodeReporter, nodeReporter } from "./nodeReporter.ts";
import { changedLabels } from "./nodeLabels.ts";
import { changedTaints, isLeftByPods } from "./nodeTaints.ts";
import { silentConditions } from "./silentConditions.ts";
import { runUnreadyPods } from "./unreadyPods.ts";

/**
 * Says of nodes that are not heard any more that nothing is known of them, taints nodes by their conditions, those that
 * pods are to leave at a limited pace, and says of pods on nodes that are not ready that they are not either.
 */
export async function runNodeLifecycle(context: ControllerContext): Promise<void> {
  const begun = latch();
  await Promise.all([
    runUnreadyPods({ ...context, onReady: begun.open }),
    runNodes({ ...context, onReady: () => void begun.wait(context.signal).then(context.onReady, () => {}) }),
  ]);
}

async function runNodes(context: ControllerContext): Promise<void> {
  const { client, informers, newQueue, newRecorder, platform, evictions } = context;
  const { nodes } = client.core.v1;
  const report = nodeReporter(newRecorder("node-controller"));
  const { namespaceNodeLease } = platform.names;
  const collection = (client as Partial<Client>).coordination?.v1?.leases;
  const fieldSelector = `metadata.namespace=${namespaceNodeLease}`;
  const leases = collection === undefined ? undefined : informers.of(collection, { fieldSelector });
  const known = informers.of(nodes);
  const queue = newQueue("node_lifecycle_controller");
  const heartbeats = new Heartbeats();
  const pace = new EvictionPace({ rules: evictions, nowMs: steadyClock.nowMs, onFirst: (name) => queue.add(name) });
  const see = (node: Stored<Node>): Sight => {
    const { name } = node.metadata;
    const { beat, ready } = signsOf(node, leases?.store.get({ name, namespace: namespaceNodeLease }));
    return heartbeats.see(name, { beat, ready, nowMs: steadyClock.nowMs() });
  };
  const consider = (node: Stored<Node>) => {
    pace.see(node.metadata.name, { zone: zoneOf(node, platform), isReady: readyStatus(node) === "True" });
    queue.add(node.metadata.name);
  };
  known.addHandler({
    add: (node) => {
      report.registered(node);
      consider(node);
    },
    update: (_, node) => consider(node),
    delete: (node) => {
      const { name } = node.metadata;
      report.removed(node);
      heartbeats.forget(name);
      pace.forget(name);
    },
  });
  const hear = ({ metadata }: Stored<Lease>) => {
    const node = known.store.get({ name: metadata.name });
    if (node !== undefined) see(node);
  };
  leases?.addHandler({ add: hear, update: (_, lease) => hear(lease) });
  await runController({
    queue,
    workers: 4,
    synced: [known.synced, ...(leases === undefined ? [] : [leases.synced])],
    context,
    reconcile: async (name) => {
      const node = known.store.get({ name });
      if (node === undefined) return undefined;
      try {
        return await considerNode(node, { sight: see(node), pace, report }, context);
      } catch (error) {
        if (isNotFound(error)) return undefined; // it was deleted meanwhile
        throw error;
      }
    },
  });
}

/** What is another at each heartbeat: leases are renewed often, statuses of what changes seldom only now and then. */
function signsOf({ status }: Node, lease: Lease | undefined): { readonly beat: string; readonly ready: string } {
  const ready = status?.conditions?.find((each) => each.type === "Ready");
  const isOwn = ready?.status === "Unknown"; // written here, and no heartbeat
  const beat = `${lease?.spec?.renewTime ?? ""} ${isOwn ? "" : (ready?.lastHeartbeatTime ?? "")}`;
  return { beat, ready: ready?.status ?? "" };
}

/** Nodes in no zone are together in one. */
function zoneOf({ metadata: { labels = {} } }: Stored<Node>, { names }: Platform): string {
  return JSON.stringify([labels[names.labelRegion], labels[names.labelZone]]);
}

async function considerNode(
  node: Stored<Node>,
  { sight, pace, report }: { readonly sight: Sight; readonly pace: EvictionPace; readonly report: NodeReporter },
  context: ControllerContext,
): Promise<Outcome> {
  const { client, platform, nodeTimes, nowMs, signal } = context;
  const { nodes } = client.core.v1;
  const ready = readyStatus(node);
  const elapsedMs = steadyClock.nowMs();
  const { graceMs, startupGraceMs } = nodeTimes;
  const silentInMs = sight.heardMs + (ready === undefined ? startupGraceMs : graceMs) - elapsedMs;
  const silent = silentInMs > 0 ? undefined : silentConditions(node, { agent: platform.agentTitle, nowMs: nowMs() });
  if (silent !== undefined) {
    await nodes.status.update({ ...node, status: { ...node.status, conditions: silent } }, { signal });
    if (ready === "True") report.notReady(node);
    return undefined; // the node comes again as it is then
  }
  const lastingInMs = sight.readySinceMs + graceMs - elapsedMs;
  const isUnready = ready !== undefined && ready !== "True";
  const isLeft = isUnready && isLeftByPods(node, platform.names);
  const isDue = isUnready && lastingInMs <= 0 && !isLeft;
  if (!isDue) pace.leave(node.metadata.name);
  const turnInMs = isDue ? pace.turn(node.metadata.name) : undefined;
  const given = { names: platform.names, isLasting: isLeft || turnInMs === 0, nowMs: nowMs() };
  const taints = changedTaints(node, given);
  const labels = changedLabels(node, platform);
  if (taints !== undefined || labels !== undefined) {
    const spec = taints === undefined ? node.spec : { ...node.spec, taints: [...taints] };
    const metadata = labels === undefined ? node.metadata : { ...node.metadata, labels };
    await nodes.update({ ...node, metadata, ...(spec === undefined ? {} : { spec }) }, { signal });
    return undefined;
  }
  const waits = [silentInMs, ...(isUnready && !isLeft ? [lastingInMs] : []), turnInMs ?? 0];
  const nextMs = waits.filter((each) => each > 0);
  return nextMs.length === 0 ? undefined : { afterMs: Math.min(...nextMs) };
}
