import { namedEscapes } from "../../schema/index.ts";
import { CelError } from "../meter.ts";
import { type CelType, valueTypeName } from "../type.ts";
import { isMap, kindOf, textOf, TypeValue, Uint } from "../value.ts";
import type { Problem } from "./define.ts";
import { Duration, Timestamp } from "./timeValue.ts";

/** @limit Precision of a clause of format: an evaluation error. */
const maxPrecision = 1000;

/** `text.format(args)`: %s, %d, %f, %e, %b, %o, %x and %X, one an argument. */
export function format(text: string, args: readonly unknown[]): string {
  let made = "";
  let next = 0;
  for (const part of partsOf(text)) {
    if (typeof part === "string") made += part;
    else {
      if (next >= args.length) throw new CelError(`index ${next} out of range`);
      made += clause(part, args[next++]);
    }
  }
  return made;
}

/** What is wrong with a format and the types of its arguments, as far as both are written out. */
export function formatProblem(
  [text]: readonly unknown[],
  items: readonly CelType[] | undefined,
): Problem | string | undefined {
  if (typeof text !== "string" || items === undefined) return undefined;
  try {
    const clauses = partsOf(text).filter((part) => typeof part !== "string");
    for (const [index, { verb }] of clauses.entries()) {
      const type = items[index];
      if (type === undefined) return `index ${index} out of range`;
      const { kind } = type;
      if (kind !== "dyn" && kind !== "parameter" && !rules[verb]?.kinds.includes(kind)) {
        return { message: refusal(verb, kind === "object" ? type.name : valueTypeName(kind)), item: index };
      }
    }
    if (items.length === clauses.length) return undefined;
    return `too many arguments supplied to string.format (expected ${clauses.length}, got ${items.length})`;
  } catch (error) {
    if (error instanceof CelError) return error.message;
    throw error;
  }
}

interface Clause {
  readonly verb: string;
  readonly precision: number;
}

/** The text between clauses, and the clauses. Throws CelError. */
function partsOf(text: string): (string | Clause)[] {
  const parts: (string | Clause)[] = [];
  let from = 0;
  for (let at = text.indexOf("%"); at >= 0; at = text.indexOf("%", from)) {
    parts.push(text.slice(from, at));
    const [all = "%", dot, digits, verb] = /^%(\.(\d*))?(.?)/su.exec(text.slice(at, at + 32)) ?? [];
    if (verb === undefined || verb === "") throw new CelError("unexpected end of string");
    from = at + all.length;
    if (verb === "%" && dot === undefined) parts.push("%");
    else parts.push(clauseOf(verb, digits));
  }
  parts.push(text.slice(from));
  return parts;
}

function clauseOf(verb: string, digits: string | undefined): Clause {
  const failed = "could not parse formatting clause:";
  if (digits === "") {
    const cause = 'error while converting precision to integer: strconv.Atoi: parsing "": invalid syntax';
    throw new CelError(`${failed} error while parsing precision: ${cause}`);
  }
  if (!Object.hasOwn(rules, verb)) {
    throw new CelError(`${failed} unrecognized formatting clause ${JSON.stringify(verb)}`);
  }
  const precision = digits === undefined ? 6 : Number(digits);
  if (precision > maxPrecision) throw new CelError(`precision ${precision} is too large`);
  return { verb, precision };
}

interface Rule {
  readonly kinds: readonly CelType["kind"][];
  readonly refusal: string;
}

const texts = "strings, bools, bytes, ints, doubles, maps, lists, types, durations, and timestamps";
const hex: Rule = {
  kinds: ["int", "uint", "string", "bytes"],
  refusal: "only integers, byte buffers, and strings can be formatted as hex",
};
const rules: Readonly<Record<string, Rule>> = {
  s: {
    kinds: [
      ...(["string", "bool", "bytes", "int", "uint", "double", "map", "list", "type", "duration"] as const),
      ...(["timestamp", "null"] as const),
    ],
    refusal: `string clause can only be used on ${texts}`,
  },
  d: { kinds: ["int", "uint"], refusal: "decimal clause can only be used on integers" },
  f: { kinds: ["double", "string"], refusal: "fixed-point clause can only be used on doubles" },
  e: { kinds: ["double", "string"], refusal: "scientific clause can only be used on doubles" },
  b: { kinds: ["int", "uint", "bool"], refusal: "only integers and bools can be formatted as binary" },
  o: { kinds: ["int", "uint"], refusal: "octal clause can only be used on integers" },
  x: hex,
  X: hex,
};

function refusal(verb: string, kind: string): string {
  return `error during formatting: ${rules[verb]?.refusal}, was given ${kind}`;
}

function clause({ verb, precision }: Clause, value: unknown): string {
  const made = formatted(verb, value instanceof Uint ? value.value : value, precision);
  if (made !== undefined) return made;
  throw new CelError(refusal(verb, valueTypeName(kindOf(value))));
}

function formatted(verb: string, value: unknown, precision: number): string | undefined {
  switch (verb) {
    case "s":
      return shown(value);
    case "d":
      return typeof value === "bigint" ? String(value) : undefined;
    case "f":
      return readNumber(value, (number) => fixed(number, precision));
    case "e":
      return readNumber(value, scientific);
    case "b":
      return typeof value === "boolean" ? String(Number(value)) : inBase(value, 2);
    case "o":
      return inBase(value, 8);
    default: {
      const made = inBase(value, 16) ?? hexOf(value);
      return verb === "x" ? made : made?.toUpperCase();
    }
  }
}

