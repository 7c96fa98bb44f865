/** What definitions may say of paths, rules and defaults, in the words of other servers. */
import * as assert from "uvu/assert";
import { schemaProblems } from "../../runtime/custom/descriptor.ts";
import type { DefinitionVersion } from "../../runtime/custom/definition.ts";
import type { JsonObject } from "../../runtime/schema/object.ts";
import { suite } from "../harness/suite.ts";
import { definition, specSchema, texts } from "./kinds.ts";

const test = suite("parts of definitions");

const text: JsonObject = { type: "string" };
const fields: JsonObject = {
  a: text,
  map: { type: "object", additionalProperties: text },
  list: { type: "array", items: text },
};

function problems(schema: JsonObject, version: Partial<DefinitionVersion> = {}): string[] {
  return texts(schemaProblems(definition(schema, version)));
}

const at = "spec.validation.openAPIV3Schema.properties[spec]";

for (const [jsonPath, problem] of [
  [".spec.a", undefined],
  [".spec.map.key", undefined],
  ["spec.a", "is an invalid path: expected [ or . but got: spec"],
  [".spec['a']", "is an invalid path: array notation is not allowed"],
  [".spec.list[0]", "is an invalid path: array notation is not allowed"],
  [".spec.", "is an invalid path: unexpected end of JSON path"],
  [".spec.a ", "is an invalid path: does not refer to a valid field"],
  ["..", "is an invalid path: does not refer to a valid field"],
] as const) {
  test(`a selectable field at ${jsonPath} is ${problem ?? "taken"}`, () =>
    assert.equal(
      problems(specSchema(fields), { selectableFields: [{ jsonPath }] }),
      problem === undefined
        ? []
        : [`spec.selectableFields[0].jsonPath: Invalid value: ${JSON.stringify(jsonPath)}: ${problem}`],
    ));
}

test("the replicas of a scale lie below spec and status, by names between dots", () => {
  const scale = { specReplicasPath: ".spec['a']", statusReplicasPath: ".status" };
  assert.equal(problems(specSchema(fields), { subresources: { scale } }), [
    `spec.subresources.scale.specReplicasPath: Invalid value: ".spec['a']": should be a json path under .spec`,
    'spec.subresources.scale.statusReplicasPath: Invalid value: ".status": should be a json path under .status',
  ]);
  const odd = { specReplicasPath: ".spec.list[0]", statusReplicasPath: ".status.['a']" };
  assert.equal(problems(specSchema(fields), { subresources: { scale: odd } }), []);
});

for (const [rule, found] of [
  [{ rule: "true", fieldPath: ".map['a/b']" }, []],
  [{ rule: "true", fieldPath: ".none" }, ['fieldPath: Invalid value: ".none": must be a valid path']],
  [{ rule: "true", fieldPath: " .a" }, ['fieldPath: Invalid value: " .a": must be a valid path']],
  [{ rule: "true", fieldPath: ".list[0]" }, ['fieldPath: Invalid value: ".list[0]": must be a valid path']],
  [
    { rule: "true", fieldPath: ".a\n" },
    [
      'fieldPath: Invalid value: ".a\\n": must not contain line breaks',
      'fieldPath: Invalid value: ".a\\n": must be a valid path',
    ],
  ],
  [{ rule: "true", message: "a\nb" }, ['message: Invalid value: "a\\nb": must not contain line breaks']],
  [
    { rule: "true &&\nself.none", messageExpression: "'x'" },
    ["message: Required value: message must be specified if rule contains line breaks"],
  ],
] as const) {
  test(`of a rule ${JSON.stringify(rule)} ${found.length} problems are named`, () =>
    assert.equal(
      problems(specSchema(fields, { "x-kubernetes-validations": [rule] })),
      found.map((each) => `${at}.x-kubernetes-validations[0].${each}`),
    ));
}

test("a default is held to its schema as it is written, before others are filled in", () => {
  const a = { type: "string", default: "x" };
  assert.equal(problems(specSchema({ a }, { required: ["a"], default: {} })), [`${at}.default.a: Required value`]);
  assert.equal(problems(specSchema({ a }, { default: { a: null } })), [
    `${at}.default.a: Invalid value: "null": a in body must be of type string: "null"`,
  ]);
});

test("a value that is a number or a text says so in one way", () => {
  const [integer, string] = [{ type: "integer" }, { type: "string" }];
  const port = (more: JsonObject) => problems(specSchema({ port: { "x-kubernetes-int-or-string": true, ...more } }));
  assert.equal(port({ anyOf: [integer, string] }), []);
  assert.equal(port({ allOf: [{ anyOf: [integer, string] }, { maximum: 3 }] }), []);
  for (const [anyOf, types] of [
    [[string, integer], 2],
    [[integer], 1],
    [[{ ...integer, minimum: 1 }, string], 2],
  ] as const) {
    const expected = Array.from({ length: types }, (_, index) => `anyOf[${index}].type`);
    assert.equal(
      port({ anyOf: [...anyOf] }),
      expected.map((each) => `${at}.properties[port].${each}: Forbidden: must be empty to be structural`),
    );
  }
});

test("a schema names no other dialect", () =>
  assert.equal(problems(specSchema({ a: { ...text, $schema: "https://json-schema.org/draft-07" } })), [
    "spec.validation.openAPIV3Schema: Invalid value: \"\": OpenAPIV3Schema 'schema' is not supported",
  ]));

const whole = "spec.validation.openAPIV3Schema";

for (const [schema, found] of [
  [{ $ref: "" }, [`${whole}.$ref: Forbidden: $ref is not supported`]],
  [{ default: {} }, [`${whole}.default.apiVersion: Required value`, `${whole}.default.kind: Required value`]],
  [{ properties: { n: { type: "number", multipleOf: -1 } } }, []],
] as const) {
  test(`a schema of ${JSON.stringify(schema)} has ${found.length} problems`, () =>
    assert.equal(problems({ type: "object", ...schema }), found));
}

test("a root that leaves its types open may have a status beside it", () =>
  assert.equal(problems({ "x-kubernetes-preserve-unknown-fields": true }, { subresources: { status: {} } }), []));

test("selectable fields without a schema are not looked up", () => {
  const version = { name: "v1", served: true, storage: true, selectableFields: [{ jsonPath: ".spec.a" }] };
  const spec = {
    group: "d.io",
    scope: "Namespaced",
    names: { plural: "ds", singular: "d", kind: "D", listKind: "DList" },
    versions: [version],
  };
  assert.equal(
    schemaProblems({ metadata: { name: "ds.d.io" }, spec }).map(({ field, message }) => `${field}: ${message}`),
    [
      "spec.versions[0].schema.openAPIV3Schema: Required value",
      'spec.selectableFields: Invalid value: "": may only be set when validations.schema is included',
    ],
  );
});

test.run();
