import * as assert from "uvu/assert";
import { compile } from "../../../runtime/cel/expression.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("syntax of expressions");

const operand =
  "{'[', '{', '(', '.', '-', '!', 'true', 'false', 'null', NUM_FLOAT, NUM_INT, NUM_UINT, STRING, BYTES, IDENTIFIER}";
const orItem = operand.replace("'!'", "'!', '?'");

/** What is wrong with an expression, each at a column. */
const cases: readonly (readonly [
  text: string,
  ...problems: readonly (readonly [column: number, problem: string])[],
])[] = [
  ["a <", [4, `mismatched input '<EOF>' expecting ${operand}`]],
  ["1 + ", [5, `mismatched input '<EOF>' expecting ${operand}`]],
  ["a && && b", [6, `extraneous input '&&' expecting ${operand}`]],
  ["1 + + 2", [5, `extraneous input '+' expecting ${operand}`]],
  ["1 + )", [5, `mismatched input ')' expecting ${operand}`]],
  ["!", [2, `extraneous input '<EOF>' expecting ${operand}`]],
  ["-)", [2, "no viable alternative at input '-)'"], [2, `mismatched input ')' expecting ${operand}`]],
  ["==", [1, `mismatched input '==' expecting ${operand}`], [3, `mismatched input '<EOF>' expecting ${operand}`]],
  ["a b", [3, "extraneous input 'b' expecting <EOF>"]],
  ["a is b", [3, "mismatched input 'is' expecting <EOF>"]],
  ["a)", [2, "extraneous input ')' expecting <EOF>"]],
  ["a.1", [2, "extraneous input '.1' expecting <EOF>"]],
  ["a.", [3, "no viable alternative at input '.'"]],
  ["a..b", [3, "no viable alternative at input '..'"]],
  ["a.(b)", [3, "no viable alternative at input '.('"]],
  ["(1", [3, "missing ')' at '<EOF>'"]],
  ["(1 2", [4, "mismatched input '2' expecting ')'"]],
  ["a ? b", [6, "mismatched input '<EOF>' expecting ':'"]],
  ["a ? : c", [5, `extraneous input ':' expecting ${operand}`], [8, "mismatched input '<EOF>' expecting ':'"]],
  ["a[", [3, `mismatched input '<EOF>' expecting ${orItem}`]],
  ["a[1 2]", [5, "extraneous input '2' expecting ']'"]],
  ["[1, 2", [6, "mismatched input '<EOF>' expecting {']', ','}"]],
  ["[1,", [4, "missing ']' at '<EOF>'"]],
  ["[1,,2]", [4, "mismatched input ',' expecting ']'"]],
  ["{1}", [3, "mismatched input '}' expecting ':'"]],
  ["{a b}", [4, "missing ':' at 'b'"]],
  ["{1: 2", [6, "mismatched input '<EOF>' expecting {'}', ','}"]],
  ["f(", [3, `mismatched input '<EOF>' expecting ${operand.replace("'('", "'(', ')'")}`]],
  ["f(1 2)", [5, "extraneous input '2' expecting ')'"]],
  ["f(1 2 3)", [5, "mismatched input '2' expecting ')'"]],
  ["A{", [3, "mismatched input '<EOF>' expecting {'}', ',', '?', IDENTIFIER, ESC_IDENTIFIER}"]],
  ["A{b}", [4, "mismatched input '}' expecting ':'"]],
  ["a = b", [3, "token recognition error at: '= '"], [5, "extraneous input 'b' expecting <EOF>"]],
  ["a & b", [3, "token recognition error at: '& '"], [5, "extraneous input 'b' expecting <EOF>"]],
  ["@", [1, "token recognition error at: '@'"], [2, `mismatched input '<EOF>' expecting ${operand}`]],
  ["'ab", [1, "token recognition error at: ''ab'"], [4, `mismatched input '<EOF>' expecting ${operand}`]],
];

for (const [text, ...problems] of cases) {
  test(`${text} is refused in the words of the grammar`, () => {
    const found = compile(text, { variables: [] });
    const wanted = problems.map(
      ([column, problem]) =>
        `ERROR: <input>:1:${column}: Syntax error: ${problem}\n | ${text}\n | ${".".repeat(column - 1)}^`,
    );
    assert.equal("compileError" in found ? found.compileError : "", wanted.join("\n"));
  });
}

test("a word that is kept for later is no variable", () => {
  const found = compile("if (a) { b }", { variables: [] });
  assert.equal("compileError" in found ? found.compileError.split("\n") : [], [
    "ERROR: <input>:1:1: reserved identifier: if",
    " | if (a) { b }",
    " | ^",
    "ERROR: <input>:1:8: Syntax error: mismatched input '{' expecting <EOF>",
    " | if (a) { b }",
    " | .......^",
  ]);
});

test("an expression that is not there shows no line", () => {
  const found = compile("", { variables: [] });
  const wanted = `ERROR: <input>:1:0: Syntax error: mismatched input '<EOF>' expecting ${operand}`;
  assert.is("compileError" in found ? found.compileError : "", wanted);
});

test("a place is that of its line", () => {
  const found = compile("a\n&& b c", { variables: [] });
  const wanted = "ERROR: <input>:2:6: Syntax error: extraneous input 'c' expecting <EOF>\n | && b c\n | .....^";
  assert.is("compileError" in found ? found.compileError : "", wanted);
});

test("mistakes are listed in the order of their places", () => {
  const found = compile("has(a.b) && A(b)", { variables: [] });
  const columns =
    "compileError" in found ? [...found.compileError.matchAll(/<input>:1:(\d+)/g)].map(([, at]) => at) : [];
  assert.equal(columns, ["5", "14", "15"]);
});

test("a deep or long expression is refused in the words of the parser", () => {
  for (const text of [`${"(".repeat(99)}1`, `${"[1, ".repeat(400)}`, "a ".repeat(5000)]) {
    const found = compile(text, { variables: [] });
    assert.ok("compileError" in found);
  }
});

test.run();
