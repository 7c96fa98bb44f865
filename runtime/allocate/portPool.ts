import type { KeyValue, Storage, StorageListener } from "../storage/storage.ts";
import { decodeStored, encodeStored, storedFormOf } from "../registry/stored/storedForm.ts";
import type { Pool } from "./pool.ts";

export interface PortPool extends Pool<number> {
  /** Ports that services have. */
  readonly count: () => number;
  /** Ends following the storage. */
  readonly close: () => void;
}

const prefix = "/registry/ranges/servicenodeports/";

/**
 * Ports of the nodes that services have: one is taken when its number is a key in storage, whose value tells the
 * service. No kind of the API shows them, so they are no objects. A key for each and not one record for all, as the
 * field has it: creates at once then meet only where they want the same port.
 */
export async function openPortPool(storage: Storage): Promise<PortPool> {
  const durable = new Map<string, Pick<KeyValue, "value" | "revision">>();
  const heard = new Set<string>();
  const listener: StorageListener = (events) => {
    for (const { type, key, value, revision } of events) {
      heard.add(key);
      if (type === "delete") durable.delete(key);
      else durable.set(key, { value, revision });
    }
  };
  const close = storage.watch(prefix, listener, (items) => {
    durable.clear();
    for (const each of items) durable.set(each.key, each);
  });
  let after: string | undefined;
  do {
    const page = await storage.list({ prefix, limit: pageSize, ...(after === undefined ? {} : { after }) });
    for (const each of page.items) if (!heard.has(each.key)) durable.set(each.key, each); // a page may be older
    after = page.more ? page.items.at(-1)?.key : undefined;
  } while (after !== undefined);
  return { ...poolOver(storage, durable), count: () => durable.size, close };
}

/** Like an object, since storage may put the revision into what it holds. */
const form = storedFormOf({ kind: "NodePortAllocation", apiVersion: "v1" });

const pageSize = 1000;

function poolOver(storage: Storage, durable: ReadonlyMap<string, Pick<KeyValue, "value" | "revision">>): Pool<number> {
  const newest = (port: number) => {
    const key = keyOf(port);
    const pending = storage.pending(key);
    return pending === undefined ? durable.get(key) : pending.value === undefined ? undefined : { ...pending };
  };
  return {
    isFree: (port) => newest(port) === undefined,
    holderOf: (port) => {
      const { value } = newest(port) ?? {};
      if (value === undefined) return undefined;
      const { namespace = "", name = "" } = decodeStored(Buffer.from(value)).metadata ?? {};
      return { namespace, name };
    },
    take: (port, { namespace, name }) => {
      const value = (revision: number) => encodeStored(form, { metadata: { namespace, name } }, revision);
      return { prefix, key: keyOf(port), expectedRevision: 0, value };
    },
    release: (port) => {
      const found = newest(port);
      return found === undefined ? undefined : { prefix, key: keyOf(port), expectedRevision: found.revision };
    },
    taken: () => [...durable.keys()].map((key) => Number(key.slice(prefix.length))),
  };
}

function keyOf(port: number): string {
  return `${prefix}${port}`;
}
