import * as assert from "uvu/assert";
import { ObjectMeta } from "../../generated/meta/v1.code.ts";
import { descriptorsOf, nameProblem, schemaProblems, structuralProblems } from "../../runtime/custom/descriptor.ts";
import { compareVersions } from "../../runtime/schema/versions.ts";
import type { Json, JsonObject } from "../../runtime/schema/object.ts";
import { atOnce } from "../../runtime/lib/work.ts";
import { suite } from "../harness/suite.ts";
import { definition, specSchema, texts } from "./kinds.ts";

const test = suite("custom resource definitions");

const root = "spec.validation.openAPIV3Schema";

/** What is wrong with a schema, without the path to it. */
function problems(schema: Json): string[] {
  return texts(schemaProblems(definition(schema))).map((text) => text.replace(root, ""));
}

test("a definition that uses everything is fine", () => {
  const schema = specSchema(
    {
      size: { type: "integer", minimum: 1, default: 1 },
      port: { "x-kubernetes-int-or-string": true, anyOf: [{ type: "integer" }, { type: "string" }] },
      free: { type: "object", "x-kubernetes-preserve-unknown-fields": true },
      any: { "x-kubernetes-preserve-unknown-fields": true },
      template: {
        type: "object",
        "x-kubernetes-embedded-resource": true,
        properties: { metadata: { type: "object", properties: { labels: { type: "object" } } } },
      },
      names: { type: "array", "x-kubernetes-list-type": "set", maxItems: 10, items: { type: "string", maxLength: 10 } },
      parts: {
        type: "array",
        maxItems: 10,
        "x-kubernetes-list-type": "map",
        "x-kubernetes-list-map-keys": ["name"],
        items: { type: "object", required: ["name"], properties: { name: { type: "string", pattern: "^[a-z]+$" } } },
      },
    },
    {
      required: ["size"],
      oneOf: [{ required: ["free"] }, { properties: { size: { minimum: 3 } } }],
      "x-kubernetes-validations": [
        { rule: "self.names.all(n, self.parts.exists(p, p.name == n))", fieldPath: ".names" },
      ],
    },
  );
  assert.equal(problems(schema), []);
});

