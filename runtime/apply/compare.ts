import { deepEqual } from "../schema/deepEqual.ts";
import { isObject, type Json, type JsonObject } from "../schema/index.ts";
import { itemElement } from "./element.ts";
import { type FieldSet, leaf, setOf } from "./fieldSet.ts";
import { newFields } from "./fieldsOf.ts";
import { type ListShape, type MapShape, type Shape, shapeFor } from "./shape.ts";

/** What a write does to fields. */
export interface Comparison {
  /** Fields that were added or have another value. */
  readonly written: FieldSet;
  readonly removed: FieldSet;
}

/** Compares two states of an object, field by field. Throws ItemError. */
export function compare(before: JsonObject, after: JsonObject, shape: MapShape): Comparison {
  const { written, removed } = compareMembers(before, after, shape) ?? {};
  return { written: written ?? leaf, removed: removed ?? leaf };
}

/** The nodes of a path; undefined altogether when nothing differs at it or below. */
interface Difference {
  readonly written?: FieldSet | undefined;
  readonly removed?: FieldSet | undefined;
}

const changed: Difference = { written: leaf };

function compareValues(before: Json | undefined, after: Json | undefined, of: Shape): Difference | undefined {
  if (before === after) return undefined;
  if (before === undefined) return { written: newFields(after ?? null, of) };
  if (after === undefined) return { removed: newFields(before, of) };
  // Most of an object stays as it is, and that is seen faster than what differs.
  if (deepEqual(before, after)) return undefined;
  const shape = shapeFor(of, after ?? before);
  if (shape.kind === "map" && !shape.isAtomic) {
    const [left, right] = [before ?? {}, after ?? {}];
    if (isObject(left) && isObject(right) && !areEmpty(Object.keys(left), Object.keys(right))) {
      return compareMembers(left, right, shape);
    }
  }
  if (shape.kind === "list" && shape.by !== "atomic") {
    const [left, right] = [before ?? [], after ?? []];
    if (Array.isArray(left) && Array.isArray(right) && !areEmpty(left, right)) return compareItems(left, right, shape);
  }
  return changed;
}

/** Null and an empty object or list differ as one; null and a full one in what that has. */
function areEmpty(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length + after.length === 0;
}

function compareMembers(before: JsonObject, after: JsonObject, shape: MapShape): Difference | undefined {
  const found = new Differences();
  const compareMember = (name: string): void => {
    const field = shape.fields.size === 0 ? undefined : shape.fields.get(name);
    const inner = field?.shape ?? shape.values;
    if (field?.isTracked === false || inner === undefined) return;
    const difference = compareValues(own(before, name), own(after, name), inner);
    if (difference !== undefined) found.add(field?.element ?? `f:${name}`, difference);
  };
  for (const name of Object.keys(before)) compareMember(name);
  for (const name of Object.keys(after)) if (!Object.hasOwn(before, name)) compareMember(name);
  return found.result();
}

function own(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

function compareItems(before: readonly Json[], after: readonly Json[], shape: ListShape): Difference | undefined {
  const found = new Differences();
  const [left, right] = [itemsByElement(before, shape), itemsByElement(after, shape)];
  const compareItem = (element: string): void => {
    const difference = compareGroups(left.get(element) ?? [], right.get(element) ?? [], shape.items);
    if (difference !== undefined) found.add(element, difference);
  };
  for (const element of left.keys()) compareItem(element);
  for (const element of right.keys()) if (!left.has(element)) compareItem(element);
  return found.result();
}

function itemsByElement(items: readonly Json[], shape: ListShape): Map<string, Json[]> {
  const found = new Map<string, Json[]>();
  for (const item of items) {
    const element = itemElement(item, shape);
    const group = found.get(element);
    if (group === undefined) found.set(element, [item]);
    else group.push(item);
  }
  return found;
}

/** Items with one element; more than one of them are one field. */
function compareGroups(before: readonly Json[], after: readonly Json[], shape: Shape): Difference | undefined {
  if (before.length <= 1 && after.length <= 1) return compareValues(before[0], after[0], shape);
  if (before.length > 1 && after.length > 1) return deepEqual(before, after) ? undefined : changed;
  return { ...(after.length > 0 ? changed : {}), ...(before.length > 1 ? { removed: leaf } : {}) };
}

class Differences {
  readonly #written: [string, FieldSet][] = [];
  readonly #removed: [string, FieldSet][] = [];

  add(element: string, { written, removed }: Difference): void {
    if (written !== undefined) this.#written.push([element, written]);
    if (removed !== undefined) this.#removed.push([element, removed]);
  }

  result(): Difference | undefined {
    if (this.#written.length + this.#removed.length === 0) return undefined;
    return {
      ...(this.#written.length === 0 ? {} : { written: setOf(this.#written) }),
      ...(this.#removed.length === 0 ? {} : { removed: setOf(this.#removed) }),
    };
  }
}
