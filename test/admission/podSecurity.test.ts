import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../harness/api.ts";
import { seriesValue } from "../harness/metrics.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: pod security by the labels of namespaces");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const key = (name: string) => `pod-security.orch.io/${name}`;

/** Labels of a namespace: `{ enforce: "baseline", "enforce-version": "v1.30" }`. */
function labelsOf(policy: object): Record<string, string> {
  return Object.fromEntries(Object.entries(policy).map(([name, value]) => [key(name), value]));
}

async function create(name: string, policy: object = {}): Promise<Answer> {
  return await api.post("/api/v1/namespaces", { metadata: { name, labels: labelsOf(policy) } });
}

async function relabel(name: string, policy: object): Promise<Answer> {
  return await api.patch(`/api/v1/namespaces/${name}`, "merge", { metadata: { labels: labelsOf(policy) } });
}

/** The texts of the Warning headers. */
function warnings({ headers }: Answer): string[] {
  const heard = [...String(headers["warning"] ?? "").matchAll(/299 - ("(?:[^"\\]|\\.)*")/g)];
  return heard.map(([, each = ""]) => JSON.parse(each));
}

const app = { name: "a", image: "i" };
const privileged = { ...app, securityContext: { privileged: true } };
const problem = 'privileged (container "a" must not set securityContext.privileged=true)';

function podOf(name: string, { container = privileged, metadata = {}, spec = {} } = {}): object {
  return { metadata: { name, ...metadata }, spec: { ...spec, containers: [container] } };
}

const podsOf = (namespace: string) => `/api/v1/namespaces/${namespace}/pods`;

async function createPod(namespace: string, pod: object): Promise<void> {
  const answer = await api.post(podsOf(namespace), pod);
  assert.is(answer.status, 201, answer.text);
}

const wrongLevel = (name: string, value: string) =>
  `metadata.labels[${key(name)}]: Invalid value: "${value}": must be one of privileged, baseline, restricted`;
const wrongVersion = (name: string, value: string) =>
  `metadata.labels[${key(name)}]: Invalid value: "${value}": must be "latest" or "v1.x"`;

test("labels that say nothing are refused with 422 Invalid, in their order", async () => {
  const answer = await create("bad", { warn: "Restricted", enforce: "strict", "audit-version": "1.30" });
  assert.equal([answer.status, answer.json.reason], [422, "Invalid"]);
  const all = [
    wrongLevel("enforce", "strict"),
    wrongVersion("audit-version", "1.30"),
    wrongLevel("warn", "Restricted"),
  ];
  assert.is(answer.json.message, `Namespace "bad" is invalid: [${all.join(", ")}]`);
  for (const version of ["v2.0", "v1", "v1.01", "v1.x", "Latest", "", `v1.${"9".repeat(40)}`]) {
    const { json } = await create("bad", { "enforce-version": version });
    assert.is(json.message, `Namespace "bad" is invalid: ${wrongVersion("enforce-version", version)}`);
  }
  for (const version of ["latest", "v1.0", "v1.36", "v1.999"]) {
    const { status } = await api.post("/api/v1/namespaces?dryRun=All", {
      metadata: { name: "good", labels: labelsOf({ "warn-version": version }) },
    });
    assert.is(status, 201, version);
  }
});

/** A namespace with labels that no client can give it: the server of another version did, or the plugin was off. */
async function createUnchecked(name: string, policy: object): Promise<void> {
  assert.is((await create(name)).status, 201);
  const { json } = await api.get(`/api/v1/namespaces/${name}`);
  const changed = { ...json, metadata: { ...json.metadata, labels: labelsOf(policy) } };
  const answer = await api.put(`/api/v1/namespaces/${name}/status`, changed);
  assert.is(answer.status, 200, answer.text);
}

test("wrong labels stay for as long as they are not touched, and enforce the strictest standard", async () => {
  await createUnchecked("wrong", { enforce: "strict" });
  const other = await api.patch("/api/v1/namespaces/wrong", "merge", { metadata: { annotations: { a: "b" } } });
  assert.is(other.status, 200, other.text);
  const { json } = await relabel("wrong", { audit: "none" });
  const all = `[${wrongLevel("enforce", "strict")}, ${wrongLevel("audit", "none")}]`;
  assert.is(json.message, `Namespace "wrong" is invalid: ${all}`);
  const refused = await api.post(podsOf("wrong"), podOf("x"));
  assert.match(refused.json.message, /^pods "x" is forbidden: violates PodSecurity "restricted:latest": privileged \(/);
  assert.is((await relabel("wrong", { enforce: "privileged" })).status, 200);
  await createPod("wrong", podOf("x"));
});

test("what is enforced is warned of too, unless the namespace says otherwise", async () => {
  await create("enforced", { enforce: "baseline", "enforce-version": "v1.30" });
  const jobs = "/apis/batch/v1/namespaces/enforced/jobs?dryRun=All";
  const job = {
    metadata: { name: "j" },
    spec: { template: { spec: { restartPolicy: "Never", containers: [privileged] } } },
  };
  assert.equal(warnings(await api.post(jobs, job)), [`would violate PodSecurity "baseline:v1.30": ${problem}`]);
  await relabel("enforced", { "warn-version": "v1.31" });
  assert.equal(warnings(await api.post(jobs, job)), [`would violate PodSecurity "baseline:v1.31": ${problem}`]);
  await relabel("enforced", { warn: "privileged" });
  assert.equal(warnings(await api.post(jobs, job)), []);
});

const template = { metadata: { labels: { a: "b" } }, spec: { containers: [privileged] } };
const selector = { matchLabels: { a: "b" } };
const jobTemplate = { spec: { restartPolicy: "Never", containers: [privileged] } };

const workloads: readonly (readonly [path: string, object: object])[] = [
  ["/api/v1/namespaces/warned/podtemplates", { template }],
  ["/api/v1/namespaces/warned/replicationcontrollers", { spec: { selector: { a: "b" }, template } }],
  ["/apis/apps/v1/namespaces/warned/replicasets", { spec: { selector, template } }],
  ["/apis/apps/v1/namespaces/warned/deployments", { spec: { selector, template } }],
  ["/apis/apps/v1/namespaces/warned/statefulsets", { spec: { selector, template, serviceName: "s" } }],
  ["/apis/apps/v1/namespaces/warned/daemonsets", { spec: { selector, template } }],
  ["/apis/batch/v1/namespaces/warned/jobs", { spec: { template: jobTemplate } }],
  [
    "/apis/batch/v1/namespaces/warned/cronjobs",
    { spec: { schedule: "0 0 * * *", jobTemplate: { spec: { template: jobTemplate } } } },
  ],
];

test("workloads are warned of and never refused", async () => {
  await create("warned", { enforce: "baseline", warn: "baseline", "warn-version": "v1.30" });
  for (const [path, object] of workloads) {
    const answer = await api.post(path, { metadata: { name: "w" }, ...object });
    assert.is(answer.status, 201, answer.text);
    assert.equal(warnings(answer), [`would violate PodSecurity "baseline:v1.30": ${problem}`], path);
  }
  const changed = await api.patch(`${workloads[3]?.[0]}/w`, "merge", { metadata: { labels: { c: "d" } } });
  assert.is(warnings(changed).length, 1, "an update warns again");
  const scaled = await api.patch(`${workloads[3]?.[0]}/w/scale`, "merge", { spec: { replicas: 3 } });
  assert.equal([scaled.status, warnings(scaled)], [200, []]);
});

test("pods are warned of, but not besides a refusal", async () => {
  await create("both", { enforce: "baseline", warn: "restricted", "warn-version": "v1.0" });
  const let_in = await api.post(podsOf("both"), podOf("x", { container: app as typeof privileged }));
  const nonRoot = 'runAsNonRoot != true (pod or container "a" must set securityContext.runAsNonRoot=true)';
  assert.equal([let_in.status, warnings(let_in)], [201, [`would violate PodSecurity "restricted:v1.0": ${nonRoot}`]]);
  const refused = await api.post(podsOf("both"), podOf("y"));
  assert.equal([refused.status, warnings(refused)], [403, []]);
});

test("a pod from before may be changed where the standard does not ask, and not its image", async () => {
  await create("before");
  await createPod("before", podOf("x"));
  await relabel("before", { enforce: "baseline" });
  const path = `${podsOf("before")}/x`;
  const violates = `pods "x" is forbidden: violates PodSecurity "baseline:latest": ${problem}`;
  const patches: readonly (readonly [object, string])[] = [
    [{ metadata: { labels: { a: "b" }, finalizers: ["a.b/c"] } }, ""],
    [{ metadata: { annotations: { "container.seccomp.security.alpha.orch.io/a": "runtime/default" } } }, violates],
    [{ spec: { activeDeadlineSeconds: 100 } }, ""],
    [{ spec: { containers: [{ ...privileged, image: "j" }] } }, violates],
  ];
  for (const [patch, text] of patches) {
    const { status, json } = await api.patch(path, "merge", patch);
    assert.is(status === 200 ? "" : json.message, text, JSON.stringify(patch));
  }
  const status = { conditions: [{ type: "Ready", status: "True" }] };
  assert.is((await api.patch(`${path}/status`, "merge", { status })).status, 200);
  const binding = { metadata: { name: "x" }, target: { kind: "Node", name: "n" } };
  assert.is((await api.post(`${path}/binding`, binding)).status, 201);
  assert.is((await api.delete(path)).status, 200);
});

test("containers for debugging are checked", async () => {
  await create("debugged", { enforce: "baseline" });
  await createPod("debugged", podOf("x", { container: app as typeof privileged }));
  const add = (container: object) =>
    api.patch(`${podsOf("debugged")}/x/ephemeralcontainers`, "strategic-merge", {
      spec: { ephemeralContainers: [container] },
    });
  const refused = await add({ ...privileged, name: "d" });
  const text = problem.replace('"a"', '"d"');
  assert.is(refused.json.message, `pods "x" is forbidden: violates PodSecurity "baseline:latest": ${text}`);
  assert.is((await add({ ...app, name: "e" })).status, 200);
});

const controller = (uid: string) => ({
  ownerReferences: [{ apiVersion: "apps/v1", kind: "ReplicaSet", name: "r", controller: true, uid }],
});

test("a namespace that enforces more warns of the pods that it has", async () => {
  await create("raised");
  const port = { ...app, ports: [{ containerPort: 80, hostPort: 80 }] } as unknown as typeof privileged;
  const pods = [
    podOf("a", { container: app as typeof privileged }),
    ...["b", "c", "d"].map((name) => podOf(name, { metadata: controller("u") })),
    podOf("e", { spec: { hostPID: true } }),
    podOf("f", { container: port }),
    podOf("g", { container: port }),
  ];
  for (const pod of pods) await createPod("raised", pod);
  const first = (standard: string) =>
    `existing pods in namespace "raised" violate the new PodSecurity enforce level "${standard}"`;
  const found = ["b (and 2 other pods): privileged", "e: host namespaces, privileged", "f (and 1 other pod): hostPort"];
  const baseline = [first("baseline:latest"), ...found];
  const steps: readonly (readonly [policy: object, texts: readonly string[]])[] = [
    [{ audit: "restricted", warn: "restricted" }, []],
    [{ enforce: "baseline" }, baseline],
    [{ "enforce-version": "v1.30" }, [first("baseline:v1.30"), ...found]],
    [{ "enforce-version": "latest", enforce: "privileged" }, []],
    [{ enforce: "privileged", "enforce-version": "v1.1" }, []],
    [{ enforce: "bad" }, []],
  ];
  for (const [policy, texts] of steps) {
    assert.equal(warnings(await relabel("raised", policy)), texts, JSON.stringify(policy));
  }
  const dry = await api.patch("/api/v1/namespaces/raised?dryRun=All", "merge", {
    metadata: { labels: labelsOf({ enforce: "baseline", "enforce-version": "latest" }) },
  });
  assert.equal(warnings(dry), baseline, "a dry run says what would be");
  assert.equal(warnings(await relabel("raised", { enforce: "restricted", "enforce-version": "v1.0" })).length, 5);
  assert.equal(warnings(await relabel("raised", { enforce: "baseline" })), [], "asking for less warns of nothing");
});

test("pods that are compared with a standard count by what was found, and versions to come together", async () => {
  const policy = { enforce: "baseline", "enforce-version": "v1.30", audit: "restricted", warn: "restricted" };
  await create("counted", { ...policy, "warn-version": "v1.999" });
  const value = async (family: string, labels: string) =>
    seriesValue((await api.get("/metrics")).text, `pod_security_${family}_total{${labels}}`) ?? 0;
  const request = 'request_operation="create",resource="pod",subresource=""';
  const of = (decision: string, mode: string, standard: readonly [level: string, version: string]) =>
    value(
      "evaluations",
      `decision="${decision}",mode="${mode}",policy_level="${standard[0]}",policy_version="${standard[1]}",${request}`,
    );
  const counts = async () => ({
    denied: await of("deny", "enforce", ["baseline", "v1.30"]),
    allowed: await of("allow", "enforce", ["baseline", "v1.30"]),
    audited: await of("deny", "audit", ["restricted", "latest"]),
    warned: await of("deny", "warn", ["restricted", "future"]),
    free: await of("allow", "enforce", ["privileged", "latest"]),
    failed: await value("errors", `fatal="false",${request}`),
  });
  const before = await counts();
  assert.is((await api.post(podsOf("counted"), podOf("a"))).status, 403);
  await createPod("counted", podOf("b", { container: app as typeof privileged }));
  await createPod("default", podOf("free"));
  await createUnchecked("counted-wrong", { enforce: "strict" });
  assert.is((await api.post(podsOf("counted-wrong"), podOf("x"))).status, 403);
  const { denied, allowed, audited, warned, free, failed } = before;
  assert.equal(await counts(), {
    denied: denied + 1,
    allowed: allowed + 1,
    audited: audited + 2,
    warned: warned + 1,
    free: free + 1,
    failed: failed + 1,
  });
});

test.run();
