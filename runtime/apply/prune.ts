import { ownSet } from "../negotiate/ownSet.ts";
import type { ApiObject, Json, JsonObject } from "../schema/index.ts";
import { itemElement } from "./element.ts";
import {
  below,
  difference,
  type FieldSet,
  intersection,
  isEmpty,
  isMember,
  isSubset,
  leaf,
  union,
} from "./fieldSet.ts";
import { statedFields, withFieldsThatLead } from "./fieldsOf.ts";
import type { Manager, Managers } from "./managers.ts";
import { isObject, type ListShape, type MapShape, type Shape, shapeFor } from "./shape.ts";
import { inVersion, shapeIn, type Versions } from "./versions.ts";

export interface PruneOptions {
  /** What the applier had before. */
  readonly last: Manager;
  /** All managers, the applier with what it has now. */
  readonly managers: Managers;
  /** The applier's id. */
  readonly id: string;
  readonly versions: Versions;
}

/**
 * The merged object without what its applier had applied before, does not apply any more, and nobody else owns: fields,
 * items and members of maps. What lies in a field that stays, and nobody ever owned, stays too.
 */
export function prune(merged: ApiObject, { last, managers, id, versions }: PruneOptions): ApiObject {
  const own = versions.own.apiVersion;
  const now = managers.get(id)?.fields ?? leaf;
  if (last.apiVersion === own && isSubset(last.fields, now)) return merged;
  const shape = shapeIn(versions, last.apiVersion);
  if (shape === undefined) return merged;
  const typed = (object: ApiObject, version: string): Typed => ({ object, version });
  const whole = convert(typed(merged, own), last.apiVersion, versions);
  const had = withFieldsThatLead(last.fields, shape);
  let kept = typed(remove(whole.object, had, shape), last.apiVersion);
  let full = whole;
  const owned = new Map<string, FieldSet>();
  for (const each of managers.values()) {
    owned.set(each.apiVersion, union(owned.get(each.apiVersion) ?? leaf, each.fields));
  }
  // Fields of the pruned version come first: a conversion may need them.
  const order = [last.apiVersion, ...[...owned.keys()].filter((version) => version !== last.apiVersion)];
  for (const version of order) {
    const inThis = shapeIn(versions, version);
    const fields = owned.get(version);
    if (inThis === undefined || fields === undefined) continue;
    full = convert(full, version, versions);
    kept = convert(kept, version, versions);
    const wanted = union(withFieldsThatLead(fields, inThis), leading(kept.object, inThis));
    kept = typed(remove(full.object, difference(leading(full.object, inThis), wanted), inThis), version);
  }
  kept = convert(kept, last.apiVersion, versions);
  const gone = intersection(difference(leading(whole.object, shape), leading(kept.object, shape)), had);
  return convert(typed(remove(whole.object, gone, shape), last.apiVersion), own, versions).object;
}

/** An object in one of the versions of its kind. */
interface Typed {
  readonly object: ApiObject;
  readonly version: string;
}

function convert({ object, version }: Typed, to: string, versions: Versions): Typed {
  return { object: version === to ? object : inVersion(object, { from: version, to }, versions), version: to };
}

/** The fields of an object, with those that lead to them. */
function leading(object: ApiObject, shape: MapShape): FieldSet {
  return withFieldsThatLead(statedFields(object as JsonObject, shape), shape);
}

/** The object without the paths of a set. Objects and lists that are empty then go too. */
function remove(object: ApiObject, set: FieldSet, shape: MapShape): ApiObject {
  if (isEmpty(set)) return object;
  return (removeMembers(object as JsonObject, set, shape) ?? {}) as ApiObject;
}

function removeBelow(value: Json, set: FieldSet, of: Shape): Json | undefined {
  const shape = shapeFor(of, value);
  if (shape.kind === "map" && !shape.isAtomic && isObject(value)) return removeMembers(value, set, shape);
  if (shape.kind === "list" && shape.by !== "atomic" && Array.isArray(value)) return removeItems(value, set, shape);
  return value;
}

function removeMembers(object: JsonObject, set: FieldSet, shape: MapShape): JsonObject | undefined {
  const kept: JsonObject = {};
  for (const name of Object.keys(object)) {
    const value = object[name] as Json;
    const at = below(set, `f:${name}`);
    if (at !== undefined && isMember(at)) continue;
    const inner = shape.fields.get(name)?.shape ?? shape.values ?? { kind: "any" };
    const left = at === undefined ? value : removeBelow(value, at, inner);
    if (left !== undefined) ownSet(kept, name, left);
  }
  return isEmptyObject(kept) && !isEmptyObject(object) ? undefined : kept;
}

function isEmptyObject(object: JsonObject): boolean {
  for (const _ in object) return false;
  return true;
}

function removeItems(items: readonly Json[], set: FieldSet, shape: ListShape): Json[] | undefined {
  const kept: Json[] = [];
  for (const item of items) {
    const at = below(set, itemElement(item, shape));
    if (at !== undefined && isMember(at)) continue;
    const left = at === undefined ? item : removeBelow(item, at, shape.items);
    if (left !== undefined) kept.push(left);
  }
  return kept.length === 0 && items.length > 0 ? undefined : kept;
}
