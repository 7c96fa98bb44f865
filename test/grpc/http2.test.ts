import { createServer, type Http2Server, type ServerHttp2Session, type ServerHttp2Stream } from "node:http2";
import { createServer as createTcpServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import * as assert from "uvu/assert";
import { connectHttp2, type Http2Connection } from "../../runtime/grpc/http2/connection.ts";
import { frame, settings } from "../../runtime/grpc/http2/frames.ts";
import { decodeHeaders, encodeHeaders } from "../../runtime/grpc/http2/hpack.ts";
import type { Headers, StreamError } from "../../runtime/grpc/http2/stream.ts";
import { suite } from "../harness/suite.ts";

const test = suite("grpc/http2");

const windowBytes = 128 * 1024;
const limits = { connectTimeoutMs: 300, pingIntervalMs: 200, pingTimeoutMs: 200, windowBytes };

interface Answer {
  readonly first: Headers;
  readonly last: Headers;
  readonly body: Buffer;
}

/** What a request came to; the body is whole when it resolves. */
function ask(connection: Http2Connection, path: string, body = Buffer.alloc(0)): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const stream = connection.request(blockOf(path), {
      data(chunk) {
        chunks.push(Buffer.from(chunk));
        stream.release(chunk.length);
      },
      end: (first, last) => resolve({ first, last, body: Buffer.concat(chunks) }),
      failed: reject,
    });
    stream.end(body);
  });
}

function blockOf(path: string): Buffer {
  return encodeHeaders([
    [":method", "POST"],
    [":scheme", "http"],
    [":authority", "localhost"],
    [":path", path],
  ]);
}

/** The error of a request that must not succeed. */
async function failure(asking: Promise<unknown>): Promise<StreamError> {
  try {
    await asking;
  } catch (error) {
    return error as StreamError;
  }
  throw new Error("it succeeded");
}

type Handler = (stream: ServerHttp2Stream, body: Buffer, path: string) => void;

interface Peer {
  readonly connection: Http2Connection;
  readonly server: Http2Server;
  readonly session: ServerHttp2Session;
}

/** Runs a body with a connection to a server of node:http2, which calls `handle` with each whole request. */
async function withPeer(
  handle: Handler,
  run: (peer: Peer) => Promise<void>,
  settings: { readonly maxConcurrentStreams?: number } = {},
): Promise<void> {
  const server = createServer({ settings });
  const sessions: ServerHttp2Session[] = [];
  server.on("session", (session) => sessions.push(session));
  server.on("stream", (stream, headers) => {
    const chunks: Buffer[] = [];
    stream.on("error", () => {}); // of those that a test gives up
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => handle(stream, Buffer.concat(chunks), String(headers[":path"])));
  });
  const connection = await connectHttp2({ url: await listening(server), tls: {}, ...limits });
  const [session] = sessions;
  if (session === undefined) throw new Error("unreachable");
  try {
    await run({ connection, server, session });
  } finally {
    connection.close(new Error("the test is over"));
    server.close();
  }
}

async function listening(server: Http2Server | Server): Promise<URL> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return new URL(`http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`);
}

/** Runs a body against a server that says what it likes. */
async function withRawPeer(greet: (socket: Socket) => void, run: (url: URL) => Promise<void>): Promise<void> {
  const sockets: Socket[] = [];
  const server = createTcpServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    socket.resume();
    greet(socket);
  });
  try {
    await run(await listening(server));
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

const echo: Handler = (stream, body) => {
  stream.respond({ ":status": 200, "content-type": "text/plain" });
  stream.end(body);
};

test("a request is answered with headers and body, and the connection serves the next one", async () => {
  await withPeer(echo, async ({ connection }) => {
    for (const text of ["one", "two", ""]) {
      const { first, body } = await ask(connection, "/", Buffer.from(text));
      assert.equal([first.get(":status"), first.get("content-type"), body.toString()], ["200", "text/plain", text]);
    }
  });
});

test("headers of any printable text arrive as they were sent, however they are compressed", async () => {
  const values = fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 80 }).map((each) => `<${each}>`);
  const sent = fc.sample(values, { numRuns: 200, seed: 7 });
  const answer: Handler = (stream, _body, path) =>
    stream.respond({ ":status": 404, "x-text": sent[Number(path.slice(1))], ":path": undefined }, { endStream: true });
  await withPeer(answer, async ({ connection }) => {
    const read = await Promise.all(sent.map((_, index) => ask(connection, `/${index}`)));
    assert.equal(
      read.map(({ last }) => last.get("x-text")),
      sent,
    );
    assert.is(read[0]?.last.get(":status"), "404");
  });
});

