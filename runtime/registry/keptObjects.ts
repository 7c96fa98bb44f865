import type { Stored } from "../admission/stored.ts";
import type { ApiObject } from "../schema/index.ts";
import type { CacheEntry } from "../watch/watchCache.ts";
import type { Store } from "./store.ts";
import { decodeStored } from "./stored/storedForm.ts";

/** Reads objects of a kind, each once while it stays as it is. A kind that is not served has no store, and none. */
export function keptObjects<T>(store: Store | undefined, read: (object: ApiObject) => T): Stored<T> {
  const known = new WeakMap<CacheEntry, T>();
  let listed: { readonly cache: number; readonly revision: number; readonly all: readonly T[] } | undefined;
  const kept = (entry: CacheEntry): T => {
    const found = known.get(entry);
    if (found !== undefined) return found;
    const made = read(decodeStored(entry.bytes));
    known.set(entry, made);
    return made;
  };
  return {
    find: (namespace, name) => {
      const entry = store?.get(namespace, name);
      return entry === undefined ? undefined : kept(entry);
    },
    all: () => {
      if (store === undefined) return [];
      const { number: cache, changedRevision: revision } = store.cache;
      if (listed?.cache !== cache || listed.revision !== revision) {
        const { entries } = store.cache.list({ prefix: store.rangeOf(""), skipsUnreadable: true });
        listed = { cache, revision, all: entries.map(kept) };
      }
      return listed.all;
    },
    refresh: async () => {
      await store?.fresh();
    },
  };
}
