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

/** A value that the object does not have yet: without directives and nulls, without what is to be deleted. */
export function withoutDirectives(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.filter(isValue).map(withoutDirectives);
  const kept: JsonObject = {};
  for (const key of Object.keys(value)) {
    const member = value[key] as Json;
    if (!isDirective(key) && member !== null && !isDeleted(member)) ownSet(kept, key, withoutDirectives(member));
  }
  return kept;
}

/** Whether a value is a map that is to go. */
export function isDeleted(value: Json): boolean {
  return directiveOf(value) === "delete";
}

/** The `$patch` of a map. */
export function directiveOf(value: Json): Json | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.hasOwn(value, patchDirective) ? value[patchDirective] : undefined;
}

/** An item that says `replace` speaks of its list. */
function isValue(item: Json): boolean {
  const directive = directiveOf(item);
  return directive !== "delete" && directive !== "replace";
}
