import { execFileSync, spawnSync } from "node:child_process";
import * as assert from "uvu/assert";
import fc from "fast-check";
import { DecodeError } from "../../runtime/negotiate/decodeError.ts";
import { parseYaml } from "../../runtime/negotiate/yaml.ts";
import { printYaml } from "../../runtime/negotiate/yamlPrinter.ts";
import type { Json, JsonObject } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";
import { jsonValue } from "../harness/values.ts";

const test = suite("negotiate yaml");

const scalars: readonly [text: string, value: Json][] = [
  ["0644", 420],
  ["0o644", 420],
  ["0O17", 15],
  ["-010", -8],
  ["+0644", 420],
  ["-0o17", -15],
  ["0888", 888],
  ["00", 0],
  ["-0", 0],
  ["0o9", "0o9"],
  ["0x1F", 31],
  ["0X1f", 31],
  ["-0x1f", -31],
  ["0x_1F", 31],
  ["0x", "0x"],
  ["0b101", 5],
  ["0B11", 3],
  ["-0b11", -3],
  ["0b", "0b"],
  ["1_000", 1000],
  ["1__0", 10],
  ["_1", "_1"],
  ["+12", 12],
  ["1,000", "1,000"],
  ["190:20:30", "190:20:30"],
  ["1.5", 1.5],
  [".5", 0.5],
  ["-.5", -0.5],
  ["5.", 5],
  ["012.5", 12.5],
  [".", "."],
  ["1e3", 1000],
  ["1E3", 1000],
  ["1e+3", 1000],
  ["12e03", 12000],
  ["1e", "1e"],
  ["1e1_0", 1e10],
  ["1e_", "1e_"],
  ["1e400", "1e400"],
  ["685.230_15e+03", 685230.15],
  ["yes", true],
  ["Yes", true],
  ["yEs", "yEs"],
  ["no", false],
  ["on", true],
  ["OFF", false],
  ["y", true],
  ["N", false],
  ["True", true],
  ["tRue", "tRue"],
  ["~", null],
  ["null", null],
  ["Null", null],
  ["nULL", "nULL"],
  ["", null],
  ['"yes"', "yes"],
  ["'0644'", "0644"],
  ["2001-01-01", "2001-01-01"],
  ["2001-12-14t21:59:43.10-05:00", "2001-12-14t21:59:43.10-05:00"],
  ["=", "="],
  ["!!str 123", "123"],
  ["!!str", ""],
  ['!!int "12"', 12],
  ["!!float 1", 1],
  ["!!bool yes", true],
  ['!!null ""', null],
  ["!!binary aGVsbG8=", "hello"],
  ["!!timestamp 2001-01-01", "2001-01-01"],
  ["!foo bar", "bar"],
  ["!!set {a}", { a: null }],
];

for (const [text, value] of scalars) {
  test(`${text === "" ? "nothing" : text} is read as ${JSON.stringify(value)}`, async () => {
    assert.equal((await parseYaml(`f: ${text}\n`)).value, { f: value });
  });
}

const documents: readonly [what: string, text: string, value: Json][] = [
  [
    "numbers and booleans as keys become text",
    "{1: a, true: b, 1.5: c, 0x10: d}",
    { 1: "a", true: "b", 1.5: "c", 16: "d" },
  ],
  ["of several documents the first that is not empty is read", "---\n# none\n---\na: 1\n---\nb: [", { a: 1 }],
  ["an alias is its anchor's value", "a: &x {b: 1}\nc: [*x, *x]", { a: { b: 1 }, c: [{ b: 1 }, { b: 1 }] }],
  ["an anchor may be set again", "a: &x 1\nb: *x\nc: &x 2\nd: *x", { a: 1, b: 1, c: 2, d: 2 }],
  [
    "merged keys do not replace the mapping's own",
    "a: &x {b: 1, c: 2}\nd:\n  c: 3\n  <<: *x",
    { a: { b: 1, c: 2 }, d: { c: 3, b: 1 } },
  ],
  [
    "the earlier of several merged mappings wins",
    "a: &x {b: 1}\nc: {<<: [*x, {b: 2, d: 3}]}",
    { a: { b: 1 }, c: { b: 1, d: 3 } },
  ],
  ['a quoted "<<" is a key', '"<<": 7', { "<<": 7 }],
  ["document marks and comments say nothing", "# c\n---\na: 1 # d\n...\n", { a: 1 }],
  ["an empty second document says nothing", "---\na: 1\n---\n", { a: 1 }],
  ["nothing is null", "", null],
  ["block text before blanks without a line end", "a: |\n  x\n  ", { a: "x\n" }],
  ["block text at the end of a text without a line end", "b: |\n  x\na: |\n  x\n  y", { b: "x\n", a: "x\ny" }],
  ["block text", "a: |\n  x\n  y\nb: >-\n  x\n  y\n", { a: "x\ny\n", b: "x y" }],
  ["JSON", '{"a":[1,2],"b":0.5}', { a: [1, 2], b: 0.5 }],
  ["a list at the indentation of its key", "a:\n- 1\n- 2\n", { a: [1, 2] }],
];

for (const [what, text, value] of documents) {
  test(what, async () => {
    assert.equal((await parseYaml(text, { takesFirst: true })).value, value);
  });
}

