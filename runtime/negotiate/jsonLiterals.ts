import type { Json, JsonObject } from "../schema/index.ts";
import { DecodeError, maxDepth, tooDeep } from "./decodeError.ts";
import { isMarked, literalOf } from "./jsonMarks.ts";
import { representable } from "./jsonScalars.ts";
import { ownSet } from "./ownSet.ts";

/** A value without marked numbers (`jsonMarks.ts`). Throws DecodeError for numbers that no double holds. */
export function plain(value: Json, depth = 0): Json {
  if (typeof value !== "object" || value === null) return plainNumber(value);
  if (depth > maxDepth) throw tooDeep();
  if (Array.isArray(value)) return value.map((each) => plain(each, depth + 1));
  const out: JsonObject = {};
  for (const key in value) ownSet(out, key, plain(value[key] as Json, depth + 1));
  return out;
}

/** The largest integer of 64 bits stays one. */
function plainNumber(value: Json): Json {
  const literal = literalOf(value);
  if (literal === undefined) return value;
  const number = Number(literal);
  if (!Number.isFinite(number)) throw beyondDouble(literal);
  return number === 2 ** 63 && /^\d+$/.test(literal) && BigInt(literal) < 2n ** 63n
    ? representable(number, "int64")
    : number;
}

/** Long integers as JSON.parse has them, all else as it is marked. */
export function plainIntegers(value: Json): Json {
  const literal = literalOf(value);
  if (literal !== undefined) return /^-?\d+$/.test(literal) ? Number(literal) : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(plainIntegers);
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, plainIntegers(child)]));
}

/** JSON of a value with marked numbers, in which they stand as they were written. */
export function withLiterals(json: string): string {
  return json.replace(/"\\ud800([^"]*)"/g, "$1");
}

/** The first marked number that no double holds. */
export function literalBeyondDouble(value: Json): string | undefined {
  if (typeof value === "string") return mayBeBeyond(value) ? beyond(value) : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const key in value) {
    const found = literalBeyondDouble((value as JsonObject)[key] as Json);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Without an exponent it takes more than 300 digits. */
function mayBeBeyond(text: string): boolean {
  return isMarked(text) && (text.length > 300 || text.includes("e") || text.includes("E"));
}

function beyond(text: string): string | undefined {
  const literal = literalOf(text);
  return literal === undefined || Number.isFinite(Number(literal)) ? undefined : literal;
}

export function beyondDouble(literal: string): DecodeError {
  return new DecodeError(`json: cannot unmarshal number ${literal} into Go value of type float64`);
}
