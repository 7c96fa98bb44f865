import { once } from "node:events";
import type { IncomingMessage, RequestListener } from "node:http";
import { Worker } from "node:worker_threads";
import * as assert from "uvu/assert";
import { WebSocketServer } from "ws";
import { startHealthServer } from "../../../runtime/nodeagent/server/healthServer.ts";
import { upgradeOf } from "../../../runtime/server/filters/streams/upgrades.ts";
import { empty, endHeaders, endStream, frame, frameType, preface, uint32 } from "../../harness/http2Frames.ts";
import { openBytes, startListening } from "../../harness/listening.ts";
import { measureLoop } from "../../harness/loopMeter.ts";
import "../../harness/ownProcess.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("what connections send at once");

/** Opens connections in a thread of its own, sends the same over all of them, and counts those that are answered. */
const crowd = `
const { parentPort, workerData: { port, protocol, count, first, bytes } } = require("node:worker_threads");
const { connect } = require(protocol === "tcp" ? "node:net" : "node:tls");
const opened = () => new Promise((resolve) => {
  const options = { host: "127.0.0.1", port, rejectUnauthorized: false, ALPNProtocols: [protocol] };
  const socket = connect(options, () => resolve(socket));
  socket.on("error", () => {});
});
const main = async () => {
  const sockets = [];
  for (let index = 0; index < count; index++) sockets.push(await opened());
  for (const each of sockets) each.write(first);
  parentPort.postMessage("open");
  await new Promise((resolve) => parentPort.once("message", resolve));
  const ended = sockets.map((socket) => new Promise((resolve) => {
    let text = "";
    socket.on("data", (part) => (text += part.toString("latin1")).includes("the end") && resolve());
    socket.once("close", resolve);
  }));
  for (const each of sockets) each.write(bytes);
  await Promise.all(ended);
  for (const each of sockets) each.destroy();
  parentPort.postMessage("ended");
};
main();
`;

interface Sent {
  readonly protocol: "tcp" | "http/1.1" | "h2";
  readonly count: number;
  readonly first?: Buffer;
  readonly bytes: Buffer;
}

/** Measures the loop of this process, whose port a crowd sends something to, while something else is done. */
async function measured(port: number, { first = empty, ...sent }: Sent, beside: (isEnded: () => boolean) => unknown) {
  const worker = new Worker(crowd, { eval: true, workerData: { port, first, ...sent } });
  let isEnded = false;
  try {
    await once(worker, "message");
    return await measureLoop(async () => {
      const done = beside(() => isEnded);
      worker.postMessage("go");
      await once(worker, "message");
      isEnded = true;
      return await done;
    });
  } finally {
    await worker.terminate();
  }
}

/** Of a server of all protocols, while another client asks for something short: how often it is answered. */
async function measuredListener(callback: RequestListener, sent: Sent) {
  const listening = await startListening(callback, {});
  const other = await openBytes(listening.port, "http/1.1");
  const ask = async (isEnded: () => boolean) => {
    let answers = 0;
    for (; !isEnded(); answers++) {
      other.socket.write("GET /short HTTP/1.1\r\nHost: orch\r\n\r\n");
      await other.until((text) => text.split("short one").length === answers + 2);
    }
    return answers;
  };
  try {
    const { longestMs, result } = await measured(listening.port, sent, ask);
    return { longestMs, answers: result as number };
  } finally {
    other.socket.destroy();
    await listening.stop();
  }
}

const chunks = (count: number) => Buffer.from("1\r\nx\r\n".repeat(count));
const post = "POST /body HTTP/1.1\r\nHost: orch\r\nTransfer-Encoding: chunked\r\n\r\n";

function shortOr(callback: RequestListener): RequestListener {
  return (req, res) => {
    if (req.url === "/short") res.end("short one");
    else callback(req, res);
  };
}

async function bodyOf(req: IncomingMessage) {
  let [bytes, pieces] = [0, 0];
  for await (const piece of req) {
    bytes += (piece as Buffer).length;
    pieces += 1;
  }
  return { bytes, pieces };
}

test("bodies of single bytes hold the loop for less than 100 ms together, and other requests go on", async () => {
  const lengths: number[] = [];
  const callback: RequestListener = async (req, res) => {
    lengths.push((await bodyOf(req)).bytes);
    res.end("the end");
  };
  const bytes = Buffer.concat([Buffer.from(post), chunks(15_000), Buffer.from("0\r\n\r\n")]);
  const { longestMs, answers } = await measuredListener(shortOr(callback), { protocol: "http/1.1", count: 60, bytes });
  assert.equal(lengths, Array(60).fill(15_000));
  assert.ok(longestMs < 100, `${longestMs} ms`);
  assert.ok(answers > 10, `${answers} answers`);
});

