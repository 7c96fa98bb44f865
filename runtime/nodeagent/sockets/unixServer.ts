import { setMaxListeners } from "node:events";
import { chmod, mkdir, rm } from "node:fs/promises";
import { createServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { dirname } from "node:path";
import type { ConnectRouter } from "@connectrpc/connect";
import { connectNodeAdapter } from "@connectrpc/connect-node";

export interface UnixServerOptions {
  /** Of the socket; its folder is made, and a socket that an earlier process has left is replaced. */
  readonly path: string;
  readonly routes: (router: ConnectRouter) => void;
}

/** @limit Request to a socket of the node agent: the call fails. */
const maxRequestBytes = 64 * 1024;
/** @limit Connections to a socket of the node agent: the next is closed at once. */
const maxConnections = 256;
/** @limit Calls on one such connection: the next is refused. */
const maxConcurrentStreams = 128;

/** Serves gRPC on a socket that only its owner may use. Rejects with an Error where it cannot listen. */
export async function startUnixServer({
  path,
  routes,
}: UnixServerOptions): Promise<{ readonly stop: () => Promise<void> }> {
  await mkdir(dirname(path), { recursive: true, mode: 0o750 });
  await rm(path, { force: true });
  const stopping = new AbortController();
  setMaxListeners(Infinity, stopping.signal); // every call waits for it
  const handle = connectNodeAdapter({
    ...{ routes, grpcWeb: false, connect: false, acceptCompression: [] },
    ...{ readMaxBytes: maxRequestBytes, shutdownSignal: stopping.signal },
  });
  const server = createServer({ settings: { maxConcurrentStreams } }, (request, response) =>
    handleCall(handle, request, response),
  );
  server.maxConnections = maxConnections;
  const sessions = new Set<{ destroy: () => void }>();
  server.on("session", (session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return {
    stop: async () => {
      stopping.abort();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const each of sessions) each.destroy();
      await closed;
      await rm(path, { force: true });
    },
  };
}

/**
 * Programs in Go name the path of the socket as the host that they ask, escaped, which is no host of a URL: nothing
 * here depends on it. A path that is none of a URL is that of no method.
 */
function handleCall(handle: Handler, request: Http2ServerRequest, response: Http2ServerResponse): void {
  request.headers[":authority"] = "localhost";
  if (URL.canParse(request.url, "http://localhost")) handle(request, response);
  else response.writeHead(404).end();
}

type Handler = ReturnType<typeof connectNodeAdapter>;
