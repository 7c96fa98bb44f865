import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { core, failure } from "../literal.ts";

const services = core("default", "services");
const addresses = "/apis/networking.orch.io/v1/ipaddresses";
const ranges = "/apis/networking.orch.io/v1/servicecidrs";
const http = [{ port: 80 }];

const test = suite("api addresses and ports of services");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

let count = 0;

function create(spec: object, name = `s${++count}`, query = ""): Promise<Answer> {
  return api.post(`${services}${query}`, { metadata: { name }, spec });
}

async function created(spec: object) {
  const answer = await create(spec);
  assert.is(answer.status, 201, answer.text);
  return answer.json;
}

async function replaced(service: { metadata: { name: string } }, spec: object): Promise<Answer> {
  return api.put(`${services}/${service.metadata.name}`, { metadata: { name: service.metadata.name }, spec });
}

const isTaken = async (address: string) => (await api.get(`${addresses}/${address}`)).status === 200;

const refusedWith = (answer: Answer, message: string) => {
  assert.is(answer.status, 422, answer.text);
  assert.is(answer.json.message, `Service "${answer.json.details.name}" is invalid: ${message}`);
};

test("a service gets an address beyond the first 256 of its network, which an object shows as taken", async () => {
  const { spec, metadata } = await created({ ports: http });
  assert.match(spec.clusterIP, /^10\.(9[6-9]|10\d|11[01])\.\d+\.\d+$/);
  assert.ok(!spec.clusterIP.startsWith("10.96.0."));
  assert.equal(
    [spec.clusterIPs, spec.ipFamilies, spec.ipFamilyPolicy, spec.ports[0].nodePort],
    [[spec.clusterIP], ["IPv4"], "SingleStack", undefined],
  );
  const { json } = await api.get(`${addresses}/${spec.clusterIP}`);
  assert.equal(json.spec, { parentRef: { resource: "services", namespace: "default", name: metadata.name } });
  assert.equal(json.metadata.labels, {
    "ipaddress.orch.io/ip-family": "IPv4",
    "ipaddress.orch.io/managed-by": "ipallocator.orch.io",
  });
});

const managers = [
  ["created", (name: string) => create({ ports: http }, name)],
  ["created by a PUT", (name: string) => api.put(`${services}/${name}`, { metadata: { name }, spec: { ports: http } })],
  ["created in a dry run", (name: string) => create({ ports: http }, name, "?dryRun=All")],
] as const;

for (const [how, write] of managers) {
  test(`a service that is ${how} says which fields its manager has`, async () => {
    const { json } = await write(`m${++count}`);
    const [entry, ...others] = json.metadata.managedFields;
    const fields = { "f:internalTrafficPolicy": {}, "f:ports": entry.fieldsV1["f:spec"]["f:ports"] };
    assert.equal(others, []);
    assert.equal(entry.fieldsV1, {
      "f:spec": { ...fields, "f:sessionAffinity": {}, "f:type": {} },
    });
    assert.equal(Object.keys(entry.fieldsV1["f:spec"]["f:ports"]), [".", 'k:{"port":80,"protocol":"TCP"}']);
  });
}

/** With the lowest numbers that may be chosen: 10.0.0.1 is the first address, and 30000 the first port. */
const gates: readonly (readonly [gate: string, off: string, chosen: readonly [address: string, nodePort: number]])[] = [
  ["both bands", "", ["10.0.0.17", 30_016]],
  ["no band of addresses", "ServiceIPStaticSubrange", ["10.0.0.1", 30_016]],
  ["no band of ports", "ServiceNodePortStaticSubrange", ["10.0.0.17", 30_000]],
];
for (const [what, off, chosen] of gates) {
  test(`${what}: what is chosen begins at ${chosen.join(" and ")}`, async () => {
    const other = await openApi({
      serviceClusterIpRange: ["10.0.0.0/24"],
      serviceNodePortRange: "30000-30255",
      featureGates: off === "" ? {} : { [off]: "false" },
      random: () => 0,
    });
    const answer = await other.post(services, { metadata: { name: "a" }, spec: { type: "NodePort", ports: http } });
    const { spec } = answer.json;
    assert.equal([spec.clusterIP, spec.ports[0].nodePort], chosen);
    const asked = { type: "NodePort", clusterIP: "10.0.0.9", ports: [{ port: 80, nodePort: 30_009 }] };
    assert.is(
      (await other.post(services, { metadata: { name: "b" }, spec: asked })).status,
      201,
      "asked for by number",
    );
    await other.stop();
  });
}

