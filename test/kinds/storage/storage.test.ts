import * as assert from "uvu/assert";
import { code as driverCode } from "../../../generated/storage/v1/csiDriver.code.ts";
import { code as nodeCode } from "../../../generated/storage/v1/csiNode.code.ts";
import { code as capacityCode } from "../../../generated/storage/v1/csiStorageCapacity.code.ts";
import { code as classCode } from "../../../generated/storage/v1/storageClass.code.ts";
import { code as attachmentCode } from "../../../generated/storage/v1/volumeAttachment.code.ts";
import { code as attributesCode } from "../../../generated/storage/v1/volumeAttributesClass.code.ts";
import { code as betaAttributesCode } from "../../../generated/storage/v1beta1/volumeAttributesClass.code.ts";
import { suite } from "../../harness/suite.ts";
import { createErrors, merged, updateErrors } from "../strategyErrors.ts";

const test = suite("storage strategies");

type Row = readonly [title: string, patch: object, errors: readonly string[]];

const storageClass = { metadata: { name: "fast" }, provisioner: "disk.example.com", parameters: { type: "ssd" } };
const term = (...values: string[]) => ({ matchLabelExpressions: [{ key: "zone", values }] });
const tooManyBytes = { a: "x".repeat(256 * 1024) };
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, "v"]));

const classes: readonly Row[] = [
  ["with a provisioner", {}, []],
  ["whose provisioner shouts", { provisioner: "EXAMPLE.com/Disk" }, []],
  ["without a provisioner", { provisioner: "" }, ["provisioner: Required value"]],
  [
    "with an odd provisioner",
    { provisioner: "a/b/c" },
    [
      "provisioner: Invalid value: \"a/b/c\": a valid label key must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]') with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')",
    ],
  ],
  ["with too many words", { parameters: many(512) }, ["parameters: Too many: 513: must have at most 512 items"]],
  ["with too long words", { parameters: tooManyBytes }, ["parameters: Too long: may not be more than 262144 bytes"]],
  ["with a word of no name", { parameters: { "": "a" } }, ['parameters: Invalid value: "": field can not be empty.']],
  [
    "with policies nobody knows",
    { reclaimPolicy: "Recycle", volumeBindingMode: "Later" },
    [
      'reclaimPolicy: Unsupported value: "Recycle": supported values: "Delete", "Retain"',
      'volumeBindingMode: Unsupported value: "Later": supported values: "Immediate", "WaitForFirstConsumer"',
    ],
  ],
  ["in two zones", { allowedTopologies: [term("a"), term("b")] }, []],
  [
    "in a zone without values",
    { allowedTopologies: [term()] },
    ["allowedTopologies[0].matchLabelExpressions[0].values: Required value"],
  ],
  [
    "in one zone twice",
    { allowedTopologies: [term("a", "b", "a")] },
    ['allowedTopologies[0].matchLabelExpressions[0].values[2]: Duplicate value: "a"'],
  ],
  [
    "in the same zones twice",
    { allowedTopologies: [term("a", "b"), term("b", "a")] },
    ['allowedTopologies[1].matchLabelExpressions: Duplicate value: ""'],
  ],
  [
    "that repeats a key",
    {
      allowedTopologies: [
        { matchLabelExpressions: [...term("a").matchLabelExpressions, ...term("b").matchLabelExpressions] },
      ],
    },
    ['allowedTopologies[0].matchLabelExpressions[1].key: Duplicate value: "zone"'],
  ],
];

for (const [title, patch, errors] of classes) {
  test(`a storage class ${title} gives ${errors.length} errors`, () => {
    assert.equal(createErrors(classCode, merged(storageClass, patch) as object), errors);
  });
}

const classChanges: readonly Row[] = [
  ["nothing", {}, []],
  ["whether claims may grow", { allowVolumeExpansion: true, mountOptions: ["ro"] }, []],
  [
    "the parameters",
    { parameters: { type: "hdd" } },
    ['parameters: Invalid value: {"type":"hdd"}: field is immutable'],
  ],
  ["the provisioner", { provisioner: "a" }, ['provisioner: Invalid value: "a": field is immutable']],
  [
    "what becomes of volumes",
    { reclaimPolicy: "Retain" },
    ['reclaimPolicy: Invalid value: "Retain": field is immutable'],
  ],
  [
    "when volumes are made",
    { volumeBindingMode: "WaitForFirstConsumer" },
    ['volumeBindingMode: Invalid value: "WaitForFirstConsumer": field is immutable'],
  ],
];

for (const [title, change, errors] of classChanges) {
  test(`changing ${title} of a storage class gives ${errors.length} errors`, () => {
    assert.equal(updateErrors(classCode, { old: storageClass, change }), errors);
  });
}

