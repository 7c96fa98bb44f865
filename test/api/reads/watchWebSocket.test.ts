import * as assert from "uvu/assert";
import { WebSocket } from "ws";
import { generated } from "../../../generated/index.ts";
import { decodeCbor } from "../../../runtime/negotiate/cbor.ts";
import { withLength } from "../../../runtime/negotiate/protobufEnvelope.ts";
import { type Api, openApi } from "../../harness/api.ts";
import { rawConnection } from "../../harness/rawHttp.ts";
import { suite } from "../../harness/suite.ts";
import type { Parsed } from "../../harness/watch.ts";
import { core, failure } from "../literal.ts";
import { eventsOf } from "../../harness/wire.ts";
import "../../harness/ownProcess.ts";

const test = suite("watches over WebSockets");

const path = core("default", "configmaps");

let api: Api;
let a: Parsed;
let b: Parsed;
test.before(async () => {
  api = await openApi({ featureGates: { CBORServingAndStorage: "true" } });
  a = (await api.post(path, { metadata: { name: "a" } })).json;
  b = (await api.post(path, { metadata: { name: "b" } })).json;
});
test.after(() => api.stop());

interface Options {
  readonly protocols?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

interface Message {
  readonly data: Buffer;
  readonly isBinary: boolean;
}

interface Opened {
  readonly webSocket: WebSocket;
  /** The next messages, in order; fails when the server closes before. */
  readonly next: (count: number) => Promise<readonly Message[]>;
  /** The code of the server's close. */
  readonly closed: Promise<number>;
}

function open(query: string, { protocols = [], headers }: Options = {}): Opened {
  const authorization = { authorization: `Bearer ${api.server.token}` };
  const url = `${api.server.url.replace("http:", "ws:")}${path}?watch=1&${query}`;
  const webSocket = new WebSocket(url, [...protocols], { headers: headers ?? authorization });
  const messages: Message[] = [];
  let wake = () => {};
  webSocket.on("message", (data, isBinary) => {
    messages.push({ data: data as Buffer, isBinary });
    wake();
  });
  let failed: Error | undefined;
  webSocket.on("error", (error) => {
    failed = error;
    wake();
  });
  const closed = new Promise<number>((resolve) => webSocket.once("close", (code) => resolve(code)));
  const next = async (count: number) => {
    while (messages.length < count) {
      if (failed !== undefined) throw failed;
      await new Promise<void>((resolve) => (wake = resolve));
    }
    return messages.splice(0, count);
  };
  return { webSocket, next, closed };
}

const textsOf = (messages: readonly Message[]) => messages.map(({ data, isBinary }) => [data.toString(), isBinary]);
const event = (type: string, object: object) => `${JSON.stringify({ type, object })}\n`;

test("each event is a message of text with a line of JSON", async () => {
  const { next, webSocket, closed } = open("");
  assert.equal(textsOf(await next(2)), [
    [event("ADDED", a), false],
    [event("ADDED", b), false],
  ]);
  const changed = (await api.patch(`${path}/a`, "merge", { data: { x: "1" } })).json;
  assert.equal(textsOf(await next(1)), [[event("MODIFIED", changed), false]]);
  a = changed;
  webSocket.close();
  assert.is(await closed, 1005);
});

test("a watch in protobuf has binary messages, without the length that streams have before each", async () => {
  const headers = { authorization: `Bearer ${api.server.token}`, accept: generated.platform.protobufMediaType };
  const { next, webSocket } = open("", { headers });
  const messages = await next(2);
  assert.equal(
    messages.map(({ data, isBinary }) => [eventsOf(withLength(data)).map((each) => each.type), isBinary]),
    [
      [["ADDED"], true],
      [["ADDED"], true],
    ],
  );
  webSocket.close();
});

test("a watch in CBOR has binary messages", async () => {
  const headers = { authorization: `Bearer ${api.server.token}`, accept: "application/cbor-seq" };
  const { next, webSocket } = open("", { headers });
  const [first] = await next(1);
  assert.equal([first?.isBinary, decodeCbor(first?.data ?? Buffer.alloc(0))], [true, { type: "ADDED", object: a }]);
  webSocket.close();
});

test("a watch ends with its timeout, and the WebSocket closes normally", async () => {
  assert.is(await open("timeoutSeconds=1").closed, 1000);
});

test("a version that is ahead comes as an ERROR, as in a stream", async () => {
  const version = "9223372036854775807";
  const { next, closed } = open(`resourceVersion=${version}&sendInitialEvents=1&resourceVersionMatch=NotOlderThan`);
  const [{ data } = { data: Buffer.alloc(0) }] = await next(1);
  const { type, object } = JSON.parse(data.toString());
  assert.equal([type, object.code, object.reason], ["ERROR", 504, "Timeout"]);
  assert.is(await closed, 1000);
});

test("the sub-protocol of a client is the answer's; without one there is none", async () => {
  const named = open("", { protocols: ["base64.binary.orch.io"] });
  await named.next(1);
  assert.is(named.webSocket.protocol, "base64.binary.orch.io");
  named.webSocket.close();
  const plain = open("");
  await plain.next(1);
  assert.is(plain.webSocket.protocol, "");
  plain.webSocket.close();
});

const tokenProtocol = (token: string) =>
  `base64url.bearer.authorization.orch.io.${Buffer.from(token).toString("base64url")}`;

test("a browser brings its token as a sub-protocol, which the answer does not repeat", async () => {
  const protocols = [tokenProtocol(api.server.token), "base64.binary.orch.io"];
  const { next, webSocket } = open("", { protocols, headers: {} });
  assert.is((await next(1)).length, 1);
  assert.is(webSocket.protocol, "base64.binary.orch.io");
  webSocket.close();
});

const refused: [what: string, query: string, () => Options, status: number][] = [
  ["without a token", "", () => ({ headers: {} }), 401],
  ["with a token nobody knows", "", () => ({ headers: {}, protocols: [tokenProtocol("no"), "x"] }), 401],
  [
    "with a token as its only sub-protocol",
    "",
    () => ({ headers: {}, protocols: [tokenProtocol(api.server.token)] }),
    401,
  ],
  [
    "with two tokens",
    "",
    () => ({ headers: {}, protocols: [tokenProtocol(api.server.token), tokenProtocol("x"), "x"] }),
    401,
  ],
  [
    "with a token in another alphabet",
    "",
    () => ({ headers: {}, protocols: ["base64url.bearer.authorization.orch.io.a.b", "x"] }),
    401,
  ],
  ["that offers two sub-protocols", "", () => ({ protocols: ["a", "b"] }), 400],
  ["with parameters that do not go together", "resourceVersionMatch=Exact", () => ({}), 422],
  [
    "in YAML",
    "",
    () => ({ headers: { authorization: `Bearer ${api.server.token}`, accept: "application/yaml" } }),
    406,
  ],
];
for (const [what, query, options, status] of refused) {
  test(`a WebSocket ${what} is a ${status} and not opened`, async () => {
    const { next } = open(query, options());
    const error = await next(1).catch((thrown: Error) => thrown.message);
    assert.is(error, `Unexpected server response: ${status}`);
  });
}

/** A GET with a WebSocket's head; lines that a row names replace those of the same name. */
async function handshake(to: string, lines: Readonly<Record<string, string>> = {}) {
  const raw = await rawConnection(api.server.url);
  const head: Record<string, string> = {
    Host: "x",
    Authorization: `Bearer ${api.server.token}`,
    Connection: "keep-alive, Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
    ...lines,
  };
  const text = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  raw.socket.write(`GET ${to} HTTP/1.1\r\n${text.join("")}\r\n`);
  return raw;
}

test("the answer to a handshake is that of RFC 6455", async () => {
  const raw = await handshake(`${path}?watch=1&resourceVersion=${b.metadata.resourceVersion}`);
  const { head } = await raw.answer(200);
  assert.equal(head.split("\r\n").sort(), [
    "Connection: Upgrade",
    "HTTP/1.1 101 Switching Protocols",
    "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=",
    "Upgrade: websocket",
  ]);
  raw.close();
});

const broken: [what: string, lines: Readonly<Record<string, string>>, status: number][] = [
  ["of another version", { "Sec-WebSocket-Version": "12" }, 400],
  ["without a key", { "Sec-WebSocket-Key": "" }, 400],
  ["with a key of another length", { "Sec-WebSocket-Key": "c2hvcnQ=" }, 400],
];
for (const [what, lines, status] of broken) {
  test(`a handshake ${what} is a ${status}`, async () => {
    const raw = await handshake(`${path}?watch=1`, lines);
    assert.is((await raw.answer()).status, status);
    raw.close();
  });
}

test("what is no watch is answered as if it had not asked for a WebSocket", async () => {
  const raw = await handshake(`${path}/b`);
  const answer = await raw.answer();
  assert.equal([answer.status, JSON.parse(answer.body)], [200, b]);
  assert.match(answer.head, /connection: close/i);
  const missing = await handshake("/api/v1/nothings?watch=1");
  const message = "the server could not find the requested resource";
  assert.equal(JSON.parse((await missing.answer()).body), failure(404, "NotFound", { message, details: {} }));
  for (const each of [raw, missing]) each.close();
});

test("a request that would upgrade to another protocol keeps its body and its connection", async () => {
  const raw = await rawConnection(api.server.url);
  const body = JSON.stringify({ metadata: { name: "upgraded" } });
  const head = `Host: x\r\nAuthorization: Bearer ${api.server.token}\r\n`;
  const upgrade = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n";
  const length = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  raw.socket.write(`POST ${path} HTTP/1.1\r\n${head}${upgrade}${length}${body.slice(0, 9)}`);
  await new Promise((resolve) => setTimeout(resolve, 20));
  raw.socket.write(body.slice(9));
  await new Promise((resolve) => raw.socket.once("data", resolve));
  raw.socket.write(`GET ${path}/upgraded HTTP/1.1\r\n${head}Connection: close\r\n\r\n`);
  await new Promise((resolve) => raw.socket.once("end", resolve));
  const { head: first, body: rest } = await raw.answer();
  assert.equal(`${first}\r\n${rest}`.match(/HTTP\/1\.1 \d{3}/g), ["HTTP/1.1 201", "HTTP/1.1 200"]);
  raw.close();
  await api.delete(`${path}/upgraded`);
});

test("what clients say is dropped; a message that is too large, or no message, ends the watch", async () => {
  const talking = open("");
  await talking.next(2);
  talking.webSocket.send("hello");
  talking.webSocket.ping();
  await new Promise((resolve) => talking.webSocket.once("pong", resolve));
  talking.webSocket.send("x".repeat(100_000));
  assert.is(await talking.closed, 1009);
  const raw = await handshake(`${path}?watch=1`);
  await raw.answer(100);
  raw.socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff]));
  await new Promise((resolve) => raw.socket.once("end", resolve));
  raw.close();
  assert.equal(api.server.errors, []);
});

test("clients that go away are forgotten", async () => {
  const before = openSockets();
  const opened = Array.from({ length: 20 }, () => open(""));
  await Promise.all(opened.map((each) => each.next(2)));
  for (const { webSocket } of opened) webSocket.terminate();
  for (let tries = 0; openSockets() > before && tries < 100; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.ok(openSockets() <= before, `${openSockets()} sockets, ${before} before`);
});

const openSockets = () => process.getActiveResourcesInfo().filter((each) => each === "TCPSocketWrap").length;

test("a server that stops closes its WebSockets", async () => {
  const other = await openApi();
  const url = `${other.server.url.replace("http:", "ws:")}${path}?watch=1`;
  const webSocket = new WebSocket(url, { headers: { authorization: `Bearer ${other.server.token}` } });
  await new Promise((resolve) => webSocket.once("open", resolve));
  const closed = new Promise((resolve) => webSocket.once("close", resolve));
  await other.stop();
  assert.is(await closed, 1000);
});

test.run();
