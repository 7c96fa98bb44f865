import * as assert from "uvu/assert";
import { code as schemaCode } from "../../../generated/flowcontrol/v1/flowSchema.code.ts";
import { code as levelCode } from "../../../generated/flowcontrol/v1/priorityLevelConfiguration.code.ts";
import { suite } from "../../harness/suite.ts";
import { createErrors, merged } from "../strategyErrors.ts";

const test = suite("flowcontrol strategies");

type Row = readonly [title: string, patch: object, errors: readonly string[]];

const subject = { kind: "Group", group: { name: "system:authenticated" } };
const resourceRule = { verbs: ["get"], apiGroups: [""], resources: ["pods"], namespaces: ["a"] };
const pathRule = { verbs: ["get"], nonResourceURLs: ["/healthz"] };
const schema = {
  metadata: { name: "mine" },
  spec: { priorityLevelConfiguration: { name: "workload-low" }, matchingPrecedence: 500, rules: [] },
};
const withSubject = (...subjects: object[]) => ({ spec: { rules: [{ subjects, resourceRules: [resourceRule] }] } });
const withRule = (more: object) => ({
  spec: { rules: [{ subjects: [subject], resourceRules: [{ ...resourceRule, ...more }] }] },
});
const withPath = (more: object) => ({
  spec: { rules: [{ subjects: [subject], nonResourceRules: [{ ...pathRule, ...more }] }] },
});

const schemas: readonly Row[] = [
  ["without rules", {}, []],
  ["with rules", withRule({}), []],
  ["for paths", withPath({ nonResourceURLs: ["/", "/metrics/*"] }), []],
  [
    "before all",
    { spec: { matchingPrecedence: -1 } },
    ["spec.matchingPrecedence: Invalid value: -1: must be a positive value"],
  ],
  [
    "in the first place",
    { spec: { matchingPrecedence: 1 } },
    ["spec.matchingPrecedence: Invalid value: 1: only the schema named 'exempt' may have matchingPrecedence 1"],
  ],
  [
    "after all",
    { spec: { matchingPrecedence: 10001 } },
    ["spec.matchingPrecedence: Invalid value: 10001: must not be greater than 10000"],
  ],
  [
    "of no level",
    { spec: { priorityLevelConfiguration: { name: "" } } },
    ["spec.priorityLevelConfiguration.name: Required value: must reference a priority level"],
  ],
  [
    "that tells flows apart somehow",
    { spec: { distinguisherMethod: { type: "ByName" } } },
    ['spec.distinguisherMethod.type: Unsupported value: {"type":"ByName"}: supported values: "ByNamespace", "ByUser"'],
  ],
  [
    "with an empty rule",
    { spec: { rules: [{ subjects: [] }] } },
    [
      "spec.rules[0].subjects: Required value: subjects must contain at least one value",
      "spec.rules[0]: Required value: at least one of resourceRules and nonResourceRules has to be non-empty",
    ],
  ],
  [
    "with subjects that are others",
    withSubject(
      { kind: "User", group: { name: "a" } },
      { kind: "Group", serviceAccount: { namespace: "a", name: "b" } },
    ),
    [
      "spec.rules[0].subjects[0].user: Required value: user is required when subject kind is 'User'",
      "spec.rules[0].subjects[0].group: Forbidden: group is forbidden when subject kind is not 'Group'",
      "spec.rules[0].subjects[1].group: Required value: group is required when subject kind is 'Group'",
      "spec.rules[0].subjects[1].serviceAccount: Forbidden: serviceAccount is forbidden when subject kind is not 'ServiceAccount'",
    ],
  ],
  [
    "with subjects without names",
    withSubject(
      { kind: "User", user: { name: "" } },
      { kind: "ServiceAccount", serviceAccount: { namespace: "", name: "" } },
    ),
    [
      "spec.rules[0].subjects[0].user.name: Required value",
      "spec.rules[0].subjects[1].serviceAccount.name: Required value",
      "spec.rules[0].subjects[1].serviceAccount.namespace: Required value: must specify namespace for service account",
    ],
  ],
  [
    "with subjects of no kind",
    withSubject({ kind: "Robot" }),
    ['spec.rules[0].subjects[0].kind: Unsupported value: "Robot": supported values: "Group", "ServiceAccount", "User"'],
  ],
  [
    "with a rule of nothing",
    withRule({ verbs: [], apiGroups: [], resources: [], namespaces: [] }),
    [
      "spec.rules[0].resourceRules[0].verbs: Required value: verbs must contain at least one value",
      "spec.rules[0].resourceRules[0].apiGroups: Required value: resource rules must supply at least one api group",
      "spec.rules[0].resourceRules[0].resources: Required value: resource rules must supply at least one resource",
      "spec.rules[0].resourceRules[0].namespaces: Required value: resource rules that are not cluster scoped must supply at least one namespace",
    ],
  ],
  ["for the whole cluster", withRule({ namespaces: null, clusterScope: true }), []],
  [
    "with a rule of everything and more",
    withRule({ verbs: ["*", "get"], apiGroups: ["*", "a"], resources: ["*", "a"], namespaces: ["*", "a"] }),
    [
      'spec.rules[0].resourceRules[0].verbs: Invalid value: ["*","get"]: if \'*\' is present, must not specify other verbs',
      'spec.rules[0].resourceRules[0].apiGroups: Invalid value: ["*","a"]: if \'*\' is present, must not specify other api groups',
      'spec.rules[0].resourceRules[0].resources: Invalid value: ["*","a"]: if \'*\' is present, must not specify other resources',
      'spec.rules[0].resourceRules[0].namespaces: Invalid value: ["*","a"]: if \'*\' is present, must not specify other namespaces',
    ],
  ],
  [
    "with a verb nobody knows",
    withRule({ verbs: ["fly"] }),
    [
      'spec.rules[0].resourceRules[0].verbs: Unsupported value: ["fly"]: supported values: "create", "delete", "deletecollection", "get", "list", "patch", "proxy", "update", "watch"',
    ],
  ],
  [
    "with odd paths",
    withPath({ nonResourceURLs: ["a", "/a b", "/a//b", "/a/*/b", "/a*", ""] }),
    [
      'spec.rules[0].nonResourceRules[0].nonResourceURLs[0]: Invalid value: "a": must start with slash',
      'spec.rules[0].nonResourceRules[0].nonResourceURLs[1]: Invalid value: "/a b": must not contain white-space',
      'spec.rules[0].nonResourceRules[0].nonResourceURLs[2]: Invalid value: "/a//b": must not contain double slash',
      'spec.rules[0].nonResourceRules[0].nonResourceURLs[3]: Invalid value: "/a/*/b": wildcard can only do suffix matching',
      'spec.rules[0].nonResourceRules[0].nonResourceURLs[4]: Invalid value: "/a*": wildcard can only do suffix matching',
      'spec.rules[0].nonResourceRules[0].nonResourceURLs[5]: Invalid value: "": must not be empty',
    ],
  ],
];

