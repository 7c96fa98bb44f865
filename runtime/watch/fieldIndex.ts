import type { MutableEntry, SelectableMeta, Slot } from "./cacheEntry.ts";

/** The objects of a collection by the value of one field, in no order. Those without a value are not in it. */
export class FieldIndex {
  readonly #field: string;
  readonly #metaOf: (entry: MutableEntry) => SelectableMeta;
  readonly #slots = new Map<string, Set<Slot>>();
  /** Resolves when all objects are in it. */
  readonly built: Promise<void>;
  isBuilt = false;
  usedMs: number;

  /** `fill` adds what there is, while changes go on. */
  constructor(
    field: string,
    options: {
      readonly metaOf: (entry: MutableEntry) => SelectableMeta;
      readonly fill: (add: (slot: Slot) => void) => Promise<void>;
      readonly nowMs: number;
    },
  ) {
    this.#field = field;
    this.#metaOf = options.metaOf;
    this.usedMs = options.nowMs;
    this.built = options
      .fill((slot) => this.moved(slot, undefined))
      .then(() => {
        this.isBuilt = true;
      });
  }

  /** The object is what its slot says now, and was what `before` says. */
  moved(slot: Slot, before: MutableEntry | undefined): void {
    const was = this.#valueOf(before);
    const is = this.#valueOf(slot.newest);
    if (was !== undefined && was !== is) this.#delete(was, slot);
    if (is === undefined) return;
    const slots = this.#slots.get(is);
    if (slots === undefined) this.#slots.set(is, new Set([slot]));
    else slots.add(slot);
  }

  with(value: string): ReadonlySet<Slot> {
    return this.#slots.get(value) ?? none;
  }

  #delete(value: string, slot: Slot): void {
    const slots = this.#slots.get(value);
    slots?.delete(slot);
    if (slots?.size === 0) this.#slots.delete(value);
  }

  #valueOf(entry: MutableEntry | undefined): string | undefined {
    if (entry === undefined || entry.deleted || entry.unreadable !== undefined) return undefined;
    return this.#metaOf(entry).fields[this.#field];
  }
}

const none: ReadonlySet<Slot> = new Set();
