import * as assert from "uvu/assert";
import { code as range } from "../../../generated/core/v1/limitRange.code.ts";
import type { LimitRange } from "../../../generated/core/v1/limitRange.ts";
import { code as quota } from "../../../generated/core/v1/resourceQuota.code.ts";
import type { ResourceQuota } from "../../../generated/core/v1/resourceQuota.ts";
import { checksOf, stateErrors, status, texts, updateErrors } from "../../harness/kindChecks.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("quota and limit strategies");

type Row = readonly [title: string, parts: object, errors: readonly string[]];

const scopeText =
  "must be 'Exists' when scope is any of ResourceQuotaScopeTerminating, ResourceQuotaScopeNotTerminating, ResourceQuotaScopeBestEffort, ResourceQuotaScopeNotBestEffort or ResourceQuotaScopeCrossNamespacePodAffinity";
const expression = (scopeName: string, operator: string, values?: readonly string[]): object => ({
  scopeSelector: { matchExpressions: [{ scopeName, operator, ...(values === undefined ? {} : { values }) }] },
});
const at = "spec.scopeSelector.matchExpressions";

const quotas: readonly Row[] = [
  [
    "in order",
    { hard: { pods: "5", "requests.cpu": "500m", "count/jobs.batch": "2", "requests.hugepages-2Mi": 1 } },
    [],
  ],
  [
    "of something unknown",
    { hard: { foo: "1" } },
    [
      'spec.hard[foo]: Invalid value: "foo": must be a standard resource type or fully qualified',
      'spec.hard[foo]: Invalid value: "foo": must be a standard resource for quota',
    ],
  ],
  [
    "of parts and less than nothing",
    { hard: { pods: "500m", "count/a.b": "1500m", cpu: "-1" } },
    [
      'spec.hard[cpu]: Invalid value: "-1": must be greater than or equal to 0',
      'spec.hard[pods]: Invalid value: "500m": must be an integer',
      'spec.hard[count/a.b]: Invalid value: "1500m": must be an integer',
    ],
  ],
  [
    "of what is not in its scope",
    { hard: { pods: "5", "requests.storage": "1Gi" }, scopes: ["BestEffort"] },
    ['spec.scopes: Invalid value: ["BestEffort"]: unsupported scope applied to resource'],
  ],
  [
    "of two scopes that exclude each other",
    { scopes: ["Terminating", "NotTerminating"] },
    ['spec.scopes: Invalid value: ["Terminating","NotTerminating"]: conflicting scopes'],
  ],
  ["of an unknown scope", { scopes: ["Mine"] }, ['spec.scopes: Invalid value: ["Mine"]: unsupported scope']],
  [
    "that asks for a value of what is or is not",
    expression("BestEffort", "In", ["a"]),
    [`${at}.operator: Invalid value: "In": ${scopeText}`],
  ],
  [
    "that asks for one of no values",
    expression("PriorityClass", "In"),
    [
      `${at}.values: Required value: must be at least one value when \`operator\` is 'In' or 'NotIn' for scope selector`,
    ],
  ],
  [
    "that asks for any of some values",
    expression("PriorityClass", "Exists", ["a"]),
    [
      `${at}.values: Invalid value: ["a"]: must be no value when \`operator\` is 'Exist' or 'DoesNotExist' for scope selector`,
    ],
  ],
];
const checkQuota = checksOf(quota, (spec) => ({ spec }) as ResourceQuota);
for (const [title, spec, errors] of quotas) {
  test(`a quota ${title} gives ${errors.length} errors`, () => assert.equal(checkQuota(spec), errors));
}

test("the scopes of a quota stay, in any order", () => {
  const of = (...scopes: string[]): ResourceQuota => ({ spec: { scopes } }) as ResourceQuota;
  assert.equal(updateErrors(quota, of("BestEffort", "Terminating"), of("Terminating", "BestEffort")), []);
  assert.equal(updateErrors(quota, of("BestEffort"), of("Terminating")), [
    'spec.scopes: Invalid value: ["BestEffort"]: field is immutable',
  ]);
});

test("what is used of a quota is not negative", () => {
  const object: ResourceQuota = { status: { used: { pods: "-1" } } };
  assert.equal(texts(stateErrors(quota)(object, status)), [
    'status.used[pods]: Invalid value: "-1": must be greater than or equal to 0',
  ]);
});

