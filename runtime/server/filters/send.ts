import type { ServerResponse } from "node:http";
import type { BodyResponse } from "../../handlers/request.ts";
import type { Context } from "./context.ts";
import { maxWriteBytes, partsOf } from "../connections/shortWrites.ts";
import { isOver } from "./settle.ts";
import { writeInTurn } from "./streams/writeTurns.ts";

/** Of answers that no cache may keep. */
export const cacheControl = "no-cache, private";

/**
 * Sends a whole answer. It writes the head in one call and past Koa's response object, which costs a tenth of setting
 * headers one by one; Koa only has to leave the socket alone.
 */
export function sendBody(ctx: Context, response: BodyResponse): void {
  ctx.respond = false;
  const { res } = ctx;
  if (res.headersSent || isOver(res)) return; // the deadline answered first, or the client went away
  const { body } = response;
  const { length } = body;
  ctx.state.sentBytes = length;
  const head = ["Audit-Id", ctx.state.auditId, "Cache-Control", response.headers?.["Cache-Control"] ?? cacheControl];
  // Of what the client has they would say nothing true, and without content there is no length (RFC 9110).
  if (response.status !== 304) head.push("Content-Type", response.contentType);
  if (response.status !== 304 && response.status !== 204) head.push("Content-Length", String(length));
  for (const [name, value] of Object.entries(response.headers ?? {})) {
    if (name !== "Cache-Control") head.push(name, value);
  }
  for (const each of ctx.state.flowHeaders ?? []) head.push(each);
  for (const each of ctx.state.warnings?.headers() ?? []) head.push("Warning", each);
  res.writeHead(response.status, head);
  if (ctx.req.method === "HEAD" || length === 0) {
    res.end(); // an HTTP/2 stream whose head says that nothing follows takes no chunk, not even an empty one
  } else if (Buffer.isBuffer(body) && length <= maxWriteBytes) {
    res.end(body);
  } else {
    const parts = partsOfAll(Buffer.isBuffer(body) ? [body] : body.chunks());
    writeInTurn(() => pump(res, parts));
  }
}

function* partsOfAll(chunks: Iterable<Buffer>): Generator<Buffer> {
  for (const chunk of chunks) yield* partsOf(chunk);
}

/**
 * Writes a part when the socket has taken the one before. Two writes in one turn would be joined by copying, and a
 * list that is put together on the way is never in memory as a whole.
 */
function pump(res: ServerResponse, parts: Iterator<Buffer>): void {
  const next = parts.next();
  if (next.done === true) {
    res.end();
    return;
  }
  res.write(next.value, (error) => {
    if (error == null && !isOver(res)) writeInTurn(() => pump(res, parts));
  });
}

/** Sends text that machines do not read. */
export function sendText(
  ctx: Context,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  sendBody(ctx, {
    kind: "body",
    status,
    contentType: "text/plain; charset=utf-8",
    body: Buffer.from(text),
    headers: { "X-Content-Type-Options": "nosniff", ...headers },
  });
}
