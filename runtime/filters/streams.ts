import type { StreamResponse } from "../handlers/request.ts";
import type { Context } from "./context.ts";

/** The open streams of a server: watches end together when it stops. */
export class Streams {
  readonly #stopping = new AbortController();
  readonly #stops = new Set<() => void>();

  /** Aborted when the server begins to stop. */
  get signal(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Sends a stream until its source ends it, the client goes away or the server stops. */
  send(ctx: Context, response: StreamResponse): void {
    ctx.respond = false;
    const { res } = ctx;
    if (res.headersSent || res.destroyed) return;
    if (this.signal.aborted) {
      res.writeHead(503, { "Retry-After": "1" }).end();
      return;
    }
    res.writeHead(200, [
      "Audit-Id",
      ctx.state.auditId,
      "Cache-Control",
      "no-cache, private",
      "Content-Type",
      response.contentType,
    ]);
    res.flushHeaders();
    let isOver = false;
    let stopSource = () => {};
    const finish = () => {
      if (isOver) return;
      isOver = true;
      this.#stops.delete(finish);
      stopSource();
      res.end();
    };
    this.#stops.add(finish);
    res.once("close", finish);
    const stop = response.start({
      write: (frame) => void res.write(frame),
      bufferedBytes: () => res.writableLength,
      end: finish,
    });
    if (isOver) stop();
    else stopSource = stop;
  }

  /** Ends all streams, and refuses new ones. */
  stop(): void {
    this.#stopping.abort();
    for (const stop of [...this.#stops]) stop();
  }
}
