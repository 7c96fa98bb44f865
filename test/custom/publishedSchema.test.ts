import * as assert from "uvu/assert";
import { publishedSchema, withoutV3Words } from "../../runtime/openapi/publishedSchema.ts";
import { suite } from "../harness/suite.ts";

const test = suite("schemas of definitions as documents show them");

const ownFields = { apiVersion: { type: "string" }, kind: { type: "string" }, metadata: { type: "object" } };
const numberOrText = [{ type: "integer" }, { type: "string" }];

const cases: readonly (readonly [what: string, given: object, published: object])[] = [
  [
    "a number or a text is one of two types",
    { "x-orch-int-or-string": true },
    { anyOf: numberOrText, "x-kubernetes-int-or-string": true },
  ],
  [
    "a number or a text that says so itself stays as it is",
    { "x-kubernetes-int-or-string": true, anyOf: [{ type: "integer" }, { type: "string", pattern: "^a" }] },
    { anyOf: [{ type: "integer" }, { type: "string", pattern: "^a" }], "x-kubernetes-int-or-string": true },
  ],
  [
    "an object within another has the fields of objects, and needs its type",
    { type: "object", "x-orch-embedded-resource": true, properties: { spec: { type: "object" } }, required: ["spec"] },
    {
      type: "object",
      properties: { spec: { type: "object" }, ...ownFields },
      required: ["spec", "kind", "apiVersion"],
      "x-kubernetes-embedded-resource": true,
    },
  ],
  [
    "an object of any fields has them too",
    { type: "object", "x-orch-embedded-resource": true, "x-orch-preserve-unknown-fields": true, required: ["kind"] },
    {
      type: "object",
      properties: ownFields,
      required: ["kind", "apiVersion"],
      ...{ "x-kubernetes-embedded-resource": true, "x-kubernetes-preserve-unknown-fields": true },
    },
  ],
];
for (const [what, given, published] of cases) {
  test(what, () => {
    const within = { type: "object", properties: { a: { type: "array", items: given } } };
    const expected = { type: "object", properties: { a: { type: "array", items: published } } };
    assert.equal(publishedSchema(within as Parameters<typeof publishedSchema>[0], ownFields), expected);
  });
}

test("the 2.0 document says of an object of any fields no more than that it is one", () => {
  const given = { type: "object", "x-orch-embedded-resource": true, "x-orch-preserve-unknown-fields": true };
  const open = { "x-kubernetes-embedded-resource": true, "x-kubernetes-preserve-unknown-fields": true };
  const { a, b } = withoutV3Words({
    a: publishedSchema(given, ownFields),
    b: publishedSchema({ ...given, required: ["spec"] }, ownFields),
  });
  assert.equal([a, b], [open, { ...open, required: ["spec"] }]);
});

test.run();
