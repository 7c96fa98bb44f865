import { eachInTurns } from "../lib/work.ts";
import { orderedMap, prefixEnd } from "../storage/orderedMap.ts";
import type { KeyValue, Storage, StorageEvent } from "../storage/storage.ts";
import { type CacheCounts, newCacheCounts, noteList } from "./cacheCounts.ts";
import { placeOf } from "./cacheEntry.ts";
import type { CacheEntry, Choice, MutableEntry, Predicate, SelectableMeta, Slot } from "./cacheEntry.ts";
import type { CacheList, CacheListOptions, CacheRange } from "./cacheList.ts";
import { closeAll } from "./closeAll.ts";
import { FanOut } from "./fanOut.ts";
import { History } from "./history.ts";
import { loadCollection } from "./loadCollection.ts";
import { differences } from "./differences.ts";
import type { LoadedCollection } from "./loadCollection.ts";
import { PageCounts } from "./pageCounts.ts";
import { RevisionError } from "./revisionError.ts";
import { Selectables } from "./selectables.ts";
import { maxNamedUnreadable, UnreadableEntry, UnreadableError, unreadableObject } from "./unreadable.ts";
import { slabAllocator } from "./slab.ts";
import { EventBatch, WatchEvent } from "./watchEvent.ts";
import type { WithRevision } from "./watchEvent.ts";
import { Watcher } from "./watcher.ts";
import type { WatchOptions, WatcherHost } from "./watcher.ts";
import { WatcherIndex } from "./watcherIndex.ts";

export type { CacheList, CacheListOptions, CacheRange } from "./cacheList.ts";
export type { CacheEntry, Choice, FieldPin, Predicate, SelectableMeta } from "./cacheEntry.ts";
export { RevisionError } from "./revisionError.ts";
export { UnreadableError } from "./unreadable.ts";
export { EventBatch, typeSeen, WatchEvent } from "./watchEvent.ts";
export type { WatchCloseReason, WatchOptions, WatchSink } from "./watcher.ts";
export { Watcher } from "./watcher.ts";

let openedCaches = 0;

/** @limit Age of a change in the history of a collection: older revisions are 410 Expired. */
const defaultHistoryMs = 5 * 60 * 1000;
/** @limit Changes in the history of a collection: older revisions are 410 Expired. */
export const defaultMaxEvents = 100_000;
/** @limit Replaced versions in the history of a collection: older revisions are 410 Expired. */
const defaultMaxHistoryBytes = 64 * 1024 * 1024;

export interface WatchCacheOptions {
  readonly storage: Storage;
  /** The collection, as writers name it in `WriteOperation.prefix`: "/registry/pods/". */
  readonly prefix: string;
  /** Milliseconds; only differences count. */
  readonly clock: () => number;
  readonly historyMs?: number;
  readonly maxEvents?: number;
  readonly maxHistoryBytes?: number;
  /** Reads labels and selectable fields out of stored bytes. Runs at most once for each version. */
  readonly extract: (bytes: Buffer) => SelectableMeta;
  /** Writes another resourceVersion into stored bytes, for DELETED events. */
  readonly withRevision: WithRevision;
  /** Why bytes are no object of the collection; undefined for those that are. Absent: all are. */
  readonly problemOf?: (bytes: Uint8Array) => string | undefined;
  /** Where it counts what it does, which goes on when another cache takes its place; absent: not counted. */
  readonly counts?: CacheCounts;
}

/** Loads a collection from storage and follows it from there, without a gap or a repetition in between. */
export function openWatchCache(options: WatchCacheOptions): Promise<WatchCache> {
  return new Promise((resolve, reject) => {
    loadCollection(options, (loaded) => {
      const cache = new WatchCache(options, loaded);
      resolve(cache);
      return cache;
    }).catch(reject);
  });
}

/**
 * One collection in memory: the newest version of each key, the versions before it inside the history window, and who
 * watches. All reads are synchronous and see durable state only; storage feeds it before a writer hears of success, so
 * a writer finds its own write here.
 */
