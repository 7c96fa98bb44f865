import * as assert from "uvu/assert";
import type { FrameEncoder } from "../../runtime/handlers/watch/frames.ts";
import type { Selection } from "../../runtime/handlers/options/selection.ts";
import { DueTimes } from "../../runtime/handlers/watch/dueTimes.ts";
import { watchMeters } from "../../runtime/handlers/watch/watchMeter.ts";
import { startWatch } from "../../runtime/handlers/watch/watchStream.ts";
import type { Store } from "../../runtime/registry/store.ts";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import type { Storage } from "../../runtime/storage/storage.ts";
import type { WatchCache, WatchCacheOptions } from "../../runtime/watch/watchCache.ts";
import { newMetrics } from "../harness/metrics.ts";
import { suite } from "../harness/suite.ts";
import { openCache } from "../storage/contract/subject.ts";
import { prefix, put, remove } from "../storage/contract/things.ts";

const test = suite("watch/initial events of many objects");
const count = 1000;
const names = Array.from({ length: count }, (_, i) => `n${String(i).padStart(4, "0")}`);
/** Objects that may be sent in one turn of the event loop. */
const maxPerTurn = 100;

/** Frames are lines: what happened to which object, at which revision. */
const encoder: FrameEncoder = {
  events: ({ events }) =>
    events.map(({ type, entry }) => Buffer.from(`${type} ${entry.name} ${entry.deleted ? "" : entry.revision}`.trim())),
  bookmark: (_, { isInitialEnd }) => Buffer.from(isInitialEnd ? "end" : "bookmark"),
  error: ({ code, message }) => Buffer.from(`${code} ${message}`),
};

interface Watching {
  readonly lines: readonly string[];
  /** Lines that each turn of the event loop has sent. */
  readonly turns: readonly number[];
  /** Bytes that the client has not taken. */
  waiting: number;
  isEnded: boolean;
  /** It no longer holds the place of a request that begins. */
  hasBegun: boolean;
  readonly until: (isSo: () => boolean) => Promise<void>;
  readonly stop: () => void;
}

function startWatching(cache: WatchCache, selection: Partial<Selection> = {}): Watching {
  const lines: string[] = [];
  const turns: number[] = [];
  let inTurn = 0;
  const write = (frame: Buffer) => {
    if (inTurn++ === 0) {
      queueMicrotask(() => {
        turns.push(inTurn);
        inTurn = 0;
      });
    }
    lines.push(frame.toString());
  };
  const watching = { lines, turns, waiting: 0, isEnded: false, hasBegun: false };
  const descriptor = { group: "", version: "v1", plural: "things" };
  const store = { cache, descriptor, rangeOf: () => prefix } as unknown as Store;
  const stream = startWatch({
    store,
    meter: watchMeters(newMetrics())(store),
    selection: { text: "", readsObjects: false, ...selection },
    range: prefix,
    start: { marksInitialEnd: true },
    bookmarks: true,
    timeoutMs: 60_000,
    times: new DueTimes(),
    encoder,
    sink: {
      write,
      bufferedBytes: () => watching.waiting,
      maxBufferedBytes: () => 1024 * 1024,
      begun: () => (watching.hasBegun = true),
      end: () => (watching.isEnded = true),
      cut: () => (watching.isEnded = true),
      report: (error) => lines.push(`report ${error}`),
    },
  });
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return Object.assign(watching, { until, stop: () => stream.stop() });
}

async function withMany(
  options: Partial<WatchCacheOptions>,
  run: (storage: Storage, cache: WatchCache) => Promise<void>,
): Promise<void> {
  const storage = await openMemoryStorage();
  await Promise.all(names.map((name) => put(storage, name)));
  const cache = await openCache(storage, options);
  await run(storage, cache);
  cache.close();
  await storage.close();
}

const added = names.map((name, i) => `ADDED ${name} ${i + 1}`);

test("they come in many turns, as they stood at the start, and what happened meanwhile after their end", async () => {
  await withMany({}, async (storage, cache) => {
    const watching = startWatching(cache);
    assert.is(watching.lines.length, maxPerTurn);
    await put(storage, "n0999", { at: count });
    await remove(storage, "n0998", count - 1);
    await put(storage, "n0500a");
    await watching.until(() => watching.lines.length >= count + 4);
    watching.stop();
    assert.equal(watching.lines, [
      ...added,
      "end",
      `MODIFIED n0999 ${count + 1}`,
      "DELETED n0998",
      `ADDED n0500a ${count + 3}`,
    ]);
    assert.ok(Math.max(...watching.turns) <= maxPerTurn + 4, watching.turns.join());
  });
});

test("what a selector remembers is let go of once they are sent", async () => {
  await withMany({}, async (_, cache) => {
    let sent: number | undefined;
    const watching = startWatching(cache, { forget: () => (sent = watching.lines.length) });
    await watching.until(() => watching.lines.length > count);
    watching.stop();
    assert.is(sent, count + 1);
  });
});

test("a client that does not take them gets no more until it does", async () => {
  await withMany({}, async (_, cache) => {
    const watching = startWatching(cache);
    watching.waiting = 100 * 1024 * 1024;
    await new Promise((resolve) => setTimeout(resolve, 60));
    assert.ok(watching.lines.length <= 2 * maxPerTurn, `${watching.lines.length} lines`);
    assert.not.ok(watching.isEnded);
    watching.waiting = 0;
    await watching.until(() => watching.lines.length > count);
    watching.stop();
    assert.equal(watching.lines, [...added, "end"]);
  });
});

test("a client that has stopped to read them keeps no place of a request, one that reads slowly does", async () => {
  await withMany({}, async (_, cache) => {
    const [stopped, slow] = [startWatching(cache), startWatching(cache)];
    stopped.waiting = 100 * 1024 * 1024;
    slow.waiting = 100 * 1024 * 1024;
    await stopped.until(() => {
      slow.waiting -= 1;
      return stopped.hasBegun;
    });
    assert.not.ok(slow.hasBegun);
    for (const watching of [stopped, slow]) {
      watching.waiting = 0;
      await watching.until(() => watching.lines.length > count);
      assert.ok(watching.hasBegun);
      watching.stop();
      assert.equal(watching.lines, [...added, "end"]);
    }
  });
});

test("a watch whose start has left history meanwhile ends as Expired", async () => {
  await withMany({ maxEvents: 1 }, async (storage, cache) => {
    const watching = startWatching(cache);
    watching.waiting = 100 * 1024 * 1024;
    for (let at = 1; at < 5; at++) await put(storage, `other${at}`);
    watching.waiting = 0;
    await watching.until(() => watching.isEnded);
    assert.is(watching.lines.at(-1), `410 too old resource version: ${count} (${count + 3})`);
  });
});

const endings = { expired: ["410 too old resource version: the objects were read from the store again"], shutdown: [] };
for (const [reason, told] of Object.entries(endings)) {
  test(`a cache that ends its watches (${reason}) ends those that have not got all objects yet`, async () => {
    await withMany({}, async (_, cache) => {
      const watching = startWatching(cache);
      const sent = watching.lines.length;
      cache.close(reason === "expired" ? "expired" : "shutdown");
      assert.ok(watching.isEnded);
      await new Promise((resolve) => setTimeout(resolve, 30));
      assert.equal(watching.lines.slice(sent), told);
    });
  });
}

test.run();
