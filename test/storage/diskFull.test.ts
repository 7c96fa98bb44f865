import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { openLmdbStorage } from "../../runtime/storage/lmdb.ts";
import { StorageError } from "../../runtime/storage/storage.ts";
import { suite } from "../harness/suite.ts";
import { prefix, put } from "./contract.ts";
import { testFolder } from "./folder.ts";

const test = suite("storage/disk full");
const behaviour =
  "on a full disk writes are refused, reads go on, and all that was acknowledged is there when it is not";

/** A file system of its own, or undefined where this user may not mount one. */
function mountSmallDisk(path: string, size: string): (() => void) | undefined {
  mkdirSync(path);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", path], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  return () => execFileSync("umount", ["-l", path]);
}

const folder = testFolder();
const disk = join(folder.path, "disk");
const unmount = mountSmallDisk(disk, "40m");
if (unmount === undefined) {
  folder.remove();
  test.skip(behaviour, "mounting a file system of its own needs root");
} else {
  test.after(() => {
    unmount();
    folder.remove();
  });
  test(behaviour, async () => {
    const ballast = join(disk, "ballast");
    const data = join(disk, "data");
    const storage = await openLmdbStorage({ folder: data });
    writeFileSync(ballast, Buffer.alloc(24 * 1024 * 1024));
    const acknowledged: string[] = [];
    const text = "x".repeat(100_000);
    const fill = async (name: string) => {
      await put(storage, name, { text });
      acknowledged.push(name);
    };
    let refusal: unknown;
    for (let i = 0; refusal === undefined && i < 300; i++) await fill(`n${i}`).catch((error) => (refusal = error));
    assert.instance(refusal, StorageError);
    assert.match(String(refusal), /was not written: .*(space|ENOSPC)/i);
    assert.ok(acknowledged.length > 60, `${acknowledged.length} writes before the disk was full`);
    assert.is((await storage.list({ prefix })).items.length, acknowledged.length);

    rmSync(ballast);
    await fill("after");
    await storage.close();
    const again = await openLmdbStorage({ folder: data });
    const names = (await again.list({ prefix })).items.map((item) => item.key.slice(prefix.length));
    await again.close();
    assert.equal(names, acknowledged.sort());
  });
}

test.run();
