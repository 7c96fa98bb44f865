import { depthOf } from "../negotiate/depth.ts";
import { isObject, type Json, type JsonObject } from "../schema/index.ts";
import type { InSteps } from "../schema/steps.ts";
import type { ListShape } from "./shape.ts";
import { isInOrder, sortInSteps } from "./sort.ts";

/**
 * Elements are the steps of a path to a field, as fieldsV1 writes them: `f:<name>` is a member of an object,
 * `k:{"name":"c"}` an item of a list by its keys, `v:"text"` an item of a set, `i:0` an item by its place. A text is
 * one element, and an element has one text: keys are sorted and nothing is spaced.
 */

/** An item that cannot be distinguished: its keys are missing, or it is no scalar in a set. */
export class ItemError extends Error {}

/** The element of a list's item. Throws ItemError. */
export function itemElement(item: Json, list: ListShape): string {
  if (list.by === "map") return keyElement(item, list);
  if (item === null) throw new ItemError("associative list without keys has an element that's an explicit null");
  if (Array.isArray(item)) throw new ItemError("not supported: associative list with lists as elements");
  if (typeof item === "object") throw new ItemError("associative list without keys has an element that's a map type");
  return `v:${scalarText(item)}`;
}

function keyElement(item: Json, { keys }: ListShape): string {
  if (item === null) throw new ItemError("associative list with keys may not have a null element");
  if (!isObject(item)) throw new ItemError("associative list with keys may not have non-map elements");
  let text = "";
  for (const { name, default: fallback } of keys) {
    const value = Object.hasOwn(item, name) ? item[name] : fallback;
    if (value === undefined) continue;
    text += `${text === "" ? "k:{" : ","}${scalarText(name)}:${scalarText(value)}`;
  }
  if (text !== "") return `${text}}`;
  const names = keys.map((each) => JSON.stringify(each.name)).join(" ");
  const detail = "(and doesn't have default values for any key fields)";
  throw new ItemError(`associative list with keys has an element that omits all key fields [${names}] ${detail}`);
}

/** JSON as the field writes it inside an element: what HTML gives a meaning is escaped. */
function scalarText(value: Json): string {
  const text = JSON.stringify(value);
  return typeof value === "string" && markup.test(text) ? text.replace(markups, escaped) : text;
}

const markup = /[<>&\u2028\u2029]/;
const markups = /[<>&\u2028\u2029]/g;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** The element as a JSON text: what `JSON.stringify` makes of it, without the detour for the usual keys. */
export function itemElementText(item: Json, list: ListShape): string {
  if (list.by !== "map" && typeof item === "string" && plain.test(item)) return `"v:\\"${item}\\""`;
  if (list.by !== "map" || !isObject(item)) return JSON.stringify(itemElement(item, list));
  let text = "";
  for (const { name, default: fallback } of list.keys) {
    const value = Object.hasOwn(item, name) ? item[name] : fallback;
    if (value === undefined) continue;
    if (typeof value === "string" ? !plain.test(value) : typeof value !== "number") {
      return JSON.stringify(itemElement(item, list));
    }
    text += `${text === "" ? '"k:{' : ","}\\"${name}\\":${typeof value === "string" ? `\\"${value}\\"` : value}`;
  }
  return text === "" ? JSON.stringify(itemElement(item, list)) : `${text}}"`;
}

/** Text that nothing escapes. */
const plain = /^[\w ./:@+-]*$/;

/** Orders two items of a list as their elements are. */
export function compareItems(a: Json, b: Json, { by, keys }: ListShape): number {
  if (by !== "map" || !isObject(a) || !isObject(b)) return compareValues(a, b);
  for (const [index, { name, default: fallback = null }] of keys.entries()) {
    const [left, right] = [a[name] ?? fallback, b[name] ?? fallback];
    if (left === right) continue;
    if (left !== null && right !== null) return compareValues(left, right);
    // An item without the key has the next one in its place; without any it is the shorter.
    const [without, order] = left === null ? [a, 1] : [b, -1];
    return keys.slice(index + 1).some((key) => (without[key.name] ?? key.default ?? null) !== null) ? order : -order;
  }
  return 0;
}

const ranks: Readonly<Record<string, number>> = { ".": -1, f: 0, k: 1, v: 2, i: 3 };

/** What an element holds: names are their own text. */
interface Held {
  readonly element: string;
  readonly sort: string;
  readonly value: Json;
}

function heldBy(element: string): Held {
  const sort = element.charAt(0);
  if (sort === "v" && isPlainText(element)) return { element, sort, value: element.slice(3, -1) };
  if (sort === "k" || sort === "v") return { element, sort, value: JSON.parse(element.slice(2)) as Json };
  return { element, sort, value: sort === "i" ? Number(element.slice(2)) : element };
}

/** A text of which nothing is escaped. */
function isPlainText(element: string): boolean {
  return element.charAt(2) === '"' && !element.includes("\\");
}

