import type { Json, ScalarType } from "../schema/index.ts";
import { DecodeError } from "./decodeError.ts";
import { formatDurationNanos } from "../schema/duration.ts";
import { parseDurationNanos } from "./duration.ts";
import { depthOf } from "./depth.ts";
import { valuesIn } from "./jsonBounds.ts";
import type { ProtobufReader } from "./protobufReader.ts";
import type { ProtobufWriter } from "../protobuf/protobufWriter.ts";
import { canonicalQuantity } from "./quantity.ts";
import { checkYear, formatMicroTime, formatTime, parseMicroTime, parseTime } from "./time.ts";
import type { Instant } from "./time.ts";

/** Reads a leaf; undefined for a time that was never set and for raw bytes that are empty. */
export function readScalar(reader: ProtobufReader, type: ScalarType): Json | undefined {
  switch (type) {
    case "string":
      return reader.string();
    case "boolean":
      return reader.boolean();
    case "int32":
      return reader.int32();
    case "uint32":
      return reader.int32() >>> 0;
    case "int64":
      return reader.int64();
    case "uint64":
      return reader.uint64();
    case "double":
      return reader.double();
    case "bytes":
      return reader.blob().toString("base64");
    case "time":
    case "microTime":
      return within(reader, type === "time" ? readTime : readMicroTime);
    case "duration":
      return within(reader, readDuration);
    case "quantity":
      reader.countQuantity();
      return canonicalQuantity(within(reader, readText) || "0");
    case "intOrString":
      return within(reader, readIntOrString);
    case "raw":
    case "fieldsV1":
    case "json":
      return readJson(within(reader, readText), reader);
  }
}

/**
 * Writes a leaf with its length, without its tag. The text forms are those that a decoder has checked; null, an item of
 * a list, is a time that was never set.
 */
export function writeScalar(writer: ProtobufWriter, type: ScalarType, value: Json): void {
  switch (type) {
    case "string":
      writer.string(value as string);
      break;
    case "boolean":
      writer.varint(value === true ? 1 : 0);
      break;
    case "int32":
    case "uint32":
    case "int64":
    case "uint64":
      writer.varint(value as number);
      break;
    case "double":
      writer.double(value as number);
      break;
    case "bytes":
      writer.blob(Buffer.from(value as string, "base64"));
      break;
    case "quantity":
      writer.message(() => writer.stringField(1, value as string));
      break;
    case "duration":
      writer.message(() => writer.bigVarintField(1, parseDurationNanos(value as string)));
      break;
    case "time":
    case "microTime":
      writeTime(writer, type, value as string | null);
      break;
    case "intOrString":
      writeIntOrString(writer, value as string | number);
      break;
    case "raw":
    case "fieldsV1":
    case "json":
      writer.message(() => writer.blobField(1, Buffer.from(JSON.stringify(value), "utf8")));
      break;
  }
}

/** Reads the message that comes next to its end. */
function within<T>(reader: ProtobufReader, read: (reader: ProtobufReader) => T): T {
  const outer = reader.enter();
  const value = read(reader);
  reader.end = outer;
  return value;
}

function readTime(reader: ProtobufReader): string | undefined {
  const instant = readInstant(reader);
  return instant && formatTime(instant.seconds);
}

function readMicroTime(reader: ProtobufReader): string | undefined {
  const instant = readInstant(reader);
  return instant && formatMicroTime(instant.seconds, instant.micros);
}

/** No bytes are a time that was never set; {0, 0} is 1970. */
function readInstant(reader: ProtobufReader): Instant | undefined {
  if (reader.at === reader.end) return undefined;
  let seconds = 0;
  let nanos = 0;
  while (reader.at < reader.end) {
    const tag = reader.varint32();
    if (tag === 8) seconds = reader.int64();
    else if (tag === 16) nanos = reader.int32();
    else reader.skip(tag & 7);
  }
  checkYear(seconds);
  if (nanos < 0 || nanos >= 1e9) throw new DecodeError("time: nanos outside of range [0,999999999]");
  return { seconds, micros: Math.trunc(nanos / 1000) };
}

function writeTime(writer: ProtobufWriter, type: "time" | "microTime", text: string | null): void {
  if (text === null) {
    writer.message(() => {});
    return;
  }
  const { seconds, micros } = type === "time" ? parseTime(text) : parseMicroTime(text);
  writer.message(() => {
    writer.varintField(2, type === "time" ? 0 : micros * 1000);
    writer.varintField(1, seconds);
  });
}

function readDuration(reader: ProtobufReader): string {
  let nanos = 0n;
  while (reader.at < reader.end) {
    const tag = reader.varint32();
    if (tag !== 8) reader.skip(tag & 7);
    else {
      reader.varint64();
      nanos = BigInt.asIntN(64, (BigInt(reader.high) << 32n) | BigInt(reader.low));
    }
  }
  return formatDurationNanos(nanos);
}

/** {type, intVal, strVal}, where type 1 says that the string counts. */
function readIntOrString(reader: ProtobufReader): Json {
  let isText = false;
  let number = 0;
  let text = "";
  while (reader.at < reader.end) {
    const tag = reader.varint32();
    if (tag === 8) isText = reader.int64() === 1;
    else if (tag === 16) number = reader.int32();
    else if (tag === 26) text = reader.string();
    else reader.skip(tag & 7);
  }
  return isText ? text : number;
}

function writeIntOrString(writer: ProtobufWriter, value: string | number): void {
  const isText = typeof value === "string";
  writer.message(() => {
    writer.stringField(3, isText ? value : "");
    writer.varintField(2, isText ? 0 : value);
    writer.varintField(1, isText ? 1 : 0);
  });
}

/** Field 1, "" when it is not there. */
function readText(reader: ProtobufReader): string {
  let text = "";
  while (reader.at < reader.end) {
    const tag = reader.varint32();
    if (tag === 10) text = reader.string();
    else reader.skip(tag & 7);
  }
  return text;
}

function readJson(text: string, reader: ProtobufReader): Json | undefined {
  if (text === "") return undefined;
  reader.count(valuesIn(Buffer.from(text)));
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    throw new DecodeError("embedded bytes are not JSON");
  }
  depthOf(value);
  return value;
}
