import type { Json, JsonObject } from "../schema/index.ts";
import { DecodeError, maxDepth, maxValues, maxWrittenDepth, tooDeep, tooManyValues } from "./decodeError.ts";
import { ownSet } from "./ownSet.ts";

/**
 * Writes a JSON value as CBOR (RFC 8949) behind the tag that says "this is CBOR", as bodies and the items of a watch
 * have it: definite lengths, texts as byte strings, the shortest integers, and floats in the smallest width that holds
 * them. Typed clients of the field take base64 for their bytes from a byte string alone.
 */
export function encodeCbor(value: Json): Buffer {
  const writer = new Writer();
  writer.head(majorTag, selfDescribed);
  writeValue(writer, value, 0);
  return writer.finish();
}

/** An item of a list, which stands behind the list's own tag. */
export function encodeCborItem(value: Json): Buffer {
  const writer = new Writer();
  writeValue(writer, value, 2);
  return writer.finish();
}

/** A list, whose last member is `list[key]`: the bytes up to its items, which are encoded one by one. */
export function encodeCborListHead(list: JsonObject, key: string, itemCount: number): Buffer {
  const writer = new Writer();
  writer.head(majorTag, selfDescribed);
  const members = Object.entries(list).filter(([name]) => name !== key);
  writer.head(majorMap, members.length + 1);
  for (const [name, value] of members) {
    writer.text(name);
    writeValue(writer, value, 1);
  }
  writer.text(key);
  writer.head(majorArray, itemCount);
  return writer.finish();
}

/**
 * Reads one CBOR item as a JSON value. Byte strings are text, as typed clients of the field write their strings; the
 * tags 21 to 23 ask for base64url, base64 and hexadecimal; other tags say nothing. Throws DecodeError for what JSON
 * does not have (NaN, infinity, undefined, keys that are no strings, duplicate keys), for bad UTF-8 and for what
 * follows the item, and requestEntityTooLarge for more than a body may have.
 */
export function decodeCbor(bytes: Uint8Array): Json {
  const reader = new Reader(bytes);
  if (reader.bytes.subarray(0, selfDescription.length).equals(selfDescription)) reader.take(selfDescription.length);
  const value = readValue(reader, 0);
  if (reader.at < reader.bytes.length) throw problem(`${reader.bytes.length - reader.at} bytes follow the item`);
  return value;
}

const majorUnsigned = 0;
const majorNegative = 1;
const majorBytes = 2;
const majorText = 3;
const majorArray = 4;
const majorMap = 5;
const majorTag = 6;
const majorSimple = 7;

const selfDescribed = 55799;
const selfDescription = Buffer.of(0xd9, 0xd9, 0xf7);
/** The additional information that says: the length is not known, a break ends it. */
const indefinite = 31;
const breakByte = 0xff;

class Writer {
  #bytes = Buffer.allocUnsafe(1024);
  #at = 0;

  finish(): Buffer {
    return this.#bytes.subarray(0, this.#at);
  }

  /** A major type and its argument, up to 2^64. */
  head(major: number, argument: number): void {
    this.#room(9);
    const type = major << 5;
    if (argument < 24) this.#bytes[this.#at++] = type | argument;
    else if (argument < 0x100) {
      this.#bytes[this.#at++] = type | 24;
      this.#bytes[this.#at++] = argument;
    } else if (argument < 0x1_0000) {
      this.#bytes[this.#at++] = type | 25;
      this.#at = this.#bytes.writeUInt16BE(argument, this.#at);
    } else if (argument < 0x1_0000_0000) {
      this.#bytes[this.#at++] = type | 26;
      this.#at = this.#bytes.writeUInt32BE(argument, this.#at);
    } else this.wide(major, BigInt(argument));
  }

  /** The same with an argument of eight bytes. */
  wide(major: number, argument: bigint): void {
    this.#room(9);
    this.#bytes[this.#at++] = (major << 5) | 27;
    this.#at = this.#bytes.writeBigUInt64BE(argument, this.#at);
  }

  text(value: string): void {
    const length = Buffer.byteLength(value, "utf8");
    this.head(majorBytes, length);
    this.#room(length);
    this.#at += this.#bytes.write(value, this.#at, length, "utf8");
  }

  simple(value: number): void {
    this.#room(1);
    this.#bytes[this.#at++] = (majorSimple << 5) | value;
  }

  float(value: number): void {
    this.#room(9);
    if (Math.fround(value) === value) {
      this.#bytes[this.#at++] = (majorSimple << 5) | 26;
      this.#at = this.#bytes.writeFloatBE(value, this.#at);
    } else {
      this.#bytes[this.#at++] = (majorSimple << 5) | 27;
      this.#at = this.#bytes.writeDoubleBE(value, this.#at);
    }
  }

  #room(length: number): void {
    if (this.#bytes.length - this.#at >= length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#at + length));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
  }
}

function writeValue(writer: Writer, value: Json, depth: number): void {
  if (typeof value === "string") writer.text(value);
  else if (typeof value === "number") writeNumber(writer, value);
  else if (typeof value === "boolean") writer.simple(value ? 21 : 20);
  else if (value === null) writer.simple(22);
  else if (depth >= maxWrittenDepth) throw tooDeep();
  else if (Array.isArray(value)) {
    writer.head(majorArray, value.length);
    for (const item of value) writeValue(writer, item, depth + 1);
  } else {
    const entries = Object.entries(value);
    writer.head(majorMap, entries.length);
    for (const [key, member] of entries) {
      writer.text(key);
      writeValue(writer, member, depth + 1);
    }
  }
}

