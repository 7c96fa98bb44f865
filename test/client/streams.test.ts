import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { type WebSocket, WebSocketServer } from "ws";
import { type Client, createClient } from "../../generated/client.ts";
import { ConnectionError, isForbidden } from "../../runtime/client/index.ts";
import { suite } from "../harness/suite.ts";

const test = suite("logs and commands of a typed client");

/** What the server does with the next WebSocket, and with the next request. */
let onSocket: (socket: WebSocket, url: string) => void;
let onRequest: (write: (chunk: Buffer) => void, end: () => void) => void;
let isRefused = false;
let server: Server;
let client: Client;

test.before(async () => {
  const sockets = new WebSocketServer({ noServer: true });
  server = createServer((_req, res) => {
    res.setHeader("content-type", "text/plain");
    onRequest((chunk) => res.write(chunk), () => res.end()); // biome-ignore format: two short functions
  });
  server.on("upgrade", (req, socket, head) => {
    const status = JSON.stringify({ kind: "Status", status: "Failure", reason: "Forbidden", code: 403, message: "no" });
    if (isRefused) socket.end(`HTTP/1.1 403 Forbidden\r\nContent-Length: ${status.length}\r\n\r\n${status}`);
    else sockets.handleUpgrade(req, socket, head, (each) => onSocket(each, req.url ?? ""));
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

const pods = () => client.core.v1.pods.namespace("default");
const message = (channel: number, body: string | Buffer) => Buffer.concat([Buffer.of(channel), Buffer.from(body)]);
const success = message(3, '{"status":"Success"}');

async function errorOf(work: Promise<unknown>): Promise<Error> {
  return work.then(
    () => assert.unreachable() as never,
    (error: Error) => error,
  );
}

test("characters that are cut in two come whole", async () => {
  onRequest = (write, end) => {
    const bytes = Buffer.from("größe €");
    for (const each of bytes) write(Buffer.of(each));
    end();
  };
  let text = "";
  for await (const each of pods().log("a")) text += each;
  assert.is(text, "größe €");
});

test("options are parameters, of a list each, and what is not said is as usual", async () => {
  let asked = "";
  onSocket = (socket, url) => {
    asked = url;
    socket.send(success);
    socket.close(1000);
  };
  const session = await pods().exec("a b", { command: ["echo", "a&b"], container: "c" });
  assert.is(await session.exitCode, 0);
  assert.is(
    asked,
    "/api/v1/namespaces/default/pods/a%20b/exec?command=echo&command=a%26b&container=c" +
      "&stdin=false&stdout=true&stderr=true&tty=false",
  );
  await (await pods().attach("a", { tty: true })).exitCode;
  assert.match(asked, /attach\?tty=true&stdin=false&stdout=true&stderr=false$/);
});

test("a refusal is the server's, and a server that is not there a ConnectionError", async () => {
  isRefused = true;
  const error = await errorOf(pods().exec("a", { command: ["x"] }));
  isRefused = false;
  assert.ok(isForbidden(error));
  const nowhere = createClient({ server: "http://127.0.0.1:1" });
  const refused = await errorOf(nowhere.core.v1.pods.namespace("default").exec("a", { command: ["x"] }));
  assert.ok(refused instanceof ConnectionError, String(refused));
});

test("a session that breaks off has no exit code, and its readers hear of it", async () => {
  for (const cut of [(socket: WebSocket) => socket.terminate(), (socket: WebSocket) => socket.close(1011)]) {
    onSocket = (socket) => {
      socket.send(message(1, "half"), () => setTimeout(() => cut(socket), 20));
    };
    const session = await pods().exec("a", { command: ["x"] });
    const error = await errorOf(session.output());
    assert.ok(error instanceof ConnectionError, String(error));
    assert.match(error.message, /the session ended before the command/);
  }
});

test("how a command ended that could not be run, or was ended by its own code", async () => {
  const causes = [{ reason: "ExitCode", message: "42" }];
  const statuses = [
    { status: "Failure", reason: "NonZeroExitCode", details: { causes } },
    { status: "Failure", reason: "InternalError", code: 500, message: "no such program" },
  ];
  onSocket = (socket) => {
    socket.send(message(3, JSON.stringify(statuses.shift())));
    socket.close(1000);
  };
  assert.is(await (await pods().exec("a", { command: ["x"] })).exitCode, 42);
  assert.is((await errorOf((await pods().exec("a", { command: ["x"] })).exitCode)).message, "no such program");
});

test("the server is not read while its output is not", async () => {
  const size = 8 * 1024 * 1024;
  let held: WebSocket | undefined;
  onSocket = (socket) => {
    held = socket;
    for (let sent = 0; sent < size; sent += 65_536) socket.send(message(1, Buffer.alloc(65_536)));
    socket.send(success);
    socket.close(1000);
  };
  const session = await pods().exec("a", { command: ["x"] });
  await sleep(300);
  assert.ok((held?.bufferedAmount ?? 0) > size / 8, `${held?.bufferedAmount} bytes wait at the server`);
  let got = 0;
  for await (const chunk of session.stdout) got += (chunk as Buffer).length;
  assert.equal([got, await session.exitCode], [size, 0]);
});

test("an aborted signal and a closed client end a session", async () => {
  let closed = 0;
  onSocket = (socket) => socket.on("close", () => (closed += 1));
  const ending = new AbortController();
  const aborted = await pods().exec("a", { command: ["x"], signal: ending.signal });
  ending.abort();
  await errorOf(aborted.exitCode);
  const left = await pods().exec("a", { command: ["x"] });
  client.transport.close();
  await errorOf(left.exitCode);
  await sleep(50);
  assert.is(closed, 2);
  assert.ok(left.stdin.destroyed);
  const signal = AbortSignal.abort(new Error("before"));
  assert.is((await errorOf(pods().exec("a", { command: ["x"], signal }))).message, "before");
});

test("a signal that is aborted while the client connects opens no session", async () => {
  let opened = 0;
  onSocket = () => (opened += 1);
  const ending = new AbortController();
  const connecting = createClient({
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get userAgent() {
      ending.abort(new Error("meanwhile"));
      return "x";
    },
  });
  const session = connecting.core.v1.pods.namespace("default").exec("a", { command: ["x"], signal: ending.signal });
  assert.equal([(await errorOf(session)).message, opened], ["meanwhile", 0]);
  connecting.transport.close();
});

test.run();
