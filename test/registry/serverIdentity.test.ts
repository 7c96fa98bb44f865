import { createHash, randomUUID } from "node:crypto";
import { hostname } from "node:os";
import * as assert from "uvu/assert";
import type { Lease, LeaseSpec } from "../../generated/coordination/v1/lease.ts";
import { generated } from "../../generated/index.ts";
import { openRegistry } from "../../runtime/registry/registry.ts";
import { keepServerIdentity } from "../../runtime/registry/serverIdentity.ts";
import { decodeStored } from "../../runtime/registry/stored/storedForm.ts";
import { ensureSystemObject } from "../../runtime/registry/systemObject.ts";
import { openMemoryStorage } from "../../runtime/storage/memory.ts";
import { type Storage, StorageError } from "../../runtime/storage/storage.ts";
import { literal } from "../api/literal.ts";
import { startFlagged } from "../harness/flaggedServer.ts";
import { suite } from "../harness/suite.ts";

const test = suite("the identity lease of a server");

const { platform } = generated;
const startMs = Date.UTC(2030, 0, 1);
const namespace = "orch-system";

/** A store, servers on it with a clock that the test moves, and the leases that are there. */
async function opened(storage?: Storage) {
  const memory = storage ?? (await openMemoryStorage());
  const registry = await openRegistry(generated, { storage: memory, clock: Date.now });
  const store = registry.store("coordination.orch.io", "leases");
  if (store === undefined) throw new Error("leases are not served");
  const errors: string[] = [];
  const now = { ms: startMs };
  const leases = (): Lease[] =>
    store.cache.list({ prefix: store.rangeOf(namespace) }).entries.map(({ bytes }) => decodeStored(bytes) as Lease);
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
  };
  return {
    ...{ now, errors, leases, until },
    start: (hostName: string, uid: string) =>
      keepServerIdentity(registry, {
        ...{ platform, hostName, newUid: () => uid, clock: () => now.ms, random: () => 0, renewMs: 2 },
        logError: (message, error) => errors.push(`${message}: ${error instanceof Error ? error.message : error}`),
      }),
    put: (name: string, spec: LeaseSpec, program?: string) => {
      const labels = program === undefined ? {} : { labels: { "apiserver.orch.io/identity": program } };
      const lease: Lease = { metadata: { name, namespace, ...labels }, spec };
      return ensureSystemObject(store, lease, { platform, newUid: randomUUID, nowMs: now.ms });
    },
    close: async () => {
      registry.close();
      await memory.close();
    },
  };
}

/** Two lengths and texts, sixteen bytes of their SHA-256, in base 32: what Python's base64 module makes of them. */
const nameOfHostA = "apiserver-cs3vslcyulk2icyedf6w6exqmq";

test("a server that ends while it looks for expired leases does not wait for the next look", async () => {
  const cluster = await opened();
  await cluster.start("host-a", "uid-1").stop();
  await cluster.close();
});

test("is there, names the host and the process, and is renewed", async () => {
  const cluster = await opened();
  const kept = cluster.start("host-a", "uid-1");
  await cluster.until(() => cluster.leases().length > 0);
  assert.equal(literal(cluster.leases()[0] as object), {
    kind: "Lease",
    apiVersion: "coordination.orch.io/v1",
    metadata: {
      ...{ name: nameOfHostA, namespace },
      labels: { "apiserver.orch.io/identity": "orch-apiserver", "orch.io/hostname": "host-a" },
      ...{ uid: "uid-1", creationTimestamp: "TIME", resourceVersion: "VERSION" },
    },
    spec: {
      holderIdentity: `${nameOfHostA}_uid-1`,
      leaseDurationSeconds: 3600,
      renewTime: "2030-01-01T00:00:00.000000Z",
    },
  });
  cluster.now.ms += 10_001;
  await cluster.until(() => cluster.leases()[0]?.spec?.renewTime === "2030-01-01T00:00:10.001000Z");
  await kept.stop();
  assert.is(kept.problem(), undefined);
  assert.equal([cluster.leases().length, cluster.errors], [1, []], "it stays until it expires");
  await cluster.close();
});

test("is one a host: a server that comes back takes it over, and labels of others stay", async () => {
  const cluster = await opened();
  const past = { holderIdentity: "x", leaseDurationSeconds: 1, renewTime: "2029-12-31T23:59:59.500000Z" };
  await cluster.put(nameOfHostA, past, "another");
  const kept = [cluster.start("host-a", "uid-2"), cluster.start("b.example.com", "uid-3"), cluster.start("-", "uid-4")];
  await cluster.until(() => cluster.leases().every(({ spec }) => spec?.leaseDurationSeconds === 3600));
  await cluster.until(() => cluster.leases().length === 3);
  await Promise.all(kept.map((each) => each.stop()));
  const holders = cluster.leases().map(({ spec }) => spec?.holderIdentity?.replace(/^.*_/, ""));
  assert.equal(holders.sort(), ["uid-2", "uid-3", "uid-4"]);
  const hosts = cluster.leases().map(({ metadata }) => metadata?.labels?.["orch.io/hostname"]);
  assert.equal(hosts.sort(), ["b.example.com", "host-a", undefined], "a host name that is no label is left out");
  await cluster.close();
});

