import fc from "fast-check";
import * as assert from "uvu/assert";
import type { LabelSelectorRequirement } from "../../generated/meta/v1.ts";
import { checkLabelSelector } from "../../generated/meta/v1.rules.ts";
import { generateName } from "../../runtime/registry/metadata/generateName.ts";
import { selectorMatches } from "../../runtime/lib/labelSelector.ts";
import { validateObjectMeta, validateObjectMetaUpdate } from "../../runtime/registry/metadata/objectMeta.ts";
import { dropDuplicateOwners } from "../../runtime/registry/metadata/owners.ts";
import type { FieldError } from "../../runtime/schema/fieldError.ts";
import type { ObjectMetaLike } from "../../runtime/schema/object.ts";
import { dnsSubdomain } from "../../runtime/schema/names.ts";
import { suite } from "../harness/suite.ts";

const test = suite("metadata");

const rules = { nameFormat: "dnsSubdomain", namespaced: true } as const;

const subdomainText =
  "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start " +
  "and end with an alphanumeric character (e.g. 'example.com', regex used for validation is " +
  "'[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";
const labelText =
  "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with " +
  "an alphanumeric character (e.g. 'my-name',  or '123-abc', regex used for validation is " +
  "'[a-z0-9]([-a-z0-9]*[a-z0-9])?')";
const nameText =
  "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character " +
  "(e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is " +
  "'([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')";
const valueText =
  "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and " +
  "end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used for validation is " +
  "'(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')";
const owner = { apiVersion: "apps/v1", kind: "ReplicaSet", name: "rs", uid: "u1" };

const refused: readonly (readonly [title: string, more: ObjectMetaLike, errors: readonly string[]])[] = [
  ["without a name", { name: "" }, ["metadata.name: Required value: name or generateName is required"]],
  ["with an upper-case name", { name: "Web" }, [`metadata.name: Invalid value: "Web": ${subdomainText}`]],
  [
    "with a name that is too long",
    { name: "a".repeat(254) },
    [`metadata.name: Invalid value: "${"a".repeat(254)}": must be no more than 253 characters`],
  ],
  [
    "with a bad prefix for a generated name",
    { generateName: "Web-" },
    [`metadata.generateName: Invalid value: "Web-": ${subdomainText}`],
  ],
  ["without a namespace", { namespace: "" }, ["metadata.namespace: Required value"]],
  [
    "with a namespace of two labels",
    { namespace: "a.b" },
    ['metadata.namespace: Invalid value: "a.b": must not contain dots'],
  ],
  ["with a bad namespace", { namespace: "-a" }, [`metadata.namespace: Invalid value: "-a": ${labelText}`]],
  [
    "with a negative generation",
    { generation: -1 },
    ["metadata.generation: Invalid value: -1: must be greater than or equal to 0"],
  ],
  [
    "with a bad label key",
    { labels: { "a/b/c": "1", "-a": "1", "/a": "1", "a/": "1", "A/b": "1" } },
    [
      `metadata.labels: Invalid value: "a/b/c": a valid label key ${nameText} with an optional DNS subdomain ` +
        `prefix and '/' (e.g. 'example.com/MyName')`,
      `metadata.labels: Invalid value: "-a": name part ${nameText}`,
      'metadata.labels: Invalid value: "/a": prefix part must be non-empty',
      'metadata.labels: Invalid value: "a/": name part must be non-empty',
      `metadata.labels: Invalid value: "a/": name part ${nameText}`,
      `metadata.labels: Invalid value: "A/b": prefix part ${subdomainText}`,
    ],
  ],
  [
    "with a bad label value",
    { labels: { a: "b c", d: "e".repeat(64) } },
    [
      `metadata.labels: Invalid value: "b c": ${valueText}`,
      `metadata.labels: Invalid value: "${"e".repeat(64)}": must be no more than 63 bytes`,
    ],
  ],
  [
    "with a bad annotation key",
    { annotations: { "a b": "anything goes here!" } },
    [`metadata.annotations: Invalid value: "a b": name part ${nameText}`],
  ],
  [
    "with too much annotation",
    { annotations: { a: "é".repeat(131072) } },
    ["metadata.annotations: Too long: may not be more than 262144 bytes"],
  ],
  [
    "with an incomplete owner",
    { ownerReferences: [{ apiVersion: "apps/", kind: "", name: "", uid: "" }] },
    [
      'metadata.ownerReferences.apiVersion: Invalid value: "apps/": version must not be empty',
      'metadata.ownerReferences.kind: Invalid value: "": must not be empty',
      'metadata.ownerReferences.name: Invalid value: "": must not be empty',
      'metadata.ownerReferences.uid: Invalid value: "": must not be empty',
    ],
  ],
  [
    "owned by an event",
    { ownerReferences: [{ apiVersion: "v1", kind: "Event", name: "e", uid: "u" }] },
    [
      'metadata.ownerReferences: Invalid value: {"apiVersion":"v1","kind":"Event","name":"e","uid":"u"}: ' +
        "/v1, Kind=Event is disallowed from being an owner",
    ],
  ],
  [
    "with two controllers",
    {
      ownerReferences: [
        { ...owner, controller: true },
        { ...owner, name: "rs2", uid: "u2", controller: true },
      ],
    },
    [
      "metadata.ownerReferences: Invalid value: " +
        '[{"apiVersion":"apps/v1","kind":"ReplicaSet","name":"rs","uid":"u1","controller":true},' +
        '{"apiVersion":"apps/v1","kind":"ReplicaSet","name":"rs2","uid":"u2","controller":true}]: ' +
        'Only one reference can have Controller set to true. Found "true" in references for ReplicaSet/rs and ReplicaSet/rs2',
    ],
  ],
  [
    "with a bad finalizer",
    { finalizers: ["a b"] },
    [`metadata.finalizers: Invalid value: "a b": name part ${nameText}`],
  ],
  [
    "both orphaning and waiting for its dependents",
    { finalizers: ["orphan", "foregroundDeletion"] },
    [
      'metadata.finalizers: Invalid value: ["orphan","foregroundDeletion"]: finalizer orphan and ' +
        "foregroundDeletion cannot be both set",
    ],
  ],
  [
    "with bad managed fields",
    {
      managedFields: [{ manager: "a\u0007", operation: "Patch", fieldsType: "FieldsV2", subresource: "s".repeat(257) }],
    },
    [
      'metadata.managedFields[0].operation: Invalid value: "Patch": must be `Apply` or `Update`',
      'metadata.managedFields[0].fieldsType: Invalid value: "FieldsV2": must be `FieldsV1`',
      'metadata.managedFields[0].manager: Invalid value: "a\\a": invalid character U+0007 (at position 1)',
      "metadata.managedFields[0].subresource: Too long: may not be more than 256 bytes",
    ],
  ],
];

