import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { ClientOptions, Transport, TransportRequest } from "../../runtime/client/index.ts";
import { ConnectionError, createTransport, namespacedResource } from "../../runtime/client/index.ts";
import { suite } from "../harness/suite.ts";
import type { Script } from "./fakeServer.ts";
import { answerJson, eventually, fakeServer } from "./fakeServer.ts";
import { bookmark, fails, lists, runInformer, type Step, watches } from "./informerHarness.ts";
import { type Widget, widget, widgets } from "./widget.ts";

const test = suite("client of a hostile server");

const get: TransportRequest = { method: "GET", path: "/x" };

async function withServer(script: Script, run: (transport: Transport) => Promise<void>, options: ClientOptions = {}) {
  const server = await fakeServer(script);
  const transport = createTransport({ server: server.url, ...options });
  try {
    await run(transport);
  } finally {
    transport.close();
    await server.close();
  }
}

/** A server below HTTP, which sends each client what `greet` sends. */
async function rawServer(greet: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    greet(socket);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const close = () => {
    for (const each of sockets) each.destroy();
    return new Promise((done) => server.close(done));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => assert.unreachable("it should have failed"),
    (thrown: unknown) => thrown,
  );
  assert.instance(error, ConnectionError, String(error));
  return (error as ConnectionError).code;
}

/** Sends a byte now and then, without end. */
function drip(send: (byte: string) => void, closed: { once(event: "close", call: () => void): unknown }): void {
  const timer = setInterval(() => send("x"), 20);
  closed.once("close", () => clearInterval(timer));
}

test("the body of a refused watch must come in time, and is not read without end", async () => {
  const resource = (transport: Transport) => namespacedResource<Widget>(transport, widgets);
  await withServer(
    (_, response) => {
      response.writeHead(500).flushHeaders();
      drip((byte) => response.write(byte), response);
    },
    async (transport) => {
      assert.is(await codeOf(resource(transport).watch().next()), "TIMEOUT");
      assert.is(await codeOf(transport.request(get)), "TIMEOUT");
    },
    { timeoutMs: 300 },
  );
  let sent = 0;
  await withServer(
    (_, response) => {
      response.writeHead(500);
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(65_536))) sent += 65_536;
      };
      response.on("drain", more);
      more();
    },
    async (transport) => {
      const error = await resource(transport)
        .watch()
        .next()
        .catch((thrown: unknown) => thrown);
      assert.match(String(error), /^StatusError: the server answered 500 without a Status: x{1024}\.\.\.$/);
      assert.ok(sent < 64e6, `${sent} bytes`);
    },
  );
});

test("a body of an answer to try again is not waited for", async () => {
  await withServer(
    (_, response, index) => {
      if (index > 0) return answerJson(response, {});
      response.writeHead(429, { "retry-after": "0" }).flushHeaders();
    },
    async (transport) => assert.is((await transport.stream(get)).status, 200),
    { timeoutMs: 10_000 },
  );
});

test("a body in chunks of a byte takes the memory of its bytes", async () => {
  const chunk = Buffer.from("1\r\nx\r\n".repeat(50_000));
  const { url, close } = await rawServer((socket) => {
    socket.write("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n");
    for (let i = 0; i < 20; i++) socket.write(chunk);
    socket.write("0\r\n\r\n");
  });
  const transport = createTransport({ server: url });
  const before = process.memoryUsage().heapUsed;
  const { body } = await transport.request(get);
  const growth = process.memoryUsage().heapUsed - before;
  assert.is(body.length, 1_000_000);
  assert.ok(growth < 60e6, `${growth} bytes`);
  transport.close();
  await close();
});

test("a WebSocket's handshake and a proxy that come byte by byte are given up in time", async () => {
  const { url, close } = await rawServer((socket) => {
    socket.write("HTTP/1.1 101 Switching\r\na: ");
    drip((byte) => socket.write(byte), socket);
  });
  const answering = await rawServer((socket) => {
    socket.write("HTTP/1.1 500 No\r\ntransfer-encoding: chunked\r\n\r\n");
    drip(() => socket.write("1\r\nx\r\n"), socket);
  });
  for (const server of [url, answering.url]) {
    const transport = createTransport({ server, timeoutMs: 300 });
    assert.is(await codeOf(transport.openSocket?.({ path: "/x", protocols: ["a"] }) ?? Promise.resolve()), "TIMEOUT");
    transport.close();
  }
  const { port } = new URL(url);
  const slow = await rawServer((socket) => {
    socket.write("HTTP/1.1 200 OK\r\n");
    drip((byte) => socket.write(`a${byte}: b\r\n`), socket);
  });
  const behind = createTransport({ server: `http://h:${port}`, proxyUrl: slow.url, timeoutMs: 300 });
  assert.is(await codeOf(behind.request(get)), "TIMEOUT");
  const signal = AbortSignal.timeout(100);
  assert.is(await behind.request({ ...get, signal }).catch((error: unknown) => error), signal.reason);
  behind.close();
  await Promise.all([close(), answering.close(), slow.close()]);
});

