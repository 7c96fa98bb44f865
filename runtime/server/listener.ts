import type { RequestListener, Server as Http1Server } from "node:http";
import { createServer, type Server } from "node:net";
import { type Duplex, duplexPair } from "node:stream";
import { createServer as createTlsServer } from "node:tls";
import { followHeads } from "../component/profiling/unfinishedHeads.ts";
import { listenProblem } from "../component/serving/listenProblem.ts";
import { Connections } from "./connections/connections.ts";
import { awaitGreeting } from "./connections/greetings.ts";
import { createHttp1Server } from "./connections/http1.ts";
import { createHttp2Server } from "./connections/http2.ts";
import { type ConnectionLimits, defaultConnectionLimits } from "./connections/limits.ts";
import { type Contexts, contextsOf, type ServingMaterial } from "./servingMaterial.ts";

export interface ListenOptions extends ServingMaterial {
  readonly callback: RequestListener;
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
  /** Called for each connection whose handshake fails. */
  readonly onHandshakeError: () => void;
  /** Default: those of production. */
  readonly limits?: ConnectionLimits;
  /** Which versions of HTTP are spoken; default both. */
  readonly protocols?: readonly ("h2" | "http/1.1")[];
}

export interface Listener {
  readonly host: string;
  readonly port: number;
  /** A connection of this process: the client's end, for HTTP/1.1 in plain. No other process can have one. */
  readonly connect: () => Duplex;
  /** Shows this to clients that connect from now on. */
  readonly renew: (contexts: Contexts) => void;
  /** Takes no new connections, waits for requests under way, and breaks what is left after `graceMs`. */
  readonly close: (graceMs: number) => Promise<void>;
}

/** Milliseconds of silence after which the system asks whether the other side is still there. */
const keepAliveInitialDelay = 30_000;

/**
 * Node's own number is 511, which the agents of a few hundred nodes fill when a server starts again.
 * @limit Connections that the system completes before the server accepts them: the clients of others try again.
 */
const backlog = 4096;

/** Listens with TLS for HTTP/1.1 and HTTP/2 on one port. */
export async function listen(options: ListenOptions): Promise<Listener> {
  const { callback, host, port, limits = defaultConnectionLimits, protocols = ["h2", "http/1.1"] } = options;
  let contexts = contextsOf(options);
  const secured = createTlsServer({
    ALPNProtocols: [...protocols],
    ...contexts.usual,
    SNICallback: (name, done) => done(null, contexts.forName(name)),
    requestCert: true,
    rejectUnauthorized: false,
  });
  const connections = new Connections(limits, followHeads);
  const http1 = createHttp1Server(connections.noting(callback), limits, (socket) => connections.noteRead(socket));
  const servers = { http1, http2: createHttp2Server(callback, limits) };
  // Else what follows an answer waits until the client has acknowledged that, which may take it 40 ms.
  const server = createServer({ keepAlive: true, keepAliveInitialDelay, noDelay: true }, (socket) => {
    connections.accept(socket);
    awaitGreeting(socket, { greeted: () => secured.emit("connection", socket), gone: options.onHandshakeError });
  });
  secured.on("secureConnection", (socket) => {
    socket.on("error", () => socket.destroy()); // a client that breaks off is not an error of the server's
    connections.secure(socket, servers);
  });
  secured.on("tlsClientError", (_error, socket) => {
    options.onHandshakeError();
    socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: Error) => reject(listenProblem(error, { host, port }));
    server.once("error", refuse);
    server.listen({ port, host, backlog }, () => {
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
    renew: (next) => {
      secured.setSecureContext(next.usual);
      contexts = next;
    },
    close: async (graceMs) => {
      for (const each of own) each.destroy();
      await close(server, connections, graceMs);
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

async function close(server: Server, connections: Connections, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  connections.closeIdle();
  const idle = setInterval(() => connections.closeIdle(), 20);
  const late = setTimeout(() => connections.destroy(), graceMs);
  await closed;
  connections.destroy();
  clearInterval(idle);
  clearTimeout(late);
}
