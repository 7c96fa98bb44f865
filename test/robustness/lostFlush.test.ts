import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { forgettingDisk, missingLostFlush } from "./lostFlush.ts";

const test = suite("robustness/lost flush");
const missing = missingLostFlush();

/** What a process did, and what a file has when the power was gone after it. */
const cases: Record<string, { script: string; kept: string | undefined }> = {
  "a write without a flush is lost": { script: "fs.writeSync(open('r+'), 'new')", kept: "old" },
  "a write with a flush is kept": {
    script: "const f = open('r+'); fs.writeSync(f, 'new'); fs.fdatasyncSync(f)",
    kept: "new",
  },
  "of two writes the one before the flush is kept": {
    script: "const f = open('r+'); fs.writeSync(f, 'n'); fs.fsyncSync(f); fs.writeSync(f, 'ew', 1)",
    kept: "nld",
  },
  "a write that is made durable by itself is kept": {
    script: "fs.writeSync(open(fs.constants.O_RDWR | fs.constants.O_DSYNC), 'new')",
    kept: "new",
  },
  "a flush through another descriptor keeps it": {
    script: "fs.writeSync(open('r+'), 'new'); fs.fsyncSync(open('r+'))",
    kept: "new",
  },
  "a new name without a flush of the folder is lost": {
    script: "const f = open('r+'); fs.writeSync(f, 'new'); fs.fsyncSync(f); fs.renameSync(file, file + '2')",
    kept: "new",
  },
  "a new name with a flush of the folder is kept": {
    script: "fs.renameSync(file, file + '2'); fs.fsyncSync(fs.openSync(require('path').dirname(file)))",
    kept: undefined,
  },
};

for (const [what, { script, kept }] of Object.entries(cases)) {
  if (missing !== undefined) test.skip(what, missing);
  else {
    test(what, () => {
      const folder = mkdtempSync(join(tmpdir(), "forgetting-"));
      const root = join(folder, "root");
      const file = join(root, "file");
      mkdirSync(root);
      writeFileSync(file, "old");
      const disk = forgettingDisk(root, join(folder, "shadow"));
      disk.begin();
      const names = `const fs = require('fs'), file = ${JSON.stringify(file)}`;
      const start = `${names}, open = (how) => fs.openSync(file, how);`;
      execFileSync(process.execPath, ["-e", `${start}${script}`], { env: { ...process.env, ...disk.env } });
      disk.lose();
      assert.is(existsSync(file) ? readFileSync(file, "utf8") : undefined, kept);
      if (kept === undefined) assert.is(readFileSync(`${file}2`, "utf8"), "old");
      rmSync(folder, { recursive: true });
    });
  }
}

test.run();
