import fc from "fast-check";
import * as assert from "uvu/assert";
import { Backlog } from "../../runtime/storage/backlog.ts";
import { compactFile, type FileInUse } from "../../runtime/storage/compactFile.ts";
import { takeOver } from "../../runtime/storage/takeOver.ts";
import { closeClaimed, openLmdbFile, readStoreRevision } from "../../runtime/storage/lmdbFile.ts";
import { recordOf } from "../../runtime/storage/record.ts";
import type { StorageEvent } from "../../runtime/storage/storage.ts";
import { check } from "../../runtime/storage/upkeep/check.ts";
import { suite } from "../harness/suite.ts";
import { testFolder } from "./folder.ts";

const test = suite("storage/the steps of a compaction");

/** A write: of so many bytes, or a delete. A step of the copy takes 512 KiB, so two to four of the larger ones. */
const anyWrite = fc.record({
  key: fc.integer({ min: 10, max: 40 }).map((i) => `/registry/things/${i}`),
  bytes: fc.option(fc.constantFrom(1, 3000, 150_000, 250_000), { nil: undefined, freq: 4 }),
});
const anyWrites = fc.array(anyWrite, { maxLength: 12 });
/** What is written between two steps, and whether the database has it before the next one. */
const anyPause = fc.record({ writes: anyWrites, isDrained: fc.boolean() });

/** A database, what should be in it, and how to write to both. */
async function startDatabase(folder: string) {
  const file = await openLmdbFile(folder);
  const backlog = new Backlog((changes, newest) => takeOver(inUse, [...changes], newest), 0);
  const inUse: FileInUse = { file, backlog, touched: undefined };
  const expected = new Map<string, string>();
  let revision = 0;
  return {
    inUse,
    expected,
    write(writes: readonly { key: string; bytes: number | undefined }[]): void {
      for (const { key, bytes } of writes) {
        revision++;
        const value = Buffer.alloc(bytes ?? 0, revision % 251);
        const event: StorageEvent = {
          type: bytes === undefined ? "delete" : "put",
          key,
          revision,
          createRevision: revision,
          value,
        };
        backlog.add([event], revision);
        if (bytes === undefined) expected.delete(key);
        else expected.set(key, shortly(revision, value));
      }
    },
    revision: () => revision,
  };
}

function shortly(revision: number, value: Uint8Array): string {
  return `${value.byteLength} bytes of ${value[0]} at ${revision}`;
}

function contentOf({ file }: FileInUse): Map<string, string> {
  const content = new Map<string, string>();
  for (const { key, value } of file.objects.getRange({ start: "\0" })) {
    const record = recordOf(key, value);
    content.set(key, shortly(record.revision, record.value));
  }
  return content;
}

test("whatever is written between its steps, the compacted file holds what the old one would", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyWrite, { maxLength: 40 }),
      fc.array(anyPause, { maxLength: 12 }),
      async (before, pauses) => {
        const folder = testFolder();
        const { inUse, expected, write, revision } = await startDatabase(folder.path);
        write(before);
        await inUse.backlog.drain();
        const left = [...pauses];
        const rest = async () => {
          const { writes = [], isDrained = false } = left.shift() ?? {};
          write(writes);
          if (isDrained) await inUse.backlog.drain();
        };
        await compactFile(inUse, { pace: { signal: new AbortController().signal, rest } });
        await inUse.backlog.close();
        assert.equal([...contentOf(inUse)], [...expected].sort());
        assert.is(readStoreRevision(inUse.file), revision());
        await closeClaimed(inUse.file);
        assert.equal((await check(folder.path)).findings, []);
        folder.remove();
      },
    ),
    { numRuns: 40 },
  );
});

test("a store of many small objects is copied step by step, and takes less than its bytes and a tenth", async () => {
  const folder = testFolder();
  const { inUse, expected, write } = await startDatabase(folder.path);
  for (let i = 0; i < 3000; i++) write([{ key: `/registry/things/${(i * 1009) % 3000}`, bytes: 900 }]);
  await inUse.backlog.drain();
  const seen: string[] = [];
  let rests = 0;
  const { bytesBefore, bytesAfter } = await compactFile(inUse, {
    pace: { signal: new AbortController().signal, rest: async () => void rests++ },
    onProgress: ({ copied, of }) => seen.push(`${Math.ceil((copied / of) * 100)} %`),
  });
  assert.ok(rests >= 5, `${rests} steps`);
  assert.is(seen.at(-1), "100 %");
  assert.ok(bytesAfter < bytesBefore);
  assert.ok(bytesAfter < 3000 * 960 * 1.1, `${bytesAfter} bytes`);
  assert.equal([...contentOf(inUse)], [...expected].sort());
  await inUse.backlog.close();
  await closeClaimed(inUse.file);
  folder.remove();
});

test("a compaction that is to end ends between two steps, and leaves the database as it was", async () => {
  const folder = testFolder();
  const { inUse, expected, write } = await startDatabase(folder.path);
  for (let i = 100; i < 120; i++) write([{ key: `/registry/things/${i}`, bytes: 150_000 }]);
  await inUse.backlog.drain();
  const ending = new AbortController();
  let rests = 0;
  const rest = async () => {
    if (++rests === 2) ending.abort(new Error("enough"));
  };
  const error = await compactFile(inUse, { pace: { signal: ending.signal, rest } }).catch((thrown: unknown) => thrown);
  assert.match(String(error), /data\.mdb was not compacted: enough$/);
  assert.is(rests, 2);
  assert.equal([...contentOf(inUse)], [...expected]);
  await inUse.backlog.close();
  await closeClaimed(inUse.file);
  folder.remove();
});

test.run();
