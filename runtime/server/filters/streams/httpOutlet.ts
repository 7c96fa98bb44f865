import type { ServerResponse } from "node:http";
import type { Http2ServerResponse, OutgoingHttpHeaders } from "node:http2";
import type { StreamResponse } from "../../../handlers/request.ts";
import { maxWriteBytes, partsOf } from "../../connections/shortWrites.ts";
import type { Context } from "../context.ts";
import type { GatheredWrites } from "./gatheredWrites.ts";
import { cacheControl } from "../send.ts";
import { isHttp2, isOver } from "../settle.ts";
import type { Outlet } from "./streamBacklog.ts";

/** Sends the head of a stream, then its frames, over HTTP/1.1 or HTTP/2. */
export class HttpOutlet implements Outlet {
  readonly #res: ServerResponse;
  readonly #writes: GatheredWrites;
  readonly #isChunked: boolean;

  constructor({ res, state }: Context, { contentType }: StreamResponse, writes: GatheredWrites) {
    const head = ["Audit-Id", flat(state.auditId), "Cache-Control", cacheControl, "Content-Type", contentType];
    for (const each of state.flowHeaders ?? []) head.push(each);
    for (const each of state.warnings?.headers() ?? []) head.push("Warning", each);
    if (isHttp2(res)) respond(res, head);
    else res.writeHead(200, head);
    state.audit?.started(200);
    res.flushHeaders();
    // Node would write the bounds of a chunk by themselves, for each of a hundred that are sent the same frame.
    this.#isChunked = res.chunkedEncoding;
    res.chunkedEncoding = false;
    this.#res = res;
    this.#writes = writes;
  }

  write(frame: Buffer): void {
    const res = this.#res;
    if (frame.length === 0 || isOver(res)) return; // an empty chunk would be the last
    this.#writes.before(res, frame.length);
    if (this.#isChunked) res.write(chunkOf(frame));
    else if (frame.length <= maxWriteBytes) res.write(frame);
    else this.#writeShort(frame);
  }

  /** On HTTP/2, where Node would join what waits to one write; on HTTP/1.1 the connection sees to it. */
  #writeShort(frame: Buffer): void {
    if (isHttp2(this.#res)) Object.assign(this.#res.stream, { _writev: undefined });
    for (const part of partsOf(frame)) this.#res.write(part);
  }

  bufferedBytes(): number {
    return this.#res.writableLength;
  }

  close(): void {
    this.#writes.forget(this.#res);
    if (!isOver(this.#res)) this.#res.end(this.#isChunked ? lastChunk : undefined);
  }

  cut(): void {
    this.#writes.forget(this.#res);
    this.#res.destroy(cutOff);
  }

  onGone(listener: () => void): void {
    this.#res.on("close", listener);
  }
}

/** Past Node's response object, which keeps the headers a second time; it has those for web pages. */
function respond(
  res: Pick<Http2ServerResponse, "stream" | "statusCode" | "getHeaders">,
  head: readonly string[],
): void {
  const headers: OutgoingHttpHeaders = { ...res.getHeaders(), ":status": 200 };
  for (let index = 0; index < head.length; index += 2) {
    const name = head[index]?.toLowerCase() ?? "";
    const value = head[index + 1] ?? "";
    const before = headers[name];
    headers[name] = before === undefined ? value : [before, value].flat().map(String);
  }
  res.statusCode = 200;
  res.stream.respond(headers);
}

/** The same text in one piece: Node makes a UUID of twenty, which stay while it does. */
function flat(text: string): string {
  return Buffer.from(text).toString();
}

/** One for all, as the socket makes one for each frame that waits, and its stack, where it is not given one. */
const cutOff = Object.assign(new Error("the client does not read"), { code: "ECONNABORTED" });

const lastChunk = "0\r\n\r\n";
let latest: { readonly frame: Buffer; readonly chunk: Buffer } | undefined;

/** A frame as a chunk of HTTP/1.1; that of the frame which was asked for last is still there. */
function chunkOf(frame: Buffer): Buffer {
  if (latest?.frame === frame) return latest.chunk;
  const chunk = Buffer.concat([Buffer.from(`${frame.length.toString(16)}\r\n`), frame, Buffer.from("\r\n")]);
  latest = { frame, chunk };
  return chunk;
}
