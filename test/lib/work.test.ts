import fc from "fast-check";
import * as assert from "uvu/assert";
import { finder, isIn, repeats } from "../../runtime/registry/keyed.ts";
import { deepEqual, sameness } from "../../runtime/schema/deepEqual.ts";
import { Work, WorkError } from "../../runtime/lib/work.ts";
import { suite } from "../harness/suite.ts";

const test = suite("keys and work");
const names: fc.Arbitrary<string[]> = fc.array(
  fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"),
  { maxLength: 40 },
);

test("an item repeats an earlier one as a look at all earlier ones says", () => {
  fc.assert(
    fc.property(names, (list) => {
      const isRepeated = repeats();
      assert.equal(
        list.map((each) => isRepeated(each)),
        list.map((each, index) => list.indexOf(each) < index),
      );
    }),
  );
});

test("the first item of a key is found, in short lists and in long ones", () => {
  const find = finder((item: { readonly name: string; readonly at: number }) => item.name);
  fc.assert(
    fc.property(names, fc.constantFrom("a", "c", "none"), (list, name) => {
      const items = list.map((each, at) => ({ name: each, at }));
      assert.is(
        find(items, name),
        items.find((each) => each.name === name),
      );
      assert.is(find(undefined, name), undefined);
      assert.is(isIn(list, name), list.includes(name));
    }),
  );
});

test("values are the same as a comparison of their own says, each part of a value included", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (a, b) => {
      const isSame = sameness();
      for (const [left, right] of [
        [a, b],
        [
          { a, b },
          { b, a },
        ],
        [
          [a, b],
          [structuredClone(a), b],
        ],
        [a, structuredClone(a)],
      ]) {
        assert.is(isSame(left, right), deepEqual(left, right));
        assert.is(isSame(left, right), deepEqual(left, right), "and again");
      }
    }),
  );
});

test("so many steps are too much, and stay too much", () => {
  const work = new Work();
  for (let count = 0; count < 20; count += 1) work.step(100_000);
  assert.throws(
    () => work.step(2000),
    (error: unknown) => error instanceof WorkError,
  );
  assert.throws(
    () => work.step(2000),
    (error: unknown) => error instanceof WorkError,
  );
});

test("few steps that take long are too much", () => {
  const work = new Work({ maxMs: 10 });
  const slowly = () => {
    for (;;) {
      const startMs = performance.now();
      while (performance.now() - startMs < 5);
      work.step(1000);
    }
  };
  assert.throws(slowly, (error: unknown) => error instanceof WorkError);
});

test.run();