const ranges: readonly Row[] = [
  ["in order", { min: { cpu: "100m" }, defaultRequest: { cpu: "200m" }, default: { cpu: 1 }, max: { cpu: 2 } }, []],
  [
    "upside down",
    { min: { cpu: "2" }, max: { cpu: "1" }, default: { cpu: "1" }, defaultRequest: { cpu: "1" } },
    [
      'spec.limits[0].min[cpu]: Invalid value: "2": min value 2 is greater than max value 1',
      'spec.limits[0].defaultRequest[cpu]: Invalid value: "1": min value 2 is greater than default request value 1',
      'spec.limits[0].default[cpu]: Invalid value: "2": min value 2 is greater than default value 1',
    ],
  ],
  [
    "that asks for more than it may",
    { max: { cpu: "2" }, default: { cpu: "3" }, defaultRequest: { cpu: "4" } },
    [
      'spec.limits[0].defaultRequest[cpu]: Invalid value: "4": default request value 4 is greater than max value 2',
      'spec.limits[0].defaultRequest[cpu]: Invalid value: "4": default request value 4 is greater than default limit value 3',
      'spec.limits[0].default[cpu]: Invalid value: "2": default value 3 is greater than max value 2',
    ],
  ],
  [
    "whose ratio is less than one",
    { maxLimitRequestRatio: { cpu: "500m" } },
    ['spec.limits[0].maxLimitRequestRatio[cpu]: Invalid value: "500m": ratio 500m is less than 1'],
  ],
  [
    "whose ratio says nothing",
    { min: { cpu: "1" }, max: { cpu: "2" }, maxLimitRequestRatio: { cpu: "3" } },
    ['spec.limits[0].maxLimitRequestRatio[cpu]: Invalid value: "3": ratio 3 is greater than max/min = 2.000000'],
  ],
  [
    "that overcommits huge pages",
    { default: { "hugepages-2Mi": "4Mi" }, defaultRequest: { "hugepages-2Mi": "2Mi" } },
    [
      'spec.limits[0].defaultRequest[hugepages-2Mi]: Invalid value: "2Mi": default value 4Mi must equal to defaultRequest value 2Mi in hugepages-2Mi',
    ],
  ],
  [
    "with defaults for pods",
    { type: "Pod", default: { cpu: "1" }, defaultRequest: { cpu: "1" } },
    [
      "spec.limits[0].default: Forbidden: may not be specified when `type` is 'Pod'",
      "spec.limits[0].defaultRequest: Forbidden: may not be specified when `type` is 'Pod'",
    ],
  ],
  [
    "for claims of any size",
    { type: "PersistentVolumeClaim" },
    [
      "spec.limits[0].limits: Required value: either minimum or maximum storage value is required, but neither was provided",
    ],
  ],
];
const checkRange = checksOf(range, (item) => ({ spec: { limits: [{ type: "Container", ...item }] } }) as LimitRange);
for (const [title, item, errors] of ranges) {
  test(`a limit range ${title} gives ${errors.length} errors`, () => assert.equal(checkRange(item), errors));
}

test("a limit range has one entry a type", () => {
  const checks = checksOf(range, (spec) => ({ spec }) as LimitRange);
  assert.equal(checks({ limits: [{ type: "Container" }, { type: "Container" }] }), [
    'spec.limits[1].type: Duplicate value: "Container"',
  ]);
});

const rounded: readonly (readonly [amount: string | number, kept: string])[] = [
  ["1", "1"],
  ["100m", "100m"],
  ["1.5", "1.5"],
  ["1.0005", "1001m"],
  ["1500u", "2m"],
  ["1n", "1m"],
  ["-1n", "-1m"],
  ["1.5Gi", "1.5Gi"],
  ["0.5Ki", "0.5Ki"],
  ["2e-4", "1m"],
  [0.0001, "1m"],
];
for (const [amount, kept] of rounded) {
  test(`an amount of ${amount} is kept as ${kept}`, () => {
    const object: ResourceQuota = { metadata: { name: "a" }, spec: { hard: { cpu: amount as string } } };
    quota.setDefaults(object);
    assert.is(object.spec?.hard?.["cpu"], kept);
  });
}

test.run();
