import { define, type Overload, scan } from "./define.ts";

export const jsonPatchFunctions: readonly Overload[] = [
  define("jsonpatch::escapeKey(string): string", escapeKey, { cost: scan }),
];

/** A key as a step of a JSON pointer. */
function escapeKey(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
