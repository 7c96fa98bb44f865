import fc from "fast-check";
import * as assert from "uvu/assert";
import { decodeObject } from "../../runtime/negotiate/jsonDecoder.ts";
import { defaulter } from "../../runtime/custom/schema/defaults.ts";
import { readSchema } from "../../runtime/custom/schema/jsonSchema.ts";
import { valueIn } from "../../runtime/custom/schema/structureOf.ts";
import { validator } from "../../runtime/custom/schema/validate.ts";
import type { Json, JsonObject } from "../../runtime/schema/object.ts";
import { field, structure } from "../../runtime/schema/structure.ts";
import { Work } from "../../runtime/lib/work.ts";
import { suite } from "../harness/suite.ts";
import { codeOf, specSchema, widget } from "./kinds.ts";

const test = suite("pruning and defaulting of custom kinds");

/** Reads a value as the decoder reads one inside of a custom object. */
function prune(schema: JsonObject, value: Json, { copy = false } = {}) {
  const around = structure("", () => [field("v", 0, valueIn(readSchema(schema)).type)], { leavesTypes: true });
  const { object, unknown } = decodeObject({ v: value }, around, { version: "", copy });
  return { value: object["v"], unknown: unknown.map((each) => each.replace(/^v\.?/, "")) };
}

const cases: readonly (readonly [
  name: string,
  schema: JsonObject,
  value: Json,
  kept: Json,
  unknown: readonly string[],
])[] = [
  [
    "fields without a schema go",
    { type: "object", properties: { a: { type: "string" } } },
    { a: "x", b: 1 },
    { a: "x" },
    ["b"],
  ],
  [
    "zero values stay",
    { type: "object", properties: { a: { type: "string" }, b: { type: "integer" } } },
    { a: "", b: 0 },
    { a: "", b: 0 },
    [],
  ],
  [
    "everything below a preserving schema stays, but what it specifies is pruned",
    {
      type: "object",
      "x-kubernetes-preserve-unknown-fields": true,
      properties: { a: { type: "object", properties: { b: { type: "string" } } } },
    },
    { a: { b: "", c: 1 }, d: { e: [1] } },
    { a: { b: "" }, d: { e: [1] } },
    ["a.c"],
  ],
  [
    "values of maps and items of lists are pruned",
    {
      type: "object",
      properties: {
        m: { type: "object", additionalProperties: { type: "object", properties: { a: { type: "string" } } } },
        l: { type: "array", items: { type: "object", properties: { a: { type: "string" } } } },
      },
    },
    { m: { x: { a: "1", b: 2 } }, l: [{ a: "1" }, { b: 2 }] },
    { m: { x: { a: "1" } }, l: [{ a: "1" }, {}] },
    ["l[1].b", "m.x.b"],
  ],
  [
    "an embedded resource keeps its head",
    { type: "object", "x-kubernetes-embedded-resource": true, properties: { spec: { type: "object" } } },
    { apiVersion: "v1", kind: "X", metadata: { name: "a" }, spec: { b: 1 }, status: {} },
    { apiVersion: "v1", kind: "X", metadata: { name: "a" }, spec: {} },
    ["spec.b", "status"],
  ],
  [
    "values of the wrong type are left to the validator",
    { type: "object", properties: { a: { type: "object" } } },
    { a: 1 },
    { a: 1 },
    [],
  ],
];

for (const [name, schema, value, kept, unknown] of cases) {
  test(name, () => {
    const before = structuredClone(value);
    const pruned = prune(schema, value);
    assert.equal(pruned.value, kept);
    assert.equal(pruned.unknown, unknown);
    assert.equal(value, before);
  });
}

const defaults: readonly (readonly [name: string, schema: JsonObject, value: Json, filled: Json])[] = [
  ["a missing field", { type: "object", properties: { a: { type: "integer", default: 1 } } }, {}, { a: 1 }],
  ["zero is a value", { type: "object", properties: { a: { type: "integer", default: 1 } } }, { a: 0 }, { a: 0 }],
  [
    "null that is not allowed becomes the default",
    { type: "object", properties: { a: { type: "integer", default: 1 } } },
    { a: null },
    { a: 1 },
  ],
  ["null that is not allowed goes", { type: "object", properties: { a: { type: "integer" } } }, { a: null }, {}],
  [
    "null that is allowed stays",
    { type: "object", properties: { a: { type: "integer", nullable: true, default: 1 } } },
    { a: null },
    { a: null },
  ],
  [
    "defaults inside a default",
    {
      type: "object",
      properties: { a: { type: "object", default: {}, properties: { b: { type: "string", default: "x" } } } },
    },
    {},
    { a: { b: "x" } },
  ],
  [
    "no default inside what is absent",
    { type: "object", properties: { a: { type: "object", properties: { b: { type: "string", default: "x" } } } } },
    {},
    {},
  ],
  [
    "items and values",
    {
      type: "object",
      properties: {
        l: { type: "array", items: { type: "object", properties: { a: { type: "integer", default: 1 } } } },
        m: {
          type: "object",
          additionalProperties: { type: "object", properties: { a: { type: "integer", default: 1 } } },
        },
      },
    },
    { l: [{}, { a: 2 }], m: { x: {} } },
    { l: [{ a: 1 }, { a: 2 }], m: { x: { a: 1 } } },
  ],
];

