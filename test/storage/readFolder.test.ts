import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { openLmdbStorage } from "../../runtime/storage/lmdb.ts";
import { backUp } from "../../runtime/storage/upkeep/backup.ts";
import { check } from "../../runtime/storage/upkeep/check.ts";
import { mountSmallDisk } from "../harness/smallDisk.ts";
import { suite } from "../harness/suite.ts";
import { failsWith } from "./contract.ts";
import { testFolder } from "./folder.ts";

const test = suite("storage/folders that cannot be read");

/** Someone who owns nothing; root may read everything. */
/** A user without rights. */
const otherUser = 65534;

test("a folder without a store is an error that says so", async () => {
  const folder = testFolder();
  const error = await failsWith("failed", check(join(folder.path, "none")));
  assert.match(error.message, /^there is no store in \S+\/none: \S+\/none\/data\.mdb does not exist$/);
  folder.remove();
});

test("a store in the place of a folder is told of by what the system says", async () => {
  const folder = testFolder();
  await (await openLmdbStorage({ folder: folder.path })).close();
  writeFileSync(join(folder.path, "file"), "");
  const error = await failsWith("failed", check(join(folder.path, "file")));
  assert.match(error.message, /^no store can be read in \S+\/file: \S+\/file\/data\.mdb may not be read \(ENOTDIR\)$/);
  folder.remove();
});

test("an empty store is an error that says so, and stays empty", async () => {
  const folder = testFolder();
  mkdirSync(folder.path, { recursive: true });
  writeFileSync(join(folder.path, "data.mdb"), "");
  const error = await failsWith("corrupt", check(folder.path));
  assert.match(error.message, /^\S+\/data\.mdb is not a store: it is empty$/);
  assert.equal(readdirSync(folder.path), ["data.mdb"]);
  folder.remove();
});

const onReadOnly = "a store on a read-only medium is checked, and backed up to another one";
const disk = testFolder();
const unmount = mountSmallDisk(join(disk.path, "disk"), "200m");
if (unmount === undefined) test.skip(onReadOnly, "mounting needs root");
else {
  test.after(unmount);
  test(onReadOnly, async () => {
    const path = join(disk.path, "disk/data");
    const storage = await openLmdbStorage({ folder: path });
    const prefix = "/registry/things/";
    const value = () => Buffer.from("{}");
    await storage.write({ prefix, key: `${prefix}a`, expectedRevision: 0, value });
    await storage.close();
    execFileSync("mount", ["-o", "remount,ro", join(disk.path, "disk")]);
    assert.equal(await check(path), { objects: 1, revision: 1, findings: [] });
    const { file } = await backUp({ folder: path, to: disk.path });
    assert.is(file, join(disk.path, "backup-1.mdb"));
  });
}
test.after(disk.remove);

test("a store without rights to it is not told of as missing", async () => {
  const folder = testFolder();
  const path = join(folder.path, "data");
  await (await openLmdbStorage({ folder: path })).close();
  chmodSync(path, 0);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(otherUser);
  try {
    for (const attempt of [() => check(path), () => backUp({ folder: path, to: join(folder.path, "b") })]) {
      const error = await failsWith("failed", attempt());
      assert.match(error.message, /^no store can be read in \S+: \S+\/data\.mdb may not be read \(EACCES\)$/);
    }
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(path, 0o700);
  }
  folder.remove();
});

test.run();
