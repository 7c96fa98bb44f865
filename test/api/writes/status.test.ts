import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { requestDer } from "../../kinds/certificates/certificates.ts";
import { apps, core, failure, pod } from "../literal.ts";

const test = suite("status sub-resource");

let api: Api;
test.before(async () => {
  const runtimeConfig = ["certificates.orch.io/v1beta1=true"];
  api = await openApi({ featureGates: { PodCertificateRequest: "true" }, runtimeConfig });
});
test.after(() => api.stop());

const pods = core("default", "pods");
const labels = { a: "b" };
const attachment = { attacher: "example.com", nodeName: "n", source: { persistentVolumeName: "v" } };
const certificate = {
  ...{ signerName: "example.com/pods", podName: "p", podUID: "u", serviceAccountName: "robot" },
  ...{ serviceAccountUID: "u", nodeName: "n1", nodeUID: "u", stubPKCS10Request: requestDer },
};
const workload = { selector: { matchLabels: labels }, template: { metadata: { labels }, spec: pod("x").spec } };

test("a write to status changes status, labels and annotations, and nothing else", async () => {
  const created = (await api.post(pods, pod("a"))).json;
  const answer = await api.put(`${pods}/a/status`, {
    metadata: { name: "a", labels: { l: "1" }, annotations: { n: "1" }, ownerReferences: [] },
    spec: { containers: [{ name: "other", image: "other" }], nodeName: "n1" },
    status: { phase: "Running", podIP: "10.0.0.1" },
  });
  assert.is(answer.status, 200);
  assert.equal(answer.json.spec, created.spec);
  const podIPs = [{ ip: "10.0.0.1" }]; // the list follows the one address
  assert.equal(answer.json.status, { phase: "Running", podIP: "10.0.0.1", podIPs, qosClass: "BestEffort" });
  assert.equal([answer.json.metadata.labels, answer.json.metadata.annotations], [{ l: "1" }, { n: "1" }]);
  assert.is(answer.json.metadata.generation, 1);
  assert.is((await api.get(`${pods}/a/status`)).text, answer.text);
  assert.is((await api.get(`${pods}/a`)).text, answer.text);
});

for (const [what, path, made, deletionTimestamp] of [
  ["a deployment refuses both", apps("default", "deployments"), { spec: workload }, "refused"],
  ["a pod keeps when it goes", pods, { spec: pod("x").spec }, "kept"],
] as const) {
  test(`a write to status takes the prefix of the name, and marks no object as deleted: ${what}`, async () => {
    await api.post(path, { metadata: { name: "marked" }, ...made });
    const put = (metadata: object) => api.put(`${path}/marked/status`, { metadata: { name: "marked", ...metadata } });
    assert.is((await put({ generateName: "mark-" })).json.metadata.generateName, "mark-");
    assert.is((await put({})).json.metadata.generateName, undefined);
    const marked = await put({ deletionTimestamp: "2020-01-01T00:00:00Z" });
    const refused = /metadata\.deletionTimestamp: Invalid value: "2020-01-01T00:00:00Z": field is immutable$/;
    if (deletionTimestamp === "refused") assert.match(marked.json.message, refused);
    else assert.is(marked.json.metadata.deletionTimestamp, undefined);
    const { message } = (await put({ deletionGracePeriodSeconds: 5 })).json;
    assert.match(message, /metadata\.deletionGracePeriodSeconds: Invalid value: 5: field is immutable$/);
  });
}

test("a patch that calls an object otherwise counts no generation", async () => {
  const path = apps("default", "deployments");
  await api.post(path, { metadata: { name: "called" }, spec: workload });
  const { status, json } = await api.patch(`${path}/called`, "strategic-merge", { kind: "Other", apiVersion: "v9" });
  assert.equal([status, json.kind, json.apiVersion, json.metadata.generation], [200, "Deployment", "apps/v1", 1]);
});

