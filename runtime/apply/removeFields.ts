import { ownSet } from "../negotiate/ownSet.ts";
import { type ApiObject, isObject, type Json, type JsonObject } from "../schema/index.ts";
import { itemElement } from "./element.ts";
import { below, type FieldSet, isEmpty, isMember } from "./fieldSet.ts";
import { type ListShape, type MapShape, type Shape, shapeFor } from "./shape.ts";

interface Removal<S extends Shape> {
  readonly set: FieldSet;
  readonly shape: S;
}

/**
 * The object without the paths of a set; what holds nothing more stays, empty. It is not changed; parts that stay are
 * shared. Throws ItemError.
 */
export function removeFields(object: ApiObject, removal: Removal<MapShape>): ApiObject {
  if (isEmpty(removal.set)) return object;
  return removeMembers(object as JsonObject, removal) as ApiObject;
}

function removeMembers(object: JsonObject, { set, shape }: Removal<MapShape>): JsonObject {
  const kept: JsonObject = {};
  for (const name of Object.keys(object)) {
    const inner = shape.fields.get(name)?.shape ?? shape.values ?? { kind: "any" };
    const left = partOf(object[name] as Json, `f:${name}`, { set, shape: inner });
    if (left !== undefined) ownSet(kept, name, left);
  }
  return kept;
}

function removeItems(items: readonly Json[], { set, shape }: Removal<ListShape>): Json[] {
  const kept: Json[] = [];
  for (const item of items) {
    const left = partOf(item, itemElement(item, shape), { set, shape: shape.items });
    if (left !== undefined) kept.push(left);
  }
  return kept;
}

/** What is left of a member or item; undefined when nothing is. `around` is the set around it. */
function partOf(value: Json, element: string, { set: around, shape: of }: Removal<Shape>) {
  const set = below(around, element);
  if (set === undefined) return value;
  if (isMember(set)) return undefined;
  const shape = shapeFor(of, value);
  if (shape.kind === "map" && !shape.isAtomic && isObject(value)) return removeMembers(value, { set, shape });
  if (shape.kind === "list" && shape.by !== "atomic" && Array.isArray(value)) {
    return removeItems(value, { set, shape });
  }
  return value;
}
