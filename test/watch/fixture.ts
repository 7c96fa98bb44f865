import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import type { Storage } from "../../runtime/storage/storage.ts";
import { openWatchCache } from "../../runtime/watch/watchCache.ts";
import type {
  EventBatch,
  SelectableMeta,
  WatchCache,
  WatchCacheOptions,
  WatchCloseReason,
  WatchSink,
} from "../../runtime/watch/watchCache.ts";

export const prefix = "/registry/things/";

/** Objects of these tests: a color to select by, a version to tell contents apart. */
interface Thing {
  readonly color: string;
  readonly resourceVersion: number;
}

export function parse(bytes: Uint8Array): Thing {
  return JSON.parse(Buffer.from(bytes).toString());
}

/** Its color is both a label and a selectable field. */
function selectableOf(bytes: Uint8Array): SelectableMeta {
  const { color } = parse(bytes);
  return { labels: { color }, fields: { color } };
}

/** Puts or removes a thing by compare-and-swap on what is newest; returns the revision of the change. */
export async function change(storage: Storage, name: string, color: string | undefined): Promise<number> {
  const key = prefix + name;
  const pending = storage.pending(key);
  const current = pending ?? (await storage.get(key));
  const expectedRevision = current?.value === undefined ? 0 : current.revision;
  const event = await storage.write({
    prefix,
    key,
    expectedRevision,
    ...(color === undefined
      ? {}
      : { value: (revision: number) => Buffer.from(JSON.stringify({ color, resourceVersion: revision })) }),
  });
  return event.revision;
}

export interface CacheFixture {
  readonly storage: Storage;
  readonly cache: WatchCache;
  readonly extractions: () => number;
  readonly close: () => Promise<void>;
}

export function openCache(storage: Storage, options: Partial<WatchCacheOptions> = {}): Promise<WatchCache> {
  return openWatchCache({
    storage,
    prefix,
    clock: () => 0,
    extract: selectableOf,
    withRevision: (bytes, revision) => Buffer.from(JSON.stringify({ ...parse(bytes), resourceVersion: revision })),
    ...options,
  });
}

export async function cacheFixture(options: Partial<WatchCacheOptions> = {}): Promise<CacheFixture> {
  const storage = await openMemoryStorage();
  let extractions = 0;
  const cache = await openCache(storage, {
    extract: (bytes) => {
      extractions += 1;
      return selectableOf(bytes);
    },
    ...options,
  });
  return {
    storage,
    cache,
    extractions: () => extractions,
    close: async () => {
      cache.close();
      await storage.close();
    },
  };
}

/** A sink that writes down what it gets, e.g. `ADDED a red@3`, `bookmark 4`, `closed slow`. */
export function recorder(options: { bufferedBytes?: () => number } = {}): WatchSink & {
  readonly lines: string[];
  readonly batches: EventBatch[];
} {
  const lines: string[] = [];
  const batches: EventBatch[] = [];
  return {
    lines,
    batches,
    events(batch) {
      batches.push(batch);
      for (const event of batch.events) {
        const thing = parse(event.bytes);
        lines.push(`${event.type} ${event.entry.key.slice(prefix.length)} ${thing.color}@${thing.resourceVersion}`);
      }
    },
    bookmark: (revision) => void lines.push(`bookmark ${revision}`),
    bufferedBytes: options.bufferedBytes ?? (() => 0),
    maxBufferedBytes: () => 1024 * 1024,
    close: (reason: WatchCloseReason) => void lines.push(`closed ${reason}`),
  };
}