const attributes = { metadata: { name: "gold" }, driverName: "disk.example.com", parameters: { iops: "5" } };

const attributeRows: readonly Row[] = [
  ["of a driver", {}, []],
  ["of no driver", { driverName: "" }, ["driverName: Required value"]],
  [
    "without parameters",
    { parameters: null },
    ["parameters: Required value: must contain at least one key/value pair"],
  ],
  ["with too many parameters", { parameters: many(512) }, ["parameters: Too many: 513: must have at most 512 items"]],
];

for (const [title, patch, errors] of attributeRows) {
  test(`an attributes class ${title} gives ${errors.length} errors`, () => {
    assert.equal(createErrors(attributesCode, merged(attributes, patch) as object), errors);
  });
}

test("an attributes class stays as it is in every version", () => {
  const change = { driverName: "b", parameters: { iops: "6" } };
  const errors = [
    "driverName: Forbidden: updates to driverName are forbidden.",
    "parameters: Forbidden: updates to parameters are forbidden.",
  ];
  assert.equal(updateErrors(attributesCode, { old: attributes, change }), errors);
  assert.equal(updateErrors(betaAttributesCode, { old: attributes, change }), errors);
});

const attachment = {
  metadata: { name: "a" },
  spec: { attacher: "disk.example.com", nodeName: "n1", source: { persistentVolumeName: "pv1" } },
};

const attachments: readonly Row[] = [
  ["of a volume", {}, []],
  [
    "of nothing",
    { spec: { source: { persistentVolumeName: null } } },
    ["spec.source: Required value: must specify exactly one of inlineVolumeSpec and persistentVolumeName"],
  ],
  [
    "of two volumes",
    { spec: { source: { inlineVolumeSpec: { hostPath: { path: "/a" } } } } },
    ["spec.source: Forbidden: must specify exactly one of inlineVolumeSpec and persistentVolumeName"],
  ],
  [
    "of a volume without a name",
    { spec: { source: { persistentVolumeName: "" } } },
    ["spec.source.persistentVolumeName: Required value: must specify non empty persistentVolumeName"],
  ],
  [
    "by nobody, nowhere",
    { spec: { attacher: "", nodeName: "" } },
    [
      "spec.attacher: Required value",
      `spec.nodeName: Invalid value: "": a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')`,
    ],
  ],
  [
    "by a driver with a long name",
    { spec: { attacher: "a".repeat(64) } },
    ["spec.attacher: Too long: may not be more than 63 bytes"],
  ],
];

for (const [title, patch, errors] of attachments) {
  test(`an attachment ${title} gives ${errors.length} errors`, () => {
    assert.equal(createErrors(attachmentCode, merged(attachment, patch) as object), errors);
  });
}

test("an attachment stays as it is", () => {
  assert.equal(updateErrors(attachmentCode, { old: attachment, change: { spec: { nodeName: "n2" } } }), [
    'spec: Invalid value: {"attacher":"disk.example.com","nodeName":"n2","source":{"persistentVolumeName":"pv1"}}: field is immutable',
  ]);
});

test("what an attacher reports is bounded", () => {
  const write = (status: object) =>
    updateErrors(attachmentCode, { old: attachment, change: { status }, subresource: "status" });
  assert.equal(write({ attached: true, attachmentMetadata: { path: "/dev/a" } }), []);
  assert.equal(write({ attached: true, attachmentMetadata: tooManyBytes }), [
    "status.attachmentMetadata: Too long: may not be more than 262144 bytes",
  ]);
  assert.equal(write({ attached: false, attachError: { message: "x".repeat(1025) } }), [
    "status.attachError.message: Too long: may not be more than 1024 bytes",
  ]);
});

const driver = { metadata: { name: "disk.example.com" }, spec: {} };
const tokens = (...tokenRequests: object[]) => ({ spec: { tokenRequests } });

const drivers: readonly Row[] = [
  ["with a name", {}, []],
  ["with a name of two long parts", { metadata: { name: `${"a".repeat(63)}.example.com` } }, []],
  ["with tokens", tokens({ audience: "" }, { audience: "b", expirationSeconds: 600 }), []],
  [
    "with two tokens for one audience",
    tokens({ audience: "a" }, { audience: "a" }),
    ['spec.tokenRequests[1].audience: Duplicate value: "a"'],
  ],
  [
    "with a short token",
    tokens({ audience: "a", expirationSeconds: 599 }),
    ["spec.tokenRequests[0].expirationSeconds: Invalid value: 599: may not specify a duration less than 10 minutes"],
  ],
  [
    "with a long token",
    tokens({ audience: "a", expirationSeconds: 2 ** 32 + 1 }),
    [
      "spec.tokenRequests[0].expirationSeconds: Invalid value: 4294967297: may not specify a duration larger than 2^32 seconds",
    ],
  ],
];

