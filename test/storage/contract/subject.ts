import type { Storage } from "../../../runtime/storage/storage.ts";
import type { Transformer } from "../../../runtime/storage/transformed.ts";
import { openWatchCache, type WatchCache, type WatchCacheOptions } from "../../../runtime/watch/watchCache.ts";
import { prefix, textOf } from "./things.ts";

/** What back ends differ in. */
export interface Traits {
  /** What was written is there after `close` and `open`. */
  readonly survivesReopen: boolean;
  /** Others may write to the same store: its revisions have gaps, and nothing is known of a write under way. */
  readonly isShared: boolean;
  readonly maxValueBytes: number;
}

/** How a back end is made for one test. */
export interface StorageFixture {
  readonly traits: Traits;
  /** Of a shared store, one more that writes to it; otherwise to be called after a `close` only. */
  readonly open: () => Promise<Storage>;
  readonly cleanUp: () => Promise<void>;
  /** Shared stores: loses what happens meanwhile, for good. */
  readonly withGap?: (during: () => Promise<void>) => Promise<void>;
  /** Shared stores: somebody else uses the same cluster for something else. */
  readonly writeElsewhere?: () => Promise<void>;
}

/** An object as a reader sees it: `text` is the value, e.g. "v@7". */
export interface Seen {
  readonly name: string;
  readonly revision: number;
  readonly createRevision: number;
  readonly text: string;
}

export interface SeenPage {
  readonly items: readonly Seen[];
  readonly revision: number;
  readonly more: boolean;
}

/** A store to write to, and a way to read it. */
export interface Subject {
  readonly fixture: StorageFixture;
  readonly storage: Storage;
  /** Throws for a subject without one. */
  readonly cache: WatchCache;
  get(name: string): Promise<Seen | undefined>;
  list(options?: { after?: string; limit?: number; prefix?: string }): Promise<SeenPage>;
  close(): Promise<void>;
}

export interface Behaviour {
  readonly name: string;
  /** Why a back end cannot show it. */
  readonly impossible?: (traits: Traits) => string | undefined;
  readonly run: (subject: Subject) => Promise<void>;
}

/** A table of behaviours that some back ends may not be able to show. */
export function behaviours(
  table: Readonly<Record<string, Behaviour["run"]>>,
  impossible?: Behaviour["impossible"],
): readonly Behaviour[] {
  return Object.entries(table).map(([name, run]) => ({
    name,
    run,
    ...(impossible === undefined ? {} : { impossible }),
  }));
}

/** Reads come from the store itself. */
export async function bareSubject(fixture: StorageFixture): Promise<Subject> {
  const storage = await fixture.open();
  return {
    fixture,
    storage,
    get cache(): WatchCache {
      throw new Error("no cache is in front of this store");
    },
    async get(name) {
      const stored = await storage.get(prefix + name);
      return stored === undefined ? undefined : seen({ key: prefix + name, ...stored });
    },
    async list(options = {}) {
      const page = await storage.list({ ...options, prefix: options.prefix ?? prefix });
      return { ...page, items: page.items.map(seen) };
    },
    close: () => storage.close(),
  };
}

/** Reads come from a watch cache, once that has caught up. */
export async function cachedSubject(fixture: StorageFixture): Promise<Subject> {
  const storage = await fixture.open();
  const cache = await openCache(storage);
  return {
    fixture,
    storage,
    cache,
    async get(name) {
      await storage.catchUp?.();
      const entry = cache.get(prefix + name);
      return entry === undefined ? undefined : seen({ ...entry, value: entry.bytes });
    },
    async list(options = {}) {
      await storage.catchUp?.();
      const page = cache.list({ ...options, prefix: options.prefix ?? prefix });
      return { ...page, items: page.entries.map((entry) => seen({ ...entry, value: entry.bytes })) };
    },
    async close() {
      cache.close();
      await storage.close();
    },
  };
}

/** Values are text like "red@7": the color is a label, the number the resourceVersion. */
export function openCache(storage: Storage, options: Partial<WatchCacheOptions> = {}): Promise<WatchCache> {
  return openWatchCache({
    storage,
    prefix,
    clock: () => 0,
    extract: (bytes) => ({ labels: { color: colorOf(bytes) }, fields: {} }),
    withRevision: (bytes, revision) => Buffer.from(`${colorOf(bytes)}@${revision}`),
    ...options,
  });
}

/** For a store that knows the revision of a write only afterwards. */
export const stampText: Transformer = {
  fromStored: (stored, { revision }) => {
    const text = textOf(stored) ?? "";
    return text.endsWith("@0") ? Buffer.from(`${text.slice(0, -1)}${revision}`) : stored;
  },
};

function seen(from: { key: string; revision: number; createRevision: number; value: Uint8Array }): Seen {
  const { key, revision, createRevision, value } = from;
  return { name: key.slice(prefix.length), revision, createRevision, text: textOf(value) ?? "" };
}

export function colorOf(bytes: Uint8Array): string {
  return textOf(bytes)?.split("@")[0] ?? "";
}
