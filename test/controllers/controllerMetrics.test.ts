import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import { createTransport } from "../../runtime/client/index.ts";
import { controllerMetrics } from "../../runtime/cli/controllerMetrics.ts";
import { WorkQueue } from "../../runtime/controllers/frame/workQueue.ts";
import { exposition, metricFormat } from "../../runtime/metrics/exposition.ts";
import { runControllers } from "../../runtime/cli/runControllers.ts";
import { fakeClock } from "../client/fakeClock.ts";
import { openApi } from "../harness/api.ts";
import { newMetrics, seriesValue } from "../harness/metrics.ts";
import { suite } from "../harness/suite.ts";

const test = suite("metrics of controllers");

const label = '{name="things"}';

/** A queue whose metrics can be read at times that the test says. */
function openQueue() {
  const metrics = newMetrics();
  const clock = fakeClock();
  const { queueMeter } = controllerMetrics(metrics, clock.nowMs);
  const newQueue = () => new WorkQueue({ clock, random: () => 1, meter: queueMeter("things") });
  const values = async (...names: readonly string[]) => {
    const text = Buffer.concat(await exposition(metrics, metricFormat([]))).toString();
    return names.map((name) => seriesValue(text, `workqueue_${name}${label}`));
  };
  return { clock, newQueue, values };
}

test("keys that wait are counted once, and once more when they are added while somebody looks at them", async () => {
  const { newQueue, values } = openQueue();
  const queue = newQueue();
  for (const key of ["a", "b", "a"]) queue.add(key);
  assert.equal(await values("depth", "adds_total"), [2, 2]);
  const taken = await queue.take();
  for (const key of ["a", "a"]) queue.add(key);
  assert.equal(await values("depth", "adds_total"), [2, 3]);
  queue.done(taken ?? "");
  assert.equal([await queue.take(), await queue.take()], ["b", "a"]);
  assert.equal(await values("depth", "adds_total"), [0, 3]);
});

test("it is known how long keys wait, and how long looks at them take", async () => {
  const { clock, newQueue, values } = openQueue();
  const queue = newQueue();
  queue.add("a");
  clock.advance(500);
  await queue.take();
  clock.advance(2000);
  queue.done("a");
  const names = ["queue_duration_seconds", "work_duration_seconds"];
  assert.equal(await values(...names.map((each) => `${each}_sum`)), [0.5, 2]);
  assert.equal(await values(...names.map((each) => `${each}_count`)), [1, 1]);
});

test("looks that go on are known with their times", async () => {
  const { clock, newQueue, values } = openQueue();
  const queue = newQueue();
  const names = ["unfinished_work_seconds", "longest_running_processor_seconds"];
  assert.equal(await values(...names), [0, 0]);
  queue.add("a");
  await queue.take();
  clock.advance(2000);
  queue.add("b");
  await queue.take();
  clock.advance(1000);
  assert.equal(await values(...names), [4, 3]);
  queue.done("a");
  assert.equal(await values(...names), [1, 1]);
});

test("looks that did not succeed are counted", async () => {
  const { newQueue, values } = openQueue();
  const queue = newQueue();
  queue.retry("a");
  queue.retry("a");
  queue.addAfter("b", 10);
  assert.equal(await values("retries_total", "adds_total"), [2, 0]);
  queue.stop();
});

test("nothing waits in a queue that was stopped, and the next of its name counts on", async () => {
  const { newQueue, values } = openQueue();
  const first = newQueue();
  for (const key of ["a", "b"]) first.add(key);
  await first.take();
  first.stop();
  first.done("a");
  assert.equal(await values("depth", "adds_total", "unfinished_work_seconds"), [0, 2, 0]);
  newQueue().add("a");
  first.stop();
  assert.equal(await values("depth", "adds_total"), [1, 3]);
});

