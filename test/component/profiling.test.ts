import * as assert from "uvu/assert";
import { type FlaggedServer, startFlagged } from "../harness/flaggedServer.ts";
import { suite } from "../harness/suite.ts";
import "../harness/ownProcess.ts";

const test = suite("profiles");

let server: FlaggedServer;
test.before(async () => {
  server = await startFlagged(["--authorization-mode=RBAC"]);
});
test.after(() => server.stop());

const read = (path: string) => server.call(`/debug/pprof${path}`, { as: "admin" });

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
