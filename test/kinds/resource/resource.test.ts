import * as assert from "uvu/assert";
import { code as classCode } from "../../../generated/resource/v1/deviceClass.code.ts";
import { code as claimCode } from "../../../generated/resource/v1/resourceClaim.code.ts";
import { code as templateCode } from "../../../generated/resource/v1/resourceClaimTemplate.code.ts";
import { code as sliceCode } from "../../../generated/resource/v1/resourceSlice.code.ts";
import { code as oldClaimCode } from "../../../generated/resource/v1beta1/resourceClaim.code.ts";
import { code as oldTemplateCode } from "../../../generated/resource/v1beta1/resourceClaimTemplate.code.ts";
import { code as oldSliceCode } from "../../../generated/resource/v1beta1/resourceSlice.code.ts";
import { code as betaClaimCode } from "../../../generated/resource/v1beta2/resourceClaim.code.ts";
import { suite } from "../../harness/suite.ts";
import { createErrors, merged, updateErrors } from "../strategyErrors.ts";

const test = suite("resource strategies");

type Row = readonly [title: string, patch: object, errors: readonly string[]];

const exactly = { deviceClassName: "gpu" };
const request = { name: "one", exactly };
const two = {
  name: "two",
  firstAvailable: [
    { name: "big", ...exactly },
    { name: "small", ...exactly },
  ],
};
const referenceText =
  "must be the name of a request in the claim or the name of a request and a subrequest separated by '/'";

/** Errors of a claim for these devices; paths are below the claim. */
const claims: readonly Row[] = [
  ["for a device", { requests: [request] }, []],
  [
    "for devices with all that may be said of them",
    {
      requests: [
        { name: "one", exactly: { ...exactly, selectors: [{ cel: { expression: "device.driver == 'a'" } }] } },
        two,
      ],
      constraints: [{ requests: ["one", "two/big"], matchAttribute: "example.com/numa" }],
      config: [{ requests: ["two"], opaque: { driver: "gpu.example.com", parameters: { kind: "A" } } }],
    },
    [],
  ],
  ["with two requests of one name", { requests: [request, request] }, ['.requests[1].name: Duplicate value: "one"']],
  [
    "with a request for nothing",
    { requests: [{ name: "one" }] },
    [".requests[0]: Required value: exactly one of `exactly` or `firstAvailable` is required"],
  ],
  [
    "with a request in both forms",
    { requests: [{ ...two, exactly }] },
    [
      ".requests[0]: Invalid value: null: exactly one of `exactly` or `firstAvailable` is required, but multiple fields are set",
    ],
  ],
  [
    "with counts that contradict the mode",
    {
      requests: [
        { name: "one", exactly: { ...exactly, allocationMode: "All", count: 2 } },
        { name: "two", exactly: { ...exactly, count: -1 } },
      ],
    },
    [
      ".requests[0].exactly.count: Invalid value: 2: must not be specified when allocationMode is 'All'",
      ".requests[1].exactly.count: Invalid value: -1: must be greater than zero",
    ],
  ],
  [
    "with selectors that select nothing",
    { requests: [{ name: "one", exactly: { ...exactly, selectors: [{}, { cel: { expression: "1" } }] } }] },
    [
      ".requests[0].exactly.selectors[0].cel: Required value",
      '.requests[0].exactly.selectors[1].cel.expression: Invalid value: "1": must evaluate to bool',
    ],
  ],
  [
    "that bears a taint whatever its value, and a value",
    {
      requests: [{ name: "one", exactly: { ...exactly, tolerations: [{ key: "a", operator: "Exists", value: "b" }] } }],
    },
    ['.requests[0].exactly.tolerations[0].value: Invalid value: "b": must be empty for operator `Exists`'],
  ],
  [
    "whose constraints speak of other requests",
    { requests: [request], constraints: [{ requests: ["two", "one", "one"], matchAttribute: "example.com/numa" }] },
    [
      `.constraints[0].requests[0]: Invalid value: "two": ${referenceText}`,
      '.constraints[0].requests[2]: Duplicate value: "one"',
    ],
  ],
  [
    "whose constraints constrain nothing",
    { requests: [request], constraints: [{}, { matchAttribute: "numa" }, { matchAttribute: "a/b/c" }] },
    [
      ".constraints[0]: Required value: exactly one of `matchAttribute` or `distinctAttribute` is required",
      '.constraints[1].matchAttribute: Invalid value: "numa": must include a domain',
      '.constraints[2].matchAttribute: Invalid value: "a/b/c": must be a C identifier, or a domain and one joined by /',
    ],
  ],
  [
    "with settings for nobody",
    { requests: [request], config: [{ requests: ["x"] }, { opaque: { driver: "a.example.com" } }] },
    [
      ".config[0].opaque: Required value",
      ".config[1].opaque.parameters: Required value",
      `.config[0].requests[0]: Invalid value: "x": ${referenceText}`,
    ],
  ],
];

for (const [title, devices, errors] of claims) {
  test(`a claim ${title} gives ${errors.length} errors, as does a template`, () => {
    const expected = (path: string) => errors.map((each) => `${path}${each}`);
    assert.equal(createErrors(claimCode, { spec: { devices } }), expected("spec.devices"));
    assert.equal(createErrors(betaClaimCode, { spec: { devices } }), expected("spec.devices"));
    assert.equal(createErrors(templateCode, { spec: { spec: { devices } } }), expected("spec.spec.devices"));
  });
}

test("claims and templates of the first form are checked as those of the newest", () => {
  const devices = { requests: [{ name: "one", deviceClassName: "gpu", count: -1 }] };
  const text = "Invalid value: -1: must be greater than zero";
  assert.equal(createErrors(oldClaimCode, { spec: { devices } }), [`spec.devices.requests[0].exactly.count: ${text}`]);
  assert.equal(createErrors(oldTemplateCode, { spec: { spec: { devices } } }), [
    `spec.spec.devices.requests[0].exactly.count: ${text}`,
  ]);
});

