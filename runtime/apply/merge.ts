import { ownSet } from "../negotiate/ownSet.ts";
import { isObject, type Json, type JsonObject } from "../schema/index.ts";
import type { InSteps } from "../schema/steps.ts";
import { itemElement } from "./element.ts";
import { type ListShape, type MapShape, type Shape, shapeFor } from "./shape.ts";

/**
 * Puts a configuration into an object: maps member by member, lists item by item where items have keys, and
 * everything else as one. Neither is changed; parts that stay are shared with the result. Throws ItemError.
 */
export function* merge(object: JsonObject, configuration: JsonObject, shape: MapShape): InSteps<JsonObject> {
  return yield* mergeMembers(object, configuration, shape);
}

/** Members or items between two steps. */
const stepSize = 1000;

function* mergeValues(before: Json | undefined, applied: Json | undefined, of: Shape): InSteps<Json> {
  if (applied === undefined) return before ?? null;
  if (before === undefined) return applied;
  const shape = shapeFor(of, applied === null ? before : applied);
  if (shape.kind === "map" && !shape.isAtomic && isObject(before)) {
    if (isObject(applied)) return yield* mergeMembers(before, applied, shape);
    if (applied === null && Object.keys(before).length > 0) return before;
  }
  if (shape.kind === "list" && shape.by !== "atomic" && Array.isArray(before)) {
    if (Array.isArray(applied)) return yield* mergeItems(before, applied, shape);
    if (applied === null && before.length > 0) return before;
  }
  return applied;
}

function* mergeMembers(before: JsonObject, applied: JsonObject, shape: MapShape): InSteps<JsonObject> {
  const merged = yield* copied(before);
  for (const [index, name] of Object.keys(applied).entries()) {
    if (index % stepSize === stepSize - 1) yield;
    const inner = shape.fields.get(name)?.shape ?? shape.values ?? { kind: "any" };
    const old = Object.hasOwn(before, name) ? before[name] : undefined;
    const isLeaf = inner.kind === "leaf" && applied[name] !== undefined;
    ownSet(merged, name, isLeaf ? (applied[name] as Json) : yield* mergeValues(old, applied[name], inner));
  }
  return merged;
}

/** With few members this is the fastest way, and with many the slowest. */
function* copied(object: JsonObject): InSteps<JsonObject> {
  const names = Object.keys(object);
  if (names.length <= stepSize) return { ...object };
  const copy: JsonObject = {};
  for (const [index, name] of names.entries()) {
    if (index % stepSize === 0) yield;
    ownSet(copy, name, object[name] as Json);
  }
  return copy;
}

/**
 * Items that were applied stand in the order in which they were, the others keep their place among those that stayed
 * before and behind them. Where one of the object's elements has several items, the applied one takes their place.
 */
function* mergeItems(before: readonly Json[], applied: readonly Json[], shape: ListShape): InSteps<Json[]> {
  const olds = before.map((item) => itemElement(item, shape));
  yield;
  const news = applied.map((item) => itemElement(item, shape));
  yield;
  const oldItems = new Map<string, Json | undefined>();
  for (const [index, element] of olds.entries()) {
    oldItems.set(element, oldItems.has(element) ? undefined : (before[index] as Json));
  }
  const newItems = new Map(news.map((element, index) => [element, applied[index] as Json]));
  const shared = news.filter((element) => oldItems.has(element));
  const done = new Set<string>();
  const merged: Json[] = [];
  let next = 0;
  const mergedOf = (element: string) => mergeValues(oldItems.get(element), newItems.get(element), shape.items);
  const take = (element: string, item: Json) => {
    done.add(element);
    merged.push(item);
    if (shared[next] === element) next += 1;
  };
  let [i, j] = [0, 0];
  yield;
  while (i < olds.length || j < news.length) {
    if ((i + j) % stepSize === stepSize - 1) yield;
    const [old, applied] = [olds[i], news[j]];
    if (old !== undefined && old === applied) {
      take(old, yield* mergedOf(old));
      i += 1;
      j += 1;
    } else if (
      old !== undefined &&
      applied !== undefined &&
      newItems.has(old) &&
      shared[next] !== undefined &&
      shared[next] !== old
    ) {
      i += 1; // It comes later, where the configuration has it.
    } else if (old !== undefined && !newItems.has(old)) {
      merged.push(before[i] as Json);
      i += 1;
    } else {
      if (old !== undefined && done.has(old)) i += 1;
      if (applied === undefined) continue;
      take(applied, yield* mergedOf(applied));
      j += 1;
    }
  }
  return merged;
}
