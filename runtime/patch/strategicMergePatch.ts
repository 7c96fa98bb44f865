import { badRequest, patchRejected } from "../../generated/errors.ts";
import { ownSet } from "../negotiate/ownSet.ts";
import { type Field, isObject, type Json, type JsonObject, type Structure, type ValueType } from "../schema/index.ts";
import {
  deletePrefix,
  directiveOf,
  isDirective,
  orderPrefix,
  patchDirective,
  retainKeys,
  withoutDirectives,
} from "./directives.ts";
import { inOrder, isInOrder, unionInOrder } from "./elementOrder.ts";
import { mapText } from "./mapText.ts";

/**
 * Merges a patch into an object: maps member by member, lists as the field table says (by merge key, as a set, or
 * replaced), null removes, and directives say the rest. The object is not changed; parts that stay are shared with the
 * result, as are the patch's values. Throws badRequest for malformed directives, patchRejected for what cannot be
 * merged.
 */
export function applyStrategicMergePatch(object: JsonObject, patch: JsonObject, structure: Structure): JsonObject {
  return mergeMap(object, patch, { structure: () => structure });
}

/** How the members of a map are merged: undefined where nothing is known. */
type MapType = ValueType | undefined;

function mergeMap(original: JsonObject, patch: JsonObject, type: MapType): JsonObject {
  const directive = own(patch, patchDirective);
  if (directive === "replace") return withoutMarker(patch);
  if (directive === "delete") return {};
  if (directive !== undefined && directive !== "merge") throw unknownDirective(patch);
  const keys = Object.keys(patch);
  const directives = keys.filter(isDirective);
  const result = directives.includes(retainKeys) ? retained(original, patch) : { ...original };
  for (const key of directives) {
    if (key.startsWith(deletePrefix)) deleteFromList(result, key.slice(deletePrefix.length), patch[key]);
  }
  for (const key of keys) if (!isDirective(key)) mergeMember(result, key, { patch, type });
  for (const key of directives) {
    if (!key.startsWith(orderPrefix)) continue;
    const name = key.slice(orderPrefix.length);
    setOrder(result, name, { order: patch[key] as Json, original, patch, field: memberOf(type, name).field });
  }
  return result;
}

function withoutMarker({ [patchDirective]: _marker, ...rest }: JsonObject): JsonObject {
  return rest;
}

function unknownDirective(patch: JsonObject): Error {
  return badRequest(`unknown patch type: ${mapText(patch[patchDirective] ?? null)} in map: ${mapText(patch)}`);
}

function mergeMember(result: JsonObject, key: string, from: { readonly patch: JsonObject; type: MapType }): void {
  const value = from.patch[key] as Json;
  if (value === null) {
    delete result[key];
    return;
  }
  if (typeof value !== "object") {
    ownSet(result, key, value);
    return;
  }
  const current = own(result, key);
  const { field, type } = memberOf(from.type, key);
  const strategies = field?.patchStrategy ?? [];
  if (isObject(current) && isObject(value)) {
    ownSet(result, key, strategies.includes("replace") ? value : mergeMap(current, value, type));
  } else if (Array.isArray(current) && Array.isArray(value)) {
    const rule = { key: field?.mergeKey, type: itemType(type) };
    ownSet(result, key, strategies.includes("merge") ? mergeList(current, value, rule) : value);
  } else {
    const made = withoutDirectives(value);
    if (made === undefined) delete result[key];
    else ownSet(result, key, made);
  }
}

/** What is known of a member: its field where the map is a structure, and its type. */
function memberOf(type: MapType, key: string): { readonly field: Field | undefined; readonly type: MapType } {
  if (typeof type !== "object") return { field: undefined, type: undefined };
  if ("map" in type) return { field: undefined, type: type.map };
  if (!("structure" in type)) return { field: undefined, type: undefined };
  const field = type.structure().byName.get(key);
  return { field, type: field?.type };
}

function itemType(type: MapType): MapType {
  return typeof type === "object" && "list" in type ? type.list : undefined;
}

/** Drops the members that `$retainKeys` does not name; the patch may set only those that it names. */
function retained(original: JsonObject, patch: JsonObject): JsonObject {
  const malformed = badRequest("invalid patch format of retainKeys");
  const keys = own(patch, retainKeys);
  if (!Array.isArray(keys)) throw malformed;
  const wanted = new Set(keys);
  for (const key of Object.keys(patch)) {
    if (!isDirective(key) && patch[key] !== null && !wanted.has(key)) throw malformed;
  }
  const result: JsonObject = {};
  for (const key of Object.keys(original)) if (wanted.has(key)) ownSet(result, key, original[key] as Json);
  return result;
}

/** Null deletes the whole list, and what is no list nothing. */
function deleteFromList(result: JsonObject, key: string, values: Json | undefined): void {
  if (values === null) delete result[key];
  if (!Array.isArray(values)) return;
  const current = own(result, key);
  if (!Array.isArray(current)) return;
  checkItems(current, values);
  const gone = new Set(values);
  const left = current.filter((each) => !gone.has(each));
  ownSet(result, key, left);
}

