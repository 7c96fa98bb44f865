import { createServer as createHttp2Server, type ServerHttp2Session } from "node:http2";
import { createServer as createHttp1Server, type RequestListener, type Server as Http1Server } from "node:http";
import type { Socket } from "node:net";
import { type Duplex, duplexPair } from "node:stream";
import { createServer as createTlsServer, type Server as TlsServer } from "node:tls";
import { acceptUpgrades } from "./filters/upgrades.ts";

export interface ListenOptions {
  readonly callback: RequestListener;
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
  readonly cert: string;
  readonly key: string;
  /** Client certificates of these authorities, PEM, are believed; others are as if there were none. */
  readonly clientCas: readonly string[];
  /** Told of each connection that did not come to be. */
  readonly onHandshakeError: () => void;
}

export interface Listener {
  readonly host: string;
  readonly port: number;
  /** A connection of this process: the client's end, for HTTP/1.1 in plain. Nobody else can have one. */
  readonly connect: () => Duplex;
  /** Takes no new connections, waits for requests under way, and breaks what is left after `graceMs`. */
  readonly close: (graceMs: number) => Promise<void>;
}

/** Milliseconds a client may take to send a request's head. */
const headersTimeoutMs = 20_000;

/** Listens with TLS for HTTP/1.1 and HTTP/2 on one port. */
export async function listen(options: ListenOptions): Promise<Listener> {
  const { callback, host, port, cert, key, clientCas } = options;
  const server = createTlsServer({
    ALPNProtocols: ["h2", "http/1.1"],
    cert,
    key,
    ca: [...clientCas],
    requestCert: true,
    rejectUnauthorized: false,
  });
  const http1 = createHttp1Server(
    { headersTimeout: headersTimeoutMs, requestTimeout: 0, keepAliveTimeout: 60_000 },
    callback,
  );
  acceptUpgrades(http1, callback);
  const http2 = createHttp2Server();
  http2.on("request", callback as unknown as Parameters<typeof http2.on>[1]);
  const sockets = new Set<Socket>();
  server.on("secureConnection", (socket) => {
    (socket.alpnProtocol === "h2" ? http2 : http1).emit("connection", socket);
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy()); // a client that breaks off is not an error of the server's
  });
  const sessions = new Set<ServerHttp2Session>();
  http2.on("session", (session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
  });
  server.on("tlsClientError", (_error, socket) => {
    options.onHandshakeError();
    socket.destroy();
  });
  http2.on("sessionError", () => {}); // the session is closed with its own answer; nothing is left to do
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: Error & { code?: string }) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(isTaken ? new Error(`${host}:${port} is in use; --secure-port names another port, 0 a free one`) : error);
    };
    server.once("error", refuse);
    server.listen(port, host, () => {
      server.off("error", refuse);
      resolve();
    });
  });
  const address = server.address();
  const boundPort = typeof address === "object" && address !== null ? address.port : port;
  const own = new Set<Duplex>();
  return {
    host,
    port: boundPort,
    connect: () => connectTo(http1, own),
    close: async (graceMs) => {
      for (const each of own) each.destroy();
      await close(server, { sockets, sessions }, graceMs);
    },
  };
}

/** What one end writes the other reads; when one is destroyed, so is the other. */
function connectTo(http1: Http1Server, open: Set<Duplex>): Duplex {
  const [near, far] = duplexPair();
  open.add(near);
  near.once("close", () => {
    open.delete(near);
    far.destroy();
  });
  far.once("close", () => near.destroy());
  for (const each of [near, far]) each.on("error", () => each.destroy());
  http1.emit("connection", far);
  return near;
}

interface Open {
  readonly sockets: ReadonlySet<Socket>;
  readonly sessions: ReadonlySet<ServerHttp2Session>;
}

async function close(server: TlsServer, { sockets, sessions }: Open, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const session of sessions) session.close(); // lets its open streams end
  const idle = setInterval(() => destroyIdle(sockets), 20);
  destroyIdle(sockets);
  const late = setTimeout(() => {
    for (const socket of sockets) socket.destroy();
  }, graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

/** Connections kept open between requests would hold the server for their whole timeout. */
function destroyIdle(sockets: ReadonlySet<Socket>): void {
  for (const socket of sockets) {
    const message = (socket as Socket & { _httpMessage?: unknown })._httpMessage;
    const isHttp1 = "parser" in socket && (socket as { parser?: unknown }).parser != null;
    if (isHttp1 && message == null && socket.writableLength === 0) socket.destroy();
  }
}
