import { doubleText } from "../schema/shown/doubleText.ts";
import { Address, addressText, Network, networkText } from "./library/address.ts";
import { AuthorizerValue, DecisionValue, GroupCheck, PathCheck, ResourceCheck } from "./library/authorizationValue.ts";
import { Quantity } from "./library/quantityValue.ts";
import { Semver } from "../schema/formats/semver.ts";
import { Duration, Timestamp } from "./library/timeValue.ts";
import { UrlValue } from "./library/urlValue.ts";
import { CelError, type Meter } from "./meter.ts";
import { escapedName } from "./names.ts";
import type { CelType, SimpleKind, Topology } from "./type.ts";

/**
 * Values of expressions: bigint is int, number is double; string, boolean and null are themselves; lists are arrays,
 * maps are MapValue, and the rest has a class of its own.
 */

export class Uint {
  readonly value: bigint;

  constructor(value: bigint) {
    this.value = value;
  }
}

/** The int of a result. Throws CelError where there is none. */
export function toInt(value: bigint): bigint {
  if (value > 9223372036854775807n || value < -9223372036854775808n) throw new CelError("integer overflow");
  return value;
}

export function toUint(value: bigint): Uint {
  if (value < 0n || value > 18446744073709551615n) throw new CelError("unsigned integer overflow");
  return new Uint(value);
}

export class TypeValue {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A named check of texts, as format.dns1123Label() gives it. */
export class FormatValue {
  readonly check: (text: string) => string | undefined;

  constructor(check: (text: string) => string | undefined) {
    this.check = check;
  }
}

/** A value that may be absent. */
export class Optional {
  readonly value: unknown;
  readonly isPresent: boolean;

  private constructor(value: unknown, isPresent: boolean) {
    this.value = value;
    this.isPresent = isPresent;
  }

  static of(value: unknown): Optional {
    return new Optional(value, true);
  }

  static readonly none = new Optional(undefined, false);
}

/** A list that compares as a set or by keys says so. */
export type ListValue = unknown[] & { topology?: Topology };

/** A map, or an object of a schema. Values are made when they are asked for. */
export interface MapValue {
  readonly isMapValue: true;
  readonly size: number;
  /** undefined when there is no such key. */
  get(key: unknown): unknown;
  keys(): unknown[];
  /** The member of an object by its name in expressions; for maps the same as `get`. */
  member(name: string): unknown;
}

export function isMap(value: unknown): value is MapValue {
  return typeof value === "object" && value !== null && "isMapValue" in value;
}

/** The members of an object in JSON, typed as a schema says. */
class JsonMap implements MapValue {
  readonly isMapValue = true;
  readonly #raw: Readonly<Record<string, unknown>>;
  readonly #type: CelType;
  /** Members that were asked for and are no scalars: made once. */
  #made: Map<string, unknown> | undefined;

  constructor(raw: Readonly<Record<string, unknown>>, type: CelType) {
    this.#raw = raw;
    this.#type = type;
  }

  get size(): number {
    return this.keys().length;
  }

  get(key: unknown): unknown {
    return typeof key === "string" ? this.member(key) : undefined;
  }

