import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { type SpdyStream, spdySession } from "../harness/spdy.ts";
import { suite } from "../harness/suite.ts";
import { type SpdyClient, spdyClient } from "../../runtime/client/spdyClient.ts";

const test = suite("the client of a runtime's streams");

interface Pair {
  readonly client: SpdyClient;
  /** Of the runtime. */
  readonly socket: Socket;
  readonly streams: SpdyStream[];
}

/** A client and a runtime whose frames arrive in pieces of so many bytes. */
async function withRuntime(pieceBytes: number, run: (pair: Pair) => Promise<void>): Promise<void> {
  const streams: SpdyStream[] = [];
  const server = createServer((socket) => {
    const send = (frame: Buffer) => {
      for (let at = 0; at < frame.length; at += pieceBytes) socket.write(frame.subarray(at, at + pieceBytes));
    };
    socket.setNoDelay(true).on("error", () => {});
    socket.on(
      "data",
      spdySession(send, (stream) => streams.push(stream)),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const accepted = once(server, "connection");
  const own = connect(typeof address === "object" ? (address?.port ?? 0) : 0, "127.0.0.1");
  const [socket] = (await accepted) as [Socket];
  try {
    await run({ client: withListeners(spdyClient(own)), socket, streams });
  } finally {
    own.destroy();
    socket.destroy();
    server.close();
  }
}

/** Streams whose one direction is still open fail with the connection, at the end of a test, too. */
function withListeners({ open }: SpdyClient): SpdyClient {
  return { open: async (headers) => (await open(headers)).on("error", () => {}) };
}

async function until(holds: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 200 && !holds(); attempt++) await sleep(5);
  assert.ok(holds());
}

for (const pieceBytes of [1, 7, 100_000]) {
  test(`headers, data and ends pass where frames come in pieces of ${pieceBytes}`, () =>
    withRuntime(pieceBytes, async ({ client, streams }) => {
      const first = await client.open({ streamtype: "error" });
      const second = await client.open({ streamtype: "stdout", port: "80" });
      await until(() => streams.length === 2);
      assert.equal({ ...streams[0]?.headers }, { streamtype: "error" });
      assert.equal({ ...streams[1]?.headers }, { streamtype: "stdout", port: "80" });
      let heard = "";
      for (const each of streams) each.onData = (chunk) => (heard += chunk.toString());
      second.end("question");
      await until(() => heard === "question");
      streams[1]?.write(Buffer.from("answer"));
      streams[1]?.end();
      streams[0]?.end();
      const chunks = await second.toArray();
      assert.is(Buffer.concat(chunks).toString(), "answer");
      assert.equal(await first.toArray(), []);
    }));
}

test("a slow reader of one stream gets all of it", () =>
  withRuntime(100_000, async ({ client, streams }) => {
    const stream = await client.open({ streamtype: "stdout" });
    await until(() => streams.length === 1);
    for (let time = 0; time < 100; time++) streams[0]?.write(Buffer.alloc(10_000, 1));
    streams[0]?.end();
    let length = 0;
    for await (const chunk of stream) {
      length += (chunk as Buffer).length;
      await sleep(1);
    }
    assert.is(length, 1_000_000);
  }));

test("a slow reader gets what had ended when the connection did", () =>
  withRuntime(100_000, async ({ client, socket, streams }) => {
    const stream = await client.open({ streamtype: "stdout" });
    await until(() => streams.length === 1);
    streams[0]?.write(Buffer.alloc(10_000, 1));
    streams[0]?.end();
    socket.end();
    await sleep(100);
    assert.is(Buffer.concat(await stream.toArray()).length, 10_000);
  }));

test("streams fail with their connection", () =>
  withRuntime(100_000, async ({ client, socket, streams }) => {
    const stream = await client.open({ streamtype: "stdout" });
    await until(() => streams.length === 1);
    const failed = once(stream, "error");
    socket.destroy();
    const [error] = await failed;
    assert.match(String(error), /closed|reset|ECONNRESET/);
  }));

test("a frame that is longer than any runtime's breaks the connection", () =>
  withRuntime(100_000, async ({ client, socket, streams }) => {
    const stream = await client.open({ streamtype: "stdout" });
    await until(() => streams.length === 1);
    const failed = once(stream, "error");
    socket.write(Buffer.from([0, 0, 0, 1, 0, 0xff, 0xff, 0xff]));
    const [error] = await failed;
    assert.match(String(error), "a frame of 16777215 bytes");
  }));

test.run();
