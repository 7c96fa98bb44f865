import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import * as assert from "uvu/assert";
import { loadGenerated } from "../../runtime/cli/loadGenerated.ts";
import { generateKinds } from "../harness/ownKinds.ts";
import { suite } from "../harness/suite.ts";

const test = suite("the cache of generated folders");

const lamp = `group: lamps.example.org
version: v1
kind: Lamp
names: { plural: lamps }
scope: Cluster
description: Lamp gives light.
schema: { properties: { spec: { x-proto: 2, properties: { watts: { x-proto: 1, type: integer, format: int32 } } } } }
`;

/** What is in the folder of a cache as soon as there is one. */
async function firstSeen(cache: string): Promise<readonly string[]> {
  for (;;) {
    const [made] = (await readdir(cache).catch(() => [])).filter((each) => /^[0-9a-f]+$/.test(each));
    if (made !== undefined) return readdir(join(cache, made));
    await nextTurn();
  }
}

test("servers that start at once with one cache each find all of it", async () => {
  const own = await generateKinds({ "lamps/v1/lamp.yaml": lamp });
  const folder = await mkdtemp(join(tmpdir(), "orch-cache-"));
  try {
    const cache = join(folder, "of", "all");
    const seen = firstSeen(cache);
    const loads = Array.from({ length: 4 }, () => loadGenerated(join(own.folder, "out"), cache));
    for (const { resources } of await Promise.all(loads)) assert.ok(resources.some(({ kind }) => kind === "Lamp"));
    const [made = "", ...others] = await readdir(cache);
    assert.equal(others, []);
    assert.equal(await seen, await readdir(join(cache, made)));
  } finally {
    await own.remove();
    await rm(folder, { recursive: true });
  }
});

test.run();
