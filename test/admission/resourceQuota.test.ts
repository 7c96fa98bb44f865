import * as assert from "uvu/assert";
import { parseApiserverFlags } from "../../generated/flags.ts";
import { openStorage } from "../../runtime/apiserver/openStorage.ts";
import { newMetrics } from "../harness/metrics.ts";
import { type Api, openApi } from "../harness/api.ts";
import { missingEtcd, startEtcd } from "../harness/etcd.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: resource quotas");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

let made = 0;

/** A namespace with a quota whose status is as a controller leaves it where nothing is used. */
async function bounded(hard: Record<string, string>, spec: object = {}, on: Api = api): Promise<string> {
  const namespace = `n${++made}`;
  await on.post("/api/v1/namespaces", { metadata: { name: namespace } });
  const created = await on.post(`/api/v1/namespaces/${namespace}/resourcequotas`, {
    metadata: { name: "q" },
    spec: { hard, ...spec },
  });
  assert.is(created.status, 201, created.text);
  const used = Object.fromEntries(Object.keys(hard).map((each) => [each, "0"]));
  const answer = await on.put(quotaOf(namespace) + "/status", { ...created.json, status: { hard, used } });
  assert.is(answer.status, 200, answer.text);
  return `/api/v1/namespaces/${namespace}`;
}

function quotaOf(namespace: string): string {
  return `/api/v1/namespaces/${namespace}/resourcequotas/q`;
}

async function usedIn(namespace: string): Promise<Record<string, string>> {
  return (await api.get(`${namespace}/resourcequotas/q`)).json.status.used;
}

function podOf(name: string, resources: object = {}, spec: object = {}): object {
  return { metadata: { name }, spec: { containers: [{ name: "c", image: "img", resources }], ...spec } };
}

test("creates beyond a bound are refused, and what they would use is said", async () => {
  const namespace = await bounded({ pods: "2", "requests.cpu": "1", "limits.memory": "1Gi" });
  const pod = (name: string, cpu: string, memory = "100Mi") => {
    return api.post(`${namespace}/pods`, podOf(name, { requests: { cpu }, limits: { memory } }));
  };
  assert.is((await pod("a", "400m")).status, 201);
  const more = await pod("b", "700m", "2Gi");
  assert.is(more.status, 403);
  assert.is(
    more.json.message,
    'pods "b" is forbidden: exceeded quota: q, requested: limits.memory=2Gi,requests.cpu=700m, ' +
      "used: limits.memory=100Mi,requests.cpu=400m, limited: limits.memory=1Gi,requests.cpu=1",
  );
  assert.is((await pod("b", "100m")).status, 201);
  assert.is(
    (await pod("c", "100m")).json.message,
    'pods "c" is forbidden: exceeded quota: q, requested: pods=1, used: pods=2, limited: pods=2',
  );
  assert.equal(await usedIn(namespace), { pods: "2", "requests.cpu": "500m", "limits.memory": "200Mi" });
});

test("a quota is no longer than every write of what it bounds can carry", async () => {
  const namespace = await bounded({ pods: "2" });
  const refusal = (name: string) =>
    `resourcequotas "${name}" is forbidden: a quota has at most 65536 bytes, and so has its status`;
  const noted = (length: number) => ({ metadata: { name: "noted", annotations: { note: "x".repeat(length) } } });
  const create = (length: number) => api.post(`${namespace}/resourcequotas`, noted(length));
  const update = (length: number) => api.put(`${namespace}/resourcequotas/noted`, noted(length));
  assert.is((await create(66_000)).json.message, refusal("noted"));
  assert.is((await create(60_000)).status, 201);
  assert.is((await update(66_000)).json.message, refusal("noted"));
  assert.is((await update(61_000)).status, 200);
  const used = Object.fromEntries(Array.from({ length: 4000 }, (_, index) => [`count/kind-${index}.x`, "1"]));
  const refused = await api.put(`${quotaOf(namespace.split("/").at(-1) ?? "")}/status`, {
    metadata: { name: "q" },
    status: { used },
  });
  assert.is(refused.json.message, refusal("q"));
  assert.equal(await usedIn(namespace), { pods: "0" });
});