test("trailers are told apart from the headers before the body", async () => {
  const answer: Handler = (stream) => {
    stream.respond({ ":status": 200 }, { waitForTrailers: true });
    stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": "5" }));
    stream.end("x");
  };
  await withPeer(answer, async ({ connection }) => {
    const { first, last } = await ask(connection, "/");
    assert.equal([first.get("grpc-status"), last.get("grpc-status"), last.get(":status")], [undefined, "5", undefined]);
  });
});

test("bodies many times larger than the windows go through both ways, beside each other", async () => {
  await withPeer(echo, async ({ connection }) => {
    const sent = [1, 2, 3, 4].map((fill) => Buffer.alloc(2 * 1024 * 1024 + fill, fill));
    const answers = await Promise.all(sent.map((body) => ask(connection, "/", body)));
    for (const [index, { body }] of answers.entries()) assert.ok(sent[index]?.equals(body), `body ${index}`);
  });
});

test("a small request is not held up by a large one that the other side does not read", async () => {
  const server = createServer();
  server.on("stream", (stream, headers) => {
    stream.on("error", () => {});
    if (headers[":path"] === "/stuck") return; // its window stays shut
    stream.respond({ ":status": 200 });
    stream.end();
  });
  server.on("session", (session) => session.setLocalWindowSize(1024 * 1024));
  const connection = await connectHttp2({ url: await listening(server), tls: {}, ...limits });
  const stuck = failure(ask(connection, "/stuck", Buffer.alloc(256 * 1024)));
  const { first } = await ask(connection, "/", Buffer.from("small"));
  assert.is(first.get(":status"), "200");
  connection.close(new Error("the test is over"));
  assert.is((await stuck).message, "the test is over");
  server.close();
});

test("no more requests than the other side takes are under way at once; the others follow", async () => {
  let now = 0;
  let most = 0;
  const slow: Handler = (stream, body) => {
    most = Math.max(most, ++now);
    setTimeout(() => {
      now--;
      echo(stream, body, "");
    }, 5);
  };
  const run = async ({ connection }: Peer) => {
    const texts = Array.from({ length: 20 }, (_, index) => `body ${index}`);
    const answers = await Promise.all(texts.map((text) => ask(connection, "/", Buffer.from(text))));
    assert.equal(
      answers.map(({ body }) => body.toString()),
      texts,
    );
    assert.is(most, 3);
  };
  await withPeer(slow, run, { maxConcurrentStreams: 3 });
});

test("a stream that the other side refuses is certainly not processed, one that it resets may be", async () => {
  const reset: Handler = (stream, _body, path) => stream.close(Number(path.slice(1)));
  await withPeer(reset, async ({ connection }) => {
    assert.is((await failure(ask(connection, "/7"))).isUnprocessed, true);
    assert.is((await failure(ask(connection, "/2"))).isUnprocessed, false);
    assert.is(connection.isOpen, true);
  });
});

test("a server that says goodbye answers what it has begun, and gets nothing more", async () => {
  const goodbye: Handler = (stream, body, path) => {
    if (path === "/late") return;
    stream.session?.goaway(0, stream.id);
    setTimeout(() => echo(stream, body, ""), 20);
  };
  await withPeer(goodbye, async ({ connection }) => {
    const [begun, late] = [ask(connection, "/", Buffer.from("a")), failure(ask(connection, "/late"))];
    assert.is((await begun).body.toString(), "a");
    assert.is((await late).isUnprocessed, true);
    assert.is(connection.isOpen, false);
    assert.is((await failure(ask(connection, "/"))).isUnprocessed, true);
    assert.is(connection.isClosed, true);
  });
});

test("a cancelled request is heard of no more, on either side", async () => {
  let code: number | undefined;
  let isAnswered = false;
  const wait: Handler = (stream) => stream.on("close", () => (code = stream.rstCode));
  await withPeer(wait, async ({ connection }) => {
    const heard = () => (isAnswered = true);
    const stream = connection.request(blockOf("/"), { data: heard, end: heard, failed: heard });
    stream.end();
    await sleep(30);
    stream.cancel();
    for (let tries = 0; code === undefined && tries < 100; tries++) await sleep(5);
    assert.equal([code, isAnswered], [8, false]);
  });
});

test("what is under way when the connection breaks fails, and may have been processed", async () => {
  await withPeer(
    (stream) => stream.session?.destroy(),
    async ({ connection }) => {
      const error = await failure(ask(connection, "/"));
      assert.is(error.isUnprocessed, false);
      assert.is(connection.isClosed, true);
    },
  );
});

const hello = settings({});

