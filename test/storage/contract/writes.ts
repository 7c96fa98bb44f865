import * as assert from "uvu/assert";
import { type Storage, StorageError, type Written } from "../../../runtime/storage/storage.ts";
import { failsWith, prefix, put, remove, textOf } from "./things.ts";
import { behaviours, type Subject } from "./subject.ts";

/** Adds one to a number until no other writer was faster: to one that is under way, where that is known. */
export async function increment(storage: Storage, read: Subject["get"], name: string): Promise<void> {
  for (;;) {
    const pending = storage.pending(prefix + name);
    const current = pending === undefined ? await read(name) : { ...pending, text: textOf(pending.value) ?? "" };
    const count = Number(current?.text.split("@")[0] ?? 0) + 1;
    try {
      await put(storage, name, { at: current?.revision ?? 0, text: String(count) });
      return;
    } catch (error) {
      if (!(error instanceof StorageError) || !["exists", "conflict"].includes(error.code)) throw error;
    }
  }
}

function outcomes(settled: readonly PromiseSettledResult<Written>[]): string[] {
  return settled.map((each) => {
    if (each.status === "fulfilled") return "written";
    return each.reason instanceof StorageError ? each.reason.code : String(each.reason);
  });
}

export const writeBehaviours = behaviours({
  "a create takes a new revision, which its value carries": async ({ storage, get }) => {
    const before = storage.revision;
    const { revision, value } = await put(storage, "a");
    assert.ok(revision > before);
    assert.is(textOf(value), `v@${revision}`);
    assert.equal(await get("a"), { name: "a", revision, createRevision: revision, text: `v@${revision}` });
    assert.ok(storage.revision >= revision);
  },
  "an update keeps the create revision and takes a later one": async ({ storage, get }) => {
    const created = await put(storage, "a");
    const between = await put(storage, "b");
    const updated = await put(storage, "a", { at: created.revision, text: "w" });
    assert.ok(updated.revision > between.revision);
    const { revision } = updated;
    assert.equal(await get("a"), { name: "a", revision, createRevision: created.revision, text: `w@${revision}` });
  },
  "a delete takes a revision and comes to the last value": async ({ storage, get }) => {
    const created = await put(storage, "a");
    const removed = await remove(storage, "a", created.revision);
    assert.ok(removed.revision > created.revision);
    assert.match(textOf(removed.value) ?? "", /^v@/);
    assert.is(await get("a"), undefined);
  },
  "a key that is created again has a new create revision": async ({ storage, get }) => {
    const created = await put(storage, "a");
    await remove(storage, "a", created.revision);
    const again = await put(storage, "a");
    assert.equal([(await get("a"))?.revision, (await get("a"))?.createRevision], [again.revision, again.revision]);
  },
  "a create of a key that exists is refused with the key": async ({ storage }) => {
    await put(storage, "a");
    const error = await failsWith("exists", put(storage, "a"));
    assert.equal([error.key, error.message], [`${prefix}a`, `${prefix}a exists already`]);
  },
  "an update from a stale revision is a conflict that names both": async ({ storage }) => {
    const { revision } = await put(storage, "a");
    const newer = await put(storage, "a", { at: revision });
    const error = await failsWith("conflict", put(storage, "a", { at: revision }));
    assert.is(error.message, `${prefix}a is at revision ${newer.revision}, not ${revision}`);
  },
  "an update from a revision that is still to come is a conflict": async ({ storage }) => {
    const { revision } = await put(storage, "a");
    await failsWith("conflict", put(storage, "a", { at: revision + 1000 }));
  },
  "an update of a key that is missing is refused": async ({ storage }) => {
    const error = await failsWith("missing", put(storage, "a", { at: 7 }));
    assert.equal([error.key, error.message], [`${prefix}a`, `${prefix}a does not exist`]);
  },
  "an update of a key that was removed is refused as missing": async ({ storage }) => {
    const { revision } = await put(storage, "a");
    await remove(storage, "a", revision);
    await failsWith("missing", put(storage, "a", { at: revision }));
  },
  "a delete from a stale revision is a conflict": async ({ storage, get }) => {
    const { revision } = await put(storage, "a");
    const newer = await put(storage, "a", { at: revision });
    await failsWith("conflict", remove(storage, "a", revision));
    assert.is((await get("a"))?.revision, newer.revision);
  },
  "a delete of a key that is missing is refused, whatever revision it expects": async ({ storage }) => {
    await failsWith("missing", remove(storage, "a", 7));
    await failsWith("missing", remove(storage, "a", 0));
  },
  "a delete that expects no key meets one": async ({ storage, get }) => {
    const { revision } = await put(storage, "a");
    await failsWith("exists", remove(storage, "a", 0));
    assert.is((await get("a"))?.revision, revision);
  },
  "a refused write changes nothing": async ({ storage, get, list }) => {
    const { revision } = await put(storage, "a", { text: "kept" });
    await failsWith("exists", put(storage, "a", { text: "other" }));
    await failsWith("conflict", put(storage, "a", { at: revision + 1000, text: "other" }));
    await failsWith("missing", put(storage, "b", { at: revision }));
    assert.is((await get("a"))?.text, `kept@${revision}`);
    assert.equal(
      (await list()).items.map((item) => item.name),
      ["a"],
    );
  },
  "of creates of one key at the same time one succeeds": async ({ storage }) => {
    const settled = await Promise.allSettled(Array.from({ length: 8 }, () => put(storage, "a")));
    assert.equal(outcomes(settled).sort(), [...Array(7).fill("exists"), "written"]);
  },
  "of updates from one revision at the same time one succeeds": async ({ storage, get }) => {
    const { revision } = await put(storage, "a");
    const updates = Array.from({ length: 8 }, (_, i) => put(storage, "a", { at: revision, text: `w${i}` }));
    const settled = await Promise.allSettled(updates);
    assert.equal(outcomes(settled).sort(), [...Array(7).fill("conflict"), "written"]);
    const winner = settled.findIndex((each) => each.status === "fulfilled");
    assert.match((await get("a"))?.text ?? "", new RegExp(`^w${winner}@`));
  },
  "of a delete and an update from one revision one succeeds": async ({ storage, get }) => {
    const { revision } = await put(storage, "a");
    const settled = await Promise.allSettled([remove(storage, "a", revision), put(storage, "a", { at: revision })]);
    assert.is(outcomes(settled).filter((each) => each === "written").length, 1);
    assert.is((await get("a")) === undefined, settled[0]?.status === "fulfilled");
  },
  "writers that read, add one and swap lose nothing": async ({ storage, get }) => {
    const writer = async () => {
      for (let i = 0; i < 5; i++) await increment(storage, get, "counter");
    };
    await Promise.all(Array.from({ length: 8 }, writer));
    assert.match((await get("counter"))?.text ?? "", /^40@/);
  },
  "a writer that was refused finds what stood in its way": async ({ storage, get }) => {
    const { revision } = await put(storage, "a");
    await put(storage, "a", { at: revision, text: "w" });
    await failsWith("conflict", put(storage, "a", { at: revision }));
    const current = await get("a");
    assert.match(current?.text ?? "", /^w@/);
    await put(storage, "a", { at: current?.revision ?? 0, text: "x" });
  },
  "a value function is called once for a write, and not at all for a closed store": async ({ storage }) => {
    let calls = 0;
    const write = (name: string) =>
      storage.write({ prefix, key: prefix + name, expectedRevision: 0, value: () => Buffer.from(`v${++calls}`) });
    await write("a");
    assert.is(calls, 1);
    await storage.close();
    await failsWith("closed", write("b"));
    assert.is(calls, 1);
  },
  "a value function that throws writes nothing": async ({ storage, get }) => {
    const value = () => {
      throw new Error("cannot encode");
    };
    const failing = storage.write({ prefix, key: `${prefix}a`, expectedRevision: 0, value });
    assert.is(await failing.catch((error: Error) => error.message), "cannot encode");
    assert.is(storage.pending(`${prefix}a`), undefined);
    await put(storage, "a");
    assert.match((await get("a"))?.text ?? "", /^v@/);
  },
  "a key longer than 1024 bytes, or empty, is refused with its length": async ({ storage }) => {
    await put(storage, "x".repeat(1024 - prefix.length));
    const long = await failsWith("failed", put(storage, "x".repeat(1025 - prefix.length)));
    assert.match(long.message, "a key must have 1 to 1024 bytes, this one has 1025");
    await failsWith("failed", storage.write({ prefix, key: "", expectedRevision: 0, value: () => Buffer.from("v") }));
  },
  "a value of the largest size comes back whole": async ({ storage, get, fixture }) => {
    const value = Buffer.alloc(fixture.traits.maxValueBytes, "0123456789");
    await storage.write({ prefix, key: `${prefix}big`, expectedRevision: 0, value: () => value });
    assert.ok((await get("big"))?.text === value.toString());
  },
  "an empty value is a value": async ({ storage, get }) => {
    await storage.write({ prefix, key: `${prefix}none`, expectedRevision: 0, value: () => Buffer.alloc(0) });
    assert.is((await get("none"))?.text, "");
  },
  "bytes of every value come back as they were": async ({ storage }) => {
    const value = Buffer.from(Array.from({ length: 256 }, (_, i) => i));
    await storage.write({ prefix, key: `${prefix}bytes`, expectedRevision: 0, value: () => value });
    const stored = await storage.get(`${prefix}bytes`);
    assert.ok(stored !== undefined && value.equals(stored.value));
  },
});
