import { TransientMap } from "../lib/transientMap.ts";

/** @limit List bodies kept, over all collections: the least recently used are dropped. */
const maxBytes = 64 * 1024 * 1024;
/** @limit One list body that is kept: it is not kept. */
const maxListBytes = 32 * 1024 * 1024;
/** @limit Number of list bodies kept: the least recently used are dropped. */
const maxLists = 1024;
/** @limit List body that no request uses: dropped. */
const unusedMs = 30_000;

/** In one buffer, or in several. */
type Bytes = Buffer | { readonly length: number; readonly chunks: () => Iterable<Buffer> };

interface Kept {
  readonly items: Bytes;
  /** The newest commit that touched the collection when the items were put together, and what else they hang on. */
  readonly revision: number | string;
  usedMs: number;
}

/**
 * The items of lists as bytes, kept until their collection changes: most lists of a quiet collection are asked for
 * again. Least recently used lists go first. The revision in a list's head is not part of them, as it moves with the
 * whole store.
 */
export class ListBodies {
  readonly #kept = new TransientMap<string, Kept>();
  readonly #making = new TransientMap<string, Promise<Bytes>>();
  /** Revisions of lists that were asked for lately. */
  readonly #asked = new Map<string, number | string>();
  readonly #clock: () => number;
  readonly #timer: NodeJS.Timeout;
  #bytes = 0;

  constructor(clock: () => number) {
    this.#clock = clock;
    this.#timer = setInterval(() => this.#dropUnused(), unusedMs);
    this.#timer.unref();
  }

  /** The items under `key`, if they are of that revision of their collection. */
  get(key: string, revision: number | string): Bytes | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    this.#kept.delete(key);
    if (kept.revision !== revision) {
      this.#bytes -= kept.items.length;
      return undefined;
    }
    kept.usedMs = this.#clock();
    this.#kept.set(key, kept); // last in the order of the map: used most recently
    return kept.items;
  }

  /** Whether the same was asked for lately; from now on it was. */
  wasAsked(key: string, revision: number | string): boolean {
    if (this.#asked.get(key) === revision) return true;
    if (this.#asked.size >= maxLists) this.#asked.clear();
    this.#asked.set(key, revision);
    return false;
  }

  /** Whether a list of that many bytes may be kept. */
  fits(bytes: number): boolean {
    return bytes <= maxListBytes;
  }

  /** The same, made by `make` where they are not kept; who asks meanwhile waits for the one that is being made. */
  make(key: string, revision: number | string, make: () => Promise<Bytes>): Promise<Bytes> {
    const kept = this.get(key, revision);
    if (kept !== undefined) return Promise.resolve(kept);
    const name = `${revision} ${key}`;
    let making = this.#making.get(name);
    if (making === undefined) {
      making = make().finally(() => this.#making.delete(name));
      this.#making.set(name, making);
      making.then(
        (items) => this.keep(key, revision, items),
        () => {}, // who waits for it hears of the failure
      );
    }
    return making;
  }

  keep(key: string, revision: number | string, items: Bytes): void {
    if (!this.fits(items.length)) return;
    this.#drop(key);
    this.#kept.set(key, { items, revision, usedMs: this.#clock() });
    this.#bytes += items.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= maxBytes && this.#kept.size <= maxLists) break;
      this.#drop(oldest);
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#kept.clear();
    this.#bytes = 0;
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key);
    if (kept === undefined) return;
    this.#kept.delete(key);
    this.#bytes -= kept.items.length;
  }

  #dropUnused(): void {
    const nowMs = this.#clock();
    this.#asked.clear();
    for (const [key, { usedMs }] of this.#kept.entries()) if (nowMs - usedMs >= unusedMs) this.#drop(key);
  }
}
