import { join } from "node:path";
import * as assert from "uvu/assert";
import { openLmdbStorage } from "../../runtime/storage/lmdb.ts";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import type { Storage, StorageListener } from "../../runtime/storage/storage.ts";
import type { WatchCache } from "../../runtime/watch/watchCache.ts";
import { suite } from "../harness/suite.ts";
import { testFolder } from "../storage/folder.ts";
import { change, openCache, prefix, recorder } from "./fixture.ts";

const test = suite("watch/load");

async function assertSame(storage: Storage, cache: WatchCache): Promise<void> {
  const stored = await storage.list({ prefix });
  assert.equal(
    cache.list({ prefix }).entries.map((entry) => [entry.key, entry.revision, entry.createRevision]),
    stored.items.map((item) => [item.key, item.revision, item.createRevision]),
  );
  assert.is(cache.revision, storage.revision);
}

const names = Array.from({ length: 2500 }, (_, i) => `n${String(i).padStart(4, "0")}`);

test("changes that land between two pages are in the cache, whichever page they touch", async () => {
  const storage = await openMemoryStorage();
  await Promise.all(names.map((name) => change(storage, name, "red")));
  let pages = 0;
  const paged: Storage = Object.create(storage, {
    revision: { get: () => storage.revision },
    list: {
      value: async (options: Parameters<Storage["list"]>[0]) => {
        const page = await storage.list(options);
        pages += 1;
        // One change behind the pages read so far, one ahead of them, of each sort.
        await change(storage, `n000${pages}`, "blue");
        await change(storage, `n001${pages}`, undefined);
        await change(storage, `n248${pages}`, "blue");
        await change(storage, `n249${pages}`, undefined);
        await change(storage, `a${pages}`, "blue");
        await change(storage, `z${pages}`, "blue");
        await change(storage, `z${pages - 1}`, undefined).catch(() => undefined);
        return page;
      },
    },
  });
  const cache = await openCache(paged);
  assert.is(pages, 3);
  await assertSame(storage, cache);
  assert.is(cache.oldestRevision, storage.revision);
  const sink = recorder();
  cache.watch({ prefix, fromRevision: cache.revision, sink });
  await change(storage, "n0001", "green");
  assert.equal(sink.lines, [`MODIFIED n0001 green@${storage.revision}`]);
  await assertSame(storage, cache);
  await storage.close();
});

test("caches that open while sixteen writers are at work miss nothing and repeat nothing", async () => {
  const folder = testFolder();
  const storage = await openLmdbStorage({ folder: join(folder.path, "data") });
  await Promise.all(names.map((name) => change(storage, name, "red")));
  let isOver = false;
  const writers = Array.from({ length: 16 }, async (_, writer) => {
    for (let i = 0; !isOver; i++) {
      const name = `n${String((writer + i * 16) % 2500).padStart(4, "0")}`;
      await change(storage, name, i % 5 === 4 ? undefined : "blue");
    }
  });
  const opened: { cache: WatchCache; sink: ReturnType<typeof recorder>; from: number }[] = [];
  for (let i = 0; i < 8; i++) {
    const cache = await openCache(storage);
    const sink = recorder();
    const from = cache.revision;
    cache.watch({ prefix, fromRevision: from, sink });
    opened.push({ cache, sink, from });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  isOver = true;
  await Promise.all(writers);
  for (const { cache, sink, from } of opened) {
    await assertSame(storage, cache);
    const revisions = sink.lines.map((line) => Number(line.split("@")[1]));
    assert.equal(
      revisions,
      Array.from({ length: storage.revision - from }, (_, i) => from + 1 + i),
    );
  }
  await storage.close();
  folder.remove();
});

test("a commit that a page shows before it is acknowledged is neither lost nor repeated", async () => {
  const storage = await openMemoryStorage();
  await change(storage, "a", "red");
  const unheard: (() => void)[] = [];
  let revision = storage.revision;
  const late: Storage = Object.create(storage, {
    revision: { get: () => revision },
    list: {
      value: async (options: Parameters<Storage["list"]>[0]) => {
        await change(storage, "a", "blue");
        await change(storage, "b", "red");
        return storage.list(options);
      },
    },
    watch: {
      value: (of: string, listener: StorageListener) =>
        storage.watch(of, (events, at) => {
          unheard.push(() => {
            listener(events, at);
            revision = at;
          });
        }),
    },
    settled: {
      value: async () => {
        for (const hear of unheard.splice(0)) hear();
      },
    },
  });
  const cache = await openCache(late);
  assert.equal(unheard, []);
  await assertSame(storage, cache);
  assert.equal([cache.historySize, cache.oldestRevision], [0, 3]);
  await storage.close();
});

test("a load that fails stops following and says why", async () => {
  const storage = await openMemoryStorage();
  await storage.close();
  const message = await openCache(storage).then(
    () => "opened",
    (error: Error) => error.message,
  );
  assert.is(message, "the storage is closed");
});

test.run();
