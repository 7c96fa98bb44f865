import { dottedWhole } from "../schema/fieldPath.ts";
import type { Json, ScalarType, Structure, ValueType } from "../schema/index.ts";
import { DecodeError } from "./decodeError.ts";
import { literalOf } from "./jsonMarks.ts";
import { formatDurationNanos } from "../schema/duration.ts";
import { parseDurationNanos } from "./duration.ts";
import { canonicalQuantity } from "./quantity.ts";
import { canonicalMicroTime, canonicalTime } from "./time.ts";

/** A step of the way to a value: a field of a structure, a key of a map, or an index. */
export type PathPart = FieldPart | { readonly key: string } | number;

export interface FieldPart {
  readonly field: string;
  readonly owner: Structure;
}

export interface Place {
  readonly path: readonly PathPart[];
  readonly version: string;
  /** Errors say what cannot be converted, and not where. */
  readonly isConverted?: boolean;
  /** Numbers may be marked (`jsonMarks.ts`). */
  readonly hasMarks?: boolean;
}

/** Reads a leaf other than string, boolean and integer fields, which the decoder's loop reads itself. */
export function decodeScalar(value: Json, type: ScalarType, place: Place): Json {
  if (place.hasMarks === true && literalOf(value) !== undefined) return decodeLiteral(value, type, place);
  switch (type) {
    case "string":
      if (typeof value === "string") return value;
      break;
    case "boolean":
      if (typeof value === "boolean") return value;
      break;
    case "int32":
    case "uint32":
    case "int64":
    case "uint64":
      if (Number.isInteger(value) && inRange(value as number, type)) return representable(value as number, type);
      break;
    case "double":
      if (Number.isFinite(value)) return value;
      break;
    case "time":
      if (typeof value === "string") return canonicalTime(value);
      break;
    case "microTime":
      if (typeof value === "string") return canonicalMicroTime(value);
      break;
    case "quantity":
      if (typeof value === "string") return canonicalQuantity(value);
      if (typeof value === "number") return canonicalQuantity(String(value));
      return canonicalQuantity(JSON.stringify(value));
    case "intOrString":
      if (typeof value === "string") return value;
      if (Number.isInteger(value) && inRange(value as number, "int32")) return value;
      break;
    case "duration":
      if (typeof value === "string") return formatDurationNanos(parseDurationNanos(value));
      break;
    case "bytes":
      if (typeof value === "string") return base64(value, place);
      if (Array.isArray(value)) return base64Of(value, place);
      break;
    default:
      return value;
  }
  throw mismatch(value, type, place);
}

/** Reads a number by its digits, where those are marked: an integer has neither a point nor an exponent. */
export function decodeLiteral(value: Json, type: ValueType, place: Place, field?: FieldPart): Json {
  const literal = literalOf(value) ?? "";
  if (type === "quantity") return canonicalQuantity(literal);
  if (type === "double" && Number.isFinite(Number(literal))) return Number(literal);
  const integer = type === "intOrString" ? "int32" : type;
  const [minimum, maximum] = (typeof integer === "string" ? integerRanges[integer] : undefined) ?? [0n, -1n];
  if (maximum < minimum || !/^-?\d+$/.test(literal) || literal.length > integerLength) {
    throw mismatch(value, type, place, field);
  }
  const exact = BigInt(literal);
  if (exact < minimum || exact > maximum) throw mismatch(value, type, place, field);
  return representable(Number(exact), type);
}

/** Characters of the longest integers. */
const integerLength = 20;

const integerRanges: Readonly<Record<string, readonly [bigint, bigint]>> = {
  int32: [-(2n ** 31n), 2n ** 31n - 1n],
  uint32: [0n, 2n ** 32n - 1n],
  int64: [-(2n ** 63n), 2n ** 63n - 1n],
  uint64: [0n, 2n ** 64n - 1n],
};

function inRange(value: number, type: "int32" | "uint32" | "int64" | "uint64"): boolean {
  if (type === "int32") return value >= -(2 ** 31) && value < 2 ** 31;
  if (type === "uint32") return value >= 0 && value < 2 ** 32;
  return type === "int64" ? value >= -(2 ** 63) && value <= 2 ** 63 : value >= 0 && value <= 2 ** 64;
}

/**
 * Numbers are doubles: an integer beyond 2^53 is the nearest double. The largest of a 64-bit type would be rounded up
 * out of its range, where no typed client could read it any more: it becomes the largest double that lies inside.
 */
export function representable(value: number, type: ValueType): number {
  if (type === "int64") return value >= 2 ** 63 ? 2 ** 63 - 2 ** 10 : value;
  return type === "uint64" && value >= 2 ** 64 ? 2 ** 64 - 2 ** 11 : value;
}

/** Bytes may also be written one by one, null for zero. */
function base64Of(values: readonly Json[], place: Place): string {
  const wrong = values.find((each) => each !== null && !(Number.isInteger(each) && isByte(each as number)));
  if (wrong !== undefined) throw mismatch(wrong, place.isConverted === true ? "bytes" : "uint8", place);
  return Buffer.from(values as number[]).toString("base64");
}

function isByte(value: number): boolean {
  return value >= 0 && value <= 255;
}

