import { ownSet } from "../negotiate/ownSet.ts";
import { isObject, type Json, type JsonObject } from "../schema/index.ts";

/**
 * RFC 7396: members of the patch replace those of the target, objects are merged, null removes.
 * The target is not changed; parts that stay are shared with the result, as are the patch's values.
 */
export function applyMergePatch(target: Json, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const base = isObject(target) ? target : {};
  let result: JsonObject | undefined;
  for (const key of Object.keys(patch)) {
    const value = patch[key] as Json;
    const has = Object.hasOwn(base, key);
    if (value === null) {
      if (!has) continue;
      result ??= copyOf(base);
      delete result[key];
      continue;
    }
    const merged = isObject(value) ? applyMergePatch(has ? (base[key] as Json) : {}, value) : value;
    if (has && merged === base[key]) continue;
    result ??= copyOf(base);
    ownSet(result, key, merged);
  }
  return result ?? base;
}

function copyOf(object: JsonObject): JsonObject {
  return { ...object };
}
