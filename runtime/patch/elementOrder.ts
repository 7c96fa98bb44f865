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
  const named: Placed[] = [];
  const others: Placed[] = [];
  for (const item of merged) {
    const key = identity(item);
    const rank = wanted.get(key);
    const place = before.get(key);
    if (rank === undefined) others.push({ item, place, rank: place ?? merged.length });
    else named.push({ item, place, rank });
  }
  for (const each of [named, others]) each.sort((a, b) => a.rank - b.rank);
  const result: Json[] = [];
  let next = 0;
  for (const { item, place = Number.POSITIVE_INFINITY } of others) {
    // Every named item up to the one that came later goes first; without one, all of them do.
    for (let each = named[next]; each !== undefined && (each.place ?? -1) < place; each = named[++next]) {
      result.push(each.item);
    }
    result.push(item);
  }
  for (; next < named.length; next++) result.push((named[next] as Placed).item);
  return result;
}

interface Placed {
  readonly item: Json;
  /** In the list before the patch, where it was there. */
  readonly place: number | undefined;
  /** Among those that it is sorted with. */
  readonly rank: number;
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
