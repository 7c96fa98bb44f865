import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { resolvConfAt } from "../../../runtime/nodeagent/container/resolvConf.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent/container: the node's resolv.conf");

const folder = mkdtempSync(join(tmpdir(), "orch-resolv-"));
test.after(() => rmSync(folder, { recursive: true }));
const path = join(folder, "resolv.conf");

test("pods get what the file says when they are made", () => {
  writeFileSync(path, "nameserver 192.0.2.53\n");
  const text = resolvConfAt(path);
  assert.is(text(), "nameserver 192.0.2.53\n");
  assert.is(text(), "nameserver 192.0.2.53\n");
  writeFileSync(path, "nameserver 192.0.2.54 # another\n");
  assert.is(text(), "nameserver 192.0.2.54 # another\n");
});

const wrong: readonly (readonly [string, () => void, string])[] = [
  ["a pipe", () => void execFileSync("mkfifo", [path]), `cannot read ${path}: it is no regular file`],
  [
    "a file of 64 GiB",
    () => {
      writeFileSync(path, "");
      truncateSync(path, 64 * 1024 ** 3);
    },
    `cannot read ${path}: it has more than 1048576 bytes`,
  ],
  ["no file", () => {}, `ENOENT: no such file or directory, stat '${path}'`],
];
for (const [what, make, expected] of wrong) {
  test(`${what} is an error each time`, () => {
    rmSync(path, { force: true });
    make();
    const text = resolvConfAt(path);
    for (let time = 0; time < 2; time++) assert.throws(text, (error: Error) => error.message === expected);
  });
}

test.run();
