import * as assert from "uvu/assert";
import { code as revision } from "../../../generated/apps/v1/controllerRevision.code.ts";
import type { ControllerRevision } from "../../../generated/apps/v1/controllerRevision.ts";
import { code as daemonSet } from "../../../generated/apps/v1/daemonSet.code.ts";
import type { DaemonSet } from "../../../generated/apps/v1/daemonSet.ts";
import { code as statefulSet } from "../../../generated/apps/v1/statefulSet.code.ts";
import type { StatefulSet } from "../../../generated/apps/v1/statefulSet.ts";
import { code as podTemplate } from "../../../generated/core/v1/podTemplate.code.ts";
import { code as controller } from "../../../generated/core/v1/replicationController.code.ts";
import { stateErrors, checksOf, clone, created, main, status, texts, updateErrors } from "../../harness/kindChecks.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("strategies of controllers");

const selector = { matchLabels: { app: "web" } };
const containers = [{ name: "app", image: "nginx:1" }];
const template = { metadata: { labels: { app: "web" } }, spec: { containers } };

type Row = readonly [title: string, spec: object, errors: readonly string[]];

const claim = { spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "1Gi" } } } };

const statefulSets: readonly Row[] = [
  ["in order", { volumeClaimTemplates: [{ metadata: { name: "data" }, ...claim }], serviceName: "web" }, []],
  [
    "with an empty selector",
    { selector: {} },
    ["spec.selector: Invalid value: {}: empty selector is invalid for statefulset"],
  ],
  [
    "whose pods end",
    { template: { ...template, spec: { containers, restartPolicy: "Never", activeDeadlineSeconds: 5 } } },
    [
      'spec.template.spec.restartPolicy: Unsupported value: "Never": supported values: "Always"',
      "spec.template.spec.activeDeadlineSeconds: Forbidden: activeDeadlineSeconds in StatefulSet is not Supported",
    ],
  ],
  [
    "with a pace for updates that nobody makes",
    { updateStrategy: { type: "OnDelete", rollingUpdate: { partition: 1 } } },
    [
      "spec.updateStrategy.rollingUpdate: Invalid value: {\"partition\":1}: only allowed for updateStrategy 'RollingUpdate'",
    ],
  ],
  [
    "that may miss no pod",
    { updateStrategy: { rollingUpdate: { maxUnavailable: "0%" } } },
    ['spec.updateStrategy.rollingUpdate.maxUnavailable: Invalid value: "0%": cannot be 0'],
  ],
  [
    "that may miss more than all",
    { updateStrategy: { rollingUpdate: { maxUnavailable: "101%" } } },
    ['spec.updateStrategy.rollingUpdate.maxUnavailable: Invalid value: "101%": must not be greater than 100%'],
  ],
  [
    "numbered from below zero",
    { ordinals: { start: -1 } },
    ["spec.ordinals.start: Invalid value: -1: must be greater than or equal to 0"],
  ],
  [
    "below a service with a wrong name",
    { serviceName: "a.b" },
    ['spec.serviceName: Invalid value: "a.b": must not contain dots'],
  ],
  [
    "with a claim for nothing",
    { volumeClaimTemplates: [{ metadata: { name: "data" }, spec: {} }] },
    [
      "spec.volumeClaimTemplates[0].spec.accessModes: Required value: at least 1 access mode is required",
      "spec.volumeClaimTemplates[0].spec.resources[storage]: Required value",
    ],
  ],
];

const stateful = checksOf(statefulSet, (spec) => ({ spec: { selector, template, ...spec } }) as StatefulSet);
for (const [title, spec, errors] of statefulSets) {
  test(`a stateful set ${title} gives ${errors.length} errors`, () => assert.equal(stateful(spec), errors));
}

