import { setTimeout as sleep } from "node:timers/promises";
import { integerFrom, type Random } from "../../robustness/random.ts";
import { openWire, type Wire } from "./wire.ts";

export interface RawTarget {
  readonly port: number;
  readonly token: string;
  readonly random: Random;
}

/** Does something with a connection of its own; returns what the server sent, for a look at its answers. */
export type RawFault = (target: RawTarget) => Promise<string>;

const list = "/api/v1/configmaps";
const collection = "/api/v1/namespaces/default/configmaps";

function head(target: RawTarget, line: string, ...headers: readonly string[]): string {
  return [line, "Host: orch", `Authorization: Bearer ${target.token}`, ...headers, "", ""].join("\r\n");
}

const get = (target: RawTarget, path: string) => head(target, `GET ${path} HTTP/1.1`);
const isAnswered = (text: string) => text.includes("\r\n\r\n");

/** Sends text over TLS and takes what comes; the connection ends with an RST or a FIN. */
function sending(text: (target: RawTarget) => string, isDone: (text: string) => boolean = isAnswered): RawFault {
  return (target) =>
    over(target, async (wire) => {
      wire.write(text(target));
      await wire.until(isDone, 500);
    });
}

async function over(target: RawTarget, run: (wire: Wire) => Promise<void>): Promise<string> {
  const wire = await openWire(target.port, "http/1.1");
  try {
    await run(wire);
    return wire.received();
  } finally {
    if (target.random() < 0.5) wire.end();
    wire.reset();
  }
}

async function drip(wire: Wire, text: string, pieces: number): Promise<void> {
  const size = Math.ceil(text.length / pieces);
  for (let at = 0; at < text.length && !wire.isClosed(); at += size) {
    wire.write(text.slice(at, at + size));
    await sleep(5);
  }
}

const body = '{"metadata":{"name":"raw"},"data":{"a":"b"}}';
const json = "Content-Type: application/json";
const post = (target: RawTarget, ...headers: readonly string[]) =>
  head(target, `POST ${collection}?dryRun=All HTTP/1.1`, json, ...headers);
const chunked = "Transfer-Encoding: chunked";

