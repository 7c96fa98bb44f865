import { type Storage, StorageError } from "../storage/storage.ts";
import type { WatchCache } from "../watch/watchCache.ts";

export interface ExpiryOptions {
  readonly storage: Storage;
  readonly cache: WatchCache;
  readonly prefix: string;
  readonly ttlSeconds: number;
  readonly clock: () => number;
}

/** How often it is looked for objects whose time is over, in milliseconds. */
const lookMs = 1000;
/** Objects removed at a time. */
const maxRemovals = 500;

interface Written {
  readonly key: string;
  readonly revision: number;
  readonly timeMs: number;
}

/**
 * Removes objects some time after their last write, for a store that does not do that by itself. What was there at the
 * start counts as written then. Returns how to stop.
 */
export function startExpiry({ storage, cache, prefix, ttlSeconds, clock }: ExpiryOptions): () => void {
  const startMs = clock();
  /** In the order of their writes; a key that was written again is there again. */
  let written: Written[] = cache
    .list({ prefix, skipsUnreadable: true })
    .entries.map(({ key, revision }) => ({ key, revision, timeMs: startMs }));
  let first = 0;
  const stopListening = storage.watch(prefix, (events) => {
    const timeMs = clock();
    for (const { type, key, revision } of events) if (type === "put") written.push({ key, revision, timeMs });
  });
  const timer = setInterval(() => {
    const endMs = clock() - ttlSeconds * 1000;
    const limit = Math.min(written.length, first + maxRemovals);
    for (; first < limit; first++) {
      const next = written[first];
      if (next === undefined || next.timeMs > endMs) break;
      if (cache.get(next.key)?.revision === next.revision) void remove(storage, { prefix, written: next });
    }
    if (first * 2 > written.length) {
      written = written.slice(first);
      first = 0;
    }
  }, lookMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    stopListening();
  };
}

/** What was written or removed meanwhile is left alone; what the medium refuses stays until the next start. */
async function remove(
  storage: Storage,
  { prefix, written }: { readonly prefix: string; readonly written: Written },
): Promise<void> {
  try {
    await storage.write({ prefix, key: written.key, expectedRevision: written.revision });
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
  }
}
