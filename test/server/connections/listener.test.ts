import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type ClientHttp2Session, connect as connectHttp2 } from "node:http2";
import * as assert from "uvu/assert";
import type { ConnectionLimits } from "../../../runtime/server/connections/limits.ts";
import { type ByteClient, type Listening, openBytes, startListening } from "../../harness/listening.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("connections of the listener");

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: orch\r\n\r\n`;
const preface = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
const settings = frame({ type: 4, flags: 0, stream: 0, payload: "" });
/** The begin of a header block that another frame would go on with. */
const openHeaders = frame({ type: 1, flags: 1, stream: 1, payload: "\x82" });
const goAway = 7;

function frame({ type, flags, stream, payload }: { type: number; flags: number; stream: number; payload: string }) {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return head.toString("latin1") + payload;
}

function frameTypes(text: string): number[] {
  const bytes = Buffer.from(text, "latin1");
  const types: number[] = [];
  for (let at = 0; at + 9 <= bytes.length; at += 9 + bytes.readUIntBE(at, 3)) types.push(bytes.readUInt8(at + 3));
  return types;
}

/** Answers with the path; requests for "/held" wait for `release`. */
function echo() {
  const held: ServerResponse[] = [];
  const paths: string[] = [];
  const callback: RequestListener = (req, res) => {
    paths.push(req.url ?? "");
    if (req.url === "/held") held.push(res);
    else res.end(req.url);
  };
  return { callback, paths, release: () => held.splice(0).forEach((res) => void res.end("held")) };
}

async function serving(
  callback: RequestListener,
  limits: Partial<ConnectionLimits>,
  run: (listening: Listening) => Promise<void>,
): Promise<void> {
  const listening = await startListening(callback, limits);
  try {
    await run(listening);
  } finally {
    await listening.stop();
  }
}

/** Sends something now and then until the connection is closed. */
async function drip(client: ByteClient, piece: string): Promise<string> {
  const timer = setInterval(() => client.socket.write(piece, "latin1"), 20);
  const text = await client.closed;
  clearInterval(timer);
  return text;
}

async function ok(client: ByteClient, path = "/ok"): Promise<void> {
  client.socket.write(get(path));
  await client.until((text) => text.endsWith(path));
}

/** A client acknowledges what it has nothing to answer to up to 40 ms later. */
const acknowledgedMs = 40;

test("the second part of an answer does not wait until the first is acknowledged", async () => {
  const callback: RequestListener = (_, res) => {
    res.write("first");
    setTimeout(() => res.end("second"), 5);
  };
  await serving(callback, {}, async ({ port }) => {
    const client = await openBytes(port, "http/1.1");
    const gaps: number[] = [];
    for (let count = 1; count <= 15; count++) {
      client.socket.write(get("/"));
      await client.until((text) => text.split("first").length > count);
      const firstMs = performance.now();
      await client.until((text) => text.split("second").length > count);
      gaps.push(performance.now() - firstMs);
    }
    const [typical = 0] = gaps.sort((a, b) => a - b).slice(7);
    assert.ok(typical < acknowledgedMs / 2, `it came after ${gaps.map(Math.round).join(", ")} ms`);
  });
});

test("a connection that begins no handshake is closed, and counts as a failed one", async () => {
  await serving(echo().callback, { handshakeMs: 200 }, async ({ port, failedHandshakes }) => {
    const client = await openBytes(port, "tcp");
    assert.is(await client.closed, "");
    while (failedHandshakes() !== 1) await new Promise((resolve) => setTimeout(resolve, 5));
  });
});

test("a handshake that drips is closed", async () => {
  await serving(echo().callback, { handshakeMs: 200 }, async ({ port }) => {
    const client = await openBytes(port, "tcp");
    client.socket.write("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", "latin1");
    await drip(client, "\x00");
  });
});

test("a head that drips is a 408", async () => {
  await serving(echo().callback, { headMs: 200 }, async ({ port }) => {
    const client = await openBytes(port, "http/1.1");
    client.socket.write("GET / HTTP/1.1\r\nHost: orch\r\nX-Slow: ");
    assert.match(await drip(client, "a"), /^HTTP\/1\.1 408 Request Timeout\r\n/);
  });
});

test("a second head that drips is a 408, and requests between which time passes are not", async () => {
  await serving(echo().callback, { headMs: 200 }, async ({ port }) => {
    const client = await openBytes(port, "http/1.1");
    await ok(client, "/first");
    await new Promise((resolve) => setTimeout(resolve, 400));
    await ok(client, "/second");
    client.socket.write("GET / HTTP/1.1\r\nHost: orch\r\nX-Slow: ");
    assert.match(await drip(client, "a"), /\/secondHTTP\/1\.1 408 Request Timeout\r\n/);
  });
});

test("a connection that sends nothing is a 408, one that waits for its answer is not", async () => {
  const { callback, release } = echo();
  await serving(callback, { headMs: 200 }, async ({ port }) => {
    const waiting = await openBytes(port, "http/1.1");
    waiting.socket.write(get("/held"));
    const silent = await openBytes(port, "http/1.1");
    assert.match(await silent.closed, /^HTTP\/1\.1 408 /);
    release();
    await waiting.until((text) => text.endsWith("held"));
  });
});

for (const [what, bytes, piece] of [
  ["sends nothing", "", ""],
  ["sends the preface alone", preface + settings, ""],
  ["drips a header block", preface + settings + openHeaders, ""],
  ["sends nothing but pings", preface + settings, frame({ type: 6, flags: 0, stream: 0, payload: "12345678" })],
] as const) {
  test(`a connection of HTTP/2 that ${what} is closed with a GOAWAY`, async () => {
    await serving(echo().callback, { headMs: 200 }, async ({ port }) => {
      const client = await openBytes(port, "h2");
      client.socket.write(bytes, "latin1");
      assert.ok(frameTypes(await drip(client, piece)).includes(goAway));
    });
  });
}

test("a connection of HTTP/2 stays open with a stream on it, and is closed when it is idle", async () => {
  const { callback, release } = echo();
  await serving(callback, { headMs: 100, http2IdleMs: 300 }, async ({ port }) => {
    const session = openHttp2(port);
    const answer = ask(session, "/held");
    const other = await openBytes(port, "h2");
    await other.closed; // by then the first would have been closed too
    assert.is(session.closed, false);
    release();
    assert.is(await answer, "held");
    await new Promise((resolve) => session.once("goaway", resolve));
  });
});

/** A GET without a name of its own in the tables of HPACK: literal headers, that end the block and the stream. */
function asking(stream: number, path: string): string {
  const literal = (text: string) => String.fromCharCode(text.length) + text;
  const block = "\x82\x87" + `\x04${literal(path)}` + `\x01${literal("orch")}`;
  return frame({ type: 1, flags: 5, stream, payload: block });
}

const resetting = (stream: number) => frame({ type: 3, flags: 0, stream, payload: "\0\0\0\x08" });
const oddNumbers = (count: number) => Array.from({ length: count }, (_, index) => 2 * index + 1);

test("streams of HTTP/2 that are reset as soon as they begin are no requests", async () => {
  const { callback, paths } = echo();
  await serving(callback, {}, async ({ port }) => {
    const client = await openBytes(port, "h2");
    const resets = oddNumbers(300).map((id) => asking(id, "/reset") + resetting(id));
    client.socket.write(preface + settings + resets.join("") + asking(601, "/stays"), "latin1");
    await client.until(() => paths.includes("/stays"));
    assert.equal(paths.filter((each) => each === "/reset").length, 0);
  });
});

test("requests that come at once on HTTP/2 begin in turns, between which others are served", async () => {
  let begun = 0;
  const callback: RequestListener = (_req, res) => {
    begun += 1;
    for (const startMs = performance.now(); performance.now() - startMs < 2; );
    res.end("ok");
  };
  await serving(callback, {}, async ({ port }) => {
    let most = 0;
    let before = 0;
    const look = setInterval(() => {
      most = Math.max(most, begun - before);
      before = begun;
    }, 1);
    const client = await openBytes(port, "h2");
    client.socket.write(
      preface +
        settings +
        oddNumbers(200)
          .map((id) => asking(id, "/many"))
          .join(""),
      "latin1",
    );
    await client.until(() => begun === 200);
    clearInterval(look);
    assert.ok(most < 50, `${most} requests of 2 ms each began in one turn of the event loop`);
  });
});

for (const [what, bytes] of [
  ["whose client answers no ping", ""],
  ["that Node reads no more, after a frame that is too long", "\xff\xff\xff\0\0\0\0\0\x01"],
] as const) {
  test(`a connection of HTTP/2 ${what} is closed, also with a stream on it`, async () => {
    const { callback, paths } = echo();
    await serving(callback, { silentMs: 150, pingMs: 150, lookMs: 20 }, async ({ port }) => {
      const client = await openBytes(port, "h2");
      client.socket.write(preface + settings + asking(1, "/held"), "latin1");
      await client.until(() => paths.includes("/held"));
      client.socket.write(bytes, "latin1");
      await client.closed;
    });
  });
}

test("a connection of HTTP/2 that is silent stays open where its client answers pings", async () => {
  const { callback, release } = echo();
  await serving(callback, { silentMs: 100, pingMs: 100, lookMs: 20 }, async ({ port }) => {
    const session = openHttp2(port);
    const answer = ask(session, "/held");
    let pings = 0;
    await new Promise<void>((resolve) => session.on("ping", () => ++pings === 4 && resolve()));
    release();
    assert.is(await answer, "held");
    session.close();
  });
});

test("of too many connections without a request the oldest is closed", async () => {
  await serving(echo().callback, { maxUnused: 2 }, async ({ port }) => {
    const used = await openBytes(port, "http/1.1");
    await ok(used);
    const clients = [await openBytes(port, "tcp"), await openBytes(port, "h2"), await openBytes(port, "http/1.1")];
    await clients[0]?.closed;
    await openBytes(port, "http/1.1");
    await clients[1]?.closed;
    const [, , third] = clients;
    if (third !== undefined) await ok(third);
    await ok(used, "/again");
  });
});

test("800 requests in one write are answered one after the other", async () => {
  let most = 0;
  let now = 0;
  const callback: RequestListener = (req, res) => {
    most = Math.max(most, ++now);
    setImmediate(() => {
      now -= 1;
      res.end(`${req.url} `);
    });
  };
  await serving(callback, {}, async ({ port }) => {
    const client = await openBytes(port, "http/1.1");
    const paths = Array.from({ length: 800 }, (_, index) => `/${index}-${"x".repeat(100)}`);
    client.socket.write(paths.map(get).join(""));
    const text = await client.until((each) => each.includes("/799-x"));
    assert.equal(
      [...text.matchAll(/\r\n\r\n\/(\d+)-/g)].map(([, number]) => Number(number)),
      paths.map((_, index) => index),
    );
    assert.is(most, 1);
  });
});

test("requests behind a large answer that is not taken wait, and are answered then", async () => {
  const large = Buffer.alloc(30 * 1024 * 1024, "x");
  const callback: RequestListener = (req, res) => void res.end(req.url === "/large" ? large : `${req.url} `);
  await serving(callback, {}, async ({ port }) => {
    const client = await openBytes(port, "http/1.1");
    client.socket.pause();
    client.socket.write(get("/large"));
    client.socket.write(get("/a").repeat(2000));
    await new Promise((resolve) => setTimeout(resolve, 100));
    client.socket.write(get("/last"));
    client.socket.resume();
    const text = await client.until((each) => each.endsWith("/last "));
    assert.is(text.split("HTTP/1.1 200").length - 1, 2002);
  });
});

test("a connection with too many requests that wait is not read", async () => {
  const { callback, paths, release } = echo();
  await serving(callback, { maxPipelined: 10 }, async ({ port }) => {
    const client = await openBytes(port, "http/1.1");
    const count = 3000;
    client.socket.write(get("/held") + get(`/${"x".repeat(8000)}`).repeat(count) + get("/last"));
    const other = await openBytes(port, "http/1.1");
    for (let round = 0; round < 50; round++) await ok(other, `/${round}`);
    assert.ok(client.socket.writableLength > 0, "what the system does not take over waits with the client");
    release();
    await client.until((text) => text.endsWith("/last"));
    assert.is(paths.length, 1 + count + 1 + 50);
  });
});

test("a request behind an answer that ends after its connection does not begin", async () => {
  const paths: string[] = [];
  const callback: RequestListener = (req, res) => {
    paths.push(req.url ?? "");
    res.writeHead(200, ["Content-Length", "4"]).write("held");
    res.once("close", () => void res.end()); // as the last of several parts does
  };
  await serving(callback, {}, async ({ port }) => {
    const client = await openBytes(port, "http/1.1");
    client.socket.write(get("/first") + get("/second"));
    await client.until((text) => text.endsWith("held"));
    client.socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  assert.equal(paths, ["/first"]);
});

test("an upgrade behind requests that are not answered waits for its turn", async () => {
  const { callback, release } = echo();
  await serving(callback, {}, async ({ port }) => {
    const client = await openBytes(port, "http/1.1");
    const upgrade = "GET /upgraded HTTP/1.1\r\nHost: orch\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
    client.socket.write(get("/held") + get("/second") + upgrade);
    const other = await openBytes(port, "http/1.1");
    await ok(other);
    release();
    const text = await client.closed;
    assert.equal(text.match(/held|second|upgraded/g), ["held", "second", "upgraded"]);
    await ok(other, "/again");
  });
});

test("what is left of a body when its answer is sent may not come for ever", async () => {
  await serving(echo().callback, { unfinishedBodyMs: 100 }, async ({ port }) => {
    const client = await openBytes(port, "http/1.1");
    client.socket.write("POST /a HTTP/1.1\r\nHost: orch\r\nContent-Length: 100000\r\n\r\n");
    assert.match(await drip(client, "a"), /^HTTP\/1\.1 200 .*\/a$/s);
    const session = openHttp2(port);
    const stream = session.request({ ":method": "POST", ":path": "/b" });
    const timer = setInterval(() => stream.write("b"), 20);
    stream.resume();
    await new Promise((resolve) => stream.once("close", resolve));
    clearInterval(timer);
    assert.is(stream.rstCode, 0);
    session.close();
  });
});

/** A request with so many headers, whose last one names a user. */
const withHeaders = (count: number, more = "") => {
  const lines = Array.from({ length: count - 2 }, (_, index) => `x-${index}: 1`);
  return ["GET /ok HTTP/1.1", "Host: orch", ...lines, `Impersonate-User: ann${more}`, "", ""].join("\r\n");
};

test("a request with too many headers is a 431, an upgrade too: the last ones are never passed over", async () => {
  const seen: unknown[] = [];
  const callback: RequestListener = (req, res) => {
    seen.push(req.headers["impersonate-user"]);
    res.end("ok");
  };
  await serving(callback, {}, async ({ port }) => {
    const client = await openBytes(port, "http/1.1");
    client.socket.write(withHeaders(1000));
    await client.until((text) => text.endsWith("ok"));
    assert.equal(seen, ["ann"]);
    const upgrade = "\r\nConnection: upgrade\r\nUpgrade: websocket";
    for (const text of [withHeaders(1001), withHeaders(3000), withHeaders(999, upgrade)]) {
      const other = await openBytes(port, "http/1.1");
      other.socket.write(text);
      assert.match(await other.closed, /^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    }
    assert.equal(seen, ["ann"], "no refused request was answered");
  });
});

test("a request over HTTP/2 has as many headers, and one with more has its stream refused", async () => {
  await serving(echo().callback, {}, async ({ port }) => {
    const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
    const statusOf = (count: number) =>
      new Promise((resolve) => {
        const names = Array.from({ length: count - 4 }, (_, index) => [`x-${index}`, "1"]);
        const stream = session.request({ ":path": "/ok", ...Object.fromEntries(names) });
        stream.once("response", (headers) => resolve(headers[":status"])).resume();
        stream.once("error", (error: Error & { code: string }) => resolve(error.code));
      });
    assert.equal([await statusOf(900), await statusOf(1200)], [200, "ERR_HTTP2_STREAM_ERROR"]);
    session.destroy();
  });
});

const frames = (count: number, text: string) => text.repeat(count);
const headersFrame = (stream: number) => frame({ type: 1, flags: 5, stream, payload: "\x82\x86\x84\x41\x04orch" });
const resets = (count: number) =>
  Array.from({ length: count }, (_, index) => 2 * index + 1)
    .map((stream) => headersFrame(stream) + frame({ type: 3, flags: 0, stream, payload: "\0\0\0\x08" }))
    .join("");

const floods: readonly (readonly [what: string, bytes: string])[] = [
  ["streams that are reset at once", resets(5000)],
  ["parts of a header block", openHeaders + frames(20, frame({ type: 9, flags: 0, stream: 1, payload: "\x82" }))],
];
for (const [what, bytes] of floods) {
  test(`a flood of ${what} ends a connection of HTTP/2, and others are served`, async () => {
    await serving(echo().callback, { headMs: 500, http2IdleMs: 500 }, async ({ port }) => {
      const hostile = await openBytes(port, "h2");
      hostile.socket.write(preface + settings, "latin1");
      hostile.socket.write(bytes, "latin1");
      const last = frameTypes(await hostile.closed).at(-1);
      assert.is(last, goAway);
      await ok(await openBytes(port, "http/1.1"));
    });
  });
}

const control: readonly (readonly [what: string, bytes: string])[] = [
  ["pings", frames(50_000, frame({ type: 6, flags: 0, stream: 0, payload: "12345678" }))],
  ["settings", frames(50_000, settings)],
  ["empty window updates", frames(50_000, frame({ type: 8, flags: 0, stream: 0, payload: "\0\0\0\x01" }))],
];
for (const [what, bytes] of control) {
  test(`a flood of ${what} on HTTP/2 keeps no other client waiting`, async () => {
    await serving(echo().callback, {}, async ({ port }) => {
      const [hostile, other] = [await openBytes(port, "h2"), await openBytes(port, "http/1.1")];
      hostile.socket.on("error", () => {});
      hostile.socket.write(preface + settings + bytes, "latin1");
      const waits: number[] = [];
      for (let round = 0; round < 20; round++) {
        const startMs = performance.now();
        await new Promise((resolve) => setTimeout(resolve, 5));
        waits.push(performance.now() - startMs);
        await ok(other, `/ok${round}`);
      }
      hostile.socket.destroy();
      assert.ok(Math.max(...waits) < 500, `${Math.max(...waits)} ms`);
    });
  });
}

test("a connection whose client takes nothing of an answer is closed", async () => {
  const gone: Promise<unknown>[] = [];
  const callback = (_req: IncomingMessage, res: ServerResponse) => {
    gone.push(new Promise((resolve) => res.once("close", resolve)));
    res.end(Buffer.alloc(30 * 1024 * 1024));
  };
  await serving(callback, { stalledMs: 200 }, async ({ port }) => {
    const client = await openBytes(port, "http/1.1");
    client.socket.pause();
    client.socket.write(get("/large"));
    while (gone.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await gone[0];
    client.socket.destroy();
  });
});

function openHttp2(port: number): ClientHttp2Session {
  return connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
}

function ask(session: ClientHttp2Session, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const stream = session.request({ ":path": path });
    stream.setEncoding("utf8");
    stream.on("data", (chunk) => (text += chunk));
    stream.on("end", () => resolve(text));
    stream.on("error", reject);
  });
}

test.run();
