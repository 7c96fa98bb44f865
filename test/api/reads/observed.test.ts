import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { type Backends, startBackends } from "../../harness/peers/backends.ts";
import { suite } from "../../harness/suite.ts";
import { core, pod } from "../literal.ts";

const test = suite("kinds that are measured when they are read");

const group = "/apis/metrics.orch.io/v1beta1";
let backends: Backends;
let api: Api;
let asked = 0;

test.before(async () => {
  backends = await startBackends();
  const { agentTls, dial } = backends;
  api = await openApi({ agents: { agentTls, dial }, runtimeConfig: ["metrics.orch.io/v1beta1=true"] });
  backends.agent.answer = (req, res) => {
    assert.is(req.url, "/metrics/resource");
    asked++;
    res.end(usagePage(Date.now()));
  };
  for (const [name, port] of [
    ["n1", backends.agent.port],
    ["n2", 1],
  ] as const) {
    await api.post("/api/v1/nodes", { metadata: { name, labels: { zone: "a" } } });
    const addresses = [{ type: "InternalIP", address: "127.0.0.1" }];
    const status = { addresses, daemonEndpoints: { kubeletEndpoint: { Port: port } } };
    await api.patch(`/api/v1/nodes/${name}/status`, "merge", { status });
  }
  for (const [name, nodeName] of [
    ["busy", "n1"],
    ["idle", "n1"],
    ["far", "n2"],
  ]) {
    const spec = { nodeName, containers: [{ name: "a", image: "x" }] };
    await api.post(core("default", "pods"), pod(name ?? "", { metadata: { name, labels: { app: name } }, spec }));
    await api.patch(`${core("default", "pods")}/${name}/status`, "merge", { status: { phase: "Running" } });
  }
});
test.after(async () => {
  await api.stop();
  await backends.close();
});

/** Of an agent whose node has used half a processor since the epoch, and the busy pod a quarter. */
function usagePage(nowMs: number): string {
  const of = (name: string) => `{container="a",namespace="default",pod="${name}"}`;
  return `# TYPE node_cpu_usage_seconds_total counter
node_cpu_usage_seconds_total ${nowMs / 2000} ${nowMs}
node_memory_working_set_bytes 1.048576e+06 ${nowMs}
container_cpu_usage_seconds_total${of("busy")} ${nowMs / 4000} ${nowMs}
container_memory_working_set_bytes${of("busy")} 2048 ${nowMs}
container_cpu_usage_seconds_total${of("idle")} 1 ${nowMs}
container_memory_working_set_bytes${of("idle")} 4096 ${nowMs}
`;
}

test("a node that answers has its usage, and one that does not is left out", async () => {
  const { status, json: body } = await api.get(`${group}/nodes`);
  assert.is(status, 200);
  assert.is(body.kind, "NodeMetricsList");
  assert.equal(
    body.items.map((each: { metadata: { name: string } }) => each.metadata.name),
    ["n1"],
  );
  const [{ usage, window, metadata }] = body.items;
  assert.is(metadata.labels.zone, "a");
  assert.is(Math.round(Number.parseInt(usage.cpu, 10) / 1e7), 50);
  assert.is(usage.memory, "1024Ki");
  assert.match(window, /^\d+(\.\d+)?s$/);
  assert.is((await api.get(`${group}/nodes/n1`)).json.usage.memory, "1024Ki");
  assert.is((await api.get(`${group}/nodes/n2`)).status, 404);
});

test("pods are chosen by namespace, name and label", async () => {
  const path = `${group}/namespaces/default/pods`;
  const names = async (query: string) => {
    const { json: body } = await api.get(query);
    return body.items.map((each: { metadata: { name: string } }) => each.metadata.name);
  };
  assert.equal(await names(path), ["busy", "idle"]);
  assert.equal(await names(`${group}/pods?labelSelector=app%3Didle`), ["idle"]);
  assert.equal(await names(`${path}?fieldSelector=metadata.name%3Dbusy`), ["busy"]);
  assert.equal(await names(`${group}/namespaces/other/pods`), []);
  const { json: body } = await api.get(`${path}/busy`);
  assert.is(Math.round(Number.parseInt(body.containers[0].usage.cpu, 10) / 1e7), 25);
  assert.is(body.containers[0].usage.memory, "2Ki");
  assert.is((await api.get(`${path}/none`)).status, 404);
});

test("what was measured counts for a while", async () => {
  const before = asked;
  await Promise.all([api.get(`${group}/nodes`), api.get(`${group}/nodes`), api.get(`${group}/pods`)]);
  assert.is(asked, before);
});

test("it is read alone", async () => {
  const { json: body } = await api.get(group);
  assert.equal(
    body.resources.map((each: { name: string; verbs: string[] }) => `${each.name} ${each.verbs}`),
    ["nodes get,list", "pods get,list"],
  );
  assert.is((await api.post(`${group}/nodes`, { metadata: { name: "x" } })).status, 405);
});

test.run();