test("devices count by their class, choices and all there are by the most that can be given", async () => {
  const devices = (name: string) => `${name}.deviceclass.resource.orch.io/devices`;
  const counted = "count/resourceclaims.resource.orch.io";
  const namespace = await bounded({ [counted]: "9", [devices("gpu")]: "4", [devices("nic")]: "40" });
  const claim = (name: string, ...requests: object[]) =>
    api.post(`${namespace.replace("/api/v1", "/apis/resource.orch.io/v1")}/resourceclaims`, {
      metadata: { name },
      spec: { devices: { requests: requests.map((each, index) => ({ name: `r${index}`, ...each })) } },
    });
  const gpus = (count: number) => ({ exactly: { deviceClassName: "gpu", count } });
  const choice = (deviceClassName: string, count: number) => ({ name: `c${count}`, deviceClassName, count });
  assert.is((await claim("a", gpus(1), { exactly: { deviceClassName: "nic", allocationMode: "All" } })).status, 201);
  const refused = await claim("b", gpus(2), { firstAvailable: [choice("gpu", 1), choice("gpu", 2)] });
  assert.is(
    refused.json.message,
    'resourceclaims.resource.orch.io "b" is forbidden: exceeded quota: q, requested: ' +
      `${devices("gpu")}=4, used: ${devices("gpu")}=1, limited: ${devices("gpu")}=4`,
  );
  assert.is((await claim("b", { firstAvailable: [choice("gpu", 2), choice("nic", 1)] })).status, 201);
  const used = { [counted]: "2", [devices("gpu")]: "3", [devices("nic")]: "33" };
  assert.equal(await usedIn(namespace), used);
});

test("events go by themselves, and no quota counts them", async () => {
  const namespace = await bounded({ "count/events": "1" });
  for (const name of ["a", "b"]) {
    const involvedObject = { namespace: namespace.slice(namespace.lastIndexOf("/") + 1) };
    const answer = await api.post(`${namespace}/events`, { metadata: { name }, involvedObject });
    assert.is(answer.status, 201, answer.text);
  }
  assert.equal(await usedIn(namespace), { "count/events": "0" });
});

test("of many creates at once as many succeed as there are places", async () => {
  const namespace = await bounded({ pods: "10" });
  const names = Array.from({ length: 100 }, (_, index) => `p${index}`);
  const answers = await Promise.all(names.map((name) => api.post(`${namespace}/pods`, podOf(name))));
  assert.is(answers.filter((each) => each.status === 201).length, 10);
  assert.is(answers.filter((each) => each.status === 403).length, 90);
  assert.equal(await usedIn(namespace), { pods: "10" });
});

test("a pod that leaves open what it uses is refused where that is bounded", async () => {
  const namespace = await bounded({ "requests.cpu": "1", "limits.memory": "1Gi" });
  const answer = await api.post(`${namespace}/pods?dryRun=All`, podOf("probe"));
  assert.is(answer.status, 403);
  assert.is(
    answer.json.message,
    'pods "probe" is forbidden: failed quota: q: must specify limits.memory for: c; requests.cpu for: c',
  );
});

test("what is bounded and was not counted is refused", async () => {
  const namespace = await bounded({ configmaps: "3" });
  const quota = (await api.get(`${namespace}/resourcequotas/q`)).json;
  await api.put(`${namespace}/resourcequotas/q/status`, { ...quota, status: { hard: { configmaps: "3" } } });
  assert.is(
    (await api.post(`${namespace}/configmaps`, { metadata: { name: "a" } })).json.message,
    'configmaps "a" is forbidden: status unknown for quota: q, resources: configmaps',
  );
});

test("a quota without a status bounds nothing yet", async () => {
  const namespace = await bounded({});
  const quota = { metadata: { name: "later" }, spec: { hard: { configmaps: "0" } } };
  assert.is((await api.post(`${namespace}/resourcequotas`, quota)).status, 201);
  assert.is((await api.post(`${namespace}/configmaps`, { metadata: { name: "a" } })).status, 201);
});