  member(name: string): unknown {
    const made = this.#made?.get(name);
    if (made !== undefined) return made;
    const field = this.#type.kind === "object" ? this.#type.fields.get(name) : undefined;
    const key = field?.name ?? name;
    if (!Object.hasOwn(this.#raw, key) || (this.#hasFields && this.#raw[key] === null)) return undefined;
    const value = fromJson(this.#raw[key], field?.type ?? memberType(this.#type));
    if (typeof value === "object" && value !== null) (this.#made ??= new Map()).set(name, value);
    return value;
  }

  /** A field that is null is as if it were absent; a value of a map is not. */
  get #hasFields(): boolean {
    return this.#type.kind === "object" && this.#type.fields.size > 0;
  }

  /** Of an object, by which expressions name its members. */
  keys(): string[] {
    const keys = Object.keys(this.#raw);
    return this.#hasFields ? keys.map((key) => escapedName(key) ?? key) : keys;
  }
}

function memberType(type: CelType): CelType {
  return type.kind === "map" ? type.value : { kind: "dyn" };
}

/** A map that an expression made. Keys that are equal numbers are one key. */
export class LiteralMap implements MapValue {
  readonly isMapValue = true;
  readonly #entries = new Map<unknown, readonly [unknown, unknown]>();

  get size(): number {
    return this.#entries.size;
  }

  set(key: unknown, value: unknown): void {
    this.#entries.set(keyIdentity(key), [key, value]);
  }

  has(key: unknown): boolean {
    return this.#entries.has(keyIdentity(key));
  }

  get(key: unknown): unknown {
    return this.#entries.get(keyIdentity(key))?.[1];
  }

  member(name: string): unknown {
    return this.get(name);
  }

  keys(): unknown[] {
    return [...this.#entries.values()].map(([key]) => key);
  }
}

/** What an expression made of a named type: a part of an object, or an operation of a patch. */
export class ObjectValue extends LiteralMap {
  /** E.g. "Object.spec". */
  readonly typeName: string;

  constructor(typeName: string) {
    super();
    this.typeName = typeName;
  }
}

function keyIdentity(key: unknown): unknown {
  if (typeof key === "bigint") return `#${key}`;
  if (key instanceof Uint) return `#${key.value}`;
  if (typeof key === "number" && Number.isInteger(key)) return `#${BigInt(key)}`;
  return typeof key === "string" ? `s${key}` : key;
}

/** JSON writes ints and doubles alike: what no int holds is a double. */
function isInt(value: number): boolean {
  return value >= -(2 ** 63) && value < 2 ** 63;
}

/** A value of JSON as an expression sees it. What does not fit its type is taken by its look. */
export function fromJson(value: unknown, type: CelType): unknown {
  switch (typeof value) {
    case "string":
      return fromText(value, type);
    case "number":
      if (type.kind === "double") return value;
      return Number.isInteger(value) && isInt(value) ? BigInt(value) : value;
    case "object": {
      if (value === null) return null;
      if (!Array.isArray(value)) return new JsonMap(value as Readonly<Record<string, unknown>>, type);
      const item: CelType = type.kind === "list" ? type.item : { kind: "dyn" };
      const list: ListValue = value.map((each) => fromJson(each, item));
      if (type.kind === "list" && type.topology !== undefined) list.topology = type.topology;
      return list;
    }
    default:
      return value ?? null;
  }
}

function fromText(value: string, type: CelType): unknown {
  switch (type.kind) {
    case "timestamp":
      return Timestamp.parse(value) ?? value;
    case "duration":
      return Duration.parse(value) ?? value;
    case "bytes":
      return new Uint8Array(Buffer.from(value, "base64"));
    default:
      return value;
  }
}

export function kindOf(value: unknown): SimpleKind | "list" | "map" | "optional" {
  switch (typeof value) {
    case "string":
      return "string";
    case "bigint":
      return "int";
    case "number":
      return "double";
    case "boolean":
      return "bool";
    default:
      return objectKind(value);
  }
}

function objectKind(value: unknown): SimpleKind | "list" | "map" | "optional" {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return "list";
  if (isMap(value)) return "map";
  for (const [type, kind] of classes) if (value instanceof type) return kind;
  throw new CelError("no such overload");
}

const classes = [
  [Uint, "uint"],
  [Timestamp, "timestamp"],
  [Duration, "duration"],
  [Optional, "optional"],
  [Quantity, "quantity"],
  [Uint8Array, "bytes"],
  [UrlValue, "url"],
  [Address, "ip"],
  [Network, "cidr"],
  [Semver, "semver"],
  [TypeValue, "type"],
  [FormatValue, "format"],
  [AuthorizerValue, "authorizer"],
  [PathCheck, "pathcheck"],
  [GroupCheck, "groupcheck"],
  [ResourceCheck, "resourcecheck"],
  [DecisionValue, "decision"],
] as const;

/** How much data a value is: the length of texts and lists, the number of keys, 1 for everything else. */
export function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 1;
  if (Array.isArray(value) || value instanceof Uint8Array) return value.length;
  return isMap(value) ? value.size : 1;
}

/** Whether two values are equal; numbers of different types are by their value. Spends for all it looks at. */
export function areEqual(a: unknown, b: unknown, meter: Meter): boolean {
  meter.spend(typeof a === "string" && typeof b === "string" ? Math.min(a.length, b.length) * 0.1 : 0.1);
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return numbersEqual(a, b);
  if (Array.isArray(a)) return Array.isArray(b) && listsEqual(a as ListValue, b as ListValue, meter);
  if (isMap(a)) return isMap(b) && mapsEqual(a, b, meter);
  return numbersEqual(a, b) || sameObjects(a, b, meter);
}

function numbersEqual(a: unknown, b: unknown): boolean {
  const left = a instanceof Uint ? a.value : a;
  const right = b instanceof Uint ? b.value : b;
  if (typeof left === "bigint" || typeof right === "bigint") {
    // biome-ignore lint/suspicious/noDoubleEquals: a bigint and a number compare by value only so
    return (typeof left === "bigint" || typeof left === "number") && isNumber(right) && left == right;
  }
  return typeof left === "number" && left === right;
}

export function isNumber(value: unknown): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}

function listsEqual(a: ListValue, b: ListValue, meter: Meter): boolean {
  if (a.length !== b.length) return false;
  const topology = a.topology ?? b.topology;
  if (topology === undefined) return a.every((each, index) => areEqual(each, b[index], meter));
  return a.every((each) => {
    const other = topology.kind === "set" ? findEqual(b, each, meter) : findByKeys(b, each, { topology, meter });
    return other !== undefined && (topology.kind === "set" || areEqual(each, other.item, meter));
  });
}

/** What a search spends on each item, beside comparing it. */
export const searchCost = 0.5;

export function findEqual(list: ListValue, item: unknown, meter: Meter): { readonly item: unknown } | undefined {
  for (const each of list) {
    meter.spend(searchCost);
    if (areEqual(each, item, meter)) return { item: each };
  }
  return undefined;
}

/** The item that has the same keys as another. */
export function findByKeys(
  list: ListValue,
  item: unknown,
  { topology, meter }: { readonly topology: Topology; readonly meter: Meter },
): { readonly item: unknown } | undefined {
  if (!isMap(item)) return undefined;
  for (const each of list) {
    meter.spend(searchCost);
    if (isMap(each) && topology.keys.every((key) => areEqual(each.get(key) ?? null, item.get(key) ?? null, meter))) {
      return { item: each };
    }
  }
  return undefined;
}

function mapsEqual(a: MapValue, b: MapValue, meter: Meter): boolean {
  if (a.size !== b.size) return false;
  return a.keys().every((key) => {
    const other = b.get(key);
    return other !== undefined && areEqual(a.get(key), other, meter);
  });
}

function sameObjects(a: object, b: object, meter: Meter): boolean {
  if (a instanceof Timestamp || a instanceof Duration || a instanceof Quantity) {
    return a.constructor === b.constructor && a.nanos === (b as Timestamp).nanos;
  }
  if (a instanceof Optional && b instanceof Optional) {
    return a.isPresent === b.isPresent && (!a.isPresent || areEqual(a.value, b.value, meter));
  }
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  if (a instanceof TypeValue && b instanceof TypeValue) return a.name === b.name;
  if (a instanceof UrlValue && b instanceof UrlValue) return a.canonical === b.canonical;
  if (a instanceof Address && b instanceof Address) return addressText(a) === addressText(b);
  if (a instanceof Network && b instanceof Network) return networkText(a) === networkText(b);
  return a instanceof Semver && b instanceof Semver && a.compare(b) === 0;
}

/** Negative, zero or positive; undefined when the two have no order. */
export function compare(a: unknown, b: unknown): number | undefined {
  const left = orderedPart(a);
  const right = orderedPart(b);
  if (isNumber(left) && isNumber(right)) {
    if (isNumber(a) !== isNumber(b) && !(a instanceof Uint) && !(b instanceof Uint)) return undefined;
    if (!isNumber(a) && !(a instanceof Uint) && a?.constructor !== b?.constructor) return undefined;
    return left < right ? -1 : left > right ? 1 : 0;
  }
  if (typeof a === "string" && typeof b === "string") return compareTexts(a, b);
  if (typeof a === "boolean" && typeof b === "boolean") return Number(a) - Number(b);
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b);
  return a instanceof Semver && b instanceof Semver ? a.compare(b) : undefined;
}

function orderedPart(value: unknown): unknown {
  if (value instanceof Uint) return value.value;
  return value instanceof Timestamp || value instanceof Duration || value instanceof Quantity ? value.nanos : value;
}

/** By code points, so that characters beyond the first plane come last. */
function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (left === right) continue;
    const isSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdfff;
    if (isSurrogate(left) !== isSurrogate(right)) return isSurrogate(left) ? 1 : -1;
    return left - right;
  }
  return a.length - b.length;
}

/** A value as text: what string() gives, and what columns and messages show. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number") return doubleText(value);
  if (typeof value === "bigint" || typeof value === "boolean") return String(value);
  if (value instanceof Uint) return String(value.value);
  if (value instanceof Timestamp || value instanceof Duration || value instanceof Quantity) return value.text;
  if (value instanceof Uint8Array) return Buffer.from(value).toString("utf8");
  if (value instanceof Address) return addressText(value);
  if (value instanceof Network) return networkText(value);
  if (value instanceof Semver || value instanceof UrlValue) return value.text;
  return value instanceof TypeValue ? value.name : undefined;
}
