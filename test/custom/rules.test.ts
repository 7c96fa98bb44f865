import * as assert from "uvu/assert";
import type { DefinitionVersion } from "../../runtime/custom/definition.ts";
import type { JsonObject } from "../../runtime/schema/object.ts";
import { suite } from "../harness/suite.ts";
import { codeOf, specSchema, texts, widget } from "./kinds.ts";

const test = suite("rules of custom kinds");

async function check(schema: JsonObject, spec: JsonObject, old?: JsonObject): Promise<string[]> {
  const code = await codeOf(schema);
  return texts(code.validate(widget({ spec }), old === undefined ? undefined : widget({ spec: old })));
}

/** A schema whose spec has fields a, b (integers) and text, and these rules. */
function ruled(...rules: JsonObject[]): JsonObject {
  const properties = { a: { type: "integer" }, b: { type: "integer" }, text: { type: "string" } };
  return specSchema(properties, { "x-kubernetes-validations": rules });
}

/** The same, for the warnings of an update. */
async function warnings(schema: JsonObject, spec: JsonObject, old: JsonObject): Promise<string[]> {
  const code = await codeOf(schema);
  const said: string[] = [];
  const errors = code.validate(widget({ spec }), widget({ spec: old }), { warn: (text) => said.push(text) });
  return [...said, ...texts(errors)];
}

const failures: readonly (readonly [rule: JsonObject, error: string | undefined])[] = [
  [{ rule: "self.a < self.b" }, "spec: Invalid value: failed rule: self.a < self.b"],
  [{ rule: "self.a > self.b" }, undefined],
  [{ rule: "self.a < self.b", message: "a comes first" }, "spec: Invalid value: a comes first"],
  [{ rule: "false", messageExpression: "'a is ' + string(self.a)" }, "spec: Invalid value: a is 2"],
  [{ rule: "false", message: "plain", messageExpression: "self.text" }, "spec: Invalid value: plain"],
  [{ rule: "false", message: "no", reason: "FieldValueForbidden", fieldPath: ".a" }, "spec.a: Forbidden: no"],
  [{ rule: "false", message: "no", reason: "FieldValueRequired" }, "spec: Required value: no"],
  [{ rule: "false", reason: "FieldValueDuplicate" }, "spec: Duplicate value"],
  [
    { rule: "self.text == 'x'" },
    "spec: Invalid value: \"object\": no such key: text evaluating rule: self.text == 'x'",
  ],
  [{ rule: "oldSelf.a == self.a" }, undefined],
  [{ rule: "oldSelf.hasValue()", optionalOldSelf: true, message: "new" }, "spec: Invalid value: new"],
];

for (const [rule, error] of failures) {
  test(JSON.stringify(rule), async () => {
    assert.equal(await check(ruled(rule), { a: 2, b: 1 }), error === undefined ? [] : [error]);
  });
}

test("the extension may have the vendor's word", async () => {
  const schema = specSchema(
    { a: { type: "integer" } },
    { "x-orch-validations": [{ rule: "self.a > 1", message: "no" }] },
  );
  assert.equal(await check(schema, { a: 1 }), ["spec: Invalid value: no"]);
});

test("rules about changes compare with the stored value, found by keys in lists", async () => {
  const item = {
    type: "object",
    properties: { name: { type: "string" }, size: { type: "integer" } },
    "x-kubernetes-validations": [{ rule: "self.size >= oldSelf.size", message: "may only grow" }],
  };
  const list = { type: "array", "x-kubernetes-list-type": "map", "x-kubernetes-list-map-keys": ["name"], items: item };
  const schema = specSchema({
    parts: list,
    fixed: { type: "string", "x-kubernetes-validations": [{ rule: "self == oldSelf", message: "is immutable" }] },
  });
  const old = {
    parts: [
      { name: "a", size: 5 },
      { name: "b", size: 5 },
    ],
    fixed: "x",
  };
  assert.equal(
    await check(
      schema,
      {
        parts: [
          { name: "b", size: 4 },
          { name: "c", size: 1 },
        ],
        fixed: "x",
      },
      old,
    ),
    ["spec.parts[0]: Invalid value: may only grow"],
  );
  assert.equal(await check(schema, { fixed: "y" }, old), ['spec.fixed: Invalid value: "y": is immutable']);
  assert.equal(await check(schema, { fixed: "y" }, {}), []);
});

test("a rule of values of a map names the key, one of the whole object nothing", async () => {
  const schema = {
    ...specSchema({
      byName: {
        type: "object",
        additionalProperties: { type: "integer", "x-kubernetes-validations": [{ rule: "self > 1", message: "small" }] },
      },
    }),
    "x-kubernetes-validations": [{ rule: "self.metadata.name.startsWith('x')", message: "name" }],
  };
  assert.equal(await check(schema, { byName: { "a/b": 1, c: 2 } }), [
    "<nil>: Invalid value: name",
    "spec.byName[a/b]: Invalid value: 1: small",
  ]);
});

test("rules wait for errors of structure, and say so", async () => {
  assert.equal(await check(ruled({ rule: "false", message: "no" }), { a: "x" }), [
    'spec.a: Invalid value: "string": spec.a in body must be of type integer: "string"',
    "<nil>: Invalid value: null: some validation rules were not checked because the object was invalid; correct the " +
      "existing errors to complete validation",
  ]);
});

