import type { KeyValue, Storage, StorageEvent, StorageListener } from "../storage/storage.ts";

/** Objects read at a time: keeps a large collection from holding up the event loop. */
const pageSize = 1000;

/** A collection as it stood at one revision, and how to hear of everything after. */
export interface LoadedCollection {
  readonly items: readonly KeyValue[];
  readonly revision: number;
  /** Hands every later commit to the listener, beginning with those heard since the collection was read. */
  readonly follow: (listener: StorageListener) => void;
  readonly stop: () => void;
}

/**
 * Reads a collection page by page. Pages may be of different revisions, so commits are collected meanwhile and merged in:
 * of each key the higher revision wins. Storage acknowledges in order, so once every commit up to the newest page has been
 * heard, the merge is the exact state at that point.
 *
 *   page 1 at 8, page 2 at 10, heard 9 and 10   ->   state at 10
 */
export async function loadCollection(storage: Storage, prefix: string): Promise<LoadedCollection> {
  let heard: StorageEvent[] = [];
  let heardRevision = 0;
  let listener: StorageListener = (events, revision) => {
    heard.push(...events);
    heardRevision = revision;
  };
  const stop = storage.watch(prefix, (events, revision) => listener(events, revision));
  try {
    const items = new Map<string, KeyValue>();
    let readRevision = 0;
    let after: string | undefined;
    for (;;) {
      const page = await storage.list({ prefix, limit: pageSize, ...(after === undefined ? {} : { after }) });
      for (const item of page.items) items.set(item.key, item);
      readRevision = Math.max(readRevision, page.revision);
      const last = page.items.at(-1);
      if (!page.more || last === undefined) break;
      after = last.key;
    }
    // A page may show a commit that is durable but not yet acknowledged: that one is under way, so it is waited for.
    if (Math.max(storage.revision, heardRevision) < readRevision) await storage.settled();
    for (const event of heard) merge(items, event);
    heard = [];
    return {
      items: [...items.values()],
      revision: Math.max(storage.revision, heardRevision, readRevision),
      follow: (next) => {
        listener = next;
        const missed = heard;
        heard = [];
        if (missed.length > 0) next(missed, heardRevision);
      },
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}

function merge(items: Map<string, KeyValue>, event: StorageEvent): void {
  const known = items.get(event.key);
  if (known !== undefined && known.revision >= event.revision) return;
  if (event.type === "delete") items.delete(event.key);
  else items.set(event.key, event);
}
