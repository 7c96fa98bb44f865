import * as assert from "uvu/assert";
import { hardReservation } from "../../../runtime/nodeagent/eviction/hardReservation.ts";
import { isMet, readThresholds, type ThresholdTexts } from "../../../runtime/nodeagent/eviction/thresholds.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent: thresholds of evictions");

const read = (texts: Partial<ThresholdTexts>) =>
  readThresholds({ hard: {}, soft: {}, softGrace: {}, reclaim: {}, ...texts });

test("thresholds are amounts or shares, hard ones and soft ones with their grace", () => {
  const thresholds = read({
    hard: {
      "memory.available": "100Mi",
      "nodefs.available": "12.5%",
      "pid.available": "0%",
      "imagefs.available": "100%",
    },
    soft: { "memory.available": "1Gi" },
    softGrace: { "memory.available": "1m30s" },
    reclaim: { "memory.available": "5%", "nodefs.inodesFree": "10" },
  });
  assert.equal(thresholds, [
    {
      signal: "memory.available",
      least: { amount: 104_857_600, text: "100Mi" },
      reclaim: { share: 0.05000000074505806 },
    },
    { signal: "nodefs.available", least: { share: 0.125 }, reclaim: { amount: 0, text: "0" } },
    {
      signal: "memory.available",
      least: { amount: 1_073_741_824, text: "1Gi" },
      graceMs: 90_000,
      reclaim: { share: 0.05000000074505806 },
    },
  ]);
});

test("writable layers have the thresholds of their disk, and a soft threshold without grace is hard", () => {
  const texts = { "containerfs.available": "1Gi", "containerfs.inodesFree": "5%" };
  assert.equal(read({ hard: texts }), []);
  const soft = { "pid.available": "1024" };
  assert.equal(read({ soft, softGrace: { "pid.available": "0s" } }), [
    { signal: "pid.available", least: { amount: 1024, text: "1024" }, reclaim: { amount: 0, text: "0" } },
  ]);
});

const wrong: readonly (readonly [texts: Partial<ThresholdTexts>, message: string])[] = [
  [{ hard: { "nodefs.free": "1%" } }, '--eviction-hard: "nodefs.free" is no signal'],
  [{ hard: { "allocatableMemory.available": "1Mi" } }, '--eviction-hard: "allocatableMemory.available" is no signal'],
  [{ hard: { "nodefs.available": "101%" } }, '--eviction-hard: nodefs.available cannot be "101%"'],
  [{ hard: { "memory.available": "much" } }, '--eviction-hard: memory.available cannot be "much"'],
  [{ hard: { "memory.available": "-1" } }, '--eviction-hard: memory.available cannot be "-1"'],
  [{ hard: { "memory.available": "0" } }, '--eviction-hard: memory.available cannot be "0"'],
  [{ hard: { "containerfs.available": "lots" } }, '--eviction-hard: containerfs.available cannot be "lots"'],
  [{ hard: { "memory.available": "" } }, '--eviction-hard: memory.available cannot be ""'],
  [{ soft: { "memory.available": "1Gi" } }, "--eviction-soft: memory.available needs an --eviction-soft-grace-period"],
  [{ softGrace: { "memory.available": "soon" } }, '--eviction-soft-grace-period: memory.available cannot be "soon"'],
  [{ reclaim: { "pid.available": "some" } }, '--eviction-minimum-reclaim: pid.available cannot be "some"'],
];

test("what is no threshold is refused with its flag and its text", () => {
  for (const [texts, message] of wrong) {
    assert.throws(
      () => read(texts),
      (error: Error) => error.message === message,
      message,
    );
  }
});

test("a threshold is met below its amount, and then until more is reclaimed", () => {
  const [threshold] = read({ hard: { "nodefs.available": "10%" }, reclaim: { "nodefs.available": "5" } });
  if (threshold === undefined) throw new Error("no threshold");
  const met = (available: number, wasMet: boolean) => isMet(threshold, { available, capacity: 100 }, wasMet);
  assert.equal([met(9, false), met(10, false), met(14, true), met(15, true)], [true, false, true, false]);
  assert.is(isMet(threshold, undefined, true), false);
});

test("what hard thresholds hold back of memory and disk is reserved, in shares too", () => {
  const thresholds = read({
    hard: { "nodefs.available": "10%", "memory.available": "100Mi", "imagefs.available": "50%" },
    soft: { "memory.available": "1Gi" },
    softGrace: { "memory.available": "1m" },
  });
  const capacity = { cpu: "2", memory: "1Gi", "ephemeral-storage": "1000" };
  assert.equal(hardReservation(thresholds, capacity), { memory: "104857600", "ephemeral-storage": "100" });
  assert.equal(hardReservation(thresholds, { memory: "1Gi" }), { memory: "104857600" });
  const hundredth = read({ hard: { "nodefs.available": "1%" } });
  const held = hardReservation(hundredth, { "ephemeral-storage": "264212084Ki" });
  assert.equal(held, { "ephemeral-storage": "2705531679" }, "shares have single precision");
});

test.run();
