import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { type Cluster, openCluster } from "./cluster.ts";

const test = suite("controller: resource quotas");

let cluster: Cluster;
test.before(async () => {
  cluster = await openCluster(["resourcequota-controller"], { api: { undocumented: "/apis/example.com" } });
});
test.after(() => cluster.stop());

let made = 0;

async function newNamespace(): Promise<string> {
  const name = `n${++made}`;
  await cluster.make("/api/v1/namespaces", { metadata: { name } });
  return `/api/v1/namespaces/${name}`;
}

async function quotaWith(namespace: string, spec: object, used: Record<string, string>): Promise<void> {
  await cluster.make(`${namespace}/resourcequotas`, { metadata: { name: "q" }, spec });
  await untilUsed(namespace, used);
}

async function untilUsed(namespace: string, used: Record<string, string>): Promise<void> {
  const text = (amounts: object = {}) => JSON.stringify(Object.entries(amounts).sort());
  await cluster.until(`${namespace}/resourcequotas/q`, (quota) => text(quota?.status?.used) === text(used));
}

const container = { name: "c", image: "img", resources: { requests: { cpu: "500m" }, limits: { memory: "1Gi" } } };

test("a new quota says what is used already", async () => {
  const namespace = await newNamespace();
  await cluster.make(`${namespace}/pods`, { metadata: { name: "a" }, spec: { containers: [container] } });
  await cluster.make(`${namespace}/services`, {
    metadata: { name: "a" },
    spec: { type: "NodePort", ports: [{ port: 80 }] },
  });
  for (const name of ["a", "b", "c"]) await cluster.make(`${namespace}/configmaps`, { metadata: { name } });
  const hard = { pods: "9", "requests.cpu": "9", "limits.memory": "9Gi", "services.nodeports": "9" };
  const counts = { configmaps: "9", "count/configmaps": "9", "count/deployments.apps": "9" };
  await quotaWith(
    namespace,
    { hard: { ...hard, ...counts } },
    {
      ...{ pods: "1", "requests.cpu": "500m", "limits.memory": "1Gi", "services.nodeports": "1" },
      ...{ configmaps: "3", "count/configmaps": "3", "count/deployments.apps": "0" },
    },
  );
  const quota = await cluster.find(`${namespace}/resourcequotas/q`);
  assert.equal(quota?.status.hard, quota?.spec.hard);
});

test("a new quota of devices says how many claims ask for", async () => {
  const namespace = await newNamespace();
  const claims = `${namespace.replace("/api/v1", "/apis/resource.orch.io/v1")}/resourceclaims`;
  const requests = [{ name: "r", exactly: { deviceClassName: "gpu", count: 3 } }];
  for (const name of ["a", "b"]) await cluster.make(claims, { metadata: { name }, spec: { devices: { requests } } });
  const name = "gpu.deviceclass.resource.orch.io/devices";
  await quotaWith(namespace, { hard: { [name]: "9" } }, { [name]: "6" });
});

test("a new bound holds soon, and the removal of one too", async () => {
  const namespace = await newNamespace();
  await quotaWith(namespace, { hard: { configmaps: "1" } }, { configmaps: "0" });
  await cluster.api.patch(`${namespace}/resourcequotas/q`, "merge", {
    spec: { hard: { configmaps: null, pods: "0" } },
  });
  await untilUsed(namespace, { pods: "0" });
  const pod = { metadata: { name: "a" }, spec: { containers: [container] } };
  assert.is((await cluster.api.post(`${namespace}/pods`, pod)).status, 403);
});

test("only what is in the scopes of a quota counts", async () => {
  const namespace = await newNamespace();
  await cluster.make(`${namespace}/pods`, { metadata: { name: "a" }, spec: { containers: [container] } });
  await cluster.make(`${namespace}/pods`, {
    metadata: { name: "b" },
    spec: { activeDeadlineSeconds: 9, containers: [container] },
  });
  await quotaWith(namespace, { hard: { pods: "9" }, scopes: ["Terminating"] }, { pods: "1" });
});

test("what was noted wrongly is put right when the quota is counted", async () => {
  const namespace = await newNamespace();
  await quotaWith(namespace, { hard: { configmaps: "5" } }, { configmaps: "0" });
  const quota = await cluster.find(`${namespace}/resourcequotas/q`);
  const status = { ...quota?.status, used: { configmaps: "4" } };
  await cluster.api.put(`${namespace}/resourcequotas/q/status`, { ...quota, status });
  await cluster.api.patch(`${namespace}/resourcequotas/q`, "merge", { spec: { hard: { configmaps: "6" } } });
  await untilUsed(namespace, { configmaps: "0" });
});

test("objects made while a new quota is counted count too", async () => {
  const namespace = await newNamespace();
  const quota = cluster.make(`${namespace}/resourcequotas`, {
    metadata: { name: "q" },
    spec: { hard: { "count/secrets": "1000" } },
  });
  for (let index = 0; index < 60; index++) {
    await cluster.make(`${namespace}/secrets`, { metadata: { name: `s${index}` } });
  }
  await quota;
  await untilUsed(namespace, { "count/secrets": "60" });
});

test.run();
