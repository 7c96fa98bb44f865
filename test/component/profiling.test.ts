import * as assert from "uvu/assert";
import { findPage } from "../../runtime/component/pages/pages.ts";
import { profilePages } from "../../runtime/component/profiling/profilePages.ts";
import { type FlaggedServer, startFlagged } from "../harness/flaggedServer.ts";
import { empty, endHeaders, endStream, frame, frameType, header, preface } from "../harness/http2Frames.ts";
import { suite } from "../harness/suite.ts";
import { openWire } from "../random/hostile/wire.ts";
import "../harness/ownProcess.ts";

const test = suite("profiles");

let server: FlaggedServer;
test.before(async () => {
  server = await startFlagged(["--authorization-mode=RBAC"]);
});
test.after(() => server.stop());

const read = (path: string) => server.call(`/debug/pprof${path}`, { as: "admin" });

test("the list of profiles is at the folder, with a slash behind it or without, on every port", async () => {
  for (const [path, wanted] of [
    ["", 200],
    ["/", 200],
    ["/nothing", 404],
  ] as const) {
    assert.is((await read(path)).status, wanted, `API server, ${path}`);
    const page = findPage(profilePages(), "GET", `/debug/pprof${path}`);
    const request = {
      path: `/debug/pprof${path}`,
      query: new URLSearchParams(),
      accept: "",
      acceptEncoding: "",
      body: "",
    };
    assert.is((await page?.(request))?.status, wanted, path);
  }
});

test("a processor profile has what Chrome's tools read, for as long as was asked", async () => {
  const { status, json } = await read("/profile?seconds=0.2");
  assert.is(status, 200);
  const { nodes, startTime, endTime, samples, timeDeltas } = json;
  assert.ok(nodes.length > 1 && samples.length === timeDeltas.length);
  assert.ok(endTime - startTime >= 190_000, `${endTime - startTime} µs`);
});

test("a heap snapshot has what Chrome's tools read", async () => {
  const { status, json } = await read("/heap");
  assert.is(status, 200);
  assert.ok(json.snapshot.node_count > 1000 && json.strings.length > 1000);
});

const head = (method: string) =>
  Buffer.concat([
    header(":method", method),
    ...[header(":scheme", "https"), header(":path", "/version"), header(":authority", "orch"), header("a", "b")],
  ]);
const trailers = Buffer.concat(Array.from({ length: 30 }, (_, index) => header(`a${index}`, "b".repeat(20))));

const unfinished: readonly [string, readonly Buffer[]][] = [
  ["a head goes on", [frame(frameType.headers, endStream, 1, head("GET"))]],
  [
    "something else is inside a head",
    [frame(frameType.headers, endStream, 1, head("GET")), frame(frameType.ping, 0, 0, Buffer.alloc(8))],
  ],
  [
    "trailers go on",
    [frame(frameType.headers, endHeaders, 1, head("POST")), frame(frameType.headers, endStream, 1, trailers)],
  ],
];

for (const [what, frames] of unfinished) {
  test(`a heap snapshot is made while on a connection of HTTP/2 ${what}; that connection ends`, async () => {
    const wire = await openWire(Number(new URL(server.server.url).port), "h2");
    wire.write(Buffer.concat([preface, frame(frameType.settings, 0, 0, empty), ...frames]));
    await wire.until((text) => text.length > 0); // its settings, so it has read all this
    assert.is((await read("/heap")).status, 200);
    await wire.until(() => false, 5000);
    assert.ok(wire.isClosed());
  });
}

test("the delay of the event loop is shown in milliseconds", async () => {
  const { status, json } = await read("/eventloop?seconds=0.1");
  assert.is(status, 200);
  assert.is(json.seconds, 0.1);
  assert.ok(json.mean >= 0 && json.max >= json.p50 && json.p99 >= json.p50);
  assert.ok(json.utilization >= 0 && json.utilization <= 1);
});

test("one profile is made at a time, and the next one after it", async () => {
  const first = read("/profile?seconds=0.5");
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.is((await read("/heap")).status, 503);
  assert.is((await first).status, 200);
  assert.is((await read("/eventloop?seconds=0.1")).status, 200);
});

for (const seconds of ["0", "-1", "51", "x", "1e3", ""]) {
  test(`seconds=${seconds} is a 400`, async () => {
    assert.is((await read(`/profile?seconds=${seconds}`)).status, 400);
  });
}

test("who may not read these paths gets no profile", async () => {
  assert.is((await server.call("/debug/pprof/profile?seconds=1")).status, 403);
});

test("a server without profiling has no such paths", async () => {
  const other = await startFlagged(["--profiling=false"]);
  try {
    assert.is((await other.call("/debug/pprof/profile", { as: "admin" })).status, 404);
  } finally {
    await other.stop();
  }
});

test.run();
