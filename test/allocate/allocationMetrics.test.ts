/** What a server tells in /metrics of the addresses and ports that services get. */
import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { seriesValue } from "../harness/metrics.ts";
import { suite } from "../harness/suite.ts";

const test = suite("metrics of addresses and ports of services");

let api: Api;
let network = "";
const services = "/api/v1/namespaces/default/services";
test.before(async () => {
  api = await openApi();
  const { json } = await api.get("/apis/networking.orch.io/v1/servicecidrs");
  network = json.items[0].spec.cidrs[0];
});
test.after(() => api.stop());

/** Of addresses: in use, free, given by choice and as asked for, refused; then the same of ports. */
async function counts(): Promise<readonly number[]> {
  const { text } = await api.get("/metrics");
  const of = (allocator: string, series: string) =>
    seriesValue(text, `orch_apiserver_${allocator}_allocator_${series}`);
  const ip = (name: string, labels = "") => of("clusterip", `${name}{cidr="${network}"${labels}}`) ?? 0;
  const port = (name: string, labels = "") => of("nodeport", `${name}${labels}`) ?? 0;
  return [
    ...[ip("allocated_ips"), ip("available_ips")],
    ...["dynamic", "static"].map((scope) => ip("allocation_total", `,scope="${scope}"`)),
    ip("allocation_errors_total", ',scope="static"'),
    ...[port("allocated_ports"), port("available_ports")],
    ...["dynamic", "static"].map((scope) => port("allocation_total", `{scope="${scope}"}`)),
    port("allocation_errors_total", '{scope="static"}'),
  ];
}

async function changes(run: () => Promise<unknown>): Promise<readonly number[]> {
  const before = await counts();
  await run();
  const after = await counts();
  return after.map((each, index) => each - (before[index] ?? 0));
}

const create = (name: string, spec: object = {}, query = "") =>
  api.post(`${services}${query}`, { metadata: { name }, spec: { ports: [{ port: 80 }], ...spec } });

test("addresses and ports count as they are given, chosen or asked for, refused and taken back", async () => {
  let address = "";
  const chosen = await changes(async () => {
    address = (await create("chosen", { type: "NodePort" })).json.spec.clusterIP;
  });
  assert.equal(chosen, [1, -1, 1, 0, 0, 1, -1, 1, 0, 0]);
  assert.equal(await changes(() => create("dry", { type: "NodePort" }, "?dryRun=All")), Array(10).fill(0));
  const taken = await changes(async () => {
    assert.is((await create("taken", { clusterIP: address })).status, 422);
  });
  assert.equal(taken, [0, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
  const nodePort = (await api.get(`${services}/chosen`)).json.spec.ports[0].nodePort;
  const ports = [{ port: 80, nodePort }];
  const portTaken = await changes(async () => {
    assert.is((await create("port-taken", { type: "NodePort", ports })).status, 422);
  });
  assert.equal(portTaken.slice(5), [0, 0, 0, 0, 1]);
  const removed = await changes(() => api.delete(`${services}/chosen`));
  assert.equal(removed, [-1, 1, 0, 0, 0, -1, 1, 0, 0, 0]);
  const asked = await changes(() => create("asked", { type: "NodePort", clusterIP: address, ports }));
  assert.equal(asked, [1, -1, 0, 1, 0, 1, -1, 0, 1, 0]);
});

test("a network that is closed again has no series any more", async () => {
  const cidrs = "/apis/networking.orch.io/v1/servicecidrs";
  const made = await api.post(cidrs, { metadata: { name: "second" }, spec: { cidrs: ["192.0.2.0/28"] } });
  assert.is(made.status, 201, made.text);
  const series = 'orch_apiserver_clusterip_allocator_available_ips{cidr="192.0.2.0/28"}';
  assert.is(seriesValue((await api.get("/metrics")).text, series), 14);
  await api.delete(`${cidrs}/second`);
  assert.is(seriesValue((await api.get("/metrics")).text, series), undefined);
});

test.run();
