import { eachInTurns } from "../lib/work.ts";
import type { CacheEntry, FieldPin, MutableEntry, SelectableMeta, Slot } from "./cacheEntry.ts";
import { FieldIndex } from "./fieldIndex.ts";

/** Objects that are read in one go, whose selectable fields no list has read yet. */
const maxReadAtOnce = 200;
/** A collection with fewer objects is looked through. */
const minIndexed = 1000;
/** An index with more than this part of the collection under a value is no shorter way to it. */
const maxShare = 1 / 8;
/** @limit Index of a selectable field that no list uses: dropped; lists match all objects again. */
const unusedMs = 10 * 60 * 1000;

/**
 * What the selectors of lists and watches look at, read out of the objects of a collection: of each version once, when
 * a list selects for the first time. Where a field is selected by again and again, there is an index of it.
 */
export class Selectables {
  readonly #slots: ReadonlyMap<string, Slot>;
  #extract: (bytes: Buffer) => SelectableMeta;
  readonly #indexes = new Map<string, FieldIndex>();
  /** Newest versions that are still to be read. */
  #unread = 0;
  #reading: Promise<void> | undefined;

  constructor(slots: ReadonlyMap<string, Slot>, extract: (bytes: Buffer) => SelectableMeta) {
    this.#slots = slots;
    this.#extract = extract;
  }

  /** Labels and selectable fields of a version. */
  metaOf(entry: CacheEntry): SelectableMeta {
    if (entry.meta !== undefined) return entry.meta;
    const known: MutableEntry = entry;
    const isCounted = isUnread(known) && this.#slots.get(known.key)?.newest === known;
    known.meta = this.#extract(known.bytes);
    if (isCounted) this.#unread -= 1;
    return known.meta;
  }

  /** An object has another newest version than `before`; undefined: it was not here. */
  changed(slot: Slot, before: MutableEntry | undefined): void {
    if (before !== undefined && isUnread(before)) this.#unread -= 1;
    if (isUnread(slot.newest)) this.#unread += 1;
    for (const index of this.#indexes.values()) index.moved(slot, before);
  }

  /** The objects mean another thing from now on: what was read out of them is forgotten. */
  reinterpret(extract: (bytes: Buffer) => SelectableMeta): void {
    this.#extract = extract;
    this.#indexes.clear();
    this.#unread = 0;
    for (const { newest } of this.#slots.values()) {
      for (let entry: MutableEntry | undefined = newest; entry !== undefined; entry = entry.previous) {
        entry.meta = undefined;
      }
      if (isUnread(newest)) this.#unread += 1;
    }
  }

  /**
   * Does what must be done before a list selects, in turns, so that others need not wait for it; undefined when there
   * is nothing worth a turn.
   */
  prepare(pin: FieldPin | undefined, nowMs: number): Promise<void> | undefined {
    if (pin !== undefined && this.#slots.size >= minIndexed) {
      const { isBuilt, built } = this.#indexOf(pin.field, nowMs);
      return isBuilt ? undefined : built;
    }
    if (this.#unread <= maxReadAtOnce) return undefined;
    this.#reading ??= eachInTurns(this.#slots.values(), ({ newest }) => {
      if (isUnread(newest)) this.metaOf(newest);
    }).finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  /** The objects that a pin leaves, in no order; undefined when to look through all is as well. */
  pinnedBy({ field, value }: FieldPin, nowMs: number): ReadonlySet<Slot> | undefined {
    const index = this.#indexes.get(field);
    if (index?.isBuilt !== true) return undefined;
    index.usedMs = nowMs;
    const slots = index.with(value);
    return slots.size <= this.#slots.size * maxShare ? slots : undefined;
  }

  /** Drops unused indexes. */
  trim(nowMs: number): void {
    for (const [field, { usedMs }] of this.#indexes) if (nowMs - usedMs > unusedMs) this.#indexes.delete(field);
  }

  #indexOf(field: string, nowMs: number): FieldIndex {
    const known = this.#indexes.get(field);
    if (known !== undefined) return known;
    const index = new FieldIndex(field, {
      metaOf: (entry) => this.metaOf(entry),
      fill: (add) => eachInTurns(this.#slots.values(), add),
      nowMs,
    });
    this.#indexes.set(field, index);
    index.built.catch(() => {
      if (this.#indexes.get(field) === index) this.#indexes.delete(field); // who waits for it hears of it
    });
    return index;
  }
}

function isUnread(entry: MutableEntry): boolean {
  return entry.meta === undefined && !entry.deleted && entry.unreadable === undefined;
}
