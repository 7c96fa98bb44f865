import * as assert from "uvu/assert";
import type { ControllerRevision } from "../../generated/apps/v1/controllerRevision.ts";
import type { HorizontalPodAutoscaler, MetricSpec } from "../../generated/autoscaling/v2/horizontalPodAutoscaler.ts";
import { code as cronJobs } from "../../generated/batch/v1/cronJob.code.ts";
import type { CronJob } from "../../generated/batch/v1/cronJob.ts";
import type { Job, JobSpec, JobStatus } from "../../generated/batch/v1/job.ts";
import type { Endpoints, EndpointSubset } from "../../generated/core/v1/endpoints.ts";
import type { PersistentVolume } from "../../generated/core/v1/persistentVolume.ts";
import { code as claims } from "../../generated/core/v1/persistentVolumeClaim.code.ts";
import type { PersistentVolumeClaim } from "../../generated/core/v1/persistentVolumeClaim.ts";
import type { ResourceQuota } from "../../generated/core/v1/resourceQuota.ts";
import type { EndpointSlice } from "../../generated/discovery/v1/endpointSlice.ts";
import { code as lease } from "../../generated/coordination/v1/lease.code.ts";
import type { StorageVersion } from "../../generated/internal/v1alpha1/storageVersion.ts";
import type { Ingress } from "../../generated/networking/v1/ingress.ts";
import type { IPAddress } from "../../generated/networking/v1/ipAddress.ts";
import type { RoleBinding } from "../../generated/rbac/v1/roleBinding.ts";
import type { PodGroup } from "../../generated/scheduling/v1alpha2/podGroup.ts";
import { annotationStorageClass } from "../../generated/wellknown.ts";
import * as controllerRevision from "../../runtime/kinds/apps/controllerRevision/columns.ts";
import * as cronJob from "../../runtime/kinds/batch/cronJob/columns.ts";
import * as endpointSlice from "../../runtime/kinds/discovery/endpointSlice/columns.ts";
import * as endpoints from "../../runtime/kinds/core/endpoints/columns.ts";
import * as horizontalPodAutoscaler from "../../runtime/kinds/autoscaling/horizontalPodAutoscaler/columns.ts";
import { toV1 } from "../../runtime/kinds/autoscaling/horizontalPodAutoscaler/v1.ts";
import * as autoscalerV1 from "../../runtime/kinds/autoscaling/horizontalPodAutoscaler/v1Columns.ts";
import * as ingress from "../../runtime/kinds/networking/ingress/columns.ts";
import * as ipAddress from "../../runtime/kinds/networking/ipAddress/columns.ts";
import * as storageVersion from "../../runtime/kinds/internal/storageVersion/columns.ts";
import * as admissionPolicy from "../../runtime/kinds/rules/admission/admissionPolicyColumns.ts";
import * as job from "../../runtime/kinds/batch/job/columns.ts";
import * as persistentVolume from "../../runtime/kinds/core/persistentVolume/columns.ts";
import * as persistentVolumeClaim from "../../runtime/kinds/core/persistentVolumeClaim/columns.ts";
import * as podGroup from "../../runtime/kinds/scheduling/podGroup/columns.ts";
import * as resourceQuota from "../../runtime/kinds/core/resourceQuota/columns.ts";
import * as roleBinding from "../../runtime/kinds/rbac/roleBinding/columns.ts";
import * as migration from "../../runtime/kinds/storagemigration/storageVersionMigration/columns.ts";
import { suite } from "../harness/suite.ts";

const test = suite("print of further kinds");

const nowMs = Date.parse("2026-01-01T01:00:00Z");

const ips = (...all: string[]) => all.map((ip) => ({ ip }));
const subsets: readonly (readonly [string, EndpointSubset[] | undefined, string])[] = [
  ["nothing", undefined, "<none>"],
  ["addresses without ports", [{ addresses: ips("10.0.0.1", "10.0.0.2") }], "10.0.0.1,10.0.0.2"],
  ["an IPv6 address", [{ addresses: ips("fd00::1"), ports: [{ port: 80 }] }], "[fd00::1]:80"],
  [
    "two addresses with two ports",
    [{ addresses: ips("10.0.0.1", "10.0.0.2"), ports: [{ port: 80 }, { port: 443 }] }],
    "10.0.0.1:80,10.0.0.2:80,10.0.0.1:443 + 1 more...",
  ],
  ["addresses that are not ready", [{ notReadyAddresses: ips("10.0.0.1") }], ""],
];

