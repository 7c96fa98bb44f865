import type { Node, NodeAddress, NodeCondition, NodeStatus } from "../../../generated/core/v1/node.ts";
import type { Taint } from "../../../generated/core/v1/scheduling.ts";
import { type Clock, sleep, steadyClock } from "../../client/clock.ts";
import { isAlreadyExists, isForbidden, isNotFound } from "../../client/errors.ts";
import type { StrategicPatch } from "../../client/patch.ts";
import type { ClusterResource, Stored } from "../../client/resourceTypes.ts";
import type { StartupMeter } from "../meters/startupMeter.ts";
import { deepEqual } from "../../schema/deepEqual.ts";

export interface NodeReporterOptions {
  readonly nodes: ClusterResource<Node>;
  readonly nodeName: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly taints: readonly Taint[];
  readonly unschedulable: boolean;
  readonly providerId: string;
  /** Makes the object where there is none. */
  readonly registers: boolean;
  /** An object that must not be made may be there all the same; else only one that is known to be there is read. */
  readonly readsForbidden: boolean;
  /** The addresses that the node has are a controller's to change: the agent gives it some only where it has none. */
  readonly cloudSetsAddresses: boolean;
  /** What is true of the node now. `before` are the conditions as they were reported. */
  readonly look: (before: readonly NodeCondition[]) => Promise<NodeStatus>;
  /** How often the agent looks, and how often it reports what has not changed. */
  readonly lookMs: number;
  readonly reportMs: number;
  /** A condition has another status than before. */
  readonly onCondition: (condition: NodeCondition) => void;
  /** The node has other addresses than before. */
  readonly onAddresses?: () => void;
  readonly meter?: StartupMeter;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

export interface NodeReporter {
  /** The object as it was last answered; undefined before it was. */
  readonly node: () => Stored<Node> | undefined;
  /** Those of the node: what the agent reports, or what a controller has made of it. */
  readonly addresses: () => readonly NodeAddress[];
  /** Looks again soon. */
  readonly wake: () => void;
  readonly stopped: Promise<void>;
}

/** @limit Wait before a registration that failed is tried again: tried again after that time. */
const maxRetryMs = 7000;

/** Registers the node, and reports its status when it changes, and from time to time when it does not. */
export function startNodeReporter(options: NodeReporterOptions): NodeReporter {
  const { clock, signal, lookMs, reportMs, onError, meter, cloudSetsAddresses } = options;
  let node: Stored<Node> | undefined;
  let ownAddresses: readonly NodeAddress[] = [];
  let reportedMs = Number.NEGATIVE_INFINITY;
  let wake = () => {};

  async function report(): Promise<void> {
    if (cloudSetsAddresses && node !== undefined) node = await options.nodes.get(options.nodeName, { signal });
    const before = node?.status ?? {};
    const status = await options.look(before.conditions ?? []);
    ownAddresses = status.addresses ?? [];
    meter?.registering();
    node ??= await registered(options, status);
    meter?.registered();
    if (status.conditions?.some((each) => each.type === "Ready" && each.status === "True")) meter?.ready();
    const isDue = steadyClock.nowMs() - reportedMs >= reportMs;
    const patch = nodePatch(node.status ?? {}, status, { isDue, cloudSetsAddresses });
    for (const each of changedConditions(before, status)) options.onCondition(each);
    if (patch === undefined) return;
    node = await options.nodes.status.patch(options.nodeName, { type: "strategic", body: { status: patch } });
    reportedMs = steadyClock.nowMs();
  }

  const addresses = () => (cloudSetsAddresses ? node?.status?.addresses : undefined) ?? ownAddresses;

  async function run(): Promise<void> {
    let retryMs = 200;
    while (!signal.aborted) {
      let waitMs = lookMs;
      try {
        const before = addresses();
        await report();
        if (!deepEqual(before, addresses())) options.onAddresses?.();
        retryMs = 200;
      } catch (error) {
        if (isNotFound(error)) node = undefined; // deleted: it is registered again
        if (!signal.aborted) onError(error);
        waitMs = Math.min(node === undefined ? retryMs : lookMs, maxRetryMs);
        retryMs *= 2;
      }
      const waking = new AbortController();
      wake = () => waking.abort();
      await sleep(waitMs, { clock, signal: AbortSignal.any([signal, waking.signal]) }).catch(() => {});
    }
  }

  return {
    node: () => node,
    addresses,
    wake: () => wake(),
    stopped: run(),
  };
}

/** The object of the node: made where there is none, with the labels that are the agent's to set. */
async function registered(options: NodeReporterOptions, status: NodeStatus): Promise<Stored<Node>> {
  const { nodes, nodeName, labels, taints, unschedulable, providerId, registers, readsForbidden } = options;
  if (registers) {
    const metadata = { name: nodeName, labels: { ...labels } };
    const spec = {
      ...(taints.length === 0 ? {} : { taints: [...taints] }),
      ...(unschedulable ? { unschedulable } : {}),
      ...(providerId === "" ? {} : { providerID: providerId }),
    };
    try {
      return await nodes.create({ metadata, spec, status });
    } catch (error) {
      const mayBeThere = isAlreadyExists(error) || (readsForbidden && isForbidden(error));
      if (!mayBeThere) throw error;
      if (!isAlreadyExists(error)) options.onError(error);
    }
  }
  const node = await nodes.get(nodeName);
  const missing = Object.entries(labels).filter(([key, value]) => node.metadata.labels?.[key] !== value);
  if (!registers || missing.length === 0) return node;
  return nodes.patch(nodeName, { type: "merge", body: { metadata: { labels: Object.fromEntries(missing) } } });
}

const reported = [
  "capacity",
  "allocatable",
  "addresses",
  "daemonEndpoints",
  "nodeInfo",
  "images",
  "runtimeHandlers",
  "features",
  "declaredFeatures",
  "volumesInUse",
] as const satisfies readonly (keyof NodeStatus)[];

/** What is to be reported: heartbeats alone are no change. */
function nodePatch(
  before: NodeStatus,
  now: NodeStatus,
  { isDue, cloudSetsAddresses }: Pick<NodeReporterOptions, "cloudSetsAddresses"> & { readonly isDue: boolean },
): StrategicPatch<NodeStatus> | undefined {
  const keepsAddresses = cloudSetsAddresses && (before.addresses ?? []).length > 0;
  const own = keepsAddresses ? reported.filter((field) => field !== "addresses") : reported;
  const changed = own.filter((field) => !deepEqual(before[field] ?? null, now[field] ?? null));
  const conditions = now.conditions ?? [];
  const isSame = conditions.every((each) => {
    const known = before.conditions?.find(({ type }) => type === each.type);
    return deepEqual({ ...known, lastHeartbeatTime: null }, { ...each, lastHeartbeatTime: null });
  });
  if (changed.length === 0 && isSame && !isDue) return undefined;
  const patch: Record<string, unknown> = { conditions };
  for (const field of changed) {
    // Addresses are merged by their type, though a node may have two of one: the list takes the place of the other.
    patch[field] = field === "addresses" ? [{ $patch: "replace" }, ...(now.addresses ?? [])] : (now[field] ?? null);
  }
  return patch as StrategicPatch<NodeStatus>;
}

function changedConditions(before: NodeStatus, now: NodeStatus): readonly NodeCondition[] {
  const known = new Map(before.conditions?.map(({ type, status }) => [type, status]));
  return (now.conditions ?? []).filter(({ type, status }) => known.get(type) !== status);
}
