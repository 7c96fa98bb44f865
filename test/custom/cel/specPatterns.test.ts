import * as assert from "uvu/assert";
import { patternProblem } from "../../../codegen/pattern.ts";
import { matchesPattern } from "../../../runtime/cel/regex/matchesPattern.ts";
import { compileRegex } from "../../../runtime/cel/regex/regex.ts";
import { Work } from "../../../runtime/lib/work.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("patterns of spec files");

const accepted = [
  "^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$",
  "^([0-9]+(\\.[0-9]+)?(ns|us|ms|s|m|h))+$",
  "^(a+)+$",
  "^(a?){30}a{30}$",
  "^[a-z]*[a-z]*[0-9]$",
  "(^|x)*y",
  "(?s)o.*r",
  "(?m)o+$",
  "\\bo+b?\\b",
  "[^a]+é",
  "^a{0,1000}b$",
  "^\\pL{0,100}$",
  "",
];

const texts = [
  "",
  "a",
  "aaaa",
  "aab",
  "b",
  "ab",
  "xy",
  "é",
  "😀a",
  "foo\nbar",
  "fooo bar",
  "1",
  "_",
  "-a",
  "1.5h3m",
  "ü",
];

for (const pattern of accepted) {
  test(`${pattern} matches what it does for definitions`, () => {
    assert.is(patternProblem(pattern), undefined);
    const regex = compileRegex(pattern);
    if ("problem" in regex) throw new Error(regex.problem);
    for (const text of texts) assert.is(matchesPattern(text, pattern), regex.test(text, new Work()), text);
  });
}

test("a pattern of more states than are kept is refused", () => {
  assert.match(patternProblem("(a|b)*a(a|b){16}") ?? "", /^expression too large/);
});

test.run();
