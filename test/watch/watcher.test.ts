import { setTimeout } from "node:timers/promises";
import * as assert from "uvu/assert";
import { RevisionError } from "../../runtime/watch/watchCache.ts";
import type { Predicate } from "../../runtime/watch/watchCache.ts";
import { suite } from "../harness/suite.ts";
import { cacheFixture, change, parse, prefix, recorder } from "./fixture.ts";

const test = suite("watch/watcher");

/** Bytes that may wait in a recorder. */
const most = 1024 * 1024;
const isRed: Predicate = (_entry, meta) => meta().labels?.["color"] === "red";

test("a watch gets each change once, in order, a deletion with the last content at its own revision", async () => {
  const { storage, cache, close } = await cacheFixture();
  await change(storage, "a", "red");
  const sink = recorder();
  cache.watch({ prefix, sink });
  await change(storage, "a", "blue");
  await change(storage, "b", "red");
  await change(storage, "a", undefined);
  await change(storage, "a", "green");
  assert.equal(sink.lines, ["MODIFIED a blue@2", "ADDED b red@3", "DELETED a blue@4", "ADDED a green@5"]);
  await close();
});

test("a watch with a selector sees objects enter, stay in and leave it", async () => {
  const { storage, cache, close } = await cacheFixture();
  const sink = recorder();
  await change(storage, "a", "blue");
  cache.watch({ prefix, matches: isRed, sink });
  const steps: [string | undefined, string | undefined][] = [
    ["blue", undefined],
    ["red", "ADDED a red@3"],
    ["red", "MODIFIED a red@4"],
    ["blue", "DELETED a red@5"],
    ["green", undefined],
    [undefined, undefined],
    ["red", "ADDED a red@8"],
    [undefined, "DELETED a red@9"],
  ];
  for (const [color] of steps) await change(storage, "a", color);
  assert.equal(
    sink.lines,
    steps.map(([, line]) => line).filter((line) => line !== undefined),
  );
  await close();
});

test("a watch of one namespace, or of one object, gets nothing else", async () => {
  const { storage, cache, close } = await cacheFixture();
  const [namespace, single] = [recorder(), recorder()];
  cache.watch({ prefix: `${prefix}a/`, sink: namespace });
  cache.watch({ prefix, key: `${prefix}a/x`, sink: single });
  for (const name of ["a/x", "a/xx", "aa/x", "b/x"]) await change(storage, name, "red");
  assert.equal(namespace.lines, ["ADDED a/x red@1", "ADDED a/xx red@2"]);
  assert.equal(single.lines, ["ADDED a/x red@1"]);
  await close();
});

test("a watch from a revision of the window first gets what came after it", async () => {
  const { storage, cache, close } = await cacheFixture();
  await change(storage, "a", "red");
  await change(storage, "b", "red");
  await change(storage, "a", "blue");
  const [sink, selected] = [recorder(), recorder()];
  cache.watch({ prefix, fromRevision: 1, sink });
  cache.watch({ prefix, fromRevision: 1, matches: isRed, sink: selected });
  assert.equal(sink.lines, ["ADDED b red@2", "MODIFIED a blue@3"]);
  assert.equal(selected.lines, ["ADDED b red@2", "DELETED a red@3"]);
  await change(storage, "b", undefined);
  assert.equal(sink.lines.slice(2), ["DELETED b red@4"]);
  await close();
});

test("a watch from before the window is expired", async () => {
  const { storage, cache, close } = await cacheFixture({ maxEvents: 2 });
  for (let i = 0; i < 5; i++) await change(storage, "a", "red");
  const sink = recorder();
  try {
    cache.watch({ prefix, fromRevision: 2, sink });
    assert.unreachable();
  } catch (error) {
    assert.instance(error, RevisionError);
    if (error instanceof RevisionError) assert.equal([error.code, error.oldestRevision], ["expired", 3]);
  }
  cache.watch({ prefix, fromRevision: 3, sink });
  assert.equal(sink.lines, ["MODIFIED a red@4", "MODIFIED a red@5"]);
  await close();
});