test("a quota that bounds quotas goes with its collection, and another one takes it back", async () => {
  const namespace = await bounded({ resourcequotas: "3" });
  const second = await api.post(`${namespace}/resourcequotas`, { metadata: { name: "second" }, spec: { hard: {} } });
  assert.is(second.status, 201);
  assert.equal(await usedIn(namespace), { resourcequotas: "1" });
  const deleted = await api.delete(`${namespace}/resourcequotas?fieldSelector=metadata.name%3Dsecond`);
  assert.is(deleted.status, 200, deleted.text);
  assert.equal(await usedIn(namespace), { resourcequotas: "0" });
  assert.is((await api.delete(`${namespace}/resourcequotas`)).status, 200);
  assert.equal((await api.get(`${namespace}/resourcequotas`)).json.items, []);
});

test("dry runs are refused like others, and use nothing", async () => {
  const namespace = await bounded({ configmaps: "1" });
  const create = (query: string) => api.post(`${namespace}/configmaps${query}`, { metadata: { name: "a" } });
  assert.is((await create("?dryRun=All")).status, 201);
  assert.equal(await usedIn(namespace), { configmaps: "0" });
  assert.is((await create("")).status, 201);
  assert.is((await create("?dryRun=All")).status, 403);
});

test("what did not become an object is not used", async () => {
  const namespace = await bounded({ configmaps: "5" });
  const create = () => api.post(`${namespace}/configmaps`, { metadata: { name: "a" } });
  assert.is((await create()).status, 201);
  assert.is((await create()).status, 409);
  assert.equal(await usedIn(namespace), { configmaps: "1" });
});

test("deletes give back what was used", async () => {
  const namespace = await bounded({ pods: "1", "count/pods": "9", secrets: "1", "count/deployments.apps": "1" });
  await api.post(`${namespace}/pods`, podOf("a"));
  await api.post(`${namespace}/secrets`, { metadata: { name: "a" } });
  assert.equal((await usedIn(namespace)).secrets, "1");
  await api.delete(`${namespace}/pods/a?gracePeriodSeconds=0`);
  await api.delete(`${namespace}/secrets`);
  assert.equal(await usedIn(namespace), { pods: "0", "count/pods": "0", secrets: "0", "count/deployments.apps": "0" });
});

test("a pod that has ended counts as an object alone", async () => {
  const namespace = await bounded({ pods: "1", "count/pods": "9", cpu: "1" });
  await api.post(`${namespace}/pods`, podOf("a", { requests: { cpu: "1" } }));
  assert.equal(await usedIn(namespace), { pods: "1", "count/pods": "1", cpu: "1" });
  await api.patch(`${namespace}/pods/a/status`, "merge", { status: { phase: "Succeeded" } });
  assert.equal(await usedIn(namespace), { pods: "0", "count/pods": "1", cpu: "0" });
  await api.delete(`${namespace}/pods/a?gracePeriodSeconds=0`);
  assert.equal(await usedIn(namespace), { pods: "0", "count/pods": "0", cpu: "0" });
});

test("services count, and their load balancers and ports on nodes, as they become such", async () => {
  const namespace = await bounded({ services: "3", "services.nodeports": "1", "services.loadbalancers": "1" });
  const service = (name: string, type: string) =>
    api.post(`${namespace}/services`, { metadata: { name }, spec: { type, ports: [{ port: 80 }] } });
  assert.is((await service("a", "ClusterIP")).status, 201);
  assert.is((await service("b", "NodePort")).status, 201);
  const patched = await api.patch(`${namespace}/services/a`, "merge", { spec: { type: "NodePort" } });
  assert.is(patched.status, 403);
  assert.match(patched.json.message, /exceeded quota: q, requested: services.nodeports=1, used: services.nodeports=1,/);
  await api.patch(`${namespace}/services/b`, "merge", { spec: { type: "ClusterIP" } });
  assert.is((await api.patch(`${namespace}/services/a`, "merge", { spec: { type: "LoadBalancer" } })).status, 200);
  assert.equal(await usedIn(namespace), { services: "2", "services.nodeports": "1", "services.loadbalancers": "1" });
});

