import * as assert from "uvu/assert";
import { code as runtimeClass } from "../../../generated/node/v1/runtimeClass.code.ts";
import type { RuntimeClass } from "../../../generated/node/v1/runtimeClass.ts";
import { code as budget } from "../../../generated/policy/v1/podDisruptionBudget.code.ts";
import { code as clusterRole } from "../../../generated/rbac/v1/clusterRole.code.ts";
import type { ClusterRole } from "../../../generated/rbac/v1/clusterRole.ts";
import { code as clusterBinding } from "../../../generated/rbac/v1/clusterRoleBinding.code.ts";
import type { ClusterRoleBinding } from "../../../generated/rbac/v1/clusterRoleBinding.ts";
import { code as role } from "../../../generated/rbac/v1/role.code.ts";
import type { Role } from "../../../generated/rbac/v1/role.ts";
import { code as binding } from "../../../generated/rbac/v1/roleBinding.code.ts";
import type { RoleBinding } from "../../../generated/rbac/v1/roleBinding.ts";
import { code as priorityClass } from "../../../generated/scheduling/v1/priorityClass.code.ts";
import type { PriorityClass } from "../../../generated/scheduling/v1/priorityClass.ts";
import { code as podGroup } from "../../../generated/scheduling/v1alpha2/podGroup.code.ts";
import type { PodGroup } from "../../../generated/scheduling/v1alpha2/podGroup.ts";
import { code as workload } from "../../../generated/scheduling/v1alpha2/workload.code.ts";
import type { Workload } from "../../../generated/scheduling/v1alpha2/workload.ts";
import { checksOf, errorsOf, updateErrors } from "../../harness/kindChecks.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("strategies of roles, budgets and classes");

type Row = readonly [title: string, parts: object, errors: readonly string[]];

const rules: readonly Row[] = [
  ["about resources", { verbs: ["get"], apiGroups: [""], resources: ["pods"] }, []],
  [
    "about nothing",
    {},
    [
      "rules[0].verbs: Required value: verbs must contain at least one value",
      "rules[0].apiGroups: Required value: resource rules must supply at least one api group",
      "rules[0].resources: Required value: resource rules must supply at least one resource",
    ],
  ],
  [
    "about URLs",
    { verbs: ["get"], nonResourceURLs: ["/healthz"] },
    ['rules[0].nonResourceURLs: Invalid value: ["/healthz"]: namespaced rules cannot apply to non-resource URLs'],
  ],
];
for (const [title, rule, errors] of rules) {
  test(`a rule ${title} in a role gives ${errors.length} errors`, () => {
    assert.equal(errorsOf(role, { rules: [rule] } as Role), errors);
  });
}

test("a rule of the cluster is about resources or URLs", () => {
  const checks = checksOf(clusterRole, (rule) => ({ rules: [rule] }) as ClusterRole);
  assert.equal(checks({ verbs: ["get"], nonResourceURLs: ["/healthz"] }), []);
  assert.equal(checks({ verbs: ["get"], nonResourceURLs: ["/healthz"], resources: ["pods"] }), [
    'rules[0].nonResourceURLs: Invalid value: ["/healthz"]: rules cannot apply to both regular resources and non-resource URLs',
  ]);
});

test("a role put together from others says from which", () => {
  assert.equal(errorsOf(clusterRole, { aggregationRule: {} } as ClusterRole), [
    "aggregationRule.clusterRoleSelectors: Required value: at least one clusterRoleSelector required if aggregationRule is non-nil",
  ]);
});

