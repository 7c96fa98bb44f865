import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EtcdClient } from "../runtime/storage/etcd/client.ts";
import { startEtcd } from "../test/harness/etcd.ts";
import { configMap } from "./objects.ts";
import { authorization, call, type Orch, startOrch } from "./orch.ts";
import { createScript } from "./scripts.ts";
import { checkWrk, wrk } from "./wrk.ts";

/**
 * How much of an etcd a server over it leaves: creates through the server, and puts of the same bytes by a client that
 * does nothing else, to one etcd that flushes every write, in turns. Both have as many under way at once.
 */
const turns = 3;
const seconds = Number(process.env["BENCH_SECONDS"] ?? 5);
const connections = Number(process.env["BENCH_CONNECTIONS"] ?? 64);
const path = "/api/v1/namespaces/default/configmaps";

async function main(): Promise<void> {
  checkWrk();
  const folder = mkdtempSync(join(tmpdir(), "bench-etcd-"));
  const etcd = await startEtcd({ durable: true });
  const flags = ["--storage-backend=etcd3", `--etcd-servers=${etcd.urls.join(",")}`];
  const orch = await startOrch(folder, flags);
  try {
    await call(orch, "POST", path, { body: configMap("sample") });
    const value = await call(orch, "GET", `${path}/sample`);
    console.log(`objects of ${value.length} bytes, ${connections} writers, ${turns} turns of ${seconds} s each`);
    const bare: number[] = [];
    const served: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      bare.push(await puts(etcd.urls, value));
      served.push(await creates(orch));
    }
    const sum = (each: readonly number[]) => each.reduce((a, b) => a + b, 0);
    const list = (each: readonly number[]) => each.map((one) => Math.round(one)).join(", ");
    console.log(`bare gRPC puts        ${list(bare)} per second`);
    console.log(`creates by the server ${list(served)} per second`);
    console.log(`ratio                 ${(sum(served) / sum(bare)).toFixed(2)} (target >= 0.8)`);
  } finally {
    await orch.stop();
    await etcd.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts of new keys, per second. */
async function puts(servers: readonly string[], value: Buffer): Promise<number> {
  const client = new EtcdClient({ servers });
  const startMs = performance.now();
  let count = 0;
  const writer = async () => {
    while (performance.now() - startMs < seconds * 1000) {
      const key = Buffer.from(`/bare/configmaps/default/b${startMs}-${count++}`);
      const put = { request: { case: "requestPut", value: { key, value } } } as const;
      await client.ask(({ kv }) => kv.txn({ success: [put] }));
    }
  };
  await Promise.all(Array.from({ length: connections }, writer));
  const tookMs = performance.now() - startMs;
  client.close();
  return (count * 1000) / tookMs;
}

async function creates(orch: Orch): Promise<number> {
  const script = createScript(JSON.stringify(configMap("NAME")));
  const { requestsPerSecond, errors } = await wrk({
    url: `${orch.base}${path}`,
    headers: authorization,
    script,
    seconds,
    connections,
  });
  if (errors > 0) throw new Error(`${errors} creates failed`);
  return requestsPerSecond;
}

await main();
process.exit();
