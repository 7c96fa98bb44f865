import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import * as assert from "uvu/assert";
import { KV } from "../../generated/pb/etcd/etcdserverpb/rpc_pb.ts";
import { ensureCertificates } from "../../runtime/auth/certificates.ts";
import { type EtcdStorageOptions, openEtcdStorage } from "../../runtime/storage/etcd.ts";
import { etcdKeys } from "../../runtime/storage/etcd/keys.ts";
import { watchFeatures } from "../../runtime/storage/etcd/version.ts";
import { type Storage, StorageError } from "../../runtime/storage/storage.ts";
import { type EtcdCluster, etcdPrograms, missingEtcd, startEtcd } from "../harness/etcd.ts";
import { startEtcdFront } from "../harness/peers/etcdFront.ts";
import { suite } from "../harness/suite.ts";
import { startTcpProxy } from "../harness/peers/tcpProxy.ts";
import { failsWith, prefix, put, textOf } from "./contract.ts";
import { testFolder } from "./folder.ts";

const test = suite("storage/etcd cluster");
const missing = missingEtcd();

let cluster: EtcdCluster;
if (missing === undefined) {
  test.before(async () => {
    cluster = await startEtcd();
  });
  test.after(() => cluster.close());
}

/** A test that needs a real etcd. */
function etcdTest(name: string, run: () => Promise<void>, options: { timeoutMs?: number } = {}): void {
  if (missing === undefined) test(name, run, options);
  else test.skip(name, missing);
}

function url(): string {
  return cluster.urls[0] ?? "";
}

function open(options: Partial<EtcdStorageOptions> = {}): Promise<Storage> {
  return openEtcdStorage({ servers: [url()], prefix: "/registry", logError: () => {}, ...options });
}

function kv(server = url()) {
  return createClient(KV, createGrpcTransport({ baseUrl: server }));
}

const versions: readonly (readonly [string, boolean])[] = [
  ["3.3.27", false],
  ["3.4.23", false],
  ["3.4.30", false],
  ["3.4.31", true],
  ["3.5.12", false],
  ["3.5.13", true],
  ["3.5.13-rc.1", true],
  ["3.6.0", true],
  ["3.10.0", true],
  ["4.0.0", true],
  ["", false],
  ["unknown", false],
];

for (const [version, expected] of versions) {
  test(`progress of etcd ${version || "without a version"} is ${expected ? "" : "not "}relied on`, () => {
    assert.is(watchFeatures(version).progressIsOrdered, expected);
  });
}

/** Version that a member says it has, and whether the server writes a key instead of asking such a member. */
const makingNews: readonly (readonly [string, string, boolean])[] = [
  ["asks the watch of an etcd whose progress is in order", "3.5.17", false],
  ["writes a key where progress cannot be relied on", "3.4.23", true],
];

for (const [what, version, writes] of makingNews) {
  etcdTest(`who waits for a revision that was taken elsewhere ${what}`, async () => {
    const front = await startEtcdFront(url(), version);
    assert.is(await writesForNews({ etcd: url(), server: front.url, own: `/news-${version}` }), writes);
    assert.is(front.progressRequests() > 0, !writes);
    await front.close();
  });
}

const asks = "an etcd 3.5 is asked for its progress";
const newer = etcdPrograms.find(({ minor }) => minor === "3.5");
if (newer === undefined) test.skip(asks, "no etcd 3.5 was found here (.ci/run fetches it)");
else {
  test(asks, async () => {
    const etcd = await startEtcd({ program: newer });
    const [server = ""] = etcd.urls;
    assert.is(await writesForNews({ etcd: server, server, own: "/news" }), false);
    await etcd.close();
  });
}

/** Whether a store that has to come to a revision of others' keys wrote one of its own for that. */
async function writesForNews(at: { readonly etcd: string; readonly server: string; readonly own: string }) {
  const storage = await open({ servers: [at.server], prefix: at.own });
  await put(storage, "a");
  await kv(at.etcd).txn({ success: [{ request: { case: "requestPut", value: { key: Buffer.from("/else/where") } } }] });
  const { header } = await kv(at.etcd).range({ key: Buffer.from("/") });
  await storage.catchUp?.();
  assert.ok(storage.revision >= Number(header?.revision));
  const { kvs } = await kv(at.etcd).range({ key: Buffer.from(`${at.own}/progress`) });
  await storage.close();
  return kvs.length > 0;
}

