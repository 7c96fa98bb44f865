import type { Client } from "../../../../generated/client.ts";
import type { Node } from "../../../../generated/core/v1/node.ts";
import type { CSINode, CSINodeDriver } from "../../../../generated/storage/v1/csiNode.ts";
import { isAlreadyExists, isConflict, isNotFound } from "../../../client/errors.ts";
import type { Stored } from "../../../client/resourceTypes.ts";
import { pause } from "../../../lib/pause.ts";
import { deepEqual } from "../../../schema/deepEqual.ts";
import type { CsiNodeInfo } from "./csiDrivers.ts";

export interface CsiNodeOptions {
  readonly client: Pick<Client, "core" | "storage">;
  /** As the API has it; undefined while it is not registered. */
  readonly node: () => Stored<Node> | undefined;
  /** Ends the key of the node's annotation with its ids: "csi.volume.orch.io/nodeid". */
  readonly labelDomain: string;
  readonly signal: AbortSignal;
  readonly report: (error: unknown) => void;
}

export interface CsiNodeKeeper {
  readonly put: (name: string, info: CsiNodeInfo) => void;
  readonly remove: (name: string) => void;
  readonly stopped: Promise<void>;
}

/** Milliseconds after which an object that could not be written, or that has no node yet, is tried again. */
const retryMs = 2000;
/** @limit Volumes that a storage driver says that a node may have: this number is reported. */
const maxCount = 2 ** 31 - 1;

/** Keeps the object that says which storage drivers a node has, and the labels of the node that the drivers name. */
export function keepCsiNode(options: CsiNodeOptions): CsiNodeKeeper {
  const { node, signal, report } = options;
  const present = new Map<string, CsiNodeInfo>();
  const gone = new Set<string>();
  let isChanged = true;
  let waking = new AbortController();

  async function keep(): Promise<void> {
    while (!signal.aborted) {
      waking = new AbortController();
      const now = node();
      if (isChanged && now !== undefined) {
        isChanged = false;
        await write(now, { present, gone }, options).catch((error: unknown) => {
          isChanged = true;
          if (!signal.aborted && !isConflict(error)) report(error);
        });
      }
      if (isChanged) await pause(retryMs, AbortSignal.any([signal, waking.signal]));
      else await changed(AbortSignal.any([signal, waking.signal]));
    }
  }
  const change = () => {
    isChanged = true;
    waking.abort();
  };
  return {
    put: (name, info) => {
      present.set(name, info);
      gone.delete(name);
      change();
    },
    remove: (name) => {
      present.delete(name);
      gone.add(name);
      change();
    },
    stopped: keep(),
  };
}

function changed(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

interface Drivers {
  readonly present: ReadonlyMap<string, CsiNodeInfo>;
  readonly gone: ReadonlySet<string>;
}

async function write(node: Stored<Node>, drivers: Drivers, { client, labelDomain }: CsiNodeOptions): Promise<void> {
  const { present } = drivers;
  const segments = [...present.values()].map((each) => each.accessibleTopology?.segments ?? {});
  const labels: Record<string, string> = Object.assign({}, ...segments);
  const isLabelled = Object.entries(labels).every(([key, value]) => node.metadata.labels?.[key] === value);
  const { name, uid, annotations = {} } = node.metadata;
  const key = `csi.volume.${labelDomain}/nodeid`;
  const ids = idsOf(annotations[key], drivers);
  if (!isLabelled || ids !== annotations[key]) {
    const metadata = { labels, annotations: { [key]: ids ?? null } };
    await client.core.v1.nodes.patch(name, { type: "merge", body: { metadata } });
  }
  const { csinodes } = client.storage.v1;
  const found = await csinodes.get(name).catch((error: unknown) => {
    if (!isNotFound(error)) throw error;
    return undefined;
  });
  const wanted = driversOf(found?.spec?.drivers ?? [], drivers);
  if (found !== undefined) {
    if (!deepEqual(found.spec.drivers ?? [], wanted)) await csinodes.update({ ...found, spec: { drivers: wanted } });
    return;
  }
  const ownerReferences = [{ apiVersion: "v1", kind: "Node", name, uid }];
  const made: CSINode = { metadata: { name, ownerReferences }, spec: { drivers: wanted } };
  await csinodes.create(made).catch((error: unknown) => {
    if (!isAlreadyExists(error)) throw error; // the next look finds it
  });
}

/** Ids of the node by their drivers, as JSON; undefined where there are none. */
function idsOf(before: string | undefined, { present, gone }: Drivers): string | undefined {
  const ids = new Map(Object.entries(objectIn(before)).filter(([name]) => !gone.has(name)));
  for (const [name, { nodeId }] of present) ids.set(name, nodeId);
  const sorted = [...ids].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.length === 0 ? undefined : JSON.stringify(Object.fromEntries(sorted));
}

function objectIn(text = "{}"): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {}; // it is written anew
  }
}

/** Drivers that an agent before has put in stay until their sockets vanish: they may register again. */
function driversOf(before: readonly CSINodeDriver[], { present, gone }: Drivers): CSINodeDriver[] {
  const others = before.filter(({ name }) => !present.has(name) && !gone.has(name));
  const own = [...present].map(([name, { nodeId, maxVolumesPerNode, accessibleTopology }]) => ({
    name,
    nodeID: nodeId,
    topologyKeys: Object.keys(accessibleTopology?.segments ?? {}).sort(),
    ...(maxVolumesPerNode > 0n ? { allocatable: { count: Math.min(Number(maxVolumesPerNode), maxCount) } } : {}),
  }));
  return [...others, ...own];
}
