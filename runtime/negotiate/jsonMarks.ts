import type { Json, JsonObject, ValueType } from "../schema/index.ts";
import { isObject } from "../schema/object.ts";
import type { Presence, Structure } from "../schema/structure.ts";
import { backslash, quote } from "./jsonBytes.ts";
import { scanJson } from "./jsonScan.ts";
import { ownSet } from "./ownSet.ts";

/**
 * What JSON.parse does not say is marked in the text before it is parsed. A mark begins with half a surrogate pair,
 * which no text of a body has (`jsonText`).
 *
 *   {"a":1.0,"b":{},"b":[9007199254740993]}
 *   {"a":"<mark>1.0","b":{},"<mark>16:b":["<mark>9007199254740993"]}
 */
const mark = "\ud800";
const markCode = 0xd800;

export function isMarked(text: string): boolean {
  return text.charCodeAt(0) === markCode;
}

/** The digits of a marked number, as they stand in the text. Undefined for every other value. */
export function literalOf(value: Json): string | undefined {
  return typeof value === "string" && isMarked(value) ? value.slice(1) : undefined;
}

/** A value as JSON.parse has it. */
export function unmarked(value: Json): Json {
  const literal = literalOf(value);
  return literal === undefined ? value : Number(literal);
}

/** The key without the mark of one that its object has already. */
export function keyOf(key: string): string {
  return isMarked(key) ? key.slice(key.indexOf(":") + 1) : key;
}

/** Whether a number of the text may be more than its value: it has a point, an exponent, or digits beyond a double. */
export function hasLiterals(text: Uint8Array): boolean {
  let digits = 0;
  for (let at = 0; at < text.length; at++) {
    const byte = text[at] as number;
    if (byte >= 0x30 && byte <= 0x39) {
      if (++digits > exactDigits) return true;
      continue;
    }
    if (byte === point || byte === upperE || (byte === lowerE && digits > 0)) return true;
    digits = 0;
    if (byte === quote) at = endOfString(text, at);
  }
  return false;
}

const exactDigits = 15;
const [point, upperE, lowerE] = [0x2e, 0x45, 0x65];

function endOfString(text: Uint8Array, start: number): number {
  let at = start + 1;
  for (; at < text.length && text[at] !== quote; at++) if (text[at] === backslash) at++;
  return at;
}

/** The text with such numbers marked. What is no JSON stays none. */
export function markLiterals(text: string): string {
  const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
  let out = "";
  let kept = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      for (at++; at < text.length && text.charCodeAt(at) !== quote; at++) if (text.charCodeAt(at) === backslash) at++;
    } else if (code === minus || (code >= 0x30 && code <= 0x39)) {
      number.lastIndex = at;
      const literal = number.exec(text)?.[0] ?? "";
      if (literal === "") continue;
      const end = at + literal.length;
      if (isOdd(literal) && !isKey(text, end)) {
        out += `${text.slice(kept, at)}"${mark}${literal}"`;
        kept = end;
      }
      at = end - 1;
    }
  }
  return out + text.slice(kept);
}

const minus = 0x2d;

function isOdd(literal: string): boolean {
  return literal.length > exactDigits || /[.eE]/.test(literal);
}

/** A number in the place of a key is an error, and stays one. */
function isKey(text: string, end: number): boolean {
  const colonAfter = /[ \t\r\n]*:/y;
  colonAfter.lastIndex = end;
  return colonAfter.test(text);
}

/** The text with the second and every further one of equal keys marked, so that JSON.parse keeps them all. */
export function markRepeats(text: string): string {
  let out = "";
  let kept = 0;
  for (const at of scanJson(text).repeats) {
    out += `${text.slice(kept, at + 1)}${mark}${at}:`;
    kept = at + 1;
  }
  return out + text.slice(kept);
}

/**
 * What an object with marked keys says: objects of a structure are merged into those that stand before them, lists item
 * by item, maps key by key; all else is replaced. null takes away what may be absent, and leaves the rest as it is.
 */
export function mergeRepeats(value: Json, type: ValueType): Json {
  if (Array.isArray(value)) return value.map((each) => mergeRepeats(each, itemOf(type, "list")));
  if (!isObject(value)) return value;
  const structure = structureOf(type);
  const out: JsonObject = {};
  for (const key in value) {
    const name = keyOf(key);
    const field = structure?.byName.get(name);
    const child = mergeRepeats(value[key] as Json, field?.type ?? itemOf(type, "map"));
    const merged =
      field === undefined || name === key
        ? child
        : repeated(out[name] ?? null, child, { type: field.type, presence: field.presence ?? "nonZero" });
    ownSet(out, name, merged);
  }
  return out;
}

/** What holds a value. */
interface Holder {
  readonly type: ValueType;
  readonly presence: Presence;
}

function repeated(first: Json, second: Json, { type, presence }: Holder): Json {
  if (second === null) return presence !== "pointer" && ignoresNull(type) ? first : null;
  if (Array.isArray(first) && Array.isArray(second)) {
    const item: Holder = { type: itemOf(type, "list"), presence: "nonZero" };
    return second.map((each, index) => (index < first.length ? repeated(first[index] ?? null, each, item) : each));
  }
  if (!isObject(first) || !isObject(second)) return second;
  const structure = structureOf(type);
  if (structure === undefined) return typeof type === "object" && "map" in type ? { ...first, ...second } : second;
  const out: JsonObject = { ...first };
  for (const key in second) {
    const child = second[key] as Json;
    const field = structure.byName.get(key);
    const holder: Holder | undefined = field && { type: field.type, presence: field.presence ?? "nonZero" };
    const isSecond = holder !== undefined && Object.hasOwn(first, key);
    ownSet(out, key, isSecond ? repeated(first[key] ?? null, child, holder) : child);
  }
  return out;
}

function ignoresNull(type: ValueType): boolean {
  return typeof type === "string" ? /^(?:string|boolean|u?int\d\d|double)$/.test(type) : "structure" in type;
}

function structureOf(type: ValueType): Structure | undefined {
  return typeof type === "object" && "structure" in type ? type.structure() : undefined;
}

function itemOf(type: ValueType, of: "list" | "map"): ValueType {
  if (typeof type !== "object") return "json";
  return of === "list" ? ("list" in type ? type.list : "json") : "map" in type ? type.map : "json";
}