etcdTest("keys lie under the prefix as they lie under /registry elsewhere, without a resourceVersion", async () => {
  const storage = await open({ prefix: "/my/platform/" });
  await put(storage, "ns/a");
  const { kvs } = await kv().range({ key: Buffer.from("/my/platform/things/ns/a") });
  assert.is(textOf(kvs[0]?.value), "v@0");
  assert.equal(
    (await storage.list({ prefix })).items.map((item) => item.key),
    [`${prefix}ns/a`],
  );
  await storage.close();
});

const prefixes: readonly (readonly [string, string])[] = [
  ["/registry", "/registry/pods/a"],
  ["my/platform/", "/my/platform/pods/a"],
  ["a//b", "/a/b/pods/a"],
  ["/", "/pods/a"],
  ["", "/pods/a"],
];

for (const [given, expected] of prefixes) {
  test(`under the prefix ${JSON.stringify(given)} a pod lies at ${expected}`, () => {
    const keys = etcdKeys(given);
    assert.is(keys.encode("/registry/pods/a").toString(), expected);
    assert.is(keys.decode(Buffer.from(expected)), "/registry/pods/a");
    assert.is(keys.range("/registry/pods/").key.toString(), expected.slice(0, -1));
  });
}

etcdTest("platforms under different prefixes of one cluster do not see each other", async () => {
  const [one, two] = await Promise.all([open({ prefix: "/one" }), open({ prefix: "/two" })]);
  const heard: string[] = [];
  two.watch(prefix, (events) => heard.push(...events.map((event) => event.key)));
  await put(one, "a");
  await put(two, "b");
  await put(two, "a");
  assert.equal(heard, [`${prefix}b`, `${prefix}a`]);
  assert.is((await one.list({ prefix })).items.length, 1);
  await Promise.all([one.close(), two.close()]);
});

etcdTest("a key with a time to live goes by itself, and its listeners hear of that", async () => {
  const storage = await open({ prefix: "/leases" });
  const heard: string[] = [];
  const gone = new Promise<void>((resolve) => {
    storage.watch(prefix, (events) => {
      heard.push(...events.map(({ type, key }) => `${type} ${key.slice(prefix.length)}`));
      if (heard.includes("delete a") && heard.includes("delete b")) resolve();
    });
  });
  const write = (name: string) =>
    storage.write({ prefix, key: prefix + name, expectedRevision: 0, ttlSeconds: 1, value: () => Buffer.from("v") });
  await Promise.all([write("a"), write("b"), put(storage, "stays")]);
  const { kvs } = await kv().range({ key: Buffer.from("/leases/"), rangeEnd: Buffer.from("/leases0") });
  const leases = kvs.map((each) => each.lease);
  assert.ok(leases[0] !== 0n && leases[0] === leases[1] && leases[2] === 0n, `leases ${leases}`);
  await gone;
  assert.equal(
    (await storage.list({ prefix })).items.map((item) => item.key),
    [`${prefix}stays`],
  );
  await storage.close();
});

etcdTest("a key with a time to live is written after etcd has lost the lease of those before it", async () => {
  const storage = await open({ prefix: "/lost-leases" });
  const write = (name: string) =>
    storage.write({ prefix, key: prefix + name, expectedRevision: 0, ttlSeconds: 1000, value: () => Buffer.from("v") });
  const leaseOf = async (name: string) =>
    (await kv().range({ key: Buffer.from(`/lost-leases/things/${name}`) })).kvs[0]?.lease ?? 0n;
  await write("a");
  const lost = await leaseOf("a");
  const revoked = await fetch(`${url()}/v3/lease/revoke`, { method: "POST", body: JSON.stringify({ ID: `${lost}` }) });
  assert.is(revoked.status, 200);
  await write("b");
  assert.not([0n, lost].includes(await leaseOf("b")));
  await storage.close();
});

etcdTest("two servers that compact let go of old revisions once an interval", async () => {
  const intervalMs = 400;
  const servers = await Promise.all([1, 2].map(() => open({ prefix: "/compact", compactionIntervalMs: intervalMs })));
  const [storage] = servers;
  if (storage === undefined) throw new Error("unreachable");
  const { revision } = await put(storage, "a");
  const startMs = performance.now();
  for (let at = revision; performance.now() - startMs < 6 * intervalMs; await sleep(20)) {
    at = (await put(storage, "a", { at })).revision;
  }
  const rounds = Math.ceil((performance.now() - startMs) / intervalMs);
  const refusal = await kv()
    .range({ key: Buffer.from("/compact/things/a"), revision: BigInt(revision) })
    .then(String, String);
  assert.match(refusal, "required revision has been compacted");
  const { kvs } = await kv().range({ key: Buffer.from("compact_rev_key") });
  const version = Number(kvs[0]?.version);
  assert.ok(version >= 2 && version <= rounds + 1, `${version} rounds in ${rounds} intervals`);
  await Promise.all(servers.map((each) => each.close()));
});

