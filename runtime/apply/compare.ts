import { deepEqual } from "../schema/deepEqual.ts";
import { isObject, type Json, type JsonObject } from "../schema/index.ts";
import { memberOf } from "../schema/object.ts";
import type { InSteps } from "../schema/steps.ts";
import { itemElement } from "./element.ts";
import { type FieldSet, leaf, setInSteps } from "./fieldSet.ts";
import { newFields } from "./fieldsOf.ts";
import { type ListShape, type MapShape, type Shape, shapeFor } from "./shape.ts";
import { groupBy } from "../schema/groups.ts";

/** What a write does to fields. */
export interface Comparison {
  /** Fields that were added or have another value. */
  readonly written: FieldSet;
  readonly removed: FieldSet;
}

/** Members or items between two steps of a comparison. */
const stepSize = 500;

/** Compares two states of an object, field by field. Throws ItemError. */
export function* compare(before: JsonObject, after: JsonObject, shape: MapShape): InSteps<Comparison> {
  const names = namesOf(before, after);
  const { written, removed } = (yield* compareMembers(before, after, { names, shape })) ?? {};
  return { written: written ?? leaf, removed: removed ?? leaf };
}

/** The nodes of a path; undefined altogether when nothing differs at it or below. */
interface Difference {
  readonly written?: FieldSet | undefined;
  readonly removed?: FieldSet | undefined;
}

const changed: Difference = { written: leaf };

/** Most of an object stays as it is, and that is seen faster than what differs. */
function isSame(before: Json | undefined, after: Json | undefined): boolean {
  return before === after || deepEqual(before, after);
}

/**
 * Compares what differs. Null and an empty object or list differ as one; null and a full one in what that has. What
 * turns from an object into something else, or into one, loses all that it had.
 */
function* compareValues(before: Json | undefined, after: Json | undefined, of: Shape): InSteps<Difference | undefined> {
  if (before === undefined) return { written: yield* newFields(after ?? null, of) };
  if (after === undefined) return { removed: yield* newFields(before, of) };
  const shape = shapeFor(of, after ?? before);
  if (shape.kind === "map" && !shape.isAtomic) {
    const [left, right] = [before ?? {}, after ?? {}];
    const names = isObject(left) && isObject(right) ? namesOf(left, right) : [];
    if (names.length > 0) return yield* compareMembers(left as JsonObject, right as JsonObject, { names, shape });
  }
  if (shape.kind === "list" && shape.by !== "atomic") {
    const [left, right] = [before ?? [], after ?? []];
    if (Array.isArray(left) && Array.isArray(right) && left.length + right.length > 0) {
      return yield* compareItems(left, right, shape);
    }
  }
  if (of.kind === "any" && isObject(before) !== isObject(after)) {
    return { written: yield* newFields(after ?? null, of), removed: yield* newFields(before, of) };
  }
  return changed;
}

function* compareMembers(
  before: JsonObject,
  after: JsonObject,
  { names, shape }: { readonly names: readonly string[]; readonly shape: MapShape },
): InSteps<Difference | undefined> {
  const found = new Differences();
  if (names.length > stepSize) yield;
  for (const [index, name] of names.entries()) {
    if (index % stepSize === stepSize - 1) yield;
    const field = shape.fields.size === 0 ? undefined : shape.fields.get(name);
    const inner = field?.shape ?? shape.values;
    if (field?.isTracked === false || inner === undefined) continue;
    const [left, right] = [memberOf(before, name), memberOf(after, name)];
    if (isSame(left, right)) continue;
    const isLeaf = inner.kind === "leaf" && left !== undefined && right !== undefined;
    const difference = isLeaf ? changed : yield* compareValues(left, right, inner);
    if (difference !== undefined) found.add(field?.element ?? `f:${name}`, difference);
  }
  return yield* found.result();
}

/** Names that either has. */
function namesOf(before: JsonObject, after: JsonObject): readonly string[] {
  const names = Object.keys(before);
  for (const name of Object.keys(after)) if (!Object.hasOwn(before, name)) names.push(name);
  return names;
}

function* compareItems(
  before: readonly Json[],
  after: readonly Json[],
  shape: ListShape,
): InSteps<Difference | undefined> {
  const found = new Differences();
  const left = groupBy(before, (item) => itemElement(item, shape));
  yield;
  const right = groupBy(after, (item) => itemElement(item, shape));
  yield;
  let looked = 0;
  for (const [element, items] of left) {
    if (++looked % stepSize === 0) yield;
    const difference = yield* compareGroups(items, right.get(element) ?? [], shape.items);
    if (difference !== undefined) found.add(element, difference);
  }
  for (const [element, items] of right) {
    if (++looked % stepSize === 0) yield;
    if (left.has(element)) continue;
    const difference = yield* compareGroups([], items, shape.items);
    if (difference !== undefined) found.add(element, difference);
  }
  return yield* found.result();
}

/** Items with one element; more than one of them are one field. */
function* compareGroups(
  before: readonly Json[],
  after: readonly Json[],
  shape: Shape,
): InSteps<Difference | undefined> {
  if (before.length <= 1 && after.length <= 1) {
    return isSame(before[0], after[0]) ? undefined : yield* compareValues(before[0], after[0], shape);
  }
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

  *result(): InSteps<Difference | undefined> {
    if (this.#written.length + this.#removed.length === 0) return undefined;
    const written = this.#written.length === 0 ? {} : { written: yield* setInSteps(this.#written) };
    yield;
    return { ...written, ...(this.#removed.length === 0 ? {} : { removed: yield* setInSteps(this.#removed) }) };
  }
}
