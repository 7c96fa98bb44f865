import fc from "fast-check";
import * as assert from "uvu/assert";
import { atOnce } from "../../runtime/lib/work.ts";
import { inElementOrder } from "../../runtime/apply/element.ts";
import {
  difference as differenceInSteps,
  type FieldSet,
  forEachPath,
  intersection as intersectionInSteps,
  isSubset as isSubsetInSteps,
  leaf,
  node,
  setInSteps,
  union as unionInSteps,
  unionOf,
} from "../../runtime/apply/fieldSet.ts";
import { sentManagers } from "../../runtime/apply/managers.ts";
import { suite } from "../harness/suite.ts";

const test = suite("field sets");

const union = (a: FieldSet, b: FieldSet) => atOnce(unionInSteps(a, b));
const difference = (a: FieldSet, b: FieldSet) => atOnce(differenceInSteps(a, b));
const intersection = (a: FieldSet, b: FieldSet) => atOnce(intersectionInSteps(a, b));
const isSubset = (a: FieldSet, b: FieldSet) => atOnce(isSubsetInSteps(a, b));

const elements = [
  "f:a",
  "f:b",
  "f:",
  'k:{"name":"a"}',
  'k:{"name":"a!"}',
  'k:{"port":80}',
  'k:{"port":443}',
  'k:{"port":80,"protocol":"TCP"}',
  'v:"a"',
  "v:2",
  "v:10",
  "v:true",
  "i:2",
  "i:10",
];

const path = fc.array(fc.constantFrom(...elements), { minLength: 1, maxLength: 3 });
const paths = fc.array(path, { maxLength: 12 });

/** The same set as a list of its paths, which is what the operations are checked against. */
const textOf = (steps: readonly string[]) => JSON.stringify(steps);

function listed(set: FieldSet): Set<string> {
  const found = new Set<string>();
  forEachPath(set, (steps) => found.add(textOf(steps())));
  return found;
}

function setFrom(all: readonly (readonly string[])[]): FieldSet {
  return all.reduce<FieldSet>((set, steps) => {
    const one = steps.reduceRight<FieldSet>((below, element) => ({ [element]: below }), leaf);
    return union(set, one);
  }, leaf);
}

function expectSame(set: FieldSet, expected: Iterable<string>): void {
  assert.equal([...listed(set)].sort(), [...expected].sort());
  expectOrdered(set);
}

function expectOrdered(set: FieldSet): void {
  const all = Object.keys(set);
  assert.ok(all.indexOf(".") <= 0, "a node's own mark stands first");
  const rest = all.filter((each) => each !== ".");
  assert.equal(rest, ordered(rest));
  for (const each of rest) expectOrdered(set[each] ?? leaf);
}

function ordered(elements: readonly string[]): string[] {
  return inElementOrder(elements.map((each) => [each, undefined] as const)).map(([element]) => element);
}

test("a set holds the paths it was made of", () => {
  fc.assert(fc.property(paths, (all) => expectSame(setFrom(all), new Set(all.map(textOf)))));
});

test("the union of many sets is that of one after the other", () => {
  fc.assert(
    fc.property(fc.array(paths, { maxLength: 6 }), (all) => {
      const sets = all.map(setFrom);
      assert.equal(
        unionOf(sets),
        sets.reduce((a, b) => union(a, b), leaf),
      );
      expectOrdered(unionOf(sets));
    }),
  );
});

test("union, difference and intersection are those of the paths", () => {
  fc.assert(
    fc.property(paths, paths, (left, right) => {
      const [a, b] = [setFrom(left), setFrom(right)];
      const [x, y] = [listed(a), listed(b)];
      expectSame(union(a, b), new Set([...x, ...y]));
      expectSame(
        difference(a, b),
        [...x].filter((each) => !y.has(each)),
      );
      expectSame(
        intersection(a, b),
        [...x].filter((each) => y.has(each)),
      );
      assert.is(
        isSubset(a, b),
        [...x].every((each) => y.has(each)),
      );
    }),
  );
});

test("operations that change nothing give the set itself", () => {
  fc.assert(
    fc.property(paths, (all) => {
      const set = setFrom(all);
      assert.is(union(set, set), set);
      assert.is(difference(set, leaf), set);
      assert.is(difference(set, { "f:none": leaf }), set);
    }),
  );
});

test("a set read from JSON is the set that was written, whatever the order of its members", () => {
  fc.assert(
    fc.property(paths, (all) => {
      const set = setFrom(all);
      const read = (text: string) => {
        const entry = { manager: "m", operation: "Update", apiVersion: "v1", fieldsType: "FieldsV1" };
        const [only] = sentManagers([{ ...entry, fieldsV1: JSON.parse(text) }])?.values() ?? [];
        return only?.fields;
      };
      const text = JSON.stringify(set);
      assert.is(JSON.stringify(read(text)), text);
      assert.is(JSON.stringify(read(JSON.stringify(reversed(set)))), text);
    }),
  );
});

function reversed(set: FieldSet): FieldSet {
  return Object.fromEntries(
    Object.entries(set)
      .reverse()
      .map(([element, below]) => [element, reversed(below)]),
  );
}

test("elements are ordered by their sort, and by what they hold", () => {
  const shuffled = [...elements].sort((a, b) => (a.length === b.length ? (a < b ? 1 : -1) : b.length - a.length));
  assert.equal(ordered(shuffled), [
    "f:",
    "f:a",
    "f:b",
    'k:{"name":"a"}',
    'k:{"name":"a!"}',
    'k:{"port":80}',
    'k:{"port":80,"protocol":"TCP"}',
    'k:{"port":443}',
    "v:2",
    "v:10",
    'v:"a"',
    "v:true",
    "i:2",
    "i:10",
  ]);
});

test("wide sets are made, joined, cut and compared like narrow ones, in steps", () => {
  const names = Array.from({ length: 7000 }, (_, index) => `f:${(index * 7919) % 7000}`);
  const setOfNames = (all: readonly string[]) => atOnce(setInSteps(all.map((name) => [name, leaf])));
  const [whole, odd] = [setOfNames(names), setOfNames(names.filter((_, index) => index % 2 === 1))];
  const even = names.filter((_, index) => index % 2 === 0).sort();
  expectSame(
    whole,
    names.map((each) => textOf([each])),
  );
  assert.equal(Object.keys(difference(whole, odd)), even);
  assert.equal(intersection(whole, odd), odd);
  assert.equal(union(odd, setOfNames(even)), whole);
  const places = Array.from({ length: 5000 }, (_, index) => `v:${(index * 7919) % 5000}`);
  assert.equal(
    Object.keys(setOfNames(places)),
    Array.from({ length: 5000 }, (_, index) => `v:${index}`),
  );
  for (const each of [setInSteps(names.map((name) => [name, leaf])), differenceInSteps(whole, odd)]) {
    assert.ok([...each].length > 6, "others may have a turn between");
  }
});

test("a node without anything below and outside of the set is nothing", () => {
  assert.equal([node(leaf, false), node(leaf, true)], [undefined, {}]);
});

test.run();
