import type { Node, NodeAddress, NodeCondition, NodeStatus } from "../../../generated/core/v1/node.ts";
import type { Taint } from "../../../generated/core/v1/scheduling.ts";
import { type Clock, sleep, steadyClock } from "../../client/clock.ts";
import { isAlreadyExists, isForbidden, isNotFound } from "../../client/errors.ts";
import type { StrategicPatch } from "../../client/patch.ts";
import type { ClusterResource, Stored } from "../../client/resourceTypes.ts";
import type { StartupMeter } from "../meters/startupMeter.ts";
import { deepEqual } from "../../schema/deepEqual.ts";
import { memberOf } from "../../schema/object.ts";
import type { Quantity } from "../../schema/quantity.ts";
import { keepingTransitions } from "./nodeConditions.ts";

export interface NodeReporterOptions {
  readonly nodes: ClusterResource<Node, "status">;
  readonly nodeName: string;
  readonly labels: Readonly<Record<string, string>>;
  /** null is not to be there, though an agent with other flags wrote it. */
  readonly annotations?: Readonly<Record<string, string | null>>;
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
  /** The machine was started since the agent last reported. */
  readonly onReboot?: (bootId: string) => void;
  /** Pods may no longer be put on the node, or may again. */
  readonly onSchedulable?: (isSchedulable: boolean) => void;
  /** The node has other addresses than before. */
  readonly onAddresses?: () => void;
  readonly meter?: StartupMeter;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

export interface NodeReporter {
  /** The object as it was last answered or seen; undefined before it was, and when it is gone. */
  readonly node: () => Stored<Node> | undefined;
  /** The API has the object, or another state of it. */
  readonly seen: (node: Stored<Node>) => void;
  /** The API has that object no more: the node is registered again soon. */
  readonly gone: (node: Stored<Node>) => void;
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
  const known = new KnownNode();
  let ownAddresses: readonly NodeAddress[] = [];
  let reportedMs = Number.NEGATIVE_INFINITY;
  let waking = new AbortController();
  const tellChanges = changeTeller(options);

  async function look(before: readonly NodeCondition[]): Promise<NodeStatus> {
    const status = await options.look(before);
    ownAddresses = status.addresses ?? [];
    return status;
  }

  async function report(): Promise<void> {
    const status = known.node?.status ?? {};
    const { before, now } =
      known.node === undefined ? await register() : { before: status, now: await look(status.conditions ?? []) };
    if (now.conditions?.some((each) => each.type === "Ready" && each.status === "True")) meter?.ready();
    const isDue = steadyClock.nowMs() - reportedMs >= reportMs;
    const patch = nodePatch(known.node?.status ?? {}, now, { isDue, cloudSetsAddresses });
    tellChanges({ node: known.node, before, now });
    if (patch === undefined) return;
    known.put(await options.nodes.status.patch(options.nodeName, { type: "strategic", body: { status: patch } }));
    reportedMs = steadyClock.nowMs();
  }

  /** Of an object that is there the times of transitions are kept, and only what has changed since is said. */
  async function register(): Promise<Changes> {
    const now = await look([]);
    meter?.registering();
    const { node, isNew } = await registered(options, now);
    known.put(node);
    meter?.registered();
    const { conditions: reported = [] } = isNew ? {} : (node.status ?? {});
    const conditions = now.conditions === undefined ? {} : { conditions: keepingTransitions(now.conditions, reported) };
    return { before: { conditions: reported }, now: { ...now, ...conditions } };
  }

  const addresses = () => (cloudSetsAddresses ? known.node?.status?.addresses : undefined) ?? ownAddresses;

  async function run(): Promise<void> {
    let [retryMs, saidAddresses] = [200, addresses()];
    while (!signal.aborted) {
      let waitMs = lookMs;
      waking = new AbortController();
      try {
        await report();
        if (!deepEqual(saidAddresses, addresses())) options.onAddresses?.();
        saidAddresses = addresses();
        retryMs = 200;
      } catch (error) {
        if (isNotFound(error)) known.forget(); // deleted: it is registered again
        if (!signal.aborted) onError(error);
        waitMs = Math.min(known.node === undefined ? retryMs : lookMs, maxRetryMs);
        retryMs *= 2;
      }
      await sleep(waitMs, { clock, signal: AbortSignal.any([signal, waking.signal]) }).catch(() => {});
    }
  }

  return {
    node: () => known.node,
    seen: (node) => known.see(node),
    gone: (node) => void (known.gone(node) && waking.abort()),
    addresses,
    wake: () => waking.abort(),
    stopped: run(),
  };
}

type Listeners = Pick<NodeReporterOptions, "onCondition" | "onReboot" | "onSchedulable">;

/** Compares the object with what was said of it before. A start of the machine is said once. */
function changeTeller({ onCondition, onReboot, onSchedulable }: Listeners) {
  let hasSaidReboot = false;
  let wasSchedulable = true;
  return ({ node, before: old, now }: Changes & { readonly node: Stored<Node> | undefined }) => {
    const { nodeInfo } = now;
    const before = node?.status?.nodeInfo?.bootID ?? "";
    if (nodeInfo !== undefined && before !== "" && before !== nodeInfo.bootID && !hasSaidReboot) {
      hasSaidReboot = true;
      onReboot?.(nodeInfo.bootID);
    }
    const isSchedulable = node?.spec?.unschedulable !== true;
    if (isSchedulable !== wasSchedulable) onSchedulable?.(isSchedulable);
    wasSchedulable = isSchedulable;
    for (const each of changedConditions(old, now)) onCondition(each);
  };
}

/** The object of the node as the newest of answers and watch events has it, which come in any order. */
class KnownNode {
  node: Stored<Node> | undefined;
  #seen: Stored<Node> | undefined;
  #goneUid: string | undefined;