const bad: readonly [text: string, message: string | RegExp][] = [
  ["a: b: c", "yaml: mapping values are not allowed in this context"],
  ["x: y\na: b: c", "yaml: line 2: mapping values are not allowed in this context"],
  ['a: "b', "yaml: found unexpected end of stream"],
  ["data:\n  a: 1\n b: 2\n", "yaml: line 2: did not find expected key"],
  ["a: 1\nb: [", /^yaml: line 2: /],
  ["a: 1\n---\nb: 2", "yaml: one document expected, there are several"],
  ["f: .inf", "json: unsupported value: +Inf"],
  ["f: -.INF", "json: unsupported value: -Inf"],
  ["f: .nan", "json: unsupported value: NaN"],
  ["f: *x", "yaml: unknown anchor 'x' referenced"],
  ["f: &x [*x]", "yaml: anchor 'x' value contains itself"],
  ["f: &x {<<: *x}", "yaml: anchor 'x' value contains itself"],
  ["f: !!int abc", "yaml: cannot decode !!str `abc` as a !!int"],
  ["f: !!int 1.0", "yaml: cannot decode !!float `1.0` as a !!int"],
  ["[a, b]: c", 'yaml: invalid map key: ["a","b"]'],
  ["~: a", "unsupported map key of type: null"],
  ["f: {<<: 3}", "yaml: map merge requires map or sequence of maps as the value"],
  ["[".repeat(50_000), /^(yaml: |exceeded max depth)/],
  [bomb(), "yaml: document contains excessive aliasing"],
];

for (const [text, message] of bad) {
  test(`${JSON.stringify(text.slice(0, 40))} is refused`, async () => {
    const cause = await causeOf(text);
    if (typeof message === "string") assert.is(cause, message);
    else assert.match(cause, message);
  });
}

test("keys written twice are named, the last wins", async () => {
  assert.equal(await parseYaml("a:\n- b: 1\n  b: 2\na1: {x: 1, x: 1}"), {
    value: { a: [{ b: 2 }], a1: { x: 1 } },
    duplicates: ['line 3: key "b" already set in map', 'line 4: key "x" already set in map'],
    isFollowed: false,
  });
  assert.equal(await parseYaml('{"a":{"b":1,"b":2}}'), {
    value: { a: { b: 2 } },
    duplicates: ['line 1: key "b" already set in map'],
    isFollowed: false,
  });
});

test("the printer sorts keys, keeps lists at their key and quotes what would be read as something else", () => {
  const value = { b: [{ a: "yes", c: 1 }], a: { x: "0644", y: "2001-01-01", n: null, m: "one\ntwo\n" }, e: [], f: {} };
  assert.is(
    printYaml(value),
    `a:
  m: |
    one
    two
  "n": null
  x: "0644"
  "y": "2001-01-01"
b:
- a: "yes"
  c: 1
e: []
f: {}
`,
  );
});

test("a text is plain where it can be, in single quotes with syntax, in double ones where it reads as else", () => {
  const printed: readonly (readonly [text: string, printed: string])[] = [
    [".", "."],
    ['k:{"type":"Ready"}', 'k:{"type":"Ready"}'],
    ["a#b, [c] | d", "a#b, [c] | d"],
    ["größe", "größe"],
    ["-x", "-x"],
    ["*", "'*'"],
    ["{}", "'{}'"],
    ["it's: here", "'it''s: here'"],
    ["a #b", "'a #b'"],
    [" a", "' a'"],
    ["- a", "'- a'"],
    ["", '""'],
    ["1.5", '"1.5"'],
    ["12:30", '"12:30"'],
    ["no", '"no"'],
    ["a\tb", '"a\\tb"'],
  ];
  for (const [text, expected] of printed) assert.is(printYaml({ k: text }), `k: ${expected}\n`, text);
});

test("what is printed is read as it was", async () => {
  const texts = scalars.map(([text]) => text);
  const value = fc.dictionary(fc.constantFrom("a", "b"), fc.oneof(jsonValue, fc.constantFrom(...texts), fc.string()));
  await fc.assert(
    fc.asyncProperty(value, async (object) => {
      const printed = printYaml(object as JsonObject);
      assert.equal((await parseYaml(`# not JSON\n${printed}`)).value, JSON.parse(JSON.stringify(object)));
    }),
    { numRuns: 300 },
  );
});

const hasKubectl = spawnSync("kubectl", ["version", "--client"]).status === 0;
const compare = "every scalar is read as kubectl reads it";
if (!hasKubectl) test.skip(compare, "kubectl is not on the path");
else {
  test(compare, () => {
    const lines = scalars.map(([text], index) => `  k${index}: ${text}`).join("\n");
    const input = `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata:\n${lines}\n`;
    const output = execFileSync("kubectl", ["annotate", "--local", "-f", "-", "x=y", "-o", "json"], { input });
    const { data } = JSON.parse(output.toString("utf8")) as { data: JsonObject };
    for (const [index, [text, value]] of scalars.entries()) assert.equal(data[`k${index}`], value, text);
  });
}

/** Ten to the twelfth values in 700 bytes. */
function bomb(): string {
  let text = "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n";
  for (let level = 1; level < 12; level++) {
    text += `a${level}: &a${level} [${new Array(10).fill(`*a${level - 1}`).join(",")}]\n`;
  }
  return text;
}

async function causeOf(text: string): Promise<string> {
  try {
    await parseYaml(text);
  } catch (error) {
    if (error instanceof DecodeError) return error.message;
    throw error;
  }
  throw new Error("nothing was thrown");
}

test.run();
