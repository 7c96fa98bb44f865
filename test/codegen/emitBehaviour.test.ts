import * as assert from "uvu/assert";
import type { KindCode } from "../../runtime/schema/index.ts";
import { suite } from "../harness/suite.ts";
import { code } from "./emitted/example/v1/widget.code.ts";
import type { Widget, WidgetSpec } from "./emitted/example/v1/widget.ts";
import { resources } from "./emitted/resources.ts";

const test = suite("behaviour of emitted code");

function widget(spec: Partial<WidgetSpec>): Widget {
  return { apiVersion: "example.orch.io/v1", kind: "Widget", metadata: { name: "w" }, spec: { size: 5, ...spec } };
}

function errorsOf(object: Widget, old?: Widget): string[] {
  code.setDefaults(object);
  return code.validate(object, old).map((each) => `${each.field}: ${each.message}`);
}

test("defaults fill what is unset, copies and zero values too, and leave what is set", () => {
  const object = widget({ port: 80, parts: [{ name: "a", parts: [{ name: "b", weight: "3" }] }], replicas: 0 });
  code.setDefaults(object);
  assert.equal(object, {
    apiVersion: "example.orch.io/v1",
    kind: "Widget",
    metadata: { name: "w" },
    spec: {
      size: 5,
      port: 80,
      parts: [{ name: "a", parts: [{ name: "b", weight: "3" }], weight: "1" }],
      replicas: 0,
      color: "Red",
      targetPort: 80,
      mode: "Fast",
      selector: null,
    },
    status: { replicas: 0 },
  });
});

test("defaulting twice changes nothing more", () => {
  const object = widget({ parts: [{ name: "a" }] });
  code.setDefaults(object);
  const once = structuredClone(object);
  code.setDefaults(object);
  assert.equal(object, once);
});

test("a valid object has no errors", () => {
  assert.equal(errorsOf(widget({ tags: ["ab", "cd"], owners: { a: "x-1" }, code: "ABC" })), []);
});

const longest = "x".repeat(64);

const mistakes: readonly (readonly [name: string, spec: Partial<WidgetSpec>, errors: readonly string[]])[] = [
  [
    "a number outside both bounds",
    { size: 101, replicas: 0 },
    ["spec.size: Invalid value: 101: must be between 1 and 100, inclusive"],
  ],
  [
    "a number below its bound",
    { replicas: -1 },
    ["spec.replicas: Invalid value: -1: must be greater than or equal to 0"],
  ],
  ["a number at an excluded bound", { port: 0 }, ["spec.port: Invalid value: 0: must be greater than 0"]],
  [
    "a value that is none of a closed set",
    { color: "Pink" as "Red" },
    ['spec.color: Unsupported value: "Pink": supported values: "Blue", "Green", "Red"'],
  ],
  [
    "a text of the wrong form",
    { code: "abc" },
    ["spec.code: Invalid value: \"abc\": must match the regular expression '^[A-Z]{3}$'"],
  ],
  [
    "texts too short and too long, an emoji counting once",
    { tags: ["a", "abcde", "😀😀"] },
    ["spec.tags[0]: Too short: must be at least 2 characters", "spec.tags[1]: Too long: may not be more than 4 bytes"],
  ],
  ["a repeated item of a set", { tags: ["ab", "cd", "ab"] }, ['spec.tags[2]: Duplicate value: "ab"']],
  [
    "a repeated key of a map list",
    { parts: [{ name: "a" }, { name: "a" }] },
    ['spec.parts[1].name: Duplicate value: "a"'],
  ],
  ["an empty name", { parts: [{ name: "" }] }, ["spec.parts[0].name: Required value"]],
  [
    "a map's value under a key with a slash",
    { owners: { "a/b": longest } },
    [`spec.owners[a/b]: Invalid value: "${longest}": must be no more than 63 characters`],
  ],
  [
    "a nested item",
    { parts: [{ name: "a", parts: [{ name: "A" }] }] },
    [
      'spec.parts[0].parts[0].name: Invalid value: "A": a lowercase RFC 1123 label must consist of lower case alphanumeric ' +
        "characters or '-', and must start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc', regex " +
        "used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')",
    ],
  ],
];

for (const [name, spec, errors] of mistakes) {
  test(`${name} is an error at its path`, () => {
    // That rules were left out is the matter of a test of its own.
    const found = errorsOf(widget(spec)).filter((each) => !each.startsWith("<nil>"));
    assert.equal(found, errors);
  });
}

test("too many items stop the rules and say so", () => {
  const parts = ["a", "b", "c", "d"].map((name) => ({ name }));
  assert.equal(errorsOf(widget({ parts })), [
    "spec.parts: Too many: 4: must have at most 3 items",
    "<nil>: Invalid value: null: some validation rules were not checked because the object was invalid; correct the " +
      "existing errors to complete validation",
  ]);
});

test("a required field that is missing is named, even when its whole parent is", () => {
  const noSpec = { metadata: { name: "w" } } as Widget;
  assert.equal(errorsOf(noSpec)[0], "spec: Required value");
  const noSize = { metadata: { name: "w" }, spec: {} } as Widget;
  assert.equal(errorsOf(noSize)[0], "spec.size: Required value");
});

test("errors come in the order of the schema, not of the check", () => {
  const object = widget({ size: 0, tags: ["a"], parts: [{ name: "b" }, { name: "b" }], code: "x", replicas: -1 });
  assert.equal(
    errorsOf(object).map((each) => each.split(": ")[0]),
    ["spec.size", "spec.replicas", "spec.parts[1].name", "spec.tags[0]", "spec.code"],
  );
});

test("a rule sees integers, and its message may be made by an expression", () => {
  assert.equal(errorsOf(widget({ size: 60, replicas: 2 })), ["spec: Invalid value: at most 100 mm in all, not 120"]);
});

test("a rule about a change is checked on update alone, and reports at its path", () => {
  const old = widget({ color: "Red" });
  assert.equal(errorsOf(widget({ color: "Blue" })), []);
  assert.equal(errorsOf(widget({ color: "Blue" }), old), ["spec.color: Invalid value: is immutable"]);
  assert.equal(errorsOf(widget({ color: "Red" }), old), []);
});

test("the cells of a row follow the columns: paths, free JSON, times, expressions, age", () => {
  const object = widget({ size: 12, parts: [{ name: "a" }], template: { image: "x:1" } });
  code.setDefaults(object);
  object.metadata = { name: "w", creationTimestamp: "2026-01-01T00:00:00Z" };
  object.status = { seen: "2026-01-01T01:00:00Z" };
  const nowMs = Date.parse("2026-01-01T03:12:00Z");
  assert.equal(code.cells(object, { nowMs }), ["w", "Red", "a", "x:1", "132m", "yes", "3h12m"]);
  const bare: Widget = { spec: { size: 1 } };
  assert.equal(code.cells(bare, { nowMs }), ["", "", "", "", "<unknown>", "no", "<unknown>"]);
});

test("a descriptor's code is loaded on demand, and is the module's", async () => {
  const loaded: KindCode | undefined = await resources[0]?.load();
  assert.is(loaded, code);
});

test.run();