test("a watch from a revision that is still to come skips what lies before it", async () => {
  const { storage, cache, close } = await cacheFixture();
  const sink = recorder();
  cache.watch({ prefix, fromRevision: 2, sink });
  await Promise.all(["a", "b", "c"].map((name) => change(storage, name, "red")));
  assert.equal(sink.lines, ["ADDED c red@3"]);
  await close();
});

test("all watchers of the same keys share one batch for a commit, and with it the encoded form", async () => {
  const { storage, cache, close } = await cacheFixture();
  const whole = [recorder(), recorder()];
  const namespaced = [recorder(), recorder()];
  for (const sink of whole) cache.watch({ prefix, sink });
  for (const sink of namespaced) cache.watch({ prefix: `${prefix}a/`, sink });
  await Promise.all(["a/x", "b/x", "a/y"].map((name) => change(storage, name, "red")));
  const [first, second] = whole.map((sink) => sink.batches);
  assert.is(first?.length, 1);
  assert.is(first?.[0], second?.[0]);
  first?.[0]?.encoded.set("json", [Buffer.from("shared")]);
  assert.is(second?.[0]?.encoded.get("json")?.toString(), "shared");
  assert.is(namespaced[0]?.batches[0], namespaced[1]?.batches[0]);
  assert.equal(namespaced[0]?.lines, ["ADDED a/x red@1", "ADDED a/y red@3"]);
  await close();
});

test("watchers that select the same changes share one batch", async () => {
  const { storage, cache, close } = await cacheFixture();
  const [all, red, blue] = [recorder(), [recorder(), recorder()], [recorder(), recorder()]] as const;
  cache.watch({ prefix, sink: all });
  for (const sink of red) cache.watch({ prefix, matches: isRed, sink });
  for (const sink of blue) cache.watch({ prefix, matches: (entry, meta) => !isRed(entry, meta), sink });
  await change(storage, "a", "red");
  assert.is(red[0].batches[0], all.batches[0]);
  assert.is(red[1].batches[0], all.batches[0]);
  await change(storage, "a", "blue");
  assert.equal(
    red.map(({ lines }) => lines),
    [
      ["ADDED a red@1", "DELETED a red@2"],
      ["ADDED a red@1", "DELETED a red@2"],
    ],
  );
  assert.is(red[0].batches[1], red[1].batches[1]);
  assert.equal(
    blue.map(({ lines }) => lines),
    [["ADDED a blue@2"], ["ADDED a blue@2"]],
  );
  assert.is(blue[0].batches[0], blue[1].batches[0]);
  await close();
});

test("the bytes of a deletion are rewritten once for all watchers", async () => {
  let rewrites = 0;
  const { storage, cache, close } = await cacheFixture({
    withRevision: (bytes, revision) => {
      rewrites += 1;
      return Buffer.from(JSON.stringify({ ...parse(bytes), resourceVersion: revision }));
    },
  });
  await change(storage, "a", "red");
  const sinks = [recorder(), recorder(), recorder()];
  for (const sink of sinks) cache.watch({ prefix, sink });
  await change(storage, "a", undefined);
  for (const sink of sinks) assert.equal(sink.lines, ["DELETED a red@2"]);
  assert.is(rewrites, 1);
  await close();
});

