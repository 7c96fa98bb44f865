import * as assert from "uvu/assert";
import type { JsonObject } from "../../runtime/schema/object.ts";
import { suite } from "../harness/suite.ts";
import { codeOf, specSchema, texts, widget } from "./kinds.ts";

const test = suite("validation of custom kinds");

/** A schema of spec.v, its value, and the errors. */
const notPositive = (factor: number) =>
  `spec.v: Invalid value: ${factor}: factor MultipleOf declared for spec.v must be positive: ${factor}`;

const atLeast = (value: string, least: string) =>
  `spec.v: Invalid value: ${value}: spec.v in body should be greater than or equal to ${least}`;

const atMost = (value: string, most: string) =>
  `spec.v: Invalid value: ${value}: spec.v in body should be less than or equal to ${most}`;

const cases: readonly (readonly [schema: JsonObject, value: unknown, errors: readonly string[]])[] = [
  [{ type: "integer" }, "a", ['spec.v: Invalid value: "string": spec.v in body must be of type integer: "string"']],
  [{ type: "string" }, 1, ['spec.v: Invalid value: "integer": spec.v in body must be of type string: "integer"']],
  [{ type: "string" }, null, ['spec.v: Invalid value: "null": spec.v in body must be of type string: "null"']],
  [{ type: "string", nullable: true }, null, []],
  [
    { type: "integer" },
    1.5,
    [
      'spec.v: Invalid value: "number": spec.v in body must be of type integer: "number"',
      '<nil>: Invalid value: "": Checked value must be of type integer (default format) in spec.v',
    ],
  ],
  [{ type: "number" }, 1, []],
  [
    { type: "integer", format: "int32" },
    1.5,
    [
      'spec.v: Invalid value: "float64": spec.v in body must be of type int32: "float64"',
      '<nil>: Invalid value: "": Checked value must be of type integer with format int32 in spec.v',
    ],
  ],
  [
    { type: "integer", format: "int32" },
    3_000_000_000,
    ['<nil>: Invalid value: "": Checked value must be of type integer with format int32 in spec.v'],
  ],
  [{ type: "boolean" }, {}, ['spec.v: Invalid value: "object": spec.v in body must be of type boolean: "object"']],
  [
    { "x-kubernetes-int-or-string": true },
    true,
    ['spec.v: Invalid value: "boolean": spec.v in body must be of type integer,string: "boolean"'],
  ],
  [{ "x-orch-int-or-string": true }, "80%", []],
  [{ type: "string", enum: ["b", "a"] }, "x", ['spec.v: Unsupported value: "x": supported values: "b", "a"']],
  [{ type: "integer", enum: [1, 2] }, 3, ['spec.v: Unsupported value: 3: supported values: "1", "2"']],
  [
    { type: "integer", minimum: 1 },
    0,
    ["spec.v: Invalid value: 0: spec.v in body should be greater than or equal to 1"],
  ],
  [
    { type: "integer", minimum: 1, exclusiveMinimum: true },
    1,
    ["spec.v: Invalid value: 1: spec.v in body should be greater than 1"],
  ],
  [{ type: "integer", maximum: 4 }, 5, ["spec.v: Invalid value: 5: spec.v in body should be less than or equal to 4"]],
  [
    { type: "integer", maximum: 5, exclusiveMaximum: true },
    5,
    ["spec.v: Invalid value: 5: spec.v in body should be less than 5"],
  ],
  [{ type: "integer", multipleOf: 2 }, 5, ["spec.v: Invalid value: 5: spec.v in body should be a multiple of 2"]],
  [{ type: "number", multipleOf: 0.1 }, 0.3, []],
  [
    { type: "integer", multipleOf: 2 },
    2_147_483_647,
    ["spec.v: Invalid value: 2147483647: spec.v in body should be a multiple of 2"],
  ],
  [
    { type: "integer" },
    2 ** 63,
    [
      'spec.v: Invalid value: "number": spec.v in body must be of type integer: "number"',
      '<nil>: Invalid value: "": Checked value must be of type integer (default format) in spec.v',
    ],
  ],
  [
    { "x-kubernetes-int-or-string": true },
    1e19,
    ['spec.v: Invalid value: "number": spec.v in body must be of type integer,string: "number"'],
  ],
  [{ type: "number", maximum: 1e6 }, 1234567.5, [atMost("1.2345675e+06", "1e+06")]],
  [{ type: "number", maximum: 1e6 }, 1234567, [atMost("1234567", "1000000")]],
  [{ type: "number", enum: [1, 2] }, 1.5, []],
  [{ type: "number", enum: [1.5, 2] }, 1, ['spec.v: Unsupported value: 1: supported values: "1.5", "2"']],
  [{ type: "number", multipleOf: 1.5 }, 4, []],
  [{ type: "number", multipleOf: 0.5 }, 3, [notPositive(0)]],
  [{ type: "number", multipleOf: -1 }, 3.5, [notPositive(-1)]],
  [
    { type: "integer", multipleOf: 1.5 },
    4,
    [
      '<nil>: Invalid value: "": MultipleOf value must be of type integer (default format) in spec.v',
      "spec.v: Invalid value: 4: spec.v in body should be a multiple of 1.5",
    ],
  ],
  [{ type: "number", minimum: 1.5 }, 1, []],
  [{ type: "number", minimum: 1.5 }, 1.2, [atLeast("1.2", "1.5")]],
  [
    { type: "integer", minimum: 1.5 },
    1,
    [
      '<nil>: Invalid value: "": Minimum boundary value must be of type integer (default format) in spec.v',
      atLeast("1", "1.5"),
    ],
  ],
  [{ type: "string", pattern: "^a+$" }, "ab", [`spec.v: Invalid value: "ab": spec.v in body should match '^a+$'`]],
  [
    { type: "string", minLength: 3 },
    "ü",
    ['spec.v: Invalid value: "ü": spec.v in body should be at least 3 chars long'],
  ],
  [{ type: "string", maxLength: 3 }, "abcd", ["spec.v: Too long: may not be more than 3 bytes"]],
  [
    { type: "string", minLength: 1, pattern: "^a+$" }, // The first that is wrong is all that is said of a text.
    "",
    ['spec.v: Invalid value: "": spec.v in body should be at least 1 chars long'],
  ],
  [{ type: "string", maxLength: 3, pattern: "^a+$" }, "bbbb", ["spec.v: Too long: may not be more than 3 bytes"]],
  [{ type: "string", maxLength: 3 }, "🙂🙂🙂", []],
  [
    { type: "string", format: "date-time" },
    "yesterday",
    ['spec.v: Invalid value: "yesterday": spec.v in body must be of type date-time: "yesterday"'],
  ],
  [{ type: "string", format: "date-time" }, "2026-01-31T10:20:30.5+01:00", []],
  [
    { type: "string", format: "date" },
    "2026-02-30",
    ['spec.v: Invalid value: "2026-02-30": spec.v in body must be of type date: "2026-02-30"'],
  ],
  [{ type: "string", format: "anything" }, "x", []],
  [
    { type: "array", items: { type: "string" }, maxItems: 1 },
    ["a", "b"],
    ["spec.v: Too many: 2: must have at most 1 item"],
  ],
  [
    { type: "array", items: { type: "string" }, minItems: 1 },
    [],
    ["spec.v: Invalid value: 0: spec.v in body should have at least 1 items"],
  ],
  [
    { type: "array", items: { type: "string" } },
    ["a", 1],
    ['spec.v[1]: Invalid value: "integer": spec.v[1] in body must be of type string: "integer"'],
  ],
  [
    { type: "object", additionalProperties: { type: "integer" }, maxProperties: 1 },
    { a: 1, b: "x" },
    [
      "spec.v: Too many: 2: must have at most 1 item",
      'spec.v.b: Invalid value: "string": spec.v.b in body must be of type integer: "string"',
    ],
  ],
  [
    { type: "object", additionalProperties: { type: "integer" }, minProperties: 2 },
    { a: 1 },
    ["spec.v: Invalid value: 1: spec.v in body should have at least 2 properties"],
  ],
  [
    { type: "object", required: ["a", "b"], properties: { a: { type: "string" }, b: { type: "string" } } },
    { b: 1 },
    [
      'spec.v.b: Invalid value: "integer": spec.v.b in body must be of type string: "integer"',
      "spec.v.a: Required value",
    ],
  ],
  [
    { type: "integer", anyOf: [{ minimum: 10 }, { maximum: 1 }] },
    5,
    [
      '<nil>: Invalid value: "": "spec.v" must validate at least one schema (anyOf)',
      "spec.v: Invalid value: 5: spec.v in body should be greater than or equal to 10",
    ],
  ],
  [
    { type: "integer", oneOf: [{ minimum: 1 }, { minimum: 2 }] },
    5,
    ['<nil>: Invalid value: "": "spec.v" must validate one and only one schema (oneOf). Found 2 valid alternatives'],
  ],
  [
    { type: "object", properties: { a: { type: "string" } }, oneOf: [{ required: ["a"] }] },
    {},
    [
      '<nil>: Invalid value: "": "spec.v" must validate one and only one schema (oneOf). Found none valid',
      "spec.v.a: Required value",
    ],
  ],
  [
    { type: "integer", allOf: [{ minimum: 1 }, { maximum: 3 }] },
    5,
    [
      "spec.v: Invalid value: 5: spec.v in body should be less than or equal to 3",
      '<nil>: Invalid value: "": "spec.v" must validate all the schemas (allOf)',
    ],
  ],
  [
    { type: "integer", not: { enum: [5] } },
    5,
    ['<nil>: Invalid value: "": "spec.v" must not validate the schema (not)'],
  ],
  [
    { type: "array", "x-kubernetes-list-type": "set", items: { type: "string" } },
    ["a", "b", "a", "a"],
    ['spec.v[2]: Duplicate value: "a"'],
  ],
  [
    {
      type: "array",
      "x-kubernetes-list-type": "map",
      "x-kubernetes-list-map-keys": ["name", "port"],
      items: { type: "object", properties: { name: { type: "string" }, port: { type: "integer" } } },
    },
    [
      { name: "a", port: 1 },
      { name: "a", port: 2 },
      { port: 1, name: "a" },
    ],
    ['spec.v[2]: Duplicate value: {"name":"a","port":1}'],
  ],
  [
    {
      type: "array",
      "x-kubernetes-list-type": "map",
      "x-kubernetes-list-map-keys": ["name"],
      items: { type: "object", properties: { name: { type: "string" } } },
    },
    ["x"],
    [
      'spec.v[0]: Invalid value: "string": spec.v[0] in body must be of type object: "string"',
      'spec.v[0]: Invalid value: "x": must be an object for an array of list-type map',
    ],
  ],
  [
    { type: "object", "x-kubernetes-embedded-resource": true, "x-kubernetes-preserve-unknown-fields": true },
    { apiVersion: "", kind: "a b" },
    [
      'spec.v.apiVersion: Invalid value: "": must not be empty',
      'spec.v.kind: Invalid value: "a b": may have mixed case, but should otherwise match: a DNS-1035 label must consist ' +
        "of lower case alphanumeric characters or '-', start with an alphabetic character, and end with an alphanumeric " +
        "character (e.g. 'my-name',  or 'abc-123', regex used for validation is '[a-z]([-a-z0-9]*[a-z0-9])?')",
    ],
  ],
  [
    { type: "object", "x-kubernetes-embedded-resource": true, "x-kubernetes-preserve-unknown-fields": true },
    { metadata: { name: "Bad/Name", labels: { a: "?" } } },
    [
      "spec.v.apiVersion: Required value",
      "spec.v.kind: Required value",
      `spec.v.metadata.name: Invalid value: "Bad/Name": may not contain '/'`,
      'spec.v.metadata.labels: Invalid value: "?": a valid label must be an empty string or consist of alphanumeric ' +
        "characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyValue',  or " +
        "'my_value',  or '12345', regex used for validation is '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')",
    ],
  ],
];