test("the range of addresses is an object that holds itself", async () => {
  const { json } = await api.get(`${ranges}/orch`);
  assert.equal(json.spec, { cidrs: ["10.96.0.0/12"] });
  assert.is(json.metadata.finalizers, undefined);
  const [{ lastTransitionTime, ...condition }] = json.status.conditions;
  assert.match(lastTransitionTime, /^\d{4}-/);
  const message = "Orch default Service CIDR is ready";
  assert.equal(condition, { type: "Ready", status: "True", reason: "", message });
});

test("what the server writes for itself is managed by the server", async () => {
  const { spec } = await created({ ports: http });
  const { json } = await api.get(`${addresses}/${spec.clusterIP}`);
  const [{ time, ...entry }, ...others] = json.metadata.managedFields;
  assert.match(time, /^\d{4}-/);
  const labels = {
    ".": {},
    "f:ipaddress.orch.io/ip-family": {},
    "f:ipaddress.orch.io/managed-by": {},
  };
  const parentRef = { ".": {}, "f:name": {}, "f:namespace": {}, "f:resource": {} };
  assert.equal(entry, {
    manager: "orch-apiserver",
    operation: "Update",
    apiVersion: "networking.orch.io/v1",
    fieldsType: "FieldsV1",
    fieldsV1: { "f:metadata": { "f:labels": labels }, "f:spec": { "f:parentRef": parentRef } },
  });
  assert.equal(others, []);
});

test("a deleted service leaves nothing: address, ports and endpoints are free again", async () => {
  const { spec, metadata } = await created({ type: "NodePort", ports: http });
  const path = `${services}/${metadata.name}`;
  const endpoints = `${core("default", "endpoints")}/${metadata.name}`;
  assert.is((await api.post(core("default", "endpoints"), { metadata: { name: metadata.name } })).status, 201);
  assert.is((await api.delete(path)).status, 200);
  assert.is(await isTaken(spec.clusterIP), false);
  assert.is((await api.get(endpoints)).status, 404);
  const ports = [{ port: 80, nodePort: spec.ports[0].nodePort }];
  const again = await created({ type: "NodePort", clusterIP: spec.clusterIP, ports });
  assert.equal([again.spec.clusterIP, again.spec.ports[0].nodePort], [spec.clusterIP, spec.ports[0].nodePort]);
});

test("an address that is asked for may be any of the network that is free", async () => {
  const { spec } = await created({ clusterIP: "10.96.0.77", ports: http });
  assert.equal([spec.clusterIP, spec.clusterIPs], ["10.96.0.77", ["10.96.0.77"]]);
  const text = 'spec.clusterIPs: Invalid value: ["10.96.0.77"]: failed to allocate IP 10.96.0.77: ';
  refusedWith(await create({ clusterIP: "10.96.0.77", ports: http }), `${text}provided IP is already allocated`);
  const dry = await create({ clusterIP: "10.96.0.77", ports: http }, "second", "?dryRun=All");
  assert.equal([dry.status, dry.json.spec.clusterIP], [201, "10.96.0.77"], "only a write needs a free address");
});

test("who asks for what cannot be hears of that alone, and first of families that do not fit", async () => {
  const wrong = { ports: [{ port: 0 }, { port: 80 }], sessionAffinity: "Never" };
  const free = await created({ clusterIP: "10.96.3.78", ports: http });
  refusedWith(
    await create({ ...wrong, clusterIP: free.spec.clusterIP }, "taken"),
    'spec.clusterIPs: Invalid value: ["10.96.3.78"]: failed to allocate IP 10.96.3.78: ' +
      "provided IP is already allocated",
  );
  refusedWith(
    await create({ ...wrong, type: "NodePort", ports: [{ port: 0, nodePort: 1 }] }, "port"),
    "spec.ports[0].nodePort: Invalid value: 1: provided port is not in the valid range. " +
      "The range of valid ports is 30000-32767",
  );
  const family = await create({ ...wrong, ipFamilies: ["IPv5"] }, "family");
  refusedWith(family, 'spec.ipFamilies[0]: Unsupported value: "IPv5": supported values: "IPv4", "IPv6"');
});