/** Integers of 64 bits are integers, whatever their size in JSON. */
function writeNumber(writer: Writer, value: number): void {
  if (!Number.isInteger(value) || Math.abs(value) >= 2 ** 63 || Object.is(value, -0)) writer.float(value);
  else if (value >= 0) writer.head(majorUnsigned, value);
  else if (value >= -(2 ** 53)) writer.head(majorNegative, -1 - value);
  else writer.wide(majorNegative, -1n - BigInt(value));
}

class Reader {
  readonly bytes: Buffer;
  at = 0;
  #heads = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Moves over some bytes and returns where they start. */
  take(length: number): number {
    const start = this.at;
    if (length > this.bytes.length - start) throw problem("unexpected EOF");
    this.at = start + length;
    return start;
  }

  byte(): number {
    return this.bytes[this.take(1)] as number;
  }

  /** The first byte of a key, value, tag or chunk; there may be so many. */
  initial(): number {
    if (++this.#heads > maxValues) throw tooManyValues();
    return this.byte();
  }

  /** The argument of a head. Beyond 2^53 it is the nearest double, as everywhere. */
  argument(info: number): number {
    if (info < 24) return info;
    if (info === 24) return this.byte();
    if (info === 25) return this.bytes.readUInt16BE(this.take(2));
    if (info === 26) return this.bytes.readUInt32BE(this.take(4));
    if (info === 27) return Number(this.wide());
    throw problem(`invalid additional information ${info}`);
  }

  wide(): bigint {
    return this.bytes.readBigUInt64BE(this.take(8));
  }

  /** Whether the next byte ends what has no length; it is taken if so. */
  atBreak(): boolean {
    if (this.at >= this.bytes.length) throw problem("unexpected EOF");
    if (this.bytes[this.at] !== breakByte) return false;
    this.at++;
    return true;
  }
}

function readValue(reader: Reader, depth: number): Json {
  const initial = reader.initial();
  const major = initial >> 5;
  const info = initial & 31;
  switch (major) {
    case majorUnsigned:
      return inRange(reader.argument(info));
    case majorNegative:
      return info === 27 ? inRange(Number(-1n - reader.wide())) : -1 - reader.argument(info);
    case majorBytes:
    case majorText:
      return textOf(stringBytes(reader, major, info));
    case majorArray:
      return readArray(reader, info, depth);
    case majorMap:
      return readMap(reader, info, depth);
    case majorTag:
      return readTagged(reader, info, depth);
    default:
      return readSimple(reader, info);
  }
}

function inRange(integer: number): number {
  if (Math.abs(integer) > 2 ** 63) throw problem("integer overflow");
  return integer;
}

function stringBytes(reader: Reader, major: number, info: number): Buffer {
  if (info !== indefinite) {
    const length = reader.argument(info);
    return reader.bytes.subarray(reader.take(length), reader.at);
  }
  const chunks: Buffer[] = [];
  while (!reader.atBreak()) {
    const initial = reader.initial();
    if (initial >> 5 !== major || (initial & 31) === indefinite) throw problem("a chunk of a string is no string");
    chunks.push(stringBytes(reader, major, initial & 31));
  }
  return Buffer.concat(chunks);
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw problem("invalid UTF-8 string");
  }
}

function readArray(reader: Reader, info: number, depth: number): Json[] {
  if (depth >= maxDepth) throw tooDeep();
  const items: Json[] = [];
  const count = info === indefinite ? Number.POSITIVE_INFINITY : reader.argument(info);
  while (items.length < count) {
    if (info === indefinite && reader.atBreak()) break;
    items.push(readValue(reader, depth + 1));
  }
  return items;
}

function readMap(reader: Reader, info: number, depth: number): JsonObject {
  if (depth >= maxDepth) throw tooDeep();
  const map: JsonObject = {};
  const count = info === indefinite ? Number.POSITIVE_INFINITY : reader.argument(info);
  for (let index = 0; index < count; index++) {
    if (info === indefinite && reader.atBreak()) break;
    const key = readValue(reader, depth + 1);
    if (typeof key !== "string") throw problem("a map key is no string");
    if (Object.hasOwn(map, key)) throw problem(`found duplicate map key ${JSON.stringify(key)}`);
    ownSet(map, key, readValue(reader, depth + 1));
  }
  return map;
}

/** Texts that byte strings behind these tags stand for. */
const laterEncodings: Readonly<Record<number, "base64url" | "base64" | "hex">> = {
  21: "base64url",
  22: "base64",
  23: "hex",
};

function readTagged(reader: Reader, info: number, depth: number): Json {
  if (depth >= maxDepth) throw tooDeep();
  const encoding = laterEncodings[reader.argument(info)];
  const next = reader.bytes[reader.at] ?? 0;
  if (encoding === undefined || next >> 5 !== majorBytes) return readValue(reader, depth + 1);
  reader.at++;
  return stringBytes(reader, majorBytes, next & 31).toString(encoding);
}

function readSimple(reader: Reader, info: number): Json {
  if (info === 20 || info === 21) return info === 21;
  if (info === 22) return null;
  let value: number;
  if (info === 25) value = halfOf(reader.bytes.readUInt16BE(reader.take(2)));
  else if (info === 26) value = reader.bytes.readFloatBE(reader.take(4));
  else if (info === 27) value = reader.bytes.readDoubleBE(reader.take(8));
  else throw problem(info === indefinite ? "unexpected break" : `unrecognized simple value ${info}`);
  if (!Number.isFinite(value)) throw problem("NaN and infinity have no JSON");
  return value;
}

/** Five bits of exponent and ten of fraction. */
function halfOf(bits: number): number {
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 0x3ff;
  const sign = bits & 0x8000 ? -1 : 1;
  if (exponent === 31) return fraction === 0 ? sign * Number.POSITIVE_INFINITY : Number.NaN;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25));
}

function problem(cause: string): DecodeError {
  return new DecodeError(`cbor: ${cause}`);
}