for (const [title, patch, errors] of schemas) {
  test(`a flow schema ${title} gives ${errors.length} errors`, () => {
    assert.equal(createErrors(schemaCode, merged(schema, patch) as object), errors);
  });
}

const everything = {
  resourceRules: [{ verbs: ["*"], apiGroups: ["*"], resources: ["*"], clusterScope: true, namespaces: ["*"] }],
  nonResourceRules: [{ verbs: ["*"], nonResourceURLs: ["*"] }],
};
const group = (name: string) => ({ kind: "Group", group: { name } });

test("the two schemas that are always there are what they are", () => {
  const exempt = {
    metadata: { name: "exempt" },
    spec: {
      priorityLevelConfiguration: { name: "exempt" },
      matchingPrecedence: 1,
      rules: [{ subjects: [group("system:masters")], ...everything }],
    },
  };
  const catchAll = {
    metadata: { name: "catch-all" },
    spec: {
      priorityLevelConfiguration: { name: "catch-all" },
      matchingPrecedence: 10000,
      distinguisherMethod: { type: "ByUser" },
      rules: [{ subjects: [group("system:unauthenticated"), group("system:authenticated")], ...everything }],
    },
  };
  assert.equal(createErrors(schemaCode, exempt), []);
  assert.equal(createErrors(schemaCode, catchAll), []);
  const [error = ""] = createErrors(schemaCode, merged(catchAll, { spec: { matchingPrecedence: 9999 } }) as object);
  assert.match(error, /^spec: Invalid value: \{.*\}: spec of 'catch-all' must equal the fixed value$/);
});

const level = { metadata: { name: "mine" }, spec: { type: "Limited", limited: { limitResponse: { type: "Reject" } } } };
const queuing = (more: object) => ({ spec: { limited: { limitResponse: { type: "Queue", queuing: more } } } });