test("of two servers on one host is that of the one that came last, and both renew it", async () => {
  const cluster = await opened();
  const holder = () => cluster.leases()[0]?.spec?.holderIdentity?.replace(/^.*_/, "");
  const first = cluster.start("host-a", "uid-1");
  await cluster.until(() => holder() === "uid-1");
  const second = cluster.start("host-a", "uid-2");
  await cluster.until(() => holder() === "uid-2");
  await second.stop();
  cluster.now.ms += 1000;
  await cluster.until(() => cluster.leases()[0]?.spec?.renewTime === "2030-01-01T00:00:01.000000Z");
  assert.is(holder(), "uid-2");
  await first.stop();
  await cluster.close();
});

test("is deleted by another server when it has expired; other leases are not", async () => {
  const cluster = await opened();
  const of = (renewTime?: string): LeaseSpec =>
    renewTime === undefined ? { leaseDurationSeconds: 60 } : { leaseDurationSeconds: 60, renewTime };
  const [old, young] = ["2029-12-31T23:58:59.000000Z", "2029-12-31T23:59:01.000000Z"];
  await cluster.put("gone", of(old), "orch-apiserver");
  await cluster.put("never-renewed", of(), "orch-apiserver");
  await cluster.put("young", of(young), "orch-apiserver");
  await cluster.put("another-program", of(old), "another");
  await cluster.put("another-lease", of(old));
  const kept = cluster.start("host-a", "uid-1");
  const names = () => cluster.leases().map(({ metadata }) => metadata?.name);
  await cluster.until(() => names().length === 4);
  assert.equal(names(), ["another-lease", "another-program", nameOfHostA, "young"]);
  await kept.stop();
  await cluster.close();
});

test("is tried again where it cannot be written, which is logged once", async () => {
  const storage = await openMemoryStorage();
  let isFull = true;
  const write = storage.write.bind(storage);
  storage.write = (operation) =>
    isFull ? Promise.reject(new StorageError("failed", "", "the store is away")) : write(operation);
  const cluster = await opened(storage);
  const kept = cluster.start("host-a", "uid-1");
  await cluster.until(() => kept.problem() !== undefined);
  assert.match(kept.problem() ?? "", /the store is away/);
  await new Promise((resolve) => setTimeout(resolve, 250));
  isFull = false;
  await cluster.until(() => cluster.leases().length > 0);
  await cluster.until(() => kept.problem() === undefined);
  assert.is(cluster.errors.length, 1);
  assert.match(cluster.errors[0] ?? "", /^cannot renew the identity lease of the server: .*the store is away/);
  await kept.stop();
  await cluster.close();
});

const path = `/apis/coordination.orch.io/v1/namespaces/${namespace}/leases?labelSelector=apiserver.orch.io/identity`;
const hooks = ["controller", "garbage-collector"].map(
  (each) => `[+]poststarthook/start-orch-apiserver-identity-lease-${each} ok`,
);

test("is kept by a server that is started by its flags, whose checks name the work", async () => {
  const { call, stop } = await startFlagged(["--authorization-mode=AlwaysAllow"]);
  const { json } = await call(path, { as: "admin" });
  assert.is(json.items.length, 1);
  const [{ metadata, spec }] = json.items;
  const program = "orch-apiserver";
  const texts = [hostname(), program].flatMap((each) => [String.fromCharCode(0, each.length), each]);
  const bytes = createHash("sha256").update(texts.join(""), "latin1").digest();
  assert.match(metadata.name, /^apiserver-[a-z2-7]{26}$/);
  assert.is(numberOf(metadata.name.slice(10)) >> 2n, BigInt(`0x${bytes.toString("hex", 0, 16)}`));
  assert.is(metadata.labels["apiserver.orch.io/identity"], program);
  assert.match(spec.holderIdentity, new RegExp(`^${metadata.name}_[0-9a-f-]{36}$`));
  for (const each of ["livez", "readyz"]) {
    const { text } = await call(`/${each}?verbose`, { as: "admin" });
    for (const hook of hooks) assert.ok(text.includes(`${hook}\n`), text);
  }
  await stop();
});

function numberOf(letters: string): bigint {
  return [...letters].reduce((sum, each) => sum * 32n + BigInt("abcdefghijklmnopqrstuvwxyz234567".indexOf(each)), 0n);
}

test("is not kept with the gate off", async () => {
  const { call, stop } = await startFlagged([
    ...["--authorization-mode=AlwaysAllow", "--feature-gates=APIServerIdentity=false"],
  ]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal((await call(path, { as: "admin" })).json.items, []);
  const { text } = await call("/readyz?verbose", { as: "admin" });
  assert.not(text.includes("identity-lease"));
  await stop();
});

test.run();
