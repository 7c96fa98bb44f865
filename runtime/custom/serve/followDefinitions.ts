import type { Store } from "../../registry/store.ts";
import type { Definition } from "./definitions.ts";
import { UnreadableError, type WatchCloseReason, type Watcher } from "../../watch/watchCache.ts";

/** Receives changes of definitions. */
export interface DefinitionFollower {
  /** There is one, or it has changed; returns it if it serves something else than before. */
  readonly put: (bytes: Buffer) => Definition | undefined;
  readonly remove: (name: string) => Definition | undefined;
  /** What `put` and `remove` returned of a change; not called for those that exist at the start. */
  readonly changed: (definition: Definition) => void;
  /** Those that were put and not removed. */
  readonly names: () => readonly string[];
}

/**
 * Tells of all definitions, then of every change. One that cannot be read stays as it was known, and ends the watch,
 * which then begins anew. Returns how to stop.
 */
export function followDefinitions(store: Store, follower: DefinitionFollower): () => void {
  let watcher: Watcher | undefined;
  let isStopped = false;
  const begin = () => {
    if (isStopped) return;
    const fromRevision = putAll(store, follower);
    watcher = store.cache.watch({
      fromRevision,
      knowsAll: true,
      prefix: store.rangeOf(""),
      sink: {
        events: ({ events }) => {
          for (const { type, entry, bytes } of events) {
            const changed = type === "DELETED" ? follower.remove(entry.name) : follower.put(bytes);
            if (changed !== undefined) follower.changed(changed);
          }
        },
        bookmark: () => {},
        bufferedBytes: () => 0,
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

/** A server that no longer follows its definitions must not go on. */
function fail(error: unknown): never {
  throw error;
}

function beginsAnew(reason: WatchCloseReason): boolean {
  return reason === "restored" || reason === "expired" || reason instanceof UnreadableError;
}

/** Returns the revision that this is the state of. */
function putAll({ cache, descriptor }: Store, { put, remove, names }: DefinitionFollower): number {
  const { storagePrefix } = descriptor;
  const list = cache.list({ prefix: storagePrefix, skipsUnreadable: true });
  const there = new Set(list.entries.map((each) => each.name));
  for (const key of cache.unreadableKeys) there.add(key.slice(storagePrefix.length));
  for (const name of names()) if (!there.has(name)) remove(name);
  for (const entry of list.entries) put(entry.bytes);
  return list.revision;
}
