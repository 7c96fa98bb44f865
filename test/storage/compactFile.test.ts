import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { openLmdbStorage } from "../../runtime/storage/lmdb.ts";
import { dataFileOf } from "../../runtime/storage/dataFile.ts";
import { type CopyProgress, type Storage, StorageError } from "../../runtime/storage/storage.ts";
import { backUp } from "../../runtime/storage/upkeep/backup.ts";
import { check } from "../../runtime/storage/upkeep/check.ts";
import { askToCompact, serveControl } from "../../runtime/storage/upkeep/control.ts";
import { mountSmallDisk } from "../harness/smallDisk.ts";
import { suite } from "../harness/suite.ts";
import { failsWith, prefix, put, remove, textOf } from "./contract.ts";
import { testFolder } from "./folder.ts";

const test = suite("storage/compact while in use");

/** Many objects, most of which are gone again. */
async function makeHoles(storage: Storage, { count, bytes }: { count: number; bytes: number }): Promise<void> {
  const text = "x".repeat(bytes);
  const names = Array.from({ length: count }, (_, i) => `n${i}`);
  const written = await Promise.all(names.map((name) => put(storage, name, { text })));
  await Promise.all(names.map((name, i) => i % 10 > 0 && remove(storage, name, written[i]?.revision ?? 0)));
}

/** Writes without a pause, with the milliseconds that each took; some objects go, and some are large. */
function startLoad(storage: Storage) {
  const expected = new Map<string, string>();
  const latencies: number[] = [];
  let isOver = false;
  const writer = async (id: number) => {
    for (let i = 0; !isOver; i++) {
      const name = `w${id}-${i % 50}`;
      const text = `${i}:`.padEnd(i % 40 === 7 ? 200_000 : 500, "y");
      const known = await storage.get(prefix + name);
      const startMs = performance.now();
      if (known !== undefined && i % 7 === 3) {
        await remove(storage, name, known.revision);
        expected.delete(name);
      } else {
        const { revision } = await put(storage, name, { at: known?.revision ?? 0, text });
        expected.set(name, `${text}@${revision}`);
      }
      latencies.push(performance.now() - startMs);
    }
  };
  const writers = Array.from({ length: 4 }, (_, id) => writer(id));
  return {
    expected,
    /** The slowest but one in a hundred of the writes since the last call; waits for enough of them. */
    async p99(): Promise<number> {
      while (latencies.length < 100) await new Promise((resolve) => setTimeout(resolve, 5));
      const sorted = latencies.splice(0).sort((a, b) => a - b);
      return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
    },
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(writers);
    },
  };
}

type Items = Awaited<ReturnType<Storage["list"]>>["items"];

/** Names of what is not as the writers of `startLoad` left it. */
function unlike(items: Items, expected: ReadonlyMap<string, string>): string[] {
  const ofLoad = items.filter(({ key }) => key.startsWith(`${prefix}w`));
  const found = new Map(ofLoad.map(({ key, value }) => [key.slice(prefix.length), textOf(value)]));
  const names = new Set([...found.keys(), ...expected.keys()]);
  return [...names].filter((name) => found.get(name) !== expected.get(name));
}

test("the file of a store that is written to shrinks, nothing is lost, and writers do not wait for it", async () => {
  const folder = testFolder();
  const storage = await openLmdbStorage({ folder: folder.path });
  await makeHoles(storage, { count: 8000, bytes: 4000 });
  const load = startLoad(storage);
  test.after(load.stop); // also where the test fails
  const usualMs = await load.p99();
  const listed = (await storage.list({ prefix })).items.map((item) => ({ ...item, text: textOf(item.value) }));
  const compacting = storage.compact?.();
  assert.is(await storage.compact?.(), await compacting, "who asks meanwhile shares it");
  const during = [await load.p99()];
  const { bytesBefore = 0, bytesAfter = 0 } = (await compacting) ?? {};
  assert.ok(bytesAfter < bytesBefore / 2, `${bytesAfter} bytes of ${bytesBefore}`);
  for (let i = 0; i < 3; i++) during.push((await storage.compact?.().then(load.p99)) ?? 0);
  // The machine may have other things to do: what compaction itself costs, it costs each time.
  assert.ok(Math.min(...during) < Math.max(50, 8 * usualMs), `${during} ms, and ${usualMs} before`);
  assert.ok(
    listed.every(({ value, text }) => textOf(value) === text),
    "what was read before is the reader's own",
  );
  const { revision } = await backUp({ folder: folder.path, to: join(folder.path, "backup.mdb") });
  assert.ok(revision > listed.length);
  await load.stop();
  assert.equal(unlike((await storage.list({ prefix })).items, load.expected), []);
  await storage.close();
  const files = ["backup.mdb", "data.mdb", "data.mdb-lock", "journal.0", "journal.1", "reserve"];
  assert.equal(readdirSync(folder.path).sort(), files);
  assert.is(statSync(dataFileOf(folder.path)).mode & 0o777, 0o600);
  assert.equal((await check(folder.path)).findings, []);
  const again = await openLmdbStorage({ folder: folder.path });
  const { items } = await again.list({ prefix });
  assert.equal(unlike(items, load.expected), []);
  assert.is(items.filter(({ key }) => key.startsWith(`${prefix}n`)).length, 800);
  await again.close();
  folder.remove();
});

