import { type CacheEntry, UnreadableError, type WatchCloseReason, type Watcher } from "../watch/watchCache.ts";
import type { Store } from "./store.ts";

export type Followed = Pick<CacheEntry, "namespace" | "name">;

/**
 * Receives the objects of a store: those that are there when the following begins, then, as news, the changes. What it
 * throws ends the process: it would no longer know what is stored.
 */
export interface StoreFollower {
  readonly put: (at: Followed, bytes: Buffer, isNews: boolean) => void;
  readonly remove: (at: Followed, isNews: boolean) => void;
}

/**
 * Tells of all objects, then of every change, before its writer hears of success. An object that cannot be read stays
 * as it was known, and ends the watch, which then begins anew. Returns how to stop.
 */
export function followStore(store: Store, follower: StoreFollower): () => void {
  const known = new Map<string, Followed>();
  let watcher: Watcher | undefined;
  let isStopped = false;
  const begin = () => {
    if (isStopped) return;
    const fromRevision = putAll(store, known, follower);
    watcher = store.cache.watch({
      fromRevision,
      knowsAll: true,
      prefix: store.rangeOf(""),
      sink: {
        events: ({ events }) => {
          for (const { type, entry, bytes } of events) {
            if (type === "DELETED") {
              known.delete(entry.key);
              follower.remove(entry, true);
            } else {
              known.set(entry.key, placeOf(entry));
              follower.put(entry, bytes, true);
            }
          }
        },
        bookmark: () => {},
        bufferedBytes: () => 0,
        maxBufferedBytes: () => 0,
        close: (reason, error) => {
          // Not at once: the commit that ended it is still being delivered to others.
          if (reason === "failed") queueMicrotask(() => fail(error));
          else if (beginsAnew(reason)) queueMicrotask(begin);
        },
      },
    });
  };
  begin();
  return () => {
    isStopped = true;
    watcher?.stop();
  };
}

/** A server that no longer follows its objects must not go on. */
function fail(error: unknown): never {
  throw error;
}

function beginsAnew(reason: WatchCloseReason): boolean {
  return reason === "restored" || reason === "expired" || reason instanceof UnreadableError;
}

/** Returns the revision that this is the state of. */
function putAll({ cache, descriptor }: Store, known: Map<string, Followed>, { put, remove }: StoreFollower): number {
  const list = cache.list({ prefix: descriptor.storagePrefix, skipsUnreadable: true });
  const there = new Set(list.entries.map((each) => each.key));
  for (const key of cache.unreadableKeys) there.add(key);
  for (const [key, at] of known) {
    if (there.has(key)) continue;
    known.delete(key);
    remove(at, false);
  }
  for (const entry of list.entries) {
    known.set(entry.key, placeOf(entry));
    put(entry, entry.bytes, false);
  }
  return list.revision;
}

/** Not the entry itself, which holds on to the object's bytes and earlier versions. */
function placeOf({ namespace, name }: Followed): Followed {
  return { namespace, name };
}
