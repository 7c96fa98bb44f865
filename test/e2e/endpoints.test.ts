import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { steadyClock } from "../../runtime/client/clock.ts";
import { root } from "../harness/kubectl.ts";
import { freePorts } from "../harness/etcd.ts";
import { startControllerManager, startNodeAgentProcess, startOrch, type OrchProcess } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";
import { normalize, parseSteps, rewriteOutputs } from "../harness/transcript.ts";
import { clearMounts } from "../nodeagent/realMounts.ts";
import { eventually } from "../nodeagent/scripted/scriptedNode.ts";
import { startScriptedRuntime } from "../nodeagent/scripted/scriptedRuntime.ts";

const test = suite("what processes say of themselves, page by page");

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Values of this run, and what the file has in their place. */
type Places = readonly (readonly [value: string, name: string])[];

const isUpdate = process.env["UPDATE_TRANSCRIPTS"] === "1";

/** Asks for the pages of a file under test/e2e/endpoints, each `$ METHOD PATH`, and compares the answers. */
async function follow(name: string, port: number, places: Places): Promise<void> {
  const file = join(root, "test/e2e/endpoints", `${name}.console`);
  const results = [];
  for (const step of parseSteps(readFileSync(file, "utf8"))) {
    results.push({ step, output: withPlaces(shown(await ask(port, step.command), step.command), places) });
  }
  assert.ok(results.length > 10, file);
  if (isUpdate) rewriteOutputs(file, results);
  else for (const { step, output } of results) assert.is(normalize(output), normalize(step.output), step.command);
}

/** `GET /flagz as Flagz v1beta1`, `GET /flagz as json`, `PUT /debug/flags/v 3` */
function ask(port: number, command: string): Promise<Answer> {
  const [method = "", path = "", ...rest] = command.split(" ");
  const [as, kind, version] = rest;
  const accept =
    as !== "as"
      ? undefined
      : kind === "json"
        ? "application/json"
        : `application/json;as=${kind};g=config.orch.io;v=${version}`;
  const headers = accept === undefined ? {} : { accept };
  return new Promise((resolve, reject) => {
    const to = { host: "127.0.0.1", port, method, path, headers, rejectUnauthorized: false, agent: false as const };
    const call = request(to, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (chunk) => (body += chunk));
      const type = answer.headers["content-type"] ?? "";
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, type, body }));
    });
    call.on("error", reject).end(method === "PUT" ? as : undefined);
  });
}

/** The status, the type and the body without what differs from run to run. */
function shown({ status, type, body }: Answer, command: string): string {
  const path = command.split(" ")[1] ?? "";
  return `${status} ${type}\n${status === 200 ? bodyShown(body, { path, type }) : body}`;
}

function bodyShown(body: string, { path, type }: { readonly path: string; readonly type: string }): string {
  if (path.startsWith("/metrics")) return familiesIn(body);
  if (path.startsWith("/debug/pprof/")) return Object.keys(JSON.parse(body)).sort().join(" ");
  if (path.startsWith("/debug/api_priority")) return body.replace(/(?<=\n[^,\n]+),.*/g, "");
  if (type.startsWith("application/json")) return JSON.stringify(JSON.parse(body, withoutFlags), null, 1);
  return path.startsWith("/statusz") ? body.replace(delimiter, "$1: ") : body;
}

/** What stands between name and value of a line is chosen anew each time. */
const delimiter = /^(Started|Up|Paths|\w+ version)(: |:|=| )/gm;

/** The text has them all. */
function withoutFlags(key: string, value: unknown): unknown {
  return key === "flags" ? `${Object.keys(Object(value)).length > 50 ? "all" : "too few"}` : value;
}

/** It is there after the first collection of garbage, whenever that is. */
const comes = "nodejs_gc_duration_seconds";

/** Name, type and stability of each: the numbers differ. */
function familiesIn(body: string): string {
  const types = new Map([...body.matchAll(/^# TYPE (\S+) (\w+)/gm)].map(([, name, type]) => [name, type]));
  const families = [...body.matchAll(/^# HELP (\S+)(?: \[(\w+)\])?/gm)];
  return families
    .filter(([, name]) => name !== comes)
    .map(([, name, stability = ""]) => `${name} ${types.get(name)} ${stability}`.trim())
    .sort()
    .join("\n");
}

function withPlaces(text: string, places: Places): string {
  const known = places.reduce((result, [value, name]) => result.replaceAll(value, name), text);
  return known
    .replace(/node v[\d.]+/g, "node <version>")
    .replace(/"(compiler|platform)": ".*"/g, '"$1": "<machine>"')
    .replace(/\d+ hr \d\d min \d\d sec/, "<time>")
    .replace(/"uptimeSeconds": \d+/, '"uptimeSeconds": <seconds>')
    .replace(/\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/, "<time>");
}

let orch: OrchProcess;
test.before(async () => {
  const args = ["--storage-backend=memory", "--authorization-mode=AlwaysAllow", "--anonymous-auth=true"];
  orch = await startOrch({ command: "apiserver", args });
});
test.after(() => orch.close());

test("an API server", () => follow("apiserver", Number(new URL(orch.url).port), [[orch.dataDir, "<folder>"]]));

test("a controller manager", async () => {
  const [port = 0] = await freePorts(1);
  const manager = await startControllerManager(["--kubeconfig", orch.kubeconfig, "--secure-port", String(port)]);
  try {
    const places = [[orch.dataDir, "<folder>"] as const, [String(port), "<port>"] as const];
    await follow("controller-manager", port, places);
  } finally {
    await manager.stop();
  }
});

test("a node agent", async () => {
  const folder = mkdtempSync(join(tmpdir(), "orch-endpoints-"));
  const runtime = await startScriptedRuntime(folder, steadyClock);
  const [port = 0] = await freePorts(1);
  const agent = await startNodeAgentProcess([
    ...["--kubeconfig", orch.kubeconfig, "--container-runtime-endpoint", runtime.endpoint],
    ...["--root-dir", join(folder, "agent"), "--pod-logs-dir", join(folder, "logs"), "--cert-dir", join(folder, "pki")],
    ...["--port", String(port), "--healthz-port", "0", "--cgroups-per-qos=false", "--node-ip", "127.0.0.1"],
    ...["--hostname-override", "one", "--eviction-hard", ""],
  ]);
  try {
    // Its last metrics of a start are there when the node is registered.
    const hasStarted = async () => (await ask(port, "GET /metrics")).body.includes("node_startup_duration_seconds ");
    await eventually(hasStarted);
    await follow("nodeagent", port, [
      [orch.dataDir, "<data folder>"],
      [folder, "<folder>"],
      [String(port), "<port>"],
    ]);
  } finally {
    await agent.stop();
    await runtime.kill();
    await clearMounts(folder);
    rmSync(folder, { recursive: true, force: true });
  }
});

test.run();
