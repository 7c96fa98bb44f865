import { GroupCommit } from "./groupCommit.ts";
import { orderedMap, prefixEnd } from "./orderedMap.ts";
import { storageClosed } from "./storage.ts";
import type { KeyValue, ListPage, Storage, StorageEvent, StoredValue } from "./storage.ts";

export interface MemoryStorageOptions {
  /** Awaited before a batch is taken over; a rejection fails the batch. Tests delay and break the medium with it. */
  readonly beforePersist?: (events: readonly StorageEvent[]) => Promise<void>;
}

/** A store that lives as long as its process: "durable" means taken over by the map. */
export function openMemoryStorage(options: MemoryStorageOptions = {}): Promise<Storage> {
  const objects = orderedMap<StoredValue>();
  let taken = 0;
  const commits = new GroupCommit(
    {
      stat: (key) => objects.get(key),
      read: (key) => objects.get(key),
      async persist(events, revision) {
        await options.beforePersist?.(events);
        for (const event of events) {
          if (event.type === "delete") objects.delete(event.key);
          else
            objects.set(event.key, {
              value: event.value,
              revision: event.revision,
              createRevision: event.createRevision,
            });
        }
        taken = revision;
      },
    },
    0,
  );
  const checkOpen = (key: string) => {
    if (commits.closed) throw storageClosed(key);
  };
  return Promise.resolve({
    get revision() {
      return commits.revision;
    },
    async get(key) {
      checkOpen(key);
      return objects.get(key);
    },
    async list({ prefix, after, limit = Number.POSITIVE_INFINITY }): Promise<ListPage> {
      checkOpen(prefix);
      const end = prefixEnd(prefix);
      const items: KeyValue[] = [];
      const from = after === undefined || after < prefix ? prefix : `${after}\0`;
      for (const [key, stored] of objects.entries(from)) {
        if (end !== undefined && key >= end) break;
        if (items.length >= limit) return { items, revision: taken, more: true };
        items.push({ key, ...stored });
      }
      return { items, revision: taken, more: false };
    },
    write: (operation) => commits.write(operation),
    transact: (operations) => commits.transact(operations),
    pending: (key) => commits.pending(key),
    settled: () => commits.settled(),
    watch: (prefix, listener) => commits.watch(prefix, listener),
    close: () => commits.close(),
  });
}
