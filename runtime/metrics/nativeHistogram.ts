/** @limit Native buckets of a histogram: they are merged in pairs. */
export const maxNativeBuckets = 160;
/** Bounds grow by 2^(1/8) at first, which is about 9 %. */
const finestSchema = 3;
/** Bounds grow by 2^16 at last, and then no number of values needs more buckets than the limit. */
const coarsestSchema = -4;
/** What is not above it is counted as zero. */
export const zeroThreshold: number = 2 ** -128;

/**
 * Counts values in buckets whose bounds are powers of a base: with the schema s the base is 2^(2^-s), and the bucket i
 * holds what is above base^(i-1) and not above base^i. Only buckets with values take memory.
 */
export class NativeHistogram {
  schema: number = finestSchema;
  zeroCount = 0;
  #buckets = new Map<number, number>();

  observe(value: number): void {
    if (!(value > zeroThreshold)) {
      this.zeroCount += 1;
      return;
    }
    const index = Math.ceil(Math.log2(Math.min(value, Number.MAX_VALUE)) * 2 ** this.schema);
    this.#buckets.set(index, (this.#buckets.get(index) ?? 0) + 1);
    if (this.#buckets.size > maxNativeBuckets && this.schema > coarsestSchema) this.#joinPairs();
  }

  /** Buckets with values, by index, in ascending order. */
  get buckets(): readonly (readonly [index: number, count: number])[] {
    return [...this.#buckets].sort(([a], [b]) => a - b);
  }

  /** The next coarser schema has every second bound: the buckets 2i-1 and 2i become the bucket i. */
  #joinPairs(): void {
    const joined = new Map<number, number>();
    for (const [index, count] of this.#buckets) {
      const half = Math.ceil(index / 2);
      joined.set(half, (joined.get(half) ?? 0) + count);
    }
    this.#buckets = joined;
    this.schema -= 1;
  }
}