test("a status of a pod that leaves generations out keeps those of before, of each condition its own", async () => {
  await api.post(pods, pod("seen"));
  const condition = (type: string, observedGeneration?: number) => ({
    ...{ type, status: "True", lastProbeTime: null, lastTransitionTime: null },
    ...(observedGeneration === undefined ? {} : { observedGeneration }),
  });
  const put = async (status: object) => {
    const answer = await api.put(`${pods}/seen/status`, { metadata: { name: "seen" }, status });
    assert.is(answer.status, 200, answer.text);
    return answer.json.status;
  };
  const first = [condition("Ready", 1), condition("Initialized", 2)];
  await put({ observedGeneration: 4, conditions: first });
  const later = await put({ conditions: ["Initialized", "Ready", "Other"].map((each) => condition(each)) });
  const expected = [condition("Initialized", 2), condition("Ready", 1), condition("Other")];
  assert.equal([later.observedGeneration, later.conditions], [4, expected]);
  const newer = await put({ observedGeneration: 5, conditions: [condition("Ready", 5)] });
  assert.equal([newer.observedGeneration, newer.conditions], [5, [condition("Ready", 5)]]);
});

test("writers of a pod's status hear of addresses in an odd form, those of the pod of nothing", async () => {
  assert.is((await api.post(pods, pod("odd"))).status, 201);
  const ips = (...all: string[]) => all.map((each) => ({ ip: each }));
  const status = { hostIP: "10.0.0.1", hostIPs: ips("10.0.0.1", "fd00:0::2"), podIPs: ips("fd00:0::1") };
  const put = await api.put(`${pods}/odd/status`, { metadata: { name: "odd" }, status });
  const heard = [...String(put.headers.warning).matchAll(/299 - ("(?:[^"\\]|\\.)*")/g)];
  assert.equal(
    heard.map(([, each = ""]) => JSON.parse(each)),
    [
      'status.podIPs[0].ip: IPv6 address "fd00:0::1" should be in RFC 5952 canonical format ("fd00::1")',
      'status.hostIPs[1].ip: IPv6 address "fd00:0::2" should be in RFC 5952 canonical format ("fd00::2")',
    ],
  );
  const spec = { containers: [{ name: "c", image: "i:2" }] };
  const patched = await api.patch(`${pods}/odd`, "strategic-merge", { spec });
  assert.equal([patched.status, patched.json.metadata.generation, patched.headers.warning], [200, 2, undefined]);
});

/** Of each kind, what a write of its status changes in the metadata. */
const writtenMetadata: [path: string, object: object, written: readonly string[]][] = [
  [core("default", "resourcequotas"), {}, ["annotations", "finalizers", "labels", "ownerReferences"]],
  [pods, { spec: pod("x").spec }, ["annotations", "finalizers", "labels"]],
  [apps("default", "deployments"), { spec: workload }, ["annotations", "finalizers", "ownerReferences"]],
  ["/apis/storage.orch.io/v1/volumeattachments", { spec: attachment }, []],
  ["/apis/certificates.orch.io/v1beta1/namespaces/default/podcertificaterequests", { spec: certificate }, []],
];
for (const [path, object, written] of writtenMetadata) {
  test(`a write of the status of ${path} changes ${written.join(", ") || "nothing"} of the metadata`, async () => {
    const { json } = await api.post(path, { ...object, metadata: { name: "meta" } });
    const ownerReferences = [{ apiVersion: "v1", kind: "Node", name: "n", uid: "u" }];
    const sent = { labels: { l: "1" }, annotations: { n: "1" }, finalizers: ["example.com/f"], ownerReferences };
    const put = await api.put(`${path}/meta/status`, { ...json, metadata: { ...json.metadata, ...sent } });
    assert.is(put.status, 200, put.text);
    assert.equal(
      Object.keys(sent)
        .filter((key) => put.json.metadata[key] !== undefined)
        .sort(),
      written,
    );
  });
}

test("the phase of a pod, a volume or a claim is what the writer says", async () => {
  await api.post(pods, pod("flying"));
  const spec = { capacity: { storage: "1Gi" }, accessModes: ["ReadWriteOnce"], hostPath: { path: "/x" } };
  const volume = await api.post("/api/v1/persistentvolumes", { metadata: { name: "flying" }, spec });
  assert.is(volume.json.status.phase, "Pending", volume.text);
  assert.match(volume.json.status.lastPhaseTransitionTime, /^\d{4}-/);
  // The documents list the phases that there are, which the server does not hold writers to.
  const free = await openApi({ undocumented: "/api/v1" });
  try {
    await free.post(pods, pod("flying"));
    await free.post("/api/v1/persistentvolumes", { metadata: { name: "flying" }, spec });
    for (const path of [`${pods}/flying`, "/api/v1/persistentvolumes/flying"]) {
      const answer = await free.patch(`${path}/status`, "merge", { status: { phase: "Flying" } });
      assert.equal([answer.status, answer.json.status?.phase], [200, "Flying"], answer.text);
    }
  } finally {
    await free.stop();
  }
  const document = await api.get("/openapi/v3/api/v1");
  const { phase } = document.json.components.schemas["io.orch.api.core.v1.PodStatus"].properties;
  assert.equal(phase.enum, ["Pending", "Running", "Succeeded", "Failed", "Unknown"]);
});

test("a claim has no less than nothing", async () => {
  const claims = core("default", "persistentvolumeclaims");
  const resources = { requests: { storage: "1Gi" } };
  await api.post(claims, { metadata: { name: "less" }, spec: { accessModes: ["ReadWriteOnce"], resources } });
  const answer = await api.patch(`${claims}/less/status`, "merge", { status: { capacity: { storage: "-1500m" } } });
  const text = "status.capacity[storage]: Invalid value: -2: must be a valid resource quantity";
  assert.is(answer.json.message, `PersistentVolumeClaim "less" is invalid: ${text}`);
});

test("a node is created with its status, a quota without", async () => {
  const node = await api.post("/api/v1/nodes", { metadata: { name: "sized" }, status: { capacity: { cpu: "2" } } });
  assert.equal([node.status, node.json.status.capacity], [201, { cpu: "2" }], node.text);
  const status = { used: { pods: "1" } };
  const quota = await api.post(core("default", "resourcequotas"), { metadata: { name: "sized" }, spec: {}, status });
  assert.equal([quota.status, quota.json.status], [201, {}]);
});

test("a write to the object leaves its status", async () => {
  await api.post(pods, pod("b"));
  await api.patch(`${pods}/b/status`, "merge", { status: { phase: "Running" } });
  const put = await api.put(`${pods}/b`, {
    ...pod("b", { metadata: { labels: { l: "1" } } }),
    status: { phase: "Failed" },
  });
  assert.equal([put.status, put.json.status.phase, put.json.metadata.labels], [200, "Running", { l: "1" }]);
  const patched = await api.patch(`${pods}/b`, "merge", { status: { phase: "Failed" } });
  assert.equal([patched.status, patched.json.status.phase], [200, "Running"]);
  assert.is(patched.json.metadata.resourceVersion, put.json.metadata.resourceVersion);
});

test("conditions merge by their type in a strategic merge patch of status", async () => {
  await api.post(pods, pod("c"));
  const condition = (type: string, status: string) => ({ conditions: [{ type, status }] });
  await api.patch(`${pods}/c/status`, "strategic-merge", { status: condition("Ready", "False") });
  await api.patch(`${pods}/c/status`, "strategic-merge", { status: condition("Initialized", "True") });
  const { json } = await api.patch(`${pods}/c/status`, "strategic-merge", { status: condition("Ready", "True") });
  const found = json.status.conditions.map((each: { type: string; status: string }) => `${each.type}=${each.status}`);
  assert.equal(found.sort(), ["Initialized=True", "Ready=True"]);
});

test("status of a missing object is a 404, and its versions are checked", async () => {
  const missing = await api.put(`${pods}/none/status`, { metadata: { name: "none" }, status: {} });
  const details = { name: "none", kind: "pods" };
  assert.equal(missing.json, failure(404, "NotFound", { message: 'pods "none" not found', details }));
  await api.post(pods, pod("d"));
  const stale = await api.put(`${pods}/d/status`, { ...pod("d", { metadata: { resourceVersion: "1" } }), status: {} });
  assert.is(stale.status, 409);
});

test("status cannot be created or deleted", async () => {
  for (const [method, verb] of [
    ["POST", "create"],
    ["DELETE", "delete"],
  ] as const) {
    const answer = await api.call(method, `${pods}/a/status`, { body: {} });
    assert.is(answer.status, 405, verb);
    assert.is(answer.json.reason, "MethodNotAllowed");
  }
});

test("a namespace's finalizers are changed through finalize alone", async () => {
  await api.post("/api/v1/namespaces", { metadata: { name: "fin" } });
  const path = "/api/v1/namespaces/fin";
  const metadata = { name: "fin" };
  const main = await api.put(path, { metadata, spec: { finalizers: [] } });
  assert.equal(main.json.spec, { finalizers: ["orch"] });
  const finalized = await api.put(`${path}/finalize`, {
    metadata: { ...metadata, labels: { l: "1" } },
    spec: { finalizers: ["example.com/x"] },
  });
  assert.equal(finalized.json.spec, { finalizers: ["example.com/x"] });
});

test.run();
