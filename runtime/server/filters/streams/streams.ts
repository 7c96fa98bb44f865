import { setTimeout as sleep } from "node:timers/promises";
import type { StreamResponse } from "../../../handlers/request.ts";
import type { Context } from "../context.ts";
import { GatheredWrites } from "./gatheredWrites.ts";
import { HttpOutlet } from "./httpOutlet.ts";
import { OpenStream, type StreamHost } from "./openStream.ts";
import { isOver } from "../settle.ts";
import { type BacklogLimits, type Outlet, StreamBacklog } from "./streamBacklog.ts";
import { closeWebSocket, isWebSocketRequest, openWebSocket } from "./webSocket.ts";

/** Milliseconds between two steps in which streams are ended. */
const stopStepMs = 50;

/** The open streams of a server, which end when it stops. */
export class Streams {
  readonly #stopping = new AbortController();
  readonly #writes = new GatheredWrites();
  readonly #host: StreamHost;

  constructor(limits: BacklogLimits, logError: StreamHost["logError"]) {
    this.#host = { stops: new Set(), backlog: new StreamBacklog(limits), logError };
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
    const { req, state } = ctx;
    const run = (outlet: Outlet) => {
      const begun = state.begun ?? (() => {});
      new OpenStream(outlet, this.#host, { req, begun }).run(response);
    };
    if (isWebSocketRequest(req)) throughWebSocket(ctx, response, run);
    else run(new HttpOutlet(ctx, response, this.#writes));
  }

  /** Calls `stop` when the server stops, unless what this returns was called before. */
  hold(stop: () => void): () => void {
    const { stops } = this.#host;
    const held = { stop };
    stops.add(held);
    return () => void stops.delete(held);
  }

  /** Ends all streams, one after the other over that time, and refuses new ones. */
  async stop(overMs: number): Promise<void> {
    this.#stopping.abort();
    const steps = Math.max(1, Math.ceil(overMs / stopStepMs));
    const { stops } = this.#host;
    const size = Math.ceil(stops.size / steps);
    for (let step = 1; step < steps && stops.size > 0; step++) {
      for (const each of [...stops].slice(0, size)) each.stop();
      await sleep(stopStepMs);
    }
    for (const each of [...stops]) each.stop();
  }

  /** To be called when all connections are closed. */
  close(): void {
    this.#host.backlog.stop();
  }
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