for (const [what, given, want] of subsets) {
  test(`endpoints with ${what}`, () => {
    assert.is(endpoints.endpoints({ ...(given === undefined ? {} : { subsets: given }) } as Endpoints), want);
  });
}

test("a slice shows its first three ports and addresses", () => {
  const slice = {
    addressType: "IPv4",
    ports: [{ port: 80 }, { name: "any" }, {}, { port: 90 }],
    endpoints: [{ addresses: ["10.0.0.1", "10.0.0.2"] }, { addresses: ["10.0.0.3"] }],
  } as EndpointSlice;
  assert.is(endpointSlice.ports(slice), "80,any,* + 1 more...");
  assert.is(endpointSlice.endpoints(slice), "10.0.0.1,10.0.0.2,10.0.0.3");
  assert.is(endpointSlice.ports({ ...slice, ports: null } as unknown as EndpointSlice), "<unset>");
});

test("a claim shows what it got only once it has a volume", () => {
  const claim = {
    metadata: { annotations: { [annotationStorageClass]: "old" } },
    spec: { storageClassName: "new" },
    status: { phase: "Bound", capacity: { storage: "5Gi" }, accessModes: ["ReadWriteMany", "ReadWriteOnce"] },
  } as unknown as PersistentVolumeClaim;
  assert.is(persistentVolumeClaim.capacity(claim), "");
  const bound = { ...claim, spec: { ...claim.spec, volumeName: "v" } } as PersistentVolumeClaim;
  assert.is(persistentVolumeClaim.capacity(bound), "5Gi");
  assert.is(persistentVolumeClaim.capacity({ ...bound, status: { phase: "Pending" } }), "0");
  assert.is(persistentVolumeClaim.accessModes(bound), "RWO,RWX");
  assert.is(persistentVolumeClaim.storageClass(bound), "old");
  assert.is(claims.cells(bound, { nowMs }).at(-1), "<unset>");
  const going = { ...bound, metadata: { deletionTimestamp: "2026-01-01T00:00:00Z" } } as PersistentVolumeClaim;
  assert.is(persistentVolumeClaim.status(going), "Terminating");
});

test("a volume shows whose it is", () => {
  const volume = { spec: { claimRef: { namespace: "a", name: "b" } }, status: { phase: "Bound" } } as PersistentVolume;
  assert.is(persistentVolume.claim(volume), "a/b");
  assert.is(persistentVolume.status(volume), "Bound");
  assert.is(persistentVolume.claim({} as PersistentVolume), "");
});

test("a binding of a policy shows where its parameters are, a version of storage what its servers write", () => {
  const paramRef = (ref: object | undefined) =>
    admissionPolicy.paramRef({ spec: { paramRef: ref } } as Parameters<typeof admissionPolicy.paramRef>[0]);
  assert.is(paramRef({ name: "p", namespace: "n" }), "n/p");
  assert.is(paramRef({ name: "p" }), "*/p");
  assert.is(paramRef({ selector: { matchLabels: { app: "web" } } }), "app=web");
  assert.is(paramRef({ selector: {} }), "*");
  assert.is(paramRef(undefined), "<unset>");
  assert.is(storageVersion.storageVersions({ status: {} } as StorageVersion), "<unset>");
});

test("a text that is not there is an empty cell, as programs that read cells as texts ask for", () => {
  const metadata = { name: "l", creationTimestamp: "2026-01-01T00:00:00Z" };
  assert.equal(lease.cells({ metadata, spec: {} }, { nowMs: Date.parse("2026-01-01T00:00:05Z") }), ["l", "", "5s"]);
});

