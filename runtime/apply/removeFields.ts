import { ownSet } from "../negotiate/ownSet.ts";
import { type ApiObject, isObject, type Json, type JsonObject } from "../schema/index.ts";
import { itemElement } from "./element.ts";
import { below, type FieldSet, isEmpty, isMember } from "./fieldSet.ts";
import { type ListShape, type MapShape, type Shape, shapeFor } from "./shape.ts";

/** What stays when a removal empties it: the objects and lists in a set, or all of them. */
export type Owned = FieldSet | "all" | undefined;

interface Removal<S extends Shape> {
  readonly set: FieldSet;
  readonly shape: S;
  readonly owned: Owned;
}

/** The object without the paths of a set. It is not changed; parts that stay are shared. Throws ItemError. */
export function removeFields(object: ApiObject, removal: Removal<MapShape>): ApiObject {
  if (isEmpty(removal.set)) return object;
  return (removeMembers(object as JsonObject, removal) ?? {}) as ApiObject;
}

function removeMembers(object: JsonObject, { set, shape, owned }: Removal<MapShape>): JsonObject | undefined {
  const kept: JsonObject = {};
  let isLess = false;
  for (const name of Object.keys(object)) {
    const inner = shape.fields.get(name)?.shape ?? shape.values ?? { kind: "any" };
    const left = partOf(object[name] as Json, `f:${name}`, { set, shape: inner, owned });
    if (left === undefined) isLess = true;
    else ownSet(kept, name, left);
  }
  return isLess && Object.keys(kept).length === 0 && !mayBeEmpty(owned) ? undefined : kept;
}

function removeItems(items: readonly Json[], { set, shape, owned }: Removal<ListShape>): Json[] | undefined {
  const kept: Json[] = [];
  for (const item of items) {
    const left = partOf(item, itemElement(item, shape), { set, shape: shape.items, owned });
    if (left !== undefined) kept.push(left);
  }
  return items.length > 0 && kept.length === 0 && !mayBeEmpty(owned) ? undefined : kept;
}

/** What is left of a member or item; undefined when nothing is. `set` and `owned` are those around it. */
function partOf(value: Json, element: string, { set: around, shape: of, owned: ownedAround }: Removal<Shape>) {
  const set = below(around, element);
  if (set === undefined) return value;
  if (isMember(set)) return undefined;
  const owned = typeof ownedAround === "object" ? below(ownedAround, element) : ownedAround;
  const shape = shapeFor(of, value);
  if (shape.kind === "map" && !shape.isAtomic && isObject(value)) return removeMembers(value, { set, shape, owned });
  if (shape.kind === "list" && shape.by !== "atomic" && Array.isArray(value)) {
    return removeItems(value, { set, shape, owned });
  }
  return value;
}

function mayBeEmpty(owned: Owned): boolean {
  return owned === "all" || (owned !== undefined && isMember(owned));
}
