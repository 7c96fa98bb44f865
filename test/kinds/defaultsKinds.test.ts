import * as assert from "uvu/assert";
import type { DaemonSetUpdateStrategy } from "../../generated/apps/v1/daemonSet.ts";
import type { StatefulSetSpec, StatefulSetUpdateStrategy } from "../../generated/apps/v1/statefulSet.ts";
import type { Job, JobSpec } from "../../generated/batch/v1/job.ts";
import type { LimitRangeItem } from "../../generated/core/v1/limitRange.ts";
import type { ReplicationController } from "../../generated/core/v1/replicationController.ts";
import type { NetworkPolicySpec } from "../../generated/networking/v1/networkPolicy.ts";
import type { Subject } from "../../generated/rbac/v1/shared.ts";
import { apiGroupRbac } from "../../generated/wellknown.ts";
import * as daemonSet from "../../runtime/kinds/apps/daemonSet/defaults.ts";
import { job } from "../../runtime/kinds/batch/job/defaults.ts";
import { item } from "../../runtime/kinds/core/limitRange/defaults.ts";
import { spec as networkPolicySpec } from "../../runtime/kinds/networking/networkPolicy/defaults.ts";
import { subject } from "../../runtime/kinds/rules/auth/rbacDefaults.ts";
import { replicationController } from "../../runtime/kinds/core/replicationController/defaults.ts";
import * as statefulSet from "../../runtime/kinds/apps/statefulSet/defaults.ts";
import { suite } from "../harness/suite.ts";

const test = suite("defaulters of further kinds");

test("bounds of containers become defaults: the most, then the default, then the least", () => {
  const bounds: LimitRangeItem = { type: "Container", max: { cpu: "2" }, min: { cpu: "1", memory: "1Mi" } };
  item(bounds);
  assert.equal(bounds.default, { cpu: "2" });
  assert.equal(bounds.defaultRequest, { cpu: "2", memory: "1Mi" });
});

test("of containers that get nothing no default is left", () => {
  const bounds: LimitRangeItem = { type: "Container", maxLimitRequestRatio: { cpu: "2" } };
  item(bounds);
  assert.equal(bounds, { type: "Container", maxLimitRequestRatio: { cpu: "2" } });
});

test("bounds of pods stay as they are", () => {
  const bounds: LimitRangeItem = { type: "Pod", max: { cpu: "2" } };
  item(bounds);
  assert.equal(bounds, { type: "Pod", max: { cpu: "2" } });
});

test("a replication controller takes its selector and labels from its template", () => {
  const template = { metadata: { labels: { a: "b" } } };
  const controller = { metadata: { labels: { own: "1" } }, spec: { template } } as ReplicationController;
  replicationController(controller);
  assert.equal(controller.spec?.selector, { a: "b" });
  assert.equal(controller.metadata?.labels, { own: "1" });
});

const jobs: readonly (readonly [Partial<JobSpec>, Partial<JobSpec>])[] = [
  [{}, { parallelism: 1, completions: 1, backoffLimit: 6, podReplacementPolicy: "TerminatingOrFailed" }],
  [{ parallelism: 3 }, { parallelism: 3 }],
  [{ backoffLimitPerIndex: 1 }, { backoffLimit: 2147483647 }],
  [{ podFailurePolicy: { rules: [] } }, { podReplacementPolicy: "Failed" }],
];

for (const [given, want] of jobs) {
  test(`a job of ${JSON.stringify(given)} has ${JSON.stringify(want)}`, () => {
    const object = { spec: { ...given } } as Job;
    job(object);
    for (const [name, value] of Object.entries(want)) assert.is(object.spec?.[name as keyof JobSpec], value);
    if (given.parallelism !== undefined) assert.is(object.spec?.completions, undefined);
  });
}

test("rolling updates of daemon sets and stateful sets are filled in, other strategies are not", () => {
  const rolling: DaemonSetUpdateStrategy = { type: "RollingUpdate" };
  daemonSet.updateStrategy(rolling);
  assert.equal(rolling.rollingUpdate, { maxUnavailable: 1, maxSurge: 0 });
  const manual: StatefulSetUpdateStrategy = { type: "OnDelete" };
  statefulSet.updateStrategy(manual);
  assert.equal(manual, { type: "OnDelete" });
  const unsaid: StatefulSetUpdateStrategy = {};
  statefulSet.updateStrategy(unsaid);
  assert.equal(unsaid, { type: "RollingUpdate", rollingUpdate: { partition: 0 } });
  const bare: StatefulSetUpdateStrategy = { type: "RollingUpdate" };
  statefulSet.updateStrategy(bare);
  assert.equal(bare, { type: "RollingUpdate" });
});

test("claims of a stateful set say what they are, and stay", () => {
  const given = { volumeClaimTemplates: [{ metadata: { name: "data" } }] } as unknown as StatefulSetSpec;
  statefulSet.spec(given);
  assert.equal(given.volumeClaimTemplates?.[0], {
    kind: "PersistentVolumeClaim",
    apiVersion: "v1",
    metadata: { name: "data" },
  });
  assert.equal(given.persistentVolumeClaimRetentionPolicy, { whenDeleted: "Retain", whenScaled: "Retain" });
});

test("a network policy is about egress when it has rules for it", () => {
  const inward: NetworkPolicySpec = { podSelector: {} };
  networkPolicySpec(inward);
  assert.equal(inward.policyTypes, ["Ingress"]);
  const outward: NetworkPolicySpec = { podSelector: {}, egress: [{}] };
  networkPolicySpec(outward);
  assert.equal(outward.policyTypes, ["Ingress", "Egress"]);
});

test("users are of the group of roles, service accounts of none", () => {
  const user: Subject = { kind: "User", name: "jane" };
  subject(user);
  assert.is(user.apiGroup, apiGroupRbac);
  const account: Subject = { kind: "ServiceAccount", name: "sa" };
  subject(account);
  assert.is(account.apiGroup, undefined);
});

test.run();