test("claims count with their storage, for all and for their class", async () => {
  const ofClass = "gold.storageclass.storage.orch.io";
  const namespace = await bounded({
    ...{ persistentvolumeclaims: "9", "requests.storage": "9Gi" },
    ...{ [`${ofClass}/requests.storage`]: "2Gi", [`${ofClass}/persistentvolumeclaims`]: "1" },
  });
  const claim = (name: string, storageClassName: string, storage: string) => {
    const spec = { accessModes: ["ReadWriteOnce"], storageClassName, resources: { requests: { storage } } };
    return api.post(`${namespace}/persistentvolumeclaims`, { metadata: { name }, spec });
  };
  assert.is((await claim("a", "gold", "1Gi")).status, 201);
  assert.is((await claim("b", "silver", "5Gi")).status, 201);
  assert.match((await claim("c", "gold", "1Mi")).json.message, /requested: gold.*claims=1, used: gold.*=1, limited: /);
  assert.equal(await usedIn(namespace), {
    ...{ persistentvolumeclaims: "2", "requests.storage": "6Gi" },
    ...{ [`${ofClass}/requests.storage`]: "1Gi", [`${ofClass}/persistentvolumeclaims`]: "1" },
  });
});

const scopes: readonly (readonly [string, object, object, object, object])[] = [
  ["Terminating", { scopes: ["Terminating"] }, {}, { activeDeadlineSeconds: 5 }, {}],
  ["BestEffort", { scopes: ["BestEffort"] }, {}, {}, { requests: { cpu: "1" } }],
  ["NotBestEffort", { scopes: ["NotBestEffort"] }, { requests: { cpu: "1" } }, {}, {}],
];
for (const [scope, spec, resources, pod, others] of scopes) {
  test(`a quota of the scope ${scope} bounds the pods in it alone`, async () => {
    const namespace = await bounded({ pods: "1" }, spec);
    assert.is((await api.post(`${namespace}/pods`, podOf("a", resources, pod))).status, 201);
    assert.is((await api.post(`${namespace}/pods`, podOf("b", resources, pod))).status, 403);
    assert.is((await api.post(`${namespace}/pods`, podOf("c", others))).status, 201);
    assert.equal(await usedIn(namespace), { pods: "1" });
  });
}

test("a pod that is moved into another scope counts there", async () => {
  const namespace = await bounded({ pods: "1" }, { scopes: ["NotTerminating"] });
  await api.post(`${namespace}/pods`, podOf("a"));
  assert.equal(await usedIn(namespace), { pods: "1" });
  await api.patch(`${namespace}/pods/a`, "merge", { spec: { activeDeadlineSeconds: 100 } });
  assert.equal(await usedIn(namespace), { pods: "0" });
});

test("a quota selects pods by their priority class", async () => {
  await api.post("/apis/scheduling.orch.io/v1/priorityclasses", { metadata: { name: "urgent" }, value: 9 });
  const selector = (operator: string) => ({ scopeName: "PriorityClass", operator, values: ["urgent"] });
  const expressions = (operator: string) => ({ scopeSelector: { matchExpressions: [selector(operator)] } });
  const [urgent, others] = [
    await bounded({ pods: "1" }, expressions("In")),
    await bounded({ pods: "1" }, expressions("NotIn")),
  ];
  const pod = (namespace: string, name: string, spec: object) => api.post(`${namespace}/pods`, podOf(name, {}, spec));
  for (const [namespace, counted, free] of [
    [urgent, { priorityClassName: "urgent" }, {}],
    [others, {}, { priorityClassName: "urgent" }],
  ] as const) {
    assert.is((await pod(namespace, "a", counted)).status, 201);
    assert.is((await pod(namespace, "b", counted)).status, 403);
    assert.is((await pod(namespace, "c", free)).status, 201);
    assert.equal(await usedIn(namespace), { pods: "1" });
  }
});

