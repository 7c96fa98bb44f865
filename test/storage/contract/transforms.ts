import * as assert from "uvu/assert";
import type { Storage } from "../../../runtime/storage/storage.ts";
import { StorageError } from "../../../runtime/storage/storage.ts";
import { transformed } from "../../../runtime/storage/transformed.ts";
import { failsWith, prefix, put, remove, textOf } from "./things.ts";
import { behaviours } from "./subject.ts";

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
  "a value that a transformed store cannot read fails get and list with its key, and others can be read": async ({
    storage,
  }) => {
    const store = reversed(storage);
    await put(store, "good");
    await put(storage, "bad", { text: "x" }); // "x@7", read as "7@x"
    await storage.write({ prefix, key: `${prefix}worse`, expectedRevision: 0, value: () => Buffer.from("x!") });
    const error = await failsWith("corrupt", store.get(`${prefix}worse`));
    assert.equal([error.key, error.message], [`${prefix}worse`, `the value of ${prefix}worse cannot be read`]);
    assert.is((await failsWith("corrupt", store.list({ prefix }))).key, `${prefix}worse`);
    assert.match(textOf((await store.get(`${prefix}good`))?.value) ?? "", /^v@/);
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
