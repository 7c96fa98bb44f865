import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { configMap, pod } from "./objects.ts";
import { residentMiB, type Running, start } from "./processes.ts";
import { createScript, patchScript } from "./scripts.ts";
import { checkWrk, type LoadResult, wrk } from "./wrk.ts";

/** One line of the table. `ratio` is to the floor named in the same line. */
interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly floor?: number;
  readonly ratio?: number;
  readonly note?: string;
  /** What must be reached: at least this ratio, or at most this value. */
  readonly target?: string;
}

const root = join(import.meta.dirname, "..");
const token = "bench-token";
const auth = { Authorization: `Bearer ${token}` };
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const work = mkdtempSync(join(tmpdir(), "bench-"));
const rows: Row[] = [];

function row(name: string, value: number, unit: string, more: Partial<Row> = {}): void {
  const floor = more.floor;
  const ratio = floor === undefined ? {} : { ratio: value / floor };
  rows.push({ name, value, unit, ...ratio, ...more });
  console.log(lineOf(rows.at(-1) as Row));
}

function lineOf({ name, value, unit, floor, ratio, note, target }: Row): string {
  const number = (each: number) => (each >= 100 ? Math.round(each).toLocaleString("en") : each.toFixed(2));
  const against = floor === undefined ? "" : `  floor ${number(floor).padStart(8)}  ratio ${ratio?.toFixed(2)}`;
  const rest = [target === undefined ? "" : `(target ${target})`, note ?? ""].filter((each) => each !== "").join(" ");
  return `${name.padEnd(40)} ${number(value).padStart(9)} ${unit.padEnd(9)}${against.padEnd(34)} ${rest}`.trimEnd();
}

function call(base: string, method: string, path: string, body?: object): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { ...auth, "Content-Type": "application/json" };
    const outgoing = request(new URL(path, base), { method, headers, rejectUnauthorized: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk) => chunks.push(chunk));
      incoming.on("end", () => {
        const answer = Buffer.concat(chunks);
        if ((incoming.statusCode ?? 500) < 300) resolve(answer);
        else reject(new Error(`${method} ${path}: ${incoming.statusCode} ${answer.toString().slice(0, 300)}`));
      });
    });
    outgoing.on("error", reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function fill(base: string, path: string, count: number, make: (index: number) => object): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      while (next < count) await call(base, "POST", path, make(next++));
    }),
  );
}

interface Orch extends Running {
  readonly base: string;
  readonly folder: string;
}

async function startOrch(folder: string): Promise<Orch> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "tokens.csv"), `${token},bench,1,"system:masters"\n`);
  const command = [
    process.execPath,
    join(root, "dist/main.js"),
    "apiserver",
    "--secure-port=0",
    `--data-dir=${folder}`,
  ];
  const running = await start([...command, `--token-auth-file=${join(folder, "tokens.csv")}`], /ready on/);
  const base = /https:\/\/\S+/.exec(running.line)?.[0] ?? "";
  return { ...running, base, folder };
}

/** The floor for some bytes: bare Koa, or bare Node, that answers them. */
async function floor(orch: Orch, body: Buffer, options: { bare?: boolean; path?: string } = {}): Promise<LoadResult> {
  const file = join(work, "body");
  writeFileSync(file, body);
  const pki = join(orch.folder, "pki");
  const args = [
    join(pki, "apiserver.crt"),
    join(pki, "apiserver.key"),
    file,
    ...(options.bare === true ? ["--bare"] : []),
  ];
  const command = [process.execPath, "--import", "tsx", join(root, "bench/floor.ts"), ...args];
  const running = await start(command, /^\d+$/, root);
  try {
    const url = `https://127.0.0.1:${running.line}/api/v1/namespaces/bench/configmaps/c-0`;
    await load(url); // a floor that is still cold would flatter what stands on it
    return await load(url);
  } finally {
    await running.stop();
  }
}

async function load(url: string, script?: string): Promise<LoadResult> {
  const result = await wrk({ url, headers: auth, seconds, ...(script === undefined ? {} : { script }) });
  if (result.errors > 0) console.log(`  ${result.errors} errors at ${url}`);
  return result;
}