for (const [schema, value, errors] of cases) {
  test(`${JSON.stringify(value)} against ${JSON.stringify(schema)}`, async () => {
    const code = await codeOf(specSchema({ v: schema }));
    assert.equal(texts(code.validate(widget({ spec: { v: value } } as JsonObject))), errors);
  });
}

for (const [format, right, wrong] of [
  ["hostname", ["a", "a-b", "a.example", "a-b-c.example", "ä.example"], ["a.b", "my-host", "-a", "a_b.example", ""]],
  ["k8s-short-name", ["a", "a-b", "a".repeat(63)], ["A", "a.b", "-a", "a".repeat(64), ""]],
  ["k8s-long-name", ["a.b-c", "a".repeat(253)], ["A", "a..b", "a.-b", "a".repeat(254)]],
  ["duration", ["1h", "1.5h30m", "0", "3 days", "P1D", "2 WEEKS"], ["x", "1", "1 fortnight", ""]],
  ["ipv4", ["1.2.3.4", "01.002.3.0"], ["1.2.3", "::1", "1.2.3.256"]],
  ["email", ["a@b", "Ann Lee <a@b.example>"], ["a", "<a>", "a b@c"]],
] as const) {
  test(`texts have the format ${format} or not`, async () => {
    const code = await codeOf(specSchema({ v: { type: "string", format } }));
    const fits = (v: string) => code.validate(widget({ spec: { v } })).length === 0;
    assert.equal([...right, ...wrong].filter(fits), right);
  });
}

