import { wholeOf } from "../../handlers/answers/listParts.ts";
import { pretty, wantsPretty } from "../../handlers/answers/respond.ts";
import { gzipBody, gzipHeaders, wantsGzip } from "../../handlers/answers/gzip.ts";
import { type Document, isMatch } from "../../discovery/document.ts";
import { jsonMediaType } from "../../schema/mediaTypes.ts";
import type { Context } from "../filters/context.ts";
import { sendBody, sendText } from "../filters/send.ts";

export interface DocumentHeaders {
  readonly contentType?: string;
  readonly cacheControl?: string;
  readonly vary?: string;
  /** The URL carries the hash of the content: the answer may be kept for a year. */
  readonly isImmutable?: boolean;
  /** Bytes beyond which a client that accepts gzip gets the document compressed; absent: it never does. */
  readonly gzipAbove?: number | undefined;
  /** A client that says by If-Match which version it wants gets 412 where this is another. */
  readonly takesIfMatch?: boolean;
  /** JSON that is indented always, or for those for whom objects are. */
  readonly indent?: "always" | "asked";
}

/** Sends a document, or that the client has it already; a 404 where there is none. */
export function sendFound(
  ctx: Context,
  document: Document | undefined,
  options: DocumentHeaders = {},
): Promise<void> | undefined {
  if (document !== undefined) return sendDocument(ctx, document, options);
  sendText(ctx, 404, "404 page not found\n");
  return undefined;
}

const yearMs = 365 * 86_400_000;

/** Sends a document, or that the client has it already. */
export function sendDocument(
  ctx: Context,
  document: Document,
  options: DocumentHeaders = {},
): Promise<void> | undefined {
  const { etag } = document;
  const { body } = isIndented(ctx, options) ? { body: pretty(wholeOf(document.body)) } : document;
  const { "if-match": wanted, "if-none-match": known } = ctx.req.headers;
  if (options.takesIfMatch === true && (wanted ?? "") !== "" && !isMatch(wanted, etag, { isStrong: true })) {
    send(ctx, { etag, body: Buffer.alloc(0), status: 412 }, options);
    return undefined;
  }
  const isKnown = isMatch(known, etag);
  const { gzipAbove = Number.POSITIVE_INFINITY } = options;
  if (isKnown || !wantsGzip(ctx.req, body.length, gzipAbove)) {
    send(ctx, isKnown ? { etag, body: Buffer.alloc(0), status: 304 } : { etag, body }, options);
    return undefined;
  }
  const sent = body === document.body ? document : { etag, body };
  return gzipped(sent).then((compressed) => send(ctx, { etag, body: compressed, isGzip: true }, options));
}

function isIndented(ctx: Context, { indent, contentType = jsonMediaType }: DocumentHeaders): boolean {
  if (indent === undefined || !contentType.startsWith(jsonMediaType)) return false;
  return indent === "always" || wantsPretty({ headers: ctx.req.headers, query: new URLSearchParams(ctx.state.search) });
}

interface Sent extends Document {
  readonly status?: number;
  readonly isGzip?: boolean;
}

function send(ctx: Context, { body, etag, status = 200, isGzip = false }: Sent, options: DocumentHeaders): void {
  const cacheControl = options.isImmutable === true ? "public, immutable" : options.cacheControl;
  const vary = [options.vary ?? [], isGzip ? gzipHeaders.Vary : []].flat().join(", ");
  sendBody(ctx, {
    kind: "body",
    status,
    contentType: options.contentType ?? jsonMediaType,
    body,
    headers: {
      ETag: etag,
      ...(cacheControl === undefined ? {} : { "Cache-Control": cacheControl }),
      ...(isGzip ? gzipHeaders : {}),
      ...(vary === "" ? {} : { Vary: vary }),
      ...(options.isImmutable === true ? { Expires: new Date(ctx.state.nowMs + yearMs).toUTCString() } : {}),
    },
  });
}

const compressed = new WeakMap<Document, Promise<Buffer>>();

/** A document is compressed once; all who ask meanwhile wait for that. */
function gzipped(document: Document): Promise<Buffer> {
  let making = compressed.get(document);
  if (making === undefined) {
    making = gzipBody({ isSettled: () => false }, document.body);
    compressed.set(document, making);
    making.catch(() => compressed.delete(document)); // who waits for it hears of the error
  }
  return making;
}