test("what an update leaves as it was is not checked again", async () => {
  const schema = ruled({ rule: "self.a > self.b", message: "no" });
  assert.equal(await check(schema, { a: 1, b: 2 }, { a: 1, b: 2 }), []);
  assert.equal(await check(schema, { a: 1, b: 3 }, { a: 1, b: 2 }), ["spec: Invalid value: no"]);
});

test("what an update leaves as it was is warned of where a rule is false, not where its evaluation fails", async () => {
  const properties = { a: { type: "integer" }, b: { type: "object", properties: { c: { type: "integer" } } } };
  const c = { rule: "self.c > 1", message: "small", fieldPath: ".c" };
  const schema = specSchema({ ...properties, b: { ...properties.b, "x-kubernetes-validations": [c] } });
  const b = { c: 1 };
  assert.equal(await warnings(schema, { a: 1, b }, { a: 2, b }), ["spec.b.c: Invalid value: small"]);
  assert.equal(await warnings(schema, { a: 1, b: {} }, { a: 2, b: {} }), [
    'spec.b: Invalid value: "object": no such key: c evaluating rule: small',
  ]);
});

test("rules wait for errors of metadata, too", async () => {
  const code = await codeOf(ruled({ rule: "false", message: "no" }));
  const beside = [{ reason: "FieldValueRequired", field: "metadata.name", message: "Required value" }] as const;
  assert.match(texts(code.validate(widget({ spec: { a: 1 } }), undefined, { beside })).join(), /were not checked/);
});

test("a list that an update leaves as it was keeps its items, also those that have no keys", async () => {
  const short = [{ rule: "self.size() < 3" }];
  const part = { type: "object", properties: { name: { type: "string", "x-kubernetes-validations": short } } };
  const named = { type: "string", "x-kubernetes-validations": short };
  const schema = specSchema({
    a: { type: "integer" },
    names: { type: "array", items: named },
    parts: { type: "array", items: part },
  });
  const old = { names: ["long"], parts: [{ name: "longer" }], a: 1 };
  assert.equal(await check(schema, { ...old, a: 2 }, old), []);
  const failed = (value: string) => `Invalid value: "${value}": failed rule: self.size() < 3`;
  assert.equal(await check(schema, { ...old, names: ["long", "b"] }, old), [`spec.names[0]: ${failed("long")}`]);
  const parts = [...old.parts, {}];
  assert.equal(await check(schema, { ...old, parts }, old), [`spec.parts[0].name: ${failed("longer")}`]);
});

const numbers = { type: "array", items: { type: "integer" } };
const cubic = "self.all(a, self.all(b, self.all(c, a + b + c >= 0)))";

test("a rule that costs too much is stopped, and no other runs after it", async () => {
  const rules = [{ rule: cubic }, { rule: "false", message: "never reached" }];
  const schema = specSchema({ list: { ...numbers, "x-kubernetes-validations": rules } });
  const spec = { list: Array.from({ length: 300 }, (_, index) => index) };
  const start = performance.now();
  const errors = await check(schema, spec);
  assert.ok(performance.now() - start < 500, `${performance.now() - start} ms`);
  assert.is(errors.length, 1);
  // On a slow machine it takes too long before it costs too much.
  assert.match(errors[0] ?? "", /^spec\.list: Invalid value: "array": /);
  assert.match(errors[0] ?? "", /call cost exceeds limit for rule: self\.all|running out of cost budget/);
});

test("rules that cost too much together are stopped", async () => {
  const rule = { rule: "self.all(a, self.all(b, a + b >= 0))" };
  const schema = specSchema({
    list: { ...numbers, "x-kubernetes-validations": new Array(40).fill(rule) as JsonObject[] },
  });
  const errors = await check(schema, { list: new Array(300).fill(1) as number[] });
  const last = errors.at(-1) ?? "";
  assert.match(last, /running out of cost budget, no further validation rules will be run|call cost exceeds limit/);
  assert.is(errors.length, 1);
});

test("columns are paths into the object, ages for dates", async () => {
  const version: Partial<DefinitionVersion> = {
    additionalPrinterColumns: [
      { name: "Size", type: "integer", jsonPath: ".spec.size" },
      { name: "Ready", type: "string", jsonPath: '.status.conditions[?(@.type=="Ready")].status' },
      { name: "Second", type: "string", jsonPath: ".spec.list[1].name" },
      { name: "All", type: "string", jsonPath: ".spec.list" },
      { name: "Label", type: "string", jsonPath: ".metadata.labels['a/b']" },
      { name: "Escaped", type: "string", jsonPath: ".metadata.labels.a\\.b" },
      { name: "None", type: "string", jsonPath: ".spec.none" },
      { name: "Wrong", type: "integer", jsonPath: ".spec.text" },
      { name: "Since", type: "date", jsonPath: ".spec.since" },
      { name: "On", type: "boolean", jsonPath: ".spec.on" },
    ],
  };
  const code = await codeOf({ type: "object" }, version);
  const object = {
    ...widget({}),
    metadata: { name: "w", labels: { "a/b": "x", "a.b": "y" } },
    spec: { size: 3, list: [{ name: "p" }, { name: "q" }], text: "t", since: "2026-01-01T00:00:00Z", on: false },
    status: {
      conditions: [
        { type: "Other", status: "no" },
        { type: "Ready", status: "True" },
      ],
    },
  };
  const cells = code.cells(object, { nowMs: Date.parse("2026-01-01T00:05:00Z") });
  const list = '[{"name":"p"},{"name":"q"}]';
  assert.equal(cells, ["w", 3, "True", "q", list, "x", "y", null, null, "5m", false]);
});

test.run();
