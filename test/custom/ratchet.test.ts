import * as assert from "uvu/assert";
import { Work } from "../../runtime/lib/work.ts";
import { readSchema } from "../../runtime/custom/schema/jsonSchema.ts";
import { changedOnly } from "../../runtime/custom/schema/ratchet.ts";
import { validator } from "../../runtime/custom/schema/validate.ts";
import type { Json } from "../../runtime/schema/object.ts";
import { suite } from "../harness/suite.ts";

const test = suite("custom objects: what an update may leave as it was");

const parts = (limits: Json) => ({
  type: "object",
  properties: {
    parts: {
      type: "array",
      "x-kubernetes-list-type": "map",
      "x-kubernetes-list-map-keys": ["name"],
      items: { type: "object", properties: { name: { type: "string" }, size: { type: "integer" } } },
      ...(limits as object),
    },
  },
});
const composed = {
  type: "object",
  properties: { name: { type: "string" }, color: { type: "string" } },
  allOf: [{ properties: { name: { maxLength: 1 } } }],
};
const [one, two] = [
  { name: "one", size: 1 },
  { name: "two", size: 2 },
] as const;

const cases: readonly (readonly [what: string, schema: Json, old: Json, value: Json, fields: readonly string[]])[] = [
  ["a list that is too long", parts({ maxItems: 1 }), { parts: [one, two] }, { parts: [one, two], a: 1 }, []],
  ["one whose items changed places", parts({ maxItems: 1 }), { parts: [one, two] }, { parts: [two, one] }, []],
  ["one with another item", parts({ maxItems: 1 }), { parts: [one, two] }, { parts: [two, { name: "c" }] }, ["parts"]],
  [
    "one with a changed item",
    parts({ maxItems: 1 }),
    { parts: [one, two] },
    { parts: [two, { name: "one" }] },
    ["parts"],
  ],
  ["one with one more", parts({ maxItems: 1 }), { parts: [one, two] }, { parts: [two, one, { name: "c" }] }, ["parts"]],
  ["an object of several schemas", composed, { name: "ab" }, { name: "ab" }, []],
  ["one that changes beside", composed, { name: "ab" }, { name: "ab", color: "red" }, ["name", "<nil>"]],
];

for (const [what, read, old, value, fields] of cases) {
  test(`${what} counts as far as it changed`, () => {
    const schema = readSchema(read);
    const check = validator(schema);
    const findings = check(value, new Work());
    const kept = changedOnly(findings, { schema, value, old, findingsOfOld: () => check(old, new Work()) });
    assert.equal(
      kept.map(({ error }) => error.field),
      fields,
    );
  });
}

test.run();
