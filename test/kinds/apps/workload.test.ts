import * as assert from "uvu/assert";
import { code as daemonSet } from "../../../generated/apps/v1/daemonSet.code.ts";
import type { DaemonSet } from "../../../generated/apps/v1/daemonSet.ts";
import { code as deployment } from "../../../generated/apps/v1/deployment.code.ts";
import type { Deployment } from "../../../generated/apps/v1/deployment.ts";
import { code as replicaSet } from "../../../generated/apps/v1/replicaSet.code.ts";
import type { ReplicaSet } from "../../../generated/apps/v1/replicaSet.ts";
import type { FieldError } from "../../../runtime/schema/fieldError.ts";
import { changesOf, stateErrors } from "../../harness/kindChecks.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("workload strategies");

const main = { nowMs: 0, subresource: "" };
const status = { nowMs: 0, subresource: "status" };

const selector = { matchLabels: { app: "web" } };
const containers = [{ name: "app", image: "nginx:1" }];
const template = { metadata: { labels: { app: "web" } }, spec: { containers } };

const deployments: readonly (readonly [title: string, spec: object, errors: readonly string[]])[] = [
  ["in order", {}, []],
  [
    "without a selector",
    { selector: undefined },
    [
      "spec.selector: Required value",
      'spec.template.metadata.labels: Invalid value: {"app":"web"}: `selector` does not match template `labels`',
    ],
  ],
  [
    "with an empty selector",
    { selector: {} },
    ["spec.selector: Invalid value: {}: empty selector is invalid for deployment"],
  ],
  [
    "whose selector picks other pods",
    { selector: { matchLabels: { app: "db" } } },
    ['spec.template.metadata.labels: Invalid value: {"app":"web"}: `selector` does not match template `labels`'],
  ],
  [
    "whose pods end",
    { template: { ...template, spec: { containers, restartPolicy: "Never", activeDeadlineSeconds: 5 } } },
    [
      'spec.template.spec.restartPolicy: Unsupported value: "Never": supported values: "Always"',
      "spec.template.spec.activeDeadlineSeconds: Forbidden: activeDeadlineSeconds in ReplicaSet is not Supported",
    ],
  ],
  [
    "whose template has faults of a pod",
    {
      template: {
        ...template,
        spec: { containers: [{ name: "app", volumeMounts: [{ name: "x", mountPath: "/x" }] }] },
      },
    },
    [
      "spec.template.spec.containers[0].image: Required value",
      'spec.template.spec.containers[0].volumeMounts[0].name: Not found: "x"',
    ],
  ],
  [
    "with debugging containers in its template",
    { template: { ...template, spec: { containers, ephemeralContainers: [{ name: "debug", image: "b" }] } } },
    ["spec.template.spec.ephemeralContainers: Forbidden: ephemeral containers not allowed in pod template"],
  ],
  [
    "recreated step by step",
    { strategy: { type: "Recreate", rollingUpdate: { maxSurge: 1 } } },
    ["spec.strategy.rollingUpdate: Forbidden: may not be specified when strategy `type` is 'Recreate'"],
  ],
  [
    "that may neither lack nor exceed a pod",
    { strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: "0%" } } },
    ["spec.strategy.rollingUpdate.maxUnavailable: Invalid value: 0: may not be 0 when `maxSurge` is 0"],
  ],
  [
    "that may lack more than all",
    { strategy: { rollingUpdate: { maxUnavailable: "101%", maxSurge: 1 } } },
    ['spec.strategy.rollingUpdate.maxUnavailable: Invalid value: "101%": must not be greater than 100%'],
  ],
  [
    "with shares that are none",
    { strategy: { rollingUpdate: { maxUnavailable: "few", maxSurge: -1 } } },
    [
      'spec.strategy.rollingUpdate.maxUnavailable: Invalid value: "few": a valid percent string must be a ' +
        "numeric string followed by an ending '%' (e.g. '1%',  or '93%', regex used for validation is " +
        "'[0-9]+%')",
      "spec.strategy.rollingUpdate.maxSurge: Invalid value: -1: must be greater than or equal to 0",
    ],
  ],
  [
    "whose time is up before a pod can be ready",
    { minReadySeconds: 600 },
    ["spec.progressDeadlineSeconds: Invalid value: 600: must be greater than minReadySeconds"],
  ],
];