const wrong: readonly (readonly [schema: JsonObject, problems: readonly string[]])[] = [
  [{ type: "object", nullable: true }, [".nullable: Forbidden: nullable cannot be true at the root"]],
  [
    { type: "object", properties: { kind: { type: "string", default: "A" }, metadata: {} } },
    [
      ".properties[kind].default: Forbidden: must not be set in top-level kind",
      '.properties[metadata].type: Invalid value: "": must be object',
      ".properties[metadata].type: Required value: must not be empty for specified object fields",
    ],
  ],
  [
    specSchema({ a: { type: "string" } }, { anyOf: [{ properties: { metadata: { minProperties: 1 } } }] }),
    [".properties[spec].anyOf[0].properties[metadata]: Forbidden: must not be specified in a nested context"],
  ],
  [
    specSchema({ a: { type: "object", "x-kubernetes-preserve-unknown-fields": false } }),
    [
      ".properties[spec].properties[a].x-kubernetes-preserve-unknown-fields: Invalid value: false: must be true or undefined",
    ],
  ],
  [
    specSchema({
      a: {
        type: "array",
        "x-kubernetes-list-type": "map",
        "x-kubernetes-list-map-keys": ["k", "k"],
        items: { type: "object", nullable: true, required: ["k"], properties: { k: { type: "string" } } },
      },
    }),
    [
      '.properties[spec].properties[a].x-kubernetes-list-map-keys: Invalid value: ["k","k"]: must not contain duplicate entries',
      ".properties[spec].properties[a].items.nullable: Forbidden: cannot be nullable when x-kubernetes-list-type is map",
    ],
  ],
  [
    specSchema({ a: { "x-orch-preserve-unknown-fields": true, "x-orch-validations": [{ rule: "true" }] } }),
    [
      ".properties[spec].properties[a].x-orch-validations: Internal error: internal error: failed to construct type information for x-orch-validations rules: unable to convert structural schema to CEL declarations",
    ],
  ],
  [
    specSchema({
      a: {
        type: "object",
        "x-kubernetes-map-type": "atomic",
        properties: { b: { type: "integer", "x-kubernetes-validations": [{ rule: "self > oldSelf" }] } },
      },
    }),
    [],
  ],
  [{}, [".type: Required value: must not be empty at the root"]],
  [{ type: "string" }, ['.type: Invalid value: "string": must be object at the root']],
  [
    specSchema({ a: {} }),
    [".properties[spec].properties[a].type: Required value: must not be empty for specified object fields"],
  ],
  [
    specSchema({ a: { type: "array", items: {} } }),
    [".properties[spec].properties[a].items.type: Required value: must not be empty for specified array items"],
  ],
  [specSchema({ a: { type: "array" } }), [".properties[spec].properties[a].items: Required value: must be specified"]],
  [
    specSchema({ a: { type: "number?" } }),
    [
      '.properties[spec].properties[a].type: Unsupported value: "number?": supported values: "array", "boolean", "integer", "number", "object", "string"',
    ],
  ],
  [
    { type: "object", additionalProperties: { type: "string" } },
    [".additionalProperties: Forbidden: must not be used at the root"],
  ],
  [
    specSchema({
      a: { type: "object", properties: { b: { type: "string" } }, additionalProperties: { type: "string" } },
    }),
    [
      ".properties[spec].properties[a].additionalProperties: Forbidden: additionalProperties and properties are mutual exclusive",
    ],
  ],
  [
    { type: "object", properties: { metadata: { type: "object", properties: { labels: { type: "object" } } } } },
    [
      ".properties[metadata]: Forbidden: must not specify anything other than name and generateName, but metadata is implicitly specified",
    ],
  ],
  [
    { type: "object", anyOf: [{ properties: { b: { minimum: 1 } } }] },
    [".properties[b]: Required value: because it is defined in .anyOf[0].properties[b]"],
  ],
  [specSchema({ a: { type: "integer" } }, { anyOf: [{ properties: { b: { minimum: 1 } } }] }), []],
  [
    specSchema({ a: { type: "integer" } }, { not: { type: "object", default: {} } }),
    [
      ".properties[spec].not.default: Forbidden: must be undefined to be structural",
      ".properties[spec].not.type: Forbidden: must be empty to be structural",
    ],
  ],
  [
    specSchema({ a: { type: "string", uniqueItems: true, $ref: "#/x" } }),
    [
      ".properties[spec].properties[a].$ref: Forbidden: $ref is not supported",
      ".properties[spec].properties[a].uniqueItems: Forbidden: uniqueItems cannot be set to true since the runtime complexity becomes quadratic",
    ],
  ],
  [
    specSchema({ a: { type: "string", pattern: "(" } }),
    [
      '.properties[spec].properties[a].pattern: Invalid value: "(": must be a valid regular expression, but isn\'t: error parsing regexp: missing closing ): `(`',
    ],
  ],
  [specSchema({ a: { "x-kubernetes-int-or-string": true, type: "integer" } }), []],
  [
    specSchema({ a: { type: "array", "x-kubernetes-list-type": "map", items: { type: "object" } } }),
    [
      ".properties[spec].properties[a].x-kubernetes-list-map-keys: Required value: must not be empty if x-kubernetes-list-type is map",
    ],
  ],
  [
    specSchema({
      a: {
        type: "array",
        "x-kubernetes-list-type": "map",
        "x-kubernetes-list-map-keys": ["k"],
        items: { type: "object", properties: { k: { type: "string" } } },
      },
    }),
    [
      ".properties[spec].properties[a].items.properties[k].default: Required value: this property is in x-kubernetes-list-map-keys, so it must have a default or be a required property",
    ],
  ],
  [
    specSchema({ a: { type: "integer", minimum: 3, default: 1 } }),
    [".properties[spec].properties[a].default: Invalid value: 1:  in body should be greater than or equal to 3"],
  ],
  [
    specSchema({ a: { type: "object", default: { b: 1 } } }),
    ['.properties[spec].properties[a].default: Invalid value: {"b":1}: must not have unknown fields'],
  ],
  [
    specSchema({ a: { type: "integer" } }, { "x-orch-validations": [{ rule: "self.b > 1" }] }),
    [
      '.properties[spec].x-orch-validations[0].rule: Invalid value: {"Rule":"self.b \\u003e 1","Message":"","MessageExpression":"","Reason":null,"FieldPath":"","OptionalOldSelf":null}: compilation failed: ERROR: ' +
        "<input>:1:5: undefined field 'b'\n | self.b > 1\n | ....^",
    ],
  ],
  [
    specSchema({ a: { type: "integer" } }, { "x-kubernetes-validations": [{ rule: "self.a + 1" }] }),
    [
      '.properties[spec].x-kubernetes-validations[0].rule: Invalid value: {"Rule":"self.a + 1","Message":"","MessageExpression":"","Reason":null,"FieldPath":"","OptionalOldSelf":null}: cel expression must evaluate to a bool',
    ],
  ],
  [
    specSchema(
      { a: { type: "integer" } },
      { "x-kubernetes-validations": [{ rule: "true", reason: "X", fieldPath: ".c", message: " " }] },
    ),
    [
      '.properties[spec].x-kubernetes-validations[0].message: Invalid value: " ": must be non-empty if specified',
      '.properties[spec].x-kubernetes-validations[0].reason: Unsupported value: "X": supported values: "FieldValueDuplicate", "FieldValueForbidden", "FieldValueInvalid", "FieldValueRequired"',
      '.properties[spec].x-kubernetes-validations[0].fieldPath: Invalid value: ".c": must be a valid path',
    ],
  ],
  [
    specSchema({
      a: { type: "array", items: { type: "integer", "x-kubernetes-validations": [{ rule: "self >= oldSelf" }] } },
    }),
    [
      '.properties[spec].properties[a].items.x-kubernetes-validations[0].rule: Invalid value: "self >= oldSelf": oldSelf cannot be used on the uncorrelatable portion of the schema within .properties[spec].properties[a]',
    ],
  ],
  [
    specSchema({
      a: {
        type: "array",
        items: { type: "string" },
        "x-kubernetes-validations": [{ rule: "self.all(x, self.all(y, x != y))" }],
      },
    }),
    [
      ".properties[spec].properties[a].x-kubernetes-validations[0].rule: Forbidden: estimated rule cost exceeds budget by factor of more than 100x (try simplifying the rule, or adding maxItems, maxProperties, and maxLength where arrays, maps, and strings are declared)",
      ".properties[spec].properties[a].x-kubernetes-validations[0].rule: Forbidden: contributed to estimated rule cost total exceeding cost limit for entire OpenAPIv3 schema",
      ": Forbidden: x-kubernetes-validations estimated rule cost total for entire OpenAPIv3 schema exceeds budget by factor of more than 100x (try simplifying the rule, or adding maxItems, maxProperties, and maxLength where arrays, maps, and strings are declared)",
    ],
  ],
];

