import type { Json } from "../schema/index.ts";

/**
 * The items of a merged list in their final order. Those named in `first` follow its order. Each of the others, in the
 * order of `base` (the list before the patch), is put before the first named item that came after it in `base`, and
 * never before one put earlier.
 *
 * @example base [a, b, c], first [x, b]: merged {a, b, c, x} becomes [x, a, b, c].
 */
export function inOrder(
  merged: readonly Json[],
  options: { readonly first: readonly Json[]; readonly base: readonly Json[]; readonly identity: (item: Json) => Json },
): Json[] {
  if (isInOrder(merged, options)) return [...merged];
  const { identity } = options;
  const wanted = positions(options.first, identity);
  const before = positions(options.base, identity);
  const named: Ranked[] = [];
  const others: Ranked[] = [];
  for (const item of merged) {
    const key = identity(item);
    const rank = wanted.get(key);
    const place = before.get(key);
    if (rank === undefined) others.push({ item, place: place ?? last, rank: place ?? last });
    else named.push({ item, place: place ?? -1, rank });
  }
  return woven(inRank(named), inRank(others));
}

/** The same of items without parts: those of `first`, and the others of `base`, each once. */
export function unionInOrder(first: readonly Json[], base: readonly Json[]): Json[] {
  const before = positions(base, (item) => item);
  const isNamed = new Uint8Array(base.length);
  const added = new Set<Json>();
  const named: Placed = { items: [], places: [] };
  for (const item of first) {
    const place = before.get(item);
    if (place === undefined ? added.has(item) : isNamed[place] === 1) continue;
    if (place === undefined) added.add(item);
    else isNamed[place] = 1;
    named.items.push(item);
    named.places.push(place ?? -1);
  }
  const others: Placed = { items: [], places: [] };
  for (const [item, place] of before) {
    if (isNamed[place] === 1) continue;
    others.items.push(item);
    others.places.push(place);
  }
  return woven(named, others);
}

/** Items, and where each of them is in the list before the patch. */
interface Placed {
  readonly items: Json[];
  readonly places: number[];
}

interface Ranked {
  readonly item: Json;
  readonly place: number;
  /** Among those that it is sorted with. */
  readonly rank: number;
}

/** The place and the rank of what is behind all others. */
const last = Number.POSITIVE_INFINITY;

function inRank(ranked: Ranked[]): Placed {
  ranked.sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank));
  return { items: ranked.map(({ item }) => item), places: ranked.map(({ place }) => place) };
}

/** Every named item up to the one that came later goes before each of the others; without one, all of them do. */
function woven(named: Placed, others: Placed): Json[] {
  const result: Json[] = [];
  let next = 0;
  for (const [index, item] of others.items.entries()) {
    const place = others.places[index] ?? last;
    for (; next < named.items.length && (named.places[next] ?? last) < place; next++) {
      result.push(named.items[next] as Json);
    }
    result.push(item);
  }
  for (; next < named.items.length; next++) result.push(named.items[next] as Json);
  return result;
}

/** Whether all items are named, once each and in that order already: most patches find it so. */
export function isInOrder(
  items: readonly Json[],
  options: { readonly first: readonly Json[]; readonly identity: (item: Json) => Json },
): boolean {
  const { first, identity } = options;
  let at = 0;
  for (const item of items) {
    const wanted = identity(item);
    while (at < first.length && identity(first[at] as Json) !== wanted) at++;
    if (at++ === first.length) return false;
  }
  return true;
}

/** The first place of each item. */
function positions(list: readonly Json[], identity: (item: Json) => Json): ReadonlyMap<Json, number> {
  const found = new Map<Json, number>();
  for (const [index, item] of list.entries()) {
    const key = identity(item);
    if (!found.has(key)) found.set(key, index);
  }
  return found;
}
