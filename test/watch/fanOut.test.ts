import { setImmediate as turn } from "node:timers/promises";
import fc from "fast-check";
import * as assert from "uvu/assert";
import { FanOut } from "../../runtime/watch/fanOut.ts";
import { type CacheEntry, Watcher } from "../../runtime/watch/watchCache.ts";
import { WatcherIndex } from "../../runtime/watch/watcherIndex.ts";
import { measureLoop } from "../harness/loopMeter.ts";
import "../harness/ownProcess.ts";
import { suite } from "../harness/suite.ts";
import { cacheFixture, change, prefix, recorder } from "./fixture.ts";

const test = suite("watch: one change to many watchers");

const many = 1000;

/** A sink that takes as long as a socket does, or longer. */
function slowRecorder(takesMs = 0.1): ReturnType<typeof recorder> {
  const sink = recorder();
  const { events, close } = sink;
  const work = () => {
    for (const endMs = performance.now() + takesMs; performance.now() < endMs; );
  };
  return Object.assign(sink, {
    events: (...given: Parameters<typeof events>) => {
      work();
      events(...given);
    },
    close: (...given: Parameters<typeof close>) => {
      work();
      close(...given);
    },
  });
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

async function manyWatchers(takesMs?: number) {
  const fixture = await cacheFixture();
  const sinks = Array.from({ length: many }, () => slowRecorder(takesMs));
  const watchers = sinks.map((sink) => fixture.cache.watch({ prefix, sink }));
  return { ...fixture, sinks, watchers };
}

test("they get it in turns of the event loop, each all changes in order, though more come meanwhile", async () => {
  const { storage, sinks, close } = await manyWatchers();
  const { longestMs } = await measureLoop(async () => {
    for (const color of ["red", "green", "blue", "white"]) await change(storage, "a", color);
    await until(() => sinks.every(({ lines }) => lines.length === 4));
  });
  assert.ok(longestMs < 60, `one turn took ${longestMs} ms`);
  const all = ["ADDED a red@1", "MODIFIED a green@2", "MODIFIED a blue@3", "MODIFIED a white@4"];
  for (const { lines } of sinks) assert.equal(lines, all);
  await close();
});

test("changes that come meanwhile are sent together", async () => {
  const { storage, sinks, close } = await manyWatchers();
  for (let count = 0; count < 50; count++) await change(storage, `n${count}`, "red");
  await until(() => sinks.every(({ lines }) => lines.length === 50));
  assert.ok((sinks.at(-1)?.batches.length ?? 0) < 25, `${sinks.at(-1)?.batches.length} batches`);
  await close();
});

test("a watch that begins meanwhile gets what is after its revision, once", async () => {
  const { storage, cache, sinks, close } = await manyWatchers();
  await change(storage, "a", "red");
  await change(storage, "a", "green");
  assert.is(sinks.at(-1)?.lines.length, 0, "the last one is still to get both");
  const [newest, first, before] = [recorder(), recorder(), recorder()];
  cache.watch({ prefix, sink: newest });
  cache.watch({ prefix, fromRevision: 1, sink: first });
  cache.watch({ prefix, fromRevision: 0, pastAtOnce: 1, sink: before });
  await change(storage, "a", "blue");
  await until(() => sinks.every(({ lines }) => lines.length === 3));
  await until(() => before.lines.length >= 3);
  for (let count = 0; count < 10; count++) await turn();
  assert.equal(newest.lines, ["MODIFIED a blue@3"]);
  assert.equal(first.lines, ["MODIFIED a green@2", "MODIFIED a blue@3"]);
  assert.equal(before.lines, ["ADDED a red@1", "MODIFIED a green@2", "MODIFIED a blue@3"]);
  await close();
});

test("a bookmark is never ahead of the events that are still to come", async () => {
  const { storage, sinks, watchers, close } = await manyWatchers();
  await change(storage, "a", "red");
  await change(storage, "a", "green");
  watchers[0]?.bookmark();
  watchers.at(-1)?.bookmark();
  await until(() => sinks.every(({ lines }) => lines.filter((line) => line.includes("a ")).length === 2));
  watchers.at(-1)?.bookmark();
  assert.equal(sinks.at(-1)?.lines, ["bookmark 0", "ADDED a red@1", "MODIFIED a green@2", "bookmark 2"]);
  assert.is(sinks[0]?.lines.includes("bookmark 1"), true, sinks[0]?.lines.join());
  await close();
});

test("a watch that is stopped meanwhile gets nothing more", async () => {
  const { storage, sinks, watchers, close } = await manyWatchers();
  await change(storage, "a", "red");
  watchers.at(-1)?.stop();
  await until(() => sinks.slice(0, -1).every(({ lines }) => lines.length === 1));
  await turn();
  assert.equal(sinks.at(-1)?.lines, []);
  await close();
});

test("when the cache closes, all have got what was committed before", async () => {
  const { storage, cache, sinks, close } = await manyWatchers(0.02);
  await change(storage, "a", "red");
  await change(storage, "a", "green");
  cache.close();
  await until(() => sinks.every(({ lines }) => lines.length === 3));
  for (const { lines } of sinks) assert.equal(lines, ["ADDED a red@1", "MODIFIED a green@2", "closed shutdown"]);
  await close();
});

test("when the objects mean another thing, watches end in turns, and none hears of what comes meanwhile", async () => {
  const { storage, cache, sinks, watchers, close } = await manyWatchers();
  const { longestMs } = await measureLoop(async () => {
    cache.reinterpret({ extract: () => ({ labels: undefined, fields: {} }), withRevision: (bytes) => bytes });
    assert.is(cache.watcherCount, 0);
    watchers.at(-1)?.stop();
    await change(storage, "a", "red");
    watchers.at(-2)?.bookmark();
    await until(() => sinks.slice(0, -1).every(({ lines }) => lines.length > 0));
  });
  assert.ok(longestMs < 60, `one turn took ${longestMs} ms`);
  for (const { lines } of sinks.slice(0, -1)) assert.equal(lines, ["closed shutdown"]);
  await turn();
  assert.equal(sinks.at(-1)?.lines, [], "it was stopped before its turn");
  await close();
});

test("those who watch one object get it in turns as well", async () => {
  const { storage, cache, close } = await cacheFixture();
  const sinks = Array.from({ length: many }, () => slowRecorder());
  for (const sink of sinks) cache.watch({ prefix, key: `${prefix}a`, sink });
  const { longestMs } = await measureLoop(async () => {
    await change(storage, "a", "red");
    await change(storage, "b", "red");
    await change(storage, "a", "green");
    await until(() => sinks.every(({ lines }) => lines.length === 2));
  });
  assert.ok(longestMs < 60, `one turn took ${longestMs} ms`);
  for (const { lines } of sinks) assert.equal(lines, ["ADDED a red@1", "MODIFIED a green@3"]);
  await close();
});

test("where too many changes wait, the watches are closed as slow, and later ones go on", async () => {
  const { storage, cache, close } = await cacheFixture();
  const slow: unknown[] = [];
  const index = new WatcherIndex();
  const fanOut = new FanOut({ watchers: index, metaOf: (entry) => cache.metaOf(entry), maxWaiting: 3 });
  const host = {
    metaOf: (entry: CacheEntry) => cache.metaOf(entry),
    pastAfter: () => undefined,
    deliveredRevision: 0,
    forget: (watcher: Watcher) => index.delete(watcher),
    tooSlow: () => slow.push("slow"),
  };
  const watch = (takesMs: number) => {
    const sink = slowRecorder(takesMs);
    index.add(new Watcher({ prefix, sink, fromRevision: cache.revision }, host));
    return sink;
  };
  const sinks = Array.from({ length: many }, () => watch(0.1));
  const batches = recorder();
  cache.watch({ prefix, sink: batches });
  for (let count = 0; count < 5; count++) {
    const before = cache.revision;
    await change(storage, "a", "red");
    const batch = batches.batches.at(-1);
    if (batch !== undefined) fanOut.deliver(batch, before);
  }
  await until(() => slow.length >= many);
  assert.equal(sinks.at(-1)?.lines, ["closed slow"]);
  assert.is(fanOut.deliveredRevision, undefined);
  const later = watch(0);
  await change(storage, "b", "red");
  const batch = batches.batches.at(-1);
  if (batch !== undefined) fanOut.deliver(batch, 5);
  assert.equal(later.lines, ["ADDED b red@6"]);
  await close();
});

interface Joined {
  readonly from: number;
  readonly sink: ReturnType<typeof recorder>;
  readonly watcher: Watcher;
}

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ change: fc.constantFrom("a", "b", "c"), isRemoved: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ join: fc.nat(20), pastAtOnce: fc.constantFrom(1, 2, 1000) }) },
  { weight: 1, arbitrary: fc.record({ bookmark: fc.nat() }) },
  { weight: 2, arbitrary: fc.constant("turn" as const) },
);

