import * as assert from "uvu/assert";
import { unifiedDifference } from "../../runtime/schema/shown/unifiedDifference.ts";
import { suite } from "../harness/suite.ts";

const test = suite("unified difference");

const rows: readonly [what: string, before: string, after: string, lines: readonly string[]][] = [
  [
    "a changed line stands among its neighbours",
    "a b c d e",
    "a b x d e",
    ["@@ -1,5 +1,5 @@", " a", " b", "-c", "+x", " d", " e"],
  ],
  [
    "of lines that stand twice the longest run is the one that was there",
    "{ a ] }",
    "{ a ] a ] }",
    ["@@ -1,4 +1,6 @@", " {", " a", " ]", "+a", "+]", " }"],
  ],
  [
    "what comes before a longer run is new",
    "k v } x y z",
    "k w } k v } x y z",
    ["@@ -1,3 +1,6 @@", "+k", "+w", "+}", " k", " v", " }"],
  ],
  ["a single line has no count", "a", "b", ["@@ -1 +1 @@", "-a", "+b"]],
  [
    "changes with six lines between them stand together",
    "1 a b c d e f 2",
    "3 a b c d e f 4",
    ["@@ -1,8 +1,8 @@", "-1", "+3", " a", " b", " c", " d", " e", " f", "-2", "+4"],
  ],
  [
    "changes with seven lines between them do not",
    "1 a b c d e f g 2",
    "3 a b c d e f g 4",
    ["@@ -1,4 +1,4 @@", "-1", "+3", " a", " b", " c", "@@ -6,4 +6,4 @@", " e", " f", " g", "-2", "+4"],
  ],
];

for (const [what, before, after, lines] of rows) {
  test(what, () => {
    const options = { context: 3, maxSteps: 1000 };
    assert.equal(unifiedDifference(before.split(" "), after.split(" "), options), lines);
  });
}

test("without steps left the rest is shown as replaced", () => {
  const lines = unifiedDifference(["a", "b"], ["b", "a"], { context: 3, maxSteps: 0 });
  assert.equal(lines, ["@@ -1,2 +1,2 @@", "-a", "-b", "+b", "+a"]);
});

test("thousands of lines that are alike take no longer than a request may", () => {
  const before = Array.from({ length: 6000 }, (_, index) => `line ${index % 150}`);
  const after = Array.from({ length: 6000 }, (_, index) => `line ${(index * 7) % 150}`);
  const started = performance.now();
  assert.ok(unifiedDifference(before, after, { context: 3, maxSteps: 200_000 }).length > 0);
  assert.ok(performance.now() - started < 2000);
});

test.run();
