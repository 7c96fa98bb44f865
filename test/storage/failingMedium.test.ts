import * as assert from "uvu/assert";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import type { Storage } from "../../runtime/storage/storage.ts";
import { suite } from "../harness/suite.ts";
import { failsWith, prefix, put, remove, textOf } from "./contract.ts";

const test = suite("storage/failing medium");

/** A store whose medium answers batch by batch, as the test says. */
async function openSteered(): Promise<{ storage: Storage; answer: (error?: Error) => Promise<void> }> {
  const waiting: ((error?: Error) => void)[] = [];
  const storage = await openMemoryStorage({
    beforePersist: () =>
      new Promise((resolve, reject) => waiting.push((error) => (error === undefined ? resolve() : reject(error)))),
  });
  const answer = async (error?: Error) => {
    for (let turns = 0; waiting.length === 0; turns++) {
      if (turns > 1000) throw new Error("no batch came");
      await new Promise((resolve) => setImmediate(resolve));
    }
    waiting.shift()?.(error);
  };
  return { storage, answer };
}

const full = new Error("no space left on device");

test("writes that arrive while a batch is under way form the next one", async () => {
  const batches: number[][] = [];
  let letGo = () => {};
  const storage = await openMemoryStorage({
    beforePersist: (events) => {
      batches.push(events.map((event) => event.revision));
      return batches.length > 1 ? Promise.resolve() : new Promise((resolve) => (letGo = resolve));
    },
  });
  const writes = [put(storage, "a"), put(storage, "b")];
  await new Promise((resolve) => setImmediate(resolve));
  writes.push(put(storage, "c"), put(storage, "a", { at: 1 }));
  letGo();
  await Promise.all(writes);
  assert.equal(batches, [
    [1, 2],
    [3, 4],
  ]);
  await storage.close();
});

test("when the medium refuses, the batch and all writes accepted after it fail, and nobody hears of them", async () => {
  const { storage, answer } = await openSteered();
  const heard: number[] = [];
  storage.watch(prefix, (events) => heard.push(...events.map((event) => event.revision)));
  const kept = put(storage, "kept");
  await answer();
  await kept;

  const inBatch = [failsWith("failed", put(storage, "a")), failsWith("failed", remove(storage, "kept", 1))];
  await new Promise((resolve) => setImmediate(resolve));
  const onTop = [failsWith("failed", put(storage, "a", { at: 2 })), failsWith("failed", put(storage, "b"))];
  const settled = storage.settled();
  await answer(full);
  const errors = await Promise.all([...inBatch, ...onTop]);
  await settled;

  assert.equal(
    errors.map((error) => [error.key, error.cause]),
    [
      [`${prefix}a`, full],
      [`${prefix}kept`, full],
      [`${prefix}a`, full],
      [`${prefix}b`, full],
    ],
  );
  assert.match(errors[0]?.message ?? "", "was not written: no space left on device");
  assert.equal([heard, storage.revision], [[1], 1]);
  assert.equal([storage.pending(`${prefix}a`), storage.pending(`${prefix}kept`)], [undefined, undefined]);
  assert.is(textOf((await storage.get(`${prefix}kept`))?.value), "v@1");

  const after = [put(storage, "a"), put(storage, "kept", { at: 1 })];
  await answer();
  assert.equal(
    (await Promise.all(after)).map((event) => event.revision),
    [2, 3],
  );
  assert.equal([heard, storage.revision], [[1, 2, 3], 3]);
  await storage.close();
});

test("close ends although the last batch fails", async () => {
  const { storage, answer } = await openSteered();
  const failing = failsWith("failed", put(storage, "a"));
  const closing = storage.close();
  await answer(full);
  await failing;
  await closing;
});

test("a listener that throws hinders neither the writers nor other listeners, and its error surfaces", async () => {
  const storage = await openMemoryStorage();
  const surfaced = new Promise((resolve) => process.once("uncaughtException", resolve));
  const heard: number[] = [];
  storage.watch(prefix, () => {
    throw new Error("a fault in a listener");
  });
  storage.watch(prefix, (_events, revision) => heard.push(revision));
  assert.is((await put(storage, "a")).revision, 1);
  assert.match(String(await surfaced), "a fault in a listener");
  assert.equal(heard, [1]);
  await storage.close();
});

test("more bytes than may wait for the medium are refused at once", async () => {
  const { storage, answer } = await openSteered();
  const value = Buffer.alloc(128 * 1024 * 1024 + 1);
  const write = (name: string) =>
    storage.write({ prefix, key: prefix + name, expectedRevision: 0, value: () => value });
  const accepted = [write("a"), write("b")];
  assert.match((await failsWith("failed", write("c"))).message, "more than 268435456 bytes of writes wait");
  await answer();
  await answer();
  await Promise.all(accepted);
  const again = write("c");
  await answer();
  assert.is((await again).revision, 3);
  await storage.close();
});

test("when the medium refuses a transaction, all of it fails", async () => {
  const { storage, answer } = await openSteered();
  const both = storage.transact(
    ["a", "b"].map((name) => ({ prefix, key: prefix + name, expectedRevision: 0, value: () => Buffer.from("v") })),
  );
  const failing = failsWith("failed", both);
  await answer(full);
  await failing;
  assert.equal([storage.revision, storage.pending(`${prefix}a`)], [0, undefined]);
  const again = put(storage, "a");
  await answer();
  assert.is((await again).revision, 1);
  await storage.close();
});

test("what is accepted is settled when its own batch is durable, and not with the one before", async () => {
  const { storage, answer } = await openSteered();
  const flying = put(storage, "a");
  await new Promise((resolve) => setImmediate(resolve));
  const gathering = put(storage, "b");
  let isSettled = false;
  const settled = storage.settled().then(() => (isSettled = true));
  await answer();
  await flying;
  await new Promise((resolve) => setImmediate(resolve));
  assert.is(isSettled, false);
  await answer();
  await gathering;
  await settled;
  await storage.close();
});

test.run();
