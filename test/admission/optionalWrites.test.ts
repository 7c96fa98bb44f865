import * as assert from "uvu/assert";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import { type Answer, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: other plugins that are off by default");

const services = "/api/v1/namespaces/default/services";
const maps = (namespace: string) => `/api/v1/namespaces/${namespace}/configmaps`;
const refusal = ({ status, json }: Answer) => [status, json.message];
const map = { metadata: { name: "a" } };
const missing = [404, 'namespaces "far" not found'];

test("DenyServiceExternalIPs: services get no further external addresses", async () => {
  const api = await openApi({ enableAdmissionPlugins: ["DenyServiceExternalIPs"] });
  const spec = { selector: { a: "b" }, ports: [{ port: 80 }] };
  const why = [403, 'services "a" is forbidden: Use of external IPs is denied by admission control'];
  const first = await api.post(services, { metadata: { name: "a" }, spec: { ...spec, externalIPs: ["192.0.2.1"] } });
  assert.equal(refusal(first), why);
  assert.is((await api.post(services, { metadata: { name: "a" }, spec })).status, 201);
  const grow = await api.patch(`${services}/a`, "merge", { spec: { externalIPs: ["192.0.2.1"] } });
  assert.equal(refusal(grow), why);
  await api.stop();
});

test("DenyServiceExternalIPs: addresses from before it was on may stay and go", async () => {
  const storage = await openMemoryStorage();
  const before = await openApi({ storage });
  const externalIPs = ["192.0.2.1", "192.0.2.2"];
  const spec = { selector: { a: "b" }, ports: [{ port: 80 }], externalIPs };
  assert.is((await before.post(services, { metadata: { name: "a" }, spec })).status, 201);
  const api = await openApi({ storage, enableAdmissionPlugins: ["DenyServiceExternalIPs"] });
  const set = (addresses: readonly string[]) =>
    api.patch(`${services}/a`, "merge", { spec: { externalIPs: addresses } });
  assert.is((await api.patch(`${services}/a`, "merge", { metadata: { labels: { a: "b" } } })).status, 200);
  assert.is((await set(["192.0.2.2"])).status, 200);
  assert.is((await set(externalIPs)).status, 403);
  await api.stop();
  await before.stop();
});

test("NamespaceAutoProvision: what is made in a namespace makes it, but not in a dry run", async () => {
  const api = await openApi({ enableAdmissionPlugins: ["NamespaceAutoProvision"] });
  assert.equal(refusal(await api.post(`${maps("far")}?dryRun=All`, map)), missing);
  assert.is((await api.get("/api/v1/namespaces/far")).status, 404);
  assert.is((await api.post(maps("far"), map)).status, 201);
  const { json } = await api.get("/api/v1/namespaces/far");
  assert.equal([json.status.phase, json.metadata.labels], ["Active", { "orch.io/metadata.name": "far" }]);
  const names = ["b", "c", "d"].map((name) => api.post(maps("near"), { metadata: { name } }));
  assert.equal(
    (await Promise.all(names)).map(({ status }) => status),
    [201, 201, 201],
  );
  const [status, why] = refusal(await api.post(maps("Not_A_Name"), map));
  assert.is(status, 403);
  assert.match(why, /^configmaps "a" is forbidden: Namespace "Not_A_Name" is invalid: metadata\.name: Invalid value/);
  await api.stop();
});

test("NamespaceExists: a namespace that is missing takes no write, where nothing else looks", async () => {
  const disableAdmissionPlugins = ["NamespaceLifecycle"];
  const careless = await openApi({ disableAdmissionPlugins });
  assert.is((await careless.post(maps("far"), map)).status, 201);
  await careless.stop();
  const api = await openApi({ disableAdmissionPlugins, enableAdmissionPlugins: ["NamespaceExists"] });
  assert.equal(refusal(await api.post(maps("far"), map)), missing);
  assert.is((await api.post(maps("default"), map)).status, 201);
  assert.is((await api.patch(`${maps("default")}/a`, "merge", { data: { a: "b" } })).status, 200);
  assert.is((await api.delete(`${maps("default")}/a`)).status, 200);
  assert.is((await api.post("/api/v1/nodes", { metadata: { name: "n" } })).status, 201);
  await api.stop();
});

test("AlwaysDeny: every write is refused, and no read", async () => {
  const storage = await openMemoryStorage();
  const before = await openApi({ storage });
  assert.is((await before.post(maps("default"), map)).status, 201);
  const api = await openApi({ storage, enableAdmissionPlugins: ["AlwaysAdmit", "AlwaysDeny"] });
  const why = [403, 'configmaps "a" is forbidden: admission control is denying all modifications'];
  assert.equal(refusal(await api.post(maps("default"), map)), why);
  assert.equal(refusal(await api.post(`${maps("default")}?dryRun=All`, map)), why);
  assert.equal(refusal(await api.patch(`${maps("default")}/a`, "merge", { data: { a: "b" } })), why);
  assert.equal(refusal(await api.delete(`${maps("default")}/a`)), why);
  assert.is((await api.get(`${maps("default")}/a`)).status, 200);
  await api.stop();
  await before.stop();
});

test.run();