etcdTest("a watch whose connection is cut goes on where it was, and misses and repeats nothing", async () => {
  const proxy = await startTcpProxy(Number(new URL(url()).port));
  const interruptions: string[] = [];
  const [watching, writing] = await Promise.all([
    open({
      prefix: "/cut",
      servers: [`http://127.0.0.1:${proxy.port}`],
      logError: (message) => interruptions.push(message),
    }),
    open({ prefix: "/cut" }),
  ]);
  const heard: number[] = [];
  watching.watch(prefix, (events) => heard.push(...events.map((event) => event.revision)));
  const written = [(await put(writing, "first")).revision];
  await watching.catchUp?.();
  for (let i = 0; i < 60; i++) {
    if (i % 20 === 10) proxy.cut();
    if (i % 20 === 15) proxy.mend();
    written.push((await put(writing, `n${i}`)).revision);
  }
  await watching.catchUp?.();
  assert.equal(heard, written);
  assert.is(interruptions[0], "the watch of etcd was interrupted");
  await Promise.all([watching.close(), writing.close()]);
  await proxy.close();
});

etcdTest("a store that cannot be reached at the start names the server and the reason", async () => {
  const error = await failsWith(
    "failed",
    open({ servers: ["http://127.0.0.1:1"], openTimeoutMs: 1, callTimeoutMs: 50 }),
  );
  assert.match(error.message, /^http:\/\/127\.0\.0\.1:1: .*ECONNREFUSED/);
});

/** What operators do with etcdctl. */
async function maintain(server: string, call: string, request: object): Promise<{ alarms: readonly object[] }> {
  const answer = await fetch(`${server}/v3/maintenance/${call}`, { method: "POST", body: JSON.stringify(request) });
  assert.is(answer.status, 200);
  return (await answer.json()) as { alarms: readonly object[] };
}

etcdTest("a full etcd refuses values, is read and deleted from, and takes values again when it has room", async () => {
  const etcd = await startEtcd({ args: ["--quota-backend-bytes", "400000"] });
  const servers = etcd.urls;
  const [server = ""] = servers;
  const elsewhere = Buffer.from("/else/where");
  await kv(server).txn({ success: [{ request: { case: "requestPut", value: { key: elsewhere } } }] });
  const errors: string[] = [];
  const logError = (message: string) => errors.push(message);
  const storage = await open({ servers, logError });
  const text = "x".repeat(50_000);
  const { revision } = await put(storage, "first", { text });
  const fill = async () => {
    for (let i = 0; ; i++) await put(storage, `more-${i}`, { text });
  };
  const { message } = await failsWith("full", fill());
  assert.is(message, "etcdserver: mvcc: database space exceeded");
  await storage.catchUp?.();
  assert.is((await storage.get(`${prefix}first`))?.revision, revision);
  for (const { key, revision: expectedRevision } of (await storage.list({ prefix })).items) {
    await storage.write({ prefix, key, expectedRevision });
  }
  await kv(server).txn({ success: [{ request: { case: "requestDeleteRange", value: { key: elsewhere } } }] });
  const waiting = Promise.resolve(storage.catchUp?.()).catch(() => {});
  await sleep(300);
  assert.equal(errors, ["cannot request the progress of the watch of etcd"], "logged once, not at each look");
  await kv(server).compact({ revision: BigInt(storage.revision), physical: true });
  await maintain(server, "defragment", {});
  const { alarms } = await maintain(server, "alarm", { action: "GET" });
  for (const each of alarms) await maintain(server, "alarm", { ...each, action: "DEACTIVATE" });
  await put(storage, "first", { text });
  await waiting;
  await storage.close();
  await etcd.close();
});

etcdTest("a member is spoken to through a socket file", async () => {
  const folder = testFolder();
  mkdirSync(folder.path, { recursive: true });
  const path = join(folder.path, "etcd.sock");
  const front = createServer((socket) => {
    const behind = connect(Number(new URL(url()).port), "127.0.0.1");
    socket.pipe(behind).pipe(socket);
  });
  await new Promise<void>((resolve) => front.listen(path, resolve));
  const storage = await open({ servers: [`unix://${path}`], prefix: "/file" });
  await put(storage, "a");
  assert.is((await storage.list({ prefix })).items.length, 1);
  await storage.close();
  await new Promise((resolve) => front.close(resolve));
  folder.remove();
});

