import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as assert from "uvu/assert";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import type { Storage } from "../../runtime/storage/storage.ts";
import { suite } from "../harness/suite.ts";
import { openCache } from "../storage/contract/subject.ts";
import { prefix, put, remove } from "../storage/contract/things.ts";
import "../harness/ownProcess.ts";

const test = suite("watch/bytes of history");

const objectBytes = 1024 * 1024;
const maxHistoryBytes = 8 * objectBytes;
/** The newest objects, the last removed one, and what the collector has not seen yet. */
const besides = 6 * objectBytes;
const text = "x".repeat(objectBytes);

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** Bytes of values that somebody holds. */
async function heldBytes(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    collect(); // which frees buffers a little later
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return process.memoryUsage().arrayBuffers;
}

const churns: Record<string, (storage: Storage, i: number) => Promise<unknown>> = {
  "an object that is written again and again": async (storage) => {
    const at = (await storage.get(`${prefix}a`))?.revision ?? 0;
    await put(storage, "a", { at, text });
  },
  "objects that are made and removed": async (storage, i) => {
    const { revision } = await put(storage, `n${i}`, { text });
    await remove(storage, `n${i}`, revision);
  },
};

for (const [what, step] of Object.entries(churns)) {
  test(`history keeps no more bytes than it may of ${what}, each a megabyte`, async () => {
    const storage = await openMemoryStorage();
    const cache = await openCache(storage, {
      maxHistoryBytes,
      withRevision: (bytes, revision) => Buffer.concat([bytes, Buffer.from(`@${revision}`)]),
    });
    const told: number[] = [];
    const sink = {
      events: ({ events }: { events: readonly { bytes: Buffer }[] }) => {
        for (const { bytes } of events) told.push(bytes.byteLength);
      },
      bookmark: () => {},
      bufferedBytes: () => 0,
      maxBufferedBytes: () => 0,
      close: () => {},
    };
    cache.watch({ prefix, sink });
    const before = await heldBytes();
    for (let i = 0; i < 60; i++) await step(storage, i);
    const held = (await heldBytes()) - before;
    assert.ok(told.length >= 60 && told.every((bytes) => bytes >= objectBytes));
    assert.ok(held <= maxHistoryBytes + besides, `${held} bytes`);
    assert.ok(held >= maxHistoryBytes / 2, `${held} bytes: the window is smaller than it may be`);
    cache.close();
    await storage.close();
  });
}

test.run();
