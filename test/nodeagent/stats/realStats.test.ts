import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { suite } from "../../harness/suite.ts";
import { type Containerd, missingContainerd, startContainerd } from "../harness/containerd.ts";
import { type RealPods, realPods } from "../harness/realPod.ts";
import { realStats } from "../harness/realStats.ts";

const test = suite("statistics of real containers");
const missing = missingContainerd();
let containerd: Containerd;
let pods: RealPods;

/** Asks a page of an agent whose statistics come from control groups, or from the runtime. */
function agentPages(options: { readonly isFromRuntime: boolean }) {
  const pages = realStats(pods, containerd, options);
  return async (path: string, query = "") => {
    const page = pages.get(path);
    if (page === undefined) throw new Error(`no page ${path}`);
    const asked = { path, query: new URLSearchParams(query), accept: "", acceptEncoding: "", body: "" };
    return String((await page(asked)).body);
  };
}

for (const isFromRuntime of [false, true]) {
  const title = `a busy container shows what it uses, measured by ${isFromRuntime ? "the runtime" : "the agent"}`;
  if (missing !== undefined) test.skip(title, missing);
  else test(title, () => busy(isFromRuntime), { timeoutMs: 60_000 });
}

async function busy(isFromRuntime: boolean): Promise<void> {
  const page = agentPages({ isFromRuntime });
  await page("/stats/summary", "only_cpu_and_memory=true");
  await sleep(2500);
  const summary = JSON.parse(await page("/stats/summary"));
  const { node } = summary;
  const pod = summary.pods.find((each: { podRef: { name: string } }) => each.podRef.name === "busy");
  const [container] = pod.containers;
  assert.is(container.name, "loop");
  assert.ok(container.cpu.usageNanoCores > 20_000_000, `nano cores ${container.cpu.usageNanoCores}`);
  assert.ok(pod.cpu.usageCoreNanoSeconds >= container.cpu.usageCoreNanoSeconds * 0.9);
  assert.ok(container.memory.workingSetBytes > 10_000 && container.memory.workingSetBytes < 50_000_000);
  assert.ok(node.cpu.usageNanoCores >= container.cpu.usageNanoCores * 0.5, `node ${node.cpu.usageNanoCores}`);
  assert.ok(node.memory.availableBytes > 0 && node.fs.capacityBytes > 0 && node.runtime.imageFs.capacityBytes > 0);
  assert.ok(node.rlimit.curproc > 1 && node.network.interfaces.length > 0);
  assert.ok(node.cpu.psi === undefined || node.cpu.psi.some.total >= 0);
  assert.ok(container.logs.usedBytes > 0, "the log takes space");
  const resource = await page("/metrics/resource");
  assert.match(
    resource,
    /^container_cpu_usage_seconds_total\{container="loop",namespace="default",pod="busy"\} [\d.]+ \d{13}$/m,
  );
  assert.match(resource, /^node_memory_working_set_bytes \d+ \d{13}$/m);
  assert.match(resource, /^resource_scrape_error 0$/m);
  assert.match(resource, /^resource_scrape_error 0$/m);
  const groups = await page("/metrics/cadvisor");
  assert.match(
    groups,
    /^container_memory_working_set_bytes\{container="loop",id="\/orchtest\d+\/besteffort\/poduid-of-busy\/\w{64}",/m,
  );
  assert.match(groups, /^machine_cpu_cores\{boot_id="[^"]+",/m);
  assert.match(groups, /^container_cpu_usage_seconds_total\{.*,cpu="total"\} [\d.]+ \d+$/m);
  if (isFromRuntime) return;
  assert.is(pod.network.name, "eth0");
  assert.ok(pod.process_stats.process_count >= 2);
  assert.match(groups, /^container_spec_cpu_shares\{container="",/m);
  assert.match(groups, /^container_threads\{container="",.*\} [1-9]/m);
  assert.match(groups, /^machine_cpu_sockets\{.*\} [1-9]/m);
  assert.match(groups, /^container_start_time_seconds\{container="loop",.*\} 1[\d.e+]+$/m);
  assert.match(groups, /^container_spec_memory_limit_bytes\{container="loop",.*\} 0$/m);
  assert.not.match(groups, /^container_cpu_cfs_/m, "none has a quota");
  assert.match(groups, /^container_fs_limit_bytes\{container="",id="\/",.*,device="\/dev\/\w+"\} [1-9]/m);
  assert.match(groups, /^machine_scrape_error 0$/m);
  assert.match(groups, /^cadvisor_version_info\{.*,osVersion="[^"]+"\} 1$/m);
  assert.match(groups, /^container_network_receive_packets_total\{.*interface="eth0"\} \d+ /m);
  assert.equal(Object.keys(pod.network).sort(), [
    ...["interfaces", "name", "rxBytes", "rxErrors", "time", "txBytes", "txErrors"],
  ]);
  assert.match(groups, /^container_network_receive_bytes_total\{.*interface="eth0"\} \d+ /m);
  for (const path of ["/metrics/resource", "/metrics/cadvisor"]) {
    for (const line of (await page(path)).split("\n")) {
      assert.ok(
        line === "" || /^(# (HELP|TYPE) \w+ .*|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+]+( \d+)?)$/.test(line),
        line,
      );
    }
  }
}

if (missing === undefined) {
  test.before(async () => {
    containerd = await startContainerd();
    pods = realPods(containerd);
    await pods.start("busy", [{ name: "loop", command: ["sh", "-c", "echo here; while :; do :; done"] }]);
  });
  test.after(async () => {
    await pods?.close();
    await containerd?.stop();
  });
}

test.run();
