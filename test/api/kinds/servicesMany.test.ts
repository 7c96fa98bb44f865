import * as assert from "uvu/assert";
import type { ServiceSpec } from "../../../generated/core/v1/service.ts";
import { parseApiserverFlags } from "../../../generated/flags.ts";
import { openStorage } from "../../../runtime/apiserver/openStorage.ts";
import { openMemoryStorage } from "../../../runtime/storage/memory.ts";
import type { Storage } from "../../../runtime/storage/storage.ts";
import { startTestServer, type TestServer } from "../../../runtime/testing/testServer.ts";
import { missingEtcd, startEtcd } from "../../harness/etcd.ts";
import { newMetrics } from "../../harness/metrics.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("services of several servers, and after a fault");

const range = "/registry/ranges/servicenodeports/";
const plain: ServiceSpec = { ports: [{ port: 80 }] };
const nodePort: ServiceSpec = { type: "NodePort", ports: [{ port: 80 }] };

const services = (server: TestServer) => server.client.core.v1.services.namespace("default");
const addresses = (server: TestServer) => server.client.networking.v1.ipaddresses;

async function stop(...servers: TestServer[]): Promise<void> {
  for (const each of servers) {
    assert.equal(each.errors, []);
    await each.stop();
  }
}

/** What two services have at once. */
function shared<T>(values: readonly T[]): T[] {
  return values.filter((each, index) => values.indexOf(each) !== index);
}

/** The creates of 200 services at once, each server half of them. */
async function createMany(servers: readonly TestServer[]) {
  const creating = Array.from({ length: 200 }, (_, index) => {
    const server = servers[index % servers.length];
    if (server === undefined) throw new Error("no server");
    return services(server).create({ metadata: { name: `s${index}` }, spec: nodePort });
  });
  const made = await Promise.all(creating);
  return {
    addresses: made.map((each) => each.spec?.clusterIP ?? ""),
    ports: made.map((each) => each.spec?.ports?.[0]?.nodePort ?? 0),
  };
}

test("200 creates at once on two servers: no address and no port is given twice", async () => {
  const storage = await openMemoryStorage();
  // Ranges with hardly more than is needed, so that the servers meet all the time.
  const options = { storage, serviceClusterIpRange: ["10.0.0.0/24"], serviceNodePortRange: "30000-30219" };
  const servers = [await startTestServer(options), await startTestServer(options)];
  const made = await createMany(servers);
  assert.equal([shared(made.addresses), shared(made.ports)], [[], []]);
  const { items } = await storage.list({ prefix: range });
  assert.is(items.length, 200);
  await stop(...servers);
});

const missing = missingEtcd();

const overEtcd = async () => {
  const cluster = await startEtcd();
  try {
    const parsed = parseApiserverFlags(["--storage-backend=etcd3", `--etcd-servers=${cluster.urls[0]}`]);
    if (!("flags" in parsed)) throw new Error("the flags cannot be read");
    const silent = { logError: () => {}, logWarning: () => {} };
    const open = () => openStorage(parsed.flags, { dataDir: "", ...silent, metrics: newMetrics() });
    const options = { serviceClusterIpRange: ["10.0.0.0/24"], serviceNodePortRange: "30000-30219" };
    const servers = [
      await startTestServer({ ...options, storage: await open() }),
      await startTestServer({ ...options, storage: await open() }),
    ];
    const made = await createMany(servers);
    assert.equal([shared(made.addresses), shared(made.ports)], [[], []]);
    const [first, second] = servers as [TestServer, TestServer];
    assert.is((await addresses(second).list()).items.length, 200);
    const left = made.addresses[0] ?? "";
    await services(first).delete("s0");
    const again = await services(second).create({ metadata: { name: "again" }, spec: { ...plain, clusterIP: left } });
    assert.is(again.spec?.clusterIP, left);
    await stop(...servers);
  } finally {
    await cluster.close();
  }
};
const behaviour = "200 creates at once on two servers of one etcd: no address and no port is given twice";
if (missing === undefined) test(behaviour, overEtcd, { timeoutMs: 60_000 });
else test.skip(behaviour, missing);

/** What a server on another machine would see: nothing of writes under way elsewhere, and durable ones late. */
function lagging(storage: Storage, lateMs: number): Storage {
  return {
    get revision() {
      return storage.revision;
    },
    get: (key) => storage.get(key),
    list: (options) => storage.list(options),
    write: (operation) => storage.write(operation),
    transact: (operations) => storage.transact(operations),
    pending: () => undefined,
    settled: () => storage.settled(),
    watch: (prefix, listener) =>
      storage.watch(prefix, (events, revision) => void setTimeout(() => listener(events, revision), lateMs)),
    close: () => storage.close(),
  };
}