test("a server that takes the connection and says nothing counts as refused", async () => {
  await withRawPeer(
    () => {},
    async (url) => {
      const error = await failure(connectHttp2({ url, tls: {}, ...limits }));
      assert.is(error.message, "the connection timed out");
    },
  );
});

test("a server that falls silent during a request is given up once it answers no ping", async () => {
  await withRawPeer(
    (socket) => socket.write(hello),
    async (url) => {
      const connection = await connectHttp2({ url, tls: {}, ...limits });
      await sleep(700);
      assert.is(connection.isOpen, true, "nobody waits for anything");
      const error = await failure(ask(connection, "/"));
      assert.is(error.message, "the other side does not answer a ping");
      assert.is(connection.isClosed, true);
    },
  );
});

const misbehaviours: readonly (readonly [string, Buffer, RegExp])[] = [
  ["speaks HTTP/1", Buffer.from("HTTP/1.1 400 Bad Request\r\n\r\n"), /a frame of HTTP\/2 has \d+ bytes/],
  ["pushes", frame({ type: 5, flags: 4, streamId: 1 }, Buffer.alloc(4)), /it sent a push/],
  ["mixes frames into a block", Buffer.concat([headersFrame(0), hello]), /it sent an unfinished block/],
  ["sends a short window update", frame({ type: 8, flags: 0, streamId: 0 }, Buffer.alloc(2)), /too short/],
  [
    "pads more than it sends",
    frame({ type: 0, flags: 8, streamId: 1 }, Buffer.from([9, 1])),
    /more padding than bytes/,
  ],
  ["ends a block in a text", headersFrame(4, "000161"), /ends too early/],
  ["wants a dynamic table", headersFrame(4, "3fe11f"), /dynamic table/],
  ["names an entry that is none", headersFrame(4, "ff00"), /names the entry 127/],
];
for (const [what, bytes, message] of misbehaviours) {
  test(`a server that ${what} is left, with the reason`, async () => {
    await withRawPeer(
      (socket) => {
        socket.write(hello);
        socket.once("data", () => setTimeout(() => socket.write(bytes), 20));
      },
      async (url) => {
        const connection = await connectHttp2({ url, tls: {}, ...limits });
        assert.match((await failure(ask(connection, "/"))).message, message);
        assert.is(connection.isClosed, true);
      },
    );
  });
}

test("blocks over several frames, padding, priorities and unknown frames are understood", async () => {
  const padded = Buffer.concat([Buffer.from([3]), Buffer.alloc(5), Buffer.from("88", "hex"), Buffer.alloc(3)]);
  await withRawPeer(
    (socket) => {
      socket.write(hello);
      socket.once("data", () => {
        setTimeout(() => {
          socket.write(frame({ type: 99, flags: 0, streamId: 0 }, Buffer.from("unknown")));
          socket.write(frame({ type: 1, flags: 8 | 0x20, streamId: 1 }, padded));
          socket.write(frame({ type: 9, flags: 4, streamId: 1 }, encodeHeaders([["a", "b"]])));
          socket.write(frame({ type: 0, flags: 8 | 1, streamId: 1 }, Buffer.from([2, 0x78, 0, 0])));
        }, 20);
      });
    },
    async (url) => {
      const connection = await connectHttp2({ url, tls: {}, ...limits });
      const { first, body } = await ask(connection, "/");
      assert.equal(
        [...first],
        [
          [":status", "200"],
          ["a", "b"],
        ],
      );
      assert.is(body.toString(), "x");
      connection.close(new Error("the test is over"));
    },
  );
});

const blocks: readonly (readonly [string, string, readonly (readonly [string, string])[]])[] = [
  ["an entry of the static table", "88", [[":status", "200"]]],
  ["a name of the static table", "0f1003616263", [["content-type", "abc"]]],
  [
    "the texts of RFC 7541, C.4.1",
    "828684418cf1e3c2e5f23a6ba0ab90f4ff",
    [
      [":method", "GET"],
      [":scheme", "http"],
      [":path", "/"],
      [":authority", "www.example.com"],
    ],
  ],
  [
    "the texts of RFC 7541, C.6.1",
    "488264025885aec3771a4b6196d07abe941054d444a8200595040b8166e082a62d1bff",
    [
      [":status", "302"],
      ["cache-control", "private"],
      ["date", "Mon, 21 Oct 2013 20:13:21 GMT"],
    ],
  ],
];
for (const [what, block, expected] of blocks) {
  test(`a block with ${what} is read`, () => {
    assert.equal([...decodeHeaders(Buffer.from(block, "hex"))], expected);
  });
}

function headersFrame(flags: number, block = ""): Buffer {
  return frame({ type: 1, flags, streamId: 1 }, Buffer.from(block, "hex"));
}

test.run();