interface ListRule {
  /** The member that identifies an item; undefined for lists of scalars. */
  readonly key: string | undefined;
  readonly type: MapType;
}

function mergeList(original: readonly Json[], patch: readonly Json[], rule: ListRule): Json[] {
  checkItems(original, patch);
  if (!isObject(patch[0] ?? original[0])) return unionInOrder(patch, original);
  const items: JsonObject[] = [];
  const removed = new Set<Json>();
  let isReplaced = false;
  for (const each of patch) {
    const item = asObject(each);
    const directive = directiveOf(item);
    if (directive === undefined) items.push(item);
    else if (directive === "merge") throw badRequest("merging lists cannot yet be specified in the patch");
    else if (directive === "delete") removed.add(keyOf(item, rule));
    else if (directive === "replace") isReplaced = true;
    else throw unknownDirective(item);
  }
  if (isReplaced) return items;
  const kept = removed.size === 0 ? original : original.filter((each) => !removed.has(identityOf(each, rule)));
  return mergeItems(kept, items, { rule, base: original });
}

/** The items of both are of one type, and are no lists. Throws badRequest, patchRejected. */
function checkItems(original: readonly Json[], patch: readonly Json[]): void {
  const types = new Set<string>();
  for (const each of original) types.add(itemTypeOf(each));
  for (const each of patch) types.add(itemTypeOf(each));
  if (types.size > 1) throw badRequest(`list element types are not identical: ${mapText([[...original], [...patch]])}`);
  if (types.has("list")) throw patchRejected();
}

function itemTypeOf(item: Json): string {
  if (item === null || typeof item !== "object") {
    return typeof item === "number" && !Number.isInteger(item) ? "float" : item === null ? "null" : typeof item;
  }
  return Array.isArray(item) ? "list" : "map";
}

/** Merges each item into the one of its key. Where the items follow the list's own order, that is the result's. */
function mergeItems(
  kept: readonly Json[],
  items: readonly JsonObject[],
  { rule, base }: { readonly rule: ListRule; readonly base: readonly Json[] },
): Json[] {
  const merged = kept.slice();
  const places = placesOf(merged, rule);
  let last = -1;
  let follows = true;
  for (const item of items) {
    const key = keyOf(item, rule);
    const place = places.get(key);
    follows &&= place !== undefined && place > last;
    if (place === undefined) {
      places.set(key, merged.length);
      merged.push(newItem(item));
    } else {
      last = place;
      merged[place] = mergeMap(asObject(merged[place]), item, rule.type);
    }
  }
  return follows ? merged : inOrder(merged, { first: items, base, identity: (each) => identityOf(each, rule) });
}

/** Directives other than its own are fields like any. */
function newItem(item: JsonObject): JsonObject {
  const made: JsonObject = {};
  for (const key of Object.keys(item)) {
    if (key !== patchDirective && item[key] !== null) ownSet(made, key, item[key] as Json);
  }
  return made;
}

/** The first place of each key. */
function placesOf(list: readonly Json[], rule: ListRule): Map<Json, number> {
  const places = new Map<Json, number>();
  for (let index = list.length - 1; index >= 0; index--) places.set(identityOf(list[index] ?? null, rule), index);
  return places;
}

function keyOf(item: JsonObject, rule: ListRule): Json {
  const value = own(item, rule.key ?? "");
  if (value !== undefined) return value;
  throw badRequest(`map: ${mapText(item)} does not contain declared merge key: ${rule.key ?? ""}`);
}

/** A stored item without its key is like no other. */
function identityOf(item: Json, { key }: { readonly key: string | undefined }): Json {
  return key !== undefined && isObject(item) ? (own(item, key) ?? item) : item;
}

/** Lists do not mix maps with scalars. */
function asObject(item: Json | undefined): JsonObject {
  if (isObject(item)) return item;
  throw patchRejected();
}

/** Items named by `order` follow it; the others keep their place among them as the server had them. */
function setOrder(
  result: JsonObject,
  name: string,
  place: { readonly order: Json; readonly original: JsonObject; readonly patch: JsonObject; field: Field | undefined },
): void {
  const { order, original, patch, field } = place;
  if (!Array.isArray(order)) throw badRequest("invalid patch format of setElementOrder list");
  const current = own(result, name);
  if (!Array.isArray(current)) return;
  const identity = (each: Json): Json => identityOf(each, { key: field?.mergeKey });
  const patched = own(patch, name);
  if (Array.isArray(patched)) checkOrder(patched, order, identity);
  const base = own(original, name);
  ownSet(result, name, inOrder(current, { first: order, base: Array.isArray(base) ? base : [], identity }));
}

/** The items of the patch must come in the order that it asks for; a patch that contradicts itself fits nothing. */
function checkOrder(patched: readonly Json[], order: readonly Json[], identity: (item: Json) => Json): void {
  const items = patched.filter((each) => directiveOf(each) === undefined);
  if (isInOrder(items, { first: order, identity })) return;
  const asked = mapText([...order]);
  throw badRequest(
    `The order in patch list:\n${mapText([...patched])}\n doesn't match $setElementOrder list:\n${asked}\n`,
  );
}

function own(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
