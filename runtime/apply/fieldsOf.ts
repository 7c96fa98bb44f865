import { isObject, type Json, type JsonObject } from "../schema/index.ts";
import type { InSteps } from "../schema/steps.ts";
import { compareItems, itemElement, itemElementText } from "./element.ts";
import { elementsOf, type FieldSet, isEmpty, leaf, node, setInSteps, stepSize } from "./fieldSet.ts";
import { type ListShape, type MapShape, type Shape, shapeFor } from "./shape.ts";

/**
 * The fields that a configuration states, as its applier owns them: leaves, items of lists and members of maps. A
 * field that is an object is not owned itself, unless it is empty. Throws ItemError.
 */
export function* statedFields(configuration: JsonObject, shape: MapShape): InSteps<FieldSet> {
  const stated = yield* statedMembers(configuration, shape);
  const { "f:metadata": metadata, ...others } = stated;
  return metadata !== undefined && isEmpty(metadata) ? others : stated;
}

function* statedMembers(value: JsonObject, shape: MapShape): InSteps<FieldSet> {
  const entries: [string, FieldSet][] = [];
  for (const [index, name] of Object.keys(value).entries()) {
    if (index % stepSize === stepSize - 1) yield;
    const field = shape.fields.get(name);
    if (field?.isTracked === false) continue;
    const member = value[name] as Json;
    const inner = field?.shape ?? shape.values;
    if (inner === undefined) continue;
    const isIn = field === undefined || member === null || (isObject(member) && Object.keys(member).length === 0);
    const below = isWhole(member, inner) ? undefined : yield* statedBelow(member, inner);
    const made = below === undefined ? leaf : node(below, isIn);
    if (made !== undefined) entries.push([field?.element ?? `f:${name}`, made]);
  }
  return yield* setInSteps(entries);
}

/** Whether a value is owned as one. */
function isWhole(value: Json, of: Shape): boolean {
  const shape = shapeFor(of, value);
  return shape.kind === "leaf" || (shape.kind === "map" ? shape.isAtomic : shape.by === "atomic");
}

/** What is stated below a value that is not owned as one. */
function* statedBelow(value: Json, of: Shape): InSteps<FieldSet> {
  const shape = shapeFor(of, value);
  if (shape.kind === "map") return isObject(value) ? yield* statedMembers(value, shape) : leaf;
  return shape.kind === "list" && Array.isArray(value) ? yield* statedItems(value, shape) : leaf;
}

function* statedItems(items: readonly Json[], shape: ListShape): InSteps<FieldSet> {
  const found = new Map<string, FieldSet>();
  for (const [index, item] of items.entries()) {
    if (index % stepSize === stepSize - 1) yield;
    const element = itemElement(item, shape);
    // Items that cannot be distinguished are owned as one.
    if (found.has(element)) found.set(element, leaf);
    else if (isWhole(item, shape.items)) found.set(element, leaf);
    else found.set(element, node(yield* statedBelow(item, shape.items), true) ?? leaf);
  }
  return yield* setInSteps([...found]);
}

/**
 * The fields of a new object as fieldsV1 text: all that its maker has set or that took a default. Objects and lists
 * that are there in any case, because their kind always has them, are not owned. Made in one walk, as every create
 * does it. Throws ItemError.
 */
export function newFieldsText(object: JsonObject, shape: MapShape): string {
  return `{${membersText(object, shape, false)}}`;
}

/** The fieldsV1 node of a value that was not there before. Throws ItemError. */
export function* newFields(value: Json, shape: Shape): InSteps<FieldSet> {
  const text = nodeText(value, shape, true) ?? "{}";
  if (text === "{}") return leaf;
  yield;
  return JSON.parse(text) as FieldSet;
}

/**
 * The text of a node; undefined where there is none. `isNew`: there was no value before. Otherwise there was a zero
 * one, in which only what is not zero was set.
 */