const outside = [
  ["another network", "192.168.0.1"],
  ["the network itself", "10.96.0.0"],
  ["its broadcast address", "10.111.255.255"],
] as const;

for (const [what, address] of outside) {
  test(`an address of ${what} is no service's`, async () => {
    const why = "the provided network does not match the current range";
    const text = `spec.clusterIPs: Invalid value: ["${address}"]: failed to allocate IP ${address}: ${why}`;
    refusedWith(await create({ clusterIP: address, ports: http }), text);
  });
}

test("a range of one address gives none, and fails no request", async () => {
  const range = { metadata: { name: "one" }, spec: { cidrs: ["10.205.0.0/32"] } };
  assert.is((await api.post(ranges, range)).status, 201);
  const text = 'spec.clusterIPs: Invalid value: ["10.205.0.0"]: failed to allocate IP 10.205.0.0: ';
  const answer = await create({ clusterIP: "10.205.0.0", ports: http });
  refusedWith(answer, `${text}the provided network does not match the current range`);
  await created({ ports: http });
  assert.is((await api.delete(`${ranges}/one`)).status, 200);
});

test("a refused service takes nothing", async () => {
  const { spec } = await created({ type: "NodePort", ports: http });
  const ports = [{ port: 80, nodePort: spec.ports[0].nodePort }];
  const answer = await create({ type: "NodePort", clusterIP: "10.96.0.78", ports });
  const port = spec.ports[0].nodePort;
  refusedWith(answer, `spec.ports[0].nodePort: Invalid value: ${port}: provided port is already allocated`);
  assert.is(await isTaken("10.96.0.78"), false);
});

test("a node port outside the range is told with the range", async () => {
  const range = "The range of valid ports is 30000-32767";
  refusedWith(
    await create({ type: "NodePort", ports: [{ port: 80, nodePort: 80 }] }),
    `spec.ports[0].nodePort: Invalid value: 80: provided port is not in the valid range. ${range}`,
  );
});

test("node ports are given beyond the first 86, and one number serves both protocols of a port", async () => {
  const ports = [
    { name: "tcp", port: 53, protocol: "TCP" },
    { name: "udp", port: 53, protocol: "UDP" },
    { name: "web", port: 80 },
  ];
  const { spec } = await created({ type: "NodePort", ports });
  const [tcp, udp, web] = spec.ports.map((each: { nodePort: number }) => each.nodePort);
  assert.is(tcp, udp);
  assert.ok(web !== tcp);
  for (const each of [tcp, web]) assert.ok(each >= 30_086 && each <= 32_767, String(each));
});

test("a dry run takes nothing, and answers with what might be", async () => {
  const answer = await create({ type: "NodePort", ports: http }, "dry", "?dryRun=All");
  assert.is(answer.status, 201);
  const { clusterIP, ports } = answer.json.spec;
  assert.is(await isTaken(clusterIP), false);
  const real = await created({ type: "NodePort", clusterIP, ports: [{ port: 80, nodePort: ports[0].nodePort }] });
  const change = { spec: { type: "ExternalName", externalName: "a.example" } };
  const path = `${services}/${real.metadata.name}`;
  assert.is((await api.patch(`${path}?dryRun=All`, "merge", change)).json.spec.clusterIP, undefined);
  assert.is(await isTaken(clusterIP), true);
  assert.is((await api.call("DELETE", `${path}?dryRun=All`)).status, 200);
  assert.is(await isTaken(clusterIP), true);
});

test("services without an address get none: headless ones and aliases", async () => {
  const headless = await created({ clusterIP: "None", selector: { app: "a" } });
  const { spec: open } = await created({ clusterIP: "None" });
  assert.equal([open.ipFamilyPolicy, open.ipFamilies], ["RequireDualStack", ["IPv4", "IPv6"]]);
  assert.equal(headless.spec.clusterIPs, ["None"]);
  assert.equal([headless.spec.ipFamilies, headless.spec.ipFamilyPolicy], [["IPv4"], "SingleStack"]);
  const alias = await created({ type: "ExternalName", externalName: "a.example" });
  const { clusterIP, clusterIPs, ipFamilies, ipFamilyPolicy } = alias.spec;
  assert.equal([clusterIP, clusterIPs, ipFamilies, ipFamilyPolicy], [undefined, undefined, undefined, undefined]);
});

