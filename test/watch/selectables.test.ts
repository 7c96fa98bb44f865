import fc from "fast-check";
import * as assert from "uvu/assert";
import type { Predicate, WatchCache } from "../../runtime/watch/watchCache.ts";
import { suite } from "../harness/suite.ts";
import { cacheFixture, change, parse, prefix, recorder } from "./fixture.ts";

const test = suite("watch/selectables");

const count = 1200;
const colors = 40;
const nameOf = (index: number) => `n${String(index).padStart(4, "0")}`;
const colorOf = (index: number) => `c${index % colors}`;

async function manyThings(options: Parameters<typeof cacheFixture>[0] = {}) {
  const fixture = await cacheFixture(options);
  for (let i = 0; i < count; i++) await change(fixture.storage, nameOf(i), colorOf(i));
  return fixture;
}

/** Chooses by color, and counts how many objects it was shown. */
function chooser(color: string) {
  const asked = { count: 0 };
  const matches: Predicate = (_entry, meta) => {
    asked.count += 1;
    return meta().fields["color"] === color;
  };
  return { asked, choice: { matches, pin: { field: "color", value: color } } };
}

const namesIn = (cache: WatchCache, options: Partial<Parameters<WatchCache["list"]>[0]>) =>
  cache.list({ prefix, ...options }).entries.map((entry) => entry.name);

test("a list that wants a field's value looks at the objects that have it, in key order", async () => {
  const { cache, close } = await manyThings();
  const { asked, choice } = chooser("c7");
  await cache.prepareSelection(choice);
  const expected = Array.from({ length: 30 }, (_, index) => nameOf(7 + index * colors));
  assert.equal(namesIn(cache, choice), expected);
  assert.is(asked.count, 30);
  assert.equal(namesIn(cache, { ...choice, after: prefix + nameOf(600), limit: 2 }), [nameOf(607), nameOf(647)]);
  assert.is(cache.list({ prefix, ...choice, limit: 2 }).more, true);
  assert.equal(namesIn(cache, chooser("none").choice), []);
  await close();
});

test("objects are read in turns before the first selection, each once, and only new versions after that", async () => {
  const { storage, cache, extractions, close } = await manyThings();
  const { matches } = chooser("c7").choice;
  assert.is(cache.prepareSelection({ matches, key: `${prefix}n0000` }), undefined, "one object");
  assert.is(extractions(), 0);
  const prepared = cache.prepareSelection({ matches });
  assert.ok(prepared instanceof Promise);
  await prepared;
  assert.is(extractions(), count);
  assert.is(cache.prepareSelection({ matches }), undefined);
  await change(storage, nameOf(0), "c7");
  await change(storage, nameOf(1), undefined);
  assert.is(namesIn(cache, { matches }).length, 31);
  assert.is(extractions(), count + 1);
  assert.is(cache.prepareSelection({}), undefined);
  await close();
});

test("what is read out of objects is read anew when it means something else", async () => {
  const { storage, cache, close } = await manyThings();
  const { choice } = chooser("c7");
  await cache.prepareSelection(choice);
  const withRevision = (bytes: Buffer) => bytes;
  cache.reinterpret({ extract: () => ({ labels: undefined, fields: { color: "c7" } }), withRevision });
  await cache.prepareSelection(choice);
  await change(storage, nameOf(0), undefined);
  assert.is(namesIn(cache, choice).length, count - 1);
  await close();
});

test("an index that nobody uses for ten minutes is let go", async () => {
  let nowMs = 0;
  const { cache, close } = await manyThings({ clock: () => nowMs });
  const { asked, choice } = chooser("c7");
  await cache.prepareSelection(choice);
  nowMs = 10 * 60 * 1000;
  cache.trim();
  assert.is(namesIn(cache, choice).length, 30);
  assert.is(asked.count, 30);
  nowMs += 10 * 60 * 1000 + 1;
  cache.trim();
  assert.is(namesIn(cache, choice).length, 30);
  assert.is(asked.count, 30 + count);
  await close();
});

test("an index that could not be made is made again", async () => {
  let isIll = true;
  const ill = (bytes: Buffer) => {
    if (isIll) throw new Error("not now");
    return extract(bytes);
  };
  const { cache, close } = await manyThings({ extract: ill });
  const { asked, choice } = chooser("c7");
  const failures = [cache.prepareSelection(choice), cache.prepareSelection(choice)];
  const told = failures.map((each) => each?.catch((error: Error) => error.message));
  assert.equal(await Promise.all(told), ["not now", "not now"]);
  isIll = false;
  await cache.prepareSelection(choice);
  assert.equal([namesIn(cache, choice).length, asked.count], [30, 30]);
  await close();
});

const step = fc.record({
  index: fc.nat(count + 50),
  color: fc.option(fc.nat(3), { nil: undefined, freq: 3 }),
  isTurn: fc.boolean(),
});

test("lists by an index are those by looking at everything, whatever changes while it is made and later", async () => {
  const { storage, cache, close } = await manyThings({ maxEvents: 20 });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      cache.reinterpret({ extract, withRevision: (bytes) => bytes }); // the index is made once more
      const prepared = cache.prepareSelection(chooser("c1").choice);
      for (const { index, color, isTurn } of steps) {
        const isThere = cache.get(prefix + nameOf(index)) !== undefined;
        if (color !== undefined || isThere)
          await change(storage, nameOf(index), color === undefined ? color : `c${color}`);
        if (isTurn) await new Promise(setImmediate);
      }
      await prepared;
      for (const color of ["c0", "c1", "c2", "c3", "c4"]) {
        const { asked, choice } = chooser(color);
        const byIndex = namesIn(cache, choice);
        assert.ok(asked.count < count / 8, "the index is used");
        assert.equal(byIndex, namesIn(cache, { matches: choice.matches }));
      }
    }),
    { numRuns: 40 },
  );
  await close();
});

const extract = (bytes: Buffer) => {
  const { color } = parse(bytes);
  return { labels: { color }, fields: { color } };
};

test("a commit is shown to watches that it can concern: by key, by what an object was and what it is", async () => {
  const { storage, cache, close } = await cacheFixture();
  const watches = ["red", "blue"].map((color) => {
    const { asked, choice } = chooser(color);
    const sink = recorder();
    return { asked, sink, watcher: cache.watch({ prefix, ...choice, sink }) };
  });
  const single = recorder();
  cache.watch({ prefix, key: `${prefix}a`, sink: single });
  assert.is(cache.watcherCount, 3);
  await change(storage, "b", "green");
  assert.equal(
    watches.map(({ asked }) => asked.count),
    [0, 0],
  );
  await change(storage, "a", "red");
  await change(storage, "a", "blue");
  await change(storage, "a", undefined);
  const [red, blue] = watches;
  assert.equal(red?.sink.lines, ["ADDED a red@2", "DELETED a red@3"]);
  assert.equal(blue?.sink.lines, ["ADDED a blue@3", "DELETED a blue@4"]);
  assert.equal(single.lines, ["ADDED a red@2", "MODIFIED a blue@3", "DELETED a blue@4"]);
  red?.watcher.bookmark();
  assert.equal(red?.sink.lines.at(-1), "bookmark 4");
  red?.watcher.stop();
  await change(storage, "a", "red");
  assert.is(red?.sink.lines.length, 3);
  assert.is(cache.watcherCount, 2);
  await close();
  assert.equal([blue?.sink.lines.at(-1), single.lines.at(-1)], ["closed shutdown", "closed shutdown"]);
});

test.run();
