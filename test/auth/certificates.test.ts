import { mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { ensureCertificates } from "../../runtime/auth/certificates.ts";
import { suite } from "../harness/suite.ts";
import { testFolder } from "../storage/folder.ts";

const test = suite("auth/certificates");

function ensured(folder: string) {
  return ensureCertificates({ folder, platformName: "test", bindAddress: "127.0.0.1", nowMs: Date.now() });
}

test("servers that start at once with one folder have the same certificates", async () => {
  const folder = testFolder();
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => ensured(folder.path)));
  for (const each of others) assert.equal(each, first);
  assert.equal(await ensured(folder.path), first);
  folder.remove();
});

test("a lock that a process left behind is passed over", async () => {
  const folder = testFolder();
  const lock = join(folder.path, ".lock");
  mkdirSync(lock, { recursive: true });
  utimesSync(lock, new Date(0), new Date(0));
  assert.match((await ensured(folder.path)).ca.cert, /BEGIN CERTIFICATE/);
  folder.remove();
});

test("a certificate that a server made, beside a key that is not its own, is made anew for that key", async () => {
  const folder = testFolder();
  const { admin, ca } = await ensured(folder.path);
  const key = readFileSync(join(folder.path, "ca.key"), "utf8");
  writeFileSync(join(folder.path, "admin.key"), key);
  const again = await ensured(folder.path);
  assert.is(again.ca.cert, ca.cert);
  assert.is.not(again.admin.cert, admin.cert);
  assert.is(again.admin.key, key);
  folder.remove();
});

test.run();