async function reads(orch: Orch): Promise<number> {
  const { base } = orch;
  const one = `${base}/api/v1/namespaces/bench/configmaps/c-0`;
  const bytes = await call(base, "GET", one);
  await load(one); // warms both the server and the machine
  const small = await floor(orch, bytes);
  const got = await load(one);
  const perSecond = small.requestsPerSecond;
  row("get 1 KB", got.requestsPerSecond, "req/s", {
    floor: perSecond,
    note: `${bytes.length} bytes`,
    target: ">= 0.85",
  });
  await listRow(orch, "list 500 of 1 KB", `${base}/api/v1/namespaces/bench/configmaps`);
  const pods = `${base}/api/v1/namespaces/pods/pods`;
  await listRow(orch, "list 5,000 pods", pods, ">= 0.6");
  await listRow(orch, "list 5,000 pods by label", `${pods}?labelSelector=app%3Dbench`, ">= 0.4");
  await listRow(orch, "list 5,000 pods, none selected", `${pods}?labelSelector=app%3Dnone`, ">= 0.4");
  return perSecond;
}

async function listRow(orch: Orch, name: string, url: string, target?: string): Promise<void> {
  const body = await call(orch.base, "GET", url);
  const bare = await floor(orch, body, { bare: true });
  const got = await load(url);
  const note = `${(body.length / 1e6).toFixed(1)} MB, floor is bare Node`;
  row(name, got.requestsPerSecond, "req/s", {
    floor: bare.requestsPerSecond,
    note,
    ...(target === undefined ? {} : { target }),
  });
}

async function writes(orch: Orch, perSecond: number): Promise<void> {
  const { base } = orch;
  const maps = "/api/v1/namespaces/bench/configmaps";
  const small = await load(
    `${base}${maps.replace("bench", "created")}`,
    createScript(JSON.stringify(configMap("NAME"))),
  );
  row("durable create 1 KB", small.requestsPerSecond, "req/s", { floor: perSecond, target: ">= 0.30" });
  const pods = await load(`${base}/api/v1/namespaces/created/pods`, createScript(JSON.stringify(pod("NAME"))));
  row("durable create pod", pods.requestsPerSecond, "req/s", { floor: perSecond, target: ">= 0.18" });
  const data = { count: 500, template: '{"data":{"changed":"VALUE"}}' };
  const merged = await load(base, patchScript(maps, { ...data, type: "merge" }));
  row("merge patch", merged.requestsPerSecond, "req/s", { floor: perSecond, target: ">= 0.30" });
  const strategic = await load(base, patchScript(maps, { ...data, type: "strategic-merge" }));
  row("strategic merge patch", strategic.requestsPerSecond, "req/s", { floor: perSecond, target: ">= 0.25" });
  await fill(base, "/api/v1/namespaces/bench/pods", 500, (index) => pod(`c-${index}`));
  const template = JSON.stringify({ spec: { containers: [{ name: "app", image: "registry.example/app:VALUE" }] } });
  const script = patchScript("/api/v1/namespaces/bench/pods", { count: 500, type: "strategic-merge", template });
  const images = await load(base, script);
  row("strategic merge patch of pods", images.requestsPerSecond, "req/s", { floor: perSecond });
}

async function fanout(orch: Orch, perSecond: number): Promise<void> {
  const script = join(root, "bench/fanout.ts");
  const args = ["--import", "tsx", script, orch.base, token, "fanout", "100", String(seconds)];
  const result = JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" }));
  const note = `p99 ${result.p99Ms} ms, ${Math.round(result.writesPerSecond)} writes/s`;
  row("watch fan-out to 100", result.eventsPerSecond, "events/s", { floor: perSecond, target: ">= 8", note });
}

async function starts(): Promise<void> {
  const folder = join(work, "starts");
  const first = await startOrch(folder);
  row("first start to ready", first.readyMs / 1000, "s", { note: "makes certificates" });
  await first.stop();
  const again = await startOrch(folder);
  row("cold start to ready", again.readyMs / 1000, "s", { target: "<= 0.5" });
  await new Promise((resolve) => setTimeout(resolve, 2000));
  row("memory idle", residentMiB(again.pid), "MiB", { target: "<= 120" });
  await again.stop();
}

