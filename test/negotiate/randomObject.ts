import { formatMicroTime, formatTime } from "../../runtime/negotiate/time.ts";
import type { Field, Json, JsonObject, ScalarType, Structure, ValueType } from "../../runtime/schema/index.ts";

/** A number in [0, 1). */
export type Random = () => number;

/** Numbers that depend on the seed alone. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Values an object has at most, so that wide kinds stay small enough to make thousands of. */
const maxValues = 150;
/** Structures inside each other at most; schemas go in circles. */
const maxDepth = 9;

/**
 * An object of a structure as a decoder leaves it: canonical, without zero values where absent is the same, and without
 * empty lists and maps, which protobuf does not have. Each field of each kind comes up, some objects are full.
 */
export function randomObject(structure: Structure, random: Random): JsonObject {
  const walk: Walk = { random, density: 0.15 + random() * 0.85, left: maxValues };
  return objectOf(structure, walk, 0);
}

interface Walk {
  readonly random: Random;
  /** Chance of a field. */
  readonly density: number;
  left: number;
}

function objectOf(structure: Structure, walk: Walk, depth: number): JsonObject {
  const object: JsonObject = depth === 0 ? {} : { ...structure.typeMeta };
  const fields = structure.fields.filter((each) => each.number !== 0);
  // The order is drawn too: the budget would else always be spent on the first fields.
  for (const field of shuffled(fields, walk.random)) {
    if (walk.left <= 0 || walk.random() > walk.density) continue;
    const value = fieldValue(field, walk, depth);
    if (value !== undefined) object[field.name] = value;
  }
  return object;
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((each) => ({ each, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ each }) => each);
}

function fieldValue(field: Field, walk: Walk, depth: number): Json | undefined {
  const value = anyValue(withChoice(field.type, field.oneOf, walk.random), walk, depth);
  if (value === undefined) return undefined;
  const isCollection = typeof field.type === "object" && !("structure" in field.type);
  const keepsZero = (field.presence ?? "nonZero") !== "nonZero" && !isCollection;
  return keepsZero || !isZero(value) ? value : undefined;
}

/** The type with one of the things that its leaves may be in their place. */
function withChoice(type: ValueType, oneOf: Field["oneOf"], random: Random): ValueType {
  if (oneOf === undefined) return type;
  if (type === "json") return pick(random, oneOf().fields).type;
  if (typeof type === "string" || "structure" in type) return type;
  return "list" in type ? { list: withChoice(type.list, oneOf, random) } : { map: withChoice(type.map, oneOf, random) };
}

function isZero(value: Json): boolean {
  if (typeof value === "object") return value === null || Object.keys(value).length === 0;
  return value === 0 || value === "" || value === false || value === "0s";
}

/** Undefined where the schema goes deeper than the walk. */
function anyValue(type: ValueType, walk: Walk, depth: number): Json | undefined {
  walk.left -= 1;
  if (typeof type === "string") return scalarOf(type, walk.random);
  if (depth >= maxDepth) return undefined;
  if ("structure" in type) return objectOf(type.structure(), walk, depth + 1);
  const count = integer(walk.random, 1, 3);
  const values = Array.from({ length: count }, () => {
    return anyValue("list" in type ? type.list : type.map, walk, depth + 1);
  }).filter((each) => each !== undefined);
  if ("list" in type) return values;
  return Object.fromEntries(values.map((each) => [pick(walk.random, keys), each]));
}

const keys = ["a", "b", "app.example/name", "ü", "", "constructor", "toString"] as const;

const texts = [
  "a",
  "",
  "plain text",
  "naïve – ✓ 🦉",
  "x".repeat(70),
  "line\nline",
  "0644",
  "ü".repeat(40),
  "\u0000",
] as const;
const durations = ["1h0m0s", "-30m0s", "1.5s", "250ms", "1ns", "12.5µs", "0s", "2540400h10m10.000000001s"] as const;
const quantities = ["0", "1", "500m", "1536Mi", "-1n", "120e3", "9223372036854775807"] as const;
const anyJson: readonly Json[] = [1, "a", true, [1, { a: null }], { b: [] }, 0, "", false, -1.5e300];
const raws: readonly JsonObject[] = [
  { a: 1 },
  { kind: "X", apiVersion: "v1", n: null },
  { b: [{}] },
  { "": { c: 0.1 } },
];
const int32s = [0, 1, -1, 127, 128, 16383, 16384, 2 ** 31 - 1, -(2 ** 31)] as const;
const int64s = [
  ...int32s,
  2 ** 32,
  -(2 ** 32),
  2 ** 53 - 1,
  -(2 ** 53),
  2 ** 60,
  2 ** 63 - 2 ** 10,
  -(2 ** 63),
] as const;
const doubles = [0, 0.1, -1.5, 1e300, 5e-324, 2 ** 53] as const;

function scalarOf(type: ScalarType, random: Random): Json {
  const seconds = () => pick(random, [0, -1, 1_700_000_000, -62_167_219_200, 253_402_300_799]);
  switch (type) {
    case "string":
      return pick(random, texts);
    case "boolean":
      return random() < 0.5;
    case "int32":
      return pick(random, int32s);
    case "uint32":
      return pick(random, [0, 1, 2 ** 32 - 1]);
    case "int64":
      return pick(random, int64s);
    case "uint64":
      return pick(random, [0, 1, 2 ** 53, 2 ** 64 - 2 ** 11]);
    case "double":
      return pick(random, doubles);
    case "bytes":
      return Buffer.from(pick(random, texts)).toString("base64");
    case "time":
      return formatTime(seconds());
    case "microTime":
      return formatMicroTime(seconds(), integer(random, 0, 999_999));
    case "duration":
      return pick(random, durations);
    case "quantity":
      return pick(random, quantities);
    case "intOrString":
      return random() < 0.5 ? pick(random, int32s) : pick(random, texts);
    case "raw":
    case "fieldsV1":
      return pick(random, raws);
    case "json":
      return pick(random, anyJson);
  }
}

function pick<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T;
}

function integer(random: Random, minimum: number, maximum: number): number {
  return minimum + Math.floor(random() * (maximum - minimum + 1));
}
