import * as assert from "uvu/assert";
import type { Storage } from "../../../runtime/storage/storage.ts";
import { StorageError } from "../../../runtime/storage/storage.ts";
import { transformed } from "../../../runtime/storage/transformed.ts";
import { UnreadableError } from "../../../runtime/watch/watchCache.ts";
import { failsWith, prefix, put, remove, textOf } from "./things.ts";
import { behaviours, openCache } from "./subject.ts";

/** Values lie reversed in the store; those that begin with "!" cannot be read. */
function reversed(storage: Storage): Storage {
  return transformed(storage, {
    toStored: (value) => Buffer.from(value).reverse(),
    fromStored: (stored, { key }) => {
      const value = Buffer.from(stored).reverse();
      if (value[0] === 0x21) throw new StorageError("corrupt", key, `the value of ${key} cannot be read`);
      return value;
    },
  });
}

function unreadableIn(read: () => unknown) {
  try {
    read();
  } catch (error) {
    if (error instanceof UnreadableError) return error.objects;
    throw error;
  }
  throw new Error("it could be read");
}

function throwFirst([first]: readonly unknown[]): never {
  throw first;
}

export const transformBehaviours = behaviours({
  "values of a transformed store lie in another form and are read as they were written": async ({ storage }) => {
    const store = reversed(storage);
    const heard: (string | undefined)[] = [];
    store.watch(prefix, (events) => heard.push(...events.map(({ value }) => textOf(value)?.split("@")[0])));
    const written = await put(store, "a", { text: "text" });
    assert.match(textOf(written.value) ?? "", /^text@/);
    assert.match(textOf((await storage.get(`${prefix}a`))?.value) ?? "", /@txet$/);
    assert.match(textOf((await store.get(`${prefix}a`))?.value) ?? "", /^text@/);
    assert.match(textOf((await store.list({ prefix })).items[0]?.value) ?? "", /^text@/);
    await remove(store, "a", written.revision);
    assert.equal(heard, ["text", "text"]);
  },
  "a value that a transformed store cannot read is told as unreadable, and hides no other": async ({ storage }) => {
    const store = reversed(storage);
    const heard: (string | undefined)[] = [];
    store.watch(prefix, (events) => heard.push(...events.map((each) => each.unreadable)));
    await put(store, "good");
    const worse = { prefix, key: `${prefix}worse` };
    const { revision } = await storage.write({ ...worse, expectedRevision: 0, value: () => Buffer.from("x!") });
    const reason = `the value of ${prefix}worse cannot be read`;
    const found = await store.get(`${prefix}worse`);
    assert.equal([found?.unreadable, found?.revision, found?.value.byteLength], [reason, revision, 0]);
    const { items } = await store.list({ prefix });
    assert.equal(
      items.map((each) => each.unreadable),
      [undefined, reason],
    );
    await store.write({ ...worse, expectedRevision: revision });
    assert.equal(heard, [undefined, reason, reason]);
    assert.match(textOf((await store.get(`${prefix}good`))?.value) ?? "", /^v@/);
  },
  "a cache tells of an object that cannot be read by an error that names it": async ({ storage }) => {
    const store = reversed(storage);
    const cache = await openCache(store);
    const closed: unknown[] = [];
    const sink = { events: () => {}, bookmark: () => {}, bufferedBytes: () => 0, maxBufferedBytes: () => 0 };
    cache.watch({ prefix, sink: { ...sink, close: (reason) => closed.push(reason) } });
    cache.watch({ prefix, key: `${prefix}good`, sink: { ...sink, close: () => closed.push("not this one") } });
    await put(store, "good");
    const worse = { prefix, key: `${prefix}worse` };
    const { revision } = await storage.write({ ...worse, expectedRevision: 0, value: () => Buffer.from("x!") });
    await storage.catchUp?.();
    const object = {
      key: `${prefix}worse`,
      revision,
      reason: `the value of ${prefix}worse cannot be read`,
      isDeleted: false,
    };
    for (const read of [
      () => cache.list({ prefix }),
      () => cache.get(`${prefix}worse`)?.bytes,
      () => throwFirst(closed),
    ]) {
      assert.equal(unreadableIn(read), [object]);
    }
    assert.is(closed.length, 1);
    assert.equal(cache.unreadableKeys, [`${prefix}worse`]);
    assert.is(cache.list({ prefix, key: `${prefix}good` }).entries.length, 1);
    assert.is(cache.list({ prefix, skipsUnreadable: true }).entries.length, 1);
    cache.watch({ prefix, sink: { ...sink, close: (reason) => closed.push(reason) } });
    const removed = await store.write({ ...worse, expectedRevision: revision });
    await storage.catchUp?.();
    const gone = { ...object, revision: removed.revision, isDeleted: true };
    assert.equal(
      unreadableIn(() => throwFirst(closed.slice(1))),
      [gone],
    );
    assert.is(cache.list({ prefix }).entries.length, 1);
    cache.close();
  },
  "a value that a transformed store cannot write is not written": async ({ storage }) => {
    const store = transformed(storage, {
      toStored: () => {
        throw new StorageError("failed", "", "no key to encrypt with");
      },
      fromStored: (stored) => stored,
    });
    assert.is((await failsWith("failed", put(store, "a"))).message, "no key to encrypt with");
    assert.is(await store.get(`${prefix}a`), undefined);
  },
});
