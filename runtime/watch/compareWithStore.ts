import { setTimeout as sleep } from "node:timers/promises";
import type { KeyValue, Storage, StoredValue } from "../storage/storage.ts";
import type { CacheEntry } from "./cacheEntry.ts";
import type { WatchCache } from "./watchCache.ts";

/** Objects compared at a time, and the rest after them in milliseconds: others are answered in between. */
const pageSize = 500;
const restMs = 5;
/**
 * Keys that are looked at again at most, and how often each while it keeps changing.
 * @limit Keys that a comparison with the store checks again: the rest waits for the next comparison.
 */
const maxSuspects = 100;
/** @limit Checks of a key that keeps changing: it counts as equal. */
const maxLooks = 3;

export interface CompareOptions {
  readonly cache: WatchCache;
  readonly storage: Storage;
  readonly prefix: string;
  readonly signal: AbortSignal;
}

/**
 * The keys of a collection whose newest state in the cache is not that in the store, by revision and bytes; some of
 * them, where there are many. Both change meanwhile, so what differs at first is looked at again until it holds still.
 */
export async function compareWithStore(options: CompareOptions): Promise<readonly string[]> {
  const { cache, storage, prefix, signal } = options;
  const suspects: string[] = [];
  for (let after: string | undefined; suspects.length < maxSuspects; ) {
    const page = await storage.list({ prefix, limit: pageSize, ...(after === undefined ? {} : { after }) });
    const last = page.more ? page.items.at(-1)?.key : undefined;
    suspects.push(...differing(page.items, cache.range({ prefix, after, last })));
    if (last === undefined) break;
    after = last;
    await sleep(restMs, undefined, { signal });
  }
  const differences: string[] = [];
  for (const key of suspects.slice(0, maxSuspects)) if (await differsForGood(key, options)) differences.push(key);
  return differences;
}

/** Keys that two sides of one range do not have alike. */
function differing(items: readonly KeyValue[], entries: readonly CacheEntry[]): string[] {
  const cached = new Map(entries.map((entry) => [entry.key, entry]));
  const keys: string[] = [];
  for (const item of items) {
    if (!isSame(item, cached.get(item.key))) keys.push(item.key);
    cached.delete(item.key);
  }
  keys.push(...cached.keys());
  return keys;
}

/**
 * Whether cache and store differ in a key while neither changes. Between two looks at the store everything that the
 * first one saw has reached the cache.
 */
async function differsForGood(key: string, { cache, storage, signal }: CompareOptions): Promise<boolean> {
  for (let looks = 0; looks < maxLooks; looks++) {
    signal.throwIfAborted();
    const entry = cache.get(key);
    const first = await storage.get(key);
    await (storage.catchUp?.() ?? storage.settled());
    const second = await storage.get(key);
    if (cache.get(key) === entry && first?.revision === second?.revision) return !isSame(second, entry);
  }
  return false;
}

function isSame(stored: StoredValue | undefined, entry: CacheEntry | undefined): boolean {
  if (stored === undefined || entry === undefined) return stored === entry;
  if (stored.revision !== entry.revision) return false;
  const isReadable = stored.unreadable === undefined && entry.unreadable === undefined;
  return !isReadable || entry.bytes.equals(stored.value);
}
