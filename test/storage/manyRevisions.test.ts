import * as assert from "uvu/assert";
import { openLmdbStorage } from "../../runtime/storage/lmdb.ts";
import { maxDropped } from "../../runtime/watch/history.ts";
import { suite } from "../harness/suite.ts";
import { openCache } from "./contract/subject.ts";
import { put } from "./contract/things.ts";
import { testFolder } from "./folder.ts";

const test = suite("storage/many revisions");
const revisions = 100_000;
const objects = 500;

test(`${revisions} revisions of history that are too old go in small steps, which hold up no write`, async () => {
  const folder = testFolder();
  const storage = await openLmdbStorage({ folder: folder.path });
  let nowMs = 0;
  const cache = await openCache(storage, { clock: () => nowMs });
  const last = new Map<string, number>();
  const write = async (name: string) => {
    const { revision } = await put(storage, name, { at: last.get(name) ?? 0, text: "x".repeat(200) });
    last.set(name, revision);
  };
  const names = Array.from({ length: objects }, (_, i) => `n${i}`);
  await Promise.all(
    names.map(async (name) => {
      for (let i = 0; i < revisions / objects; i++) await write(name);
    }),
  );
  assert.is(cache.historySize, revisions);
  nowMs = 60 * 60 * 1000;
  const tookMs: number[] = [];
  for (let i = 0; cache.historySize > objects; i++) {
    const before = cache.historySize;
    const startMs = performance.now();
    await write(`n${i % objects}`);
    tookMs.push(performance.now() - startMs);
    assert.ok(before - cache.historySize <= maxDropped);
  }
  tookMs.sort((a, b) => a - b);
  const median = tookMs[tookMs.length >> 1] ?? 0;
  assert.ok(median < 50, `half of the ${tookMs.length} writes took more than ${median} ms`);
  assert.ok(tookMs.length >= revisions / maxDropped - 1, `${tookMs.length} writes`);
  cache.close();
  await storage.close();
  folder.remove();
});

test.run();
