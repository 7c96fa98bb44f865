import * as assert from "uvu/assert";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import { RevisionError } from "../../runtime/watch/watchCache.ts";
import type { CacheList, CacheListOptions, Predicate, WatchCache } from "../../runtime/watch/watchCache.ts";
import { suite } from "../harness/suite.ts";
import { cacheFixture, change, openCache, parse, prefix, recorder } from "./fixture.ts";

const test = suite("watch/cache");

const isRed: Predicate = (_entry, meta) => meta().labels?.["color"] === "red";

function namesOf(list: CacheList): string {
  return list.entries.map((entry) => `${entry.key.slice(prefix.length)}@${entry.revision}`).join(" ");
}

function refusal(cache: WatchCache, options: CacheListOptions): [string, number, number, number] | undefined {
  try {
    cache.list(options);
  } catch (error) {
    if (error instanceof RevisionError)
      return [error.code, error.revision, error.oldestRevision, error.currentRevision];
    throw error;
  }
  return undefined;
}

test("what was stored before and what is stored after the cache opened can be read", async () => {
  const storage = await openMemoryStorage();
  await change(storage, "ns/a", "red");
  const cache = await openCache(storage);
  const writing = change(storage, "ns/b", "blue");
  assert.is(cache.get(`${prefix}ns/b`), undefined);
  await writing;
  const entry = cache.get(`${prefix}ns/b`);
  assert.equal([entry?.namespace, entry?.name, entry?.revision, entry?.createRevision], ["ns", "b", 2, 2]);
  assert.equal(parse(entry?.bytes ?? Buffer.alloc(0)), { color: "blue", resourceVersion: 2 });
  assert.is(namesOf(cache.list({ prefix })), "ns/a@1 ns/b@2");
  await change(storage, "ns/a", undefined);
  assert.is(cache.get(`${prefix}ns/a`), undefined);
  assert.is(namesOf(cache.list({ prefix })), "ns/b@2");
  await storage.close();
});

test("names of cluster-scoped objects have no namespace", async () => {
  const { storage, cache, close } = await cacheFixture();
  await change(storage, "a", "red");
  const entry = cache.get(`${prefix}a`);
  assert.equal([entry?.namespace, entry?.name], ["", "a"]);
  await close();
});

test("a write is visible in the cache when its writer hears of it", async () => {
  const { storage, cache, close } = await cacheFixture();
  await Promise.all(
    Array.from({ length: 100 }, async (_, i) => {
      const revision = await change(storage, `n${i}`, "red");
      assert.is(cache.get(`${prefix}n${i}`)?.revision, revision);
      assert.ok(cache.revision >= revision);
    }),
  );
  await close();
});

test("the revision advances with commits that do not touch the collection", async () => {
  const { storage, cache, close } = await cacheFixture();
  await storage.write({ prefix: "/other/", key: "/other/a", expectedRevision: 0, value: () => Buffer.from("v") });
  assert.is(cache.revision, 1);
  assert.is(cache.list({ prefix }).revision, 1);
  await close();
});

test("a page of a large collection that changes while it is loaded is merged with the changes", async () => {
  const storage = await openMemoryStorage();
  const names = Array.from({ length: 2500 }, (_, i) => `n${String(i).padStart(4, "0")}`);
  await Promise.all(names.map((name) => change(storage, name, "red")));
  const opening = openCache(storage);
  const changes = [
    change(storage, "n0001", "blue"),
    change(storage, "n2400", undefined),
    change(storage, "n0002", undefined),
    change(storage, "new", "blue"),
  ];
  const cache = await opening;
  await Promise.all(changes);
  const stored = await storage.list({ prefix });
  assert.equal(
    cache.list({ prefix }).entries.map((entry) => [entry.key, entry.revision]),
    stored.items.map((item) => [item.key, item.revision]),
  );
  assert.is(cache.get(`${prefix}n0002`), undefined);
  await storage.close();
});

test("lists keep to prefix, key, start and limit, and count what follows", async () => {
  const { storage, cache, close } = await cacheFixture();
  for (const name of ["a/x", "b/x", "b/y", "b/z", "bb/x", "c/x"])
    await change(storage, name, name.endsWith("y") ? "red" : "blue");
  const cases: [CacheListOptions, string, boolean, number | undefined][] = [
    [{ prefix: `${prefix}b/` }, "b/x@2 b/y@3 b/z@4", false, 0],
    [{ prefix, limit: 2 }, "a/x@1 b/x@2", true, 4],
    [{ prefix, limit: 2, after: `${prefix}b/x` }, "b/y@3 b/z@4", true, 2],
    [{ prefix, limit: 2, after: `${prefix}b/z` }, "bb/x@5 c/x@6", false, 0],
    [{ prefix: `${prefix}b/`, after: `${prefix}a/x` }, "b/x@2 b/y@3 b/z@4", false, 0],
    [{ prefix, matches: isRed }, "b/y@3", false, 0],
    [{ prefix, matches: (entry) => entry.name === "x", limit: 1 }, "a/x@1", true, undefined],
    [{ prefix, key: `${prefix}b/y` }, "b/y@3", false, 0],
    [{ prefix: `${prefix}a/`, key: `${prefix}b/y` }, "", false, 0],
    [{ prefix, key: `${prefix}none` }, "", false, 0],
    [{ prefix, limit: 0 }, "", true, 6],
  ];
  for (const [options, names, more, remaining] of cases) {
    const list = cache.list(options);
    assert.equal(
      [namesOf(list), list.more, list.remaining, list.revision],
      [names, more, remaining, 6],
      JSON.stringify(options),
    );
  }
  await close();
});

