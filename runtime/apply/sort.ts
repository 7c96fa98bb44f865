import type { InSteps } from "../schema/steps.ts";

type Compare<T> = (a: T, b: T) => number;

/** Items that are sorted, or merged, between two steps. */
const stepSize = 1000;

/**
 * A sorted copy of however many items: runs are sorted by themselves, then merged in pairs. Equal items keep their
 * order.
 *
 * @example
 * runs of 1000 | 0..999 | 1000..1999 | 2000..2499 |
 * pairs        | 0............1999   | 2000..2499 |
 * all          | 0...........................2499 |
 */
export function* sortInSteps<T>(items: readonly T[], compare: Compare<T>): InSteps<T[]> {
  let sorted: T[] = [];
  for (let from = 0; from < items.length; from += stepSize) {
    sorted.push(...items.slice(from, from + stepSize).sort(compare));
    yield;
  }
  for (let size = stepSize; size < sorted.length; size *= 2) {
    const merged: T[] = [];
    for (let from = 0; from < sorted.length; from += 2 * size) {
      const middle = Math.min(from + size, sorted.length);
      const end = Math.min(from + 2 * size, sorted.length);
      let [left, right] = [from, middle];
      while (left < middle || right < end) {
        const isLeft = right === end || (left < middle && compare(sorted[left] as T, sorted[right] as T) <= 0);
        if (merged.push(sorted[isLeft ? left++ : right++] as T) % stepSize === 0) yield;
      }
    }
    sorted = merged;
  }
  return sorted;
}

export function isInOrder<T>(items: readonly T[], compare: Compare<T>): boolean {
  return items.every((item, index) => index === 0 || compare(items[index - 1] as T, item) <= 0);
}