  put(node: Stored<Node>): void {
    if (node.metadata.uid === this.#goneUid) return;
    this.node = this.#seen !== undefined && isOlder(node, this.#seen) ? this.#seen : node;
  }

  /** What is seen before the node is registered says nothing of what the agent is to set of it. */
  see(node: Stored<Node>): void {
    this.#seen = node;
    if (this.node !== undefined && !isOlder(node, this.node)) this.node = node;
  }

  forget(): void {
    this.node = undefined;
  }

  /** Whether it was the one that is known. */
  gone({ metadata }: Stored<Node>): boolean {
    this.#goneUid = metadata.uid;
    if (this.node?.metadata.uid !== metadata.uid) return false;
    this.forget();
    return true;
  }
}

function isOlder({ metadata: a }: Stored<Node>, { metadata: b }: Stored<Node>): boolean {
  return a.uid === b.uid && Number(a.resourceVersion) < Number(b.resourceVersion);
}

interface Changes {
  readonly before: NodeStatus;
  readonly now: NodeStatus;
}

interface Registered {
  readonly node: Stored<Node>;
  readonly isNew: boolean;
}

/** The object of the node: made where there is none, with the labels and annotations that are the agent's to set. */
async function registered(options: NodeReporterOptions, status: NodeStatus): Promise<Registered> {
  const { nodes, nodeName, labels, annotations = {}, taints, unschedulable, providerId, registers } = options;
  if (registers) {
    const given = Object.entries(annotations).flatMap(([key, value]) =>
      value === null ? [] : [[key, value] as const],
    );
    const metadata = {
      ...{ name: nodeName, labels: { ...labels } },
      ...(given.length === 0 ? {} : { annotations: Object.fromEntries(given) }),
    };
    const spec = {
      ...(taints.length === 0 ? {} : { taints: [...taints] }),
      ...(unschedulable ? { unschedulable } : {}),
      ...(providerId === "" ? {} : { providerID: providerId }),
    };
    try {
      return { node: await nodes.create({ metadata, spec, status }), isNew: true };
    } catch (error) {
      const mayBeThere = isAlreadyExists(error) || (options.readsForbidden && isForbidden(error));
      if (!mayBeThere) throw error;
      if (!isAlreadyExists(error)) options.onError(error);
    }
  }
  const node = await nodes.get(nodeName);
  const missing = {
    labels: missingOf(labels, node.metadata.labels),
    annotations: missingOf(annotations, node.metadata.annotations),
  };
  const isWhole = Object.values(missing).every((each) => Object.keys(each).length === 0);
  if (!registers || isWhole) return { node, isNew: false };
  return { node: await nodes.patch(nodeName, { type: "merge", body: { metadata: missing } }), isNew: false };
}

function missingOf<Value extends string | null>(
  wanted: Readonly<Record<string, Value>>,
  present: Readonly<Record<string, string>> = {},
): Record<string, Value> {
  return Object.fromEntries(Object.entries(wanted).filter(([key, value]) => (present[key] ?? null) !== value));
}

const amounts = ["capacity", "allocatable"] as const satisfies readonly (keyof NodeStatus)[];
const reported = [
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
  const changedAmounts = amounts
    .map((field) => [field, amountsPatch(before[field], now[field])] as const)
    .filter(([, each]) => Object.keys(each).length > 0);
  const conditions = now.conditions ?? [];
  const isSame = conditions.every((each) => {
    const known = before.conditions?.find(({ type }) => type === each.type);
    return deepEqual({ ...known, lastHeartbeatTime: null }, { ...each, lastHeartbeatTime: null });
  });
  if (changed.length + changedAmounts.length === 0 && isSame && !isDue) return undefined;
  const patch: Record<string, unknown> = { conditions, ...Object.fromEntries(changedAmounts) };
  for (const field of changed) {
    // Addresses are merged by their type, though a node may have two of one: the list takes the place of the other.
    patch[field] = field === "addresses" ? [{ $patch: "replace" }, ...(now.addresses ?? [])] : (now[field] ?? null);
  }
  return patch as StrategicPatch<NodeStatus>;
}

/** What makes the amounts those of now. One with a slash that the agent does not know is of another program. */
function amountsPatch(
  before: NodeStatus["capacity"] = {},
  now: NodeStatus["capacity"] = {},
): Record<string, Quantity | null> {
  const gone = Object.keys(before).filter((name) => !name.includes("/") && !Object.hasOwn(now, name));
  const changed = Object.entries(now).filter(([name, amount]) => memberOf(before, name) !== amount);
  return { ...Object.fromEntries(changed), ...Object.fromEntries(gone.map((name) => [name, null])) };
}

function changedConditions(before: NodeStatus, now: NodeStatus): readonly NodeCondition[] {
  const known = new Map(before.conditions?.map(({ type, status }) => [type, status]));
  return (now.conditions ?? []).filter(({ type, status }) => known.get(type) !== status);
}
