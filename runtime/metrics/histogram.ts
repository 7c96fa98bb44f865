import { NativeHistogram } from "./nativeHistogram.ts";

/** Counts values, none below 0, by the bucket they fall into. */
export class Histogram {
  /** Upper bounds in ascending order; all series of a family share them. */
  readonly bounds: Float64Array;
  /** Values of each bucket, not added up; the last one has what is above all bounds. */
  readonly counts: number[];
  /** The same in buckets that come to be as they are needed; undefined where no client reads those. */
  readonly native: NativeHistogram | undefined;
  sum = 0;

  constructor(bounds: Float64Array, options: { readonly native: boolean }) {
    this.bounds = bounds;
    this.counts = new Array<number>(bounds.length + 1).fill(0); // half of a Float64Array's memory
    this.native = options.native ? new NativeHistogram() : undefined;
  }

  observe(value: number): void {
    this.sum += value;
    const index = bucketOf(this.bounds, value);
    this.counts[index] = (this.counts[index] ?? 0) + 1;
    this.native?.observe(value);
  }

  get count(): number {
    let count = 0;
    for (const each of this.counts) count += each;
    return count;
  }
}

/** Most values fall into one of the first buckets: looking at one after the other finds those fastest. */
function bucketOf(bounds: Float64Array, value: number): number {
  const { length } = bounds;
  let index = 0;
  while (index < length && value > (bounds[index] as number)) index += 1;
  return index;
}
