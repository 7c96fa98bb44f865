import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { WebSocket } from "ws";
import { importing } from "../../../lib/importing.ts";
import { once } from "../../../lib/once.ts";
import { upgradeOf } from "./upgrades.ts";
import { soleProtocol } from "./webSocketProtocols.ts";

/**
 * Bytes of a message from a client: streams only go out, so what comes in is read and dropped.
 * @limit Message from the client of a WebSocket: closed with code 1009.
 */
const maxMessageBytes = 64 * 1024;
/** @limit Client's answer to the close of a WebSocket: its connection is cut. */
const closeTimeoutMs = 1000;

/** Whether the answer to a request may be a WebSocket. It is a GET, which has no body that would be lost. */
export function isWebSocketRequest(req: IncomingMessage): boolean {
  if (req.method !== "GET" || req.headers.upgrade?.toLowerCase() !== "websocket") return false;
  return upgradeOf(req) !== undefined;
}

/**
 * Opens the WebSocket that a request asks for. A handshake that is none is answered with a 400, without calling `use`.
 * Throws badRequest when the client leaves open which sub-protocol it speaks.
 */
export function openWebSocket(
  { req, res }: { readonly req: IncomingMessage; readonly res: ServerResponse },
  use: (webSocket: WebSocket) => void,
): void {
  const upgrade = upgradeOf(req);
  if (upgrade === undefined) throw new Error("a request that is no upgrade");
  soleProtocol(req);
  const { socket, head } = upgrade;
  res.detachSocket(socket as Socket);
  loadWebSockets().then(
    (server) =>
      server.handleUpgrade(req, socket, head, (webSocket) => {
        webSocket.on("error", () => webSocket.terminate()); // a client that breaks the protocol
        use(webSocket);
      }),
    (error: unknown) => socket.destroy(error instanceof Error ? error : new Error(String(error))),
  );
}

/** Loaded with the first WebSocket: most servers never see one. */
const loadWebSockets = once(async () => {
  const { WebSocketServer } = await importing(() => import("ws"));
  return new WebSocketServer({ noServer: true, clientTracking: false, maxPayload: maxMessageBytes });
});

/** Says that it closes, and does not wait long for the client to agree. */
export function closeWebSocket(webSocket: WebSocket): void {
  webSocket.close(1000);
  const timer = setTimeout(() => webSocket.terminate(), closeTimeoutMs);
  webSocket.once("close", () => clearTimeout(timer));
}