const group = "rbac.authorization.orch.io";
const subjects: readonly Row[] = [
  ["a user", { kind: "User", name: "bob" }, []],
  ["a service account", { kind: "ServiceAccount", name: "bob", namespace: "a" }, []],
  [
    "a service account of a group",
    { kind: "ServiceAccount", name: "Bob", namespace: "a", apiGroup: group },
    [
      `subjects[0].name: Invalid value: "Bob": a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')`,
      `subjects[0].apiGroup: Unsupported value: "${group}": supported values: ""`,
    ],
  ],
  [
    "a user of another group",
    { kind: "User", name: "bob", apiGroup: "example.com" },
    [`subjects[0].apiGroup: Unsupported value: "example.com": supported values: "${group}"`],
  ],
  [
    "a robot",
    { kind: "Robot", name: "r2" },
    ['subjects[0].kind: Unsupported value: "Robot": supported values: "ServiceAccount", "User", "Group"'],
  ],
  ["nobody", { kind: "User", name: "" }, ["subjects[0].name: Required value"]],
];
const roleRef = { kind: "ClusterRole", name: "view" } as const;
for (const [title, subject, errors] of subjects) {
  test(`a binding of ${title} gives ${errors.length} errors`, () => {
    assert.equal(errorsOf(binding, { roleRef, subjects: [subject] } as RoleBinding), errors);
    assert.equal(errorsOf(clusterBinding, { roleRef, subjects: [subject] } as ClusterRoleBinding), errors);
  });
}

test("only a binding of everywhere has to name the namespace of a service account", () => {
  const subject = { kind: "ServiceAccount", name: "bob" };
  assert.equal(errorsOf(binding, { roleRef, subjects: [subject] } as RoleBinding), []);
  assert.equal(errorsOf(clusterBinding, { roleRef, subjects: [subject] } as ClusterRoleBinding), [
    "subjects[0].namespace: Required value",
  ]);
});

test("what holds everywhere is no role of a namespace", () => {
  const roleRefs = checksOf(clusterBinding, (ref) => ({ roleRef: ref }) as ClusterRoleBinding);
  assert.equal(roleRefs({ kind: "Role", name: "view" }), [
    'roleRef.kind: Unsupported value: "Role": supported values: "ClusterRole"',
  ]);
  assert.equal(roleRefs({ kind: "ClusterRole", name: "view", apiGroup: "example.com" }), [
    `roleRef.apiGroup: Unsupported value: "example.com": supported values: "${group}"`,
  ]);
  assert.equal(errorsOf(binding, { roleRef: { kind: "Role", name: "view" } } as RoleBinding), []);
});

test("a binding gives one role for good", () => {
  const of = (name: string): RoleBinding => ({ roleRef: { kind: "Role", name } });
  assert.equal(updateErrors(binding, of("edit"), of("view")), [
    'roleRef: Invalid value: {"kind":"Role","name":"edit"}: cannot change roleRef',
  ]);
});

const priorities: readonly (readonly [name: string, parts: object, errors: readonly string[]])[] = [
  ["high", { value: 1_000_000_000 }, []],
  [
    "higher",
    { value: 1_000_000_001 },
    ["value: Forbidden: maximum allowed value of a user defined priority is 1000000000"],
  ],
  ["system-node-critical", { value: 2_000_001_000 }, []],
  [
    "system-node-critical",
    { value: 5 },
    [
      "metadata.name: Forbidden: priority class names with 'system-' prefix are reserved for system use only. error: value of system-node-critical PriorityClass must be 2000001000",
    ],
  ],
  [
    "system-mine",
    { value: 5 },
    [
      "metadata.name: Forbidden: priority class names with 'system-' prefix are reserved for system use only. error: system-mine is not a known system priority class",
    ],
  ],
];
for (const [name, parts, errors] of priorities) {
  test(`the priority ${name} ${JSON.stringify(parts)} gives ${errors.length} errors`, () => {
    assert.equal(errorsOf(priorityClass, { metadata: { name }, ...parts } as PriorityClass), errors);
  });
}

test("a priority is what it was", () => {
  const of = (value: number, preemptionPolicy: "Never" | "PreemptLowerPriority"): PriorityClass => ({
    value,
    preemptionPolicy,
  });
  assert.equal(updateErrors(priorityClass, of(2, "Never"), of(1, "PreemptLowerPriority")), [
    "value: Forbidden: may not be changed in an update.",
    'preemptionPolicy: Invalid value: "Never": field is immutable',
  ]);
});

