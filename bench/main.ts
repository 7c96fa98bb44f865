import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { configMap, pod } from "./objects.ts";
import { node, residentMiB, type Running, start } from "./processes.ts";
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
/** Of a user who may do what roles say. */
const userToken = "bench-user-token";
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const work = mkdtempSync(join(tmpdir(), "bench-"));
const rows: Row[] = [];
const oneMap = "/api/v1/namespaces/bench/configmaps/c-0";

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

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

function call(base: string, method: string, path: string, body?: object, user = auth): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { ...user, "Content-Type": "application/json" };
    const outgoing = request(new URL(path, base), { method, headers, agent }, (incoming) => {
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

async function makeNamespace(base: string, name: string): Promise<void> {
  await call(base, "POST", "/api/v1/namespaces", { metadata: { name } });
}

interface Orch extends Running {
  readonly base: string;
  readonly folder: string;
}

async function startOrch(folder: string, flags: readonly string[] = []): Promise<Orch> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "tokens.csv"), `${token},bench,1,"system:masters"\n${userToken},reader,2\n`);
  const command = [...node, join(root, "dist/main.js"), "apiserver", "--secure-port=0", `--data-dir=${folder}`];
  const own = [`--token-auth-file=${join(folder, "tokens.csv")}`, "--disable-admission-plugins=ServiceAccount"];
  const running = await start([...command, ...own, ...flags], /ready on/); // pods stay as they are sent
  const base = /https:\/\/\S+/.exec(running.line)?.[0] ?? "";
  return { ...running, base, folder };
}

interface Floor {
  readonly url: string;
  readonly stop: () => Promise<unknown>;
}

/** Starts the floor for some bytes: bare Koa, or bare Node, that answers them. */
async function startFloor(orch: Orch, body: Buffer, options: { bare?: boolean } = {}): Promise<Floor> {
  const file = join(mkdtempSync(join(work, "floor-")), "body");
  writeFileSync(file, body);
  const pki = join(orch.folder, "pki");
  const args = [
    join(pki, "apiserver.crt"),
    join(pki, "apiserver.key"),
    file,
    ...(options.bare === true ? ["--bare"] : []),
  ];
  const command = [...node, "--import", "tsx", join(root, "bench/floor.ts"), ...args];
  const { line, stop } = await start(command, /^\d+$/, root);
  const url = `https://127.0.0.1:${line}/api/v1/namespaces/bench/configmaps/c-0`;
  await load(url); // a floor that is still cold would flatter what stands on it
  return { url, stop };
}

/** Windows of a row: each has its floor before it, as the speed of a machine drifts from one second to the next. */
const rounds = 4;

/** Measures an operation and its floor in turns, both warm. A ratio is of the two sums, not of single windows. */
async function besideFloor(name: string, floor: Floor, measured: Measured): Promise<void> {
  const { once, unit = "req/s", target, note } = measured;
  await once();
  let own = 0;
  let bare = 0;
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const below = (await load(floor.url)).requestsPerSecond;
    const above = await once();
    own += above;
    bare += below;
    ratios.push(above / below);
  }
  const spread = `${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}`;
  row(name, own / rounds, unit, {
    floor: bare / rounds,
    note: note === undefined ? spread : `${spread}, ${note()}`,
    ...(target === undefined ? {} : { target }),
  });
}

interface Measured {
  /** Measures one window; resolves with what was done a second. */
  readonly once: () => Promise<number>;
  readonly unit?: string;
  readonly target?: string;
  /** Asked after the last window. */
  readonly note?: () => string;
}

function loadOnce(url: string, script?: string): () => Promise<number> {
  return async () => (await load(url, script)).requestsPerSecond;
}

async function load(url: string, script?: string, headers = auth): Promise<LoadResult> {
  const result = await wrk({ url, headers, seconds, ...(script === undefined ? {} : { script }) });
  if (result.errors > 0) console.log(`  ${result.errors} errors at ${url}`);
  return result;
}

async function reads(orch: Orch, floor: Floor): Promise<void> {
  const { base } = orch;
  await besideFloor("get 1 KB", floor, { once: loadOnce(`${base}${oneMap}`), target: ">= 0.85" });
  await listRow(orch, "list 500 of 1 KB", { path: "/api/v1/namespaces/bench/configmaps" });
  const path = "/api/v1/namespaces/pods/pods";
  await listRow(orch, "list 5,000 pods", { path, target: ">= 0.6" });
  await listRow(orch, "list 5,000 pods by label", { path: `${path}?labelSelector=app%3Dbench`, target: ">= 0.4" });
  const none = loadOnce(`${base}${path}?labelSelector=app%3Dnone`);
  await besideFloor("list 5,000 pods, none selected", floor, { once: none, target: ">= 0.4" });
}

