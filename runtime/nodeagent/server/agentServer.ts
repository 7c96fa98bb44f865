import { setMaxListeners } from "node:events";
import { createServer, type IncomingMessage, type Server, ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type Pages, textAnswer } from "../../component/pages/page.ts";
import { stopServer } from "../../component/serving/componentServer.ts";
import { asRead, pageAnswer, sendPage, splitUrl } from "../../component/serving/pageAnswer.ts";
import { readInTurns } from "../../component/serving/readInTurns.ts";
import { secureOptions, type ServingTls } from "../../component/serving/servingTls.ts";
import { isStatusError } from "../../schema/status.ts";
import type { AgentAccess } from "./access.ts";
import type { ServerMeter } from "../meters/serverMeter.ts";
import { type BoundConnections, boundConnections } from "./boundConnections.ts";
import type { AgentCall, AgentRoute } from "./agentCall.ts";
import { type Services, unserved } from "./services.ts";

export interface AgentServerOptions {
  readonly host: string;
  readonly port: number;
  /** Absent: plain HTTP. */
  readonly tls?: ServingTls;
  /** Absent: any client may ask for everything. */
  readonly access?: AgentAccess;
  /** What answers whole. */
  readonly pages: Pages;
  /** What streams, by the first part of its path. */
  readonly routes: Readonly<Record<string, AgentRoute>>;
  /** What paths those that are not plain pages may have. */
  readonly services: Services;
  readonly logError: (message: string, error: unknown) => void;
  readonly meter?: ServerMeter;
}

export interface AgentServer {
  readonly port: number;
  /** Shows another certificate, and believes another authority, from the next connection on. No effect without TLS. */
  readonly renew: (tls: ServingTls) => void;
  readonly stop: () => Promise<void>;
}

/** @limit Connections to the port of a node agent: the oldest without a request that it may send is closed. */
const maxConnections = 1024;
/** @limit TLS handshake with a node agent: the connection is closed. */
const handshakeTimeout = 10_000;
/** @limit Head of a request to a node agent: the connection is closed. */
const headersTimeoutMs = 10_000;
/** @limit Request to a node agent, body included: 408. */
const requestTimeoutMs = 30_000;
/** A command that runs in a container is part of the URL. @limit Size of the head of a request to a node agent: 431. */
const maxHeadBytes = 1024 * 1024;

/** Serves a port of the node agent. Rejects with an Error where it cannot listen. */
export async function startAgentServer(options: AgentServerOptions): Promise<AgentServer> {
  const { host, port, tls } = options;
  const stopping = new AbortController();
  setMaxListeners(Infinity, stopping.signal); // every call that streams waits for it
  const times = { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs };
  const { IncomingMessage, follow } = readInTurns();
  const common = { noDelay: true, maxHeaderSize: maxHeadBytes, IncomingMessage, ...times };
  const secure =
    tls === undefined ? undefined : createSecureServer({ ...secureOptions(tls), ...common, handshakeTimeout });
  const server: Server = secure ?? createServer(common);
  follow(server);
  const settings: Settings = { ...options, stopping: stopping.signal, ...boundConnections(server, maxConnections) };
  server.on("request", (req, res) => void answer({ req, res, upgrade: undefined }, settings));
  server.on("upgrade", (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    const res = new ServerResponse(req);
    res.shouldKeepAlive = false;
    res.assignSocket(socket as Socket);
    res.once("finish", () => socket.end());
    socket.on("error", () => socket.destroy());
    void answer({ req, res, upgrade: { socket, head } }, settings);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    renew: (now) => secure?.setSecureContext(secureOptions(now)),
    stop: () => {
      stopping.abort();
      return stopServer(server);
    },
  };
}

type Incoming = Pick<AgentCall, "req" | "res" | "upgrade">;

interface Settings extends AgentServerOptions, BoundConnections {
  readonly stopping: AbortSignal;
}

/** The one catch that answers: a StatusError as its code and text, any other error as a 500 without its message. */
async function answer(incoming: Incoming, settings: Settings): Promise<void> {
  const { req, res } = incoming;
  const ended = settings.meter?.began({
    ...{ method: req.method ?? "", path: servedPath(req, settings) },
    serverType: settings.access === undefined ? "readonly" : "readwrite",
  });
  try {
    await settle(incoming, settings);
  } catch (error) {
    if (!isStatusError(error)) settings.logError(`${req.method} ${req.url?.split("?")[0]}`, error);
    if (res.headersSent || res.socket === null) res.destroy();
    else sendPage(res, isStatusError(error) ? textAnswer(error.code, error.message) : internalError);
  } finally {
    ended?.();
    req.resume(); // what is left of a body says nothing
  }
}

const internalError = textAnswer(500, "internal error\n");

async function settle(incoming: Incoming, settings: Settings): Promise<void> {
  const { access, pages, routes, stopping, keep } = settings;
  const { req, res, upgrade } = incoming;
  const { path, query } = splitUrl(req);
  await access?.(req, path);
  keep(req.socket);
  const other = unserved(req, settings.services);
  if (other !== undefined) return sendPage(res, other);
  const rest = partsOf(path);
  const route = rest === undefined ? undefined : routes[routeOf(path, routes)];
  if (rest === undefined || route === undefined) return sendPage(res, await pageAnswer(req, pages, asRead(req, pages)));
  const gone = new AbortController();
  const connection = upgrade?.socket ?? res;
  connection.once("close", () => gone.abort());
  const cut = () => connection.destroy();
  stopping.addEventListener("abort", cut);
  try {
    await route({ ...incoming, rest, query, signal: AbortSignal.any([gone.signal, stopping]) });
  } finally {
    stopping.removeEventListener("abort", cut);
  }
}

/** The part of a path that says what is asked; "" for what is not served. */
function servedPath(req: IncomingMessage, { pages, routes }: AgentServerOptions): string {
  const { path } = splitUrl(req);
  return routeOf(path, routes) || (pages.has(path) ? (path.split("/")[1] ?? "") : "");
}

/** The first part of a path as it is written, which is what a user is authorized for; "" where no route has it. */
function routeOf(path: string, routes: AgentServerOptions["routes"]): string {
  const [, first = ""] = path.split("/");
  return Object.hasOwn(routes, first) ? first : "";
}

/** What follows the first part, decoded; undefined for a path that is no text. */
function partsOf(path: string): readonly string[] | undefined {
  try {
    return path.split("/").slice(2).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}
