import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { cpusText, parseCpus } from "../../../runtime/nodeagent/resources/cpuSet.ts";
import { readTopology } from "../../../runtime/nodeagent/resources/machineTopology.ts";
import { suite } from "../../harness/suite.ts";
import { machineOf, type MachineShape, writeSys } from "./machines.ts";

const test = suite("nodeagent: how a machine is arranged");

function inFolder(run: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), "orch-sys-"));
  try {
    run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const shapes: readonly (readonly [string, MachineShape])[] = [
  ["one socket without threads", {}],
  ["threads", { coresPerNode: 2, threads: 2 }],
  ["two sockets", { sockets: 2, threads: 2 }],
  ["several memory nodes in a socket", { sockets: 2, nodesPerSocket: 2, coresPerNode: 3, threads: 2 }],
  ["several caches in a node", { coresPerNode: 8, cachesPerNode: 4 }],
  ["huge pages", { sockets: 2, hugePages: { "2Mi": 64 * 1024 ** 2, "1Gi": 2 * 1024 ** 3 } }],
];
for (const [what, shape] of shapes) {
  test(`a machine with ${what} is read from the files of its kernel`, () =>
    inFolder((folder) => {
      writeSys(folder, machineOf(shape));
      assert.equal(readTopology(folder), machineOf(shape));
    }));
}

test("processors that are not online are left out", () =>
  inFolder((folder) => {
    writeSys(folder, machineOf({}));
    writeFileSync(join(folder, "devices/system/cpu/online"), "0,2-3\n");
    assert.equal(
      readTopology(folder).cpus.map(({ id }) => id),
      [0, 2, 3],
    );
  }));

test("a kernel that knows no memory nodes has one with all of it", () =>
  inFolder((folder) => {
    writeSys(folder, { ...machineOf({}), nodes: [] });
    const { cpus, nodes } = readTopology(folder);
    assert.is(cpus.length, 4);
    assert.equal(
      nodes.map(({ id, memoryBytes }) => [id, memoryBytes]),
      [[0, totalmem()]],
    );
  }));

test("this machine has the processors that its kernel lists", () => {
  const { cpus, nodes } = readTopology();
  assert.is(cpusText(cpus.map(({ id }) => id)), readFileSync("/sys/devices/system/cpu/online", "utf8").trim());
  assert.ok(cpus.length >= availableParallelism());
  assert.ok(nodes.every(({ memoryBytes }) => memoryBytes > 0));
});

test("lists of processors are read and written as the kernel does", () => {
  for (const text of ["", "0", "0-3", "0-1,4,6-7"]) assert.is(cpusText(parseCpus(text)), text);
  assert.equal(parseCpus(" 3,1-2,2\n"), [1, 2, 3]);
  for (const text of ["a", "3-1", "1,", "-1", "1-2-3"]) assert.throws(() => parseCpus(text), /no list of processors/);
});

test.run();