for (const [name, schema, value, filled] of defaults) {
  test(`default: ${name}`, () => {
    const object = structuredClone(value);
    defaulter(readSchema(schema))(object, new Work());
    assert.equal(object, filled);
  });
}

const schemas: fc.Arbitrary<JsonObject> = fc.letrec<{ schema: JsonObject }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.record<JsonObject>({ type: fc.constantFrom("string", "integer", "boolean", "number"), nullable: fc.boolean() }),
    fc.record<JsonObject>({ type: fc.constant("integer"), default: fc.integer(), minimum: fc.integer() }),
    fc.record<JsonObject>({
      type: fc.constant("string"),
      pattern: fc.constantFrom("^a", "(", "b*$"),
      format: fc.constantFrom("date", "uuid", "x"),
    }),
    fc.record({ type: fc.constant("array"), items: tie("schema") }) as fc.Arbitrary<JsonObject>,
    fc.record({ type: fc.constant("object"), additionalProperties: tie("schema") }) as fc.Arbitrary<JsonObject>,
    fc.record({
      type: fc.constant("object"),
      properties: fc.dictionary(fc.constantFrom("a", "b", "c"), tie("schema")),
      required: fc.constant(["a"]),
      "x-kubernetes-preserve-unknown-fields": fc.boolean(),
    }) as fc.Arbitrary<JsonObject>,
    fc.record({
      type: fc.constant("object"),
      anyOf: fc.array(tie("schema"), { maxLength: 2 }),
      not: tie("schema"),
    }) as fc.Arbitrary<JsonObject>,
  ),
})).schema;

const values = fc.jsonValue({ maxDepth: 5 }) as fc.Arbitrary<Json>;
const objects = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom<Json>(null, 1, "a", true, 1.5),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "c", "__proto__"), tie("value"), { noNullPrototype: true }),
  ),
})).value;

test("pruning twice is pruning once, and gives the same as pruning a copy", () => {
  fc.assert(
    fc.property(schemas, fc.oneof(values, objects), (schema, value) => {
      const once = prune(schema, value).value as Json;
      assert.equal(prune(schema, once), { value: once, unknown: [] });
      assert.equal(prune(schema, value, { copy: true }).value, once);
    }),
    { numRuns: 500 },
  );
});

test("defaulting twice is defaulting once", () => {
  fc.assert(
    fc.property(schemas, objects, (schema, value) => {
      const fill = defaulter(readSchema(schema));
      const once = structuredClone(value);
      fill(once, new Work());
      const twice = structuredClone(once);
      fill(twice, new Work());
      assert.equal(twice, once);
    }),
    { numRuns: 500 },
  );
});

test("the validator never throws", () => {
  fc.assert(
    fc.property(schemas, fc.oneof(values, objects), (schema, value) => {
      assert.ok(Array.isArray(validator(readSchema(schema))(value, new Work())));
    }),
    { numRuns: 500 },
  );
});

test("a body keeps wrong types for the validator, and tells unknown fields, also of metadata", async () => {
  const { structure } = await codeOf(specSchema({ size: { type: "integer" } }));
  const body = {
    ...widget({ spec: { size: "x", foo: 1 }, extra: {} }),
    metadata: { name: "a", labels: { a: "b" }, foo: 1 },
  };
  const decoded = decodeObject(body as unknown as Json, structure, { version: "v1" });
  assert.equal(
    decoded.object,
    widget({ metadata: { name: "a", labels: { a: "b" } }, spec: { size: "x" } }) as JsonObject,
  );
  assert.equal(decoded.unknown, ["metadata.foo", "extra", "spec.foo"]);
  assert.is(decoded.keys, 11);
  const bad = { ...widget({}), metadata: { labels: { a: 1 } } };
  assert.throws(() => decodeObject(bad as unknown as Json, structure, { version: "v1" }), /cannot unmarshal number/);
});

test("what was stored under another version or schema is read as this one", async () => {
  const { strategy } = await codeOf(specSchema({ size: { type: "integer", default: 3 } }));
  const stored = { apiVersion: "example.com/v1beta1", kind: "Widget", metadata: { name: "a" }, spec: { gone: 1 } };
  const read = strategy.fromStorage?.(stored);
  assert.equal(read, widget({ spec: { size: 3 } }));
  assert.equal(Object.keys(read ?? {}), ["apiVersion", "kind", "metadata", "spec"]);
});

test.run();
