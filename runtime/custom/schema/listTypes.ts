import { memberOf } from "../../schema/object.ts";
import { duplicate, type FieldError, invalid, isFull } from "../../schema/fieldError.ts";
import { bracketed, type PathStep } from "../../schema/fieldPath.ts";
import { canonical, keyIdentity } from "../../schema/listKeys.ts";
import type { Schema } from "./jsonSchema.ts";

/** Finds what a set has twice, and items of a map list with the keys of an earlier one; each once. */
export function repetitions(
  { listType, listMapKeys: keys = [] }: Schema,
  list: readonly unknown[],
  path: readonly PathStep[],
): FieldError[] {
  if (listType !== "set" && listType !== "map") return [];
  const isMap = listType === "map";
  const other = isMap ? list.findIndex((item) => typeof item !== "object" || Array.isArray(item)) : -1;
  if (other !== -1) {
    return [invalid(bracketed([...path, other]), list[other], "must be an object for an array of list-type map")];
  }
  const times = new Map<string, number>();
  const found: FieldError[] = [];
  for (const [index, item] of list.entries()) {
    const identity = isMap ? keyIdentity(item, keys) : canonical(item);
    const before = times.get(identity) ?? 0;
    times.set(identity, before + 1);
    if (before === 1) found.push(duplicate(bracketed([...path, index]), isMap ? keysOf(item, keys) : item));
    if (isFull(found)) break;
  }
  return found;
}

/** The members that tell an item of a map list from the others; those it lacks are left out. */
function keysOf(item: unknown, keys: readonly string[]): Readonly<Record<string, unknown>> {
  const members = keys.map((key) => [key, memberOf(item, key)] as const);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}