test("a quota of affinity beyond the namespace bounds pods that name others", async () => {
  const namespace = await bounded({ pods: "0" }, { scopes: ["CrossNamespacePodAffinity"] });
  const near = (term: object) => {
    const terms = [{ topologyKey: "zone", labelSelector: {}, ...term }];
    return { affinity: { podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: terms } } };
  };
  const pod = (name: string, term: object) => api.post(`${namespace}/pods`, podOf(name, {}, near(term)));
  assert.is((await pod("a", {})).status, 201);
  assert.is((await pod("b", { namespaces: ["default"] })).status, 403);
  assert.is((await pod("c", { namespaceSelector: {} })).status, 403);
});

test("a pod grows within its quota", async () => {
  const namespace = await bounded({ "requests.cpu": "1" });
  await api.post(`${namespace}/pods`, podOf("a", { requests: { cpu: "400m" } }));
  const resize = (cpu: string) => {
    const containers = [{ name: "c", resources: { requests: { cpu } } }];
    return api.patch(`${namespace}/pods/a/resize`, "strategic-merge", { spec: { containers } });
  };
  assert.match((await resize("1100m")).json.message, /exceeded quota: q, requested: requests.cpu=700m, used: /);
  assert.is((await resize("900m")).status, 200);
  assert.equal(await usedIn(namespace), { "requests.cpu": "900m" });
});

test("objects of custom kinds are counted", async () => {
  const custom = await openApi({ undocumented: "/apis/example.com" });
  const schema = { openAPIV3Schema: { type: "object" } };
  await custom.post("/apis/apiextensions.orch.io/v1/customresourcedefinitions", {
    metadata: { name: "widgets.example.com" },
    spec: {
      ...{ group: "example.com", scope: "Namespaced", names: { plural: "widgets", kind: "Widget" } },
      versions: [{ name: "v1", served: true, storage: true, schema }],
    },
  });
  const quotas = "/api/v1/namespaces/default/resourcequotas";
  const hard = { "count/widgets.example.com": "1" };
  const quota = await custom.post(quotas, { metadata: { name: "q" }, spec: { hard } });
  const used = { "count/widgets.example.com": "0" };
  await custom.put(`${quotas}/q/status`, { ...quota.json, status: { hard, used } });
  const widget = (name: string) =>
    custom.post("/apis/example.com/v1/namespaces/default/widgets", {
      ...{ apiVersion: "example.com/v1", kind: "Widget", metadata: { name } },
    });
  for (const endMs = Date.now() + 10_000; Date.now() < endMs; ) {
    if ((await widget("a")).status === 201) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.is(
    (await widget("b")).json.message,
    'widgets.example.com "b" is forbidden: exceeded quota: q, requested: count/widgets.example.com=1, ' +
      "used: count/widgets.example.com=1, limited: count/widgets.example.com=1",
  );
  await custom.stop();
});

const missing = missingEtcd();
const overEtcd = async () => {
  const cluster = await startEtcd();
  const parsed = parseApiserverFlags(["--storage-backend=etcd3", `--etcd-servers=${cluster.urls[0]}`]);
  if (!("flags" in parsed)) throw new Error("the flags cannot be read");
  const silent = { logError: () => {}, logWarning: () => {} };
  const open = () => openStorage(parsed.flags, { dataDir: "", ...silent, metrics: newMetrics() });
  const servers = [await openApi({ storage: await open() }), await openApi({ storage: await open() })] as const;
  const namespace = await bounded({ configmaps: "50" }, {}, servers[0]);
  const names = Array.from({ length: 100 }, (_, index) => `c${index}`);
  const answers = await Promise.all(
    names.map((name, index) =>
      servers[index % 2 === 0 ? 0 : 1].post(`${namespace}/configmaps`, { metadata: { name } }),
    ),
  );
  assert.is(answers.filter((each) => each.status === 201).length, 50);
  assert.is(answers.filter((each) => each.status === 403).length, 50);
  const quota = await servers[1].get(`${namespace}/resourcequotas/q`);
  assert.equal(quota.json.status.used, { configmaps: "50" });
  for (const each of servers) await each.stop();
  await cluster.close();
};
const behaviour = "of many creates at once on two servers of one etcd as many succeed as there are places";
if (missing === undefined) test(behaviour, overEtcd, { timeoutMs: 60_000 });
else test.skip(behaviour, missing);

test.run();