type Entry<T> = readonly [element: string, value: T];

/**
 * Puts elements with whatever they lead to in the order of fieldsV1: names, keys, values, places; each of a sort by
 * what it holds. What is in order already is given back.
 */
export function inElementOrder<T>(entries: readonly Entry<T>[]): readonly Entry<T>[] {
  if (entries.length < 2) return entries;
  if (entries.every(([element]) => element.startsWith("f:"))) {
    return isInOrder(entries, compareNames) ? entries : [...entries].sort(compareNames);
  }
  const held = entries.map((entry) => ({ entry, held: heldBy(entry[0]) }));
  const compare = (a: HeldEntry<T>, b: HeldEntry<T>) => compareHeld(a.held, b.held);
  return isInOrder(held, compare) ? entries : held.sort(compare).map((each) => each.entry);
}

/** Elements between two steps. */
const stepSize = 2000;

/** The same of however many elements. */
export function* inElementOrderInSteps<T>(entries: readonly Entry<T>[]): InSteps<readonly Entry<T>[]> {
  if (entries.length <= stepSize) return inElementOrder(entries);
  if (entries.every(([element]) => element.startsWith("f:"))) {
    return isInOrder(entries, compareNames) ? entries : yield* sortInSteps(entries, compareNames);
  }
  const held: HeldEntry<T>[] = [];
  for (const entry of entries) if (held.push({ entry, held: heldBy(entry[0]) }) % stepSize === 0) yield;
  const compare = (a: HeldEntry<T>, b: HeldEntry<T>) => compareHeld(a.held, b.held);
  return isInOrder(held, compare) ? entries : (yield* sortInSteps(held, compare)).map((each) => each.entry);
}

interface HeldEntry<T> {
  readonly entry: Entry<T>;
  readonly held: Held;
}

/** Names are their own text, so nothing is made of each. */
function compareNames([a]: Entry<unknown>, [b]: Entry<unknown>): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareHeld(a: Held, b: Held): number {
  if (a.element === b.element) return 0;
  if (a.sort !== b.sort) return (ranks[a.sort] ?? 0) - (ranks[b.sort] ?? 0);
  return a.sort === "k" ? compareKeys(a.value as JsonObject, b.value as JsonObject) : compareValues(a.value, b.value);
}

function compareKeys(a: JsonObject, b: JsonObject): number {
  const [left, right] = [Object.keys(a), Object.keys(b)];
  for (const [index, name] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (name !== other) return name < other ? -1 : 1;
    const order = compareValues(a[name] ?? null, b[name] ?? null);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** Numbers stand before texts, and those before booleans. */
function compareValues(a: Json, b: Json): number {
  const order = valueRank(a) - valueRank(b);
  if (order !== 0 || a === null || b === null) return order;
  return a < b ? -1 : a > b ? 1 : 0;
}

function valueRank(value: Json): number {
  return ["number", "string", "boolean"].indexOf(typeof value) + (value === null ? 4 : 0);
}

/**
 * The one text of an element that a client wrote; undefined for an unknown kind of element. Throws ItemError
 * for what is no element.
 */
export function canonicalElement(text: string): string | undefined {
  if (text.length < 2) throw new ItemError("key must be 2 characters long");
  if (text.charAt(1) !== ":") throw new ItemError(`missing colon: ${text}`);
  const rest = text.slice(2);
  switch (text.charAt(0)) {
    case "f":
      return text;
    case "v":
      return `v:${scalarText(parsed(rest))}`;
    case "k": {
      const keys = parsed(rest);
      if (!isObject(keys)) throw new ItemError(`keys expected: ${text}`);
      const names = Object.keys(keys).sort();
      return `k:{${names.map((name) => `${scalarText(name)}:${scalarText(keys[name] ?? null)}`).join()}}`;
    }
    case "i":
      if (!/^[+-]?\d+$/.test(rest)) throw new ItemError(`parsing ${JSON.stringify(rest)}: invalid syntax`);
      return `i:${Number(rest)}`;
    default:
      return undefined;
  }
}

function parsed(text: string): Json {
  try {
    const value = JSON.parse(text) as Json;
    depthOf(value);
    return value;
  } catch {
    throw new ItemError(`invalid JSON in ${text}`);
  }
}

/** The element as a step of a path in messages: `.name`, `[name="c"]`, `[="text"]`, `[0]`. */
export function elementText(element: string): string {
  const rest = element.slice(2);
  switch (element.charAt(0)) {
    case "f":
      return `.${rest}`;
    case "k": {
      const keys = JSON.parse(rest) as JsonObject;
      return `[${Object.keys(keys)
        .map((name) => `${name}=${JSON.stringify(keys[name])}`)
        .join()}]`;
    }
    case "v":
      return `[=${JSON.stringify(JSON.parse(rest))}]`;
    default:
      return `[${rest}]`;
  }
}
