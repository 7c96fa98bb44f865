import { DecodeError } from "../negotiate/decodeError.ts";
import { decodeObject } from "../negotiate/jsonDecoder.ts";
import type { JsonObject } from "../schema/index.ts";
import { type CacheEntry, UnreadableError, type WatchCloseReason, type Watcher } from "../watch/watchCache.ts";
import type { Store } from "./store.ts";
import { decodeStored } from "./stored/storedForm.ts";

export type Followed = Pick<CacheEntry, "namespace" | "name">;

/**
 * Receives the objects of a store: those that are there when the following begins, then, as news, the changes. What it
 * throws ends the process, unless the object is not of its kind: it would no longer know what is stored.
 */
export interface StoreFollower {
  readonly put: (at: Followed, bytes: Buffer, isNews: boolean) => void;
  readonly remove: (at: Followed, isNews: boolean) => void;
}

/**
 * Tells of all objects, then of every change, before its writer hears of success. An object that cannot be read stays
 * as it was known, and ends the watch, which then begins anew. One that another program has stored, with fields of
 * other types than its kind has, counts as absent. Returns how to stop.
 */
export function followStore(store: Store, { put: take, remove }: StoreFollower): () => void {
  const put = (entry: CacheEntry, bytes: Buffer, isNews: boolean) => {
    try {
      take(entry, bytes, isNews);
    } catch {
      const again = (read: Buffer) => take(entry, read, isNews);
      putAsRead(store, { entry, bytes, take: again, drop: () => remove(entry, isNews) }).catch(fail);
    }
  };
  const known = new Map<string, Followed>();
  let watcher: Watcher | undefined;
  let isStopped = false;
  const begin = () => {
    if (isStopped) return;
    const fromRevision = putAll(store, known, { put, remove });
    watcher = store.cache.watch({
      fromRevision,
      knowsAll: true,
      prefix: store.rangeOf(""),
      sink: {
        events: ({ events }) => {
          for (const { type, entry, bytes } of events) {
            if (type === "DELETED") {
              known.delete(entry.key);
              remove(entry, true);
            } else {
              known.set(entry.key, placeOf(entry));
              put(entry, bytes, true);
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

/** A follower whose `put` does not throw. */
interface Taker extends Pick<StoreFollower, "remove"> {
  readonly put: (entry: CacheEntry, bytes: Buffer, isNews: boolean) => void;
}

interface Untaken {
  readonly entry: CacheEntry;
  /** As its watches get it. */
  readonly bytes: Buffer;
  readonly take: (read: Buffer) => void;
  readonly drop: () => void;
}

/**
 * What a follower could not take is read as its kind's fields say, as the body of a request is: what that drops, such
 * as null, may have been the cause. An object that cannot be read so is logged.
 */
async function putAsRead(store: Store, { entry, bytes, take, drop }: Untaken): Promise<void> {
  const { structure } = await store.load();
  if (store.cache.get(entry.key)?.revision !== entry.revision) return; // there is a later one
  const { version } = store.descriptor;
  try {
    const { object } = decodeObject(decodeStored(bytes) as object as JsonObject, structure, { version });
    take(Buffer.from(JSON.stringify(object)));
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    drop();
    store.collection.logError(`${entry.key} cannot be read, and counts as absent`, error);
  }
}

/** A server that no longer follows its objects must not go on. */
function fail(error: unknown): never {
  throw error;
}

function beginsAnew(reason: WatchCloseReason): boolean {
  return reason === "restored" || reason === "expired" || reason instanceof UnreadableError;
}

/** Returns the revision that this is the state of. */
function putAll({ cache, descriptor }: Store, known: Map<string, Followed>, { put, remove }: Taker): number {
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