test("a watch that begins at any time gets each change after its revision once, bookmarks between them", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const { storage, cache, close } = await cacheFixture();
      const all = recorder();
      cache.watch({ prefix, sink: all });
      const joined: Joined[] = [];
      const join = (from: number, pastAtOnce: number) => {
        const sink = slowRecorder(0.13);
        joined.push({ from, sink, watcher: cache.watch({ prefix, fromRevision: from, sink, pastAtOnce }) });
      };
      for (let count = 0; count < 150; count++) join(cache.revision, 1000);
      for (const each of steps) {
        if (each === "turn") await turn();
        else if ("join" in each) join(Math.max(0, cache.revision - each.join), each.pastAtOnce);
        else if ("bookmark" in each) joined[each.bookmark % joined.length]?.watcher.bookmark();
        else {
          const isThere = cache.get(prefix + each.change) !== undefined;
          await change(storage, each.change, isThere && each.isRemoved ? undefined : "red");
        }
      }
      // A change of the things has each of the revisions.
      await until(() => joined.every(({ from, sink }) => eventsOf(sink.lines).length >= cache.revision - from));
      await turn();
      for (const { from, sink } of joined) {
        assert.equal(eventsOf(sink.lines), all.lines.slice(from));
        assert.ok(isAscending(sink.lines.map(revisionOf)), sink.lines.join());
      }
      await close();
    }),
    { numRuns: 40 },
  );
});

function eventsOf(lines: readonly string[]): string[] {
  return lines.filter((line) => !line.startsWith("bookmark"));
}

function revisionOf(line: string): number {
  return Number(/\d+$/.exec(line)?.[0]);
}

/** A bookmark may repeat what came last. */
function isAscending(revisions: readonly number[]): boolean {
  return revisions.every((each, index) => index === 0 || each >= (revisions[index - 1] ?? 0));
}

test.run();
