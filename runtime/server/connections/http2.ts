import type { RequestListener } from "node:http";
import { constants, createServer, type Http2Server, type ServerHttp2Session, type ServerHttp2Stream } from "node:http2";
import type { Socket } from "node:net";
import type { ConnectionLimits } from "./limits.ts";
import { afterRead } from "./requestTurns.ts";

/** Makes a server of HTTP/2 that is handed connections. */
export function createHttp2Server(callback: RequestListener, limits: ConnectionLimits): Http2Server {
  const { maxStreams, maxHeadBytes, maxHeaders } = limits;
  const settings = { maxConcurrentStreams: maxStreams, maxHeaderListSize: maxHeadBytes };
  const server = createServer({ settings, maxHeaderListPairs: maxHeaders });
  server.on("request", afterRead(callback));
  server.on("stream", (stream) => {
    if (hasBody(stream)) endBody(stream, limits);
  });
  server.on("sessionError", () => {}); // the session is closed with its own answer; nothing is left to do
  return server;
}

/** Hands over a connection; returns the session on it. */
export function openSession(server: Http2Server, socket: Socket): ServerHttp2Session | undefined {
  let opened: ServerHttp2Session | undefined;
  const take = (session: ServerHttp2Session) => (opened = session);
  server.once("session", take);
  server.emit("connection", socket);
  server.off("session", take);
  return opened;
}

/** Its head has come, and something may follow. */
export function hasBody(stream: ServerHttp2Stream): boolean {
  return (stream as { readonly endAfterHeaders?: boolean }).endAfterHeaders !== true;
}

/** What is still to come of a body when its answer is sent may not come for ever. */
function endBody(stream: ServerHttp2Stream, { unfinishedBodyMs }: ConnectionLimits): void {
  stream.once("finish", () => {
    if (stream.readableEnded) return;
    const timer = setTimeout(() => stream.close(constants.NGHTTP2_NO_ERROR), unfinishedBodyMs).unref();
    stream.once("close", () => clearTimeout(timer));
  });
}
