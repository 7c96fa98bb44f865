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
}

/** Sends a document, or that the client has it already; a 404 where there is none. */
export function sendFound(ctx: Context, document: Document | undefined, options: DocumentHeaders = {}): void {
  if (document === undefined) sendText(ctx, 404, "404 page not found\n");
  else sendDocument(ctx, document, options);
}

const yearMs = 365 * 86_400_000;

/** Sends a document, or that the client has it already. */
export function sendDocument(ctx: Context, document: Document, options: DocumentHeaders = {}): void {
  const isKnown = isMatch(ctx.req.headers["if-none-match"], document.etag);
  const cacheControl = options.isImmutable === true ? "public, immutable" : options.cacheControl;
  sendBody(ctx, {
    kind: "body",
    status: isKnown ? 304 : 200,
    contentType: options.contentType ?? jsonMediaType,
    body: isKnown ? Buffer.alloc(0) : document.body,
    headers: {
      ETag: document.etag,
      ...(cacheControl === undefined ? {} : { "Cache-Control": cacheControl }),
      ...(options.vary === undefined ? {} : { Vary: options.vary }),
      ...(options.isImmutable === true ? { Expires: new Date(ctx.state.nowMs + yearMs).toUTCString() } : {}),
    },
  });
}