/** Requests that break off, drip, lie about their length, or are none. */
export const rawFaults: Readonly<Record<string, RawFault>> = {
  "half a head, then gone": sending(
    () => "GET /api/v1/pods HT",
    () => true,
  ),
  "half a body, then gone": sending(
    (target) => `${post(target, "Content-Length: 1000")}{"metadata"`,
    () => true,
  ),
  "a reset in the middle of a large body": (target) =>
    over(target, async (wire) => {
      wire.write(post(target, "Content-Length: 3000000"));
      for (let round = 0; round < 20; round++) {
        wire.write(`"${"x".repeat(20_000)}",`);
        await sleep(0);
      }
    }),
  "a reset in the middle of an answer": sending(
    (target) => get(target, "/openapi/v2"),
    (text) => text.length > 1000,
  ),
  "a large answer that is not taken": (target) =>
    over(target, async (wire) => {
      wire.pause();
      wire.write(get(target, "/openapi/v2").repeat(3));
      await sleep(integerFrom(10, 200, target.random));
    }),
  "a head that drips": (target) =>
    over(target, async (wire) => {
      await drip(wire, get(target, collection), 40);
      await wire.until(isAnswered);
    }),
  "a body that drips": (target) =>
    over(target, async (wire) => {
      wire.write(post(target, `Content-Length: ${body.length}`));
      await drip(wire, body, 20);
      await wire.until(isAnswered);
    }),
  "a length that is too short": sending((target) => `${post(target, "Content-Length: 10")}${body}`),
  "a length that is too long": sending((target) => `${post(target, "Content-Length: 100")}${body}`),
  "a length that is no number": sending((target) => `${post(target, "Content-Length: 1x")}${body}`),
  "a negative length": sending((target) => `${post(target, "Content-Length: -1")}${body}`),
  "a length beyond all numbers": sending((target) => `${post(target, "Content-Length: 99999999999999999999")}${body}`),
  "a huge length": sending((target) => `${post(target, "Content-Length: 9000000000")}${body}`),
  "two lengths": sending((target) => `${post(target, "Content-Length: 5", "Content-Length: 50")}${body}`),
  "a length and chunks": sending((target) => `${post(target, "Content-Length: 5", chunked)}0\r\n\r\n`),
  "a size of a chunk that is none": sending((target) => `${post(target, chunked)}zz\r\n{}\r\n`),
  "a size of a chunk beyond all numbers": sending((target) => `${post(target, chunked)}fffffffffffffffff\r\n{}`),
  "a chunk without its end": sending((target) => `${post(target, chunked)}5\r\n{}`),
  "a chunk that is longer than it says": sending((target) => `${post(target, chunked)}2\r\n${body}\r\n0\r\n\r\n`),
  "chunks of a byte": sending(
    (target) => `${post(target, chunked)}${[...body.repeat(50)].map((each) => `1\r\n${each}\r\n`).join("")}0\r\n\r\n`,
  ),
  "extensions of chunks": sending((target) => `${post(target, chunked)}2;${"a=b;".repeat(5000)}\r\n{}\r\n0\r\n\r\n`),
  "many trailers": sending((target) => `${post(target, chunked)}2\r\n{}\r\n0\r\n${"X-A: b\r\n".repeat(3000)}\r\n`),
  "another coding": sending((target) => `${post(target, "Transfer-Encoding: gzip, chunked")}2\r\n{}\r\n0\r\n\r\n`),
  "a coding that is none": sending((target) => `${post(target, "Transfer-Encoding: x")}2\r\n{}\r\n0\r\n\r\n`),
  "a long line": sending((target) => get(target, `${list}?${"a".repeat(100_000)}`)),
  "a long header": sending((target) => head(target, `GET ${list} HTTP/1.1`, `X-Long: ${"a".repeat(100_000)}`)),
  "many headers": sending((target) =>
    head(target, `GET ${list} HTTP/1.1`, ...Array.from({ length: 3000 }, (_, i) => `A${i}: b`)),
  ),
  "headers with nothing in them": sending((target) =>
    head(target, `GET ${list} HTTP/1.1`, ...new Array<string>(2500).fill("A:")),
  ),
  "a NUL in a header": sending((target) => head(target, `GET ${list} HTTP/1.1`, "A: \0b")),
  "a folded header": sending((target) => head(target, `GET ${list} HTTP/1.1`, "A: b\r\n c")),
  "line feeds alone": sending(
    (target) => get(target, list).replaceAll("\r\n", "\n"),
    () => true,
  ),
  "no host": sending(() => "GET / HTTP/1.1\r\n\r\n"),
  "two hosts": sending((target) => head(target, `GET ${list} HTTP/1.1`, "Host: other")),
  "a version that is none": sending((target) => head(target, `GET ${list} HTTP/9.9`)),
  "the first version": sending((target) => head(target, `GET ${list} HTTP/1.0`)),
  "no version": sending(
    () => "GET /api\r\n\r\n",
    () => true,
  ),
  "a method that is none": sending((target) => head(target, `BREW ${list} HTTP/1.1`)),
  "a whole URL": sending((target) => get(target, "https://example.com/api/v1/pods?limit=1")),
  "a star": sending((target) => head(target, "OPTIONS * HTTP/1.1")),
  "a connect": sending((target) => head(target, "CONNECT example.com:443 HTTP/1.1")),
  "a path that is none": sending((target) => get(target, "api/v1")),
  "a path of dots": sending((target) => get(target, "/../../etc/passwd")),
  "a path of signs": sending((target) => get(target, "/%%%/%00/%zz/\\..\\//?%=%&%")),
  "bytes of no letters": sending((target) => get(target, "/api/\xff\xfe?\xff=\xff")),
  "an upgrade to nothing": sending((target) =>
    head(target, `GET ${list} HTTP/1.1`, "Connection: Upgrade", "Upgrade: x"),
  ),
  "an upgrade to h2c": sending((target) =>
    head(target, `GET ${list} HTTP/1.1`, "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMA"),
  ),
  "a WebSocket without a key": sending((target) =>
    head(
      target,
      `GET ${list}?watch=1 HTTP/1.1`,
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
    ),
  ),
  "a WebSocket with frames that are none": sending(
    (target) =>
      `${head(target, `GET ${list}?watch=1 HTTP/1.1`, "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==")}${"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff".repeat(20)}`,
  ),
  "an expectation": sending((target) => `${post(target, "Content-Length: 2", "Expect: 100-continue")}{}`),
  "an expectation that is none": sending((target) => `${post(target, "Content-Length: 2", "Expect: 200-ok")}{}`),
  "the begin of HTTP/2": sending(() => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
  "lines without end": sending(
    () => "\r\n".repeat(5000),
    () => true,
  ),
  "letters without end": sending(() => "A".repeat(50_000)),
  "many requests in one write": (target) =>
    over(target, async (wire) => {
      const count = integerFrom(20, 100, target.random);
      wire.write(get(target, `${collection}/never-made`).repeat(count));
      const isDone = (text: string) => text.split("HTTP/1.1 404").length > count;
      const text = await wire.until(isDone, 20_000);
      if (isDone(text)) return;
      const others = text.match(/HTTP\/1\.1 (?!404).*/g) ?? [];
      throw new Error(`${text.split("HTTP/1.1").length - 1} answers to ${count} requests: ${others.join(", ")}`);
    }),
  "many requests, then a reset": sending(
    (target) => get(target, list).repeat(integerFrom(20, 300, target.random)),
    (text) => text.length > 100,
  ),
  "requests behind one that is broken": sending((target) => `${get(target, "/api")}GET\r\n\r\n${get(target, "/api")}`),
  "a watch, then a reset": (target) =>
    over(target, async (wire) => {
      wire.write(get(target, `${collection}?watch=1&allowWatchBookmarks=true`));
      await wire.until(isAnswered, 500);
    }),
  "a watch that is not read": (target) =>
    over(target, async (wire) => {
      wire.pause();
      wire.write(get(target, `${list}?watch=1&resourceVersion=0`));
      await sleep(integerFrom(10, 300, target.random));
    }),
  "a request behind a watch": sending(
    (target) => get(target, `${list}?watch=1&timeoutSeconds=1`) + get(target, "/api"),
  ),
  "no greeting": silent("tcp", () => ""),
  "a greeting that is none": silent("tcp", () => "GET / HTTP/1.1\r\n\r\n"),
  "half a greeting": silent("tcp", () => "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03abc"),
  "a huge greeting": silent("tcp", () => `\x16\x03\x01\xff\xff\x01\x00\xff\xfb\x03\x03${"\x00".repeat(70_000)}`),
  "an alert": silent("tcp", () => "\x15\x03\x01\x00\x02\x02\x28"),
  "silence over TLS": silent("http/1.1", () => ""),
  "a record that is none over TLS": async (target) => {
    const wire = await openWire(target.port, "http/1.1");
    wire.write(get(target, "/livez"));
    wire.reset();
    return wire.received();
  },
};

function silent(protocol: "tcp" | "http/1.1", bytes: () => string): RawFault {
  return async ({ port, random }) => {
    const wire = await openWire(port, protocol);
    wire.write(bytes());
    await wire.until(() => false, integerFrom(5, 200, random));
    wire.reset();
    return protocol === "tcp" ? "" : wire.received();
  };
}
