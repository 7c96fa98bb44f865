import * as assert from "uvu/assert";
import { compileRegex } from "../../../runtime/cel/regex/regex.ts";
import { patternInJs } from "../../../runtime/cel/regex/toJs.ts";
import { Work } from "../../../runtime/lib/work.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("patterns as those of JavaScript");

const patterns = [
  "^a$",
  "(?i)^(postgres|mysql)$",
  "\\A[[:alpha:]_][[:alnum:]_\\-]*\\z",
  "^[\\pL\\s\\-\\/]+$",
  "(?P<first>[a-z])(?s:.)+",
  "a|b|",
  "(a|b){2,3}?c*",
  "(?m)^x$",
  "\\bfoo\\B",
  "\\Qa.b\\E+",
  "[^a-z]",
  "[\\]\\^-]",
  "\\x41\\x{1F600}?",
  "(?U)a+",
  "^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))$",
  "(^|x)*y",
  "\\d\\D\\w\\W\\S",
  ".",
];

const texts = [
  ...["", "a", "A", "b", "aab", "abc", "ababc", "MySQL", "mysql2", "_a-1", "1a", "à la carte", "a\nb", "x\ny", "z\nx"],
  ...[
    "foo",
    "foob",
    "afoo",
    "a.b",
    "a.bb",
    "axb",
    "]",
    "^",
    "-",
    "A😀",
    "A",
    "+1.5",
    "1.",
    ".",
    "xy",
    "yy",
    "1aa %",
    "\r",
    "\u2028",
  ],
];

for (const pattern of patterns) {
  test(`${pattern} matches what it does for definitions`, () => {
    const regex = compileRegex(pattern);
    if ("problem" in regex) throw new Error(regex.problem);
    const made = new RegExp(patternInJs(pattern), "u");
    for (const text of texts) assert.is(made.test(text), regex.test(text, new Work()), JSON.stringify(text));
  });
}

test("simple patterns stay as they are written", () => {
  for (const pattern of ["^[a-z]+$", "^[A-Z][0-9a-z]*$", "ab?c{2,}"]) assert.is(patternInJs(pattern), pattern);
});

test.run();
