import type { GapListener, KeyValue, Storage, StorageEvent, StorageListener } from "../storage/storage.ts";

/** Objects read at a time: keeps a large collection from holding up the event loop. */
const pageSize = 1000;

/** A collection as it stood at one revision. */
export interface LoadedCollection {
  readonly items: readonly KeyValue[];
  readonly revision: number;
  /** Ends the following. */
  readonly stop: () => void;
}

/** Receives the changes of a collection after it was loaded. */
export interface Follower {
  readonly apply: StorageListener;
  readonly replace: GapListener;
}

/**
 * Reads a collection page by page, hands it to `follow` and every later commit to the follower that this returns.
 *
 * Pages may be of different revisions, so commits are collected meanwhile and merged in. Storage acknowledges in order
 * and without a gap, so once every commit up to the newest page has been heard, the merge is the exact state at that
 * point.
 *
 *   page 1 at 8, page 2 at 10, heard 9 and 10   ->   state at 10
 */
export async function loadCollection(
  { storage, prefix }: { readonly storage: Storage; readonly prefix: string },
  follow: (loaded: LoadedCollection) => Follower,
): Promise<void> {
  let heard: StorageEvent[] = [];
  let heardRevision = 0;
  let replaced: readonly KeyValue[] | undefined;
  let follower: Follower = {
    apply(events, revision) {
      heard.push(...events);
      heardRevision = revision;
    },
    replace(items, revision) {
      heard = [];
      heardRevision = revision;
      replaced = items;
    },
  };
  const stop = storage.watch(
    prefix,
    (events, revision) => follower.apply(events, revision),
    (items, revision) => follower.replace(items, revision),
  );
  try {
    const { items, revision } = await readPages(storage, prefix);
    // A page may show a commit that is durable but not yet acknowledged: that one is under way, so it is waited for.
    if (Math.max(storage.revision, heardRevision) < revision) await (storage.catchUp?.() ?? storage.settled());
    if (replaced !== undefined) {
      items.clear();
      for (const item of replaced) items.set(item.key, item);
    }
    for (const event of heard) {
      if (event.type === "delete") items.delete(event.key);
      else items.set(event.key, event);
    }
    follower = follow({
      items: [...items.values()],
      revision: Math.max(storage.revision, heardRevision, revision),
      stop,
    });
  } catch (error) {
    stop();
    throw error;
  }
}

/** All pages by key, and the newest of their revisions. */
async function readPages(
  storage: Storage,
  prefix: string,
): Promise<{ readonly items: Map<string, KeyValue>; readonly revision: number }> {
  const items = new Map<string, KeyValue>();
  let revision = 0;
  let after: string | undefined;
  for (;;) {
    const page = await storage.list({ prefix, limit: pageSize, ...(after === undefined ? {} : { after }) });
    for (const item of page.items) items.set(item.key, item);
    revision = Math.max(revision, page.revision);
    after = page.items.at(-1)?.key;
    if (!page.more || after === undefined) return { items, revision };
  }
}