async function listRow(orch: Orch, name: string, list: { path: string; target?: string }): Promise<void> {
  const body = await call(orch.base, "GET", list.path);
  const floor = await startFloor(orch, body, { bare: true });
  const note = () => `${(body.length / 1e6).toFixed(1)} MB, floor is bare Node`;
  const target = list.target === undefined ? {} : { target: list.target };
  await besideFloor(name, floor, { once: loadOnce(`${orch.base}${list.path}`), note, ...target });
  await floor.stop();
}

async function writes({ base }: Orch, floor: Floor): Promise<void> {
  const maps = "/api/v1/namespaces/bench/configmaps";
  const measure = (name: string, once: () => Promise<number>, target?: string) =>
    besideFloor(name, floor, { once, ...(target === undefined ? {} : { target }) });
  const created = `${base}/api/v1/namespaces/created`;
  const create = (path: string, object: object) => loadOnce(`${created}/${path}`, createScript(JSON.stringify(object)));
  await measure("durable create 1 KB", create("configmaps", configMap("NAME")), ">= 0.30");
  await measure("durable create pod", create("pods", pod("NAME")), ">= 0.18");
  const data = { count: 500, template: '{"data":{"changed":"VALUE"}}' };
  const patch = (path: string, patched: Parameters<typeof patchScript>[1]) =>
    loadOnce(base, patchScript(path, patched));
  await measure("merge patch", patch(maps, { ...data, type: "merge-patch+json" }), ">= 0.30");
  await measure("strategic merge patch", patch(maps, { ...data, type: "strategic-merge-patch+json" }), ">= 0.25");
  const applied = JSON.stringify({ ...configMap("NAME"), data: { applied: "VALUE", payload: "x".repeat(700) } });
  const apply = { count: 500, type: "apply-patch+yaml" as const, template: applied };
  await measure("server-side apply", patch("/api/v1/namespaces/applied/configmaps", apply), ">= 0.19");
  const pods = "/api/v1/namespaces/bench/pods";
  await fill(base, pods, 500, (index) => pod(`c-${index}`));
  const template = JSON.stringify({ spec: { containers: [{ name: "app", image: "registry.example/app:VALUE" }] } });
  await measure(
    "strategic merge patch of pods",
    patch(pods, { count: 500, type: "strategic-merge-patch+json", template }),
  );
}

async function fanout(orch: Orch, floor: Floor): Promise<void> {
  const args = ["--import", "tsx", join(root, "bench/fanout.ts"), orch.base, token, "fanout", "100", String(seconds)];
  let last = { p99Ms: 0, crowdedP99Ms: 0, writesPerSecond: 0 };
  const once = async () => {
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
    const result = JSON.parse(stdout) as typeof last & { eventsPerSecond: number };
    last = result;
    return result.eventsPerSecond;
  };
  const note = () =>
    `p99 ${last.p99Ms.toFixed(1)} ms (${last.crowdedP99Ms.toFixed(1)} in the process of all others), ${Math.round(last.writesPerSecond)} writes/s`;
  await besideFloor("watch fan-out to 100", floor, { once, unit: "events/s", target: ">= 8", note });
}

async function starts(): Promise<void> {
  const folder = join(work, "starts");
  const first = await startOrch(folder);
  row("first start to ready", first.readyMs / 1000, "s", { target: "<= 0.6", note: "makes certificates" });
  await first.stop();
  const again = await startOrch(folder);
  row("cold start to ready", again.readyMs / 1000, "s", { target: "<= 0.5" });
  await new Promise((resolve) => setTimeout(resolve, 2000));
  row("memory idle", residentMiB(again.pid), "MiB", { target: "<= 120" });
  await again.stop();
}

/** What deciding by roles and logging each request cost a get: the floor is the server that does neither. */
async function rights(plain: Orch): Promise<void> {
  const folder = join(work, "rights");
  mkdirSync(folder);
  const policy = join(folder, "policy.yaml");
  const head = { apiVersion: "audit.orch.io/v1", kind: "Policy" };
  writeFileSync(policy, JSON.stringify({ ...head, omitStages: ["RequestReceived"], rules: [{ level: "Metadata" }] }));
  const audit = [`--audit-policy-file=${policy}`, `--audit-log-path=${join(folder, "audit.log")}`];
  const orch = await startOrch(folder, ["--authorization-mode=Node,RBAC", ...audit]);
  try {
    await call(orch.base, "POST", "/api/v1/namespaces", { metadata: { name: "bench" } });
    await call(orch.base, "POST", "/api/v1/namespaces/bench/configmaps", configMap("c-0"));
    const rbac = "/apis/rbac.authorization.orch.io/v1/namespaces/bench";
    const rules = [{ apiGroups: [""], resources: ["configmaps"], verbs: ["get"] }];
    await call(orch.base, "POST", `${rbac}/roles`, { metadata: { name: "reader" }, rules });
    const roleRef = { apiGroup: "rbac.authorization.orch.io", kind: "Role", name: "reader" };
    const subjects = [{ apiGroup: "rbac.authorization.orch.io", kind: "User", name: "reader" }];
    await call(orch.base, "POST", `${rbac}/rolebindings`, { metadata: { name: "reader" }, roleRef, subjects });
    const user = { Authorization: `Bearer ${userToken}` };
    const once = async () => (await load(`${orch.base}${oneMap}`, undefined, user)).requestsPerSecond;
    const floor = { url: `${plain.base}${oneMap}`, stop: async () => {} };
    const note = () => "floor is the same server with AlwaysAllow and without audit";
    await besideFloor("get 1 KB with Node,RBAC and audit", floor, { once, target: ">= 0.85", note });
    await rulesReview(orch, { subjects, rules, user });
  } finally {
    await orch.stop();
  }
}

