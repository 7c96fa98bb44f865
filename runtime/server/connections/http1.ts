import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { joiningMessages, notePieces } from "../../component/serving/smallPieces.ts";
import { acceptUpgrades, mayUpgrade } from "../filters/streams/upgrades.ts";
import type { ConnectionLimits } from "./limits.ts";
import { inTurns } from "./requestTurns.ts";

/**
 * Makes a server of HTTP/1.1 that is handed connections, or listens. It answers the requests of a connection one after
 * the other. `noteRead` is called for each head, and each piece
 * of a body or behind an upgrade.
 */
export function createHttp1Server(
  answer: RequestListener,
  limits: ConnectionLimits,
  noteRead: (socket: Socket) => void = () => {},
): Server {
  const callback = inTurns(refusingHeaders(inOriginForm(answer), limits));
  const { headMs, http1IdleMs, maxHeadBytes } = limits;
  const options = {
    headersTimeout: headMs,
    requestTimeout: 0,
    keepAliveTimeout: http1IdleMs,
    maxHeaderSize: maxHeadBytes,
    IncomingMessage: joiningMessages((req) => noteRead(req.socket)),
    shouldUpgradeCallback: mayUpgrade, // of Node 24.9 and later, which else hand on a stream that is no socket
  };
  const pipelines = new WeakMap<Socket, Pipeline>();
  const listener: RequestListener = (req, res) => {
    noteRead(req.socket);
    if (hasBody(req)) res.once("finish", () => endBody(req, limits));
    if (res.socket !== null) {
      callback(req, res);
      return;
    }
    const { socket } = req;
    const known = pipelines.get(socket);
    const pipeline = known ?? new Pipeline(socket, limits.maxPipelined);
    if (known === undefined) pipelines.set(socket, pipeline);
    pipeline.add(res, () => callback(req, res));
  };
  const server = createServer(options, listener);
  server.maxHeadersCount = limits.maxHeaders + 1; // one more shows that there were too many
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => refuse(error, { socket, limits }));
  server.on("upgrade", (_, socket) => notePieces(socket, () => noteRead(socket as Socket)));
  acceptUpgrades(server, callback);
  return server;
}

/**
 * Node passes over headers beyond a number. Those that a proxy adds may be the last ones, and a request without them
 * is another one: it would not act as the user that they name.
 */
function refusingHeaders(callback: RequestListener, { maxHeaders }: ConnectionLimits): RequestListener {
  return (req, res) => {
    if (req.rawHeaders.length <= 2 * maxHeaders) callback(req, res);
    else res.writeHead(431, { Connection: "close" }).end();
  };
}

/** A client may write the address of its server before the path (RFC 9112, 3.2.2): what it asks for is the same. */
function inOriginForm(callback: RequestListener): RequestListener {
  return (req, res) => {
    const { url = "/" } = req;
    const [address = ""] = url.startsWith("/") ? [] : (/^https?:\/\/[^/?]*/i.exec(url) ?? []);
    if (address !== "") req.url = url.slice(address.length).replace(/^(?!\/)/, "/");
    callback(req, res);
  };
}

/** What Node keeps in a socket: the answer that is being given. */
interface Answering extends Duplex {
  readonly _httpMessage?: ServerResponse | null;
}

const refusals: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/**
 * Answers what is no request, and reads on for a while: Node closes the connection at once, and one that is closed with
 * bytes unread takes the answer along.
 */
function refuse(
  { code = "" }: NodeJS.ErrnoException,
  { socket, limits }: { readonly socket: Answering; readonly limits: ConnectionLimits },
): void {
  if (socket.writableEnded) return; // it has its answer
  if (!socket.writable || socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  socket.end(`HTTP/1.1 ${refusals[code] ?? "400 Bad Request"}\r\nConnection: close\r\n\r\n`);
  const timer = setTimeout(() => socket.destroy(), limits.unfinishedBodyMs).unref();
  socket.once("close", () => clearTimeout(timer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers["content-length"];
  return (length !== undefined && length !== "0") || headers["transfer-encoding"] !== undefined;
}

/** What is still to come of a body when its answer is sent may not come for ever. */
function endBody(req: IncomingMessage, { unfinishedBodyMs }: ConnectionLimits): void {
  if (req.complete) return;
  const timer = setTimeout(() => void (req.complete || req.socket.destroy()), unfinishedBodyMs).unref();
  req.once("end", () => clearTimeout(timer));
}

/** What Node keeps in a socket; it pauses the parser where this is true. */
interface Pausable extends Socket {
  _paused?: boolean;
}

/**
 * The requests of a connection that came before the answers to those before them. Node would let all of them begin,
 * and pause its parser at some point, whereafter TLS, which hands on all that it has decrypted, breaks the connection.
 * Here each begins when it is its turn to be answered, and beyond a number the connection is not read.
 */
class Pipeline {
  readonly #socket: Pausable;
  readonly #max: number;
  #waiting = 0;

  constructor(socket: Socket, max: number) {
    this.#socket = socket;
    this.#max = max;
    socket.on("resume", () => this.#restrain()); // Node reads on after each request that it has read to the end
  }

  add(res: ServerResponse, begin: () => void): void {
    this.#waiting += 1;
    this.#socket._paused = false;
    this.#restrain();
    res.once("socket", () => {
      this.#waiting -= 1;
      if (this.#socket.destroyed) return; // Node goes on to the next answer, whose "close" would never come
      if (this.#waiting === this.#max) this.#socket.resume();
      begin();
    });
  }

  #restrain(): void {
    if (this.#waiting > this.#max) this.#socket.pause();
  }
}