export class WatchCache {
  /** No other cache, before or after, has it: what is kept of what it holds is kept under this number. */
  readonly number = ++openedCaches;
  #options: WatchCacheOptions;
  readonly #slots = new Map<string, Slot>();
  readonly #ordered = orderedMap<Slot>();
  readonly #history: History;
  readonly #watchers = new WatcherIndex();
  readonly #fanOut = new FanOut({ watchers: this.#watchers, metaOf: (entry) => this.metaOf(entry) });
  readonly #selectables: Selectables;
  readonly #host: WatcherHost;
  readonly #unfollow: () => void;
  readonly #own = slabAllocator();
  readonly #pageCounts = new PageCounts();
  /** Keys whose newest version cannot be read. */
  readonly #unreadable = new Set<string>();
  readonly #counts: CacheCounts;
  #liveCount = 0;
  #liveBytes = 0;
  #seenRevision: number;
  /** Watches from revisions up to this one are refused. */
  #refusedRevision = -1;
  #isClosed = false;

  constructor(options: WatchCacheOptions, loaded: LoadedCollection) {
    this.#options = options;
    this.#counts = options.counts ?? newCacheCounts();
    this.#counts.loads += 1;
    this.#unfollow = loaded.stop;
    this.#seenRevision = loaded.revision;
    this.#selectables = new Selectables(this.#slots, options.extract);
    this.#history = new History({
      limits: {
        historyMs: options.historyMs ?? defaultHistoryMs,
        maxEvents: options.maxEvents ?? defaultMaxEvents,
        maxBytes: options.maxHistoryBytes ?? defaultMaxHistoryBytes,
      },
      oldestRevision: loaded.revision,
      dropped: (entry) => this.#dropTombstone(entry),
    });
    for (const item of loaded.items) this.#put(this.#entryOf(item, undefined, false));
    const cache = this;
    this.#host = {
      metaOf: (entry) => this.metaOf(entry),
      pastAfter: (revision, limits) => this.#history.after(revision, limits),
      get deliveredRevision() {
        return cache.#fanOut.deliveredRevision ?? cache.revision;
      },
      forget: (watcher) => this.#watchers.delete(watcher),
      tooSlow: () => (this.#counts.slow += 1),
    };
  }

  /**
   * The newest durable revision of the whole store that this cache reflects. Commits that do not touch the collection
   * need no work here: storage advances its revision only after the listeners of all touched collections have run.
   */
  get revision(): number {
    return Math.max(this.#seenRevision, this.#options.storage.revision);
  }

  /** The newest commit that touched the collection; before the first one since loading, the revision loaded at. */
  get changedRevision(): number {
    return this.#seenRevision;
  }

  /** The lowest revision to watch from. */
  get oldestRevision(): number {
    return this.#history.oldestRevision;
  }

  /** Live objects and tombstones inside the window. */
  get size(): number {
    return this.#slots.size;
  }

  get liveCount(): number {
    return this.#liveCount;
  }

  /** Bytes of the live objects that can be read. */
  get liveBytes(): number {
    return this.#liveBytes;
  }

  get watcherCount(): number {
    return this.#watchers.size;
  }

  /** Changes inside the window. */
  get historySize(): number {
    return this.#history.size;
  }

  get(key: string): CacheEntry | undefined {
    const entry = this.#slots.get(key)?.newest;
    return entry === undefined || entry.deleted ? undefined : entry;
  }

  /** The object as it stood at a revision inside the window. */
  at(key: string, revision: number): CacheEntry | undefined {
    const newest = this.#slots.get(key)?.newest;
    const entry = newest === undefined ? undefined : versionAt(newest, revision);
    return entry === undefined || entry.deleted ? undefined : entry;
  }

  /**
   * Throws RevisionError "expired" below the window and "future" above the newest revision, and UnreadableError when
   * an object of the range cannot be read, whichever page it would be on.
   */
  list(options: CacheListOptions): CacheList {
    const { prefix, key, after, limit = Number.POSITIVE_INFINITY, revision, matches } = options;
    const at = revision ?? this.revision;
    this.#checkRevision(at);
    const hasUnreadable = this.#unreadable.size > 0;
    if (hasUnreadable && options.skipsUnreadable !== true) this.#checkReadable(options);
    const isCounted = matches === undefined && key === undefined;
    const isNext = isCounted && after !== undefined && revision !== undefined;
    const following = isNext ? this.#pageCounts.get({ prefix, after, revision }) : undefined;
    const entries: CacheEntry[] = [];
    let fetched = 0;
    let remaining = 0;
    let current: CacheEntry | undefined;
    const meta = () => (current === undefined ? noMeta : this.metaOf(current));
    const visit = (slot: Slot): boolean => {
      current = revision === undefined ? slot.newest : versionAt(slot.newest, revision);
      if (current === undefined || current.deleted || (hasUnreadable && current.unreadable !== undefined)) return true;
      fetched += 1;
      if (entries.length >= limit) {
        remaining += 1; // whether it matches or not
        return isCounted && following === undefined;
      }
      if (matches === undefined || matches(current, meta)) entries.push(current);
      return true;
    };
    const few = this.#fewOf(options);
    if (few === undefined) this.#visitRange(prefix, after, visit);
    else {
      this.#visitFew(few, options, visit);
      const last = entries.length >= limit && key === undefined ? entries.at(-1) : undefined;
      if (last !== undefined && remaining === 0) this.#visitRange(prefix, last.key, visit);
    }
    const index = few === undefined || key !== undefined ? undefined : options.pin?.field;
    noteList(this.#counts, { index, fetched, returned: entries.length });
    const last = remaining > 0 ? entries.at(-1) : undefined;
    if (last === undefined) return { entries, revision: at, more: remaining > 0, remaining };
    if (!isCounted) return { entries, revision: at, more: true, remaining: undefined };
    if (following !== undefined) remaining = following - entries.length;
    this.#pageCounts.set({ prefix, after: last.key, revision: at }, remaining);
    return { entries, revision: at, more: true, remaining };
  }

  /** Live objects in no order, each as it is when its turn comes: the caller may pause in between. */
  *live(): Iterable<CacheEntry> {
    for (const { newest } of this.#slots.values()) if (!newest.deleted) yield newest;
  }

  /** Live objects in key order, above one key and up to another. */
  range({ prefix, after, last }: CacheRange): CacheEntry[] {
    const entries: CacheEntry[] = [];
    this.#visitRange(prefix, after, ({ newest }) => {
      if (last !== undefined && newest.key > last) return false;
      if (!newest.deleted) entries.push(newest);
      return true;
    });
    return entries;
  }

  /**
   * Starts a watch. Events of history are delivered before this returns, or, where they are many, in parts; later ones
   * with each commit. Throws RevisionError "expired" when `fromRevision` lies before the window. Where several changes
   * share `fromRevision`, all but the first are sent again, unless `knowsAll`: a client may have gone away between
   * them.
   */
  watch(options: WatchOptions): Watcher {
    const current = this.revision;
    const { fromRevision = current } = options;
    const isRefused = options.fromRevision !== undefined && !options.knowsAll && fromRevision <= this.#refusedRevision;
    if (fromRevision < this.oldestRevision || isRefused) throw this.#revisionError("expired", fromRevision);
    const isWhole = options.fromRevision === undefined || options.knowsAll === true;
    const again = isWhole ? [] : this.#history.besidesFirstAt(fromRevision);
    const heardOf = again.length === 0 ? fromRevision : fromRevision - 1;
    const watcher = new Watcher({ ...options, fromRevision: heardOf }, this.#host);
    if (this.#isClosed) {
      watcher.close("shutdown");
      return watcher;
    }
    this.#watchers.add(watcher);
    if (again.length > 0) watcher.deliver(new EventBatch(again, fromRevision));
    if (fromRevision < this.#seenRevision) watcher.catchUp();
    return watcher;
  }

  /**
   * Watches that begin at this revision or below are refused as expired from now on: what watches got of it, from
   * another cache, may have been wrong. Clients that got it from this one are refused as well, until the next change of
   * the store.
   */
  refuseWatchesFrom(revision: number): void {
    this.#refusedRevision = revision;
  }

  /** Labels and selectable fields of a version, parsed on first use. */
  metaOf(entry: CacheEntry): SelectableMeta {
    return this.#selectables.metaOf(entry);
  }

  /** To be awaited before a list with a selector, which would hold up others the first time; undefined: it will not. */
  prepareSelection({ matches, key, pin, remembers }: Choice): Promise<void> | undefined {
    if (matches === undefined || key !== undefined) return undefined;
    const ready = this.#selectables.prepare(pin, this.#options.clock());
    return remembers === true ? this.#matchInTurns(matches, ready) : ready;
  }

  /** Asks a predicate that remembers its answers about all objects, so that a list need not ask about many at once. */
  async #matchInTurns(matches: Predicate, ready: Promise<void> | undefined): Promise<void> {
    await ready;
    await eachInTurns(this.#slots.values(), ({ newest }) => {
      if (!newest.deleted && newest.unreadable === undefined) matches(newest, () => this.metaOf(newest));
    });
  }

  /** Keys of objects that cannot be read. */
  get unreadableKeys(): readonly string[] {
    return [...this.#unreadable];
  }

  /**
   * Takes in an object that could not be read, and can be now. Watches never saw it and cannot get it in
   * order any more: the watches end, and the window begins here.
   */
  restore(item: KeyValue): void {
    const slot = this.#slots.get(item.key);
    if (slot?.newest.revision !== item.revision || slot.newest.unreadable === undefined) return;
    const entry = this.#entryOf(item, undefined, false);
    if (entry.unreadable !== undefined) return;
    this.#put(entry);
    this.#seenRevision = this.revision;
    this.#history.restart(this.#seenRevision);
    void closeAll(this.#watchers.all(), "restored");
  }

  /**
   * Lets go of history outside the window, in a step; returns whether more is left to do. Every commit does so; call it
   * now and then for collections without commits.
   */
  trim(): boolean {
    const nowMs = this.#options.clock();
    this.#selectables.trim(nowMs);
    this.#history.mark(this.revision, nowMs);
    return this.#history.trim(nowMs);
  }

  /**
   * The objects mean another thing from now on: what was read out of them is forgotten, and the watches end, so that
   * clients come back and see the new meaning from where they were.
   */
  reinterpret(meaning: Pick<WatchCacheOptions, "extract" | "withRevision">): void {
    this.#options = { ...this.#options, ...meaning };
    this.#selectables.reinterpret(meaning.extract);
    void closeAll(this.#watchers.all(), "shutdown");
  }

  /** Ends all watches and stops following storage. What was loaded can still be read. */
  close(reason: "shutdown" | "expired" = "shutdown"): void {
    this.#isClosed = true;
    this.#unfollow();
    if (reason === "shutdown") this.#fanOut.finish();
    void closeAll(this.#watchers.all(), reason);
  }

  /** Takes in one commit and tells the watchers. Called by storage, in revision order. */
  apply(events: readonly StorageEvent[], revision: number): void {
    const before = this.revision;
    const timeMs = this.#options.clock();
    const seen: WatchEvent[] = [];
    for (const event of events) {
      const watchEvent = this.#change(event, timeMs);
      if (watchEvent !== undefined) seen.push(watchEvent);
    }
    this.#seenRevision = Math.max(this.#seenRevision, revision);
    this.#counts.received += seen.length;
    if (seen.length > 0 && this.#watchers.size > 0) {
      this.#counts.dispatched += seen.length;
      this.#fanOut.deliver(new EventBatch(seen, revision), before);
    }
    this.#history.trim(timeMs);
  }

  /**
   * Takes in the collection as it stands at a revision, after changes that storage could not tell. The watchers see
   * what they come to; the states in between are not known, so the window begins here. A watcher that began ahead of
   * this cache knows some of those states, and would need other changes: its watch ends as expired.
   */
  replace(items: readonly KeyValue[], revision: number): void {
    for (const watcher of this.#watchers.all()) if (watcher.revision > this.revision) watcher.close("expired");
    const newest = new Map<string, CacheEntry>();
    for (const [key, slot] of this.#slots) if (!slot.newest.deleted) newest.set(key, slot.newest);
    this.apply(differences(newest, { items, revision }), revision);
    this.#history.restart(revision);
  }

  #change(event: StorageEvent, timeMs: number): WatchEvent | undefined {
    const newest = this.#slots.get(event.key)?.newest;
    const deleted = event.type === "delete";
    // A key that was never here cannot be deleted here.
    if (deleted && (newest === undefined || newest.deleted)) return undefined;
    const wasSeen = newest !== undefined && !newest.deleted && newest.unreadable === undefined;
    const entry = this.#entryOf(event, newest, deleted);
    const type = deleted ? "DELETED" : wasSeen ? "MODIFIED" : "ADDED";
    const change = { entry, previous: wasSeen ? newest : undefined };
    const watchEvent = new WatchEvent(type, change, this.#options.withRevision);
    this.#put(entry);
    this.#history.add({ event: watchEvent, entry, timeMs });
    return watchEvent;
  }

  #entryOf(from: KeyValue, previous: MutableEntry | undefined, deleted: boolean): MutableEntry {
    const place = previous ?? placeOf(from.key, this.#options.prefix);
    const { revision, createRevision } = from;
    const { namespace, name } = place;
    const key = previous?.key ?? from.key;
    // The last content of what is deleted is known from before.
    const unreadable = deleted ? previous?.unreadable : (from.unreadable ?? this.#options.problemOf?.(from.value));
    if (unreadable !== undefined) {
      const entry = new UnreadableEntry({ key, namespace, name, revision, createRevision, deleted }, unreadable);
      entry.previous = previous;
      return entry;
    }
    return {
      key,
      namespace,
      name,
      revision,
      createRevision,
      bytes: deleted && previous !== undefined ? previous.bytes : this.#own(from.value),
      deleted,
      previous,
      meta: deleted ? previous?.meta : undefined,
      unreadable,
    };
  }

  #put(entry: MutableEntry): void {
    if (entry.unreadable !== undefined && !entry.deleted) this.#unreadable.add(entry.key);
    else if (this.#unreadable.size > 0) this.#unreadable.delete(entry.key);
    const slot = this.#slots.get(entry.key);
    const wasLive = slot !== undefined && !slot.newest.deleted;
    if (wasLive === entry.deleted) this.#liveCount += wasLive ? -1 : 1;
    this.#liveBytes += liveBytesOf(entry) - (slot === undefined ? 0 : liveBytesOf(slot.newest));
    if (slot !== undefined) {
      const before = slot.newest;
      slot.newest = entry;
      this.#selectables.changed(slot, before);
      return;
    }
    const added: Slot = { newest: entry };
    this.#slots.set(entry.key, added);
    this.#ordered.set(entry.key, added);
    this.#selectables.changed(added, undefined);
  }

  #dropTombstone(entry: MutableEntry): void {
    if (!entry.deleted || this.#slots.get(entry.key)?.newest !== entry) return;
    this.#slots.delete(entry.key);
    this.#ordered.delete(entry.key);
  }

  /** Visits slots in key order until `visit` answers false. */
  #visitRange(prefix: string, after: string | undefined, visit: (slot: Slot) => boolean): void {
    const from = after === undefined || after < prefix ? prefix : `${after}\0`;
    const end = prefixEnd(prefix) ?? "\uffff";
    this.#ordered.editRange(from, end, false, (_key, slot) => (visit(slot) ? undefined : stopVisiting));
  }

  /** The only slots that may be chosen, in no order; undefined where all may be. */
  #fewOf({ key, pin, revision }: CacheListOptions): Iterable<Slot> | undefined {
    if (key !== undefined) {
      const slot = this.#slots.get(key);
      return slot === undefined ? [] : [slot];
    }
    if (pin === undefined || revision !== undefined) return undefined; // what is chosen now may not be what was then
    return this.#selectables.pinnedBy(pin, this.#options.clock());
  }

  #visitFew(slots: Iterable<Slot>, { prefix, after }: CacheListOptions, visit: (slot: Slot) => boolean): void {
    const isAsked = ({ newest: { key } }: Slot) => key.startsWith(prefix) && (after === undefined || key > after);
    const asked = [...slots].filter(isAsked).sort((a, b) => (a.newest.key < b.newest.key ? -1 : 1));
    for (const slot of asked) if (!visit(slot)) return;
  }

  #checkReadable({ prefix, key, after = "" }: CacheListOptions): void {
    const isAsked = (each: string) => each.startsWith(prefix) && each > after && (key === undefined || each === key);
    const keys = [...this.#unreadable].filter(isAsked).sort();
    if (keys.length === 0) return;
    const named = keys.slice(0, maxNamedUnreadable + 1).flatMap((each) => this.get(each) ?? []);
    throw new UnreadableError(named.flatMap((each) => unreadableObject(each) ?? []));
  }

  #checkRevision(revision: number): void {
    if (revision < this.#history.oldestExactRevision) throw this.#revisionError("expired", revision);
    if (revision > this.revision) throw this.#revisionError("future", revision);
  }

  #revisionError(code: "expired" | "future", revision: number): RevisionError {
    return new RevisionError(code, revision, { oldestRevision: this.oldestRevision, currentRevision: this.revision });
  }
}

const noMeta: SelectableMeta = { labels: undefined, fields: {} };
const stopVisiting = { break: true };

function liveBytesOf(entry: CacheEntry): number {
  return entry.deleted || entry.unreadable !== undefined ? 0 : entry.bytes.length;
}

function versionAt(newest: CacheEntry, revision: number): CacheEntry | undefined {
  let entry: CacheEntry | undefined = newest;
  while (entry !== undefined && entry.revision > revision) entry = entry.previous;
  return entry;
}
