import type { Json, JsonObject, ValueType } from "../schema/index.ts";
import { isObject } from "../schema/object.ts";
import type { InSteps } from "../schema/steps.ts";
import { type Presence, structureOf } from "../schema/structure.ts";
import { backslash, colon, quote } from "./jsonBytes.ts";
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
export function* markLiterals(text: string): InSteps<string> {
  const parts: string[] = [];
  let kept = 0;
  for (let at = 0, nextStep = charactersInStep; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      for (at++; at < text.length && text.charCodeAt(at) !== quote; at++) if (text.charCodeAt(at) === backslash) at++;
    } else if (code === minus || isDigit(code)) {
      const { end, isOdd } = numberAt(text, at);
      if (end === at) continue;
      if (isOdd && !isKey(text, end)) {
        parts.push(text.slice(kept, at), `"${mark}`, text.slice(at, end), '"');
        kept = end;
      }
      at = end - 1;
    }
    if (at < nextStep) continue;
    yield;
    nextStep = at + charactersInStep;
  }
  parts.push(text.slice(kept));
  return parts.join("");
}

/** Characters of a text that are marked before others may have a turn. */
const charactersInStep = 16 * 1024;

const [plus, minus, zero] = [0x2b, 0x2d, 0x30];

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Where a number ends that begins there, and whether it may be more than its value. No number ends at once. */
function numberAt(text: string, start: number): { readonly end: number; readonly isOdd: boolean } {
  const first = text.charCodeAt(start) === minus ? start + 1 : start;
  const whole = text.charCodeAt(first) === zero ? first + 1 : afterDigits(text, first);
  if (whole === first) return { end: start, isOdd: false };
  let end = whole;
  if (text.charCodeAt(end) === point) end = afterDigits(text, end + 1);
  if (end === whole + 1) return { end: whole, isOdd: whole - start > exactDigits };
  const fraction = end;
  const exponent = text.charCodeAt(end);
  if (exponent === lowerE || exponent === upperE) {
    const sign = text.charCodeAt(end + 1);
    const digits = sign === plus || sign === minus ? end + 2 : end + 1;
    end = afterDigits(text, digits);
    if (end === digits) end = fraction;
  }
  return { end, isOdd: end > whole || end - start > exactDigits };
}

function afterDigits(text: string, start: number): number {
  let at = start;
  while (isDigit(text.charCodeAt(at))) at++;
  return at;
}

/** A number in the place of a key is an error, and stays one. */
function isKey(text: string, end: number): boolean {
  let at = end;
  while (isBlank(text.charCodeAt(at))) at++;
  return text.charCodeAt(at) === colon;
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}

/** The text with the second and every further one of equal keys marked, so that JSON.parse keeps them all. */
export function markRepeats(text: string): string {
  const parts: string[] = [];
  let kept = 0;
  for (const at of scanJson(text).repeats) {
    parts.push(text.slice(kept, at + 1), `${mark}${at}:`);
    kept = at + 1;
  }
  parts.push(text.slice(kept));
  return parts.join("");
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

/** Changes the first value, of which every part was made here: a key that is written often copies nothing. */
function repeated(first: Json, second: Json, { type, presence }: Holder): Json {
  if (second === null) return presence !== "pointer" && ignoresNull(type) ? first : null;
  if (Array.isArray(first) && Array.isArray(second)) {
    const item: Holder = { type: itemOf(type, "list"), presence: "nonZero" };
    return second.map((each, index) => (index < first.length ? repeated(first[index] ?? null, each, item) : each));
  }
  if (!isObject(first) || !isObject(second)) return second;
  const structure = structureOf(type);
  if (structure === undefined && !(typeof type === "object" && "map" in type)) return second;
  for (const key in second) {
    const child = second[key] as Json;
    const field = structure?.byName.get(key);
    const holder: Holder | undefined = field && { type: field.type, presence: field.presence ?? "nonZero" };
    const isSecond = holder !== undefined && Object.hasOwn(first, key);
    ownSet(first, key, isSecond ? repeated(first[key] ?? null, child, holder) : child);
  }
  return first;
}

function ignoresNull(type: ValueType): boolean {
  return typeof type === "string" ? /^(?:string|boolean|u?int\d\d|double)$/.test(type) : "structure" in type;
}

function itemOf(type: ValueType, of: "list" | "map"): ValueType {
  if (typeof type !== "object") return "json";
  return of === "list" ? ("list" in type ? type.list : "json") : "map" in type ? type.map : "json";
}
