import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createClient } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import { KV } from "../generated/pb/etcd/etcdserverpb/rpc_pb.ts";
import { EtcdClient } from "../runtime/storage/etcd/client.ts";
import { type EtcdCluster, startEtcd } from "../test/harness/etcd.ts";
import { configMap } from "./objects.ts";
import { authorization, call, type Orch, startOrch, times } from "./orch.ts";
import { createScript } from "./scripts.ts";
import { checkWrk, wrk } from "./wrk.ts";

/**
 * What a server over etcd leaves of it. Creates through the server stand beside puts of the same bytes, to one etcd
 * that flushes every write, by clients that do nothing else; and everything beside a server without etcd.
 * All have as many requests under way at once, and take turns.
 */
const turns = 3;
const seconds = Number(process.env["BENCH_SECONDS"] ?? 5);
const connections = Number(process.env["BENCH_CONNECTIONS"] ?? 64);
const path = "/api/v1/namespaces/default/configmaps";
const listed = 500;
const listPath = "/api/v1/namespaces/listed/configmaps";

async function main(): Promise<void> {
  checkWrk();
  const folder = mkdtempSync(join(tmpdir(), "bench-etcd-"));
  const etcd = await startEtcd({ durable: true });
  const flags = ["--storage-backend=etcd3", `--etcd-servers=${etcd.urls.join(",")}`];
  const overEtcd = await startOrch(join(folder, "etcd"), flags);
  const overLmdb = await startOrch(join(folder, "lmdb"));
  try {
    for (const orch of [overEtcd, overLmdb]) await fill(orch);
    const value = await call(overEtcd, "GET", `${path}/sample`);
    console.log(`etcd ${etcdVersion()}, objects of ${value.length} bytes, ${connections} at once, ${turns} turns`);
    await reads(overEtcd, overLmdb);
    await writes({ etcd, value, overEtcd, overLmdb });
  } finally {
    await overEtcd.stop();
    await overLmdb.stop();
    await etcd.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(orch: Orch): Promise<void> {
  await call(orch, "POST", path, { body: configMap("sample") });
  await call(orch, "POST", "/api/v1/namespaces", { body: { metadata: { name: "listed" } } });
  await times(listed, 32, (index) => call(orch, "POST", listPath, { body: configMap(`c-${index}`) }));
}

interface Writers {
  readonly etcd: EtcdCluster;
  readonly value: Buffer;
  readonly overEtcd: Orch;
  readonly overLmdb: Orch;
}

async function writes({ etcd, value, overEtcd, overLmdb }: Writers): Promise<void> {
  const [url = ""] = etcd.urls;
  const plain = createClient(KV, createGrpcTransport({ baseUrl: url }));
  const own = new EtcdClient({ servers: etcd.urls });
  const rates = await inTurns({
    "puts, Connect's client over node:http2": () => puts((request) => plain.txn(request), value),
    "puts, the server's own transport": () => puts((request) => own.order(({ kv }) => kv.txn(request)), value),
    "create over etcd": () => creates(overEtcd),
    "create over lmdb": () => creates(overLmdb),
  });
  own.close();
  const created = sum(rates["create over etcd"]);
  for (const [name, each] of Object.entries(rates)) row(name, each, created);
  const checked = await etcdctlRate(url); // last: etcd 3.4 is slow for long after the many deletes at its end
  if (checked === undefined) console.log("etcdctl is not installed: its own benchmark was not run");
  else row("puts, etcdctl check perf", [checked], created / turns);
}

async function reads(overEtcd: Orch, overLmdb: Orch): Promise<void> {
  const gets = (orch: Orch, query = "") => get(orch, `${path}/sample${query}`);
  const kinds: Readonly<Record<string, (orch: Orch) => Promise<number>>> = {
    get: (orch) => gets(orch),
    "get, of any revision": (orch) => gets(orch, "?resourceVersion=0"),
    [`list of ${listed}`]: (orch) => get(orch, listPath),
  };
  for (const [name, read] of Object.entries(kinds)) {
    const rates = await inTurns({ etcd: () => read(overEtcd), lmdb: () => read(overLmdb) });
    row(`${name} over lmdb`, rates.lmdb, sum(rates.etcd));
    row(`${name} over etcd`, rates.etcd, sum(rates.etcd));
  }
}

/** Per second, in each turn. */
async function inTurns<K extends string>(runs: Readonly<Record<K, () => Promise<number>>>) {
  const names = Object.keys(runs) as K[];
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  for (let turn = 0; turn < turns; turn++) {
    for (const name of names) rates[name].push(await runs[name]());
  }
  return rates;
}

/** The rate of each turn, and how much of the sum a server over etcd reaches. */
function row(name: string, rates: readonly number[], reached: number): void {
  const numbers = rates.map((each) => String(Math.round(each)).padStart(6)).join("");
  console.log(`${name.padEnd(40)} ${numbers.padStart(20)} /s   reached ${(reached / sum(rates)).toFixed(2)}`);
}

function sum(rates: readonly number[]): number {
  return rates.reduce((a, b) => a + b, 0);
}

type Put = (request: { readonly success: ReturnType<typeof putOf>[] }) => Promise<unknown>;

function putOf(key: Buffer, value: Buffer) {
  return { request: { case: "requestPut" as const, value: { key, value } } };
}

/** Puts of new keys, per second. */
async function puts(put: Put, value: Buffer): Promise<number> {
  const startMs = performance.now();
  let count = 0;
  const writer = async () => {
    while (performance.now() - startMs < seconds * 1000) {
      await put({ success: [putOf(Buffer.from(`/bare/configmaps/default/b${startMs}-${count++}`), value)] });
    }
  };
  await Promise.all(Array.from({ length: connections }, writer));
  return (count * 1000) / (performance.now() - startMs);
}

async function creates(orch: Orch): Promise<number> {
  return load(orch, path, createScript(JSON.stringify(configMap("NAME"))));
}

function get(orch: Orch, at: string): Promise<number> {
  return load(orch, at);
}

async function load(orch: Orch, at: string, script?: string): Promise<number> {
  const url = `${orch.base}${at}`;
  const scripted = script === undefined ? {} : { script };
  const { requestsPerSecond, errors } = await wrk({ url, headers: authorization, seconds, connections, ...scripted });
  if (errors > 0) throw new Error(`${errors} requests of ${at} failed`);
  return requestsPerSecond;
}

/** Writes per second by etcdctl's own benchmark, which takes a minute; undefined where there is no etcdctl. */
async function etcdctlRate(url: string): Promise<number | undefined> {
  if (spawnSync("etcdctl", ["version"]).error !== undefined) return undefined;
  const args = ["--endpoints", url, "check", "perf", "--load=l"];
  const env = { ...process.env, ETCDCTL_API: "3" };
  // It exits with 1 when etcd is slower than it likes, and tells the rate all the same.
  const { stdout } = await promisify(execFile)("etcdctl", args, { env }).catch((error) => error);
  const rate = /hroughput (?:is|too low:) (\d+) writes\/s/.exec(stdout)?.[1];
  if (rate === undefined) throw new Error(`etcdctl check perf said: ${stdout}`);
  return Number(rate);
}

function etcdVersion(): string {
  return /etcd Version: (\S+)/.exec(spawnSync("etcd", ["--version"], { encoding: "utf8" }).stdout)?.[1] ?? "";
}

await main();
process.exit();
