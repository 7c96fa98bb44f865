import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import * as assert from "uvu/assert";
import { Journal, segmentBytes } from "../../runtime/storage/journal.ts";
import { maxRecordBytes, readSegment, writeJournalRecord } from "../../runtime/storage/journalRecord.ts";
import { openLmdbStorage } from "../../runtime/storage/lmdb.ts";
import type { StorageEvent } from "../../runtime/storage/storage.ts";
import { suite } from "../harness/suite.ts";
import { failsWith, prefix, put, remove, textOf } from "./contract.ts";
import { testFolder } from "./folder.ts";

const test = suite("storage/journal");

function putEvent(revision: number, text: string): StorageEvent {
  return { type: "put", key: `/k/${revision}`, revision, createRevision: revision, value: Buffer.from(text) };
}

function recordsOf(folder: string): number[] {
  const { journal, records } = Journal.open(folder);
  journal.close();
  return records.map((record) => record.revision);
}

const noNullPrototype = { noNullPrototype: true } as const;
const event = fc.record(
  {
    type: fc.constantFrom("put" as const, "delete" as const),
    key: fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
    revision: fc.maxSafeNat(),
    createRevision: fc.maxSafeNat(),
    value: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  },
  noNullPrototype,
);
const batch = fc.record(
  { sequence: fc.constant(7), revision: fc.maxSafeNat(), events: fc.array(event, { minLength: 1, maxLength: 5 }) },
  noNullPrototype,
);

test("records read as they were written, up to the first that is not whole", () => {
  fc.assert(
    fc.property(fc.array(batch, { minLength: 1, maxLength: 5 }), fc.nat(), fc.nat(), (batches, place, bit) => {
      const written = batches.map((each) => {
        const target = Buffer.alloc(maxRecordBytes(each.events));
        return target.subarray(0, writeJournalRecord(target, each));
      });
      const expected = batches.map((each) => ({
        ...each,
        events: each.events.map((one) => (one.type === "put" ? one : { ...one, value: Buffer.alloc(0) })),
      }));
      const bytes = Buffer.concat([...written, Buffer.alloc(100)]);
      assert.equal(readSegment(bytes).records, expected);

      const last = written.at(-1)?.length ?? 0;
      const damaged = bytes.length - 100 - last + (place % last);
      bytes[damaged] = (bytes[damaged] ?? 0) ^ (1 << (bit % 8));
      assert.equal(readSegment(bytes).records, expected.slice(0, -1));
    }),
  );
});

test("batches over several segments are read back in order, and give way when the database has them", async () => {
  const folder = testFolder();
  mkdirSync(folder.path, { recursive: true });
  const { journal } = Journal.open(folder.path);
  const large = "x".repeat(segmentBytes * 0.4);
  for (const revision of [1, 2, 3, 4]) await journal.append([putEvent(revision, large)], revision);
  assert.equal(journal.hasRoom([putEvent(5, large)], 1), false, "the first segment has 2, the database only 1");
  assert.equal(journal.hasRoom([putEvent(5, "small")], 1), true, "what is small still fits the second");
  assert.equal(journal.hasRoom([putEvent(5, large)], 2), true);
  await journal.append([putEvent(5, large)], 5);
  journal.close();
  assert.equal(recordsOf(folder.path), [3, 4, 5]);
  folder.remove();
});

test("a batch longer than a segment is kept whole", async () => {
  const folder = testFolder();
  mkdirSync(folder.path, { recursive: true });
  const { journal } = Journal.open(folder.path);
  await journal.append([putEvent(1, "x".repeat(segmentBytes * 1.5))], 1);
  await journal.append([putEvent(2, "y")], 2);
  journal.close();
  assert.equal(recordsOf(folder.path), [1, 2]);
  folder.remove();
});

test("bytes left from an earlier use of a segment are not read again", async () => {
  const folder = testFolder();
  mkdirSync(folder.path, { recursive: true });
  for (const revisions of [[1, 2, 3], [4], [5]]) {
    const { journal } = Journal.open(folder.path);
    for (const revision of revisions) await journal.append([putEvent(revision, "same length")], revision);
    journal.close();
  }
  assert.equal(recordsOf(folder.path), [4, 5]);
  folder.remove();
});

test("the files are private and as long as a segment from the start", async () => {
  const folder = testFolder();
  const storage = await openLmdbStorage({ folder: folder.path });
  const files = ["journal.0", "journal.1"].map((name) => statSync(join(folder.path, name)));
  await storage.close();
  folder.remove();
  assert.equal(
    files.map(({ mode, size }) => [mode & 0o777, size]),
    [
      [0o600, segmentBytes],
      [0o600, segmentBytes],
    ],
  );
});