test("of a stateful set only the pace and the number of its pods may change", () => {
  const old = created(statefulSet, { spec: { selector, template, serviceName: "web" } } as StatefulSet);
  const same = clone(old);
  Object.assign(same.spec ?? {}, { replicas: 3, minReadySeconds: 5, revisionHistoryLimit: 1, ordinals: { start: 1 } });
  assert.equal(updateErrors(statefulSet, same, old), []);
  const other = clone(old);
  Object.assign(other.spec ?? {}, { serviceName: "db" });
  assert.equal(updateErrors(statefulSet, other, old), [
    "spec: Forbidden: updates to statefulset spec for fields other than 'replicas', 'ordinals', 'template', " +
      "'updateStrategy', 'revisionHistoryLimit', 'persistentVolumeClaimRetentionPolicy' and 'minReadySeconds' are " +
      "forbidden",
  ]);
});

test("a stored stateful set keeps the name of a service that would be refused today", () => {
  const old = created(statefulSet, { spec: { selector, template, serviceName: "a.b" } } as StatefulSet);
  old.metadata = { ...old.metadata, resourceVersion: "5" };
  assert.equal(statefulSet.validate(old, old), []);
  assert.equal(statefulSet.strategy.validate?.(old, main), []);
});

test("the status of a stateful set adds up", () => {
  const counts = { replicas: 1, readyReplicas: 0, currentReplicas: 2, updatedReplicas: 1, availableReplicas: 1 };
  assert.equal(texts(stateErrors(statefulSet)({ status: counts } as StatefulSet, status)), [
    "status.currentReplicas: Invalid value: 2: cannot be greater than status.replicas",
    "status.availableReplicas: Invalid value: 1: cannot be greater than status.readyReplicas",
  ]);
  const of = (collisionCount: number): StatefulSet => ({ status: { collisionCount, replicas: 0 } });
  assert.equal(updateErrors(statefulSet, of(1), of(2), status), [
    "status.collisionCount: Invalid value: 1: cannot be decremented",
  ]);
});

const rolling = (rollingUpdate: object): object => ({ updateStrategy: { type: "RollingUpdate", rollingUpdate } });
const daemonSets: readonly Row[] = [
  ["in order", {}, []],
  [
    "whose selector picks other pods",
    { selector: { matchLabels: { app: "db" } } },
    ['spec.template.metadata.labels: Invalid value: {"app":"web"}: `selector` does not match template `labels`'],
  ],
  [
    "with an empty selector",
    { selector: {} },
    ["spec.selector: Invalid value: {}: empty selector is invalid for daemonset"],
  ],
  [
    "whose pods end",
    { template: { ...template, spec: { containers, restartPolicy: "OnFailure", activeDeadlineSeconds: 5 } } },
    [
      'spec.template.spec.restartPolicy: Unsupported value: "OnFailure": supported values: "Always"',
      "spec.template.spec.activeDeadlineSeconds: Forbidden: activeDeadlineSeconds in DaemonSet is not Supported",
    ],
  ],
  [
    "that may neither miss nor double pods",
    rolling({ maxUnavailable: 0 }),
    ["spec.updateStrategy.rollingUpdate.maxUnavailable: Required value: cannot be 0 when maxSurge is 0"],
  ],
  [
    "that may miss and double pods",
    rolling({ maxUnavailable: 1, maxSurge: "10%" }),
    [
      'spec.updateStrategy.rollingUpdate.maxSurge: Invalid value: "10%": may not be set when maxUnavailable is non-zero',
    ],
  ],
  [
    "that may double more than all",
    rolling({ maxUnavailable: 0, maxSurge: "150%" }),
    ['spec.updateStrategy.rollingUpdate.maxSurge: Invalid value: "150%": must not be greater than 100%'],
  ],
  [
    "replaced in another way",
    { updateStrategy: { type: "Recreate" } },
    ['spec.updateStrategy: Unsupported value: {"type":"Recreate"}: supported values: "RollingUpdate", "OnDelete"'],
  ],
];