test("a change of type takes and releases", async () => {
  const plain = await created({ ports: http });
  const address = plain.spec.clusterIP;
  const node = (await replaced(plain, { type: "NodePort", ports: http })).json;
  assert.is(node.spec.clusterIP, address);
  const port = node.spec.ports[0].nodePort;
  assert.ok(port >= 30_086);
  const back = (await replaced(plain, { type: "ClusterIP", ports: [{ port: 80, nodePort: port }] })).json;
  assert.equal([back.spec.clusterIP, back.spec.ports[0].nodePort], [address, undefined]);
  await created({ type: "NodePort", ports: [{ port: 80, nodePort: port }] });
  const alias = await api.patch(`${services}/${plain.metadata.name}`, "merge", {
    spec: { type: "ExternalName", externalName: "a.example" },
  });
  assert.equal([alias.status, alias.json.spec.clusterIP, await isTaken(address)], [200, undefined, false]);
  const again = (await replaced(plain, { type: "ClusterIP", ports: http })).json;
  assert.is(await isTaken(again.spec.clusterIP), true);
});

test("a replacement that says nothing of addresses and ports keeps them, and writes nothing new", async () => {
  const service = await created({ type: "NodePort", ports: http });
  const { status, json } = await replaced(service, { type: "NodePort", ports: http });
  assert.equal([status, json.spec], [200, service.spec]);
  assert.is(json.metadata.resourceVersion, service.metadata.resourceVersion);
});

test("node ports follow the ports of the service", async () => {
  const service = await created({ type: "NodePort", ports: http });
  const [{ nodePort: old }] = service.spec.ports;
  const ports = [
    { name: "a", port: 80, nodePort: old },
    { name: "b", port: 81 },
  ];
  const [, added] = (await replaced(service, { type: "NodePort", ports })).json.spec.ports;
  assert.ok(added.nodePort >= 30_086 && added.nodePort !== old);
  const [moved] = (await replaced(service, { type: "NodePort", ports: [{ name: "b", port: 90 }] })).json.spec.ports;
  assert.is(moved.nodePort, added.nodePort, "a port is known by its name");
  const rest = [{ name: "b", port: 81, nodePort: added.nodePort }];
  assert.equal((await replaced(service, { type: "NodePort", ports: rest })).json.spec.ports.length, 1);
  await created({ type: "NodePort", ports: [{ port: 80, nodePort: old }] });
});

test("a balancer has node ports unless it does without, and a port for health checks of local endpoints", async () => {
  const plain = await created({ type: "LoadBalancer", ports: http });
  assert.ok(plain.spec.ports[0].nodePort >= 30_086);
  const without = await created({ type: "LoadBalancer", allocateLoadBalancerNodePorts: false, ports: http });
  assert.is(without.spec.ports[0].nodePort, undefined);
  const local = await created({ type: "LoadBalancer", externalTrafficPolicy: "Local", ports: http });
  const health = local.spec.healthCheckNodePort;
  assert.ok(health >= 30_086 && health !== local.spec.ports[0].nodePort);
  const taken = { type: "LoadBalancer", externalTrafficPolicy: "Local", healthCheckNodePort: health, ports: http };
  const text = `spec.healthCheckNodePort: Invalid value: ${health}: provided port is already allocated`;
  refusedWith(await create(taken), text);
  const cluster = await api.patch(`${services}/${local.metadata.name}`, "merge", {
    spec: { externalTrafficPolicy: "Cluster" },
  });
  assert.is(cluster.json.spec.healthCheckNodePort, undefined);
  assert.is((await create(taken)).status, 201);
});

test("the first address stays while the service has one", async () => {
  const service = await created({ ports: http });
  const answer = await api.patch(`${services}/${service.metadata.name}`, "merge", {
    spec: { clusterIP: "10.96.0.99", clusterIPs: ["10.96.0.99"] },
  });
  refusedWith(answer, 'spec.clusterIPs[0]: Invalid value: ["10.96.0.99"]: may not change once set');
  assert.is(await isTaken("10.96.0.99"), false);
});