test("a store that is closed while it is compacted gives that up, and closes", async () => {
  const folder = testFolder();
  const storage = await openLmdbStorage({ folder: folder.path });
  await makeHoles(storage, { count: 10_000, bytes: 4000 });
  const refused = failsWith("closed", Promise.resolve(storage.compact?.()));
  await storage.close();
  assert.match((await refused).message, /^the storage was closed$/);
  await failsWith("closed", Promise.resolve(storage.compact?.()));
  assert.not.ok(existsSync(join(folder.path, "compacting")));
  const again = await openLmdbStorage({ folder: folder.path });
  assert.is((await again.list({ prefix })).items.length, 1000);
  await again.close();
  folder.remove();
});

test("who asks for it hears how far it is, and who goes away does not end it", async () => {
  const folder = testFolder();
  const writer = await openLmdbStorage({ folder: folder.path });
  await makeHoles(writer, { count: 5000, bytes: 4000 });
  await writer.close(); // now the database has no more objects than are left
  const storage = await openLmdbStorage({ folder: folder.path });
  const bytesBefore = statSync(dataFileOf(folder.path)).size;
  const stopControl = await serveControl(folder.path, storage);
  const gone = connect(join(folder.path, "control.sock"));
  gone.write("compact\n");
  assert.match(String(await once(gone, "data")), /^\{"progress":\{"copied":\d+,"of":500\}\}\n/);
  gone.destroy();
  const heard: CopyProgress[] = [];
  const locked = new StorageError("locked", "", "the folder is in use");
  const { bytesAfter } = await askToCompact(folder.path, locked, (progress) => heard.push(progress));
  assert.ok(bytesAfter < bytesBefore / 2, `${bytesAfter} bytes of ${bytesBefore}`);
  assert.ok(heard.length > 0);
  assert.ok(
    heard.every(({ of }) => of === 500),
    JSON.stringify(heard),
  );
  await stopControl();
  await storage.close();
  assert.equal((await check(folder.path)).findings, []);
  folder.remove();
});

test("what a compaction that was killed has left goes with the next start", async () => {
  const folder = testFolder();
  await (await openLmdbStorage({ folder: folder.path })).close();
  mkdirSync(join(folder.path, "compacting"));
  writeFileSync(join(folder.path, "compacting/data.mdb"), "half");
  await (await openLmdbStorage({ folder: folder.path })).close();
  assert.not.ok(existsSync(join(folder.path, "compacting")));
  folder.remove();
});

const refuses = "on a disk without room for the copy compaction is refused, and the store goes on as it was";
const small = testFolder();
const disk = join(small.path, "disk");
const unmount = mountSmallDisk(disk, "60m");
if (unmount === undefined) test.skip(refuses, "mounting a file system of its own needs root");
else {
  test(refuses, async () => {
    const filled = await openLmdbStorage({ folder: disk });
    await makeHoles(filled, { count: 4000, bytes: 4000 });
    await filled.close();
    const storage = await openLmdbStorage({ folder: disk });
    writeFileSync(join(disk, "ballast"), Buffer.alloc(statfsSync(disk).bavail * statfsSync(disk).bsize - 1_000_000));
    const error = await failsWith("full", Promise.resolve(storage.compact?.()));
    assert.match(error.message, /data\.mdb was not compacted: no space left on the device of /);
    assert.not.ok(existsSync(join(disk, "compacting")));
    await put(storage, "later");
    assert.is((await storage.list({ prefix })).items.length, 401);
    rmSync(join(disk, "ballast"));
    assert.ok(await storage.compact?.());
    await storage.close();
    assert.equal((await check(disk)).findings, []);
  });
}
test.after(() => {
  unmount?.();
  small.remove();
});

test.run();
