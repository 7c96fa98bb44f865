import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: groups of pods");

const runtimeConfig = ["scheduling.orch.io/v1alpha2=true"];
const featureGates = { GenericWorkload: "true" };
const folder = "/apis/scheduling.orch.io/v1alpha2/namespaces/default";
const schedulingPolicy = { gang: { minCount: 2 } };
const finalizer = "scheduling.orch.io/podgroup-protection";

let api: Api;
test.before(async () => {
  api = await openApi({ runtimeConfig, featureGates });
});
test.after(() => api.stop());

async function makeWorkload(name: string, finalizers?: readonly string[]): Promise<void> {
  const spec = { podGroupTemplates: [{ name: "workers", schedulingPolicy }] };
  const answer = await api.post(`${folder}/workloads`, { metadata: { name, finalizers }, spec });
  assert.is(answer.status, 201, answer.text);
}

const makeGroup = (name: string, workloadName?: string, podGroupTemplateName = "workers", query = "") => {
  const workload = { workloadName, podGroupTemplateName };
  const podGroupTemplateRef = workloadName === undefined ? undefined : { workload };
  return api.post(`${folder}/podgroups${query}`, {
    metadata: { name },
    spec: { podGroupTemplateRef, schedulingPolicy },
  });
};
const refusal = ({ status, json }: Answer) => [status, json.message];
const rejected = (name: string, why: string) => [
  403,
  `podgroups.scheduling.orch.io "${name}" is forbidden: PodGroup rejected: ${why}`,
];

test("a group has the priority of its class while the gate is on, and no other", async () => {
  const ranked = await openApi({ runtimeConfig, featureGates: { ...featureGates, WorkloadAwarePreemption: "true" } });
  await ranked.post("/apis/scheduling.orch.io/v1/priorityclasses", { metadata: { name: "high" }, value: 500 });
  let made = 0;
  const make = (spec: object) => {
    made += 1;
    const metadata = { name: `g${made}` };
    return ranked.post(`${folder}/podgroups`, { metadata, spec: { schedulingPolicy, ...spec } });
  };
  const priorityOf = ({ json }: Answer) => [json.spec.priorityClassName, json.spec.priority, json.spec.disruptionMode];
  assert.equal(priorityOf(await make({})), [undefined, 0, "Pod"]);
  assert.equal(priorityOf(await make({ priorityClassName: "high" })), ["high", 500, "Pod"]);
  assert.equal(priorityOf(await make({ priorityClassName: "high", priority: 500 })), ["high", 500, "Pod"]);
  const forbidden = (name: string, why: string) => [403, `podgroups.scheduling.orch.io "${name}" is forbidden: ${why}`];
  assert.equal(
    refusal(await make({ priorityClassName: "none" })),
    forbidden("g4", "no PriorityClass with name none was found"),
  );
  const text = "must match the priority computed (0) based on the priority class set in the spec";
  assert.equal(refusal(await make({ priority: 7 })), forbidden("g5", `priority set in the pod group (7) ${text}`));
  const answer = await ranked.patch(`${folder}/podgroups/g2`, "merge", {
    spec: { priority: 5, disruptionMode: "PodGroup" },
  });
  assert.equal(refusal(answer), [
    422,
    'PodGroup.scheduling.orch.io "g2" is invalid: [spec.disruptionMode: Invalid value: "PodGroup": field is immutable, spec.priority: Invalid value: 5: field is immutable]',
  ]);
  await ranked.stop();

  const plain = await api.post(`${folder}/podgroups`, {
    metadata: { name: "plain" },
    spec: { schedulingPolicy, priority: 7 },
  });
  assert.equal(priorityOf(plain), [undefined, undefined, undefined]);
});

test("a group is made from a template that exists, or from none", async () => {
  assert.equal(refusal(await makeGroup("a", "jobs")), rejected("a", 'Workload "jobs" not found'));
  assert.equal(refusal(await makeGroup("a", "jobs", "workers", "?dryRun=All")), [
    ...rejected("a", 'Workload "jobs" not found'),
  ]);
  await makeWorkload("jobs");
  const why = 'PodGroupTemplate "others" not found in Workload "jobs"';
  assert.equal(refusal(await makeGroup("a", "jobs", "others")), rejected("a", why));
  assert.is((await makeGroup("a", "jobs")).status, 201);
  assert.is((await makeGroup("b")).status, 201);
});

test("a workload that is being deleted takes no further groups, and those that are there can be changed", async () => {
  await makeWorkload("ending", ["example.com/keep"]);
  assert.is((await makeGroup("c", "ending")).status, 201);
  assert.is((await api.delete(`${folder}/workloads/ending`)).status, 200);
  assert.equal(refusal(await makeGroup("d", "ending")), rejected("d", 'Workload "ending" is being deleted'));
  assert.is((await api.patch(`${folder}/podgroups/c`, "merge", { metadata: { labels: { a: "b" } } })).status, 200);
});

test("a new group has the finalizer that keeps it, once", async () => {
  assert.equal((await makeGroup("e")).json.metadata.finalizers, [finalizer]);
  const metadata = { name: "f", finalizers: ["example.com/own", finalizer] };
  const { json } = await api.post(`${folder}/podgroups`, { metadata, spec: { schedulingPolicy } });
  assert.equal(json.metadata.finalizers, metadata.finalizers);
  const answer = await api.patch(`${folder}/podgroups/e`, "merge", { metadata: { finalizers: null } });
  assert.equal([answer.status, answer.json.metadata.finalizers], [200, undefined]);
});

test("both can be off", async () => {
  const disableAdmissionPlugins = ["PodGroupProtection", "PodGroupWorkloadExists"];
  const own = await openApi({ runtimeConfig, featureGates, disableAdmissionPlugins });
  const workload = { workloadName: "none", podGroupTemplateName: "workers" };
  const spec = { podGroupTemplateRef: { workload }, schedulingPolicy };
  const answer = await own.post(`${folder}/podgroups`, { metadata: { name: "a" }, spec });
  assert.equal([answer.status, answer.json.metadata?.finalizers], [201, undefined]);
  await own.stop();
});

test.run();
