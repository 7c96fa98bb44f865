import { connect } from "node:net";
import * as assert from "uvu/assert";
import { startTestServer, type TestServer } from "../../runtime/testing/testServer.ts";
import { slowness } from "../harness/machineSpeed.ts";
import { suite } from "../harness/suite.ts";
import { measureLoop } from "../harness/loopMeter.ts";

const test = suite("metrics of a server with many kinds");

const count = 1000;
const group = "many.acme.dev";
let server: TestServer;

const call = async (method: "GET" | "POST", path: string, body?: object): Promise<void> => {
  const { status } = await server.client.transport.request({
    method,
    path,
    ...(body === undefined ? {} : { body: Buffer.from(JSON.stringify(body)) }),
    headers: { "content-type": "application/json" },
  });
  assert.ok(status < 300, `${method} ${path}: ${status}`);
};

function definitionOf(index: number): object {
  const names = { plural: `kind${index}s`, singular: `kind${index}`, kind: `Kind${index}` };
  const schema = { openAPIV3Schema: { type: "object" } };
  return {
    metadata: { name: `${names.plural}.${group}` },
    spec: { group, names, scope: "Cluster", versions: [{ name: "v1", served: true, storage: true, schema }] },
  };
}

/** Defines each kind, and writes, reads and lists one object of it. */
async function use(index: number): Promise<void> {
  const path = `/apis/${group}/v1/kind${index}s`;
  const object = { apiVersion: `${group}/v1`, kind: `Kind${index}`, metadata: { name: "one" } };
  await call("POST", path, object);
  await call("GET", `${path}/one`);
  await call("GET", path);
}

async function inParallel(run: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) await run(index);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

/** Asks for /metrics and counts the bytes, without a look at them. */
function scrape(): Promise<number> {
  const { hostname: host, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const socket = connect({ host, port: Number(port) });
    socket.on("data", (chunk) => (bytes += chunk.length));
    socket.once("error", reject).once("close", () => resolve(bytes));
    const authorization = `authorization: Bearer ${server.token}`;
    socket.write(`GET /metrics HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${authorization}\r\n\r\n`);
  });
}

test.before(async () => {
  server = await startTestServer();
  const definitions = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
  await inParallel((index) => call("POST", definitions, definitionOf(index)));
  await inParallel(use);
});
test.after(() => server.stop());

test("a scrape of a thousand kinds in use holds the loop for 5 ms at most, and its size is bounded", async () => {
  const turns = [];
  for (let round = 0; round < 9; round++) turns.push(await measureLoop(scrape));
  // The collector of garbage takes as long again in some rounds, whatever made the garbage.
  const shortest = Math.min(...turns.map((each) => each.longestMs));
  const mostMs = 5 * slowness();
  assert.ok(shortest < mostMs, `${shortest.toFixed(1)} ms, more than ${mostMs.toFixed(1)}`);
  const largest = Math.max(...turns.map((each) => each.result));
  assert.ok(largest < 20_000_000, `${largest} bytes`);
});

test.run();