function inBase(value: unknown, base: number): string | undefined {
  return typeof value === "bigint" ? value.toString(base) : undefined;
}

function hexOf(value: unknown): string | undefined {
  if (typeof value !== "string" && !(value instanceof Uint8Array)) return undefined;
  return Buffer.from(value).toString("hex");
}

/** Numbers that JSON cannot write may be given by their names. */
function readNumber(value: unknown, print: (number: number) => string): string | undefined {
  const isName = value === "NaN" || value === "Infinity" || value === "-Infinity";
  if (typeof value !== "number" && !isName) return undefined;
  const number = Number(value);
  if (Number.isFinite(number)) return print(number);
  return Number.isNaN(number) ? "NaN" : number > 0 ? "∞" : "-∞";
}

/** The exact number to so many places, half to even, thousands apart: "-1,234.50". */
function fixed(number: number, places: number): string {
  const [whole = "", fraction = ""] = plainFixed(number, places).split(".");
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, ",")}${fraction === "" ? "" : `.${fraction}`}`;
}

function plainFixed(number: number, places: number): string {
  const [mantissa, exponent] = binaryParts(Math.abs(number));
  const scaled = mantissa * 10n ** BigInt(places);
  const digits = (exponent >= 0 ? scaled << BigInt(exponent) : halfToEven(scaled, BigInt(-exponent))).toString();
  const padded = digits.padStart(places + 1, "0");
  const sign = number < 0 || Object.is(number, -0) ? "-" : "";
  const whole = padded.slice(0, padded.length - places);
  return places === 0 ? `${sign}${whole}` : `${sign}${whole}.${padded.slice(-places)}`;
}

/** Without its sign a double is a whole number times a power of two. */
function binaryParts(number: number): readonly [mantissa: bigint, exponent: number] {
  const bits = new BigUint64Array(new Float64Array([number]).buffer)[0] ?? 0n;
  const exponent = Number(bits >> 52n);
  const mantissa = bits & 0xfffffffffffffn;
  return exponent === 0 ? [mantissa, -1074] : [mantissa | 0x10000000000000n, exponent - 1075];
}

/** A number divided by a power of two. */
function halfToEven(number: bigint, power: bigint): bigint {
  const quotient = number >> power;
  const rest = number - (quotient << power);
  const half = 1n << (power - 1n);
  return rest > half || (rest === half && quotient % 2n === 1n) ? quotient + 1n : quotient;
}

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Always six places: "1.234500×10⁰³". */
function scientific(number: number): string {
  const [digits = "", exponent = "0"] = number.toExponential(6).split("e");
  const power = exponent.replace(/^[+-]/, "").padStart(2, "0");
  const raised = power.replace(/\d/g, (each) => superscripts[Number(each)] ?? "");
  const sign = Object.is(number, -0) ? "-" : "";
  return `${sign}${digits}×10${exponent.startsWith("-") ? "⁻" : ""}${raised}`;
}

/** A value by itself; undefined for what has no text. */
function shown(value: unknown): string | undefined {
  if (value === null) return "null";
  if (value instanceof Uint8Array) return utf8(value);
  if (Array.isArray(value) || isMap(value)) return part(value);
  const isShown = typeof value !== "object" || [TypeValue, Timestamp, Duration].some((each) => value instanceof each);
  return isShown ? textOf(value) : undefined;
}

function utf8(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString("utf8");
  if (Buffer.from(text).equals(bytes)) return text;
  const cause = "invalid UTF-8 in bytes, cannot convert to string";
  throw new CelError(`error during formatting: could not convert argument ${JSON.stringify(cause)} to string`);
}

/** A value inside another, written so that a text does not look like a number. */
function part(value: unknown): string | undefined {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") return Number.isFinite(value) ? plainFixed(value, 6) : quoted(textOf(value) ?? "");
  if (value instanceof Uint) return String(value.value);
  if (value instanceof Uint8Array) return `b${quoted(Buffer.from(value).toString("utf8"))}`;
  if (value instanceof Timestamp) return `timestamp(${quoted(value.text)})`;
  if (value instanceof Duration) return `duration(${quoted(value.text)})`;
  if (Array.isArray(value)) return `[${value.map(partOrRefuse).join(", ")}]`;
  if (!isMap(value)) return shown(value);
  const entries = value.keys().map((key) => [keyPart(key), partOrRefuse(value.get(key))] as const);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${key}:${each}`).join(", ")}}`;
}

function keyPart(key: unknown): string {
  if (keyKinds.includes(kindOf(key))) return partOrRefuse(key);
  const kind = valueTypeName(kindOf(key));
  throw new CelError(`error during formatting: no formatting function for map key of type ${kind}`);
}

const keyKinds: readonly string[] = ["bool", "int", "uint", "string"];

function partOrRefuse(value: unknown): string {
  const made = part(value);
  if (made === undefined) {
    throw new CelError(`error during formatting: no formatting function for ${valueTypeName(kindOf(value))}`);
  }
  return made;
}

function quoted(text: string): string {
  return `"${Array.from(text, (each) => namedEscapes[each] ?? each).join("")}"`;
}