for (const [title, more, errors] of refused) {
  test(`an object ${title} is refused`, () => {
    assert.equal(texts(validateObjectMeta({ name: "web", namespace: "default", ...more }, rules)), errors);
  });
}

const formats: readonly (readonly ["dnsSubdomain" | "dnsLabel" | "dns1035Label" | "pathSegment", string, boolean])[] = [
  ["dnsSubdomain", "a.b-c.9", true],
  ["dnsSubdomain", "a..b", false],
  ["dnsSubdomain", "a.-b", false],
  ["dnsLabel", "9-a", true],
  ["dnsLabel", "a.b", false],
  ["dns1035Label", "9-a", false],
  ["dns1035Label", "a-9", true],
  ["pathSegment", "system:node:A", true],
  ["pathSegment", "..", false],
  ["pathSegment", "a/b", false],
  ["pathSegment", "a%b", false],
];

for (const [nameFormat, name, isValid] of formats) {
  test(`${name} is ${isValid ? "a" : "no"} name of format ${nameFormat}`, () => {
    assert.is(validateObjectMeta({ name }, { nameFormat, namespaced: false }).length === 0, isValid);
  });
}

test("an object with everything in order is accepted", () => {
  const metadata: ObjectMetaLike = {
    name: "web-1.example",
    generateName: "web-",
    namespace: "default",
    generation: 3,
    labels: { app: "web", "example.com/tier": "" },
    annotations: { "Example.com/Note": "any text, even \u0000" },
    ownerReferences: [{ ...owner, controller: true }],
    finalizers: ["example.com/keep"],
    managedFields: [{ manager: "kubectl", operation: "Update", fieldsType: "FieldsV1" }],
  };
  assert.equal(validateObjectMeta(metadata, rules), []);
});

test("a cluster-wide object may not have a namespace", () => {
  const errors = validateObjectMeta({ name: "n", namespace: "x" }, { nameFormat: "dnsSubdomain", namespaced: false });
  assert.equal(texts(errors), ["metadata.namespace: Forbidden: not allowed on this type"]);
});

