import { memberOf } from "./object.ts";
/** One text for items with the same keys. */
export function keyIdentity(item: unknown, keys: readonly string[]): string {
  if (typeof item !== "object" || item === null) return "";
  let text = "";
  for (const key of keys) {
    const value = memberOf(item, key);
    text += typeof value === "string" ? `${value.length}:${value}` : `,${value === undefined ? "" : canonical(value)},`;
  }
  return text;
}

/** One text for equal values: the order of an object's members does not matter. */
export function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const members = value as Readonly<Record<string, unknown>>;
  const texts = Object.keys(members)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(members[key])}`);
  return `{${texts.join()}}`;
}

/** The stored item with the same keys. Items of lists without keys have no identity. */
export function storedItem(old: unknown, item: unknown, keys: readonly string[] | undefined): unknown {
  if (keys === undefined || !Array.isArray(old)) return undefined;
  return itemsByKeys(old, keys).get(keyIdentity(item, keys));
}

/** Of a stored list; it is asked for once an item. A list has one schema. */
const known = new WeakMap<readonly unknown[], ReadonlyMap<string, unknown>>();

function itemsByKeys(list: readonly unknown[], keys: readonly string[]): ReadonlyMap<string, unknown> {
  const found = known.get(list);
  if (found !== undefined) return found;
  const made = new Map<string, unknown>();
  for (const each of list) {
    const identity = keyIdentity(each, keys);
    if (!made.has(identity)) made.set(identity, each);
  }
  known.set(list, made);
  return made;
}
