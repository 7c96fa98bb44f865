/** What the caches of a collection have done since the server started. Counted in place: it is on the way of writes. */
export interface CacheCounts {
  /** Times the collection was read from the store. */
  loads: number;
  /** Changes that the store delivered. */
  received: number;
  /** Changes that the cache dispatched to watches. */
  dispatched: number;
  lists: number;
  /** Objects of the lists. */
  listed: number;
  /** Watches that were closed because they did not keep up. */
  slow: number;
  /** Comparisons with the store, by their result. */
  readonly checks: { success: number; failure: number; error: number };
}

export function newCacheCounts(): CacheCounts {
  return {
    loads: 0,
    received: 0,
    dispatched: 0,
    lists: 0,
    listed: 0,
    slow: 0,
    checks: { success: 0, failure: 0, error: 0 },
  };
}