test("queues and requests of controllers are told of by the server that they run in", async () => {
  const metrics = newMetrics();
  const api = await openApi({ metrics });
  const { url: server, token } = api.server;
  const complaints: string[] = [];
  const stop = await new Promise<() => Promise<void>>((resolve, reject) => {
    const running = runControllers({
      ...{ generated, access: { server, token }, rootCa: "certificates", selection: ["*"], metrics },
      onRunning: () => void running.then((each) => resolve(each ?? (async () => {}))),
      logError: (message, error) => complaints.push(`${message}: ${error}`),
    });
    running.catch(reject);
  });
  const accounts = "/api/v1/namespaces/default/serviceaccounts/default";
  for (let tries = 0; (await api.get(accounts)).status !== 200; tries++) {
    if (tries > 200) throw new Error("the controllers do nothing");
    await sleep(20);
  }
  const { text } = await api.get("/metrics");
  for (const name of [
    ...["garbage_collector_attempt_to_delete", "garbage_collector_discovery", "namespace"],
    ...["root_ca_cert_publisher", "serviceaccount", "servicecidrs"],
  ])
    assert.type(seriesValue(text, `workqueue_depth{name="${name}"}`), "number", name);
  assert.ok((seriesValue(text, 'workqueue_adds_total{name="serviceaccount"}') ?? 0) >= 4);
  const { host } = new URL(server);
  assert.ok((seriesValue(text, `rest_client_requests_total{code="201",host="${host}",method="POST"}`) ?? 0) >= 8);
  const reads = `rest_client_request_duration_seconds_count{host="${host}",verb="GET"}`;
  assert.ok((seriesValue(text, reads) ?? 0) > 0);
  await stop();
  await api.stop();
  assert.equal(complaints, []);
});

test("parts of the networks of a cluster are counted as nodes take and free them", async () => {
  const metrics = newMetrics();
  const api = await openApi({ metrics });
  const { url: server, token } = api.server;
  const complaints: string[] = [];
  const clusters = [{ cidr: "10.244.0.0/22", nodeBits: 24 }];
  const stop = await runControllers({
    ...{ generated, access: { server, token }, rootCa: undefined, selection: ["node-ipam-controller"], metrics },
    nodeNetworks: { clusters, services: ["10.244.1.0/24"] },
    logError: (message, error) => complaints.push(`${message}: ${error}`),
  });
  const label = '{clusterCIDR="10.244.0.0/22"}';
  const becomes = async (wanted: Readonly<Record<string, number>>) => {
    const valuesOf = (text: string) =>
      Object.fromEntries(
        Object.keys(wanted).map((name) => [name, seriesValue(text, `node_ipam_controller_${name}${label}`)]),
      );
    for (let tries = 0; tries < 500; tries++) {
      const seen = valuesOf((await api.get("/metrics")).text);
      if (Object.entries(wanted).every(([name, value]) => seen[name] === value)) return;
      await sleep(20);
    }
    assert.equal(valuesOf((await api.get("/metrics")).text), wanted);
  };
  await becomes({ cirdset_max_cidrs: 4, cidrset_usage_cidrs: 0.25, cidrset_cidrs_allocations_total: 1 });
  for (const name of ["a", "b"]) {
    await api.post("/api/v1/nodes", { metadata: { name } });
    await becomes({ cidrset_cidrs_allocations_total: name === "a" ? 2 : 3 });
  }
  const tries = "cidrset_allocation_tries_per_request";
  await becomes({ [`${tries}_count`]: 2, [`${tries}_sum`]: 1, cidrset_usage_cidrs: 0.75 });
  await api.delete("/api/v1/nodes/a");
  await becomes({ cidrset_cidrs_releases_total: 1, cidrset_usage_cidrs: 0.5, cidrset_cidrs_allocations_total: 3 });
  await stop?.();
  await api.stop();
  assert.equal(complaints, []);
});

test("a request without an answer counts as an error", async () => {
  const metrics = newMetrics();
  const { onExchange } = controllerMetrics(metrics);
  const transport = createTransport({ server: "http://127.0.0.1:1", token: "t", onExchange });
  await transport.request({ method: "GET", path: "/" }).then(
    () => assert.unreachable("nobody listens there"),
    () => {},
  );
  transport.close();
  const text = Buffer.concat(await exposition(metrics, metricFormat([]))).toString();
  assert.is(seriesValue(text, 'rest_client_requests_total{code="<error>",host="127.0.0.1:1",method="GET"}'), 1);
});

test.run();