test("a watcher whose client does not keep up goes on when it has, and the others do not wait", async () => {
  const { storage, cache, close } = await cacheFixture();
  let buffered = 0;
  const bufferedBytes = () => buffered;
  const [slow, selecting, fast] = [recorder({ bufferedBytes }), recorder({ bufferedBytes }), recorder()];
  const watcher = cache.watch({ prefix, sink: slow });
  cache.watch({ prefix, sink: selecting, matches: isRed });
  cache.watch({ prefix, sink: fast });
  await change(storage, "a", "red");
  buffered = most;
  await change(storage, "b", "red");
  buffered = most + 1;
  await change(storage, "c", "red");
  await change(storage, "c", "blue");
  await change(storage, "b", undefined);
  watcher.bookmark();
  assert.equal(slow.lines, ["ADDED a red@1", "ADDED b red@2"]);
  assert.is(fast.lines.length, 5);
  buffered = 0;
  await setTimeout(30);
  await change(storage, "d", "blue");
  watcher.bookmark();
  assert.equal(slow.lines, [...fast.lines, "bookmark 6"]);
  assert.equal(selecting.lines, [
    "ADDED a red@1",
    "ADDED b red@2",
    "ADDED c red@3",
    "DELETED c red@4",
    "DELETED b red@5",
  ]);
  await close();
});

test("a watcher of one object that has heard nothing for long misses none of its changes", async () => {
  const { storage, cache, close } = await cacheFixture({ maxEvents: 2 });
  let buffered = 0;
  const sink = recorder({ bufferedBytes: () => buffered });
  await change(storage, "a", "red");
  cache.watch({ prefix, key: `${prefix}a`, sink });
  for (const color of ["red", "blue", "green", "red"]) await change(storage, "b", color);
  buffered = most + 1;
  await change(storage, "a", "blue");
  buffered = 0;
  await setTimeout(30);
  assert.equal(sink.lines, ["MODIFIED a blue@6"]);
  await close();
});

test("a watcher whose client is further behind than history is closed as slow", async () => {
  const { storage, cache, close } = await cacheFixture({ maxEvents: 2 });
  let buffered = 0;
  const bufferedBytes = () => buffered;
  const [slow, other] = [recorder({ bufferedBytes }), recorder({ bufferedBytes })];
  const watcher = cache.watch({ prefix, sink: slow });
  cache.watch({ prefix, sink: other, matches: isRed });
  await change(storage, "a", "red");
  buffered = most + 1;
  for (const color of ["blue", "green", "blue"]) await change(storage, "a", color);
  assert.is(watcher.isOpen, true);
  buffered = 0;
  await setTimeout(30);
  assert.equal(slow.lines, ["ADDED a red@1", "closed slow"]);
  assert.equal(other.lines, ["ADDED a red@1", "closed slow"]);
  assert.is(cache.watcherCount, 0);
  await close();
});

test("a bookmark comes after everything it covers, also when it is asked for in the middle of a commit", async () => {
  const { storage, cache, close } = await cacheFixture();
  const early = recorder();
  const late = recorder();
  const asking = recorder();
  const watchers = [cache.watch({ prefix, sink: early })];
  cache.watch({
    prefix,
    sink: { ...asking, events: () => watchers.forEach((watcher) => watcher.bookmark()) },
  });
  watchers.push(cache.watch({ prefix, sink: late }));
  await change(storage, "a", "red");
  assert.equal(early.lines, ["ADDED a red@1", "bookmark 1"]);
  assert.equal(late.lines, ["bookmark 0", "ADDED a red@1"]);
  watchers.forEach((watcher) => watcher.bookmark());
  assert.is(late.lines.at(-1), "bookmark 1");
  await close();
});

test("a bookmark covers commits that touched other collections", async () => {
  const { storage, cache, close } = await cacheFixture();
  const sink = recorder();
  const watcher = cache.watch({ prefix, sink });
  await storage.write({ prefix: "/other/", key: "/other/a", expectedRevision: 0, value: () => Buffer.from("v") });
  watcher.bookmark();
  assert.equal(sink.lines, ["bookmark 1"]);
  await close();
});

