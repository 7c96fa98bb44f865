import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds of work after which others get their turn. */
const turnMs = 8;

/** Maps the items of a list, however many, with pauses in which other requests are answered. */
export async function mapInTurns<T, U>(items: readonly T[], map: (item: T) => U): Promise<U[]> {
  const made: U[] = [];
  let startMs = performance.now();
  for (const item of items) {
    made.push(map(item));
    if (performance.now() - startMs < turnMs) continue;
    await nextTurn();
    startMs = performance.now();
  }
  return made;
}