test("a runtime class knows amounts, labels and taints", () => {
  const toleration = { key: "a", operator: "Exists" };
  const parts = {
    handler: "gvisor",
    overhead: { podFixed: { cpu: "-1", foo: "1" } },
    scheduling: { nodeSelector: { "a b": "c" }, tolerations: [toleration, toleration] },
  };
  const qualified =
    "name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')";
  assert.equal(errorsOf(runtimeClass, parts as RuntimeClass), [
    `scheduling.nodeSelector: Invalid value: "a b": ${qualified}`,
    'scheduling.tolerations[1]: Duplicate value: {"key":"a","operator":"Exists"}',
    'overhead.limits[cpu]: Invalid value: "-1": must be greater than or equal to 0',
    'overhead.limits[foo]: Invalid value: "foo": must be a standard resource type or fully qualified',
    'overhead.limits[foo]: Invalid value: "foo": must be a standard resource for containers',
  ]);
  assert.equal(updateErrors(runtimeClass, { handler: "b" }, { handler: "a" }), [
    'handler: Invalid value: "b": field is immutable',
  ]);
});

const budgets: readonly Row[] = [
  ["of one pod", { minAvailable: 1, selector: {} }, []],
  [
    "of two kinds",
    { minAvailable: 1, maxUnavailable: "50%" },
    [
      'spec: Invalid value: {"minAvailable":1,"maxUnavailable":"50%"}: minAvailable and maxUnavailable cannot be both set',
    ],
  ],
  ["below zero", { minAvailable: -1 }, ["spec.minAvailable: Invalid value: -1: must be greater than or equal to 0"]],
  [
    "of more than all",
    { maxUnavailable: "101%" },
    ['spec.maxUnavailable: Invalid value: "101%": must not be greater than 100%'],
  ],
  [
    "of some",
    { maxUnavailable: "some" },
    [
      `spec.maxUnavailable: Invalid value: "some": a valid percent string must be a numeric string followed by an ending '%' (e.g. '1%',  or '93%', regex used for validation is '[0-9]+%')`,
    ],
  ],
  [
    "for the healthy",
    { unhealthyPodEvictionPolicy: "Never" },
    ['spec.unhealthyPodEvictionPolicy: Unsupported value: "Never": supported values: "AlwaysAllow", "IfHealthyBudget"'],
  ],
];
const checkBudget = checksOf(budget, (spec) => ({ spec }));
for (const [title, spec, errors] of budgets) {
  test(`a budget ${title} gives ${errors.length} errors`, () => assert.equal(checkBudget(spec), errors));
}

test("pods of a group are scheduled in one way, which stays", () => {
  const of = (spec: object): PodGroup => ({ spec: { podGroupTemplateRef: null, ...spec } }) as PodGroup;
  const gang = { gang: { minCount: 2 } };
  assert.equal(errorsOf(podGroup, of({ schedulingPolicy: gang })), []);
  assert.equal(errorsOf(podGroup, of({ schedulingPolicy: {} })), [
    'spec.schedulingPolicy: Invalid value: "": must specify one of: `basic`, `gang`',
  ]);
  const both = { schedulingPolicy: { ...gang, basic: {} }, resourceClaims: [{ name: "a" }] };
  assert.equal(errorsOf(podGroup, of(both)), [
    'spec.schedulingPolicy: Invalid value: "{basic, gang}": must specify exactly one of: `basic`, `gang`',
    'spec.resourceClaims[0]: Invalid value: "": must specify one of: `resourceClaimName`, `resourceClaimTemplateName`',
  ]);
  assert.equal(updateErrors(podGroup, of({ schedulingPolicy: { basic: {} } }), of({ schedulingPolicy: gang })), [
    'spec.schedulingPolicy: Invalid value: {"basic":{}}: field is immutable',
  ]);
});

test("a workload's groups stay; whom it stands for may be said once", () => {
  const of = (spec: object): Workload => {
    return { spec: { podGroupTemplates: [{ name: "a", schedulingPolicy: { basic: {} } }], ...spec } } as Workload;
  };
  const controllerRef = { kind: "Job", name: "a" };
  assert.equal(errorsOf(workload, of({})), []);
  assert.equal(updateErrors(workload, of({ controllerRef }), of({})), []);
  assert.equal(updateErrors(workload, of({ podGroupTemplates: [] }), of({ controllerRef })), [
    "spec.controllerRef: Invalid value: null: field is immutable",
    "spec.podGroupTemplates: Invalid value: []: field is immutable",
  ]);
});

test.run();
