/** Whether two JSON values are the same; the order of keys does not matter. Shared parts are equal at once. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  return haveSameParts(a, b, deepEqual);
}

/** The same, where null and an empty list or map are one: it depends on the field which of them is stored. */
export function sameState(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object") return false;
  if (a === null || b === null) return isEmpty(a) && isEmpty(b);
  return haveSameParts(a, b, sameState);
}

function isEmpty(value: object | null): boolean {
  return value === null || Object.keys(value).length === 0;
}

/** Whether two JSON values are equal. */
export type IsSame = (a: unknown, b: unknown) => boolean;

/**
 * Makes a comparison that remembers what it found, for two states of one object that are compared at many of their
 * parts: however many those are, and wherever they lie in each other, each part is looked at once.
 */
export function sameness(): IsSame {
  const known = new WeakMap<object, { readonly with: unknown; readonly isSame: boolean }>();
  const isSame: IsSame = (a, b) => {
    if (a === b) return true;
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
    const found = known.get(a);
    if (found !== undefined && found.with === b) return found.isSame;
    const result = haveSameParts(a, b, isSame);
    known.set(a, { with: b, isSame: result });
    return result;
  };
  return isSame;
}

function haveSameParts(a: object, b: object, isSame: IsSame): boolean {
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let index = 0; index < a.length; index++) if (!isSame(a[index], b[index])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const [left, right] = [a, b] as [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>];
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  for (const key of keys) if (!Object.hasOwn(right, key) || !isSame(left[key], right[key])) return false;
  return true;
}
