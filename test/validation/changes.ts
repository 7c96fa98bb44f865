import { applyMergePatch } from "../../runtime/patch/mergePatch.ts";
import type { Json, JsonObject } from "../../runtime/schema/index.ts";

/**
 * An object with a change: a merge patch, of which a key of the top level may be a path with dots. Numbers in paths
 * index lists, at most one past their end.
 */
export function changed(object: JsonObject, change: JsonObject): JsonObject {
  let result: Json = object;
  for (const [path, value] of Object.entries(change)) result = withPart(result, path.split("."), value as Json);
  return result as JsonObject;
}

function withPart(target: Json | undefined, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return target === undefined ? withoutNulls(value) : applyMergePatch(target, value);
  if (Array.isArray(target)) return withItem(target, { index: Number(key), rest, value });
  if (rest.length > 0 && value === null && target === undefined) throw new Error(`there is no ${key} to remove`);
  const part = isObject(target) ? (target[key] as Json | undefined) : undefined;
  if (rest.length === 0) return applyMergePatch(target ?? {}, { [key]: value });
  return { ...(isObject(target) ? target : {}), [key]: withPart(part, rest, value) };
}

function withItem(
  list: readonly Json[],
  { index, rest, value }: { readonly index: number; readonly rest: readonly string[]; readonly value: Json },
): Json {
  if (!Number.isInteger(index) || index > list.length) throw new Error(`a list of ${list.length} has no such item`);
  if (rest.length === 0 && value === null) return list.filter((_, at) => at !== index);
  return Object.assign([...list], { [index]: withPart(list[index], rest, value) });
}

/** Parts of an object by path, as `changed` takes them: the JSON there, undefined where there is none. */
export function partAt(object: Json | undefined, path: readonly string[]): Json | undefined {
  let part = object;
  for (const key of path) part = isObject(part) || Array.isArray(part) ? (part as JsonObject)[key] : undefined;
  return part;
}

const withoutNulls = (value: Json): Json => (isObject(value) ? applyMergePatch({}, value) : value);

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
