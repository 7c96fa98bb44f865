import type { Negotiated } from "../negotiate/accept.ts";
import { encodeCbor } from "../negotiate/cbor.ts";
import { encodeBody, type TypedBody } from "../negotiate/encode.ts";
import { encodeEvent } from "../negotiate/protobufEnvelope.ts";
import { partialText } from "../negotiate/table.ts";
import { metadataOf } from "../registry/storedForm.ts";
import type { Json, KindCode, MetaStructures, Platform, Status, Structure } from "../schema/index.ts";
import type { EventBatch, WatchEvent } from "../watch/watchCache.ts";
import type { ResourceRequest } from "./request.ts";
import { includeObjectOf, tableOfObject } from "./tableBody.ts";

/** Writes what a watch sends. Event batches are written once for all watchers that want the same form. */
export interface FrameEncoder {
  readonly events: (batch: EventBatch) => Buffer;
  readonly bookmark: (revision: number, options: { readonly isInitialEnd: boolean }) => Buffer;
  readonly error: (status: Status) => Buffer;
}

export interface FrameOptions {
  readonly request: ResourceRequest;
  readonly code: KindCode;
  readonly negotiated: Negotiated;
  readonly platform: Platform;
  readonly meta: MetaStructures;
}

type EventType = WatchEvent["type"] | "BOOKMARK" | "ERROR";

/**
 * JSON: a document a line. Protobuf: each event behind its length, its object a body with its own envelope. CBOR: one
 * item after the other. In all of them an event is `{type, object}`.
 */
export function frameEncoder(options: FrameOptions): FrameEncoder {
  const { request, negotiated, platform, code, meta } = options;
  const { encoding, as, asApiVersion } = negotiated;
  const { kind, apiVersion } = request.store.descriptor;
  const included = request.query.get("includeObject") ?? "";
  const name = `${kind} ${apiVersion} ${encoding} ${as} ${asApiVersion} ${included}`;
  const textOf = objectWriter(options);
  const isWhole = as === "object" || as === "table";
  const structure = isWhole ? code.structure : meta.PartialObjectMetadata;
  const frame = (type: EventType, object: TypedBody, of: Structure): Buffer =>
    frameOf(type, object, { ...options, of });
  const framesOf = (event: WatchEvent): Buffer[] => {
    const text = textOf(event);
    if (encoding === "json") return [startOf[event.type], text, endOfFrame];
    return [frame(event.type, JSON.parse(text.toString("utf8")), structure)];
  };
  return {
    events: (batch) => {
      let frames = batch.encoded.get(name);
      if (frames === undefined) {
        frames = Buffer.concat(batch.events.flatMap(framesOf));
        batch.encoded.set(name, frames);
      }
      return frames;
    },
    bookmark: (revision, { isInitialEnd }) => {
      const annotations = isInitialEnd ? { annotations: { [`${platform.apiDomain}/initial-events-end`]: "true" } } : {};
      const metadata = { resourceVersion: String(revision), creationTimestamp: null, ...annotations };
      const type = isWhole ? { kind, apiVersion } : { kind: "PartialObjectMetadata", apiVersion: asApiVersion };
      return frame("BOOKMARK", bookmarkObject({ ...type, metadata }, negotiated), structure);
    },
    error: (status) => frame("ERROR", status, meta.Status),
  };
}

/** Watchers of tables get their bookmarks as a table whose version says how far they are. */
function bookmarkObject(object: TypedBody & { metadata: object }, negotiated: Negotiated): TypedBody {
  if (negotiated.as !== "table") return object;
  const { metadata } = object;
  const rows = [{ cells: [], object }];
  const table = { kind: "Table", apiVersion: negotiated.asApiVersion, metadata, columnDefinitions: [], rows };
  return table;
}

const startOf = {
  ADDED: Buffer.from('{"type":"ADDED","object":'),
  MODIFIED: Buffer.from('{"type":"MODIFIED","object":'),
  DELETED: Buffer.from('{"type":"DELETED","object":'),
} as const;

const endOfFrame = Buffer.from("}\n");

function frameOf(type: EventType, object: TypedBody, options: FrameOptions & { readonly of: Structure }): Buffer {
  const { negotiated, platform, of: structure } = options;
  const { encoding } = negotiated;
  if (encoding === "protobuf") return encodeEvent(type, encodeBody(object, { encoding, structure, platform }));
  if (encoding === "cbor") return encodeCbor({ type, object: object as unknown as Json });
  return Buffer.from(`${JSON.stringify({ type, object })}\n`);
}

/** The JSON text of an event's object, in the form that was negotiated. */
function objectWriter(options: FrameOptions): (event: WatchEvent) => Buffer {
  const { request, code, negotiated } = options;
  const { store, query } = request;
  const { as, asApiVersion: apiVersion } = negotiated;
  if (as === "object") {
    return store.servesStoredBytes ? (event) => event.bytes : (event) => store.render(event.bytes, code);
  }
  if (as === "table") {
    const includeObject = includeObjectOf(query);
    return (event) => {
      const bytes = store.render(event.bytes, code);
      return Buffer.from(tableOfObject(bytes, { store, code, includeObject, nowMs: Date.now(), apiVersion }));
    };
  }
  return (event) => Buffer.from(partialText(metadataOf(store.form, store.render(event.bytes, code)), apiVersion));
}
