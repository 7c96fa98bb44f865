import { badRequest, patchRejected, unclassified } from "../../generated/errors.ts";
import { ownSet } from "../negotiate/ownSet.ts";
import type { Field, Json, JsonObject, Structure, ValueType } from "../schema/index.ts";
import { inOrder } from "./elementOrder.ts";

/**
 * Merges a patch into an object: maps member by member, lists as the field table says (by merge key, as a set, or
 * replaced), null removes, and directives say the rest: `$patch: replace|delete|merge`, `$retainKeys`,
 * `$deleteFromPrimitiveList/<field>`, `$setElementOrder/<field>`. The object is not changed; parts that stay are shared
 * with the result, as are the patch's values. Throws badRequest for malformed directives, patchRejected for what cannot
 * be merged, unclassified for an item without its merge key.
 */
export function applyStrategicMergePatch(object: JsonObject, patch: JsonObject, structure: Structure): JsonObject {
  return mergeMap(object, patch, { structure: () => structure });
}

const patchDirective = "$patch";
const retainKeys = "$retainKeys";
const deletePrefix = "$deleteFromPrimitiveList/";
const orderPrefix = "$setElementOrder/";

/** How the members of a map are merged: undefined where nothing is known. */
type MapType = ValueType | undefined;

function mergeMap(original: JsonObject, patch: JsonObject, type: MapType): JsonObject {
  const directive = own(patch, patchDirective);
  if (directive === "replace") return withoutDirectives(patch);
  if (directive === "delete") return {};
  if (directive !== undefined && directive !== "merge") {
    throw badRequest(`unknown patch type: ${String(directive)} in map: ${JSON.stringify(patch)}`);
  }
  const result = { ...retained(original, patch) };
  for (const key of Object.keys(patch)) {
    if (key.startsWith(deletePrefix)) deleteFromList(result, key.slice(deletePrefix.length), patch[key]);
  }
  for (const key of Object.keys(patch)) {
    if (!isDirective(key)) mergeMember(result, key, { patch, type });
  }
  for (const key of Object.keys(patch)) {
    if (!key.startsWith(orderPrefix)) continue;
    const name = key.slice(orderPrefix.length);
    setOrder(result, name, { order: patch[key] as Json, original, patch, field: memberOf(type, name).field });
  }
  return result;
}

function mergeMember(result: JsonObject, key: string, from: { readonly patch: JsonObject; type: MapType }): void {
  const value = from.patch[key] as Json;
  if (value === null) {
    delete result[key];
    return;
  }
  const current = own(result, key);
  const { field, type } = memberOf(from.type, key);
  const strategies = field?.patchStrategy ?? [];
  if (isObject(current) && isObject(value) && !strategies.includes("replace")) {
    ownSet(result, key, mergeMap(current, value, type));
  } else if (Array.isArray(current) && Array.isArray(value) && strategies.includes("merge")) {
    ownSet(result, key, mergeList(current, value, { key: field?.mergeKey, type: itemType(type) }));
  } else ownSet(result, key, cleaned(value));
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
  const keys = own(patch, retainKeys);
  if (keys === undefined) return original;
  if (!Array.isArray(keys)) throw badRequest("invalid patch format of retainKeys");
  const wanted = new Set(keys);
  for (const key of Object.keys(patch)) {
    if (!isDirective(key) && patch[key] !== null && !wanted.has(key)) throw patchRejected();
  }
  return filtered(original, (key) => wanted.has(key));
}

function deleteFromList(result: JsonObject, key: string, values: Json | undefined): void {
  if (!Array.isArray(values)) throw badRequest("invalid patch format of primitive list");
  const current = own(result, key);
  if (!Array.isArray(current)) return;
  const gone = new Set(values);
  ownSet(
    result,
    key,
    current.filter((each) => !gone.has(each)),
  );
}

interface ListRule {
  /** The member that identifies an item; undefined for lists of scalars. */
  readonly key: string | undefined;
  readonly type: MapType;
}

