import fc from "fast-check";
import * as assert from "uvu/assert";
import { compileRegex, findAll } from "../../../runtime/cel/regex/regex.ts";
import { Work } from "../../../runtime/lib/work.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("patterns");

function compiled(pattern: string) {
  const regex = compileRegex(pattern);
  if ("problem" in regex) throw new Error(regex.problem);
  return regex;
}

/** Pattern, text, and what matches; undefined for nothing. */
const cases: readonly (readonly [pattern: string, text: string, match: string | undefined])[] = [
  ["a|ab", "xab", "a"],
  ["(a|ab)(c|bcd)", "abcd", "abcd"],
  ["a+?", "aaa", "a"],
  ["(?U)a+", "aaa", "a"],
  ["^a$", "a\n", undefined],
  ["(?m)^b$", "a\nb\nc", "b"],
  ["\\Aa\\z", "a", "a"],
  ["(?i)straße", "STRASSE", undefined],
  ["(?i)[a-c]+", "xBCa", "BCa"],
  ["(?s)a.b", "a\nb", "a\nb"],
  ["a.b", "a\nb", undefined],
  ["\\bfoo\\b", "a foo b", "foo"],
  ["\\Boo\\b", "foo", "oo"],
  ["[[:alpha:]]+", "12ab3", "ab"],
  ["[^[:space:]]+", " ab ", "ab"],
  ["\\pL+", "1äö2", "äö"],
  ["\\P{Greek}", "αb", "b"],
  ["\\p{^Greek}+", "αb", "b"],
  ["\\Qa.b*\\E", "xa.b*", "a.b*"],
  ["\\x41\\x{1F642}", "A🙂", "A🙂"],
  [".", "🙂", "🙂"],
  ["[a\\-z]+", "-za", "-za"],
  ["[]a]+", "a]", "a]"],
  ["(?P<year>\\d{4})-(?:\\d{2})", "in 2026-01", "2026-01"],
  ["x{2,3}", "xxxx", "xxx"],
  ["x{,2}", "x{,2}", "x{,2}"],
];

for (const [pattern, text, match] of cases) {
  test(`${pattern} in ${JSON.stringify(text)}`, () => {
    const regex = compiled(pattern);
    const found = regex.find(text, 0, new Work());
    assert.is(found === undefined ? undefined : text.slice(found.start, found.end), match);
    assert.is(regex.test(text, new Work()), match !== undefined);
  });
}

for (const [pattern, problem] of [
  ["(", "missing closing ): `(`"],
  ["a(b[c]", "missing closing ): `a(b[c]`"],
  [")", "unexpected ): `)`"],
  ["[", "missing closing ]: `[`"],
  ["a[b", "missing closing ]: `[b`"],
  ["*", "missing argument to repetition operator: `*`"],
  ["a**", "invalid nested repetition operator: `**`"],
  ["ab{2}?+?c", "invalid nested repetition operator: `{2}?+?`"],
  ["\\Q\\E*", "missing argument to repetition operator: `*`"],
  ["(?<=a)b", "invalid named capture: `(?<=a)b`"],
  ["(?P<a b>c)", "invalid named capture: `(?P<a b>`"],
  ["(?=a)", "invalid or unsupported Perl syntax: `(?=`"],
  ["\\1", "invalid escape sequence: `\\1`"],
  ["[b-a]", "invalid character class range: `b-a`"],
  ["a{2,1}", "invalid repeat count: `{2,1}`"],
  ["((a{100}){100}){100}", "expression too large"],
  ["a\\", "trailing backslash at end of expression: ``"],
] as const) {
  test(`${pattern} is no pattern`, () => {
    const regex = compileRegex(pattern);
    assert.is("problem" in regex ? regex.problem : "", `error parsing regexp: ${problem}`);
  });
}

test("all matches, none over another", () => {
  assert.equal(findAll(compiled("a*"), "baac", { limit: 10, work: new Work() }), ["", "aa", ""]);
  assert.equal(findAll(compiled("[0-9]+"), "1 22 333", { limit: 2, work: new Work() }), ["1", "22"]);
});

/** What both dialects read the same. */
const patterns: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom("a", "b", "c", ".", "[ab]", "[^a]", "\\w", "\\b", "^", "$"),
    fc.tuple(tie("node"), tie("node")).map(([a, b]) => `${a}${b}`),
    fc.tuple(tie("node"), tie("node")).map(([a, b]) => `(?:${a}|${b})`),
    fc
      .tuple(fc.constantFrom("a", "b", "[ab]", "."), fc.constantFrom("*", "+", "?", "{1,2}", "*?"))
      .map(([a, q]) => `${a}${q}`),
    tie("node").map((each) => `(${each})`),
  ),
})).node;

test("matches are where the engine of the language finds them", () => {
  fc.assert(
    fc.property(
      patterns,
      fc.string({ unit: fc.constantFrom("a", "b", "c", " ", "é"), maxLength: 12 }),
      (pattern, text) => {
        const expected = new RegExp(pattern, "u").exec(text);
        const regex = compiled(pattern);
        assert.is(regex.test(text, new Work()), expected !== null, pattern);
        const found = regex.find(text, 0, new Work());
        const span =
          expected === null ? undefined : { start: expected.index, end: expected.index + expected[0].length };
        assert.equal(found, span, `${pattern} in ${text}`);
      },
    ),
    { numRuns: 1000 },
  );
});

test("time grows with the text, not with the ways to match it", () => {
  const start = performance.now();
  assert.not(compiled("^(a+)+$").test(`${"a".repeat(100_000)}b`, new Work()));
  assert.not(compiled("(x+x+)+y").test("x".repeat(100_000), new Work()));
  assert.ok(performance.now() - start < 1000);
});

test("a search that takes too long is given up", () => {
  const start = performance.now();
  const text = Array.from({ length: 50_000 }, (_, index) => ((index * 7919) % 13 < 6 ? "a" : "b")).join("");
  assert.throws(() => compiled("(?:a|b)*a(?:a|b){900}c").test(text, new Work()), /takes more work/);
  assert.ok(performance.now() - start < 1500);
});

test.run();
