import type { KeyValue, StorageEvent } from "../storage/storage.ts";
import type { CacheEntry } from "./cacheEntry.ts";

/**
 * The events that lead from what is known of a collection to how it stands at a revision, in revision order: at most
 * one a key, and two where an object was removed and made again.
 *
 *   known a@3 b@5 c@6, at 12: a@3 b@9 d@11   ->   put b@9, put d@11, delete c@12
 */
export function differences(
  known: ReadonlyMap<string, CacheEntry>,
  { items, revision }: { readonly items: readonly KeyValue[]; readonly revision: number },
): StorageEvent[] {
  const events: StorageEvent[] = [];
  const gone = new Map(known);
  for (const item of items) {
    const entry = known.get(item.key);
    gone.delete(item.key);
    if (entry !== undefined && entry.revision >= item.revision) continue;
    if (entry !== undefined && entry.createRevision !== item.createRevision) {
      events.push(deletion(entry, item.createRevision - 1));
    }
    events.push({ type: "put", ...item });
  }
  for (const entry of gone.values()) events.push(deletion(entry, revision));
  return events.sort((a, b) => a.revision - b.revision);
}

function deletion({ key, createRevision }: CacheEntry, revision: number): StorageEvent {
  return { type: "delete", key, revision, createRevision, value: known };
}

/** The cache has the last content of what it knows. */
const known = new Uint8Array();
