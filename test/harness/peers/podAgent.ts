import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { Backend } from "./backends.ts";
import { type SpdyStream, spdySession } from "../spdy.ts";

/** A node agent as far as commands and ports of pods go. */
export interface PodAgent {
  /** The one protocol that it takes connections over with; forwarded ports are SPDY in either. */
  speech: "WebSocket" | "SPDY";
  /** What a command prints, by the URL that asks for it. */
  run: (url: string) => Buffer;
}

/** Lets an agent run commands, and answer on forwarded ports with the number of the port and what it heard. */
export function podAgent(agent: Backend): PodAgent {
  const own: PodAgent = { speech: "WebSocket", run: () => Buffer.alloc(0) };
  const sockets = new WebSocketServer({ noServer: true });
  // The library takes no slash in the name of a protocol, and that of forwarded ports has one.
  sockets.on("headers", (lines, req) => lines.push(`Sec-WebSocket-Protocol: ${protocols.get(req)}`));
  const protocols = new WeakMap<IncomingMessage, string>();
  agent.server.on("upgrade", (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    const asked = req.headers.upgrade?.toLowerCase() === "websocket" ? "WebSocket" : "SPDY";
    const url = req.url ?? "";
    const isForward = url.startsWith("/portForward/");
    const onStream = isForward ? forwarding() : (stream: SpdyStream) => runOver(stream, own.run(url));
    if (asked !== own.speech) return void socket.end("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n");
    if (asked === "SPDY") return overSpdy(req, socket, onStream);
    const { "sec-websocket-protocol": offered = "", ...headers } = req.headers;
    protocols.set(req, offered.split(",")[0] ?? "");
    req.headers = headers;
    sockets.handleUpgrade(req, socket, head, (webSocket) => {
      if (!isForward) return runOverWebSocket(webSocket, own.run(url));
      const take = spdySession((frame) => webSocket.send(frame), onStream);
      webSocket.on("message", (message: Buffer) => take(message));
    });
  });
  return own;
}

/** Takes the oldest protocol that was offered but one: the first had no Status at its end. */
function overSpdy(req: IncomingMessage, socket: Duplex, onStream: (stream: SpdyStream) => void): void {
  const offered = String(req.headers["x-stream-protocol-version"]).split(/, */);
  const lines = ["HTTP/1.1 101 Switching Protocols", "Connection: Upgrade", "Upgrade: SPDY/3.1"];
  const protocol = offered.find((each) => each.startsWith("v4.")) ?? offered[0];
  socket.write(`${[...lines, `X-Stream-Protocol-Version: ${protocol}`].join("\r\n")}\r\n\r\n`);
  socket.on(
    "data",
    spdySession((frame) => socket.write(frame), onStream),
  );
  socket.on("error", () => socket.destroy());
}

const success = Buffer.from('{"metadata":{},"status":"Success"}');

function runOver(stream: SpdyStream, output: Buffer): void {
  const { streamtype } = stream.headers;
  if (streamtype === "stdout") stream.write(output);
  if (streamtype === "error") stream.write(success);
  stream.end();
}

function runOverWebSocket(webSocket: WebSocket, output: Buffer): void {
  webSocket.send(Buffer.concat([Buffer.of(1), output]));
  webSocket.send(Buffer.concat([Buffer.of(3), success]));
  webSocket.close(1000);
}

/** Each connection to a port is two streams: what ends the one for errors ends the connection. */
function forwarding(): (stream: SpdyStream) => void {
  const errors = new Map<string, SpdyStream>();
  return (stream) => {
    const { streamtype, port, requestid = "" } = stream.headers;
    if (streamtype === "error") return void errors.set(requestid, stream);
    stream.onData = (chunk) => {
      const [heard = ""] = chunk.toString().split(" HTTP/");
      stream.write(Buffer.from(`HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nport ${port} heard ${heard}\n`));
      stream.end();
      errors.get(requestid)?.end();
    };
  };
}
