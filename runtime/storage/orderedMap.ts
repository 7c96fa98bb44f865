import sortedBtree from "sorted-btree";

/** A map from keys to values in key order. Keys are ASCII, so the order of JavaScript strings is their byte order. */
export type OrderedMap<V> = InstanceType<typeof sortedBtree.default<string, V>>;

export function orderedMap<V>(): OrderedMap<V> {
  return new sortedBtree.default<string, V>(undefined, (a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/** The smallest key above every key that starts with `prefix`; undefined when there is none (prefix ""). */
export function prefixEnd(prefix: string): string | undefined {
  const last = prefix.charCodeAt(prefix.length - 1);
  return Number.isNaN(last) ? undefined : prefix.slice(0, -1) + String.fromCharCode(last + 1);
}
