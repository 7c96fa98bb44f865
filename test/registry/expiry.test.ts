import * as assert from "uvu/assert";
import { startExpiry } from "../../runtime/registry/expiry.ts";
import { suite } from "../harness/suite.ts";
import { cacheFixture, change, prefix } from "../watch/fixture.ts";

const test = suite("registry/expiry");

test("objects go a while after their last write, and what is written again stays longer", async () => {
  let nowMs = 0;
  const { storage, cache, close } = await cacheFixture();
  for (const name of ["before", "removed", "again"]) await change(storage, name, "red");
  const stop = startExpiry({ storage, cache, prefix, ttlSeconds: 60, clock: () => nowMs });
  const names = () => cache.list({ prefix }).entries.map((entry) => entry.name);
  const gone = async (name: string) => {
    while (cache.get(prefix + name) !== undefined) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await change(storage, "removed", undefined);
  nowMs = 30_000;
  await change(storage, "after", "red");
  await change(storage, "again", "blue");
  nowMs = 60_000;
  await gone("before");
  assert.equal(names(), ["after", "again"]);
  nowMs = 89_000;
  await change(storage, "again", "green");
  nowMs = 90_000;
  await gone("after");
  assert.equal(names(), ["again"]);
  stop();
  await close();
});

test.run();