for (const [schema, expected] of wrong) {
  test(JSON.stringify(schema), () =>
    assert.equal(
      problems(schema).map((text) => text.replaceAll(root, "")),
      expected,
    ),
  );
}

test("what all versions have alike is named as part of the spec, what they have of their own as part of theirs", () => {
  const [plain, broken] = [specSchema({ a: { type: "string" } }), specSchema({ a: {} })];
  const version = (name: string, openAPIV3Schema: Json) => {
    const columns = [{ name: "A", type: "string", jsonPath: "a" }];
    const schema = { openAPIV3Schema };
    return { name, served: true, storage: name === "v1", schema, additionalPrinterColumns: columns };
  };
  const problemsOf = (...versions: ReturnType<typeof version>[]) =>
    texts(schemaProblems(definition(plain, {}, { versions }))).map((text) => text.replace(/: .*/, ""));
  assert.equal(problemsOf(version("v1", broken), version("v2", broken)), [
    `${root}.properties[spec].properties[a].type`,
    "spec.additionalPrinterColumns[0].JSONPath",
  ]);
  assert.equal(problemsOf(version("v1", plain), version("v2", broken)), [
    "spec.versions[1].schema.openAPIV3Schema.properties[spec].properties[a].type",
    "spec.additionalPrinterColumns[0].JSONPath",
  ]);
});

test("a column whose path cannot be read ends the table", () => {
  const additionalPrinterColumns = [
    { name: "A", type: "string", jsonPath: ".spec.a" },
    { name: "B", type: "string", jsonPath: ".spec[" },
    { name: "C", type: "string", jsonPath: ".spec.c" },
  ];
  const crd = definition({ type: "object" }, { additionalPrinterColumns });
  assert.equal(schemaProblems(crd), []);
  const [descriptor] = descriptorsOf(crd, { objectMeta: () => ObjectMeta });
  assert.equal(
    descriptor?.columns.map(({ name }) => name),
    ["Name", "A"],
  );
});

test("violations of the structural form are told apart", () => {
  const schema = { type: "object", properties: { spec: { default: 1 } } };
  assert.equal(texts(atOnce(structuralProblems(definition(schema)))), [
    `${root}.properties[spec].type: Required value: must not be empty for specified object fields`,
  ]);
  assert.equal(atOnce(structuralProblems(definition(specSchema({ a: { type: "integer", default: "x" } })))), []);
});