const claim = { metadata: { name: "c", namespace: "a" }, spec: { devices: { requests: [request] } } };
const consumer = { resource: "pods", name: "p", uid: "1" };

test("what a claim asks for does not change", () => {
  const errors = updateErrors(claimCode, { old: claim, change: { spec: { devices: { requests: [two] } } } });
  assert.is(errors.length, 1);
  assert.match(errors[0] ?? "", /^spec: Invalid value: \{.*\}: field is immutable$/);
});

test("a claim is used once it has its devices, and keeps them", () => {
  const write = (old: object, status: object) =>
    updateErrors(claimCode, { old, change: { status }, subresource: "status" });
  assert.equal(write(claim, { reservedFor: [consumer] }), [
    "status.reservedFor: Forbidden: may not be specified when `allocated` is not set",
  ]);
  const allocation = { devices: { results: [{ request: "one", driver: "a", pool: "b", device: "c" }] } };
  assert.equal(write(claim, { allocation, reservedFor: [consumer] }), []);
  const given = { ...claim, status: { allocation } };
  const other = { devices: { results: [{ request: "one", driver: "a", pool: "b", device: "d" }] } };
  assert.is(write(given, { allocation: other }).length, 1);
  assert.match(write(given, { allocation: other })[0] ?? "", /^status\.allocation: .*: field is immutable$/);
});

test("a class has selectors that select and settings for a driver", () => {
  const spec = { selectors: [{ cel: { expression: "device.x ==" } }], config: [{}] };
  const [first, second = ""] = createErrors(classCode, { metadata: { name: "gpu" }, spec });
  assert.is(first, "spec.config[0].opaque: Required value");
  assert.match(
    second,
    'spec.selectors[0].cel.expression: Invalid value: "device.x ==": compilation failed: ERROR: <input>:1:',
  );
});

const slice = {
  metadata: { name: "s" },
  spec: { driver: "gpu.example.com", nodeName: "n1", pool: { name: "n1", generation: 1, resourceSliceCount: 1 } },
};
const device = (more: object) => ({ spec: { devices: [{ name: "gpu-0", ...more }] } });
const placeText = "exactly one of `nodeName`, `nodeSelector`, `allNodes`, `perDeviceNodeSelection` is required";

const slices: readonly Row[] = [
  ["on a node", device({ attributes: { model: { string: "a" }, "example.com/driver": { version: "1.2.3" } } }), []],
  ["on no node", { spec: { nodeName: null } }, [`spec: Required value: ${placeText}`]],
  [
    "on a node and on all",
    { spec: { allNodes: true } },
    [`spec: Invalid value: "{\`nodeName\`, \`allNodes\`}": ${placeText}, but multiple fields are set`],
  ],
  [
    "with two devices of one name",
    { spec: { devices: [{ name: "a" }, { name: "a" }] } },
    ['spec.devices[1]: Duplicate value: "a"'],
  ],
  [
    "with attributes of no value and of two",
    device({ attributes: { a: {}, b: { int: 1, bool: true } } }),
    [
      'spec.devices[0].attributes[a]: Invalid value: "": exactly one value must be specified',
      'spec.devices[0].attributes[b]: Invalid value: {"int":1,"bool":true}: exactly one value must be specified',
    ],
  ],
  [
    "with an odd version and a long text",
    device({ attributes: { a: { version: "v1" }, b: { string: "x".repeat(65) } } }),
    [
      'spec.devices[0].attributes[a].version: Invalid value: "v1": must be a string compatible with semver.org spec 2.0.0',
      "spec.devices[0].attributes[b].string: Too long: may not be more than 64 bytes",
    ],
  ],
  [
    "whose device has a place of its own",
    device({ nodeName: "n2" }),
    ['spec.devices[0].nodeName: Invalid value: "n2": field is only allowed when `perDeviceNodeSelection` is true'],
  ],
  [
    "whose device has no place of its own",
    { spec: { nodeName: null, perDeviceNodeSelection: true, devices: [{ name: "a" }] } },
    [
      "spec.devices[0]: Required value: exactly one of `nodeName`, `nodeSelector`, or `allNodes` is required when `perDeviceNodeSelection` is true",
    ],
  ],
  [
    "with many devices",
    { spec: { devices: Array.from({ length: 129 }, (_, index) => ({ name: `d${index}` })) } },
    ["spec.devices: Too many: 129: must have at most 128 items"],
  ],
];

for (const [title, patch, errors] of slices) {
  test(`a slice ${title} gives ${errors.length} errors`, () => {
    assert.equal(createErrors(sliceCode, merged(slice, patch) as object), errors);
  });
}

test("a slice of the first form is checked as one of the newest", () => {
  const devices = [{ name: "a", basic: { attributes: { b: {} } } }];
  assert.equal(createErrors(oldSliceCode, merged(slice, { spec: { devices } }) as object), [
    'spec.devices[0].attributes[b]: Invalid value: "": exactly one value must be specified',
  ]);
});

test("a slice stays with its driver, pool and node in every version", () => {
  const change = { spec: { driver: "b", nodeName: "n2", pool: { name: "p" } } };
  const errors = [
    'spec.driver: Invalid value: "b": field is immutable',
    'spec.pool.name: Invalid value: "p": field is immutable',
    'spec.nodeName: Invalid value: "n2": field is immutable',
  ];
  assert.equal(updateErrors(sliceCode, { old: slice, change }), errors);
  assert.equal(updateErrors(oldSliceCode, { old: slice, change }), errors);
});

test.run();