test("expressions do not run on a value that an enum does not name", async () => {
  const schema = specSchema({ v: { type: "string", enum: ["a"], "x-kubernetes-validations": [{ rule: "false" }] } });
  const code = await codeOf(schema);
  assert.equal(texts(code.validate(widget({ spec: { v: "b" } }))), [
    'spec.v: Unsupported value: "b": supported values: "a"',
    "<nil>: Invalid value: null: some validation rules were not checked because the object was invalid; correct the " +
      "existing errors to complete validation",
  ]);
});

test("errors of the object itself have no path", async () => {
  const code = await codeOf({ type: "object", required: ["spec"], minProperties: 9 });
  assert.equal(texts(code.validate(widget({}))), [
    "<nil>: Invalid value: 3:  in body should have at least 9 properties",
    "spec: Required value",
  ]);
});

test("a pattern that would explode and a long text are matched in time", async () => {
  const code = await codeOf(specSchema({ v: { type: "string", pattern: "^(a+)+$" } }));
  const start = performance.now();
  assert.is(code.validate(widget({ spec: { v: `${"a".repeat(200_000)}b` } })).length, 1);
  assert.ok(performance.now() - start < 1000);
});

const strict = specSchema({
  size: { type: "integer", maximum: 3 },
  other: { type: "string" },
  parts: {
    type: "array",
    "x-kubernetes-list-type": "map",
    "x-kubernetes-list-map-keys": ["name"],
    items: { type: "object", properties: { name: { type: "string" }, size: { type: "integer", maximum: 3 } } },
  },
  loose: { type: "array", items: { type: "integer", maximum: 3 } },
});