test("names, group, scope and versions are checked", () => {
  const schema = { type: "object" };
  const crd = definition(
    schema,
    {},
    {
      group: "example",
      scope: "World",
      names: { plural: "Widgets", singular: "widget", kind: "Widget", listKind: "Widget", shortNames: ["w_"] },
      versions: [
        { name: "v1", served: true, storage: true, schema: { openAPIV3Schema: schema } },
        { name: "v1", served: true, storage: true, schema: { openAPIV3Schema: schema }, deprecationWarning: "old" },
        { name: "V2", served: true, storage: false },
      ],
      conversion: { strategy: "Guess" },
    },
  );
  const found = texts(schemaProblems(crd)).map((text) => text.replace(/ a DNS-1035 label must .*$/, " (label)"));
  const shown = JSON.stringify([
    { name: "v1", served: true, storage: true, deprecated: false, schema: { openAPIV3Schema: schema } },
    {
      ...{ name: "v1", served: true, storage: true, deprecated: false, deprecationWarning: "old" },
      schema: { openAPIV3Schema: schema },
    },
    { name: "V2", served: true, storage: false, deprecated: false },
  ]);
  assert.equal(found, [
    'metadata.name: Invalid value: "widgets.example.com": must be spec.names.plural+"."+spec.group',
    'spec.group: Invalid value: "example": should be a domain with at least one dot',
    'spec.scope: Unsupported value: "World": supported values: "Cluster", "Namespaced"',
    "spec.versions[2].schema.openAPIV3Schema: Required value",
    'spec.versions[1].deprecationWarning: Invalid value: "old": can only be set for deprecated versions',
    'spec.versions[2].name: Invalid value: "V2": (label)',
    `spec.versions: Invalid value: ${shown}: must contain unique version names`,
    `spec.versions: Invalid value: ${shown}: must have exactly one version marked as storage version`,
    'spec.names.plural: Invalid value: "Widgets": (label)',
    'spec.names.shortNames[0]: Invalid value: "w_": (label)',
    'spec.names.listKind: Invalid value: "Widget": kind and listKind may not be the same',
    'spec.conversion.strategy: Unsupported value: "Guess": supported values: "None", "Webhook"',
  ]);
});

test("columns, scale and selectable fields are checked", () => {
  const crd = definition(
    specSchema({ color: { type: "string" }, list: { type: "array", items: { type: "string" } } }),
    {
      additionalPrinterColumns: [
        { name: "A", type: "text", jsonPath: "spec.a" },
        { type: "string", jsonPath: ".spec[", format: "odd" },
      ],
      subresources: {
        scale: { specReplicasPath: ".status.n", statusReplicasPath: ".status.n", labelSelectorPath: ".meta.x" },
      },
      selectableFields: [
        { jsonPath: ".spec.color" },
        { jsonPath: ".spec.color" },
        { jsonPath: ".spec.list" },
        { jsonPath: ".spec.x" },
      ],
    },
  );
  const found = texts(schemaProblems(crd)).map((text) => text.replace("spec.", ""));
  assert.equal(found, [
    'subresources.scale.specReplicasPath: Invalid value: ".status.n": should be a json path under .spec',
    'subresources.scale.labelSelectorPath: Invalid value: ".meta.x": should be a json path under either .spec or .status',
    'additionalPrinterColumns[0].type: Invalid value: "text": must be one of boolean,date,integer,number,string',
    'additionalPrinterColumns[0].JSONPath: Invalid value: "spec.a": must be a simple json path starting with .',
    "additionalPrinterColumns[1].name: Required value",
    'additionalPrinterColumns[1].format: Invalid value: "odd": must be one of byte,date,date-time,double,float,int32,int64,password',
    'selectableFields[1].jsonPath: Duplicate value: ".spec.color"',
    'selectableFields[2].jsonPath: Invalid value: ".spec.list": must point to a field of type string, boolean or integer. Enum string fields and strings with formats are allowed.',
    'selectableFields[3].jsonPath: Invalid value: ".spec.x": is an invalid path: does not refer to a valid field',
  ]);
});

test("stored versions must exist and contain the storage version", () => {
  const crd = { ...definition({ type: "object" }), status: { storedVersions: ["v1beta1"] } };
  assert.equal(texts(schemaProblems(crd)), [
    'status.storedVersions: Invalid value: ["v1beta1"]: must have the storage version v1',
    'status.storedVersions[0]: Invalid value: "v1beta1": missing from spec.versions; v1beta1 was previously a storage ' +
      "version, and must remain in spec.versions until a storage migration ensures no data remains persisted in v1beta1 " +
      "and removes v1beta1 from status.storedVersions",
  ]);
});

