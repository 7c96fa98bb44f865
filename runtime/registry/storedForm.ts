import type { ApiObject, ResourceDescriptor } from "../schema/index.ts";

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
  const head = `{"kind":${JSON.stringify(kind)},"apiVersion":${JSON.stringify(apiVersion)},`;
  return { kind, apiVersion, headLength: Buffer.byteLength(head) };
}

/**
 * Writes an object with its resourceVersion; revision 0, of an object that is stored nowhere, is none. Changes
 * metadata.
 */
export function encodeStored(form: StoredForm, object: ApiObject, revision: number): Buffer {
  const { kind, apiVersion } = form;
  const { kind: _kind, apiVersion: _apiVersion, metadata = {}, ...rest } = object;
  if (revision === 0) delete metadata.resourceVersion;
  else metadata.resourceVersion = String(revision);
  return Buffer.from(JSON.stringify({ kind, apiVersion, metadata, ...rest }));
}

/** Reads an object: a new one at each call. */
export function decodeStored(bytes: Buffer): ApiObject {
  return JSON.parse(bytes.toString("utf8")) as ApiObject;
}

/** The same object with another resourceVersion: what a DELETED event carries. */
export function withRevision(form: StoredForm, bytes: Buffer, revision: number): Buffer {
  return encodeStored(form, decodeStored(bytes), revision);
}
