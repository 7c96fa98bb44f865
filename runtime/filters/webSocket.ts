import { type IncomingMessage, type RequestListener, type Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { WebSocket, WebSocketServer } from "ws";
import { badRequest } from "../../generated/errors.ts";
import { offeredProtocols } from "./webSocketProtocols.ts";

/** Bytes of a message from a client: streams only go out, so what comes in is read and dropped. */
const maxMessageBytes = 64 * 1024;
/** How long a client may take to answer that a WebSocket is closing, in milliseconds. */
const closeTimeoutMs = 1000;

/** What a request needs to become a WebSocket. */
interface Upgrade {
  readonly socket: Duplex;
  /** What came behind the request's head. */
  readonly head: Buffer;
  readonly server: WebSocketServer;
}

const upgrades = new WeakMap<IncomingMessage, Upgrade>();

/**
 * Hands requests for a WebSocket to the listener of all requests: whoever answers decides whether it opens one or says
 * something else. Requests that would upgrade to another protocol are answered as if they had not asked.
 */
export function acceptWebSockets(server: Server, listener: RequestListener): void {
  let loading: Promise<WebSocketServer> | undefined;
  server.on("upgrade", (req, socket, head) => {
    if (!asksForWebSocket(req)) {
      withoutUpgrade(server, req, { socket, head });
      return;
    }
    socket.on("error", () => socket.destroy());
    loading ??= loadWebSockets();
    loading.then(
      (webSockets) => {
        upgrades.set(req, { socket, head, server: webSockets });
        const res = new ServerResponse(req);
        res.shouldKeepAlive = false;
        res.assignSocket(socket as Socket);
        res.once("finish", () => socket.end());
        listener(req, res);
      },
      (error: unknown) => socket.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  });
}

/** Loaded with the first request for a WebSocket: most servers never see one. */
async function loadWebSockets(): Promise<WebSocketServer> {
  const { WebSocketServer } = await import("ws");
  return new WebSocketServer({ noServer: true, clientTracking: false, maxPayload: maxMessageBytes });
}

/** A GET may become a WebSocket: it has no body that would be lost. */
function asksForWebSocket({ method, headers }: IncomingMessage): boolean {
  return method === "GET" && headers.upgrade?.toLowerCase() === "websocket";
}

/** Reads the request again without what made it an upgrade, and what follows it. */
function withoutUpgrade(server: Server, req: IncomingMessage, { socket, head }: Omit<Upgrade, "server">): void {
  const lines = [`${req.method} ${req.url} HTTP/${req.httpVersion}`];
  for (let i = 0; i < req.rawHeaders.length; i += 2) {
    const name = req.rawHeaders[i] ?? "";
    if (name.toLowerCase() !== "upgrade") lines.push(`${name}: ${req.rawHeaders[i + 1]}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), head]));
  server.emit("connection", socket);
}

/** Whether the answer to a request may be a WebSocket. */
export function isWebSocketRequest(req: IncomingMessage): boolean {
  return upgrades.has(req);
}

/**
 * Opens the WebSocket that a request asks for. A handshake that is none is answered with a 400, without calling `use`.
 * Throws badRequest when the client leaves open which sub-protocol it speaks.
 */
export function openWebSocket(
  { req, res }: { readonly req: IncomingMessage; readonly res: ServerResponse },
  use: (webSocket: WebSocket) => void,
): void {
  const upgrade = upgrades.get(req);
  if (upgrade === undefined) throw new Error("a request that is no upgrade");
  if (offeredProtocols(req).length > 1) throw badRequest("more than one sub-protocol was offered");
  const { socket, head, server } = upgrade;
  res.detachSocket(socket as Socket);
  server.handleUpgrade(req, socket, head, (webSocket) => {
    webSocket.on("error", () => webSocket.terminate()); // a client that breaks the protocol
    use(webSocket);
  });
}

/** Says that it closes, and does not wait long for the client to agree. */
export function closeWebSocket(webSocket: WebSocket): void {
  webSocket.close(1000);
  const timer = setTimeout(() => webSocket.terminate(), closeTimeoutMs);
  webSocket.once("close", () => clearTimeout(timer));
}
