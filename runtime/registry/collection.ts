import { once } from "../lib/once.ts";
import type { ResourceDescriptor } from "../schema/index.ts";
import { type Storage, StorageError, type StorageErrorCode } from "../storage/storage.ts";
import { newCacheCounts } from "../watch/cacheCounts.ts";
import { openWatchCache, type WatchCache } from "../watch/watchCache.ts";
import { startExpiry } from "./expiry.ts";
import { defaultMaxObjectBytes } from "./objectSize.ts";
import { extractorOf } from "./selectable.ts";
import { storedProblem, withRevision } from "./stored/storedForm.ts";
import { type StoredVersions, storedVersions } from "./stored/storedVersions.ts";
import { transformed } from "../storage/transformed.ts";

export interface CollectionOptions {
  readonly storage: Storage;
  readonly clock: () => number;
  /** How long objects of kinds that expire are kept after their last write; absent: for good. */
  readonly expirySeconds?: number | undefined;
  /** Bytes that an object may have; default those that etcd takes. */
  readonly maxObjectBytes?: number | undefined;
  /** Absent: nothing is logged. */
  readonly logError?: ((message: string, error: unknown) => void) | undefined;
}

/**
 * The objects under one storage prefix: all kinds and versions that share them share this. Loaded when first needed.
 */
export class Collection {
  readonly storage: Storage;
  /** How long objects are kept after their last write; undefined: for good. */
  readonly ttlSeconds: number | undefined;
  readonly maxObjectBytes: number;
  readonly counts = newCacheCounts();
  readonly logError: NonNullable<CollectionOptions["logError"]>;
  readonly #clock: () => number;
  /** Absent for custom kinds: their objects are read through the schema of now, whatever version they lie in. */
  readonly #versions: StoredVersions | undefined;
  #stored: ResourceDescriptor;
  #cache: WatchCache | undefined;
  #stopExpiry: () => void = () => {};
  #isClosed = false;

  /**
   * `kinds` share the storage prefix. The one whose version is stored says how objects lie there, and which fields
   * selectors may name.
   */
  constructor(kinds: readonly [ResourceDescriptor, ...ResourceDescriptor[]], options: CollectionOptions) {
    const { storage, clock, expirySeconds, maxObjectBytes, logError = () => {} } = options;
    const stored = kinds.find((each) => each.apiVersion === each.storageVersion) ?? kinds[0];
    this.#stored = stored;
    const isConverted = stored.custom !== true && stored.virtual !== true;
    this.#versions = isConverted ? storedVersions(stored, kinds) : undefined;
    this.storage = this.#versions === undefined ? storage : transformed(storage, this.#versions.transformer);
    this.#clock = clock;
    this.logError = logError;
    this.maxObjectBytes = maxObjectBytes ?? defaultMaxObjectBytes;
    this.ttlSeconds = stored.expires === true ? expirySeconds : undefined;
  }

  get prefix(): string {
    return this.#stored.storagePrefix;
  }

  get isOpen(): boolean {
    return this.#cache !== undefined;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Throws when the collection was never opened: the registry opens it before it hands out a store. */
  get cache(): WatchCache {
    if (this.#cache === undefined) throw new Error(`${this.#stored.storagePrefix} is used before it is loaded`);
    return this.#cache;
  }

  /** Loads the objects, once. */
  readonly open: () => Promise<void> = once(() => this.#load());

  /** The stored form has changed, or what selectors see of it: watches end, as clients are to see the new one. */
  replace(stored: ResourceDescriptor): void {
    this.#stored = stored;
    this.#cache?.reinterpret(meaningOf(stored));
  }

  /**
   * Loads the objects once more, where the cache does not have them as the store does. The watches end as expired: what
   * they sent may have been wrong, and so no client resumes from a revision that the old cache sent. Until then
   * reads see what they saw.
   */
  async reload(): Promise<void> {
    const before = this.#cache;
    await this.#load();
    before?.close("expired");
    this.cache.refuseWatchesFrom(this.cache.revision);
    await this.#advance();
  }

  /** Takes the store to another revision, so that those who list now can go on from there. */
  async #advance(): Promise<void> {
    const current = await this.storage.get(markKey);
    const write = { prefix: markKey, key: markKey, expectedRevision: current?.revision ?? 0, value: () => nothing };
    try {
      await this.storage.write(write);
    } catch (error) {
      if (!(error instanceof StorageError) || !raced.has(error.code)) throw error; // else another server has done so
    }
  }

  /** Looks again at objects that could not be read: what was missing may be there now. */
  async restore(): Promise<void> {
    for (const key of this.#cache?.unreadableKeys ?? []) {
      const stored = await this.storage.get(key).catch(unknown);
      if (stored !== undefined && stored.unreadable === undefined) this.#cache?.restore({ key, ...stored });
    }
  }

  /** Ends the watches. What was loaded can still be read. */
  close(): void {
    this.#isClosed = true;
    this.#stopExpiry();
    this.#cache?.close();
  }

  async #load(): Promise<void> {
    const { storage, counts } = this;
    if (storage.catchUp !== undefined) await this.#versions?.load(); // others may write what must be converted
    const stored = this.#stored;
    const prefix = stored.storagePrefix;
    const cache = await openWatchCache({ storage, clock: this.#clock, prefix, counts, ...meaningOf(stored) });
    if (stored !== this.#stored) cache.reinterpret(meaningOf(this.#stored));
    this.#cache = cache;
    this.#stopExpiry();
    if (this.#isClosed) cache.close();
    else if (this.ttlSeconds !== undefined && storage.hasLeases !== true) {
      this.#stopExpiry = startExpiry({ storage, cache, prefix, ttlSeconds: this.ttlSeconds, clock: this.#clock });
    }
  }
}

/** Written when there is nothing to write; no collection holds it. */
const markKey = "/registry/repaired";
const nothing = new Uint8Array();
const raced: ReadonlySet<StorageErrorCode> = new Set(["exists", "conflict"]);

/** A store that cannot answer now is asked again in the next round. */
function unknown(error: unknown): undefined {
  if (error instanceof StorageError) return undefined;
  throw error;
}

function meaningOf(stored: ResourceDescriptor) {
  return { extract: extractorOf(stored), withRevision, problemOf: storedProblem };
}
