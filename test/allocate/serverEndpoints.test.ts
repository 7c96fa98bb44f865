import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import { keepServerEndpoints } from "../../runtime/allocate/serverEndpoints.ts";
import { openServiceAllocation } from "../../runtime/allocate/openAllocation.ts";
import { serviceRanges } from "../../runtime/allocate/ranges.ts";
import { publishServer } from "../../runtime/allocate/serverService.ts";
import { MetricRegistry } from "../../runtime/metrics/metricRegistry.ts";
import { openRegistry } from "../../runtime/registry/registry.ts";
import { decodeStored } from "../../runtime/registry/stored/storedForm.ts";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import type { Storage } from "../../runtime/storage/storage.ts";
import { literal } from "../api/literal.ts";
import { suite } from "../harness/suite.ts";

const test = suite("the endpoints of the server's own service");

const { platform } = generated;

/** A store that others share, or that is one server's alone. */
async function opened(isShared: boolean) {
  const memory = await openMemoryStorage();
  const storage: Storage = isShared ? Object.assign(memory, { hasLeases: true as const }) : memory;
  const registry = await openRegistry(generated, { storage, clock: Date.now, expirySeconds: 3600 });
  const errors: unknown[] = [];
  const start = (ip: string, port = 6443) =>
    keepServerEndpoints(registry, {
      storage,
      platform,
      address: { ip, port },
      newUid: randomUUID,
      clock: () => Date.UTC(2030, 0, 1),
      logError: (_message, error) => errors.push(error),
    });
  const read = (group: string, plural: string) => {
    const entry = registry.store(group, plural)?.get("default", "orch");
    return entry === undefined ? undefined : literal(decodeStored(entry.bytes));
  };
  return {
    start,
    endpoints: () => read("", "endpoints"),
    slice: () => read("discovery.orch.io", "endpointslices"),
    close: async () => {
      assert.equal(errors, []);
      registry.close();
      await storage.close();
    },
  };
}

const metadata = { uid: "UID", creationTimestamp: "TIME", resourceVersion: "VERSION" };
const ports = [{ name: "https", port: 6443, protocol: "TCP" }];

test("lead to it, as the field writes them, until it stops", async () => {
  const store = await opened(false);
  const stop = await store.start("192.0.2.1");
  assert.equal(store.endpoints(), {
    kind: "Endpoints",
    apiVersion: "v1",
    metadata: {
      name: "orch",
      namespace: "default",
      labels: { "endpointslice.orch.io/skip-mirror": "true" },
      ...metadata,
    },
    subsets: [{ addresses: [{ ip: "192.0.2.1" }], ports }],
  });
  assert.equal(store.slice(), {
    kind: "EndpointSlice",
    apiVersion: "discovery.orch.io/v1",
    metadata: {
      name: "orch",
      namespace: "default",
      labels: { "orch.io/service-name": "orch" },
      generation: 1,
      ...metadata,
    },
    addressType: "IPv4",
    endpoints: [{ addresses: ["192.0.2.1"], conditions: { ready: true } }],
    ports,
  });
  await stop();
  assert.is(store.endpoints()?.subsets, undefined);
  assert.equal([store.slice()?.endpoints, store.slice()?.ports], [[], []]);
  await store.close();
});

test("lead to every server of a store, and not to one that has stopped", async () => {
  const store = await opened(true);
  const stops = [await store.start("192.0.2.2"), await store.start("192.0.2.1"), await store.start("192.0.2.3", 7443)];
  const addresses = [{ ip: "192.0.2.1" }, { ip: "192.0.2.2" }];
  const other = { addresses: [{ ip: "192.0.2.3" }], ports: [{ name: "https", port: 7443, protocol: "TCP" }] };
  assert.equal(store.endpoints()?.subsets, [{ addresses, ports }, other]);
  assert.equal(
    store.slice()?.endpoints,
    addresses.map(({ ip }) => ({ addresses: [ip], conditions: { ready: true } })),
  );
  await stops[1]?.();
  assert.equal(store.endpoints()?.subsets, [{ addresses: [{ ip: "192.0.2.2" }], ports }, other]);
  await stops[0]?.();
  assert.equal([store.endpoints()?.subsets, store.slice()?.ports], [[other], other.ports]);
  await stops[2]?.();
  await store.close();
});

test("follow a server that comes back with another port, and are not written when they are the same", async () => {
  const store = await opened(true);
  await store.start("192.0.2.1", 5443); // which ends without a word
  const stop = await store.start("192.0.2.1");
  const written = store.endpoints();
  assert.equal(written?.subsets, [{ addresses: [{ ip: "192.0.2.1" }], ports }]);
  const again = await store.start("192.0.2.1");
  assert.equal(store.endpoints(), written);
  await stop();
  await again();
  await store.close();
});

test("their service is made once by servers that start together, and the address is no other's", async () => {
  const storage = await openMemoryStorage();
  const key = "/registry/services/specs/default/orch";
  let isFirst = true;
  const raced: Storage["transact"] = async (operations) => {
    const isOfService = operations.some((each) => each.key === key);
    if (isOfService && isFirst) await storage.transact(operations); // of a server that was faster
    isFirst &&= !isOfService;
    return storage.transact(operations);
  };
  const shared: Storage = Object.create(storage, {
    transact: { value: raced },
    revision: { get: () => storage.revision },
  });
  const registry = await openRegistry(generated, { storage: shared, clock: Date.now });
  const networks = ["10.96.0.0/16"];
  const ranges = serviceRanges({ networks, ports: "30000-32767", hasStaticAddresses: true, hasStaticPorts: true });
  const errors: unknown[] = [];
  const common = { storage: shared, platform, ranges, newUid: randomUUID, clock: Date.now, random: Math.random };
  const stop = await openServiceAllocation(registry, {
    ...{
      ...common,
      logWarning: (text) => errors.push(text),
      metrics: new MetricRegistry({ prefix: "orch", native: false }),
    },
  });
  await publishServer(registry, { ...common, port: 6443, logError: (_message, error) => errors.push(error) });
  assert.equal([isFirst, errors], [false, []]);
  assert.ok(registry.store("", "services")?.get("default", "orch"));
  stop();
  registry.close();
  await storage.close();
});

test.run();
