import { mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { openLmdbStorage } from "../../runtime/storage/lmdb.ts";
import { suite } from "../harness/suite.ts";
import { failsWith, prefix, put, remove, storageContract } from "./contract.ts";
import { testFolder } from "./folder.ts";

const test = suite("storage/lmdb");

storageContract(test, {
  traits: { survivesReopen: true, isShared: false, maxValueBytes: 8 * 1024 * 1024 },
  makeFixture: () => {
    const folder = testFolder();
    return {
      open: () => openLmdbStorage({ folder: join(folder.path, "data") }),
      cleanUp: async () => folder.remove(),
    };
  },
});

test("the folder and its files are private", async () => {
  const folder = testFolder();
  const path = join(folder.path, "deep", "data");
  const storage = await openLmdbStorage({ folder: path });
  const modes = [path, join(path, "data.mdb"), join(path, "data.mdb-lock")].map((file) => statSync(file).mode & 0o777);
  await storage.close();
  folder.remove();
  assert.equal(modes, [0o700, 0o600, 0o600]);
});

test("an object that is created and removed in one batch leaves nothing behind", async () => {
  const folder = testFolder();
  const storage = await openLmdbStorage({ folder: folder.path });
  const names = Array.from({ length: 500 }, (_, i) => `n${i}`);
  await Promise.all(names.flatMap((name, i) => [put(storage, name), remove(storage, name, 2 * i + 1)]));
  await storage.close();
  const again = await openLmdbStorage({ folder: folder.path });
  assert.equal([again.revision, (await again.list({ prefix })).items.length], [1000, 0]);
  await again.close();
  folder.remove();
});

const damages: Record<string, { damage: (file: string) => void; message: RegExp }> = {
  "something else": {
    damage: (file) => writeFileSync(file, "this is no store ".repeat(1000)),
    message: /data\.mdb is not a store/,
  },
  "a few bytes": { damage: (file) => writeFileSync(file, "x"), message: /data\.mdb is not a store/ },
  zeros: {
    damage: (file) => writeFileSync(file, Buffer.alloc(statSync(file).size)),
    message: /data\.mdb is not a store/,
  },
  "its first half": {
    damage: (file) => truncateSync(file, statSync(file).size >> 1),
    message: /data\.mdb is cut short: it has \d+ bytes of \d+/,
  },
};

for (const [what, { damage, message }] of Object.entries(damages)) {
  test(`a data file that holds ${what} is refused as corrupt and left as it is`, async () => {
    const folder = testFolder();
    const file = join(folder.path, "data.mdb");
    const storage = await openLmdbStorage({ folder: folder.path });
    const names = Array.from({ length: 1000 }, (_, i) => `n${i}`);
    await Promise.all(names.map((name) => put(storage, name, { text: "x".repeat(1000) })));
    await storage.close();
    damage(file);
    const before = readFileSync(file);
    const error = await failsWith("corrupt", openLmdbStorage({ folder: folder.path }));
    assert.match(error.message, message);
    assert.ok(before.equals(readFileSync(file)));
    folder.remove();
  });
}

test("a store of another format is refused, and can be opened again by who knows it", async () => {
  const folder = testFolder();
  const { open } = await import("lmdb");
  mkdirSync(folder.path, { recursive: true });
  const root = open({ path: join(folder.path, "data.mdb"), encoding: "binary", overlappingSync: false });
  const keyEncoder = {
    writeKey: (key: string, target: Buffer, start: number) => start + target.write(key, start),
    readKey: (source: Buffer, start: number, end: number) => source.toString("utf8", start, end),
  };
  root
    .openDB<Buffer, string>("meta", { encoding: "binary", keyEncoder } as object)
    .putSync("format", Buffer.from("99"));
  await root.close();
  const first = await failsWith("corrupt", openLmdbStorage({ folder: folder.path }));
  const second = await failsWith("corrupt", openLmdbStorage({ folder: folder.path }));
  folder.remove();
  assert.match(first.message, "has format 99, this version reads up to 4");
  assert.is(second.message, first.message);
});

test.run();
