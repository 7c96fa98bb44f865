import { once } from "node:events";
import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { text } from "node:stream/consumers";
import * as assert from "uvu/assert";
import { type WebSocket, WebSocketServer } from "ws";
import { type Client, createClient } from "../../generated/client.ts";
import { ConnectionError, isNotFound } from "../../runtime/client/index.ts";
import { type SpdyStream, spdySession } from "../harness/spdy.ts";
import { suite } from "../harness/suite.ts";

const test = suite("ports of a typed client");

/** What the node does with the streams of a connection, in the order in which they are opened. */
let onStream: (stream: SpdyStream) => void;
/** The protocol that the server takes. */
let taken = "SPDY/3.1+portforward.k8s.io";
const held: WebSocket[] = [];
let server: Server;
let client: Client;

test.before(async () => {
  const sockets = new WebSocketServer({ noServer: true });
  sockets.on("headers", (lines) => lines.push(`Sec-WebSocket-Protocol: ${taken}`));
  server = createServer();
  server.on("upgrade", (req, socket, head) => {
    const status = JSON.stringify({ kind: "Status", status: "Failure", reason: "NotFound", code: 404, message: "no" });
    const refusal = `HTTP/1.1 404 Not Found\r\nContent-Length: ${status.length}\r\n\r\n${status}`;
    if (req.url?.includes("/missing/")) return void socket.end(refusal);
    assert.is(req.headers["sec-websocket-protocol"], "SPDY/3.1+portforward.k8s.io");
    delete req.headers["sec-websocket-protocol"]; // the library takes no slash in it
    sockets.handleUpgrade(req, socket, head, (webSocket) => {
      held.push(webSocket);
      const send = (frame: Buffer) => webSocket.send(frame);
      const take = spdySession(send, (stream) => onStream(stream));
      webSocket.on("message", (message: Buffer) => take(message));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  client = createClient({ server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: "x" });
});
test.after(() => {
  client.transport.close();
  server.closeAllConnections();
  server.close();
});

const forward = (name: string, options = {}) => client.core.v1.pods.namespace("default").portforward(name, options);

async function errorOf(work: Promise<unknown>): Promise<Error> {
  return work.then(
    () => assert.unreachable() as never,
    (error: Error) => error,
  );
}

/** Says the port and what it hears, in upper case, and ends when it is asked to. */
function shout(stream: SpdyStream): void {
  if (stream.headers.streamtype === "error") return;
  stream.write(Buffer.from(`${stream.headers.port} `));
  stream.onData = (chunk) => {
    if (chunk.length === 0) stream.end();
    else stream.write(Buffer.from(chunk.toString().toUpperCase()));
  };
}

test("several connections to several ports go over one session, and each has its end", async () => {
  onStream = shout;
  const session = await forward("a");
  const [first, second] = await Promise.all([session.connect(80), session.connect(8080)]);
  first.write("one ");
  second.end("two");
  assert.is(await text(second), "8080 TWO");
  first.end("three");
  assert.is(await text(first), "80 ONE THREE");
  session.close();
});

test("a connection carries requests of Node's client", async () => {
  onStream = (stream) => {
    stream.onData = (chunk) => {
      if (chunk.length > 0) stream.write(Buffer.from("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello"));
    };
  };
  const session = await forward("a");
  const connection = await session.connect(80);
  const [answer] = await once(get({ path: "/", createConnection: () => connection }), "response");
  assert.is(await text(answer), "hello");
  session.close();
});

test("a port on which nothing listens breaks its connection with the node's words, and no other", async () => {
  onStream = (stream) => {
    if (stream.headers.port === "80") return shout(stream);
    if (stream.headers.streamtype === "error") return;
    errors?.write(Buffer.from("failed to connect to localhost:81: connection refused\n"));
    errors?.end();
    stream.end();
  };
  let errors: SpdyStream | undefined;
  const known = onStream;
  onStream = (stream) => {
    if (stream.headers.streamtype === "error") errors = stream;
    known(stream);
  };
  const session = await forward("a");
  const good = await session.connect(80);
  const error = await errorOf(text(await session.connect(81)));
  assert.ok(error instanceof ConnectionError && error.code === "FORWARD", String(error));
  assert.match(error.message, /pods\/a\/portforward: port 81: failed to connect to localhost:81: connection refused$/);
  good.end("still");
  assert.is(await text(good), "80 STILL");
  session.close();
});

test("the end of a session, from either side, ends its connections, and it makes no more", async () => {
  onStream = () => {};
  const stop = new AbortController();
  const ends: Record<string, () => void> = {
    server: () => held.at(-1)?.terminate(),
    signal: () => stop.abort(),
    client: () => client.transport.close(),
  };
  for (const [who, end] of Object.entries(ends)) {
    const session = await forward("a", { signal: stop.signal.aborted ? undefined : stop.signal });
    const connection: Duplex = await session.connect(80);
    const failed = errorOf(text(connection));
    end();
    const error = await failed;
    assert.ok(error instanceof ConnectionError && error.code === "CLOSED", `${who}: ${error}`);
    const late = await errorOf(session.connect(80));
    assert.ok(late instanceof ConnectionError && late.code === "CLOSED", `${who}: ${late}`);
  }
  const session = await forward("a");
  const connection = await session.connect(80);
  const closed = once(connection, "close"); // rejects where an error comes first
  session.close();
  await closed;
  assert.ok((await errorOf(session.connect(80))) instanceof ConnectionError);
});

test("a connection that is given up is reset at the node, and the others go on", async () => {
  onStream = shout;
  const session = await forward("a");
  const frames: Buffer[] = [];
  held.at(-1)?.on("message", (frame: Buffer) => frames.push(frame));
  const [lost, kept] = [await session.connect(80), await session.connect(80)];
  lost.destroy();
  kept.end("x");
  assert.is(await text(kept), "80 X");
  const resets = frames.filter((each) => each.readUInt16BE(0) === 0x8003 && each.readUInt16BE(2) === 3);
  assert.equal(
    resets.map((each) => each.readUInt32BE(8)),
    [3],
  );
  session.close();
});

test("what is refused, or cannot be a port, is an error", async () => {
  assert.ok(isNotFound(await errorOf(forward("missing"))));
  const session = await forward("a");
  for (const port of [0, 1.5, 65_536, Number.NaN]) {
    assert.instance(await errorOf(session.connect(port)), TypeError);
  }
  session.close();
  taken = "v4.channel.k8s.io";
  const error = await errorOf(forward("a"));
  assert.ok(error instanceof ConnectionError, String(error));
  assert.match(error.message, "the server took none of the protocols SPDY/3.1+portforward.k8s.io");
});

test.run();
