import * as assert from "uvu/assert";
import { compile } from "../../../runtime/cel/expression.ts";
import { toJson } from "../../../runtime/cel/json.ts";
import { CostError, Meter } from "../../../runtime/cel/meter.ts";
import { WorkError } from "../../../runtime/lib/work.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("CEL: objects that an expression makes");

function evaluate(text: string, makesObjects = true): unknown {
  const expression = compile(text, { variables: [], makesObjects });
  if ("compileError" in expression) throw new Error(expression.compileError);
  return toJson(expression.evaluate([], new Meter()), new Meter());
}

const made: readonly [string, unknown][] = [
  ["Object{}", {}],
  ["Object { spec : Object.spec{replicas: 3, paused: true} }", { spec: { replicas: 3, paused: true } }],
  [
    "Object{metadata: Object.metadata{labels: {'a': 'b{', 'c': \"Object{\"}}}",
    { metadata: { labels: { a: "b{", c: "Object{" } } },
  ],
  [
    "Object{spec: Object.spec{items: [1, 2].map(x, Object.spec.items{n: x})}}",
    { spec: { items: [{ n: 1 }, { n: 2 }] } },
  ],
  ["Object{?spec: optional.none(), ?status: optional.of(1)}", { status: 1 }],
  ["{?'a': optional.of(1), ?'b': optional.none()}", { a: 1 }],
  ["true ? {'a': [1].exists(x, x > 0) ? 2 : 3} : {}", { a: 2 }],
  ["Object{__namespace__: 'x', a__dash__b: 1}", { namespace: "x", "a-b": 1 }],
  ["Object{namespace: 'x', ?for : optional.of(1), a: 1 > 0 ? false : true}", { namespace: "x", for: 1, a: false }],
  ["Object{`a.b/c-d`: Object{`e f`:2}}", { "a.b/c-d": { "e f": 2 } }],
  ["// Object{\nObject{a: r'\\d'}", { a: "\\d" }],
  [
    "[JSONPatch{op: 'add', path: '/a/' + jsonpatch.escapeKey('x/y~'), value: {'a': 1}}]",
    [{ op: "add", path: "/a/x~1y~0", value: { a: 1 } }],
  ],
];

for (const [text, expected] of made) test(`is made: ${text}`, () => assert.equal(evaluate(text), expected));

const refused: readonly [string, RegExp][] = [
  ["JSONPatch{op: 1}", /expected type of field 'op' is 'string' but provided type is 'int'/],
  ["JSONPatch{to: '/a'}", /expected type of field 'to' is '' but provided type is 'string'/],
  ["Object{'a': 1}", /expected the name of a field/],
  ["Objects{a: 1}", /Syntax error/],
  ["Object{?a: 1}", /expected type 'optional_type\(int\)' but found 'int'/],
  ["Object{a: b}", /1:11: undeclared reference to 'b'/],
];

for (const [text, expected] of refused)
  test(`does not compile: ${text}`, () => assert.throws(() => evaluate(text), expected));

test("other expressions make no such objects", () => {
  assert.throws(() => evaluate("Object{a: 1}", false), /Syntax error/);
});

test("what holds itself many times over is too much for JSON", () => {
  let text = "[1]";
  for (let depth = 0; depth < 30; depth += 1) text = `[${text}].map(x, [x, x])[0]`;
  assert.throws(
    () => evaluate(text),
    (error: unknown) => error instanceof CostError || error instanceof WorkError,
  );
});

test("a long text that does not end is read once", () => {
  for (const text of ['"', "'''", 'r"', '"""']) {
    const startMs = performance.now();
    assert.throws(() => evaluate(`{}${text}${'\\"'.repeat(200_000)}`));
    assert.ok(performance.now() - startMs < 2000);
  }
});

test.run();