test("a server that hears late of the other gives nothing twice either", async () => {
  const storage = await openMemoryStorage();
  const prompt = await startTestServer({ storage });
  const late = await startTestServer({ storage: lagging(storage, 50) });
  const made = await createMany([prompt, late]);
  assert.equal([shared(made.addresses), shared(made.ports)], [[], []]);
  const names = (await services(prompt).list()).items.map((each) => each.spec?.clusterIP ?? "");
  assert.is(new Set(names).size, 200);
  const [address = ""] = made.addresses;
  const asked = services(late).create({
    metadata: { name: "same" },
    spec: { clusterIP: address, ports: [{ port: 80 }] },
  });
  const message = await asked.then(
    () => "",
    (error: Error) => error.message,
  );
  assert.match(message, `failed to allocate IP ${address}: provided IP is already allocated`);
  await stop(prompt, late);
});

test("of 50 that ask for one address and one port at once, one gets them and the others are told", async () => {
  const storage = await openMemoryStorage();
  const servers = [await startTestServer({ storage }), await startTestServer({ storage: lagging(storage, 5) })];
  const spec: ServiceSpec = { type: "NodePort", clusterIP: "10.96.0.50", ports: [{ port: 80, nodePort: 30_050 }] };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => {
      const server = servers[index % 2] as TestServer;
      return services(server).create({ metadata: { name: `s${index}` }, spec });
    }),
  );
  assert.is(outcomes.filter((each) => each.status === "fulfilled").length, 1);
  for (const each of outcomes) {
    if (each.status === "rejected") assert.match(String(each.reason), "provided IP is already allocated");
  }
  await stop(...servers);
});

/** Does something to the data of a server while none is running, and starts another one. */
async function restarted(
  prepare: (server: TestServer) => Promise<void>,
  damage: (storage: Storage) => Promise<void>,
): Promise<TestServer> {
  const storage = await openMemoryStorage();
  const shared: Storage = { ...storage, close: async () => {} };
  Object.defineProperty(shared, "revision", { get: () => storage.revision });
  const first = await startTestServer({ storage: shared });
  await prepare(first);
  await stop(first);
  await damage(storage);
  return startTestServer({ storage: shared });
}

async function remove(storage: Storage, key: string): Promise<void> {
  const stored = await storage.get(key);
  if (stored === undefined) throw new Error(`${key} does not exist`);
  await storage.write({ prefix: key.slice(0, key.lastIndexOf("/") + 1), key, expectedRevision: stored.revision });
}

const fixed: ServiceSpec = { type: "NodePort", clusterIP: "10.96.0.7", ports: [{ port: 80, nodePort: 30_007 }] };
const create = (spec: object) => async (server: TestServer) => {
  await services(server).create({ metadata: { name: "a" }, spec });
};

test("what was taken for a service that is gone is free after a start", async () => {
  const server = await restarted(create(fixed), (storage) => remove(storage, "/registry/services/specs/default/a"));
  assert.equal(server.warnings, [
    "address 10.96.0.7 was allocated to service default/a, which does not use it: released",
    "node port 30007 was allocated to service default/a, which does not use it: released",
  ]);
  assert.equal((await addresses(server).list()).items, []);
  await services(server).create({ metadata: { name: "b" }, spec: fixed });
  await stop(server);
});

test("what a service has, and was not taken, is taken after a start", async () => {
  const server = await restarted(create(fixed), async (storage) => {
    await remove(storage, "/registry/ipaddresses/10.96.0.7");
    await remove(storage, `${range}30007`);
  });
  assert.equal(server.warnings, [
    "address 10.96.0.7 of service default/a was not allocated: allocated now",
    "node port 30007 of service default/a was not allocated: allocated now",
  ]);
  const { spec } = await addresses(server).get("10.96.0.7");
  assert.equal(spec.parentRef, { resource: "services", namespace: "default", name: "a" });
  const message = await services(server)
    .create({ metadata: { name: "b" }, spec: { ...fixed, clusterIP: "10.96.0.8" } })
    .catch((error: Error) => error.message);
  assert.match(String(message), "provided port is already allocated");
  await stop(server);
});

