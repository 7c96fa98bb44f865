import type { StreamResponse, StreamSink } from "../handlers/request.ts";
import type { Context } from "./context.ts";
import { closeWebSocket, isWebSocketRequest, openWebSocket } from "./webSocket.ts";

/** A connection that a stream is sent over. */
interface Outlet extends Pick<StreamSink, "write" | "bufferedBytes"> {
  readonly close: () => void;
  /** Tells when the client went away. */
  readonly onGone: (listener: () => void) => void;
}

/** The open streams of a server: watches end together when it stops. */
export class Streams {
  readonly #stopping = new AbortController();
  readonly #stops = new Set<() => void>();
  readonly #logError: (message: string, error: unknown) => void;

  constructor(logError: (message: string, error: unknown) => void) {
    this.#logError = logError;
  }

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
    const run = (outlet: Outlet) => this.#run(response, outlet, `${ctx.req.method} ${ctx.req.url}`);
    if (isWebSocketRequest(ctx.req)) throughWebSocket(ctx, response, run);
    else run(throughHttp(ctx, response));
  }

  #run(response: StreamResponse, { write, bufferedBytes, close, onGone }: Outlet, request: string): void {
    let isOver = false;
    let stopSource = () => {};
    const finish = () => {
      if (isOver) return;
      isOver = true;
      this.#stops.delete(finish);
      stopSource();
      close();
    };
    this.#stops.add(finish);
    onGone(finish);
    const report = (error: unknown) => this.#logError(request, error);
    const stop = response.start({ write, bufferedBytes, end: finish, report });
    if (isOver) stop();
    else stopSource = stop;
  }

  /** Calls `stop` when the server stops, unless what this returns was called before. */
  hold(stop: () => void): () => void {
    this.#stops.add(stop);
    return () => void this.#stops.delete(stop);
  }

  /** Ends all streams, and refuses new ones. */
  stop(): void {
    this.#stopping.abort();
    for (const stop of [...this.#stops]) stop();
  }
}

function throughHttp({ res, state }: Context, { contentType }: StreamResponse): Outlet {
  const head = ["Audit-Id", state.auditId, "Cache-Control", "no-cache, private", "Content-Type", contentType];
  for (const each of state.warnings?.headers() ?? []) head.push("Warning", each);
  res.writeHead(200, head);
  res.flushHeaders();
  return {
    write: (frame) => void res.write(frame),
    bufferedBytes: () => res.writableLength,
    close: () => void res.end(),
    onGone: (listener) => void res.once("close", listener),
  };
}

function throughWebSocket(ctx: Context, { isText }: StreamResponse, use: (outlet: Outlet) => void): void {
  openWebSocket(ctx, (webSocket) =>
    use({
      write: (frame) => webSocket.send(frame, { binary: !isText }),
      bufferedBytes: () => webSocket.bufferedAmount,
      close: () => closeWebSocket(webSocket),
      onGone: (listener) => void webSocket.once("close", listener),
    }),
  );
}
