import type { IncomingMessage } from "node:http";
import { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import { importing } from "../../../lib/importing.ts";
import { once } from "../../../lib/once.ts";

/** @limit Message from the client of an exec, attach or port-forward session: closed with code 1009. */
const maxMessageBytes = 1024 * 1024;

/** The sub-protocols that the client of a WebSocket would speak. */
export function offeredProtocols({ headers }: IncomingMessage): readonly string[] {
  const names = (headers["sec-websocket-protocol"] ?? "").split(",").map((each) => each.trim());
  return names.filter((each) => each !== "");
}

/** Hands a connection over to a WebSocket that speaks `protocol`. Rejects where the client breaks the handshake off. */
export async function acceptWebSocket(
  req: IncomingMessage,
  { socket, head, protocol }: { readonly socket: Duplex; readonly head: Buffer; readonly protocol: string },
): Promise<WebSocket> {
  const { WebSocketServer } = await loadWebSockets();
  const server = new WebSocketServer({ noServer: true, clientTracking: false, maxPayload: maxMessageBytes });
  // The library takes no slash in the name of a protocol, and that of forwarded ports has one.
  server.on("headers", (lines) => lines.push(`Sec-WebSocket-Protocol: ${protocol}`));
  delete req.headers["sec-websocket-protocol"];
  return new Promise((resolve, reject) => {
    const broken = () => reject(new Error("the client broke off the handshake of a WebSocket"));
    socket.once("close", broken);
    server.handleUpgrade(req, socket, head, (webSocket) => {
      socket.off("close", broken);
      webSocket.on("error", () => webSocket.terminate()); // a client that breaks the protocol
      resolve(webSocket);
    });
  });
}

const loadWebSockets = once(() => importing(() => import("ws")));

/** The binary messages of a WebSocket as one stream of bytes in each direction. */
export function byteStream(webSocket: WebSocket): Duplex {
  const stream = new Duplex({
    read: () => webSocket.resume(),
    write: (chunk: Buffer, _encoding, done) => webSocket.send(chunk, { binary: true }, (error) => done(error)),
    final: (done) => {
      webSocket.close(1000);
      done();
    },
    destroy: (error, done) => {
      webSocket.terminate();
      done(error);
    },
  });
  webSocket.on("message", (message: Buffer) => {
    if (message.length > 0 && !stream.push(message)) webSocket.pause();
  });
  webSocket.on("error", (error) => stream.destroy(error));
  webSocket.on("close", () => stream.push(null));
  return stream;
}