test("a stopped watcher hears nothing more, not even of the shutdown", async () => {
  const { storage, cache, close } = await cacheFixture();
  const [stopped, other] = [recorder(), recorder()];
  const watcher = cache.watch({ prefix, sink: stopped });
  cache.watch({ prefix, sink: other });
  watcher.stop();
  await change(storage, "a", "red");
  watcher.bookmark();
  cache.close();
  assert.equal([stopped.lines, other.lines], [[], ["ADDED a red@1", "closed shutdown"]]);
  const late = recorder();
  assert.is(cache.watch({ prefix, sink: late }).isOpen, false);
  assert.equal(late.lines, ["closed shutdown"]);
  await close();
});

test("a sink that throws loses its watch and is told why, the others do not", async () => {
  const { storage, cache, close } = await cacheFixture();
  let told: unknown;
  const [broken, sound] = [recorder(), recorder()];
  cache.watch({
    prefix,
    sink: {
      ...broken,
      events: () => {
        throw new Error("a fault in a sink");
      },
      close: (reason, error) => {
        told = error;
        broken.close(reason);
      },
    },
  });
  cache.watch({ prefix, sink: sound });
  await change(storage, "a", "red");
  assert.match(String(told), "a fault in a sink");
  assert.equal([broken.lines, sound.lines], [["closed failed"], ["ADDED a red@1"]]);
  await close();
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test("many changes of the past come in parts, and what changes meanwhile after them", async () => {
  const { storage, cache, close } = await cacheFixture();
  for (let i = 0; i < 7; i++) await change(storage, "a", i % 2 === 0 ? "red" : "blue");
  const [sink, selecting, stopped] = [recorder(), recorder(), recorder()];
  const watcher = cache.watch({ prefix, fromRevision: 0, pastAtOnce: 3, sink });
  cache.watch({ prefix, fromRevision: 0, pastAtOnce: 3, matches: isRed, sink: selecting });
  const other = cache.watch({ prefix, fromRevision: 0, pastAtOnce: 3, sink: stopped });
  assert.equal(sink.lines, ["ADDED a red@1", "MODIFIED a blue@2", "MODIFIED a red@3"]);
  watcher.bookmark();
  assert.is(sink.lines.length, 3, "no bookmark goes ahead of what is still to be sent");
  other.stop();
  await change(storage, "a", undefined);
  for (let turn = 0; turn < 4; turn++) await nextTurn();
  await change(storage, "b", "red");
  assert.equal(sink.lines.slice(3), [
    "MODIFIED a blue@4",
    "MODIFIED a red@5",
    "MODIFIED a blue@6",
    "MODIFIED a red@7",
    "DELETED a red@8",
    "ADDED b red@9",
  ]);
  assert.equal(selecting.lines, [
    "ADDED a red@1",
    "DELETED a red@2",
    "ADDED a red@3",
    "DELETED a red@4",
    "ADDED a red@5",
    "DELETED a red@6",
    "ADDED a red@7",
    "DELETED a red@8",
    "ADDED b red@9",
  ]);
  assert.is(stopped.lines.length, 3);
  watcher.bookmark();
  assert.is(sink.lines.at(-1), "bookmark 9");
  await close();
});

test("the past waits for a sink that is not emptied, and the watch can be closed meanwhile", async () => {
  const { storage, cache, close } = await cacheFixture();
  for (const color of ["red", "blue", "green"]) await change(storage, "a", color);
  let waiting = 0;
  const sink = { ...recorder(), bufferedBytes: () => waiting };
  cache.watch({ prefix, fromRevision: 0, pastAtOnce: 1, sink });
  waiting = 3 * 1024 * 1024;
  await setTimeout(30);
  assert.equal(sink.lines, ["ADDED a red@1"]);
  waiting = 0;
  await setTimeout(30);
  assert.equal(sink.lines, ["ADDED a red@1", "MODIFIED a blue@2", "MODIFIED a green@3"]);
  const closed = recorder();
  cache.watch({ prefix, fromRevision: 0, pastAtOnce: 1, sink: closed });
  await close();
  await setTimeout(30);
  assert.equal(closed.lines, ["ADDED a red@1", "closed shutdown"]);
});

test.run();