test("a quota shows used of allowed, limits apart", () => {
  const hard = { "requests.cpu": "4", pods: "10", "limits.cpu": "8" };
  const quota = { status: { hard, used: { pods: "3" } } } as unknown as ResourceQuota;
  assert.is(resourceQuota.request(quota), "pods: 3/10, requests.cpu: 0/4");
  assert.is(resourceQuota.limit(quota), "limits.cpu: 0/8");
});

test("a revision shows its controller with the group", () => {
  const owner = { apiVersion: "apps/v1", kind: "StatefulSet", name: "web", uid: "u" };
  const revision = { metadata: { ownerReferences: [{ ...owner, controller: true }] } } as ControllerRevision;
  assert.is(controllerRevision.controller(revision), "statefulset.apps/web");
  assert.is(controllerRevision.controller({ metadata: { ownerReferences: [owner] } } as ControllerRevision), "<none>");
});

const jobStates: readonly (readonly [conditions: string[], deleted: boolean, text: string])[] = [
  [[], false, "Running"],
  [["Complete"], true, "Complete"],
  [["Failed", "FailureTarget"], false, "Failed"],
  [["Suspended"], true, "Terminating"],
  [["Suspended"], false, "Suspended"],
  [["SuccessCriteriaMet"], false, "SuccessCriteriaMet"],
];

for (const [types, isDeleted, text] of jobStates) {
  test(`a job${isDeleted ? " being deleted" : ""} with conditions [${types.join()}] is ${text}`, () => {
    const conditions = types.map((type) => ({ type, status: "True" }));
    const metadata = isDeleted ? { deletionTimestamp: "2026-01-01T00:00:00Z" } : {};
    assert.is(job.status({ metadata, status: { conditions } } as unknown as Job), text);
  });
}

const completions: readonly (readonly [Partial<JobSpec>, string])[] = [
  [{ completions: 3 }, "1/3"],
  [{ parallelism: 4 }, "1/1 of 4"],
  [{ parallelism: 1 }, "1/1"],
];

for (const [spec, text] of completions) {
  test(`a job of ${JSON.stringify(spec)} with one success shows ${text}`, () => {
    assert.is(job.completions({ spec, status: { succeeded: 1 } } as Job), text);
  });
}

const durations: readonly (readonly [JobStatus, string])[] = [
  [{}, ""],
  [{ startTime: "2026-01-01T00:59:50Z" }, "10s"],
  [{ startTime: "2026-01-01T00:00:00Z", completionTime: "2026-01-01T00:00:07Z" }, "7s"],
];

for (const [status, text] of durations) {
  test(`a job of ${JSON.stringify(status)} has run "${text}"`, () => {
    assert.is(job.duration({ status } as Job, { nowMs }), text);
  });
}

test("a cron job that never ran", () => {
  const given = { spec: { schedule: "@daily", suspend: true } } as CronJob;
  assert.is(cronJob.lastSchedule(given, { nowMs }), "<none>");
  assert.is(cronJob.suspend(given), "True");
  assert.is(cronJobs.cells(given, { nowMs })[2], "<none>");
  assert.is(cronJob.active(given), 0);
});

test("an ingress shows three hosts, its addresses, and the TLS port", () => {
  const rules = ["a", "b", "c", "d"].map((host) => ({ host }));
  const given = {
    spec: { rules, tls: [{}] },
    status: { loadBalancer: { ingress: [{ hostname: "lb" }, { ip: "1.2.3.4" }] } },
  } as Ingress;
  assert.is(ingress.hosts(given), "a,b,c + 1 more...");
  assert.is(ingress.address(given), "1.2.3.4,lb");
  assert.is(ingress.ports(given), "80, 443");
  assert.is(ingress.hosts({ spec: { rules: [{}] } } as Ingress), "*");
});

test("an address shows resource, namespace and name of what has it", () => {
  const parentRef = { group: "example.com", resource: "things", namespace: "a", name: "b" };
  assert.is(ipAddress.parentRef({ spec: { parentRef } } as IPAddress), "things.example.com/a/b");
  const core = { resource: "nodes", name: "b" };
  assert.is(ipAddress.parentRef({ spec: { parentRef: core } } as IPAddress), "nodes/b");
});

