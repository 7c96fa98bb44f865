/**
 * Numbers to allocate, both ends inclusive. The first `offset` of them are for those who ask for a
 * number of their own: others get one of these only when all the rest are taken.
 *
 *   first ... first + offset ......................... last
 *   └ asked for by number ┘└ allocated ──────────────────┘
 */
export interface Band {
  readonly first: bigint;
  readonly last: bigint;
  readonly offset: bigint;
}

/** Ranges of no more than this many numbers are not divided, and no part set apart is smaller. */
const minBand = 16n;

/** How many of a range's numbers are set apart: a share of them, within bounds. */
export function bandOffset(size: bigint, { step, max }: { readonly step: number; readonly max: number }): bigint {
  if (size <= minBand) return 0n;
  const share = size / BigInt(step);
  if (share < minBand) return minBand;
  return share > BigInt(max) ? BigInt(max) : share;
}

/**
 * A number that is free, chosen at random so that servers that choose at once seldom meet; undefined when all are
 * taken. It looks at no more numbers than are taken, and one.
 */
export function chooseFree(
  { first, last, offset }: Band,
  { isTaken, random }: { readonly isTaken: (number: bigint) => boolean; readonly random: () => number },
): bigint | undefined {
  const upper = first + offset;
  return freeBetween(upper, last, { isTaken, random }) ?? freeBetween(first, upper - 1n, { isTaken, random });
}

/**
 * Chooses as `chooseFree` does, one number after another, where none that was taken becomes free meanwhile: all choices
 * together look at no more numbers than there are, but for some draws each.
 */
export function freeNumbers(
  band: Band,
  { isTaken, random }: { readonly isTaken: (number: bigint) => boolean; readonly random: () => number },
): () => bigint | undefined {
  const upper = band.first + band.offset;
  const parts = [
    { first: upper, last: band.last },
    { first: band.first, last: upper - 1n },
  ]
    .filter(({ first, last }) => first <= last)
    .map((each) => ({ ...each, next: each.first }));
  return () => {
    for (const part of parts) {
      for (let draws = 0; draws < maxDraws; draws += 1) {
        const number = drawn(part, random);
        if (!isTaken(number)) return number;
      }
      for (; part.next <= part.last; part.next += 1n) if (!isTaken(part.next)) return part.next;
    }
    return undefined;
  };
}

/** So many numbers are drawn before the free ones are looked for in order: then few are left. */
const maxDraws = 8;

/** Doubles tell so many numbers apart. */
const maxDraw = 2n ** 53n;

function freeBetween(
  first: bigint,
  last: bigint,
  { isTaken, random }: { readonly isTaken: (number: bigint) => boolean; readonly random: () => number },
): bigint | undefined {
  if (last < first) return undefined;
  const start = drawn({ first, last }, random);
  for (let number = start; number <= last; number += 1n) if (!isTaken(number)) return number;
  for (let number = first; number < start; number += 1n) if (!isTaken(number)) return number;
  return undefined;
}

function drawn({ first, last }: { readonly first: bigint; readonly last: bigint }, random: () => number): bigint {
  const size = last - first + 1n;
  const draw = BigInt(Math.floor(random() * Number(size < maxDraw ? size : maxDraw)));
  return first + (draw % size);
}
