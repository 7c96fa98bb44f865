import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { lockFile, onLockContention } from "../../runtime/cli/lockFile.ts";
import { suite } from "../harness/suite.ts";
import { testFolder } from "../storage/folder.ts";

const test = suite("a lock file");
const scratch = testFolder();
test.after(scratch.remove);

const log = { info: () => {} };

test("is waited for while another process has it, and that it is wanted is heard", async () => {
  const path = join(scratch.path, "one");
  const said: string[] = [];
  const other = spawn("flock", ["-x", path, "-c", "echo locked; read _"], { stdio: ["pipe", "pipe", "inherit"] });
  await new Promise((resolve) => other.stdout.once("data", resolve));
  let isLocked = false;
  const locking = lockFile(path, { info: (text) => said.push(text) }).then(() => (isLocked = true));
  await until(() => said.length === 1);
  assert.is(isLocked, false);
  other.stdin.end();
  await locking;
  let isWanted = false;
  await onLockContention(path, { end: () => (isWanted = true), logError: assert.unreachable });
  await new Promise((resolve) => setTimeout(resolve, 1200));
  assert.is(isWanted, false);
  const waiting = spawn("flock", ["-x", path, "-c", "true"], { stdio: "ignore" });
  await until(() => isWanted);
  waiting.kill();
});

test("that another one has replaced is wanted", async () => {
  const path = join(scratch.path, "two");
  await lockFile(path, log);
  let isWanted = false;
  await onLockContention(path, { end: () => (isWanted = true), logError: assert.unreachable });
  rmSync(path);
  await until(() => isWanted);
});

test("that cannot be made is an error", async () => {
  await lockFile(join(scratch.path, "no/such/folder"), log).then(
    () => assert.unreachable("it was locked"),
    (error: NodeJS.ErrnoException) => assert.is(error.code, "ENOENT"),
  );
});

async function until(isSo: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 400 && !isSo(); attempt++) await new Promise((resolve) => setTimeout(resolve, 10));
  assert.ok(isSo());
}

test.run();