function nodeText(value: Json, of: Shape, isNew: boolean): string | undefined {
  const shape = shapeFor(of, value);
  if (value === null || shape.kind === "leaf") return isNew || !isZero(value) ? "{}" : undefined;
  let inner: string;
  if (shape.kind === "map") {
    if (shape.isAtomic || !isObject(value)) return isNew || !isZero(value) ? "{}" : undefined;
    inner = membersText(value, shape, isNew);
  } else {
    // Where nothing was, an empty list is something.
    if (shape.by === "atomic" || !Array.isArray(value) || value.length === 0) return "{}";
    inner = itemsText(value, shape);
  }
  if (inner === "") return isNew ? "{}" : undefined;
  return isNew ? `{".":{},${inner}}` : `{${inner}}`;
}

function membersText(object: JsonObject, shape: MapShape, isNew: boolean): string {
  if (shape.values !== undefined) return namesText(object, shape, isNew);
  let text = "";
  for (const field of shape.sorted) {
    const value = object[field.name];
    if (value === undefined) continue;
    const inner = nodeText(value, field.shape, isNew || !field.isAlways);
    if (inner === undefined) continue;
    text += text === "" ? field.text + inner : `,${field.text}${inner}`;
  }
  return text;
}

/** Members of a map, some of which may be fields. */
function namesText(object: JsonObject, shape: MapShape, isNew: boolean): string {
  let text = "";
  const values = shape.values;
  const names = Object.keys(object);
  if (names.length > 1) names.sort();
  for (const name of names) {
    const field = shape.fields.size === 0 ? undefined : shape.fields.get(name);
    const value = object[name];
    const inner = field?.shape ?? values;
    if (field?.isTracked === false || value === undefined || inner === undefined) continue;
    const below = nodeText(value, inner, isNew || field?.isAlways !== true);
    if (below === undefined) continue;
    text += `${text === "" ? "" : ","}${field?.text ?? `${JSON.stringify(`f:${name}`)}:`}${below}`;
  }
  return text;
}

function itemsText(items: readonly Json[], shape: ListShape): string {
  const sorted = items.length === 1 ? items : [...items].sort((a, b) => compareItems(a, b, shape));
  let text = "";
  let before = "";
  let next = elementAt(sorted, 0, shape);
  for (const [index, item] of sorted.entries()) {
    const element = next;
    next = elementAt(sorted, index + 1, shape);
    if (element === before) continue;
    before = element;
    const isTwice = next === element;
    text += `${text === "" ? "" : ","}${element}:${isTwice ? "{}" : (nodeText(item, shape.items, true) ?? "{}")}`;
  }
  return text;
}

function elementAt(items: readonly Json[], index: number, shape: ListShape): string {
  return index < items.length ? itemElementText(items[index] as Json, shape) : "";
}

export function isZero(value: Json): boolean {
  if (value === null) return true;
  if (typeof value !== "object") return value === "" || value === 0 || value === false;
  for (const _ in value) return false;
  return true;
}

/**
 * The set with those paths added that lead on from objects: fields of a type, though not members of maps or items of
 * lists. What is to be removed below a field then takes the field along when nothing stays in it.
 */
export function withFieldsThatLead(set: FieldSet, of: Shape): FieldSet {
  const shape = of.kind === "any" ? undefined : of;
  const entries: [string, FieldSet][] = [];
  for (const element of elementsOf(set)) {
    const child = set[element] ?? leaf;
    if (isEmpty(child)) {
      entries.push([element, leaf]);
      continue;
    }
    const field = shape?.kind === "map" && element.startsWith("f:") ? shape.fields.get(element.slice(2)) : undefined;
    const next =
      field?.shape ?? (shape?.kind === "map" ? shape.values : shape?.kind === "list" ? shape.items : undefined);
    const inner = withFieldsThatLead(child, next ?? { kind: "any" });
    entries.push([element, node(inner, field !== undefined || Object.hasOwn(child, ".")) ?? leaf]);
  }
  return Object.fromEntries(entries);
}
