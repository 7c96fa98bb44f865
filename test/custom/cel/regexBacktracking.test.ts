import * as assert from "uvu/assert";
import { patternCode, patternProblem } from "../../../codegen/pattern.ts";
import { mayBacktrack } from "../../../runtime/cel/regex/backtracking.ts";
import { compileRegex } from "../../../runtime/cel/regex/regex.ts";
import { Work } from "../../../runtime/lib/work.ts";
import { matchesTable } from "../../../runtime/schema/formats/patternTable.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("patterns with which JavaScript goes back");

const linear = [
  "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$",
  "^([0-9]+(\\.[0-9]+)?(ns|us|ms|s|m|h))+$",
  "^(a|ab)(c|bcd)*$",
  "[.][^.]*[.]",
  "^.{0,52}$",
  "/\\.\\.$",
  "\\bfoo\\b",
  "",
];
for (const pattern of linear) {
  test(`${pattern} takes linear time`, () => assert.is(mayBacktrack(pattern), false));
}

const texts = [
  "",
  "a",
  "aaaa",
  "aab",
  "b",
  "ab",
  "abc",
  "xy",
  "é",
  "😀a",
  "foo\nbar",
  "fooo bar",
  "a b",
  "1",
  "_",
  "-a",
  "cba",
];

const slow = [
  ...["^(a+)+$", "^(a*)*$", "(a|a)*b", "^(a?){30}a{30}$", "^[a-z]*[a-z]*[0-9]$"], // in the shape of the pattern
  ...["[a-z]+b", "foo.*bar", "x*$", "(^|x)*y", "(?s)o.*r", "(?m)o+$", "\\bo+b?\\b", "[^a]+é"], // a new search each time
];
for (const pattern of slow) {
  test(`${pattern} becomes a table that matches what it does for definitions`, () => {
    assert.is(mayBacktrack(pattern), true);
    const regex = compileRegex(pattern);
    const made = patternCode(pattern);
    if ("problem" in regex || !("table" in made)) throw new Error("no table");
    for (const text of texts) assert.is(matchesTable(text, made.table), regex.test(text, new Work()), text);
  });
}

test("a pattern that needs a table of any size is refused", () => {
  assert.match(patternProblem("(a|b)*a(a|b){12}") ?? "", /^expression too large/);
  assert.is(patternProblem("^a{0,1000}b$"), undefined);
});

test.run();