function mergeList(original: readonly Json[], patch: readonly Json[], rule: ListRule): Json[] {
  if ([...original, ...patch].some(Array.isArray)) throw patchRejected();
  if (!isObject(patch[0] ?? original[0] ?? null)) {
    const merged = [...new Set([...original, ...patch])];
    return inOrder(merged, { first: patch, base: original, identity: (each) => each });
  }
  const directives = patch.map((each) => own(asObject(each), patchDirective));
  const items = patch.filter((_, index) => directives[index] === undefined || directives[index] === "merge");
  if (directives.includes("replace")) return items.map(cleaned);
  const removed = new Set(patch.filter((_, at) => directives[at] === "delete").map((each) => keyOf(each, rule)));
  const merged = original.filter((each) => !removed.has(identityOf(each, rule)));
  const places = new Map<Json, number>();
  for (const [index, item] of merged.entries()) {
    const key = identityOf(item, rule);
    if (!places.has(key)) places.set(key, index);
  }
  for (const item of items) mergeItem(merged, item, { rule, places });
  return inOrder(merged, { first: items, base: original, identity: (each) => identityOf(each, rule) });
}

function mergeItem(
  merged: Json[],
  item: Json,
  into: { readonly rule: ListRule; readonly places: Map<Json, number> },
): void {
  const { rule, places } = into;
  const key = keyOf(item, rule);
  const index = places.get(key);
  if (index === undefined) {
    places.set(key, merged.length);
    merged.push(cleaned(item));
  } else merged[index] = mergeMap(asObject(merged[index] ?? null), asObject(item), rule.type);
}

function keyOf(item: Json, rule: ListRule): Json {
  const object = asObject(item);
  const value = own(object, rule.key ?? "");
  if (value !== undefined) return value;
  throw unclassified(`map: ${JSON.stringify(object)} does not contain declared merge key: ${rule.key ?? ""}`);
}

/** A stored item without its key is like no other. */
function identityOf(item: Json, rule: ListRule): Json {
  return isObject(item) ? (own(item, rule.key ?? "") ?? item) : item;
}

/** Lists do not mix maps with scalars. */
function asObject(item: Json): JsonObject {
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
  const rule: ListRule = { key: field?.mergeKey, type: undefined };
  const identity = (each: Json): Json => identityOf(each, rule);
  const patched = own(patch, name);
  if (Array.isArray(patched)) checkOrder(patched, order, identity);
  const base = own(original, name);
  ownSet(result, name, inOrder(current, { first: order, base: Array.isArray(base) ? base : [], identity }));
}

/** The items of the patch must come in the order that it asks for. */
function checkOrder(patched: readonly Json[], order: readonly Json[], identity: (item: Json) => Json): void {
  const kept = patched.filter((each) => !isObject(each) || own(each, patchDirective) === undefined);
  const wanted = order.map(identity);
  let at = 0;
  for (const item of kept) {
    at = wanted.indexOf(identity(item), at) + 1;
    if (at > 0) continue;
    const lists = `${JSON.stringify(patched)}\n doesn't match $setElementOrder list:\n${JSON.stringify(order)}`;
    throw unclassified(`The order in patch list:\n${lists}\n`);
  }
}

/** A value that the object does not have yet: without directives and nulls, without items that are to be deleted. */
function cleaned(value: Json): Json {
  if (Array.isArray(value)) {
    const isKept = (each: Json): boolean => {
      const directive = isObject(each) ? own(each, patchDirective) : undefined;
      return directive !== "delete" && directive !== "replace";
    };
    return value.filter(isKept).map(cleaned);
  }
  return isObject(value) ? withoutDirectives(value) : value;
}

function withoutDirectives(object: JsonObject): JsonObject {
  const kept = filtered(object, (key) => !isDirective(key) && object[key] !== null);
  for (const key of Object.keys(kept)) ownSet(kept, key, cleaned(kept[key] as Json));
  return kept;
}

function filtered(object: JsonObject, isKept: (key: string) => boolean): JsonObject {
  const result: JsonObject = {};
  for (const key of Object.keys(object)) if (isKept(key)) ownSet(result, key, object[key] as Json);
  return result;
}

function isDirective(key: string): boolean {
  return (
    key.charCodeAt(0) === 0x24 &&
    (key === patchDirective || key === retainKeys || key.startsWith(deletePrefix) || key.startsWith(orderPrefix))
  );
}

function own(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