const reviewedBindings = 1000;

/** What a user may do whom as many bindings give a role each. */
async function rulesReview(
  orch: Orch,
  { subjects, rules, user }: { subjects: object[]; rules: object[]; user: typeof auth },
): Promise<void> {
  const apiGroup = "rbac.authorization.orch.io";
  const rbac = `/apis/${apiGroup}/v1/namespaces/bench`;
  await fill(orch.base, `${rbac}/roles`, reviewedBindings, (index) => ({ metadata: { name: `r-${index}` }, rules }));
  await fill(orch.base, `${rbac}/rolebindings`, reviewedBindings, (index) => ({
    ...{ metadata: { name: `r-${index}` }, subjects },
    roleRef: { apiGroup, kind: "Role", name: `r-${index}` },
  }));
  const path = "/apis/authorization.orch.io/v1/selfsubjectrulesreviews";
  const times: number[] = [];
  for (let round = 0; round < 50; round++) {
    const startMs = performance.now();
    await call(orch.base, "POST", path, { spec: { namespace: "bench" } }, user);
    times.push(performance.now() - startMs);
  }
  const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  row(`rules review of ${reviewedBindings} bindings`, median, "ms", { target: "<= 5", note: "median of 50" });
}

async function manyPods(orch: Orch): Promise<void> {
  await fill(orch.base, "/api/v1/namespaces/many/pods", 50_000, (index) => pod(`p-${index}`));
  row("memory with 50,000 pods", residentMiB(orch.pid), "MiB");
}

/** In a copy of the package: cold without any kept text, then again, then after changes of one spec file. */
function generates(): void {
  const copy = join(work, "package");
  mkdirSync(copy);
  for (const each of [
    "package.json",
    "generated",
    "codegen",
    "runtime",
    "spec",
    "proto",
    "dist",
    "examples/widget/spec",
  ]) {
    cpSync(join(root, each), join(copy, each), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const time = (...options: string[]) => {
    const startMs = performance.now();
    const stdio = ["ignore", "ignore", "pipe"] as const; // what goes wrong is part of the error
    execFileSync(process.execPath, ["codegen/start.mjs", ...options], { cwd: copy, stdio: [...stdio] });
    return (performance.now() - startMs) / 1000;
  };
  const edit = (path: string, pattern: RegExp, text: string) => {
    const old = readFileSync(join(copy, path), "utf8");
    const changed = old.replace(pattern, text);
    if (changed === old) throw new Error(`${path} has nothing like ${pattern}`);
    writeFileSync(join(copy, path), changed);
  };
  time(); // bundles the generator where that is out of date
  rmSync(join(copy, "generated"), { recursive: true });
  rmSync(join(root, "node_modules/.cache/orch-codegen"), { recursive: true, force: true });
  row("generate cold", time(), "s", { target: "<= 5" });
  row("generate, nothing changed", time(), "s");
  edit("spec/resources/coordination/v1/lease.yaml", /^( +description: ).*$/m, "$1Changed.");
  row("generate, a description of a Lease changed", time(), "s", { target: "<= 1" });
  const note = "      note: { x-proto: 900, type: string, maxLength: 9, description: A note. }\n";
  edit("spec/resources/core/v1/pod.yaml", /^ {2}PodSpec:\n(?:.*\n)*? {4}properties:\n/m, `$&${note}`);
  row("generate, a field added to what nine kinds hold", time(), "s", { target: "<= 1" });
  const widget = ["--spec", "examples/widget/spec", "--out", "examples/widget/generated"];
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
    for (const name of ["bench", "pods", "created", "applied", "fanout", "many"]) {
      await makeNamespace(orch.base, name);
    }
    await fill(orch.base, "/api/v1/namespaces/bench/configmaps", 500, (index) => configMap(`c-${index}`));
    await fill(orch.base, "/api/v1/namespaces/pods/pods", 5000, (index) => pod(`p-${index}`));
    const floor = await startFloor(orch, await call(orch.base, "GET", oneMap));
    await reads(orch, floor);
    await rights(orch);
    await writes(orch, floor);
    await fanout(orch, floor);
    await floor.stop();
  } finally {
    await orch.stop();
  }
  if (process.env.BENCH_SHORT !== undefined) return;
  const large = await startOrch(join(work, "large"));
  try {
    await makeNamespace(large.base, "many");
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
