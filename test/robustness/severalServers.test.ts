import * as assert from "uvu/assert";
import { missingEtcd } from "../harness/etcd.ts";
import { suite } from "../harness/suite.ts";
import { faultsOfHistory, type Operation } from "./objectHistory.ts";
import { runSeveralServers } from "./severalServers.ts";

const test = suite("robustness/several servers");
const missing = missingEtcd();
const name = "servers on one etcd, one of which is killed now and then, behave like one that never was";

if (missing !== undefined) test.skip(name, missing);
else {
  test(
    name,
    async () => {
      const result = await runSeveralServers({
        servers: 2,
        etcdMembers: 1,
        milliseconds: 8000,
        killEveryMs: 2500,
        objects: 5,
        writers: 2,
        readers: 2,
        random: Math.random,
      });
      assert.equal(result.faults, []);
      assert.ok(result.acknowledged > 50 && result.reads > 100, `${result.acknowledged} writes, ${result.reads} reads`);
      assert.ok(result.kills >= 2);
      assert.is(result.errors, "");
    },
    { timeoutMs: 60_000 },
  );
}

function read(revision: number, [calledMs, answeredMs]: [number, number], value = `v${revision}`): Operation {
  return { kind: "read", revision, value, calledMs, answeredMs };
}

function write(from: number, revision: number, [calledMs, answeredMs]: [number, number]): Operation {
  return { kind: "write", from, revision, value: `v${revision}`, calledMs, answeredMs };
}

const histories: Record<string, { operations: Operation[]; faults: RegExp[] }> = {
  "one after the other": { operations: [write(0, 1, [0, 1]), read(1, [2, 3]), write(1, 4, [4, 5])], faults: [] },
  "a read beside a write, of what was before": {
    operations: [write(0, 1, [0, 1]), write(1, 2, [2, 6]), read(1, [3, 5])],
    faults: [],
  },
  "a read beside a write, of what it wrote": {
    operations: [write(0, 1, [0, 1]), write(1, 2, [2, 6]), read(2, [3, 4])],
    faults: [],
  },
  "a write that nobody was told of, seen by a read": {
    operations: [write(0, 1, [0, 1]), read(2, [2, 3]), write(2, 3, [4, 5])],
    faults: [],
  },
  "a stale read": {
    operations: [write(0, 1, [0, 1]), write(1, 2, [2, 3]), read(1, [4, 5])],
    faults: [/^a read of 1 was called after a write of 2 was answered$/],
  },
  "a read that misses an object": {
    operations: [write(0, 1, [0, 1]), read(0, [2, 3], "")],
    faults: [/^a read of 0 was called after a write of 1 was answered$/],
  },
  "reads that go back": {
    operations: [write(0, 1, [0, 9]), read(1, [1, 2]), read(0, [3, 4], "")],
    faults: [/^a read of 0 was called after a read of 1 was answered$/],
  },
  "a lost update": {
    operations: [write(0, 1, [0, 1]), write(1, 2, [2, 5]), write(1, 3, [2, 6])],
    faults: [/^the write 1 -> 3 overlooked 2$/],
  },
  "an update lost that only a read saw": {
    operations: [write(0, 1, [0, 1]), read(2, [2, 3]), write(1, 3, [2, 6])],
    faults: [/^the write 1 -> 3 overlooked 2$/],
  },
  "two writes of one revision": {
    operations: [write(0, 1, [0, 5]), write(0, 1, [1, 5])],
    faults: [/^revision 1 was given to two writes$/],
  },
  "a value that was never written": {
    operations: [write(0, 1, [0, 1]), read(1, [2, 3], "other")],
    faults: [/^a read of revision 1 has other, another one v1$/],
  },
  "a write whose revision goes back": {
    operations: [write(0, 5, [0, 1]), write(3, 4, [2, 3])],
    faults: [/^the write 0 -> 5 overlooked 4$/, /^a write of 4 was called after a write of 5 was answered$/],
  },
};

for (const [what, { operations, faults }] of Object.entries(histories)) {
  test(`the checker ${faults.length === 0 ? "accepts" : "finds"} ${what}`, () => {
    const found = faultsOfHistory(operations);
    assert.is(found.length, faults.length, found.join("; "));
    faults.forEach((fault, i) => assert.match(found[i] ?? "", fault));
  });
}

test.run();
