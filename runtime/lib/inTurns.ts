import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds of work after which others get their turn. */
const turnMs = 8;

/** Bytes of a body that is read in one turn of the event loop and worked with in another. */
const longBodyBytes = 128 * 1024;

/** To be awaited between reading a body and working with it. Undefined where the body is short. */
export function turnAfter(body: Uint8Array): Promise<void> | undefined {
  return body.length < longBodyBytes ? undefined : nextTurn();
}

/** Maps the items of a list, however many, with pauses in which other requests are answered. */
export async function mapInTurns<T, U>(items: readonly T[], map: (item: T) => U): Promise<U[]> {
  const made: U[] = [];
  await eachInTurns(items, (item) => made.push(map(item)));
  return made;
}

/** Does something with each item, with the same pauses; items may come and go meanwhile if their iterator allows it. */
export async function eachInTurns<T>(items: Iterable<T>, run: (item: T) => void): Promise<void> {
  let startMs = performance.now();
  for (const item of items) {
    run(item);
    if (performance.now() - startMs < turnMs) continue;
    await nextTurn();
    startMs = performance.now();
  }
}
