import {
  copyFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import * as assert from "uvu/assert";
import { openJournal } from "../../runtime/storage/journal/openJournal.ts";
import { type JournalId, journalIdOf } from "../../runtime/storage/journal/record.ts";
import { readSegmentFiles, recover } from "../../runtime/storage/journal/recover.ts";
import { readUse, segmentBytes } from "../../runtime/storage/journal/segment.ts";
import { openLmdbStorage } from "../../runtime/storage/lmdb.ts";
import { closeClaimed, openLmdbFile, readHeld } from "../../runtime/storage/lmdbFile.ts";
import { check } from "../../runtime/storage/upkeep/check.ts";
import { suite } from "../harness/suite.ts";
import { failsWith, prefix, put, remove, textOf } from "./contract.ts";
import { testFolder } from "./folder.ts";
import { batch, crashCopy, edit, journalNames, putEvent, revisionsOf, sectorsOf, segment } from "./journalParts.ts";

const test = suite("storage/journal");

/** A journal of its own in a new folder, which a database with nothing knows; and how to read it as after a crash. */
async function openJournalIn(folder: string) {
  const file = await openLmdbFile(folder);
  const { journal } = await openJournal(file, { acceptsLoss: false });
  const held = () => readHeld(file);
  return {
    journal,
    read: () => recover(readSegmentFiles(folder), held(), folder),
    close: async () => {
      await journal.close();
      await closeClaimed(file);
    },
  };
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
const batches = fc.array(fc.array(event, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 });

test("batches read as they were written, up to the first that is not whole", () => {
  fc.assert(
    fc.property(batches, fc.nat(), fc.nat(), (all, place, bit) => {
      const records = all.map((events, i) => ({ base: i, revision: i + 1, events }));
      const { bytes, end } = segment({ sequence: 7, base: 0, records });
      const expected = records.map((each) => ({
        ...each,
        events: each.events.map((one) => (one.type === "put" ? one : { ...one, value: Buffer.alloc(0) })),
      }));
      assert.equal(readUse(bytes)?.records, expected);

      const { length } = sectorsOf(records.at(-1) ?? batch(1), { sequence: 7 });
      const damaged = end - length + (place % length);
      bytes[damaged] = (bytes[damaged] ?? 0) ^ (1 << (bit % 8));
      const { records: read = [], damage } = readUse(bytes) ?? {};
      // The rest of the last sector, and stamps, are no part of a batch that is whole.
      if (damage === undefined) assert.equal(read, expected);
      else assert.equal(read, expected.slice(0, -1));
    }),
  );
});

test("batches over several segments are read back in order, and give way when the database has them", async () => {
  const folder = testFolder();
  const { journal, read, close } = await openJournalIn(folder.path);
  const large = "x".repeat(segmentBytes * 0.4);
  for (const revision of [1, 2, 3, 4]) await journal.append([putEvent(revision, large)], revision);
  assert.equal(journal.hasRoom([putEvent(5, large)], 1), false, "the first segment has 2, the database only 1");
  assert.equal(journal.hasRoom([putEvent(5, "small")], 1), true, "what is small still fits the second");
  assert.equal(revisionsOf(read()), [1, 2, 3, 4]);
  assert.equal(journal.hasRoom([putEvent(5, large)], 2), true);
  await journal.append([putEvent(5, large)], 5);
  const { findings } = read();
  assert.match(findings.join(), /lacks revisions 1 to 2$/, "of the first, which the database was said to have");
  await close();
  folder.remove();
});

test("a batch longer than a segment is kept whole", async () => {
  const folder = testFolder();
  const { journal, read, close } = await openJournalIn(folder.path);
  await journal.append([putEvent(1, "x".repeat(segmentBytes * 1.5))], 1);
  await journal.append([putEvent(2, "y")], 2);
  const { records, findings } = read();
  assert.equal([revisionsOf({ records }), findings], [[1, 2], []]);
  await close();
  folder.remove();
});

test("soon after a batch the segment that is not being filled says how far the journal was acknowledged", async () => {
  const folder = testFolder();
  const { journal, read, close } = await openJournalIn(folder.path);
  await journal.append([putEvent(1, "a")], 1);
  await journal.append([putEvent(2, "b")], 2);
  const marks = () => readSegmentFiles(folder.path).map(({ mark }) => mark?.revision);
  while (marks()[0] !== 2) await new Promise((resolve) => setTimeout(resolve, 1));
  assert.equal(marks(), [2, 0]);
  assert.equal(read().findings, []);
  await close();
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

/** A store that crashed with `a`, `b` and `c` in its journal alone. */
async function crashed(): Promise<{ readonly path: string; readonly remove: () => void }> {
  const folder = testFolder();
  const live = join(folder.path, "live");
  const path = join(folder.path, "data");
  const storage = await openLmdbStorage({ folder: live });
  for (const name of ["a", "b", "c"]) await put(storage, name);
  const isMarked = () => readSegmentFiles(live).some(({ mark }) => mark?.revision === 3);
  while (!isMarked()) await new Promise((resolve) => setTimeout(resolve, 1));
  crashCopy(live, path);
  await storage.close();
  return { path, remove: folder.remove };
}

const losses: Record<string, { lose: (file: (name: string) => string) => void; message: RegExp }> = {
  "both segments are gone": {
    lose: (file) => journalNames.forEach((name) => rmSync(file(name))),
    message: /^\S+\/journal\.0 is missing; \S+\/journal\.1 is missing$/,
  },
  "the segment being filled is gone": {
    lose: (file) => rmSync(file("journal.1")),
    message: /^\S+\/journal\.1 is missing$/,
  },
  "the other segment is gone": {
    lose: (file) => rmSync(file("journal.0")),
    message: /^\S+\/journal\.0 is missing$/,
  },
  "both are empty": {
    lose: (file) => journalNames.forEach((name) => truncateSync(file(name))),
    message: /journal\.0 is cut short: it has 0 bytes of 4194304; \S+\/journal\.1 is cut short/,
  },
  "the last batch has a flipped bit": {
    lose: (file) => edit(file("journal.1"), (bytes) => void bytes.write("X", 2137)),
    message: /journal\.1 is damaged from byte 2048 on: the batch there was whole$/,
  },
  "the last batch is zeros": {
    lose: (file) => edit(file("journal.1"), (bytes) => void bytes.fill(0, 2048)),
    message: /journal\.1 ends at revision 2, and 3 was acknowledged$/,
  },
  "the segments have changed places": {
    lose: (file) => {
      renameSync(file("journal.0"), file("other"));
      renameSync(file("journal.1"), file("journal.0"));
      renameSync(file("other"), file("journal.1"));
    },
    message: /journal\.0 belongs into the place of the other segment/,
  },
};

for (const [what, { lose, message }] of Object.entries(losses)) {
  test(`a store does not open after a crash when ${what}, and says what a check says`, async () => {
    const { path, remove } = await crashed();
    lose((name) => join(path, name));
    const before = readdirSync(path).map((name) => [name, readFileSync(join(path, name))]);
    const checked = (await check(path)).findings.join("; ");
    const refusal = await failsWith("incomplete", openLmdbStorage({ folder: path }));
    assert.match(refusal.message, message);
    assert.is(checked, refusal.message);
    for (const [name, bytes] of before) {
      if (String(name).startsWith("journal"))
        assert.equal(readFileSync(join(path, String(name))), bytes, "left as it is");
    }
    await failsWith("incomplete", openLmdbStorage({ folder: path }));
    remove();
  });
}

test("a store that may go on without what is lost has what is proven, and never gives a revision twice", async () => {
  const { path, remove } = await crashed();
  edit(join(path, "journal.1"), (bytes) => void bytes.write("X", 2137));
  const told: string[] = [];
  const storage = await openLmdbStorage({ folder: path, onLoss: (gaveUp) => told.push(gaveUp) });
  assert.is(told.length, 1);
  assert.match(told.join(), /the batch there was whole: writes after revision 2 are given up, and those up to 3 were/);
  const keys = async () => (await storage.list({ prefix })).items.map(({ key }) => key.slice(prefix.length));
  assert.equal(await keys(), ["a", "b"]);
  assert.ok((await put(storage, "d")).revision > 300_000);
  await storage.close();
  assert.equal((await check(path)).findings, []);
  const again = await openLmdbStorage({ folder: path });
  assert.equal((await again.list({ prefix })).items.length, 3);
  await again.close();
  remove();
});

test("a store that was closed needs no journal", async () => {
  const folder = testFolder();
  const storage = await openLmdbStorage({ folder: folder.path });
  await put(storage, "a");
  await storage.close();
  for (const name of journalNames) rmSync(join(folder.path, name));
  assert.equal((await check(folder.path)).findings, []);
  const again = await openLmdbStorage({ folder: folder.path });
  assert.equal([again.revision, (await again.list({ prefix })).items.length], [1, 1]);
  await put(again, "b");
  await again.close();
  folder.remove();
});

test("an older copy of the database beside a journal that goes on is refused", async () => {
  const folder = testFolder();
  const [data, kept] = [join(folder.path, "data.mdb"), join(folder.path, "kept.mdb")];
  for (const name of ["a", "b"]) {
    const storage = await openLmdbStorage({ folder: folder.path });
    await put(storage, name);
    await storage.close();
    if (name === "a") copyFileSync(data, kept);
  }
  copyFileSync(kept, data);
  const refusal = await failsWith("incomplete", openLmdbStorage({ folder: folder.path }));
  assert.match(
    refusal.message,
    /journal\.1 has revisions up to 2, and the database, which needs no journal, ends at 1/,
  );
  folder.remove();
});

test("after a crash in the middle of a batch the journal goes on at that place", async () => {
  const { path, remove } = await crashed();
  const torn = sectorsOf(batch(4, "t".repeat(1500)), { sequence: 1, id: readHeldId(path) });
  edit(join(path, "journal.1"), (bytes) => void torn.copy(bytes, 2560, 0, torn.length - 512));
  const storage = await openLmdbStorage({ folder: path });
  assert.is((await put(storage, "d")).revision, 4);
  const copy = join(path, "copy");
  crashCopy(path, copy);
  await storage.close();
  const again = await openLmdbStorage({ folder: copy });
  assert.equal([again.revision, (await again.list({ prefix })).items.length], [4, 4]);
  await again.close();
  remove();
});

/** The identity of the journal of a folder, as its files tell it. */
function readHeldId(folder: string): JournalId {
  return journalIdOf(Buffer.from(readSegmentFiles(folder)[0]?.mark?.id ?? []));
}

test("a store that crashed under the version before is taken over with all that its journal has", async () => {
  const folder = testFolder();
  for (const name of ["data.mdb", ...journalNames]) {
    const packed = readFileSync(new URL(`fixtures/format3/${name}.gz`, import.meta.url));
    writeFileSync(join(folder.path, name), gunzipSync(packed));
  }
  assert.equal((await check(folder.path)).findings, []);
  for (const opening of ["first", "second"]) {
    const storage = await openLmdbStorage({ folder: folder.path });
    const { items, revision } = await storage.list({ prefix });
    const told = items.map(({ key, value }) => `${key.slice(prefix.length)} ${textOf(value)}`);
    assert.equal([revision, told], [6, ["b new@4", "c v@3", "d v@6"]], opening);
    await storage.close();
  }
  assert.equal(
    readSegmentFiles(folder.path).map(({ mark }) => mark?.revision),
    [6, 6],
  );
  folder.remove();
});

test("a batch that is damaged in a journal of the version before is refused with the place", async () => {
  const folder = testFolder();
  for (const name of ["data.mdb", ...journalNames]) {
    const packed = readFileSync(new URL(`fixtures/format3/${name}.gz`, import.meta.url));
    const bytes = gunzipSync(packed);
    if (name === "journal.1") bytes.write("damage", bytes.indexOf("new@4"));
    writeFileSync(join(folder.path, name), bytes);
  }
  const refusal = await failsWith("incomplete", openLmdbStorage({ folder: folder.path }));
  assert.match(refusal.message, /journal\.1 is damaged from byte \d+ on: a batch follows at byte \d+/);
  assert.is((await check(folder.path)).findings[0], refusal.message.split("; ")[0]);
  folder.remove();
});

test.run();
