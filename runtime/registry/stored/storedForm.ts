import type { ApiObject, ResourceDescriptor } from "../../schema/index.ts";
import { TextEntry } from "../../schema/index.ts";
import { isObject } from "../../schema/object.ts";
import { StorageError } from "../../storage/storage.ts";
import { backslash, closeBrace, openBrace, quote } from "../../negotiate/jsonBytes.ts";

/**
 * How objects lie in storage and on the wire: kind and apiVersion, then metadata, then the rest. The head has a known
 * length, so that lists, whose items carry no kind and apiVersion, cut it off without parsing.
 *
 * @example
 * {"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a",...},"data":{...}}
 * └──────────────── head ──────────────┘
 */
export interface StoredForm {
  readonly kind: string;
  readonly apiVersion: string;
  /** Bytes of the head. */
  readonly headLength: number;
}

export function storedFormOf({ kind, apiVersion }: Pick<ResourceDescriptor, "kind" | "apiVersion">): StoredForm {
  return { kind, apiVersion, headLength: storedHead({ kind, apiVersion }).length };
}

/** The bytes that every object of a form begins with. */
export function storedHead({ kind, apiVersion }: Pick<ResourceDescriptor, "kind" | "apiVersion">): Buffer {
  return Buffer.from(`{"kind":${JSON.stringify(kind)},"apiVersion":${JSON.stringify(apiVersion)},`);
}

/** Whether bytes are those of an object that was stored in the form with this head. */
export function beginsWith(bytes: Uint8Array, head: Buffer): boolean {
  return bytes.length >= head.length && head.compare(bytes, 0, head.length) === 0;
}

/**
 * Writes an object with its resourceVersion; revision 0, of an object that is stored nowhere, is none. Changes
 * metadata.
 */
export function encodeStored(
  { kind, apiVersion }: Pick<StoredForm, "kind" | "apiVersion">,
  object: ApiObject,
  revision: number,
): Buffer {
  const { kind: _kind, apiVersion: _apiVersion, metadata = {}, ...rest } = object;
  if (revision === 0) delete metadata.resourceVersion;
  else metadata.resourceVersion = String(revision);
  const entry = metadata.managedFields?.length === 1 ? metadata.managedFields[0] : undefined;
  if (!(entry instanceof TextEntry)) return Buffer.from(JSON.stringify({ kind, apiVersion, metadata, ...rest }));
  const { managedFields: _managedFields, ...others } = metadata;
  const text = JSON.stringify({ kind, apiVersion, metadata: others });
  const end = JSON.stringify(rest).slice(1);
  const comma = text.endsWith("{}}") ? "" : ","; // answers to reviews have no other metadata
  return Buffer.from(`${text.slice(0, -2)}${comma}"managedFields":[${entry.text}]}${end === "}" ? "" : ","}${end}`);
}

/** Reads an object: a new one at each call. */
export function decodeStored(bytes: Buffer): ApiObject {
  return JSON.parse(bytes.toString("utf8")) as ApiObject;
}

/** The same object with another resourceVersion: what a DELETED event carries. */
export function withRevision(bytes: Buffer, revision: number): Buffer {
  const object = decodeStored(bytes);
  const { kind = "", apiVersion = "" } = object;
  return encodeStored({ kind, apiVersion }, object, revision);
}

const firstBytes = Buffer.from('{"kind":"');

/** Why bytes cannot be a stored object, as far as that shows without parsing; undefined when they may be one. */
export function storedProblem(bytes: Uint8Array): string | undefined {
  const isObject =
    bytes[bytes.byteLength - 1] === closeBrace &&
    bytes.byteLength > firstBytes.length &&
    firstBytes.compare(bytes, 0, firstBytes.length) === 0;
  return isObject ? undefined : notStored;
}

const notStored = "the stored value is not the JSON of an object";

const storedStart = /^\{"kind":"[^"]*","apiVersion":"[^"]*","metadata":\{/;
/** Bytes in which a name of a kind and of a version end. */
const maxStartBytes = 512;

/**
 * Bytes that were stored without a resourceVersion, with one: put in before the rest of the metadata, so nothing is
 * parsed. What another program stored may lie otherwise, and is written anew. Throws StorageError "corrupt" for what is
 * no object.
 *
 * @example
 * {"kind":"ConfigMap","apiVersion":"v1","metadata":{"resourceVersion":"7","name":"a",...},"data":{...}}
 */
export function stamped(stored: Uint8Array, revision: number): Buffer {
  const bytes = Buffer.from(stored.buffer, stored.byteOffset, stored.byteLength);
  const start = storedStart.exec(bytes.toString("latin1", 0, maxStartBytes))?.[0].length;
  if (start === undefined || bytes[start] !== quote) return rewritten(bytes, revision);
  const version = `"resourceVersion":"${revision}",`;
  const whole = Buffer.allocUnsafe(bytes.length + version.length);
  bytes.copy(whole, 0, 0, start);
  whole.write(version, start, "latin1");
  bytes.copy(whole, start + version.length, start);
  return whole;
}

function rewritten(bytes: Buffer, revision: number): Buffer {
  const { kind, apiVersion, ...object } = objectOf(bytes);
  if (typeof kind !== "string" || typeof apiVersion !== "string") throw notAnObject();
  const { metadata } = object as { metadata?: unknown };
  if (metadata !== undefined && !isObject(metadata)) throw notAnObject();
  return encodeStored({ kind, apiVersion }, object, revision);
}

function objectOf(bytes: Buffer): ApiObject {
  let value: unknown;
  try {
    value = decodeStored(bytes);
  } catch (error) {
    throw notAnObject(error);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw notAnObject();
  return value;
}

function notAnObject(cause?: unknown): StorageError {
  return new StorageError("corrupt", "", notStored, { cause });
}

const metadataName = '"metadata":';

/** The JSON text of an object's metadata, which follows the head: it ends where its braces do, so nothing is parsed. */
export function metadataOf(form: StoredForm, bytes: Buffer): string {
  const start = form.headLength + metadataName.length;
  let depth = 0;
  let isText = false;
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at];
    if (isText) {
      if (byte === backslash) at++;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === openBrace) depth++;
    else if (byte === closeBrace && --depth === 0) return bytes.toString("utf8", start, at + 1);
  }
  throw new Error(`bytes of a ${form.kind} that are not as they are stored`);
}
