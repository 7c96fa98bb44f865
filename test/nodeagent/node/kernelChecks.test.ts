import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as assert from "uvu/assert";
import { checkKernel, type KernelOptions } from "../../../runtime/nodeagent/node/kernelChecks.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent: what it needs of the kernel");

const fitting = {
  "sys/vm/overcommit_memory": "1\n",
  "sys/vm/panic_on_oom": "0\n",
  "sys/kernel/panic": "10\n",
  "sys/kernel/panic_on_oops": "1\n",
  "sys/kernel/keys/root_maxkeys": "1000000\n",
  "sys/kernel/keys/root_maxbytes": "25000000\n",
};
const headline = "Filename\tType\tSize\tUsed\tPriority\n";
const area = "/swap.img file 2097148 0 -2\n";
const noSwap = /^running with swap on is not supported/;
const oom =
  /^invalid kernel flag: vm\/panic_on_oom, expected value: 0, actual value: 2; invalid kernel flag: kernel\/panic, /;

const cases: readonly (readonly [
  files: Readonly<Record<string, string>>,
  options: Partial<KernelOptions>,
  error?: RegExp,
])[] = [
  [{ swaps: headline + area }, { failsOnSwap: true }, noSwap],
  [{ swaps: headline + area }, {}],
  [{ swaps: headline }, { failsOnSwap: true }],
  [{}, { failsOnSwap: true }],
  [{}, { failsOnVersion1: true }, /^control groups of version 1 are not supported/],
  [{ "cgroup.controllers": "cpu memory\n" }, { failsOnVersion1: true }],
  [fitting, { checksValues: true }],
  [{ ...fitting, "sys/vm/panic_on_oom": "2\n", "sys/kernel/panic": "0\n" }, { checksValues: true }, oom],
  [{ ...fitting, "sys/vm/panic_on_oom": "2\n" }, {}],
];

test("swap, old control groups and other values keep the agent from running, where it is asked to mind them", () => {
  for (const [files, options, error] of cases) {
    const folder = mkdtempSync(join(tmpdir(), "orch-proc-"));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const all = { failsOnSwap: false, failsOnVersion1: false, checksValues: false, ...options };
    const check = () => checkKernel(all, { procFolder: folder, cgroupMount: folder });
    if (error === undefined) check();
    else assert.throws(check, error);
    rmSync(folder, { recursive: true });
  }
});

test.run();