const stored: ObjectMetaLike = {
  name: "a",
  namespace: "n",
  uid: "u",
  creationTimestamp: "2026-01-01T00:00:00Z",
  generation: 4,
};
const changes: readonly (readonly [title: string, more: ObjectMetaLike, errors: readonly string[]])[] = [
  ["nothing", {}, []],
  ["labels", { labels: { a: "b" } }, []],
  ["the name", { name: "b" }, ['metadata.name: Invalid value: "b": field is immutable']],
  ["the namespace", { namespace: "m" }, ['metadata.namespace: Invalid value: "m": field is immutable']],
  ["the uid", { uid: "v" }, ['metadata.uid: Invalid value: "v": field is immutable']],
  [
    "the time of creation",
    { creationTimestamp: "2027-01-01T00:00:00Z" },
    ['metadata.creationTimestamp: Invalid value: "2027-01-01T00:00:00Z": field is immutable'],
  ],
  [
    "the time of deletion",
    { deletionTimestamp: "2027-01-01T00:00:00Z", deletionGracePeriodSeconds: 5 },
    [
      'metadata.deletionTimestamp: Invalid value: "2027-01-01T00:00:00Z": field is immutable',
      "metadata.deletionGracePeriodSeconds: Invalid value: 5: field is immutable",
    ],
  ],
  ["the generation, downwards", { generation: 3 }, ["metadata.generation: Invalid value: 3: must not be decremented"]],
  ["the generation, upwards", { generation: 5 }, []],
];

for (const [title, more, errors] of changes) {
  test(`changing ${title} gives ${errors.length} errors`, () => {
    assert.equal(texts(validateObjectMetaUpdate({ ...stored, ...more }, stored)), errors);
  });
}

test("finalizers may leave an object that is being deleted, but none may come", () => {
  const old = { ...stored, deletionTimestamp: "2026-01-02T00:00:00Z", finalizers: ["a/a", "a/b"] };
  assert.equal(validateObjectMetaUpdate({ ...old, finalizers: ["a/b"] }, old), []);
  assert.equal(texts(validateObjectMetaUpdate({ ...old, finalizers: ["a/b", "a/d", "a/c"] }, old)), [
    "metadata.finalizers: Forbidden: no new finalizers can be added if the object is being deleted, found " +
      'new finalizers []string{"a/c", "a/d"}',
  ]);
});

test("owner references that repeat are dropped with a warning", () => {
  const metadata = { ownerReferences: [owner, { ...owner }, { ...owner, uid: "u2" }] };
  const [warning, ...others] = dropDuplicateOwners(metadata);
  assert.equal(others, []);
  assert.match(warning ?? "", "duplicate UID(s) observed: u1");
  assert.equal(metadata.ownerReferences, [owner, { ...owner, uid: "u2" }]);
  assert.equal(dropDuplicateOwners(metadata), []);
});

test("a generated name is the base and five characters, and always a valid name", () => {
  assert.is(
    generateName("web-", () => 0),
    "web-bbbbb",
  );
  assert.is(
    generateName("web-", () => 0.999),
    "web-99999",
  );
  assert.is(generateName("a".repeat(80), () => 0).length, 63);
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z][-a-z0-9]{0,70}$/),
      fc.noShrink(fc.double({ min: 0, max: 0.999999 })),
      (base, random) => {
        const name = generateName(base, () => random);
        return name.length <= 63 && dnsSubdomain(name) === undefined;
      },
    ),
  );
});

const selectors: readonly (readonly [
  operator: LabelSelectorRequirement["operator"],
  values: string[],
  labels: Record<string, string>,
  boolean,
])[] = [
  ["In", ["a", "b"], { key: "a" }, true],
  ["In", ["a", "b"], { key: "c" }, false],
  ["In", ["a"], {}, false],
  ["NotIn", ["a"], { key: "a" }, false],
  ["NotIn", ["a"], { key: "b" }, true],
  ["NotIn", ["a"], {}, true],
  ["Exists", [], { key: "" }, true],
  ["Exists", [], {}, false],
  ["DoesNotExist", [], { key: "" }, false],
  ["DoesNotExist", [], {}, true],
];

for (const [operator, values, labels, isMatch] of selectors) {
  test(`key ${operator} [${values}] ${isMatch ? "matches" : "does not match"} ${JSON.stringify(labels)}`, () => {
    assert.is(selectorMatches({ matchExpressions: [{ key: "key", operator, values }] }, labels), isMatch);
  });
}

test("a selector's values must fit its operator", () => {
  const matchExpressions: LabelSelectorRequirement[] = [
    { key: "a", operator: "In" },
    { key: "a", operator: "Exists", values: ["x"] },
    { key: "a", operator: "NotIn", values: ["b c"] },
  ];
  const errors: FieldError[] = [];
  checkLabelSelector({ matchLabels: { "a b": "c" }, matchExpressions }, undefined, { errors, isCreate: true });
  assert.equal(texts(errors), [
    `matchLabels: Invalid value: "a b": name part ${nameText}`,
    "matchExpressions[0].values: Required value: must be specified when `operator` is 'In' or 'NotIn'",
    "matchExpressions[1].values: Forbidden: may not be specified when `operator` is 'Exists' " + "or 'DoesNotExist'",
    `matchExpressions[2].values[0]: Invalid value: "b c": ${valueText}`,
  ]);
});

function texts(errors: readonly FieldError[]): string[] {
  return errors.map((each) => `${each.field}: ${each.message}`);
}

test.run();