test("the state at any revision inside the window can be read exactly", async () => {
  const { storage, cache, close } = await cacheFixture();
  const steps: [string, string | undefined][] = [
    ["a", "red"],
    ["b", "blue"],
    ["a", "blue"],
    ["b", undefined],
    ["b", "red"],
    ["a", undefined],
  ];
  for (const [name, color] of steps) await change(storage, name, color);
  const states = ["", "a@1", "a@1 b@2", "b@2 a@3", "a@3", "a@3 b@5", "b@5"];
  for (const [revision, state] of states.entries()) {
    const sorted = state.split(" ").sort().join(" ");
    assert.is(namesOf(cache.list({ prefix, revision })), sorted, `at ${revision}`);
  }
  assert.is(namesOf(cache.list({ prefix, revision: 3, matches: isRed })), "");
  assert.is(namesOf(cache.list({ prefix, revision: 2, matches: isRed })), "a@1");
  assert.equal(refusal(cache, { prefix, revision: 7 }), ["future", 7, 0, 6]);
  await close();
});

test("what is older than the window is expired, and its memory is let go", async () => {
  let nowMs = 0;
  const { storage, cache, close } = await cacheFixture({ clock: () => nowMs, historyMs: 1000 });
  await change(storage, "a", "red");
  await change(storage, "a", "blue");
  nowMs = 600;
  await change(storage, "b", "red");
  await change(storage, "b", undefined);
  assert.equal([cache.oldestRevision, cache.size, cache.historySize], [0, 2, 4]);
  nowMs = 1100;
  cache.trim();
  assert.equal([cache.oldestRevision, cache.size, cache.historySize], [2, 2, 2]);
  assert.is(cache.get(`${prefix}a`)?.previous, undefined);
  assert.equal(refusal(cache, { prefix, revision: 1 }), ["expired", 1, 2, 4]);
  assert.is(namesOf(cache.list({ prefix, revision: 3 })), "a@2 b@3");
  nowMs = 2000;
  cache.trim();
  assert.equal([cache.oldestRevision, cache.size, cache.historySize], [4, 1, 0]);
  await close();
});

test("exact reads end with the window, also where only other collections changed since; watches do not", async () => {
  let nowMs = 0;
  const { storage, cache, close } = await cacheFixture({ clock: () => nowMs, historyMs: 1000 });
  await change(storage, "a", "red");
  const other = (expectedRevision: number) =>
    storage.write({ prefix: "/other/", key: "/other/a", expectedRevision, value: () => Buffer.from("v") });
  await other(0);
  cache.trim();
  await other(2);
  nowMs = 1000;
  cache.trim();
  assert.is(namesOf(cache.list({ prefix, revision: 1 })), "a@1");
  nowMs = 1001;
  cache.trim();
  assert.equal(refusal(cache, { prefix, revision: 1 }), ["expired", 1, 1, 3]);
  assert.is(namesOf(cache.list({ prefix, revision: 2 })), "a@1");
  const seen = recorder();
  cache.watch({ prefix, fromRevision: 1, sink: seen });
  await change(storage, "a", "blue");
  assert.is(seen.lines.length, 1);
  await close();
});

test("a long history is let go of in steps that hold up no write for 50 ms", async () => {
  let nowMs = 0;
  const { storage, cache, close } = await cacheFixture({ clock: () => nowMs, historyMs: 1000 });
  const rounds = 40;
  for (let i = 0; i < rounds; i++) {
    await Promise.all(
      Array.from({ length: 2000 }, (_, n) => change(storage, `n${n}`, i % 4 === 3 ? undefined : "red")),
    );
  }
  assert.is(cache.historySize, rounds * 2000);
  nowMs = 2000;
  let steps = 0;
  let longestMs = 0;
  for (let isMore = true; isMore; steps++) {
    const before = process.cpuUsage();
    if (steps % 2 === 0) isMore = cache.trim();
    else await change(storage, "written", "blue");
    const { user, system } = process.cpuUsage(before);
    longestMs = Math.max(longestMs, (user + system) / 1000);
  }
  assert.ok(steps > 20 && longestMs < 50, `${steps} steps, the longest of ${longestMs} ms`);
  assert.is(cache.size, 1);
  await close();
});