const levels: readonly Row[] = [
  ["that refuses", {}, []],
  ["that queues", queuing({}), []],
  [
    "that is exempt",
    { spec: { type: "Exempt", limited: null } },
    ["spec.type: Invalid value: \"Exempt\": must be 'Exempt' if and only if `name` is 'exempt'"],
  ],
  [
    "of no type",
    { spec: { type: "Free" } },
    ['spec.type: Unsupported value: "Free": supported values: "Exempt", "Limited"'],
  ],
  [
    "without limits",
    { spec: { limited: null } },
    ["spec.limited: Required value: must not be empty when type is Limited"],
  ],
  ["with both members", { spec: { exempt: {} } }, ["spec.exempt: Forbidden: must be nil if the type is Limited"]],
  [
    "with odd numbers",
    { spec: { limited: { nominalConcurrencyShares: -1, lendablePercent: 101, borrowingLimitPercent: -1 } } },
    [
      "spec.limited.nominalConcurrencyShares: Invalid value: -1: must be a non-negative integer",
      "spec.limited.lendablePercent: Invalid value: 101: must be between 0 and 100, inclusive",
      "spec.limited.borrowingLimitPercent: Invalid value: -1: if specified, must be a non-negative integer",
    ],
  ],
  [
    "that refuses into queues",
    { spec: { limited: { limitResponse: { queuing: {} } } } },
    ["spec.limited.limitResponse.queuing: Forbidden: must be nil if limited.limitResponse.type is not Limited"],
  ],
  [
    "that queues nowhere",
    { spec: { limited: { limitResponse: { type: "Queue" } } } },
    ["spec.limited.limitResponse.queuing: Required value: must not be empty if limited.limitResponse.type is Limited"],
  ],
  [
    "with queues below zero",
    queuing({ queues: -1, handSize: -1, queueLengthLimit: -1 }),
    [
      "spec.limited.limitResponse.queuing.queueLengthLimit: Invalid value: -1: must be positive",
      "spec.limited.limitResponse.queuing.queues: Invalid value: -1: must be positive",
      "spec.limited.limitResponse.queuing.handSize: Invalid value: -1: must be positive",
    ],
  ],
  [
    "with a hand that is too large",
    queuing({ queues: 4 }),
    ["spec.limited.limitResponse.queuing.handSize: Invalid value: 8: should not be greater than queues (4)"],
  ],
  [
    "with too many hands",
    queuing({ queues: 512 }),
    [
      "spec.limited.limitResponse.queuing.handSize: Invalid value: 8: required entropy bits of deckSize 512 and handSize 8 should not be greater than 60",
    ],
  ],
  [
    "with too many queues",
    queuing({ queues: 10_000_001, handSize: 1 }),
    ["spec.limited.limitResponse.queuing.queues: Invalid value: 10000001: must not be greater than 10000000"],
  ],
];

for (const [title, patch, errors] of levels) {
  test(`a priority level ${title} gives ${errors.length} errors`, () => {
    assert.equal(createErrors(levelCode, merged(level, patch) as object), errors);
  });
}

test("of the two levels that are always there only the shares of the exempt one may change", () => {
  const exempt = { metadata: { name: "exempt" }, spec: { type: "Exempt", exempt: { nominalConcurrencyShares: 5 } } };
  assert.equal(createErrors(levelCode, exempt), []);
  const limited = { ...exempt, spec: { type: "Limited", limited: { limitResponse: { type: "Reject" } } } };
  const [first, second = ""] = createErrors(levelCode, limited);
  assert.is(first, "spec.type: Invalid value: \"Limited\": must be 'Exempt' if and only if `name` is 'exempt'");
  assert.match(second, /^spec: .*: spec of 'exempt' except the 'spec\.exempt' field must equal the fixed value$/);
  const shares = { nominalConcurrencyShares: 5, limitResponse: { type: "Reject" } };
  const catchAll = { metadata: { name: "catch-all" }, spec: { type: "Limited", limited: shares } };
  assert.equal(createErrors(levelCode, catchAll), []);
  const [error = ""] = createErrors(
    levelCode,
    merged(catchAll, { spec: { limited: { lendablePercent: 5 } } }) as object,
  );
  assert.match(error, /^spec: Invalid value: \{.*\}: spec of 'catch-all' must equal the fixed value$/);
});

test.run();
