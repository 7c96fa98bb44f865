/**
 * A map whose entries come and go with every request. A Map now and then replaces its table, and the old table keeps
 * what was in it at that moment and points to the next one: once the first of them has grown old, collections of young
 * objects keep everything that any of them holds, a good part of all entries there ever were. Here it is empty boxes.
 */
export class TransientMap<Key extends number | string, Value extends object> {
  readonly #boxes = new Map<Key, { value: Value | undefined }>();

  get size(): number {
    return this.#boxes.size;
  }

  get(key: Key): Value | undefined {
    return this.#boxes.get(key)?.value;
  }

  set(key: Key, value: Value): void {
    const box = this.#boxes.get(key);
    if (box === undefined) this.#boxes.set(key, { value });
    else box.value = value;
  }

  /** Whether there was one. */
  delete(key: Key): boolean {
    const box = this.#boxes.get(key);
    if (box === undefined) return false;
    box.value = undefined;
    return this.#boxes.delete(key);
  }

  clear(): void {
    for (const box of this.#boxes.values()) box.value = undefined;
    this.#boxes.clear();
  }

  /** In the order in which their keys were added, those after one of them also when it is deleted meanwhile. */
  *entries(): Iterable<[Key, Value]> {
    for (const [key, { value }] of this.#boxes) if (value !== undefined) yield [key, value];
  }

  *values(): Iterable<Value> {
    for (const [, value] of this.entries()) yield value;
  }

  *keys(): Iterable<Key> {
    yield* this.#boxes.keys();
  }
}

/** The same of values without a key: each gets a number, under which it is deleted. */
export class TransientSet<Value extends object> extends TransientMap<number, Value> {
  #added = 0;

  add(value: Value): number {
    this.set(++this.#added, value);
    return this.#added;
  }
}
