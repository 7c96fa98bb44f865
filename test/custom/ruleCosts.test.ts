/** Estimates of what rules cost accept the rules of definitions that other servers serve. */
import * as assert from "uvu/assert";
import { schemaProblems } from "../../runtime/custom/descriptor.ts";
import type { JsonObject } from "../../runtime/schema/object.ts";
import { suite } from "../harness/suite.ts";
import { definition, specSchema, texts } from "./kinds.ts";

const test = suite("costs of rules");

const listOf = (items: JsonObject): JsonObject => ({ type: "array", items });
const withRule = (rule: string, schema: JsonObject): JsonObject => ({
  ...schema,
  "x-kubernetes-validations": [{ rule }],
});
const text: JsonObject = { type: "string" };

for (const [what, schema] of [
  [
    "of the innermost of several lists without limits, no more than fit into a request",
    listOf({
      type: "object",
      properties: {
        b: listOf(withRule("!has(self.c) || has(self.d)", { type: "object", properties: { c: text, d: text } })),
      },
    }),
  ],
  [
    "of items with required fields, fewer",
    listOf(
      withRule("self.kind == 'A' || self.kind == 'B' || self.kind == 'C' || self.kind == 'D'", {
        type: "object",
        required: ["kind", "name"],
        properties: { kind: text, name: text },
      }),
    ),
  ],
  [
    "of keys, as if they were empty",
    withRule("self.all(key, key.matches('^([a-z0-9]([-a-z0-9]*[a-z0-9])?/)?[a-z]+$'))", {
      type: "object",
      maxProperties: 16,
      additionalProperties: text,
    }),
  ],
  [
    "of texts that are read into durations, as if they were short",
    {
      ...listOf(
        withRule("duration(self.a) < duration(self.b)", {
          type: "object",
          required: ["a", "b"],
          properties: { a: text, b: text },
        }),
      ),
      maxItems: 16,
    },
  ],
  [
    "of texts whose length is asked for, as if they knew it",
    withRule("self.all(x, x.size() > 3 && size(x) < 64)", listOf(text)),
  ],
  [
    "of texts that are looked for in a list, each as one comparison",
    { ...listOf(withRule("!(self in ['A', 'B', 'C'])", { ...text, maxLength: 256 })), maxItems: 200_000 },
  ],
] as const) {
  test(`estimates of what rules cost count ${what}`, () =>
    assert.equal(texts(schemaProblems(definition(specSchema({ a: schema })))), []));
}

test.run();