test("so do those that are answered unread", async () => {
  const bytes = Buffer.concat([Buffer.from(post), chunks(15_000), Buffer.from("0\r\n\r\n")]);
  const callback = shortOr((_, res) => res.end("the end"));
  const { longestMs } = await measuredListener(callback, { protocol: "http/1.1", count: 60, bytes });
  assert.ok(longestMs < 100, `${longestMs} ms`);
});

test("so do requests that follow each other", async () => {
  const bytes = Buffer.from(
    `${"GET /more HTTP/1.1\r\nHost: orch\r\n\r\n".repeat(300)}GET /last HTTP/1.1\r\nHost: orch\r\n\r\n`,
  );
  const callback = shortOr((req, res) => res.end(req.url === "/last" ? "the end" : "more"));
  const { longestMs } = await measuredListener(callback, { protocol: "http/1.1", count: 60, bytes });
  assert.ok(longestMs < 100, `${longestMs} ms`);
});

/** ":method: GET", ":scheme: https", ":path: /", as the static table of HPACK has them, and an authority. */
const head = Buffer.from("\x82\x87\x84\x41\x04orch", "latin1");
/** The last request of a connection. */
const lastHead = Buffer.from("\x82\x87\x44\x05/last\x41\x04orch", "latin1");

test("so do streams that are reset", async () => {
  const resets = Array.from({ length: 400 }, (_, index) => [
    frame(frameType.headers, endHeaders | endStream, 2 * index + 1, head),
    frame(frameType.reset, 0, 2 * index + 1, uint32(8)),
  ]);
  const last = frame(frameType.headers, endHeaders | endStream, 801, lastHead);
  const first = Buffer.concat([preface, frame(frameType.settings, 0, 0)]);
  const callback = shortOr((_, res) => res.end("the end"));
  const bytes = Buffer.concat([...resets.flat(), last]);
  const { longestMs } = await measuredListener(callback, { protocol: "h2", count: 60, first, bytes });
  assert.ok(longestMs < 100, `${longestMs} ms`);
});

test("so do frames of WebSockets", async () => {
  const sockets = new WebSocketServer({ noServer: true });
  const callback: RequestListener = (req) => {
    const { socket, head } = upgradeOf(req) ?? {};
    assert.ok(socket !== undefined && head !== undefined);
    sockets.handleUpgrade(req, socket, head, (opened) => {
      opened.on("message", (message) => String(message) === "z" && opened.send("the end"));
    });
  };
  const first = Buffer.from(
    "GET /socket HTTP/1.1\r\nHost: orch\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
  );
  const text = (letter: string) => Buffer.from(`\x81\x81\0\0\0\0${letter}`, "latin1");
  const bytes = Buffer.concat([...Array<Buffer>(15_000).fill(text("x")), text("z")]);
  const sent: Sent = { protocol: "http/1.1", count: 60, first, bytes };
  const { longestMs } = await measuredListener(shortOr(callback), sent);
  assert.ok(longestMs < 100, `${longestMs} ms`);
});

test("so do those that a port of another process is sent", async () => {
  const { port, stop } = await startHealthServer({ host: "127.0.0.1", port: 0, checks: [] });
  const last = "0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: orch\r\nConnection: close\r\n\r\n";
  const bytes = Buffer.concat([Buffer.from(post), chunks(15_000), Buffer.from(last)]);
  const { longestMs } = await measured(port, { protocol: "tcp", count: 60, bytes }, () => undefined);
  assert.ok(longestMs < 100, `${longestMs} ms`);
  await stop();
});

test("single bytes are joined before a body is read", async () => {
  let pieces = 0;
  const callback: RequestListener = (req, res) => {
    setTimeout(async () => {
      const body = await bodyOf(req);
      pieces = body.pieces;
      res.end(String(body.bytes));
    }, 200);
  };
  const listening = await startListening(callback, {});
  const client = await openBytes(listening.port, "http/1.1");
  const mixed = `${"1\r\nx\r\n".repeat(5000)}100\r\n${"y".repeat(256)}\r\n${"1\r\nx\r\n".repeat(5000)}`;
  client.socket.write(`${post}${mixed}0\r\n\r\n`);
  await client.until((text) => text.endsWith("10256"));
  assert.ok(pieces < 100, `${pieces} pieces`);
  client.socket.destroy();
  await listening.stop();
});

test.run();
