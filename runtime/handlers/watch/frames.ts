import type { Negotiated } from "../../negotiate/accept.ts";
import { encodeCbor } from "../../negotiate/cbor.ts";
import { encodeBody, type TypedBody } from "../../negotiate/encode.ts";
import { encodeEvent, withLength } from "../../negotiate/protobufEnvelope.ts";
import { partialText, tableOf, tableRow } from "../../negotiate/table.ts";
import { metadataOf } from "../../registry/stored/storedForm.ts";
import type { Json, KindCode, MetaStructures, Platform, Status, Structure } from "../../schema/index.ts";
import type { EventBatch, WatchEvent } from "../../watch/watchCache.ts";
import type { Store } from "../../registry/store.ts";
import type { ResourceRequest } from "../request.ts";
import { includeObjectOf, tableOfObject } from "../answers/tableBody.ts";

/** Writes what a watch sends. Event batches are written once for all watchers that want the same form. */
export interface FrameEncoder {
  /** One frame for all events, or a frame for each where frames are messages. */
  readonly events: (batch: EventBatch) => readonly Buffer[];
  readonly bookmark: (revision: number, options: { readonly isInitialEnd: boolean }) => Buffer;
  readonly error: (status: Status) => Buffer;
}

interface FrameOptions {
  readonly code: KindCode;
  readonly negotiated: Negotiated;
  readonly platform: Platform;
  readonly meta: MetaStructures;
}

/** What a frame depends on: not the request, so that an encoder keeps none alive. */
interface FrameForm extends FrameOptions {
  readonly store: Store;
  readonly structure: Structure;
  readonly isWebSocket: boolean;
  /** Only of tables. */
  readonly includeObject: ReturnType<typeof includeObjectOf>;
}

/** Encoders of the watches of a store that want the same form, which no table is: a watch of tables has its own. */
const shared = new WeakMap<Store, { readonly code: KindCode; readonly byForm: Map<string, FrameEncoder> }>();

/** The encoder of a watch. Those of the same form have the same one. */
export function frameEncoder(request: ResourceRequest, options: FrameOptions): FrameEncoder {
  const { store, query, isWebSocket } = request;
  const { code, negotiated, meta } = options;
  const { encoding, as, asApiVersion } = negotiated;
  const structure = as === "object" || as === "table" ? code.structure : meta.PartialObjectMetadata;
  const includeObject = as === "table" ? includeObjectOf(query) : "None";
  const form: FrameForm = { ...options, store, structure, isWebSocket, includeObject };
  const { kind, apiVersion } = store.descriptor;
  const name = `${kind} ${apiVersion} ${encoding} ${as} ${asApiVersion} ${includeObject} ${isWebSocket}`;
  if (as === "table") return encoderOf(name, form);
  const ofStore = shared.get(store);
  const { byForm } = ofStore?.code === code ? ofStore : { byForm: new Map<string, FrameEncoder>() };
  if (ofStore?.code !== code) shared.set(store, { code, byForm });
  const known = byForm.get(name);
  if (known !== undefined) return known;
  const encoder = encoderOf(name, form);
  byForm.set(name, encoder);
  return encoder;
}

type EventType = WatchEvent["type"] | "BOOKMARK" | "ERROR";

/**
 * JSON: a document a line. Protobuf: each event behind its length, which a message does without, its object a body with
 * its own envelope. CBOR: one item after the other. In all of them an event is `{type, object}`. The first table of a
 * watch brings the columns, those after it do not.
 */
function encoderOf(name: string, form: FrameForm): FrameEncoder {
  const { meta, isWebSocket } = form;
  const textOf = objectWriter(form);
  let needsColumns = form.negotiated.as === "table";
  const takeColumns = () => {
    const taken = needsColumns;
    needsColumns = false;
    return taken;
  };
  const framesOf = ({ events }: EventBatch, hasColumns: boolean): Buffer[] => {
    const textAt = (event: WatchEvent, index: number) => textOf(event, hasColumns && index === 0);
    const parts = events.map((event, index) => eventParts(event.type, textAt(event, index), form));
    return isWebSocket ? parts.map((each) => Buffer.concat(each)) : [Buffer.concat(parts.flat())];
  };
  return {
    events: (batch) => {
      const hasColumns = takeColumns();
      const key = hasColumns ? `${name} columns` : name;
      const known = batch.encoded.get(key);
      if (known !== undefined) return known;
      const frames = framesOf(batch, hasColumns);
      batch.encoded.set(key, frames);
      return frames;
    },
    bookmark: (revision, { isInitialEnd }) => {
      const text = bookmarkText(revision, { ...form, isInitialEnd, hasColumns: takeColumns() });
      return Buffer.concat(eventParts("BOOKMARK", Buffer.from(text), form));
    },
    error: (status) =>
      Buffer.concat(eventParts("ERROR", Buffer.from(JSON.stringify(status)), { ...form, structure: meta.Status })),
  };
}

