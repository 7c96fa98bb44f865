import type { Structure } from "../schema/index.ts";
import { DecodeError } from "./decodeError.ts";
import { encodeWith, writeMessage } from "./protobufEncoder.ts";
import { ProtobufReader } from "./protobufReader.ts";
import type { ProtobufWriter } from "../protobuf/protobufWriter.ts";

/** What says which kind a protobuf body holds: the magic bytes, then {typeMeta, raw, contentEncoding, contentType}. */
export interface Envelope {
  readonly apiVersion: string;
  readonly kind: string;
  /** The object's message; a view of the body. */
  readonly raw: Buffer;
}

/** Opens an envelope. `magic` is the platform's, in hexadecimal. Throws DecodeError. */
export function decodeEnvelope(body: Uint8Array, magic: string): Envelope {
  const prefix = Buffer.from(magic, "hex");
  if (Buffer.compare(prefix, body.subarray(0, prefix.length)) !== 0) {
    const expected = `[${[...prefix].join(" ")}]`;
    throw new DecodeError(`provided data does not appear to be a protobuf message, expected prefix ${expected}`);
  }
  const reader = new ProtobufReader(body.subarray(prefix.length));
  let typeMeta: TypeMeta = { apiVersion: "", kind: "" };
  let raw: Buffer = Buffer.alloc(0);
  let contentEncoding = "";
  let contentType = "";
  while (reader.at < reader.end) {
    const tag = reader.varint32();
    reader.count(1);
    if (tag === 10) typeMeta = readTypeMeta(reader.blob());
    else if (tag === 18) raw = reader.blob();
    else if (tag === 26) contentEncoding = reader.string();
    else if (tag === 34) contentType = reader.string();
    else if (tag >>> 3 === 0) throw new DecodeError(`proto: Unknown: illegal tag 0 (wire type ${tag & 7})`);
    else reader.skip(tag & 7);
  }
  if (contentEncoding !== "") throw new DecodeError(`unsupported content encoding ${JSON.stringify(contentEncoding)}`);
  if (contentType !== "" && !contentType.endsWith("protobuf")) {
    throw new DecodeError(`unsupported content type ${JSON.stringify(contentType)} inside the protobuf envelope`);
  }
  return { ...typeMeta, raw };
}

export interface EncodeOptions {
  readonly structure: Structure;
  readonly apiVersion: string;
  readonly kind: string;
  /** The platform's, in hexadecimal. */
  readonly magic: string;
}

/** Writes an object with its envelope in one go. */
export function encodeObject(object: object, options: EncodeOptions): Buffer {
  return encodeWith((writer) => {
    writer.plain(envelopeTail);
    writer.message(() => writeMessage(writer, object, { structure: options.structure, zeros: true }));
    writer.varint((2 << 3) | 2);
    writeHead(writer, options);
  });
}

export interface ListHeadOptions extends EncodeOptions {
  /** Bytes of the items that follow, each with its tag and length, without the tail behind them. */
  readonly itemsLength: number;
}

/** What follows an object or the items of a list: neither a content encoding nor a content type. */
export const envelopeTail: Buffer = Buffer.from("1a002200", "hex");

/**
 * Writes a list up to its first item: envelope, then the list's metadata in field 1, whose structure is given. Items,
 * in field 2, are written apart by `encodeItem`, so that they can be kept while the metadata moves on.
 */
export function encodeListHead(metadata: object, options: ListHeadOptions): Buffer {
  return encodeWith((writer) => {
    writer.message(() => writeMessage(writer, metadata, { structure: options.structure, zeros: true }));
    writer.varint((1 << 3) | 2);
    writer.varint(writer.length + options.itemsLength);
    writer.varint((2 << 3) | 2);
    writeHead(writer, options);
  });
}

export function encodeItem(object: object, structure: Structure): Buffer {
  return encodeWith((writer) => {
    writer.message(() => writeMessage(writer, object, { structure, zeros: true }));
    writer.varint((2 << 3) | 2);
  });
}

/** Writes an event of a watch: {type, object}, where the object is a body with its envelope. */
export function encodeEvent(type: string, body: Buffer): Buffer {
  return encodeWith((writer) => {
    writer.message(() => writer.blobField(1, body));
    writer.varint((2 << 3) | 2);
    writer.stringField(1, type);
  });
}

/** A message of a stream: behind its length in four bytes. */
export function withLength(message: Buffer): Buffer {
  const length = Buffer.allocUnsafe(4);
  length.writeUInt32BE(message.length);
  return Buffer.concat([length, message]);
}

function writeHead(writer: ProtobufWriter, { kind, apiVersion, magic }: EncodeOptions): void {
  writer.message(() => {
    writer.stringField(2, kind);
    writer.stringField(1, apiVersion);
  });
  writer.varint((1 << 3) | 2);
  writer.plain(Buffer.from(magic, "hex"));
}

interface TypeMeta {
  readonly apiVersion: string;
  readonly kind: string;
}

function readTypeMeta(bytes: Buffer): TypeMeta {
  const reader = new ProtobufReader(bytes);
  let apiVersion = "";
  let kind = "";
  while (reader.at < reader.end) {
    const tag = reader.varint32();
    if (tag === 10) apiVersion = reader.string();
    else if (tag === 18) kind = reader.string();
    else reader.skip(tag & 7);
  }
  return { apiVersion, kind };
}
