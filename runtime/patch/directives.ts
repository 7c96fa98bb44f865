import { ownSet } from "../negotiate/ownSet.ts";
import type { Json, JsonObject } from "../schema/index.ts";

/**
 * What a strategic merge patch says beside values. `$patch: replace|delete|merge` stands in a map, or in an item of a
 * list; the others name a list of the map that they stand in.
 *
 * @example
 * { "$patch": "delete", "name": "sidecar" }
 * { "$retainKeys": ["type"], "type": "Recreate", "rollingUpdate": null }
 * { "$deleteFromPrimitiveList/finalizers": ["example.com/a"] }
 * { "$setElementOrder/containers": [{ "name": "app" }, { "name": "sidecar" }] }
 */
export const patchDirective = "$patch";
export const retainKeys = "$retainKeys";
export const deletePrefix = "$deleteFromPrimitiveList/";
export const orderPrefix = "$setElementOrder/";

const dollar = 0x24;

export function isDirective(key: string): boolean {
  return (
    key.charCodeAt(0) === dollar &&
    (key === patchDirective || key === retainKeys || key.startsWith(deletePrefix) || key.startsWith(orderPrefix))
  );
}

/**
 * A value that the object does not have yet: without nulls, and without the maps that `$patch` stands in. Other
 * directives are fields like any. Undefined: nothing is left.
 */
export function withoutDirectives(value: Json): Json | undefined {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutDirectives).filter((each) => each !== undefined);
  if (Object.hasOwn(value, patchDirective)) return undefined;
  const kept: JsonObject = {};
  for (const key of Object.keys(value)) {
    const member = value[key] as Json;
    const made = member === null ? undefined : withoutDirectives(member);
    if (made !== undefined) ownSet(kept, key, made);
  }
  return kept;
}

/** The `$patch` of a map. */
export function directiveOf(value: Json): Json | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, patchDirective) ? value[patchDirective] : undefined;
}
