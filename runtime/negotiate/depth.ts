import type { Json } from "../schema/index.ts";
import { maxDepth, maxValues, tooDeep, tooManyValues } from "./decodeError.ts";

/** How deep arrays and objects nest in a value; 0 for a scalar. Throws DecodeError beyond the limit. */
export function depthOf(value: unknown, level = 0): number {
  if (typeof value !== "object" || value === null) return level;
  if (level >= maxDepth) throw tooDeep();
  let deepest = level + 1;
  for (const child of Object.values(value)) deepest = Math.max(deepest, depthOf(child, level + 1));
  return deepest;
}

/** Bytes of a patch that cannot add so much to an object that it is worth counting. */
const maxSmallBytes = 16 * 1024;

/**
 * Counts what becomes of an object by a patch of some bytes, before anything else is done with it. Throws
 * requestEntityTooLarge for more keys and values than a body may have.
 */
export function checkGrowth(value: Json, patchBytes: number): void {
  if (patchBytes > maxSmallBytes && countUpTo(value, maxValues) > maxValues) throw tooManyValues();
}

/** Keys and values; counting ends beyond the limit, and does not look at what is too deep to be read. */
function countUpTo(value: Json, limit: number, depth = 0): number {
  if (typeof value !== "object" || value === null || depth > maxDepth) return 1;
  let count = 1;
  if (Array.isArray(value)) {
    for (const each of value) if ((count += countUpTo(each, limit - count, depth + 1)) > limit) break;
  } else {
    for (const key in value) if ((count += 1 + countUpTo(value[key] as Json, limit - count, depth + 1)) > limit) break;
  }
  return count;
}
