/** Adds a value to those that a map holds of a key. */
export function addTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

/** Values by a key, in their order. */
export function groupBy<K, V>(values: Iterable<V>, keyOf: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const each of values) addTo(groups, keyOf(each), each);
  return groups;
}