test("a token that no header can have is a clear error", async () => {
  const transport = createTransport({ server: "http://127.0.0.1:1", token: "a\nb" });
  const error = await transport.request(get).catch((thrown: unknown) => thrown);
  assert.is(String(error), 'ConnectionError: GET /x: Invalid character in header content ["authorization"]');
});

test("a credential program that asks gets no answer, and says so at once", async () => {
  const folder = await mkdtemp(join(tmpdir(), "hostile-"));
  const kubeconfig = join(folder, "config");
  const program = "cat >/dev/null; echo asked >&2; exit 3";
  const users = `users: [{ name: u, user: { exec: { apiVersion: a, command: sh, args: [-c, "${program}"] } } }]`;
  const rest = "current-context: x\ncontexts: [{ name: x, context: { cluster: c, user: u } }]";
  await writeFile(
    kubeconfig,
    `${rest}\nclusters: [{ name: c, cluster: { server: 'http://127.0.0.1:1' } }]\n${users}\n`,
  );
  const error = await createTransport({ kubeconfig })
    .request(get)
    .catch((thrown: unknown) => thrown);
  assert.match(String(error), /asked$/);
  await rm(folder, { recursive: true });
});

test("a kubeconfig and a token without an end are not read without one", async () => {
  const config = createTransport({ kubeconfig: "/dev/zero" });
  assert.is(
    String(await config.request(get).catch((error: unknown) => error)),
    "KubeconfigError: /dev/zero: is longer than 16777216 bytes",
  );
});

const shapes: readonly (readonly [name: string, answer: unknown, message: string])[] = [
  ["null", null, "the answer is no object"],
  ["a number", 5, "the answer is no object"],
  ["an empty object", {}, "the answer is no list"],
  ["items that are no list", { metadata: { resourceVersion: "1" }, items: {} }, "the answer is no list"],
  ["an item that is null", { metadata: { resourceVersion: "1" }, items: [null] }, "has an item without a name"],
  [
    "an item without metadata",
    { metadata: { resourceVersion: "1" }, items: [{}] },
    "the answer has an item without a name",
  ],
  [
    "a page that continues at itself",
    { metadata: { resourceVersion: "1", continue: "t" }, items: [] },
    "the answer continues at itself",
  ],
];

for (const [name, answer, message] of shapes) {
  test(`an informer that is answered ${name} says so, waits, and goes on with the next list`, async () => {
    const send: Step = (response) => answerJson(response, answer);
    const steps = name.startsWith("a page") ? [send, send] : [send];
    await runInformer([...steps, lists(5, [widget("a", 1)]), watches([])], async ({ logged, log, clock }) => {
      await logged(1);
      assert.match(log[0] ?? "", message);
      await eventually(() => clock.pending.includes(800), "it waits 800 ms");
      clock.advance(800);
      await logged(2);
      assert.is(log[1], "add a@1");
    });
  });
}

const statuses: readonly object[] = [{ details: { causes: 5 } }, { details: { causes: [null] } }, { reason: {} }];
for (const more of statuses) {
  test(`an informer outlives a Status with ${JSON.stringify(more)}`, async () => {
    const steps = [fails(504, "Timeout", more), lists(5, [widget("a", 1)]), watches([])];
    await runInformer(steps, async ({ logged, log, clock }) => {
      await logged(1);
      assert.match(log[0] ?? "", /^error list: the server answered 504 without a Status: /);
      await eventually(() => clock.pending.includes(800), "it waits 800 ms");
      clock.advance(800);
      await logged(2);
      assert.is(log[1], "add a@1");
    });
  });
}

test("events without a name are followed by a list", async () => {
  const event = ["ADDED", { metadata: { resourceVersion: "6" } }] as const;
  const steps = [lists(5, []), watches([event]), lists(7, [widget("a", 6)]), watches([])];
  await runInformer(steps, async ({ logged, log, clock }) => {
    await logged(1);
    assert.match(log[0] ?? "", /^error watch: a watch sent what is no event: /);
    await eventually(() => clock.pending.includes(800), "it waits 800 ms");
    clock.advance(800);
    await logged(2);
    assert.is(log[1], "add a@6");
  });
});

test("a server that ends each watch after an event is asked with pauses", async () => {
  const end = watches([bookmark(6)], "end");
  await runInformer([lists(5, []), end, end, watches([])], async ({ requested, asked, clock }) => {
    await requested(3); // the first goes on at once
    await eventually(() => clock.pending.includes(800), "it waits 800 ms");
    assert.equal(asked(), ["list", "watch 5", "watch 6"]);
    clock.advance(800);
    await requested(4);
  });
});

test.run();