const singleStack = [
  [
    "two families that must be",
    { ipFamilyPolicy: "RequireDualStack" },
    'spec.ipFamilyPolicy: Invalid value: "RequireDualStack": this cluster is not configured for dual-stack services',
  ],
  [
    "a family that the cluster does not have",
    { ipFamilies: ["IPv6"] },
    'spec.ipFamilies[0]: Invalid value: "IPv6": not configured on this cluster',
  ],
  [
    "an address of such a family",
    { clusterIP: "fd00::5" },
    'spec.clusterIPs[0]: Invalid value: ["fd00::5"]: IPv6 is not configured on this cluster',
  ],
] as const;

for (const [what, spec, message] of singleStack) {
  test(`with one family in the cluster, ${what} is a 422`, async () => {
    refusedWith(await create({ ports: http, ...spec }), message);
  });
}

test("with one family in the cluster, a preference for two is one", async () => {
  const { spec } = await created({ ipFamilyPolicy: "PreferDualStack", ports: http });
  assert.equal([spec.ipFamilies, spec.clusterIPs.length, spec.ipFamilyPolicy], [["IPv4"], 1, "PreferDualStack"]);
  const headless = await created({ clusterIP: "None", ipFamilyPolicy: "RequireDualStack", ports: http });
  assert.equal(headless.spec.ipFamilies, ["IPv4", "IPv6"]);
});

test("a full range is a 500, and what is asked for within it a 422", async () => {
  const small = await openApi({ serviceClusterIpRange: ["10.0.0.0/30"], serviceNodePortRange: "30000-30000" });
  const post = (name: string, spec: object) => small.post(services, { metadata: { name }, spec });
  assert.equal(
    [
      (await post("a", { ports: http })).json.spec.clusterIP,
      (await post("b", { ports: http })).json.spec.clusterIP,
    ].sort(),
    ["10.0.0.1", "10.0.0.2"],
  );
  const full = await post("c", { ports: http });
  const message = 'Internal error occurred: failed to allocate a serviceIP for Service "c": range is full';
  const cause = { message: 'failed to allocate a serviceIP for Service "c": range is full' };
  const details = { causes: [cause] };
  assert.equal([full.status, full.json], [500, failure(500, "InternalError", { message, details })]);
  await small.delete(`${services}/a`);
  assert.is((await post("d", { type: "NodePort", ports: http })).json.spec.ports[0].nodePort, 30_000);
  await small.delete(`${services}/b`);
  const none = await post("e", { type: "NodePort", ports: http });
  const ports = "Internal error occurred: failed to allocate a nodePort: range is full";
  assert.equal([none.status, none.json.message], [500, ports]);
  await small.stop();
});

test("another range object gives further addresses", async () => {
  const small = await openApi({ serviceClusterIpRange: ["10.0.0.0/30"] });
  const post = (name: string, spec: object) => small.post(services, { metadata: { name }, spec });
  for (const name of ["a", "b"]) await post(name, { ports: http });
  assert.is((await small.post(ranges, { metadata: { name: "more" }, spec: { cidrs: ["10.1.0.0/30"] } })).status, 201);
  const { json } = await post("c", { ports: http });
  assert.match(json.spec.clusterIP, /^10\.1\.0\.[12]$/);
  await small.stop();
});

test("spellings of one address are one address", async () => {
  const six = await openApi({ serviceClusterIpRange: ["fd00::/112"] });
  const post = (name: string, clusterIP: string) =>
    six.post(services, { metadata: { name }, spec: { clusterIP, ports: http } });
  const first = await post("a", "fd00::aB");
  assert.equal([first.status, first.json.spec.clusterIP], [201, "fd00::aB"]);
  assert.is((await six.get(`${addresses}/fd00::ab`)).status, 200);
  assert.is((await post("b", "fd00:0::ab")).status, 422);
  assert.is((await six.delete(`${services}/a`)).status, 200);
  assert.is((await six.get(`${addresses}/fd00::ab`)).status, 404);
  await six.stop();
});

test.run();
