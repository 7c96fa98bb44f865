import { isObject } from "../../schema/object.ts";
import { sameState } from "../../schema/deepEqual.ts";

/** Paths at which two JSON values differ, e.g. ".containers[0].env[1].value", at most `limit` of them. */
export function differences(a: unknown, b: unknown, limit: number): string[] {
  const found: string[] = [];
  collect(a, b, { path: "", found, limit });
  return found;
}

interface Collector {
  readonly path: string;
  readonly found: string[];
  readonly limit: number;
}

function collect(a: unknown, b: unknown, { path, found, limit }: Collector): void {
  if (found.length >= limit || sameState(a, b)) return;
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    for (const [index, item] of a.entries()) collect(item, b[index], { path: `${path}[${index}]`, found, limit });
  } else if (isObject(a) && isObject(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      collect(a[key], b[key], { path: `${path}.${key}`, found, limit });
    }
  } else {
    found.push(path);
  }
}