/** The files as a machine that stops now would leave them. */
function crashCopy(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of ["data.mdb", "journal.0", "journal.1"]) copyFileSync(join(from, name), join(to, name));
}

test("acknowledged writes that the database has not taken over are there after a crash", async () => {
  const folder = testFolder();
  const crashed = join(folder.path, "crashed");
  const storage = await openLmdbStorage({ folder: join(folder.path, "data") });
  await Promise.all(["a", "b", "c"].map((name) => put(storage, name)));
  await put(storage, "b", { at: 2, text: "new" });
  await remove(storage, "a", 1);
  crashCopy(join(folder.path, "data"), crashed);
  await storage.close();
  for (const opening of ["first", "second"]) {
    const again = await openLmdbStorage({ folder: crashed });
    const { items, revision } = await again.list({ prefix });
    assert.equal(
      [revision, items.map((item) => [item.key, textOf(item.value), item.revision, item.createRevision])],
      [
        5,
        [
          [`${prefix}b`, "new@4", 4, 2],
          [`${prefix}c`, "v@3", 3, 3],
        ],
      ],
      opening,
    );
    await again.close();
  }
  folder.remove();
});

test("writes go on from the newest revision after a crash", async () => {
  const folder = testFolder();
  const crashed = join(folder.path, "crashed");
  const storage = await openLmdbStorage({ folder: join(folder.path, "data") });
  await put(storage, "a");
  crashCopy(join(folder.path, "data"), crashed);
  await storage.close();
  const again = await openLmdbStorage({ folder: crashed });
  await failsWith("exists", put(again, "a"));
  assert.is((await put(again, "b")).revision, 2);
  await again.close();
  folder.remove();
});

test("a journal from which acknowledged batches are missing is refused with their revisions", async () => {
  const folder = testFolder();
  const path = join(folder.path, "data");
  await (await openLmdbStorage({ folder: path })).close();
  const { journal } = Journal.open(path);
  await journal.append([putEvent(5, "x")], 5);
  journal.close();
  const error = await failsWith("corrupt", openLmdbStorage({ folder: path }));
  assert.match(error.message, /the journal in .* lacks revisions 1 to 4/);
  folder.remove();
});

for (const [which, revision, at] of [
  ["first", 1, 0],
  ["second", 2, 1],
] as const) {
  test(`a journal whose ${which} batch is damaged, while later ones are whole, is refused with the place`, async () => {
    const folder = testFolder();
    const { journal } = Journal.open(folder.path);
    for (const each of [1, 2, 3]) await journal.append([putEvent(each, "text")], each);
    journal.close();
    const file = join(folder.path, "journal.1");
    const bytes = readFileSync(file);
    const length = maxRecordBytes([putEvent(revision, "text")]) - 2 * putEvent(revision, "text").key.length;
    bytes.write("damage", at * length + 30);
    writeFileSync(file, bytes);
    const refusal = await failsWith("corrupt", openLmdbStorage({ folder: folder.path }));
    const message = `${file} is damaged from byte ${at * length} on: a batch follows at byte ${(at + 1) * length}`;
    assert.is(refusal.message, message);
    folder.remove();
  });
}

test("a first batch that a crash tore is none, whatever an earlier use left behind it", async () => {
  const folder = testFolder();
  for (const revisions of [[1, 2, 3], [4], [5]]) {
    const { journal } = Journal.open(folder.path);
    for (const revision of revisions) await journal.append([putEvent(revision, "same length")], revision);
    journal.close();
  }
  const file = join(folder.path, "journal.1");
  const bytes = readFileSync(file);
  bytes.write("torn", 30);
  writeFileSync(file, bytes);
  assert.equal(recordsOf(folder.path), [4]);
  folder.remove();
});

test("a store of the layout before the journal is taken over", async () => {
  const folder = testFolder();
  const storage = await openLmdbStorage({ folder: folder.path });
  await put(storage, "a");
  await storage.close();
  for (const name of ["journal.0", "journal.1"]) writeFileSync(join(folder.path, name), "");
  const again = await openLmdbStorage({ folder: folder.path });
  assert.equal([again.revision, (await again.list({ prefix })).items.length], [1, 1]);
  await again.close();
  folder.remove();
});

test.run();
