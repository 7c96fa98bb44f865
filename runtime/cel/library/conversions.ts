import { CelError } from "../meter.ts";
import { isMap, kindOf, textOf, toInt, toUint, TypeValue, Uint } from "../value.ts";
import { valueTypeName } from "../type.ts";
import { define, type Overload, reading, reads } from "./define.ts";
import { Duration, Timestamp } from "./timeValue.ts";

const text = { cost: reading };

export const conversions: readonly Overload[] = [
  define("int(int): int", (value: bigint) => value),
  define("int(uint): int", (value: Uint) => toInt(value.value)),
  define("int(double): int", fromDouble),
  define("int(string): int", readInt, reads),
  define("int(duration): int", (value: Duration) => value.nanos),
  define("int(timestamp): int", (value: Timestamp) => BigInt(Math.floor(value.ms / 1000))),
  define("uint(uint): uint", (value: Uint) => value),
  define("uint(int): uint", toUint),
  define("uint(double): uint", uintOfDouble),
  define("uint(string): uint", readUint, reads),
  define("double(double): double", (value: number) => value),
  define("double(int): double", Number),
  define("double(uint): double", (value: Uint) => Number(value.value)),
  define("double(string): double", readDouble, reads),
  define("bool(bool): bool", (value: boolean) => value),
  define("bool(string): bool", readBool),
  define("string(string): string", (value: string) => value, text),
  ...["int", "uint", "double", "bool", "timestamp", "duration", "ip", "cidr"].map((kind) =>
    define(`string(${kind}): string`, (value: unknown) => textOf(value)),
  ),
  define("string(bytes): string", readBytes, text),
  define("bytes(bytes): bytes", (value: Uint8Array) => value),
  define("bytes(string): bytes", (value: string) => new Uint8Array(Buffer.from(value)), text),
  define("timestamp(timestamp): timestamp", (value: Timestamp) => value, { check: readable("timestamp", () => 0) }),
  define("timestamp(string): timestamp", readTimestamp, { ...reads, check: readable("timestamp", readTimestamp) }),
  define("timestamp(int): timestamp", readSeconds, { check: readable("timestamp", readSeconds) }),
  define("duration(duration): duration", (value: Duration) => value, { check: readable("duration", () => 0) }),
  define("duration(string): duration", readDuration, { ...reads, check: readable("duration", readDuration) }),
  define("duration(int): duration", noDuration, { check: readable("duration", noDuration) }),
  define("dyn(T): dyn", (value: unknown) => value),
  define("type(dyn): type", (value: unknown) => new TypeValue(valueTypeName(kindOf(value)))),
  define("size(map<K, V>): int", (value: unknown) => BigInt(isMap(value) ? value.size : 0)),
  define("map<K, V>.size(): int", (value: unknown) => BigInt(isMap(value) ? value.size : 0)),
];

/** A literal that cannot be read is a mistake of the expression. */
function readable(kind: string, read: (value: never) => unknown) {
  return ([literal]: readonly unknown[]) => {
    if (literal === undefined) return undefined;
    try {
      if (literal !== null && read(literal as never) !== undefined) return undefined;
    } catch (error) {
      if (!(error instanceof CelError)) throw error;
    }
    return `invalid ${kind} argument`;
  };
}

/** No number is a duration; that it is none is found when the expression runs. */
function noDuration(): never {
  throw new CelError("type conversion error from 'int' to 'google.protobuf.Duration'");
}

function fromDouble(value: number): bigint {
  if (!Number.isFinite(value) || Math.abs(value) >= 2 ** 63) throw new CelError("integer overflow");
  return BigInt(Math.trunc(value));
}

function uintOfDouble(value: number): Uint {
  if (!(value >= 0 && value < 2 ** 64)) throw new CelError("unsigned integer overflow");
  return new Uint(BigInt(Math.trunc(value)));
}

function unreadable(goal: string): CelError {
  return new CelError(`type conversion error from 'string' to '${goal}'`);
}

function readInt(value: string): bigint {
  const read = /^[+-]?0*\d{1,19}$/.test(value) ? BigInt(value.replace("+", "")) : undefined;
  if (read === undefined || BigInt.asIntN(64, read) !== read) throw unreadable("int");
  return read;
}

function readUint(value: string): Uint {
  const read = /^0*\d{1,20}$/.test(value) ? BigInt(value) : undefined;
  if (read === undefined || BigInt.asUintN(64, read) !== read) throw unreadable("uint");
  return new Uint(read);
}

function readDouble(value: string): number {
  const isNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(value);
  const read = isNumber ? Number(value) : Number.NaN;
  if (Number.isFinite(read)) return read;
  if (/^nan$/i.test(value)) return Number.NaN;
  if (!/^[+-]?inf(?:inity)?$/i.test(value)) throw unreadable("double");
  return value.startsWith("-") ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

function readBool(value: string): boolean {
  if (["true", "True", "TRUE", "t", "T", "1"].includes(value)) return true;
  if (["false", "False", "FALSE", "f", "F", "0"].includes(value)) return false;
  throw unreadable("bool");
}

function readBytes(value: Uint8Array): string {
  const read = Buffer.from(value).toString("utf8");
  if (!Buffer.from(read, "utf8").equals(Buffer.from(value)))
    throw new CelError("invalid UTF-8 in bytes, cannot convert to string");
  return read;
}

function readTimestamp(value: string): Timestamp {
  const made = parseTimestamp(value);
  if (made === undefined) throw unreadable("google.protobuf.Timestamp");
  return made;
}

/** A date alone is a moment in an object, and none in an expression; nor is the hour 24. */
function parseTimestamp(value: string): Timestamp | undefined {
  const made = /T(?:[01]\d|2[0-3]):/.test(value) && !value.endsWith("z") ? Timestamp.parse(value) : undefined;
  return made?.isInRange === true ? made : undefined;
}

function readSeconds(value: bigint): Timestamp {
  const made = new Timestamp(value * 1_000_000_000n);
  if (!made.isInRange) throw new CelError("timestamp overflow");
  return made;
}

function readDuration(value: string): Duration {
  const made = Duration.parse(value);
  if (made === undefined) throw unreadable("google.protobuf.Duration");
  return made;
}
