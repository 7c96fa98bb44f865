import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { apps, core, failure, pod } from "../literal.ts";

const test = suite("selectors");

let api: Api;
test.before(async () => {
  api = await openApi();
  const labels: Record<string, object> = {
    a: { app: "web", tier: "1" },
    b: { app: "db", tier: "2" },
    c: { app: "web", tier: "10", legacy: "" },
    d: {},
  };
  for (const [name, each] of Object.entries(labels)) {
    await api.post(core("default", "configmaps"), { metadata: { name, labels: each } });
  }
  await api.post(core("default", "pods"), pod("p1", { spec: { nodeName: "n1", restartPolicy: "Never" } }));
  await api.post(core("default", "pods"), pod("p2", { spec: { hostNetwork: true } }));
  await api.post(core("default", "secrets"), { metadata: { name: "s1" }, type: "example.com/x" });
  await api.post(core("default", "secrets"), { metadata: { name: "s2" } });
  await api.post("/api/v1/nodes", { metadata: { name: "n1" }, spec: { unschedulable: true } });
  await api.post("/api/v1/nodes", { metadata: { name: "n2" } });
  const ports = [{ port: 80 }];
  await api.post(core("default", "services"), { metadata: { name: "v1" }, spec: { ports, clusterIP: "None" } });
  await api.post(core("default", "services"), {
    metadata: { name: "v2" },
    spec: { type: "ExternalName", externalName: "example.com" },
  });
});
test.after(() => api.stop());

async function select(path: string, query: Record<string, string>): Promise<string[]> {
  const answer = await api.get(`${path}?${new URLSearchParams(query)}`);
  assert.is(answer.status, 200, answer.text);
  return answer.json.items.map((each: { metadata: { name: string } }) => each.metadata.name);
}

const byLabel: [string, string[]][] = [
  ["app", ["a", "b", "c"]],
  ["!app", ["d"]],
  ["app=web", ["a", "c"]],
  ["app==web", ["a", "c"]],
  ["app!=web", ["b", "d"]],
  ["app=web,tier=1", ["a"]],
  ["app in (web,db)", ["a", "b", "c"]],
  ["app notin (web)", ["b", "d"]],
  ["tier>1", ["b", "c"]],
  ["tier<10", ["a", "b"]],
  [" app = web , ! legacy ", ["a"]],
  ["legacy=", ["c"]],
  ["legacy in (,x)", ["c"]],
  ["", ["a", "b", "c", "d"]],
];
for (const [labelSelector, names] of byLabel) {
  test(`labelSelector ${JSON.stringify(labelSelector)} chooses ${names.join(" ")}`, async () => {
    assert.equal(await select(core("default", "configmaps"), { labelSelector }), names);
  });
}

const byField: [string, string, string[]][] = [
  ["configmaps", "metadata.name=a", ["a"]],
  ["configmaps", "metadata.name!=a,metadata.namespace==default", ["b", "c", "d"]],
  ["pods", "spec.nodeName=n1", ["p1"]],
  ["pods", "spec.nodeName=", ["p2"]],
  ["pods", "spec.restartPolicy=Always", ["p2"]],
  ["pods", "spec.hostNetwork=true", ["p2"]],
  ["pods", "spec.hostNetwork=false", ["p1"]],
  ["pods", "status.phase=Pending,spec.schedulerName=default-scheduler", ["p1", "p2"]],
  ["secrets", "type=Opaque", ["s2"]],
  ["secrets", "type!=Opaque", ["s1"]],
  ["services", "spec.clusterIP=None", ["v1"]],
  ["services", "spec.type=ExternalName", ["v2"]],
];
for (const [resource, fieldSelector, names] of byField) {
  test(`${resource} with ${fieldSelector} are ${names.join(" ")}`, async () => {
    assert.equal(await select(core("default", resource), { fieldSelector }), names);
  });
}

test("fields of cluster-scoped kinds select", async () => {
  assert.equal(await select("/api/v1/nodes", { fieldSelector: "spec.unschedulable=true" }), ["n1"]);
  assert.equal(await select("/api/v1/nodes", { fieldSelector: "spec.unschedulable=false" }), ["n2"]);
  const namespaces = await select("/api/v1/namespaces", { fieldSelector: "status.phase=Active" });
  assert.equal(await select("/api/v1/namespaces", { fieldSelector: "name=default" }), ["default"]);
  assert.equal(namespaces, ["default", "orch-node-lease", "orch-public", "orch-system"]);
});

