import * as assert from "uvu/assert";
import { closeClaimed, openLmdbFile } from "../../runtime/storage/lmdbFile.ts";
import { openLmdbStorage } from "../../runtime/storage/lmdb.ts";
import { recordHeaderBytes, recordOf, writeRecord } from "../../runtime/storage/record.ts";
import { suite } from "../harness/suite.ts";
import { prefix, put, remove } from "./contract.ts";
import { testFolder } from "./folder.ts";

const test = suite("storage/record");

const key = "/registry/things/a";
const value = Buffer.from("some bytes");
const stored = { revision: 2 ** 40 + 7, createRevision: 3, value };

function recordBytes(): Buffer {
  const bytes = Buffer.alloc(recordHeaderBytes + value.length);
  assert.is(writeRecord(bytes, 0, { key, ...stored }), bytes.length);
  return bytes;
}

test("a record is read as it was written, large revisions too", () =>
  assert.equal(recordOf(key, recordBytes()), stored));

test("whichever bit of a record changes, it is not read any more", () => {
  for (let bit = 0; bit < recordBytes().length * 8; bit++) {
    const bytes = recordBytes();
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    assert.throws(() => recordOf(key, bytes), `the record of ${key} is damaged`, `bit ${bit}`);
  }
});

test("the record of one key is none of another", () => {
  assert.throws(() => recordOf(`${prefix}b`, recordBytes()), `the record of ${prefix}b is damaged`);
});

test("a record of a version without checksums is read", () => {
  const bytes = recordBytes();
  bytes.writeUInt16BE(0, 0);
  bytes.writeUInt16BE(0, 8);
  assert.equal(recordOf(key, bytes), stored);
});

test("an object whose record changed on disk is told as one that cannot be read, beside all others", async () => {
  const folder = testFolder();
  const names = ["a", "b", "c"];
  const before = await openLmdbStorage({ folder: folder.path });
  for (const name of names) await put(before, name);
  await before.close();
  await changeBit(folder.path, `${prefix}b`);
  const storage = await openLmdbStorage({ folder: folder.path });
  const unreadable = `the record of ${prefix}b is damaged`;
  const { items } = await storage.list({ prefix });
  assert.equal(
    items.map((each) => each.unreadable),
    [undefined, unreadable, undefined],
  );
  await storage.compact?.();
  assert.is((await storage.get(`${prefix}b`))?.unreadable, unreadable);
  await remove(storage, "b", 2);
  assert.equal(
    (await storage.list({ prefix })).items.map((each) => each.key),
    [`${prefix}a`, `${prefix}c`],
  );
  await storage.close();
  folder.remove();
});

/** Changes one bit in the middle of a record as it lies in the database. */
async function changeBit(folder: string, damaged: string): Promise<void> {
  const file = await openLmdbFile(folder);
  const bytes = Buffer.from(file.objects.getBinary(damaged) ?? []);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  file.objects.putSync(damaged, bytes);
  await closeClaimed(file);
}

test.run();
