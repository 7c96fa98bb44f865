import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import * as assert from "uvu/assert";
import { startTestServer, type TestServer } from "../../runtime/testing/testServer.ts";
import { suite } from "../harness/suite.ts";

const test = suite("alerts and dashboard");

const alerts = fileURLToPath(new URL("../../generated/monitoring/alerts.yaml", import.meta.url));
const dashboard = fileURLToPath(new URL("../../generated/monitoring/dashboard.json", import.meta.url));
const missing = ["promtool", "prometheus"].filter((each) => spawnSync(each, ["--version"]).error !== undefined);
const needs = `${missing.join(" and ")} not installed`;
const patienceMs = 45_000;

const withPrometheus: typeof test = Object.assign(
  (name: string, run: () => void | Promise<void>, options: { readonly timeoutMs?: number } = {}) =>
    missing.length === 0 ? test(name, run, options) : test.skip(name, needs),
  test,
);

withPrometheus("Prometheus accepts the rules", () => {
  const found = execFileSync("promtool", ["check", "rules", alerts]).toString();
  assert.match(found, /SUCCESS: \d+ rules found/);
});

test("the dashboard has its panels side by side, each with an expression", () => {
  const { panels, templating } = JSON.parse(readFileSync(dashboard, "utf8"));
  const [source] = templating.list;
  assert.is(source.type, "datasource");
  const taken = new Set<string>();
  for (const { id, type, gridPos, targets } of panels) {
    assert.ok(!taken.has(`${gridPos.x} ${gridPos.y}`), `panel ${id} lies on another`);
    taken.add(`${gridPos.x} ${gridPos.y}`);
    if (type !== "row") assert.ok(targets[0].expr !== "" && targets[0].datasource.uid === "${datasource}");
  }
  assert.ok(taken.size > 15);
});

withPrometheus(
  "a deprecated kind that a client uses fires its alert, and no alert that nothing is wrong with fires",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "orch-prometheus-"));
    const server = await startTestServer({ runtimeConfig: ["api/all=true"] });
    const { child, url } = await startPrometheus(folder, server);
    try {
      await server.client.transport.request({ method: "GET", path: "/api/v1/endpoints" });
      const firing = await firingAlerts(url, (names) => names.length > 0);
      assert.equal(firing, ["DeprecatedKindUsed"]);
    } finally {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill();
      await ended;
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  { timeoutMs: 60_000 },
);

/** Scrapes the server four times a second, with the rules as they are. */
async function startPrometheus(
  folder: string,
  server: TestServer,
): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const { host } = new URL(server.url);
  const file = join(folder, "prometheus.json");
  const scrape = { job_name: "orch-apiserver", authorization: { credentials: server.token } };
  const configuration = {
    global: { scrape_interval: "250ms", evaluation_interval: "250ms", scrape_timeout: "250ms" },
    rule_files: [alerts],
    scrape_configs: [{ ...scrape, static_configs: [{ targets: [host] }] }],
  };
  writeFileSync(file, JSON.stringify(configuration)); // which is YAML, too
  const address = `127.0.0.1:${await freePort()}`;
  const data = join(folder, "data");
  const args = [`--config.file=${file}`, `--storage.tsdb.path=${data}`, `--web.listen-address=${address}`];
  return { child: spawn("prometheus", args, { stdio: "ignore" }), url: `http://${address}` };
}

/** Prometheus cannot say which port it took. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const bound = probe.address();
      probe.close(() => resolve(typeof bound === "object" && bound !== null ? bound.port : 0));
    });
  });
}

async function firingAlerts(url: string, isEnough: (names: readonly string[]) => boolean): Promise<string[]> {
  for (const endMs = Date.now() + patienceMs; ; await sleep(250)) {
    const answer = await fetch(`${url}/api/v1/alerts`).catch(() => undefined); // not while it starts
    const { data = { alerts: [] } } = answer?.ok === true ? ((await answer.json()) as Alerts) : {};
    const firing = data.alerts.filter(({ state }) => state === "firing").map(({ labels }) => labels.alertname);
    if (isEnough(firing)) return [...new Set(firing)];
    if (Date.now() > endMs) throw new Error(`${JSON.stringify(data)} after ${patienceMs} ms`);
  }
}

interface Alerts {
  readonly data?: {
    readonly alerts: readonly { readonly state: string; readonly labels: { readonly alertname: string } }[];
  };
}

test.run();
