import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { startTestServer } from "../../runtime/testing/testServer.ts";
import { openCustomApi } from "../custom/customApi.ts";
import { suite } from "../harness/suite.ts";
import "../harness/ownProcess.ts";

const test = suite("startTestServer");

/** Sockets, servers and timers that keep the process from ending, without the timer of the test that asks. */
function handles(): string[] {
  const found = process.getActiveResourcesInfo().filter((each) => /TCP|Timeout|Immediate|FSReq|Worker/.test(each));
  const own = found.indexOf("Timeout");
  return found.filter((_, index) => index !== own);
}

test("is ready in under 200 ms in a process that has it loaded", async () => {
  const times: number[] = [];
  for (let i = 0; i < 3; i++) {
    const startMs = performance.now();
    const server = await startTestServer();
    const list = await server.client.core.v1.namespaces.list();
    times.push(performance.now() - startMs);
    await server.stop();
    assert.is(list.items.length, 4);
  }
  // The best of three: others use the machine too.
  assert.ok(Math.min(...times) < 200, `${times.map((each) => each.toFixed(0)).join(", ")} ms`);
});

test("leaves no port, handle or file behind", async () => {
  const folder = mkdtempSync(join(tmpdir(), "test-server-"));
  const outside = process.cwd();
  process.chdir(folder);
  process.env.TMPDIR = folder;
  const server = await startTestServer();
  const port = Number(new URL(server.url).port);
  const configMaps = server.client.core.v1.configmaps.namespace("default");
  await configMaps.create({ metadata: { name: "a" } });
  const controller = new AbortController();
  const events = configMaps.watch({ signal: controller.signal })[Symbol.asyncIterator]();
  await events.next();
  await server.stop();
  controller.abort();
  for (let tries = 0; handles().length > 0 && tries < 50; tries++) {
    await new Promise((resolve) => setImmediate(resolve)); // sockets take a turn or two to close
  }
  assert.equal(handles(), []);
  assert.equal(await isOpen(port), false);
  assert.equal(readdirSync(folder, { recursive: true }), []);
  process.chdir(outside);
  rmSync(folder, { recursive: true });
});

test("stops while a client has a connection on which it has sent nothing", async () => {
  const server = await startTestServer();
  const connection = connect(Number(new URL(server.url).port), "127.0.0.1");
  await once(connection, "connect");
  await server.client.core.v1.namespaces.list(); // now the server has accepted that connection, too
  const startMs = performance.now();
  await server.stop();
  assert.ok(performance.now() - startMs < 5000);
  connection.destroy();
});

test("stops at once when a client has an answer of which the server has yet to hear that it was sent", async () => {
  const api = await openCustomApi();
  await api.define("lamp");
  await api.call("GET", "/openapi/v2"); // made anew and long, so that its end and the stop come together
  const startMs = performance.now();
  await api.stop();
  assert.ok(performance.now() - startMs < 5000);
});

test("stops while watches are open and requests are under way", async () => {
  const server = await startTestServer();
  const configMaps = server.client.core.v1.configmaps.namespace("default");
  const watching = (async () => {
    for await (const { type } of configMaps.watch({})) if (type === "DELETED") return;
  })().catch(() => "ended");
  const writing = Promise.allSettled(
    Array.from({ length: 20 }, (_, i) => configMaps.create({ metadata: { name: `c-${i}` } })),
  );
  await new Promise((resolve) => setTimeout(resolve, 5));
  const startMs = performance.now();
  await server.stop();
  assert.ok(performance.now() - startMs < 2000);
  await watching;
  await writing;
  assert.equal(server.errors, []);
});

test("two servers in one process share nothing", async () => {
  const [a, b] = await Promise.all([startTestServer(), startTestServer()]);
  await a.client.core.v1.configmaps.namespace("default").create({ metadata: { name: "only-a" } });
  const there = await b.client.core.v1.configmaps.namespace("default").list();
  await Promise.all([a.stop(), b.stop()]);
  assert.equal(there.items, []);
});

/** Whether anybody listens on the port. */
function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

test.run();