/** Padded standard base64, line breaks allowed and dropped. */
function base64(text: string, { isConverted }: Place): string {
  const wrongAt = (byte: number) =>
    new DecodeError(
      `${isConverted === true ? "error decoding from json: " : ""}illegal base64 data at input byte ${byte}`,
    );
  const joined = /[\r\n]/.test(text) ? text.replace(/[\r\n]/g, "") : text;
  const bad = /[^A-Za-z0-9+/]/.exec(joined);
  if (bad === null) {
    if (joined.length % 4 === 0) return joined;
    throw wrongAt(joined.length - (joined.length % 4));
  }
  const padding = joined.slice(bad.index);
  const isRight = joined.length % 4 === 0 && (padding === "=" || padding === "==");
  if (!isRight) throw wrongAt(bad.index);
  return joined;
}

/**
 * The error of a value of the wrong JSON type; `field` when the path does not hold the field itself. Metadata of custom
 * kinds is read by itself.
 */
export function mismatch(value: Json, type: ValueType | "uint8", place: Place, field?: FieldPart): DecodeError {
  if (place.isConverted === true) return new DecodeError(conversionText(value, type));
  const shown = valueText(value, isNumeric(type));
  const fields = place.path.filter(isField).filter(({ owner }) => owner.leavesTypes !== true);
  if (field !== undefined) fields.push(field);
  const owner = fields.at(-1)?.owner;
  const name = fields.map((each) => each.field).join(".");
  const goal = typeText(type, versionAt(place));
  const where = owner === undefined ? "value" : `struct field ${nameOf(owner)}.${name}`;
  return new DecodeError(`json: cannot unmarshal ${shown} into Go ${where} of type ${goal}`);
}

/** The version of the types there: metadata has those of v1 in kinds of all versions. */
function versionAt({ path, version }: Place): string {
  return path.some((part) => isField(part) && part.field === "metadata") ? "v1" : version;
}

/** Why a value of a patch does not become what the type wants. */
function conversionText(value: Json, type: ValueType | "uint8"): string {
  if (typeof type !== "string") {
    if ("structure" in type) return `cannot restore struct from: ${memoryText(value)}`;
    return `cannot restore ${"list" in type ? "slice" : "map"} from ${memoryText(value)}`;
  }
  if (readsItself.has(type as ScalarType)) {
    return `json: cannot unmarshal ${valueText(value, isNumeric(type))} into Go value of type ${typeText(type, "")}`;
  }
  if (type === "bytes") return `cannot restore slice from ${memoryText(value)}`;
  const goal = typeText(type, "");
  const isLike = typeof value === "number" && (type === "string" ? Number.isInteger(value) : isNumeric(type));
  return isLike ? `cannot convert ${memoryText(value)} to ${goal}` : `unrecognized type: ${goal}`;
}

/** Scalars whose types have their own way from JSON. */
const readsItself: ReadonlySet<ScalarType> = new Set(["time", "microTime", "duration", "intOrString", "quantity"]);

/** What a value of JSON is in memory. */
function memoryText(value: Json): string {
  if (typeof value === "string") return "string";
  if (typeof value === "boolean") return "bool";
  if (typeof value === "number") return Number.isInteger(value) ? "int64" : "float64";
  return Array.isArray(value) ? "slice" : "map";
}

function nameOf({ name, typeMeta }: Structure): string {
  return typeMeta?.kind ?? name;
}

function isField(part: PathPart): part is FieldPart {
  return typeof part === "object" && "field" in part;
}

function isNumeric(type: ValueType | "uint8"): boolean {
  return typeof type === "string" && /^u?int\d\d?$|^double$|^intOrString$/.test(type);
}

/** A number is shown where a number was wanted and this one does not fit. */
function valueText(value: Json, wantsNumber: boolean): string {
  const literal = literalOf(value);
  if (literal !== undefined) return wantsNumber ? `number ${literal}` : "number";
  if (typeof value === "string") return "string";
  if (typeof value === "boolean") return "bool";
  if (typeof value === "number") return wantsNumber ? `number ${value}` : "number";
  return Array.isArray(value) ? "array" : "object";
}

const scalarTexts: Readonly<Partial<Record<ScalarType, string>>> = {
  boolean: "bool",
  double: "float64",
  bytes: "[]uint8",
  time: "string",
  microTime: "string",
  duration: "string",
  intOrString: "int32",
  quantity: "resource.Quantity",
};

function typeText(type: ValueType | "uint8", version: string): string {
  if (typeof type === "string") return scalarTexts[type as ScalarType] ?? type;
  if ("structure" in type) return `${version}.${nameOf(type.structure())}`;
  return "list" in type ? `[]${typeText(type.list, version)}` : `map[string]${typeText(type.map, version)}`;
}

/** `spec.containers[0].bar` */
export function pathText(path: readonly PathPart[], last: string): string {
  return dottedWhole([...path.map((part) => (typeof part === "object" && "field" in part ? part.field : part)), last]);
}

/** What null means as an item of a list or a value of a map. */
export function zeroOf(type: ValueType): Json {
  if (typeof type !== "string") {
    if ("structure" in type) return { ...type.structure().typeMeta };
    return "list" in type ? [] : {};
  }
  if (type === "string" || type === "bytes") return "";
  if (type === "boolean") return false;
  if (type === "quantity") return "0";
  if (type === "duration") return "0s";
  const isNull = type === "time" || type === "microTime" || type === "raw" || type === "json" || type === "fieldsV1";
  return isNull ? null : 0;
}
