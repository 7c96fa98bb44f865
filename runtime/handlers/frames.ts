import type { Negotiated } from "../negotiate/accept.ts";
import { partialObjectMetadata } from "../negotiate/table.ts";
import type { KindCode, Platform, Status } from "../schema/index.ts";
import type { EventBatch, WatchEvent } from "../watch/watchCache.ts";
import type { ResourceRequest } from "./request.ts";
import { tableOfEntries } from "./tableBody.ts";

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
}

/** One JSON document a line: `{"type":T,"object":O}`. */
export function frameEncoder(options: FrameOptions): FrameEncoder {
  const { request, negotiated, platform } = options;
  const object = objectWriter(options);
  const { kind, apiVersion } = request.store.descriptor;
  const included = request.query.get("includeObject") ?? "";
  const name = `${kind} ${apiVersion} ${negotiated.as} ${negotiated.asApiVersion} ${included}`;
  return {
    events: (batch) => {
      let frames = batch.encoded.get(name);
      if (frames === undefined) {
        frames = Buffer.concat(batch.events.flatMap((event) => [startOf[event.type], object(event), endOfFrame]));
        batch.encoded.set(name, frames);
      }
      return frames;
    },
    bookmark: (revision, { isInitialEnd }) => {
      const annotations = isInitialEnd
        ? { annotations: { [`${platform.labelDomain}/initial-events-end`]: "true" } }
        : {};
      const metadata = { resourceVersion: String(revision), creationTimestamp: null, ...annotations };
      const isWhole = negotiated.as === "object" || negotiated.as === "table";
      const type = isWhole
        ? { kind, apiVersion }
        : { kind: "PartialObjectMetadata", apiVersion: negotiated.asApiVersion };
      return frame("BOOKMARK", bookmarkObject({ ...type, metadata }, negotiated));
    },
    error: (status) => frame("ERROR", status),
  };
}

/** Watchers of tables get their bookmarks as a table whose version says how far they are. */
function bookmarkObject(object: { metadata: { resourceVersion: string } }, negotiated: Negotiated): object {
  if (negotiated.as !== "table") return object;
  const { metadata } = object;
  const rows = [{ cells: [], object }];
  return { kind: "Table", apiVersion: negotiated.asApiVersion, metadata, columnDefinitions: [], rows };
}

const startOf = {
  ADDED: Buffer.from('{"type":"ADDED","object":'),
  MODIFIED: Buffer.from('{"type":"MODIFIED","object":'),
  DELETED: Buffer.from('{"type":"DELETED","object":'),
} as const;

const endOfFrame = Buffer.from("}\n");

function frame(type: string, object: object): Buffer {
  return Buffer.from(`${JSON.stringify({ type, object })}\n`);
}

function objectWriter(options: FrameOptions): (event: WatchEvent) => Buffer {
  const { request, code, negotiated } = options;
  const { store, query } = request;
  if (negotiated.as === "object")
    return store.servesStoredBytes ? (event) => event.bytes : (event) => store.render(event.bytes, code);
  if (negotiated.as === "table") {
    const apiVersion = negotiated.asApiVersion;
    return (event) =>
      Buffer.from(
        tableOfEntries([store.render(event.bytes, code)], { store, code, query, nowMs: Date.now(), apiVersion }),
      );
  }
  return (event) => {
    const partial = partialObjectMetadata(JSON.parse(store.render(event.bytes, code).toString("utf8")));
    return Buffer.from(
      JSON.stringify({ ...partial, kind: "PartialObjectMetadata", apiVersion: negotiated.asApiVersion }),
    );
  };
}
