/** Lists no longer than this are looked through: that is faster than a table of them. */
const few = 8;

/**
 * Makes a question for one item after another: whether an earlier one had the same key. However many there are, each
 * takes the same time.
 */
export function repeats(): (key: unknown) => boolean {
  const first: unknown[] = [];
  let all: Set<unknown> | undefined;
  return (key) => {
    if (all !== undefined) return all.size === all.add(key).size;
    if (first.includes(key)) return true;
    if (first.push(key) > few) all = new Set(first);
    return false;
  };
}

/**
 * Makes a search for the first item of a key. It may be made for each item of another list: a long list is put into a
 * table once. Lists that are searched do not change.
 */
export function finder<T>(
  keyOf: (item: T) => unknown,
): (list: readonly T[] | undefined, key: unknown) => T | undefined {
  const tables = new WeakMap<readonly T[], ReadonlyMap<unknown, T>>();
  return (list = [], key) => {
    if (list.length <= few) return list.find((each) => keyOf(each) === key);
    let table = tables.get(list);
    if (table === undefined) {
      table = tableOf(list, keyOf);
      tables.set(list, table);
    }
    return table.get(key);
  };
}

function tableOf<T>(list: readonly T[], keyOf: (item: T) => unknown): ReadonlyMap<unknown, T> {
  const table = new Map<unknown, T>();
  for (const each of list) {
    const key = keyOf(each);
    if (!table.has(key)) table.set(key, each);
  }
  return table;
}

/** Whether an item is in a list that may be long, and is asked about again and again. */
export const isIn: (list: readonly string[] | undefined, item: string) => boolean = ofStrings();

function ofStrings() {
  const find = finder((each: string) => each);
  return (list: readonly string[] | undefined, item: string) => find(list, item) !== undefined;
}