async function manyPods(orch: Orch): Promise<void> {
  await fill(orch.base, "/api/v1/namespaces/many/pods", 50_000, (index) => pod(`p-${index}`));
  row("memory with 50,000 pods", residentMiB(orch.pid), "MiB");
}

/** In a copy of the package: cold without any kept text, then again, then after changes of one spec file. */
function generates(): void {
  const copy = join(work, "package");
  mkdirSync(copy);
  for (const each of ["package.json", "codegen", "runtime", "spec", "proto", "dist", "examples/widget/spec"]) {
    cpSync(join(root, each), join(copy, each), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const time = (...options: string[]) => {
    const startMs = performance.now();
    execFileSync(process.execPath, ["codegen/start.mjs", ...options], { cwd: copy, stdio: "ignore" });
    return (performance.now() - startMs) / 1000;
  };
  const edit = (path: string, pattern: RegExp, text: string) => {
    const old = readFileSync(join(copy, path), "utf8");
    const changed = old.replace(pattern, text);
    if (changed === old) throw new Error(`${path} has nothing like ${pattern}`);
    writeFileSync(join(copy, path), changed);
  };
  rmSync(join(root, "node_modules/.cache/orch-codegen"), { recursive: true, force: true });
  row("generate cold", time(), "s", { target: "<= 5" });
  row("generate, nothing changed", time(), "s");
  edit("spec/resources/coordination/v1/lease.yaml", /^( +description: ).*$/m, "$1Changed.");
  row("generate, a description of a Lease changed", time(), "s", { target: "<= 1" });
  const note = "      note: { x-proto: 900, type: string, maxLength: 9, description: A note. }\n";
  edit("spec/resources/core/v1/pod.yaml", /^ {2}PodSpec:\n(?:.*\n)*? {4}properties:\n/m, `$&${note}`);
  row("generate, a field added to what nine kinds hold", time(), "s", { target: "<= 1" });
  const widget = ["--spec", "spec", "examples/widget/spec", "--out", "examples/widget/generated"];
  time(...widget);
  const weight = "        weight: { x-proto: 9, type: integer, format: int32, minimum: 1, description: In grams. }\n";
  edit("examples/widget/spec/example/v1/widget.yaml", /^ +parts:\n/m, `${weight}$&`);
  row("generate, a field added to the widget example", time(...widget), "s", { target: "<= 1" });
}

async function main(): Promise<void> {
  if (process.argv.includes("--generate")) {
    generates();
    return;
  }
  checkWrk();
  await starts();
  const orch = await startOrch(join(work, "load"));
  try {
    for (const name of ["bench", "pods", "created", "fanout", "many"]) {
      await call(orch.base, "POST", "/api/v1/namespaces", { metadata: { name } });
    }
    await fill(orch.base, "/api/v1/namespaces/bench/configmaps", 500, (index) => configMap(`c-${index}`));
    await fill(orch.base, "/api/v1/namespaces/pods/pods", 5000, (index) => pod(`p-${index}`));
    const perSecond = await reads(orch);
    await writes(orch, perSecond);
    await fanout(orch, perSecond);
  } finally {
    await orch.stop();
  }
  if (process.env.BENCH_SHORT !== undefined) return;
  const large = await startOrch(join(work, "large"));
  try {
    await call(large.base, "POST", "/api/v1/namespaces", { metadata: { name: "many" } });
    await manyPods(large);
  } finally {
    await large.stop();
  }
  generates();
  mkdirSync(join(root, "bench/results"), { recursive: true });
  const file = join(root, "bench/results", `${new Date().toISOString().replace(/[:.]/g, "-")}.json`);
  writeFileSync(file, `${JSON.stringify({ node: process.version, seconds, rows }, null, 2)}\n`);
  console.log(`\n${rows.map(lineOf).join("\n")}\n\nwritten to ${file}`);
}

try {
  await main();
} finally {
  rmSync(work, { recursive: true, force: true });
}
