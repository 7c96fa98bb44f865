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
  ["with two requests of one name", { requests: [request, request] }, ['.requests[1]: Duplicate value: "one"']],
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
      '.requests[0].exactly.selectors[1].cel.expression: Invalid value: "1": must evaluate to bool or the unknown type, not int',
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
      '.constraints[0]: Required value: exactly one of "matchAttribute" or "distinctAttribute" is required, ' +
        "but multiple fields are set",
      '.constraints[1].matchAttribute: Invalid value: "numa": a fully qualified name must be a domain and a name separated by a slash',
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

test("what a claim was given are devices for its requests, and reports are about these", () => {
  const write = (status: object, old: object = claim) =>
    updateErrors(claimCode, { old, change: { status }, subresource: "status" });
  const result = { request: "one", driver: "gpu.example.com", pool: "n1", device: "gpu-0" };
  const given = (...results: (typeof result)[]) => ({ allocation: { devices: { results } } });
  const at = "status.allocation.devices.results[0]";
  assert.equal(write(given({ ...result, request: "two" })), [`${at}.request: Invalid value: "two": ${referenceText}`]);
  assert.equal(write(given({ ...result, driver: "", pool: "", device: "" })), [
    `${at}.driver: Required value`,
    `${at}.pool: Required value`,
    `${at}.device: Invalid value: "": a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')`,
  ]);
  const [odd = ""] = write(given({ ...result, ...{ shareID: "1" } }));
  assert.match(odd, /shareID: .*must be in RFC 4122 normalized form/);
  const report = { driver: "gpu.example.com", pool: "n1", device: "gpu-0" };
  const ips = ["10.0.0.1/24", "10.0.0.1"];
  assert.equal(write({ ...given(result), devices: [{ ...report, networkData: { ips } }] }), [
    'status.devices[0].networkData.ips[1]: Invalid value: "10.0.0.1": must be a valid address in CIDR form, ' +
      "(e.g. 10.9.8.7/24 or 2001:db8::1/64)",
  ]);
  assert.equal(write({ ...given(result), devices: [report, { ...report, device: "gpu-1" }, report] }), [
    'status.devices[2]: Duplicate value: {"driver":"gpu.example.com","device":"gpu-0","pool":"n1"}',
    'status.devices[1]: Invalid value: {"Driver":"gpu.example.com","Pool":"n1","Device":"gpu-1","ShareID":""}: must be an allocated device in the claim',
  ]);
  assert.equal(write({ ...given(result), reservedFor: [consumer, consumer] }), [
    'status.reservedFor[1].uid: Duplicate value: "1"',
  ]);
  const leaving = { ...claim, metadata: { ...claim.metadata, deletionTimestamp: "2026-01-01T00:00:00Z" } };
  const used = { ...given(result), reservedFor: [consumer] };
  assert.equal(write(used, leaving), [
    "status.reservedFor: Forbidden: new entries may not be added while `deallocationRequested` or " +
      "`deletionTimestamp` are set",
  ]);
  assert.equal(write(used, { ...leaving, status: used }), []);
  const before = { ...claim, status: { ...given(result), devices: [report] } };
  const gone = structuredClone({ ...claim, status: { devices: [report] } });
  claimCode.strategy.prepareForUpdate?.(gone, before, { nowMs: 0, subresource: "status" });
  assert.equal(gone.status, {});
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

const selectors: readonly (readonly [expression: string, error: string | undefined])[] = [
  ["device.driver == 'a' && device.attributes['a'].b", undefined],
  ["device.attributes['a'].b", undefined],
  ["cel.bind(a, device.attributes['a'], a.b == 'q' && a.c > 1)", undefined],
  ["device.capacity['a'].b.compareTo(quantity('1Gi')) >= 0", undefined],
  ["device.attributes['a'].b.matches('[a-z]+')", undefined],
  ["device.none", "Invalid value: \"device.none\": compilation failed: ERROR: <input>:1:7: undefined field 'none'"],
  ["dyn(true)", 'Invalid value: "dyn(true)": must evaluate to bool or the unknown type, not dyn'],
  ["device", 'Invalid value: "device": must evaluate to bool or the unknown type, not kubernetes.DRADevice'],
  ["int('x') == 1", "Internal error: program instantiation failed: type conversion error from 'string' to 'int'"],
  [
    "device.attributes.all(k, device.attributes.all(j, device.attributes.all(l, device.attributes.all(m, k == m))))",
    "Forbidden: too complex, exceeds cost limit",
  ],
];

for (const [expression, error] of selectors) {
  test(`a selector of devices may be, or not: ${expression}`, () => {
    const [found] = createErrors(classCode, {
      metadata: { name: "gpu" },
      spec: { selectors: [{ cel: { expression } }] },
    });
    if (error === undefined) assert.is(found, undefined);
    else assert.ok(found?.startsWith(`spec.selectors[0].cel.expression: ${error}`), found);
  });
}

const slice = {
  metadata: { name: "s" },
  spec: { driver: "gpu.example.com", nodeName: "n1", pool: { name: "n1", generation: 1, resourceSliceCount: 1 } },
};
const device = (more: object) => ({ spec: { devices: [{ name: "gpu-0", ...more }] } });
const placeText = "exactly one of `nodeName`, `nodeSelector`, `allNodes`, `perDeviceNodeSelection` is required";

const devicePlaceText =
  "exactly one of `nodeName`, `nodeSelector`, or `allNodes` is required when `perDeviceNodeSelection` is set to true " +
  "in the ResourceSlice spec";
const shared = (requestPolicy: object) =>
  device({ allowMultipleAllocations: true, capacity: { memory: { value: "10", requestPolicy } } });
const policyPath = "spec.devices[0].capacity[memory].requestPolicy";

const slices: readonly Row[] = [
  ["on a node", device({ attributes: { model: { string: "a" }, "example.com/driver": { version: "1.2.3" } } }), []],
  ["on no node", { spec: { nodeName: null } }, [`spec: Required value: ${placeText}`]],
  [
    "on a node and on all",
    { spec: { allNodes: true } },
    [`spec: Invalid value: "{\`nodeName\`, \`allNodes\`}": ${placeText}, but multiple fields are set`],
  ],
  [
    "with a device that draws from one set of counters twice",
    device({
      consumesCounters: [
        { counterSet: "a", counters: { b: { value: "1" } } },
        { counterSet: "a", counters: { c: { value: "1" } } },
      ],
    }),
    ['spec.devices[0].consumesCounters[1]: Duplicate value: "a"'],
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
    [
      "spec.devices[0]: Invalid value: null: `nodeName`, `nodeSelector` and `allNodes` can only be set if " +
        "`perDeviceNodeSelection` is set to true in the ResourceSlice spec",
    ],
  ],
  [
    "whose device has no place of its own",
    { spec: { nodeName: null, perDeviceNodeSelection: true, devices: [{ name: "a" }] } },
    [`spec.devices[0]: Required value: ${devicePlaceText}`],
  ],
  [
    "whose device has two places of its own",
    {
      spec: { nodeName: null, perDeviceNodeSelection: true, devices: [{ name: "a", nodeName: "n", allNodes: true }] },
    },
    [`spec.devices[0]: Invalid value: "{\`nodeName\`, \`allNodes\`}": ${devicePlaceText}`],
  ],
  [
    "on nodes that two terms choose",
    {
      spec: {
        nodeName: null,
        nodeSelector: {
          nodeSelectorTerms: ["a", "b"].map((key) => ({ matchExpressions: [{ key, operator: "Exists" }] })),
        },
      },
    },
    [
      'spec.nodeSelector.nodeSelectorTerms: Invalid value: [{"matchExpressions":[{"key":"a","operator":"Exists"}]},' +
        '{"matchExpressions":[{"key":"b","operator":"Exists"}]}]: must have exactly one node selector term',
    ],
  ],
  [
    "that is not on all nodes",
    { spec: { allNodes: false } },
    ["spec.allNodes: Invalid value: false: must be either unset or set to true"],
  ],
  [
    "on a node without a name",
    { spec: { nodeName: "" } },
    [
      'spec.nodeName: Invalid value: "": must be either unset or set to a non-empty string',
      `spec: Required value: ${placeText}`,
    ],
  ],
  [
    "of a pool with an odd segment",
    { spec: { pool: { name: "a/B" } } },
    [
      'spec.pool.name: Invalid value: "B": a lowercase RFC 1123 subdomain must consist of lower case alphanumeric ' +
        "characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex " +
        "used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')",
    ],
  ],
  ["of a driver in capitals", { spec: { driver: "GPU.example.com" } }, []],
  [
    "with devices and counters",
    { spec: { devices: [{ name: "a" }], sharedCounters: [{ name: "c", counters: { memory: { value: "1" } } }] } },
    ['spec: Invalid value: "": only one of `sharedCounters` or `devices` is allowed'],
  ],
  [
    "with counters of no counter, and of an odd name",
    {
      spec: {
        sharedCounters: [
          { name: "a", counters: {} },
          { name: "b", counters: { "-": { value: "1" } } },
        ],
      },
    },
    [
      "spec.sharedCounters[0].counters: Required value",
      'spec.sharedCounters[1].counters: Invalid value: "-": a lowercase RFC 1123 label must consist of lower case ' +
        "alphanumeric characters or '-', and must start and end with an alphanumeric character (e.g. 'my-name',  or " +
        "'123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')",
    ],
  ],
  [
    "with many devices with a taint",
    {
      spec: {
        devices: Array.from({ length: 65 }, (_, index) => ({
          name: `d${index}`,
          taints: index === 3 ? [{ key: "a", effect: "NoSchedule" }] : [],
        })),
      },
    },
    ["spec.devices: Too many: 65: must have at most 64 items"],
  ],
  ["whose device is bound on conditions", device({ bindingConditions: ["a"], bindingFailureConditions: ["b"] }), []],
  [
    "whose device is bound on conditions that never fail",
    device({ bindingConditions: ["a", "a"] }),
    [
      'spec.devices[0].bindingConditions[1]: Duplicate value: "a"',
      "spec.devices[0].bindingFailureConditions: Invalid value: null: " +
        "bindingFailureConditions are required to use bindingConditions",
    ],
  ],
  [
    "whose device is bound and not on one condition",
    device({ bindingConditions: ["a"], bindingFailureConditions: ["a"] }),
    [
      'spec.devices[0].bindingFailureConditions[0]: Invalid value: "a": ' +
        "bindingFailureConditions must not overlap with bindingConditions",
    ],
  ],
  [
    "whose device is not shared and has parts",
    device({ capacity: { memory: { value: "10", requestPolicy: { default: "1" } } } }),
    [`${policyPath}: Forbidden: allowMultipleAllocations must be true`],
  ],
  ["whose device has parts", shared({ default: "2", validValues: ["2", "4"] }), []],
  ["whose device has parts in a range", shared({ default: "4", validRange: { min: "2", max: "8", step: "2" } }), []],
  [
    "whose device has parts in two ways",
    shared({ default: "2", validValues: ["2"], validRange: { min: "2" } }),
    [
      `${policyPath}: Forbidden: exactly one policy can be specified, ` +
        'cannot specify "validValues" and "validRange" at the same time',
    ],
  ],
  [
    "whose device has parts and no usual one",
    shared({ validValues: ["2"] }),
    [`${policyPath}.default: Required value: required when validValues is defined`],
  ],
  [
    "whose device has odd parts",
    shared({ default: "3", validValues: ["4", "2", "2", "20"] }),
    [
      `${policyPath}.validValues[1]: Invalid value: "2": values must be sorted in ascending order`,
      `${policyPath}.validValues[2]: Duplicate value: "2"`,
      `${policyPath}.validValues[3]: Invalid value: "20": option is larger than capacity value: 10`,
      `${policyPath}.validValues: Invalid value: "3": default value is not valid according to the requestPolicy`,
    ],
  ],
  [
    "whose device has parts in an odd range",
    shared({ default: "1", validRange: { min: "4", max: "20", step: "3" } }),
    [
      `${policyPath}.validRange.min: Invalid value: "1": default is less than min: 4`,
      `${policyPath}.validRange.max: Invalid value: "20": max is larger than capacity value: 10`,
      `${policyPath}.validRange.step: Invalid value: "20": value is not a multiple of a given step (3) from (4)`,
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

test("a class names a resource that has a domain", () => {
  const errors = (extendedResourceName: string) =>
    createErrors(classCode, { metadata: { name: "gpu" }, spec: { extendedResourceName } });
  assert.equal(errors("example.com/gpu"), []);
  for (const name of ["gpu", "requests.example.com/gpu", "orch.io/gpu", "example.com/-"]) {
    assert.equal(errors(name), [
      `spec.extendedResourceName: Invalid value: "${name}": must be a valid extended resource name`,
    ]);
  }
});

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
