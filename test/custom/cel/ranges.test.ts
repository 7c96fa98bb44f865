import * as assert from "uvu/assert";
import { compile } from "../../../runtime/cel/expression.ts";
import { CelError, Meter } from "../../../runtime/cel/meter.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("CEL: ranges of macros, and what literals hold");

const failing: readonly (readonly [expression: string, message: string])[] = [
  ["dyn(1).all(x, true)", "got 'types.Int', expected iterable type"],
  ["dyn('a').map(x, x) == []", "got 'types.String', expected iterable type"],
  ["dyn(null).sortBy(x, x) == []", "got 'types.Null', expected iterable type"],
  ["dyn(1u).exists(i, x, true)", "unsupported comprehension range type: types.Uint"],
];

for (const [expression, message] of failing) {
  test(`${expression} is about no range`, () => {
    const compiled = compile(expression, { variables: [] });
    if ("compileError" in compiled) throw new Error(compiled.compileError);
    assert.throws(
      () => compiled.evaluate([], new Meter()),
      (error: unknown) => error instanceof CelError && error.message === message,
    );
  });
}

test("a list of lists of several types is one of lists", () => {
  const { compileError } = compile("[[1], [2, [3]]].all(x, x == 1)", { variables: [] }) as { compileError?: string };
  assert.match(compileError ?? "", "found no matching overload for '_==_' applied to '(list(dyn), int)'");
});

test.run();
