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
  [
    "of texts that are split at most so often",
    withRule("self.split(',', 3).all(x, self.split(x, 2).all(y, y.size() > 1))", { ...text, maxLength: 50_000 }),
  ],
] as const) {
  test(`estimates of what rules cost count ${what}`, () =>
    assert.equal(texts(schemaProblems(definition(specSchema({ a: schema })))), []));
}

const rest =
  " (try simplifying the rule, or adding maxItems, maxProperties, and maxLength where arrays, maps, and strings are " +
  "declared)";

/** What the rule is refused for, by how much it exceeds its budget. */
for (const [schema, factor] of [
  [withRule("string(self).contains('1')", { type: "integer" }), "more than 100x"],
  [withRule("self.join(',') == 'x'", listOf(text)), "more than 100x"],
  [withRule("self.map(x, x + 'y').join('') == 'x'", { ...listOf(text), maxItems: 3 }), "more than 100x"],
  [withRule("'%s'.format([self]).contains('x')", { ...text, maxLength: 3 }), "more than 100x"],
  [withRule("self.contains(self)", { ...text, maxLength: 10_000 }), "1.6x"],
  [withRule("!format.uri().validate(self).hasValue()", text), "1.006634x"],
  [listOf(withRule("self in ['a', 'b']", text)), "1.363149x"],
] as const) {
  test(`the rule of ${JSON.stringify(schema)} costs ${factor} of what it may`, () => {
    const [first = ""] = texts(schemaProblems(definition(specSchema({ a: schema }))));
    assert.ok(
      first.endsWith(`rule: Forbidden: estimated rule cost exceeds budget by factor of ${factor}${rest}`),
      first,
    );
  });
}

test("an expensive message is named by itself, and of nested lists the outer one that has no identities", () => {
  const rule = { rule: "self == oldSelf", messageExpression: "self + string(1).upperAscii()" };
  const schema = listOf(listOf({ ...text, maxLength: 3, "x-kubernetes-validations": [rule] }));
  const at = "spec.validation.openAPIV3Schema.properties[spec].properties[a]";
  const found = schemaProblems(definition(specSchema({ a: schema })));
  assert.equal(
    found.map(({ field }) => field.replace(`${at}.items.items.x-kubernetes-validations[0].`, "")),
    ["rule", "messageExpression", "messageExpression", "rule", "spec.validation.openAPIV3Schema"],
  );
  assert.ok(
    found[0]?.message.endsWith(`oldSelf cannot be used on the uncorrelatable portion of the schema within ${at}`),
  );
});

test.run();