test("an update is not refused for what it leaves as it was", async () => {
  const code = await codeOf(strict);
  const old = widget({
    spec: {
      size: 9,
      parts: [
        { name: "a", size: 9 },
        { name: "b", size: 1 },
      ],
      loose: [9],
    },
  });
  const update = (spec: JsonObject) => texts(code.validate(widget({ spec }), old)).map((text) => text.split(":")[0]);
  assert.equal(update({ size: 9, other: "x" }), []);
  assert.equal(update({ size: 8 }), ["spec.size"]);
  assert.equal(
    update({
      parts: [
        { name: "new", size: 1 },
        { name: "a", size: 9 },
      ],
    }),
    [],
  );
  assert.equal(update({ parts: [{ name: "b", size: 9 }] }), ["spec.parts[0].size"]);
  assert.equal(update({ loose: [9], size: 1 }), []);
  assert.equal(update({ loose: [9, 1] }), ["spec.loose[0]"]);
});

test("an update is not refused for items that stand twice in an object which had such lists", async () => {
  const set = { type: "array", "x-kubernetes-list-type": "set", items: { type: "string" } };
  const code = await codeOf(specSchema({ a: set, b: set }));
  const update = (spec: JsonObject, old: JsonObject) => texts(code.validate(widget({ spec }), widget({ spec: old })));
  assert.equal(update({ a: ["x", "x", "y"] }, { a: ["x", "x"] }), []);
  assert.equal(update({ a: ["x", "x"] }, { a: ["x"] }), ['spec.a[1]: Duplicate value: "x"']);
});

test.run();
