import { fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ListsOfNamespaces, ListTimes } from "./namespaceLists.ts";
import type { WatchesOfNodes } from "./nodeWatches.ts";
import { nodeObject, smallPod } from "./objects.ts";
import { call, Latencies, type Orch, paced, startOrch, times } from "./orch.ts";
import { peakMiB, processorMs, residentMiB } from "./processes.ts";

/**
 * One server with the objects of a large cluster: how long it takes to fill, what it weighs, how it answers while it is
 * written to, and how fast it is back. `SCALE=0.1` does it with a tenth of the objects, `--write` puts the table into
 * the README.
 */
const scale = Number(process.env["SCALE"] ?? 1);
const nodes = Math.round(5000 * scale);
const namespaces = Math.max(1, Math.round(50 * scale));
const podsEach = 3000;
const pods = namespaces * podsEach;
const writesPerSecond = 200;
const churnSeconds = Number(process.env["SCALE_SECONDS"] ?? 60);
const parallel = 32;

const lines: string[] = [];

function row(name: string, value: number, unit: string, target = ""): void {
  const number = value >= 100 ? Math.round(value).toLocaleString("en") : value.toFixed(1);
  lines.push(`${name.padEnd(48)} ${number.padStart(9)} ${unit.padEnd(10)} ${target}`.trimEnd());
  console.log(lines.at(-1));
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-scale-"));
  try {
    const orch = await startOrch(folder);
    await fill(orch);
    await readAll(orch);
    await churn(orch);
    row("memory at its peak", peakMiB(orch.pid), "MiB", "(target <= 4096)");
    row("database on disk", statSync(join(folder, "data/data.mdb")).size / 2 ** 20, "MiB");
    await orch.stop();
    const again = await startOrch(folder);
    row("restart to ready", again.readyMs / 1000, "s", "(target <= 15)");
    row("memory after the restart", residentMiB(again.pid), "MiB");
    await again.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (process.argv.includes("--write")) writeTable();
}

async function fill(orch: Orch): Promise<void> {
  const startMs = performance.now();
  await times(nodes, parallel, (i) => call(orch, "POST", "/api/v1/nodes", { body: nodeObject(`node-${i}`) }));
  for (let n = 0; n < namespaces; n++) {
    await call(orch, "POST", "/api/v1/namespaces", { body: { metadata: { name: `ns-${n}` } } });
    // Pods need it, and no controller runs beside the server.
    const account = { metadata: { name: "default" } };
    await call(orch, "POST", `/api/v1/namespaces/ns-${n}/serviceaccounts`, { body: account });
  }
  await times(pods, parallel, (i) => {
    const body = smallPod(`pod-${Math.floor(i / namespaces)}`, `node-${i % nodes}`);
    return call(orch, "POST", `/api/v1/namespaces/ns-${i % namespaces}/pods`, { body });
  });
  const seconds = (performance.now() - startMs) / 1000;
  const bytes = (await call(orch, "GET", "/api/v1/namespaces/ns-0/pods/pod-0")).length;
  row(`${nodes} nodes and ${pods} pods of ${bytes} bytes`, seconds, "s");
  row("objects created", (nodes + pods) / seconds, "per second");
  await sleep(2000);
  row("memory when filled", residentMiB(orch.pid), "MiB", "(target <= 4096)");
}

async function readAll(orch: Orch): Promise<void> {
  let bytes = 0;
  const onChunk = (chunk: Buffer) => void (bytes += chunk.length);
  const whole = new Latencies();
  await whole.time(() => call(orch, "GET", "/api/v1/pods", { onChunk }));
  row(`list of all pods at once, ${Math.round(bytes / 2 ** 20)} MiB`, whole.quantile(1) / 1000, "s");
  const pages = new Latencies();
  for (let token = ""; ; ) {
    const path = `/api/v1/pods?limit=500${token === "" ? "" : `&continue=${encodeURIComponent(token)}`}`;
    const head = (await pages.time(() => call(orch, "GET", path))).subarray(0, 2000).toString();
    token = /"continue":"([^"]+)"/.exec(head)?.[1] ?? "";
    if (token === "") break;
  }
  row(`pages of 500 of them, ${pages.count} in a row, p99`, pages.quantile(0.99), "ms");
}

