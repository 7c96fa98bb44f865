import { maxDepth, tooDeep } from "./decodeError.ts";

/** How deep arrays and objects nest in a value; 0 for a scalar. Throws DecodeError beyond the limit. */
export function depthOf(value: unknown, level = 0): number {
  if (typeof value !== "object" || value === null) return level;
  if (level >= maxDepth) throw tooDeep();
  let deepest = level + 1;
  for (const child of Object.values(value)) deepest = Math.max(deepest, depthOf(child, level + 1));
  return deepest;
}