test("a spec.host of the older form selects by node", async () => {
  assert.equal(await select(core("default", "pods"), { fieldSelector: "spec.host=n1" }), ["p1"]);
});

test("metadata.namespace selects in a list over all namespaces", async () => {
  assert.equal(await select("/api/v1/configmaps", { fieldSelector: "metadata.namespace=none" }), []);
  assert.is((await select("/api/v1/configmaps", { fieldSelector: "metadata.namespace=default" })).length, 4);
});

const bad: [string, Record<string, string>, string][] = [
  ["configmaps", { labelSelector: "a=b=c" }, "found '=', expected: ',' or 'end of string'"],
  ["configmaps", { labelSelector: "a in b" }, "unable to parse requirement: found 'b' expected: '('"],
  [
    "configmaps",
    { labelSelector: "a>x" },
    `unable to parse requirement: values[0]: Invalid value: "x": for 'Gt', 'Lt' operators, the value must be an integer`,
  ],
  ["configmaps", { fieldSelector: "a" }, "invalid selector: 'a'; can't understand 'a'"],
  ["configmaps", { fieldSelector: "metadata.name=a\\b" }, "invalid field selector: invalid escape sequence: \\b"],
  [
    "configmaps",
    { fieldSelector: "spec.x=1" },
    '"spec.x" is not a known field selector: only "metadata.name", "metadata.namespace"',
  ],
  ["pods", { fieldSelector: "spec.x=1" }, "field label not supported: spec.x"],
];
for (const [resource, query, message] of bad) {
  test(`${JSON.stringify(query)} on ${resource} is a 400`, async () => {
    const answer = await api.get(`${core("default", resource)}?${new URLSearchParams(query)}`);
    assert.equal([answer.status, answer.json.message], [400, message]);
    assert.equal(answer.json, failure(400, "BadRequest", { message }));
  });
}

const unsupported: readonly [path: string, message: string][] = [
  ["/api/v1/nodes", "field label not supported: metadata.namespace"],
  ["/api/v1/namespaces", "field label not supported: metadata.namespace"],
  ["/apis/certificates.orch.io/v1/certificatesigningrequests", "field label not supported: metadata.namespace"],
  [
    "/apis/resource.orch.io/v1/resourceslices",
    "field label not supported for resource.orch.io/v1, Kind=ResourceSlice: metadata.namespace",
  ],
];
for (const [path, message] of unsupported) {
  test(`metadata.namespace is no field of ${path}`, async () => {
    const answer = await api.get(`${path}?fieldSelector=metadata.namespace%3Dx`);
    assert.equal(answer.json, failure(400, "BadRequest", { message }));
    assert.is((await api.delete(`${path}?fieldSelector=metadata.namespace%3Dx`)).status, deletes(path) ? 400 : 405);
  });
}

const deletes = (path: string) => !path.endsWith("/namespaces");

test("a cluster-scoped kind without fields of its own has an empty metadata.namespace", async () => {
  const path = "/apis/storage.orch.io/v1/storageclasses";
  assert.is((await api.post(path, { metadata: { name: "fast" }, provisioner: "example.com/x" })).status, 201);
  assert.equal(await select(path, { fieldSelector: "metadata.namespace=x" }), []);
  assert.equal(await select(path, { fieldSelector: "metadata.namespace=" }), ["fast"]);
});

test("jobs have a text of their own for a field that they cannot be selected by", async () => {
  const answer = await api.get("/apis/batch/v1/namespaces/default/jobs?fieldSelector=spec.x=1");
  assert.equal(answer.json, failure(400, "BadRequest", { message: 'field label "spec.x" not supported for Job' }));
});

test("a kind without fields of its own takes only the two of every kind", async () => {
  const answer = await api.get(`${apps("default", "deployments")}?fieldSelector=spec.replicas=1`);
  assert.is(
    answer.json.message,
    '"spec.replicas" is not a known field selector: only "metadata.name", "metadata.namespace"',
  );
});

test.run();