test("a definition that there is has its name", () => {
  const renamed = { ...definition({ type: "object" }), metadata: { name: "other" } };
  assert.equal(texts(schemaProblems(renamed)), [
    'metadata.name: Invalid value: "other": must be spec.names.plural+"."+spec.group',
  ]);
  assert.equal(schemaProblems(renamed, { isNew: false }), []);
});

test("versions are ordered by maturity, then number, then name", () => {
  const names = ["foo", "v1alpha2", "v10", "v1beta1", "bar", "v2", "v1beta10", "v1", "v1alpha1"];
  assert.equal(names.sort(compareVersions), [
    "v10",
    "v2",
    "v1",
    "v1beta10",
    "v1beta1",
    "v1alpha2",
    "v1alpha1",
    "bar",
    "foo",
  ]);
});

test("a definition becomes one descriptor a served version", () => {
  const schema = specSchema({ color: { type: "string" } });
  const version = { schema: { openAPIV3Schema: schema } };
  const crd = definition(
    schema,
    {},
    {
      names: { plural: "widgets", kind: "Widget", shortNames: ["wg"], categories: ["all"] },
      versions: [
        { name: "v1alpha1", served: false, storage: false, ...version },
        { name: "v1beta1", served: true, storage: false, ...version },
        {
          name: "v1",
          served: true,
          storage: true,
          ...version,
          subresources: {
            status: {},
            scale: { specReplicasPath: ".spec.n", statusReplicasPath: ".status.n", labelSelectorPath: ".status.s" },
          },
          selectableFields: [{ jsonPath: ".spec.color" }],
          additionalPrinterColumns: [{ name: "Color", type: "string", jsonPath: ".spec.color", priority: 1 }],
        },
      ],
    },
  );
  const [stable, beta, ...more] = descriptorsOf(crd, { objectMeta: () => ObjectMeta });
  assert.is(more.length, 0);
  if (stable === undefined) throw new Error("v1 is served");
  const { columns, subresources, ...rest } = stable;
  assert.equal(
    columns.map((each) => [each.name, each.type, each.priority]),
    [
      ["Name", "string", undefined],
      ["Color", "string", 1],
    ],
  );
  assert.equal(
    subresources.map((each) => `${each.name} ${each.group}/${each.version} ${each.kind}`),
    ["status example.com/v1 Widget", "scale autoscaling/v1 Scale"],
  );
  assert.equal(subresources[1]?.scale, {
    specReplicasPath: ["spec", "n"],
    statusReplicasPath: ["status", "n"],
    labelSelectorPath: ["status", "s"],
  });
  assert.is(rest.apiVersion, "example.com/v1");
  assert.is(rest.listKind, "WidgetList");
  assert.is(rest.singular, "widget");
  assert.is(rest.storagePrefix, "/registry/example.com/widgets/");
  assert.is(rest.storageVersion, "example.com/v1");
  assert.equal(rest.selectableFields, [{ name: "spec.color", path: ["spec", "color"] }]);
  assert.is(beta?.apiVersion, "example.com/v1beta1");
  assert.is(beta?.stage, "beta");
  assert.is(beta?.storagePrefix, rest.storagePrefix);
  assert.equal(
    beta?.columns.map((each) => each.name),
    ["Name", "Age"],
  );
});

test("names that another definition of the group holds are not accepted", () => {
  const held = { ...definition({ type: "object" }), metadata: { name: "others.example.com" } };
  const other = {
    ...held,
    status: {
      acceptedNames: { plural: "others", singular: "other", shortNames: ["wg"], kind: "Widget", listKind: "L" },
    },
  };
  const names = {
    plural: "widgets",
    singular: "other",
    shortNames: ["wg", "w"],
    kind: "Widget",
    listKind: "WidgetList",
  };
  const crd = definition({ type: "object" }, {}, { names });
  assert.equal(nameProblem(crd, [other]), {
    status: "False",
    reason: "KindConflict",
    message: '"Widget" is already in use',
    acceptedNames: { plural: "widgets", listKind: "WidgetList" },
  });
  assert.equal(nameProblem(crd, [crd]), {
    status: "True",
    reason: "NoConflicts",
    message: "no conflicts found",
    acceptedNames: names,
  });
  assert.is(nameProblem({ ...crd, status: { acceptedNames: names } }, [other]).status, "True");
});

test.run();