test("what two services have is the first one's, which a start says, and stays so when the other goes", async () => {
  const copy = async (storage: Storage) => {
    const prefix = "/registry/services/specs/";
    const stored = await storage.get(`${prefix}default/a`);
    const object = JSON.parse(Buffer.from(stored?.value ?? []).toString());
    object.metadata = { ...object.metadata, name: "b", uid: "b" };
    const value = () => Buffer.from(JSON.stringify(object));
    await storage.write({ prefix, key: `${prefix}default/b`, expectedRevision: 0, value });
  };
  const server = await restarted(create(fixed), copy);
  assert.equal(server.warnings, [
    "address 10.96.0.7 is recorded for service default/a and for service default/b",
    "node port 30007 is recorded for service default/a and for service default/b",
  ]);
  await services(server).delete("b");
  const { spec } = await addresses(server).get("10.96.0.7");
  assert.equal(spec.parentRef, { resource: "services", namespace: "default", name: "a" });
  const again = services(server).create({ metadata: { name: "b" }, spec: fixed });
  assert.match(String(await again.catch((error: Error) => error)), "provided IP is already allocated");
  await stop(server);
});

test("a service from before there were addresses gets one at start", async () => {
  const server = await restarted(create({ ports: [{ port: 80 }] }), async (storage) => {
    const key = "/registry/services/specs/default/a";
    const stored = await storage.get(key);
    const object = JSON.parse(Buffer.from(stored?.value ?? []).toString("utf8"));
    await remove(storage, `/registry/ipaddresses/${object.spec.clusterIP}`);
    const spec = { ports: object.spec.ports, type: "ClusterIP", sessionAffinity: "None" };
    const value = () => Buffer.from(JSON.stringify({ ...object, spec }));
    const prefix = "/registry/services/specs/";
    await storage.write({ prefix, key, expectedRevision: stored?.revision ?? 0, value });
  });
  assert.equal(server.warnings, ["service default/a had no address: allocated one"]);
  const { spec } = await services(server).get("a");
  assert.match(spec?.clusterIP ?? "", /^10\./);
  assert.is((await addresses(server).get(spec?.clusterIP ?? "")).spec.parentRef.name, "a");
  await stop(server);
});

test("managed fields that an earlier version stored as text are sets of fields after a start", async () => {
  const key = "/registry/services/specs/default/a";
  let stored = { metadata: { managedFields: [{ fieldsV1: {} }] } };
  const server = await restarted(create(plain), async (storage) => {
    const found = await storage.get(key);
    const text = Buffer.from(found?.value ?? []).toString("utf8");
    stored = JSON.parse(text);
    const [entry] = stored.metadata.managedFields;
    const broken = { ...entry, fieldsV1: { text: JSON.stringify(entry?.fieldsV1), "f:status": {} } };
    const object = { ...stored, metadata: { ...stored.metadata, managedFields: [broken] } };
    const value = () => Buffer.from(JSON.stringify(object));
    await storage.write({
      prefix: key.slice(0, -"default/a".length),
      key,
      expectedRevision: found?.revision ?? 0,
      value,
    });
  });
  assert.equal(server.warnings, ["managed fields of service default/a were stored as text: rewritten"]);
  const { metadata } = await services(server).get("a");
  const [entry] = stored.metadata.managedFields;
  assert.equal(metadata?.managedFields, [{ ...entry, fieldsV1: { ...entry?.fieldsV1, "f:status": {} } }]);
  assert.ok(Number(metadata?.resourceVersion) > 0);
  await stop(server);
});

test("a start that finds all in order says and writes nothing", async () => {
  let before = 0;
  const server = await restarted(create(fixed), async (storage) => {
    before = storage.revision;
  });
  assert.equal(server.warnings, []);
  assert.is(Number((await services(server).list()).metadata.resourceVersion), before);
  await stop(server);
});

test("a second family of the flags is added to the range, another network is not", async () => {
  const storage = await openMemoryStorage();
  const kept = () => {
    const own: Storage = { ...storage, close: async () => {} };
    return Object.defineProperty(own, "revision", { get: () => storage.revision });
  };
  const rangesOf = async (serviceClusterIpRange: readonly string[]) => {
    const server = await startTestServer({ storage: kept(), serviceClusterIpRange });
    const { spec } = await server.client.networking.v1.servicecidrs.get("orch");
    const { warnings } = server;
    await stop(server);
    return { cidrs: spec?.cidrs, warnings };
  };
  assert.equal(await rangesOf(["10.0.0.0/24"]), { cidrs: ["10.0.0.0/24"], warnings: [] });
  assert.equal(await rangesOf(["10.0.0.0/24", "fd00::/112"]), { cidrs: ["10.0.0.0/24", "fd00::/112"], warnings: [] });
  const { cidrs, warnings } = await rangesOf(["10.9.0.0/24"]);
  assert.equal(cidrs, ["10.0.0.0/24", "fd00::/112"]);
  const text = "services get addresses from 10.0.0.0/24,fd00::/112, the range at first start, not from 10.9.0.0/24";
  assert.equal(warnings, [text]);
});

test.run();