const daemon = checksOf(daemonSet, (spec) => ({ spec: { selector, template, ...spec } }) as DaemonSet);
for (const [title, spec, errors] of daemonSets) {
  test(`a daemon set ${title} gives ${errors.length} errors`, () => assert.equal(daemon(spec), errors));
}

test("the templates of a daemon set are counted", () => {
  const annotation = "deprecated.daemonset.template.generation";
  const set = created(daemonSet, { spec: { selector, template } } as DaemonSet);
  assert.is(set.metadata?.annotations?.[annotation], "1");
  const same = clone(set);
  if (same.metadata !== undefined) same.metadata.annotations = { [annotation]: "7", other: "a" };
  daemonSet.strategy.prepareForUpdate?.(same, set, main);
  assert.equal(same.metadata?.annotations, { [annotation]: "1", other: "a" });
  const other = clone(set);
  Object.assign(other.spec?.template?.spec ?? {}, { containers: [{ name: "app", image: "nginx:2" }] });
  daemonSet.strategy.prepareForUpdate?.(other, set, main);
  assert.is(other.metadata?.annotations?.[annotation], "2");
});

test("the selector of a daemon set stays", () => {
  const old = created(daemonSet, { spec: { selector, template } } as DaemonSet);
  const other = clone(old);
  Object.assign(other.spec ?? {}, { selector: { matchLabels: { app: "db" } } });
  assert.equal(updateErrors(daemonSet, other, old), [
    'spec.selector: Invalid value: {"matchLabels":{"app":"db"}}: field is immutable',
  ]);
});

const controllers: readonly Row[] = [
  ["in order", { selector: { app: "web" }, template }, []],
  ["with the labels of its template", { template }, []],
  ["without a template", { selector: { app: "web" } }, ["spec.template: Required value"]],
  ["that selects nothing", { template: { spec: { containers } } }, ["spec.selector: Required value"]],
  [
    "whose selector picks other pods",
    { selector: { app: "db" }, template },
    ['spec.template.metadata.labels: Invalid value: {"app":"web"}: `selector` does not match template `labels`'],
  ],
  [
    "whose pods end",
    { template: { ...template, spec: { containers, restartPolicy: "Never", activeDeadlineSeconds: 5 } } },
    [
      'spec.template.spec.restartPolicy: Unsupported value: "Never": supported values: "Always"',
      "spec.template.spec.activeDeadlineSeconds: Forbidden: activeDeadlineSeconds in ReplicationController is not Supported",
    ],
  ],
  [
    "of minus one",
    { template, replicas: -1 },
    ["spec.replicas: Invalid value: -1: must be greater than or equal to 0"],
  ],
];

const controlling = checksOf(controller, (spec) => ({ spec }));
for (const [title, spec, errors] of controllers) {
  test(`a replication controller ${title} gives ${errors.length} errors`, () =>
    assert.equal(controlling(spec), errors));
}

test("a pod template is checked where it lies", () => {
  const templates = checksOf(podTemplate, (kept) => ({ template: kept }));
  assert.equal(templates({ spec: { containers: [{ name: "app" }] }, metadata: { labels: { "a b": "c" } } }).length, 2);
  assert.equal(templates({ spec: { containers: [{ name: "app" }] } }), [
    "template.spec.containers[0].image: Required value",
  ]);
});

test("a revision has data, which stay", () => {
  const revisions = checksOf(revision, (data) => ({ revision: 1, ...data }) as ControllerRevision);
  assert.equal(revisions({}), ["data: Required value: data is mandatory"]);
  assert.equal(revisions({ data: [1] }), ["data: Required value: data must be a valid JSON object"]);
  assert.equal(revisions({ data: { a: 1 }, revision: -1 }), [
    "revision: Invalid value: -1: must be greater than or equal to 0",
  ]);
  const of = (a: number): ControllerRevision => ({ revision: 1, data: { a } });
  assert.equal(updateErrors(revision, of(2), of(1)), ['data: Invalid value: {"a":2}: field is immutable']);
});

test.run();
