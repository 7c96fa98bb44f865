import * as assert from "uvu/assert";
import { type MeasuredServer, openMeasured, quickTries } from "../harness/measured.ts";
import { suite } from "../harness/suite.ts";
import { core } from "./literal.ts";

const test = suite("work on short bodies");

let server: MeasuredServer;
test.before(async () => {
  server = await openMeasured();
});
test.after(() => server.stop());

test(
  "60 KB of containers that say nothing are filled in and checked in turns",
  async () => {
    const containers = Array.from({ length: 20_000 }, () => ({}));
    const body = { metadata: { name: "a" }, spec: { containers } };
    const request = { method: "POST", path: `${core("default", "pods")}?dryRun=All`, body };
    const { result, longestMs } = await server.measure(request, quickTries, 22);
    assert.is(result.status, 422, result.text.slice(0, 300));
    assert.ok(longestMs < 25, `one turn took ${longestMs} ms`);
  },
  { timeoutMs: 60_000 },
);

test.run();