etcdTest("a cluster that asks for certificates is spoken to with them, and not without", async () => {
  const folder = testFolder();
  const { ca, serving, admin } = await ensureCertificates({
    folder: folder.path,
    platformName: "test",
    bindAddress: "127.0.0.1",
    nowMs: Date.now(),
  });
  const files = { ca: ca.cert, cert: serving.cert, key: serving.key };
  mkdirSync(folder.path, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder.path, `${name}.pem`), text);
  const place = (name: string) => join(folder.path, `${name}.pem`);
  const secured = await startEtcd({
    scheme: "https",
    args: [
      ...["--cert-file", place("cert"), "--key-file", place("key")],
      ...["--client-cert-auth", "--trusted-ca-file", place("ca")],
    ],
  });
  const servers = secured.urls;
  const storage = await open({ servers, tls: { ca: ca.cert, cert: admin.cert, key: admin.key } });
  await put(storage, "a");
  assert.is((await storage.list({ prefix })).items.length, 1);
  await storage.close();
  const refused = { servers, openTimeoutMs: 1, callTimeoutMs: 200 };
  const { message } = await failsWith("failed", open({ ...refused, tls: { ca: ca.cert } }));
  assert.match(message, /^https:\/\/127\.0\.0\.1:\d+: (sslv3|ssl\/tls) alert bad certificate$/);
  await failsWith("failed", open(refused));
  await secured.close();
  folder.remove();
});

etcdTest(
  "a cluster that was put back to an earlier state is noticed, and nothing is read or written any more",
  async () => {
    const etcd = await startEtcd();
    const [member] = etcd.members;
    if (member === undefined) throw new Error("unreachable");
    const backup = testFolder();
    const lost: string[] = [];
    const onReplaced = (error: Error) => lost.push(error.message);
    const storage = await open({ servers: etcd.urls, onReplaced });
    const { revision } = await put(storage, "a");
    await member.kill();
    cpSync(member.dataDir, backup.path, { recursive: true });
    await member.start();
    const last = await put(storage, "a", { at: revision });
    await member.kill();
    rmSync(member.dataDir, { recursive: true });
    cpSync(backup.path, member.dataDir, { recursive: true });
    await member.start();
    const messages = [];
    for (const call of [() => storage.catchUp?.(), () => put(storage, "b"), () => storage.get(`${prefix}a`)]) {
      messages.push((await failsWith("failed", Promise.resolve(call()))).message);
    }
    const message = new RegExp(`^etcd is at revision \\d+, and was at ${last.revision} before: .* put back`);
    for (const each of messages) assert.match(each, message);
    assert.is(lost.length, 1);
    assert.match(lost[0] ?? "", message);
    await storage.close();
    await etcd.close();
    backup.remove();
  },
);

/** Adds one to a number, again and again, until told to stop; returns how often it was told that this is durable. */
function startCounting(storage: Storage): () => Promise<{ acknowledged: number; failed: number }> {
  let isOver = false;
  const counted = { acknowledged: 0, failed: 0 };
  const counting = (async () => {
    while (!isOver) {
      try {
        const current = await storage.get(`${prefix}counter`);
        const text = String(Number(textOf(current?.value)?.split("@")[0] ?? 0) + 1);
        await put(storage, "counter", { at: current?.revision ?? 0, text });
        counted.acknowledged++;
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        counted.failed++;
        await sleep(10);
      }
    }
  })();
  return async () => {
    isOver = true;
    await counting;
    return counted;
  };
}

etcdTest(
  "members that are killed or hang are left for others: what was acknowledged is there, and the watch goes on",
  async () => {
    const three = await startEtcd({ members: 3 });
    const storage = await open({ servers: three.urls, callTimeoutMs: 1000 });
    const heard: number[] = [];
    storage.watch(prefix, (events) => heard.push(...events.map((event) => event.revision)));
    const stop = startCounting(storage);
    const [first, second, third] = three.members;
    await sleep(300);
    await first?.kill();
    await sleep(1500);
    await first?.start();
    second?.signal("SIGSTOP");
    await sleep(4000);
    second?.signal("SIGCONT");
    await third?.kill();
    await sleep(1500);
    await third?.start();
    const { acknowledged, failed } = await stop();
    await storage.catchUp?.();
    const stored = await storage.get(`${prefix}counter`);
    const count = Number(textOf(stored?.value)?.split("@")[0]);
    assert.ok(
      count >= acknowledged && count <= acknowledged + failed,
      `${count}, ${acknowledged} and ${failed} failed`,
    );
    assert.is(heard.length, count, "each change was heard once");
    assert.equal(
      heard,
      [...heard].sort((a, b) => a - b),
    );
    assert.ok(acknowledged > 50, `only ${acknowledged} were acknowledged`);
    await storage.close();
    await three.close();
  },
  { timeoutMs: 60_000 },
);

test.run();
