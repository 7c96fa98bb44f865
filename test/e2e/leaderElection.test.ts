import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { type ControllerManager, runOrch, startControllerManager } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";
import { startTcpProxy, type TcpProxy } from "../harness/peers/tcpProxy.ts";

const test = suite("controller managers that elect a leader");

const folder = mkdtempSync(join(tmpdir(), "orch-leaders-"));
let api: Api;
const proxies: TcpProxy[] = [];
test.before(async () => {
  api = await openApi();
});
test.after(async () => {
  for (const each of proxies) await each.close();
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A leader beside other tests may get no processor for seconds, and is none any more after the renew deadline. */
const [leaseDurationMs, renewDeadlineMs] = [8000, 6000];
/** That of looks at the lease, and what a loaded machine takes to start the controllers. */
const slackMs = 5000;

interface Candidate extends ControllerManager {
  /** Everything that it has sent to the server. */
  readonly sent: () => string;
}

/** A manager that reaches the server by a way of its own, without encryption. */
async function start(lease: string, form?: RegExp, more: readonly string[] = []): Promise<Candidate> {
  let sent = "";
  const proxy = await startTcpProxy(
    Number(new URL(api.server.url).port),
    (chunk) => (sent += chunk.toString("latin1")),
  );
  proxies.push(proxy);
  const kubeconfig = join(folder, `${proxy.port}.kubeconfig`);
  const cluster = { server: `http://127.0.0.1:${proxy.port}` };
  const context = { cluster: "c", user: "u" };
  const config = {
    apiVersion: "v1",
    kind: "Config",
    clusters: [{ name: "c", cluster }],
    users: [{ name: "u", user: { token: api.server.token } }],
    contexts: [{ name: "c", context }],
    "current-context": "c",
  };
  writeFileSync(kubeconfig, JSON.stringify(config));
  const times = [
    `--leader-elect-lease-duration=${leaseDurationMs}ms`,
    `--leader-elect-renew-deadline=${renewDeadlineMs}ms`,
  ];
  const place = ["--leader-elect-resource-namespace=default", `--leader-elect-resource-name=${lease}`];
  const args = ["--kubeconfig", kubeconfig, ...times, "--leader-elect-retry-period=300ms", ...place, ...more];
  return { ...(await startControllerManager(args, form)), sent: () => sent };
}

async function leaderAndNext(lease: string): Promise<[Candidate, Candidate]> {
  const leader = await start(lease);
  const next = await start(lease, /waits for the lease default\/\w+$/m);
  await sleep(500);
  assert.equal(next.lines(), [`orch: waits for the lease default/${lease}`]);
  assert.not.match(next.sent(), /POST|PUT|DELETE|PATCH/, "who does not lead writes nothing");
  return [leader, next];
}

const ready = /^orch: controllers ready on /m;

/** What the controllers do, they do. */
async function checkWorks(namespace: string): Promise<void> {
  await api.post("/api/v1/namespaces", { metadata: { name: namespace } });
  const path = `/api/v1/namespaces/${namespace}/serviceaccounts/default`;
  for (const endMs = Date.now() + 30_000; (await api.get(path)).status !== 200; await sleep(20)) {
    if (Date.now() > endMs) throw new Error("nobody keeps the service accounts");
  }
}

test("when the leader is killed, the next one leads within the duration of the lease", async () => {
  const [leader, next] = await leaderAndNext("killed");
  const killedMs = performance.now();
  await leader.stop("SIGKILL");
  await next.saying(ready);
  const tookMs = performance.now() - killedMs;
  assert.ok(tookMs < leaseDurationMs + slackMs, `it took ${Math.round(tookMs)} ms`);
  await checkWorks("after-kill");
  assert.is((await next.stop("SIGTERM")).code, 0);
});

test("a leader that stood still while another took the lead sends nothing when it wakes, and ends with 1", async () => {
  const [leader, next] = await leaderAndNext("stopped");
  process.kill(leader.pid, "SIGSTOP");
  await next.saying(ready);
  const before = leader.sent().length;
  await checkWorks("after-stop"); // which the one that stands still will hear of, too
  const { code } = await leader.stop("SIGCONT");
  assert.equal([code, leader.errors()], [1, "orch: another process leads now, or may: this one ends\n"]);
  assert.is(leader.sent().slice(before), "");
  await checkWorks("after-wake");
  assert.is((await next.stop("SIGTERM")).code, 0);
});

test("a leader that ends in order lets the next one lead at once", async () => {
  const [leader, next] = await leaderAndNext("ended");
  const endedMs = performance.now();
  assert.is((await leader.stop("SIGTERM")).code, 0);
  await next.saying(ready);
  const tookMs = performance.now() - endedMs;
  assert.ok(tookMs < leaseDurationMs, `it took ${Math.round(tookMs)} ms`);
  assert.is((await next.stop("SIGTERM")).code, 0);
});

test("a leader that the server is lost to ends before another can lead", async () => {
  const leader = await start("cut");
  const { holderIdentity } = (await api.get("/apis/coordination.orch.io/v1/namespaces/default/leases/cut")).json.spec;
  assert.match(holderIdentity, /_[0-9a-f-]{36}$/);
  const cutMs = performance.now();
  proxies.at(-1)?.cut();
  const { code } = await leader.stop("SIGCONT");
  const tookMs = performance.now() - cutMs;
  assert.ok(tookMs < leaseDurationMs, `it took ${Math.round(tookMs)} ms`);
  assert.is(code, 1);
  assert.match(leader.errors(), /orch: another process leads now, or may: this one ends\n$/);
});

test("times with which two could lead are refused", async () => {
  const kubeconfig = join(folder, `${proxies[0]?.port}.kubeconfig`);
  const args = ["controller-manager", "--kubeconfig", kubeconfig, "--leader-elect-renew-deadline=15s"];
  const err =
    "orch: --leader-elect-lease-duration: must be longer than --leader-elect-renew-deadline, or two may lead at once\n";
  assert.equal(await runOrch(args), { code: 1, out: "", err });
});

test("without election a manager works beside others, and no lease is kept", async () => {
  const manager = await start("none", undefined, ["--leader-elect=false"]);
  assert.match(manager.lines().join("\n"), /^orch: controllers ready on [^\n]*$/);
  assert.is((await api.get("/apis/coordination.orch.io/v1/namespaces/default/leases/none")).status, 404);
  assert.is((await manager.stop("SIGTERM")).code, 0);
});

test.run();
