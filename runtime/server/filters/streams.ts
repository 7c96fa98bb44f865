import { setTimeout as sleep } from "node:timers/promises";
import type { StreamResponse } from "../../handlers/request.ts";
import type { Context } from "./context.ts";
import { GatheredWrites } from "./gatheredWrites.ts";
import { cacheControl } from "./send.ts";
import { isOver } from "./settle.ts";
import { type BacklogLimits, type Outlet, StreamBacklog } from "./streamBacklog.ts";
import { closeWebSocket, isWebSocketRequest, openWebSocket } from "./webSocket.ts";

/** Milliseconds between two steps in which streams are ended. */
const stopStepMs = 50;

/** The open streams of a server, which end when it stops. */
export class Streams {
  readonly #stopping = new AbortController();
  readonly #stops = new Set<() => void>();
  readonly #writes = new GatheredWrites();
  readonly #backlog: StreamBacklog;
  readonly #logError: (message: string, error: unknown) => void;

  constructor(limits: BacklogLimits, logError: (message: string, error: unknown) => void) {
    this.#backlog = new StreamBacklog(limits);
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
    if (res.headersSent || isOver(res)) return;
    if (this.signal.aborted) {
      res.writeHead(503, { "Retry-After": "1" }).end();
      return;
    }
    const run = (outlet: Outlet) => this.#run(response, outlet, ctx);
    if (isWebSocketRequest(ctx.req)) throughWebSocket(ctx, response, run);
    else run(throughHttp(ctx, response, this.#writes));
  }

  #run(response: StreamResponse, outlet: Outlet, { req, state }: Context): void {
    const { bufferedBytes, onGone } = outlet;
    let isOver = false;
    let stopSource = () => {};
    const leave = () => {
      isOver = true;
      this.#stops.delete(finish);
      stopSource();
    };
    const finish = () => {
      if (isOver) return;
      leave();
      outlet.close();
    };
    const cut = () => {
      if (!isOver) leave();
      outlet.cut();
    };
    this.#stops.add(finish);
    const seen: Outlet = { ...outlet, cut }; // the backlog cuts what has ended, too, while its client reads none of it
    onGone(() => {
      this.#backlog.forget(seen);
      finish();
    });
    const write = (frame: Buffer) => {
      outlet.write(frame);
      this.#backlog.wrote(seen);
    };
    const report = (error: unknown) => this.#logError(`${req.method} ${req.url}`, error);
    const begun = () => state.begun?.();
    const stop = response.start({ write, bufferedBytes, begun, end: finish, cut, report });
    if (isOver) stop();
    else stopSource = stop;
  }

  /** Calls `stop` when the server stops, unless what this returns was called before. */
  hold(stop: () => void): () => void {
    this.#stops.add(stop);
    return () => void this.#stops.delete(stop);
  }

  /** Ends all streams, one after the other over that time, and refuses new ones. */
  async stop(overMs: number): Promise<void> {
    this.#stopping.abort();
    const steps = Math.max(1, Math.ceil(overMs / stopStepMs));
    const size = Math.ceil(this.#stops.size / steps);
    for (let step = 1; step < steps && this.#stops.size > 0; step++) {
      for (const stop of [...this.#stops].slice(0, size)) stop();
      await sleep(stopStepMs);
    }
    for (const stop of [...this.#stops]) stop();
  }

  /** To be called when all connections are closed. */
  close(): void {
    this.#backlog.stop();
  }
}

function throughHttp({ res, state }: Context, { contentType }: StreamResponse, writes: GatheredWrites): Outlet {
  const head = ["Audit-Id", state.auditId, "Cache-Control", cacheControl, "Content-Type", contentType];
  for (const each of state.flowHeaders ?? []) head.push(each);
  for (const each of state.warnings?.headers() ?? []) head.push("Warning", each);
  res.writeHead(200, head);
  state.audit?.started(200);
  res.flushHeaders();
  // Node would write the bounds of a chunk by themselves, for each of a hundred that are sent the same frame.
  const isChunked = res.chunkedEncoding;
  res.chunkedEncoding = false;
  return {
    write: (frame) => {
      if (frame.length === 0 || isOver(res)) return; // an empty chunk would be the last
      writes.before(res, frame.length);
      res.write(isChunked ? chunkOf(frame) : frame);
    },
    bufferedBytes: () => res.writableLength,
    close: () => {
      writes.forget(res);
      res.end(isChunked ? lastChunk : undefined);
    },
    cut: () => {
      writes.forget(res);
      res.destroy(cutOff);
    },
    onGone: (listener) => void res.once("close", listener),
  };
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

function throughWebSocket(ctx: Context, { isText }: StreamResponse, use: (outlet: Outlet) => void): void {
  openWebSocket(ctx, (webSocket) => {
    ctx.state.audit?.started(switchingProtocols);
    use({
      write: (frame) => webSocket.send(frame, { binary: !isText }),
      bufferedBytes: () => webSocket.bufferedAmount,
      close: () => closeWebSocket(webSocket),
      cut: () => webSocket.terminate(),
      onGone: (listener) => void webSocket.once("close", listener),
    });
  });
}

const switchingProtocols = 101;
