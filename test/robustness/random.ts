/** Numbers in [0, 1). */
export type Random = () => number;

/** The same numbers for the same seed: Steele and Vigna's splitmix with 32 bits. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

export function pickFrom<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("there is nothing to pick from");
  return item;
}

/** A whole number of a range, both ends included. */
export function integerFrom(low: number, high: number, random: Random): number {
  return low + Math.floor(random() * (high - low + 1));
}