test("each page of a walk says how many follow at its revision, whatever is written meanwhile", async () => {
  const { storage, cache, close } = await cacheFixture();
  for (let i = 0; i < 25; i++) await change(storage, `n${10 + i}`, "red");
  const first = cache.list({ prefix, limit: 10 });
  await change(storage, "n34", undefined);
  await change(storage, "n99", "blue");
  const { revision } = first;
  const second = cache.list({ prefix, limit: 10, revision, after: `${prefix}n19` });
  const third = cache.list({ prefix, limit: 10, revision, after: `${prefix}n29` });
  const counts = [first, second, third].map((page) => [page.entries.length, page.more, page.remaining]);
  assert.equal(counts, [
    [10, true, 15],
    [10, true, 5],
    [5, false, 0],
  ]);
  const elsewhere = cache.list({ prefix, limit: 3, revision, after: `${prefix}n15` });
  assert.equal([elsewhere.entries.length, elsewhere.remaining], [3, 16]);
  await close();
});

test("the window is bounded by a number of changes and by the bytes it keeps", async () => {
  const byCount = await cacheFixture({ maxEvents: 10 });
  for (let i = 0; i < 50; i++) await change(byCount.storage, "a", "red");
  assert.equal([byCount.cache.historySize, byCount.cache.oldestRevision], [10, 40]);
  await byCount.close();
  const replaced = JSON.stringify({ color: "red", resourceVersion: 10 }).length;
  const byBytes = await cacheFixture({ maxHistoryBytes: replaced * 3 });
  for (let i = 0; i < 50; i++) await change(byBytes.storage, "a", "red");
  assert.equal([byBytes.cache.historySize, byBytes.cache.oldestRevision], [3, 47]);
  await byBytes.close();
});

test("a tombstone that was replaced by a new object does not take that along when it leaves the window", async () => {
  const { storage, cache, close } = await cacheFixture({ maxEvents: 1 });
  await change(storage, "a", "red");
  await change(storage, "a", undefined);
  await change(storage, "a", "blue");
  await change(storage, "b", "blue");
  assert.is(namesOf(cache.list({ prefix })), "a@3 b@4");
  await close();
});

test("labels are extracted once for each version", async () => {
  const { storage, cache, extractions, close } = await cacheFixture();
  await change(storage, "a", "red");
  await change(storage, "b", "blue");
  for (let i = 0; i < 3; i++) cache.list({ prefix, matches: isRed });
  assert.is(extractions(), 2);
  await change(storage, "a", "blue");
  cache.list({ prefix, matches: isRed });
  assert.is(extractions(), 3);
  await close();
});

const sizes: [string, number, number][] = [
  ["small values share a slab of 16 KiB", 100, 16 * 1024],
  ["a large value has memory of its own", 5000, 5000],
];

for (const [what, size, kept] of sizes) {
  test(`${what}, whatever buffer they were cut from`, async () => {
    const { storage, cache, close } = await cacheFixture();
    const shared = Buffer.alloc(64 * 1024, "0123456789");
    for (const name of ["a", "b"]) {
      const value = () => shared.subarray(name.charCodeAt(0), name.charCodeAt(0) + size);
      await storage.write({ prefix, key: prefix + name, expectedRevision: 0, value });
    }
    shared.fill("x");
    const [a, b] = [cache.get(`${prefix}a`)?.bytes, cache.get(`${prefix}b`)?.bytes];
    assert.equal([a?.byteLength, a?.buffer.byteLength, b?.buffer.byteLength], [size, kept, kept]);
    assert.equal([a?.toString("utf8", 0, 12), b?.toString("utf8", 0, 12)], ["789012345678", "890123456789"]);
    await close();
  });
}

test("what remains after a page is counted at the revision of its walk, whoever walks at another", async () => {
  const storage = await openMemoryStorage();
  for (let i = 0; i < 10; i++) await change(storage, `ns/n${i}`, "red");
  const cache = await openCache(storage);
  const after = `${prefix}ns/n2`;
  const first = cache.list({ prefix, limit: 3 });
  for (let i = 3; i < 9; i++) await change(storage, `ns/n${i}`, undefined);
  const second = cache.list({ prefix, limit: 3 });
  assert.equal([first.remaining, second.remaining], [7, 1]);
  const next = ({ revision }: CacheList) => cache.list({ prefix, after, revision, limit: 2 }).remaining;
  assert.equal([next(first), next(second)], [5, 0]);
  cache.close();
});

test.run();