/** Writes at a steady pace; beside them reads, a watch of everything, and of each node's pods. */
async function churn(orch: Orch): Promise<void> {
  const version = await newestVersion(orch);
  const watched = watchPods(orch, version);
  const watchedByNodes = await watchElsewhere(orch, version);
  await sleep(500);
  const [writes, reads] = [new Latencies(), new Latencies()];
  const podPath = (i: number) => {
    const pod = (i * 7919) % pods;
    return `/api/v1/namespaces/ns-${pod % namespaces}/pods/pod-${Math.floor(pod / namespaces)}`;
  };
  const patch = (i: number) => ({ body: { metadata: { annotations: { stamp: String(i) } } } });
  const beforeMs = processorMs(orch.pid);
  const until = performance.now() + churnSeconds * 1000;
  const [lists] = await Promise.all([
    listElsewhere(orch),
    paced(writesPerSecond, until, (i) => writes.time(() => call(orch, "PATCH", podPath(i), patch(i)))),
    paced(50, until, (i) => reads.time(() => call(orch, "GET", podPath(i * 31)))),
  ]);
  const usedMs = processorMs(orch.pid) - beforeMs;
  await sleep(1000);
  row(`churn: patches of pods for ${churnSeconds} s`, writes.count / churnSeconds, "per second", "(target >= 200)");
  row("processor time of the server meanwhile", usedMs / churnSeconds / 10, "% of a core");
  row("patch of a pod, p50", writes.quantile(0.5), "ms");
  row("patch of a pod, p99", writes.quantile(0.99), "ms", "(target < 50)");
  row("patch of a pod, slowest", writes.quantile(1), "ms");
  row("get of a pod, p50", reads.quantile(0.5), "ms");
  row("get of a pod, p99", reads.quantile(0.99), "ms", "(target < 50)");
  row(`list of a namespace of ${podsEach} pods, p50`, lists.p50Ms, "ms");
  row(`list of a namespace of ${podsEach} pods, p99`, lists.p99Ms, "ms", "(target < 200)");
  row("watch of all pods: events of those patches", watched() / writes.count, "each");
  row(`watches of each node's pods, ${nodes}: events`, (await watchedByNodes()) / writes.count, "each");
}

/** Lists of namespaces at a steady pace; resolves with how long they took. */
function listElsewhere(orch: Orch): Promise<ListTimes> {
  const asked: ListsOfNamespaces = { base: orch.base, namespaces, perSecond: 2, seconds: churnSeconds };
  const child = fork(join(import.meta.dirname, "namespaceLists.ts"), [JSON.stringify(asked)]);
  return new Promise((resolve, reject) => {
    child.once("message", (times) => resolve(times as ListTimes));
    child.once("exit", (code) => reject(new Error(`the lists ended with ${code}`)));
  });
}

async function newestVersion(orch: Orch): Promise<string> {
  const list: { metadata: { resourceVersion: string } } = JSON.parse(
    (await call(orch, "GET", "/api/v1/pods?limit=1")).toString(),
  );
  return list.metadata.resourceVersion;
}

/** Follows all pods; returns how many changes came since. */
function watchPods(orch: Orch, version: string): () => number {
  let events = 0;
  const onChunk = (chunk: Buffer) => {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) events += 1;
  };
  const path = `/api/v1/pods?watch=1&resourceVersion=${version}`;
  call(orch, "GET", path, { onChunk }).catch((error) => console.error(`the watch: ${error}`));
  return () => events;
}

/** The same for each node's pods, when all those watches are open. */
async function watchElsewhere(orch: Orch, resourceVersion: string): Promise<() => Promise<number>> {
  const asked: WatchesOfNodes = { base: orch.base, nodes, resourceVersion };
  const child = fork(join(import.meta.dirname, "nodeWatches.ts"), [JSON.stringify(asked)]);
  const nextMessage = () =>
    new Promise<unknown>((resolve, reject) => {
      child.once("message", resolve);
      child.once("exit", (code) => reject(new Error(`the watches of nodes ended with ${code}`)));
    });
  await nextMessage();
  return async () => {
    const events = nextMessage();
    child.send("how many");
    return Number(await events);
  };
}

function writeTable(): void {
  const file = join(import.meta.dirname, "../README.md");
  const text = readFileSync(file, "utf8");
  const table = `<!-- scale:begin -->\n\`\`\`text\n${lines.join("\n")}\n\`\`\`\n<!-- scale:end -->`;
  writeFileSync(file, text.replace(/<!-- scale:begin -->[\s\S]*<!-- scale:end -->/, table));
}

await main();
process.exit();
