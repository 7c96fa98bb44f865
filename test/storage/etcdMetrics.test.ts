/** What a server on a real etcd tells of it in /metrics. */
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import * as assert from "uvu/assert";
import { parseApiserverFlags } from "../../generated/flags.ts";
import { KV, Maintenance } from "../../generated/pb/etcd/etcdserverpb/rpc_pb.ts";
import { openStorage } from "../../runtime/apiserver/openStorage.ts";
import { type Api, openApi } from "../harness/api.ts";
import { type EtcdCluster, missingEtcd, startEtcd } from "../harness/etcd.ts";
import { newMetrics, seriesValue } from "../harness/metrics.ts";
import { suite } from "../harness/suite.ts";

const test = suite("storage/etcd metrics");
const missing = missingEtcd();

let cluster: EtcdCluster;
let api: Api;
const errors: string[] = [];
if (missing === undefined) {
  test.before(async () => {
    cluster = await startEtcd({ members: 3 });
    const intervals = ["--etcd-db-metric-poll-interval=50ms", "--etcd-compaction-interval=300ms"];
    const parsed = parseApiserverFlags([
      ...["--storage-backend=etcd3", `--etcd-servers=${cluster.urls.join(",")}`],
      ...intervals,
    ]);
    if (!("flags" in parsed)) throw new Error("the flags cannot be read");
    const metrics = newMetrics();
    const logError = (message: string) => errors.push(message);
    const context = { dataDir: "", logError, logWarning: logError, metrics };
    api = await openApi({ storage: await openStorage(parsed.flags, context), metrics });
  });
  test.after(async () => {
    await api.stop();
    await cluster.close();
  });
}

/** A test that needs a real etcd. */
function etcdTest(name: string, run: () => Promise<void>): void {
  if (missing === undefined) test(name, run, { timeoutMs: 20_000 });
  else test.skip(name, missing);
}

async function valueIn(series: string): Promise<number | undefined> {
  return seriesValue((await api.get("/metrics")).text, series);
}

async function becomes(series: string, isWanted: (value: number) => boolean): Promise<number> {
  const endMs = performance.now() + 30_000;
  for (;;) {
    const value = await valueIn(series);
    if (value !== undefined && isWanted(value)) return value;
    if (performance.now() > endMs) throw new Error(`${series} stays ${value}`);
    await sleep(20);
  }
}

etcdTest("each member has its size and health", async () => {
  for (const url of cluster.urls) {
    const transport = createGrpcTransport({ baseUrl: url });
    const { dbSize } = await createClient(Maintenance, transport).status({});
    const endpoint = `{endpoint="${url}"}`;
    await becomes(`apiserver_storage_db_total_size_in_bytes${endpoint}`, (value) => value >= Number(dbSize));
    await becomes(`apiserver_storage_db_total_size_in_use_in_bytes${endpoint}`, (value) => value > 0);
    await becomes(`apiserver_storage_endpoint_healthy${endpoint}`, (value) => value === 1);
    await becomes(`apiserver_storage_endpoint_lag_revisions${endpoint}`, (value) => value === 0);
    await becomes(`apiserver_storage_endpoint_status_duration_seconds_count${endpoint}`, (value) => value > 1);
  }
  const sizes = await Promise.all(
    cluster.urls.map((url) => valueIn(`apiserver_storage_db_total_size_in_bytes{endpoint="${url}"}`)),
  );
  const largest = Math.max(...sizes.map((each) => each ?? 0));
  await becomes('apiserver_storage_size_bytes{storage_cluster_id="etcd-0"}', (value) => value >= largest);
});

etcdTest("objects and operations are counted as on any other back end", async () => {
  await api.post("/api/v1/namespaces/default/configmaps", { metadata: { name: "a" } });
  await becomes('apiserver_storage_objects{resource="configmaps"}', (value) => value === 1);
  await becomes('etcd_requests_total{group="",operation="create",resource="configmaps"}', (value) => value === 1);
});

etcdTest("changes that etcd sends are counted by kind", async () => {
  const series = 'apiserver_storage_events_received_total{group="",resource="configmaps"}';
  const before = await becomes(series, (value) => value >= 1);
  await api.post("/api/v1/namespaces/default/configmaps", { metadata: { name: "b" } });
  await api.delete("/api/v1/namespaces/default/configmaps/b");
  await becomes(series, (value) => value === before + 2);
});

etcdTest("reads of the newest state count, with their wait for etcd, and others do not", async () => {
  const labels = 'group="",resource="podtemplates"';
  const reads = `apiserver_watch_cache_consistent_read_total{fallback="false",${labels},success="true"}`;
  const waits = `apiserver_watch_cache_read_wait_seconds_count{${labels}}`;
  await api.get("/api/v1/podtemplates");
  await api.get("/api/v1/podtemplates?resourceVersion=0");
  await becomes(reads, (value) => value === 1);
  assert.is(await valueIn(waits), 1);
  await api.get("/api/v1/namespaces/default/podtemplates/none");
  await becomes(reads, (value) => value === 2);
  assert.is(await valueIn(waits), 2);
});

etcdTest("it is known when etcd was compacted last, and how long that took", async () => {
  await becomes("apiserver_storage_compaction_duration_seconds_count", (value) => value >= 2);
  const seconds = await becomes("apiserver_storage_compaction_last_timestamp_seconds", (value) => value > 0);
  assert.ok(Math.abs(seconds - Date.now() / 1000) < 5, `${seconds}`);
  assert.is(await valueIn("apiserver_storage_compaction_errors_total"), 0);
});

etcdTest("a compaction that etcd refuses is counted as an error", async () => {
  const calls = createClient(KV, createGrpcTransport({ baseUrl: cluster.urls[0] ?? "" }));
  const { header } = await calls.range({ key: Buffer.from("/") });
  await calls.compact({ revision: header?.revision ?? 0n });
  await becomes("apiserver_storage_compaction_errors_total", (value) => value > 0);
  assert.ok(errors.includes("cannot compact etcd"));
});

etcdTest("a member that hangs is not healthy any more, and whoever looks at metrics does not wait for it", async () => {
  const hanging = cluster.members[2];
  hanging?.signal("SIGSTOP");
  const healthy = (url: string | undefined) => `apiserver_storage_endpoint_healthy{endpoint="${url}"}`;
  let longestMs = 0;
  const endMs = performance.now() + 30_000;
  for (let isHealthy = true; isHealthy && performance.now() < endMs; await sleep(20)) {
    const startMs = performance.now();
    isHealthy = (await valueIn(healthy(hanging?.url))) === 1;
    longestMs = Math.max(longestMs, performance.now() - startMs);
  }
  assert.is(await valueIn(healthy(hanging?.url)), 0);
  assert.is(await valueIn(healthy(cluster.urls[0])), 1);
  assert.ok(longestMs < 1000, `${longestMs} ms`);
  hanging?.signal("SIGCONT");
  await becomes(healthy(hanging?.url), (value) => value === 1);
});

test.run();