for (const [title, patch, errors] of drivers) {
  test(`a storage driver ${title} gives ${errors.length} errors`, () => {
    assert.equal(createErrors(driverCode, merged(driver, patch) as object), errors);
  });
}

test("a storage driver keeps whether it attaches and how long its volumes live", () => {
  const change = { spec: { attachRequired: false, volumeLifecycleModes: ["Ephemeral"], requiresRepublish: true } };
  assert.equal(updateErrors(driverCode, { old: driver, change }), [
    "spec.attachRequired: Invalid value: false: field is immutable",
    'spec.volumeLifecycleModes: Invalid value: ["Ephemeral"]: field is immutable',
  ]);
});

const onNode = {
  name: "disk.example.com",
  nodeID: "n1",
  topologyKeys: ["example.com/zone"],
  allocatable: { count: 5 },
};
const node = (...given: object[]) => ({ metadata: { name: "n1" }, spec: { drivers: given } });

const nodes: readonly (readonly [title: string, object: object, errors: readonly string[]])[] = [
  ["with a driver", node(onNode), []],
  ["with a driver twice", node(onNode, onNode), ['spec.drivers[1].name: Duplicate value: "disk.example.com"']],
  [
    "whose driver says nothing",
    node({ name: "", nodeID: "" }),
    ["spec.drivers[0].name: Required value", "spec.drivers[0].nodeID: Required value"],
  ],
  [
    "of a driver with many words",
    node({ name: "a", nodeID: "x".repeat(257) }),
    [`spec.drivers[0].nodeID: Invalid value: "${"x".repeat(257)}": must be 256 characters or less`],
  ],
  ["in one zone twice", node({ ...onNode, topologyKeys: ["a", "a"] }), ['spec.drivers[0]: Duplicate value: "a"']],
  [
    "that holds less than nothing",
    node({ ...onNode, allocatable: { count: -1 } }),
    ["spec.drivers[0].allocatable.count: Invalid value: -1: must be greater than or equal to 0"],
  ],
];

for (const [title, object, errors] of nodes) {
  test(`a storage node ${title} gives ${errors.length} errors`, () => {
    assert.equal(createErrors(nodeCode, object), errors);
  });
}

test("drivers of a node come and go, and stay what they are but for their count", () => {
  const write = (...given: object[]) =>
    updateErrors(nodeCode, { old: node(onNode), change: { spec: { drivers: given } } });
  assert.equal(write(), []);
  assert.equal(write(onNode, { name: "b", nodeID: "b" }), []);
  assert.equal(write({ ...onNode, allocatable: { count: 7 } }), []);
  assert.equal(write({ ...onNode, nodeID: "n2" }), [
    'spec.drivers: Invalid value: {"name":"disk.example.com","nodeID":"n2","topologyKeys":["example.com/zone"]}: field is immutable',
  ]);
});

const capacity = {
  metadata: { name: "c", namespace: "a" },
  storageClassName: "fast",
  nodeTopology: {},
  capacity: "5Gi",
};

const capacities: readonly Row[] = [
  ["of a class", {}, []],
  [
    "of no class",
    { storageClassName: "" },
    [
      `storageClassName: Invalid value: "": a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')`,
    ],
  ],
  [
    "below zero",
    { capacity: "-1", maximumVolumeSize: "-1Gi" },
    ['capacity: Invalid value: "-1": must be greater than or equal to 0'],
  ],
  [
    "on nodes that are not chosen",
    { nodeTopology: { matchExpressions: [{ key: "a", operator: "Exists", values: ["b"] }] } },
    [
      "nodeTopology.matchExpressions[0].values: Forbidden: may not be specified when `operator` is 'Exists' or 'DoesNotExist'",
    ],
  ],
];

for (const [title, patch, errors] of capacities) {
  test(`a storage capacity ${title} gives ${errors.length} errors`, () => {
    assert.equal(createErrors(capacityCode, merged(capacity, patch) as object), errors);
  });
}

test("a storage capacity stays of its class and place", () => {
  const change = { storageClassName: "slow", nodeTopology: { matchLabels: { zone: "a" } }, capacity: "6Gi" };
  assert.equal(updateErrors(capacityCode, { old: capacity, change }), [
    'nodeTopology: Invalid value: {"matchLabels":{"zone":"a"}}: field is immutable',
    'storageClassName: Invalid value: "slow": field is immutable',
  ]);
});

test.run();