/** An object of the watched kind with a version and no more; for watchers of tables, the row of a table. */
function bookmarkText(
  revision: number,
  options: FrameForm & { readonly isInitialEnd: boolean; readonly hasColumns: boolean },
): string {
  const { platform, store, negotiated, isInitialEnd, hasColumns } = options;
  const { as, asApiVersion } = negotiated;
  const { kind, apiVersion, columns } = store.descriptor;
  const annotations = isInitialEnd ? { annotations: initialEndMarks(platform) } : {};
  const resourceVersion = String(revision);
  const metadata = { resourceVersion, ...annotations };
  const isWhole = as === "object" || as === "table";
  const type = isWhole ? { kind, apiVersion } : { kind: "PartialObjectMetadata", apiVersion: asApiVersion };
  const object = JSON.stringify({ ...type, metadata });
  if (as !== "table") return object;
  const nothing = columns.map(() => null);
  const rows = [tableRow(nothing, object)];
  return tableOf({ columns, rows, apiVersion: asApiVersion, metadata: { resourceVersion }, noHeaders: !hasColumns });
}

/** What ends the initial list, in the platform's word and in the one that clients of the field wait for. */
function initialEndMarks({ names, wireAliases }: FrameForm["platform"]): Readonly<Record<string, string>> {
  const own = names.annotationInitialEventsEnd;
  const aliases = Object.entries(wireAliases.annotations).filter(([, named]) => named === own);
  return Object.fromEntries([own, ...aliases.map(([alias]) => alias)].map((mark) => [mark, "true"]));
}

const startOf: Readonly<Record<EventType, Buffer>> = {
  ADDED: Buffer.from('{"type":"ADDED","object":'),
  MODIFIED: Buffer.from('{"type":"MODIFIED","object":'),
  DELETED: Buffer.from('{"type":"DELETED","object":'),
  BOOKMARK: Buffer.from('{"type":"BOOKMARK","object":'),
  ERROR: Buffer.from('{"type":"ERROR","object":'),
};
const endOfFrame = Buffer.from("}\n");

/** An event around the JSON text of its object; in pieces, as JSON is copied into larger frames. */
function eventParts(
  type: EventType,
  text: Buffer,
  { platform, structure, isWebSocket, negotiated: { encoding } }: FrameForm,
): readonly Buffer[] {
  if (encoding === "json") return [startOf[type], text, endOfFrame];
  const object = JSON.parse(text.toString("utf8")) as TypedBody;
  if (encoding === "cbor") return [encodeCbor({ type, object: object as unknown as Json })];
  const event = encodeEvent(type, encodeBody(object, { encoding, structure, platform }));
  return [isWebSocket ? event : withLength(event)];
}

/** The JSON text of an event's object, in the form that was negotiated. */
function objectWriter(form: FrameForm): (event: WatchEvent, hasColumns: boolean) => Buffer {
  const { store, code, negotiated, includeObject } = form;
  const { as, asApiVersion: apiVersion } = negotiated;
  if (as === "object") {
    return store.servesStoredBytes ? (event) => event.bytes : (event) => store.render(event.bytes, code);
  }
  if (as === "table") {
    return (event, hasColumns) => {
      const bytes = store.render(event.bytes, code);
      const rows = { store, code, includeObject, nowMs: Date.now(), apiVersion };
      return Buffer.from(tableOfObject(bytes, { ...rows, noHeaders: !hasColumns }));
    };
  }
  return (event) => Buffer.from(partialText(metadataOf(store.form, store.render(event.bytes, code)), apiVersion));
}