for (const [title, spec, errors] of deployments) {
  test(`a deployment ${title} gives ${errors.length} errors`, () => {
    const object = deploymentOf(spec);
    deployment.setDefaults(object);
    const found = [...deployment.validate(object), ...(deployment.strategy.validate?.(object, main) ?? [])];
    assert.equal(texts(found), errors);
  });
}

test("the selector of a workload stays, its template may change", () => {
  const old = deploymentOf({});
  const other = deploymentOf({ selector: { matchLabels: { app: "web", tier: "a" } } });
  assert.equal(texts(changesOf(deployment)(other, old, main) ?? []), [
    'spec.selector: Invalid value: {"matchLabels":{"app":"web","tier":"a"}}: field is immutable',
  ]);
  const image = deploymentOf({ template: { ...template, spec: { containers: [{ name: "app", image: "nginx:2" }] } } });
  assert.equal(changesOf(deployment)(image, old, main), []);
  const set = { spec: { selector: { matchLabels: { app: "db" } }, template } } as ReplicaSet;
  assert.is(changesOf(replicaSet)(set, { spec: { selector, template } } as ReplicaSet, main).length, 1);
});

test("the status of a deployment adds up", () => {
  const object = { status: { replicas: 2, updatedReplicas: 3, readyReplicas: 1, availableReplicas: 2 } } as Deployment;
  assert.equal(texts(deployment.validate(object)), [
    "status.updatedReplicas: Invalid value: 3: cannot be greater than status.replicas",
    "status.availableReplicas: Invalid value: 2: cannot be greater than readyReplicas",
  ]);
  const old = { status: { collisionCount: 2 } } as Deployment;
  assert.equal(texts(changesOf(deployment)({ status: { collisionCount: 1 } } as Deployment, old, status) ?? []), [
    "status.collisionCount: Invalid value: 1: cannot be decremented",
  ]);
});

test("the status of a replica set adds up", () => {
  const object = { status: { replicas: 1, fullyLabeledReplicas: 2, readyReplicas: 1, availableReplicas: 1 } };
  assert.equal(texts(replicaSet.validate(object as ReplicaSet)), [
    "status.fullyLabeledReplicas: Invalid value: 2: cannot be greater than status.replicas",
  ]);
});

test("a replica set is checked like a deployment", () => {
  const object = { metadata: { name: "a" }, spec: { selector: {}, template: structuredClone(template) } } as ReplicaSet;
  replicaSet.setDefaults(object);
  assert.equal(texts(stateErrors(replicaSet)(object, main)), [
    "spec.selector: Invalid value: {}: empty selector is invalid for deployment",
  ]);
});

function deploymentOf(spec: object): Deployment {
  const object = { metadata: { name: "web" }, spec: structuredClone({ selector, template, ...spec }) } as Deployment;
  if (object.spec?.selector === undefined) delete (object.spec as { selector?: object }).selector;
  return object;
}

function texts(errors: readonly FieldError[]): string[] {
  return errors.map((each) => `${each.field}: ${each.message}`);
}

test("who updates a daemon set hears of its template only if that changes", () => {
  const volumes = [
    { name: "v", hostPath: { path: "/a" } },
    { name: "v2", gitRepo: { repository: "r" } },
  ];
  const set = (count: string, generation: number) =>
    ({
      metadata: { name: "a", generation, annotations: { "deprecated.daemonset.template.generation": count } },
      spec: { selector, template: { ...template, spec: { containers, volumes } } },
    }) as unknown as DaemonSet;
  const heard = (now: DaemonSet, old?: DaemonSet) => daemonSet.strategy.warnings?.(now, old, main).length ?? 0;
  assert.equal([heard(set("1", 1)), heard(set("1", 2), set("1", 1)), heard(set("2", 2), set("1", 1))], [1, 0, 1]);
});

test.run();