test("a binding lists its subjects by what they are", () => {
  const binding = {
    roleRef: { apiGroup: "g", kind: "ClusterRole", name: "admin" },
    subjects: [
      { kind: "User", name: "jane" },
      { kind: "User", name: "john" },
      { kind: "ServiceAccount", name: "sa", namespace: "ns" },
    ],
  } as unknown as RoleBinding;
  assert.is(roleBinding.role(binding), "ClusterRole/admin");
  assert.is(roleBinding.users(binding), "jane, john");
  assert.is(roleBinding.groups(binding), "");
  assert.is(roleBinding.serviceAccounts(binding), "ns/sa");
});

test("a migration is in the last state that holds, or in none that is known", () => {
  const state = (...conditions: object[]) => migration.status({ status: { conditions } } as never);
  assert.is(migration.status({} as never), "Unknown");
  assert.is(state({ type: "Running", status: "False" }, { type: "Other", status: "True" }), "Unknown");
  assert.is(state({ type: "Succeeded", status: "True" }, { type: "Running", status: "True" }), "Running");
});

const groupStates: readonly (readonly [object[], string])[] = [
  [[], "Pending"],
  [[{ type: "PodGroupScheduled", status: "True", reason: "Scheduled" }], "Scheduled"],
  [[{ type: "PodGroupScheduled", status: "False", reason: "Unschedulable" }], "Unschedulable"],
];

for (const [conditions, text] of groupStates) {
  test(`a pod group with conditions ${JSON.stringify(conditions)} is ${text}`, () => {
    assert.is(podGroup.status({ status: { conditions } } as unknown as PodGroup), text);
  });
}

const external = (target: object) => ({ type: "External", external: { metric: { name: "q" }, target } }) as MetricSpec;
const cpu = (target: object) => ({ type: "Resource", resource: { name: "cpu", target } }) as MetricSpec;
const targets: readonly (readonly [MetricSpec[], object[], string])[] = [
  [[], [], "<none>"],
  [[cpu({ averageUtilization: 80 })], [], "cpu: <unknown>/80%"],
  [[cpu({ averageUtilization: 80 })], [{ resource: { current: { averageUtilization: 40 } } }], "cpu: 40%/80%"],
  [[cpu({ averageValue: "2" })], [{ resource: { current: { averageValue: "1" } } }], "cpu: 1/2"],
  [[external({ averageValue: "5" })], [{ external: { current: { averageValue: "3" } } }], "3/5 (avg)"],
  [[external({ value: "5" })], [{ external: { current: { value: "3" } } }], "3/5"],
  [[cpu({}), cpu({}), cpu({})], [], "cpu: <unknown>/<auto>, cpu: <unknown>/<auto> + 1 more..."],
];

for (const [metrics, currentMetrics, text] of targets) {
  test(`an autoscaler's targets are ${text}`, () => {
    const given = { spec: { metrics }, status: { currentMetrics } } as unknown as HorizontalPodAutoscaler;
    assert.is(horizontalPodAutoscaler.targets(given), text);
  });
}

test("the targets of an autoscaler are in one order in both versions", () => {
  const memory = { type: "Resource", resource: { name: "memory", target: { averageValue: "9Mi" } } } as MetricSpec;
  const current = (name: string, value: object) => ({ type: "Resource", resource: { name, current: value } });
  const given = {
    ...{ apiVersion: "autoscaling/v2", kind: "HorizontalPodAutoscaler", metadata: { name: "a" } },
    spec: { maxReplicas: 1, metrics: [cpu({ type: "Utilization", averageUtilization: 50 }), memory] },
    status: {
      currentMetrics: [current("cpu", { averageUtilization: 10 }), current("memory", { averageValue: "1Mi" })],
    },
  } as unknown as HorizontalPodAutoscaler;
  const text = "cpu: 10%/50%, memory: 1Mi/9Mi";
  assert.is(horizontalPodAutoscaler.targets(given), text);
  assert.is(autoscalerV1.targets(toV1(given)), text);
});

test.run();
