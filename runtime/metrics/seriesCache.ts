/** What counts, by whatever those who count have at hand: finding it is one lookup and makes no text. */
export class SeriesCache<K, V> {
  readonly #make: (key: K) => V;
  readonly #known = new Map<K, V>();

  constructor(make: (key: K) => V) {
    this.#make = make;
  }

  get(key: K): V {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = this.#make(key);
    this.#known.set(key, made);
    return made;
  }

  clear(): void {
    this.#known.clear();
  }
}
