import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { TransientMap } from "../../runtime/lib/transientMap.ts";
import "../harness/ownProcess.ts";

const test = suite("a map whose entries come and go");

test("holds what a Map holds, in the same order", () => {
  const key = fc.integer({ min: 0, max: 9 });
  const step = fc.oneof(
    fc.record({ set: key }),
    fc.record({ delete: key }),
    fc.constantFrom({ clear: true }),
  ) as fc.Arbitrary<{ readonly set?: number; readonly delete?: number; readonly clear?: boolean }>;
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const [ours, model] = [new TransientMap<number, object>(), new Map<number, object>()];
      for (const [index, each] of steps.entries()) {
        if (each.set !== undefined) {
          ours.set(each.set, { index });
          model.set(each.set, { index });
        } else if (each.delete !== undefined) assert.is(ours.delete(each.delete), model.delete(each.delete));
        else {
          ours.clear();
          model.clear();
        }
        assert.is(ours.size, model.size);
        assert.equal([...ours.keys()], [...model.keys()]);
        assert.equal([...ours.values()], [...model.values()]);
        for (let k = 0; k < 10; k++) assert.equal(ours.get(k), model.get(k));
      }
    }),
  );
});

test("an entry can be deleted while they are visited", () => {
  const map = new TransientMap<number, { readonly number: number }>();
  for (let number = 0; number < 5; number++) map.set(number, { number });
  const visited: number[] = [];
  for (const { number } of map.values()) {
    visited.push(number);
    map.delete(number);
    map.delete(3);
  }
  assert.equal(visited, [0, 1, 2, 4]);
  assert.is(map.size, 0);
});

test("what was deleted is not kept by tables that were replaced", () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (options: { type: "minor" | "major" }) => void;
  const map = new TransientMap<number, number[]>();
  collect({ type: "major" });
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 50_000; i++) {
    map.set(i, new Array(100).fill(i));
    map.delete(i - 16);
    if (i % 1000 === 0) collect({ type: "minor" });
  }
  collect({ type: "minor" });
  collect({ type: "minor" });
  const keptMiB = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  assert.ok(keptMiB < 8, `${keptMiB.toFixed(1)} MiB of 38 are kept`);
});

test.run();
