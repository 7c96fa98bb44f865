/** What the caches of a collection have done since the server started. Counted in place: it is on the way of writes. */
export interface CacheCounts {
  /** Times the collection was read from the store. */
  loads: number;
  /** Changes that the store delivered. */
  received: number;
  /** Changes that the cache dispatched to watches. */
  dispatched: number;
  /** By the field whose index found the objects; undefined: they were looked for in the order of their keys. */
  readonly lists: Map<string | undefined, ListCounts>;
  /** Objects of the lists. */
  listed: number;
  /** Watches that were closed because they did not keep up. */
  slow: number;
  /** Comparisons with the store, by their result. */
  readonly checks: { success: number; failure: number; error: number };
}

export interface ListCounts {
  lists: number;
  /** Objects that were looked at. */
  fetched: number;
}

export function newCacheCounts(): CacheCounts {
  return {
    loads: 0,
    received: 0,
    dispatched: 0,
    lists: new Map([[undefined, { lists: 0, fetched: 0 }]]),
    listed: 0,
    slow: 0,
    checks: { success: 0, failure: 0, error: 0 },
  };
}

/** Counts one list. There are no more indexes than fields that a kind lets clients select by. */
export function noteList(
  counts: CacheCounts,
  list: { readonly index: string | undefined; readonly fetched: number; readonly returned: number },
): void {
  const { index, fetched, returned } = list;
  counts.listed += returned;
  const known = counts.lists.get(index);
  if (known === undefined) {
    counts.lists.set(index, { lists: 1, fetched });
    return;
  }
  known.lists += 1;
  known.fetched += fetched;
}
