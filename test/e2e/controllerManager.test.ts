import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { createClient, isNotFound } from "../../runtime/index.ts";
import { type Certificate, makeCertificates } from "../harness/certificates.ts";
import { seriesValue } from "../harness/metrics.ts";
import { freePorts } from "../harness/etcd.ts";
import { type OrchProcess, runOrch, startControllerManager, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";

const test = suite("the controller manager");

const folder = mkdtempSync(join(tmpdir(), "orch-controllers-"));
let server: OrchProcess;
test.before(async () => {
  server = await startOrch({ command: "apiserver", args: ["--storage-backend=memory"] });
});
test.after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const all = [
  "certificatesigningrequest-approving-controller",
  "certificatesigningrequest-cleaner-controller",
  "certificatesigningrequest-signing-controller",
  "clusterrole-aggregation-controller",
  "garbage-collector-controller",
  "legacy-serviceaccount-token-cleaner-controller",
  "namespace-controller",
  "node-ipam-controller",
  "node-lifecycle-controller",
  "persistentvolume-protection-controller",
  "persistentvolumeclaim-protection-controller",
  "pod-garbage-collector-controller",
  "podgroup-protection-controller",
  "resourcequota-controller",
  "root-ca-certificate-publisher-controller",
  "service-cidr-controller",
  "serviceaccount-controller",
  "serviceaccount-token-controller",
  "storage-version-migrator-controller",
  "taint-eviction-controller",
  "volumeattributesclass-protection-controller",
];

const offByDefault = ["bootstrap-signer-controller", "token-cleaner-controller"];

test("controllers of another process do their work, and end with 0 at SIGTERM", async () => {
  const client = createClient({ kubeconfig: server.kubeconfig });
  const { namespaces, configmaps, serviceaccounts } = client.core.v1;
  await sleep(200);
  assert.equal((await serviceaccounts.list()).items, [], "the API server alone has no controllers");
  const manager = await startControllerManager(["--kubeconfig", server.kubeconfig]);
  assert.equal(manager.lines(), [
    "orch: waits for the lease orch-system/orch-controller-manager",
    `orch: controllers ready on ${server.url} (${all.join(", ")})`,
  ]);
  await namespaces.create({ metadata: { name: "a" } });
  await until(async () => (await serviceaccounts.namespace("a").list()).items.length === 1);
  const owner = await configmaps.namespace("a").create({ metadata: { name: "owner" } });
  const reference = { apiVersion: "v1", kind: "ConfigMap", name: "owner", uid: owner.metadata.uid };
  await configmaps.namespace("a").create({ metadata: { name: "owned", ownerReferences: [reference] } });
  await configmaps.namespace("a").delete("owner");
  await until(() => isGone(configmaps.namespace("a").get("owned")));
  await namespaces.delete("a");
  await until(() => isGone(namespaces.get("a")));
  const { code, tookMs } = await manager.stop("SIGTERM");
  assert.equal([code, manager.errors()], [0, ""]);
  assert.ok(tookMs < 2000, `it took ${Math.round(tookMs)} ms`);
  client.transport.close();
});

test("--controllers chooses who works, --root-ca-file what is published", async () => {
  const file = join(folder, "ca.crt");
  writeFileSync(file, "certificates\n");
  const names = ["namespace-controller", "root-ca-certificate-publisher-controller"];
  const selection = names.join(",");
  const options = ["--kubeconfig", server.kubeconfig, `--controllers=${selection}`, "--root-ca-file", file];
  const manager = await startControllerManager(options);
  assert.is(manager.lines().at(-1), `orch: controllers ready on ${server.url} (${names.join(", ")})`);
  const client = createClient({ kubeconfig: server.kubeconfig });
  const published = async () => {
    const { data } = await client.core.v1.configmaps.namespace("default").get("orch-root-ca.crt");
    return data?.["ca.crt"] === "certificates\n";
  };
  await until(published);
  client.transport.close();
  assert.is((await manager.stop("SIGINT")).code, 0);
});

test("nodes get networks by the flags of installers, of controllers beside a server and within one", async () => {
  const range = ["--allocate-node-cidrs=true", "--cluster-cidr=10.244.0.0/16,fd00:10::/56"];
  const networkOf = async (kubeconfig: string): Promise<readonly string[]> => {
    const client = createClient({ kubeconfig });
    const { nodes } = client.core.v1;
    await nodes.create({ metadata: { name: "a" } });
    await until(async () => (await nodes.get("a")).spec?.podCIDRs !== undefined);
    const { podCIDRs = [] } = (await nodes.get("a")).spec ?? {};
    await nodes.delete("a");
    client.transport.close();
    return podCIDRs;
  };
  const services = "--service-cluster-ip-range=10.244.0.0/24";
  const manager = await startControllerManager(["--kubeconfig", server.kubeconfig, services, ...range]);
  assert.equal(await networkOf(server.kubeconfig), ["10.244.1.0/24", "fd00:10::/64"]);
  assert.equal([(await manager.stop()).code, manager.errors()], [0, ""]);
  const own = await startOrch({ args: ["--storage-backend=memory", ...range, "--node-cidr-mask-size-ipv4=26"] });
  assert.equal(await networkOf(own.kubeconfig), ["10.244.0.0/26", "fd00:10::/64"]);
  await own.close();
});

test("requests of controllers wait for their turn, and metrics say how long", async () => {
  const client = createClient({ kubeconfig: server.kubeconfig });
  const [port = 0] = await freePorts(1);
  const options = [
    "--kubeconfig",
    server.kubeconfig,
    "--controllers=serviceaccount-controller",
    "--leader-elect=false",
  ];
  const limits = ["--orch-api-qps=2", "--orch-api-burst=1", "--authorization-always-allow-paths=/metrics"];
  const manager = await startControllerManager([...options, ...limits, "--secure-port", String(port)]);
  const beganMs = performance.now();
  const names = ["r1", "r2", "r3", "r4"];
  for (const name of names) await client.core.v1.namespaces.create({ metadata: { name } });
  const accounts = client.core.v1.serviceaccounts;
  await until(async () => {
    const { items } = await accounts.list();
    return names.every((name) => items.some(({ metadata }) => metadata.namespace === name));
  });
  const tookMs = performance.now() - beganMs;
  assert.ok(tookMs >= 1400, `four requests at two a second take 1500 ms, and took ${tookMs}`);
  const [, metrics] = await readPage(port, "/metrics", {});
  const host = new URL(server.url).host;
  const series = `rest_client_rate_limiter_duration_seconds_sum{host="${host}",verb="POST"}`;
  assert.ok((seriesValue(metrics, series) ?? 0) >= 1.5, metrics.match(/^rest_client_rate_limiter.*_sum.*$/m)?.[0]);
  for (const { metadata } of (await client.core.v1.namespaces.list()).items) {
    if (names.includes(metadata.name)) await client.core.v1.namespaces.delete(metadata.name);
  }
  client.transport.close();
  assert.equal([(await manager.stop()).code, manager.errors()], [0, ""]);
  const refused = await runOrch(["controller-manager", ...options, "--orch-api-burst=0"]);
  const message = "orch: --orch-api-burst must be above 0 where --orch-api-qps is\n";
  assert.equal(refused, { code: 1, out: "", err: message });
});

test("a manager that ends leaves its lease to run out, or gives it back with the gate", async () => {
  const client = createClient({ kubeconfig: server.kubeconfig });
  const times = [
    "--leader-elect-lease-duration=4s",
    "--leader-elect-renew-deadline=3s",
    "--leader-elect-retry-period=1s",
  ];
  const lease = ["--leader-elect-resource-name=ending", "--controllers=serviceaccount-controller"];
  const options = ["--kubeconfig", server.kubeconfig, ...lease, ...times];
  const gate = (isOn: boolean) => `--feature-gates=ControllerManagerReleaseLeaderElectionLockOnExit=${isOn}`;
  const holder = async () => {
    const { spec } = await client.coordination.v1.leases.namespace("orch-system").get("ending");
    return spec?.holderIdentity ?? "";
  };
  const msToLead = async (isOn: boolean) => {
    const beganMs = performance.now();
    const manager = await startControllerManager([...options, gate(isOn)]);
    const tookMs = performance.now() - beganMs;
    assert.is((await manager.stop()).code, 0);
    return tookMs;
  };
  const first = await msToLead(false);
  assert.is.not(await holder(), "");
  const second = await msToLead(true);
  assert.ok(second > first + 2000, `waited ${Math.round(second - first)} ms longer`);
  assert.is(await holder(), "");
  client.transport.close();
});

test("its port says how it is, to those whom the API server lets read it", async () => {
  const strict = await startOrch({
    command: "apiserver",
    args: ["--storage-backend=memory", "--authorization-mode=RBAC"],
  });
  const [port = 0] = await freePorts(1);
  const clientCa = join(folder, "clients.crt");
  const scraper = await makeCertificates("localhost", "scraper");
  writeFileSync(clientCa, scraper.ca);
  const options = ["--kubeconfig", strict.kubeconfig, "--secure-port", String(port), "--client-ca-file", clientCa];
  const manager = await startControllerManager(options);
  const read = (path: string, headers: Readonly<Record<string, string>> = {}) => readPage(port, path, { headers });
  const checks = ["ping", "log", "leaderElection", ...all].map((each) => `[+]${each} ok\n`).join("");
  assert.equal(await read("/healthz?verbose"), [200, `${checks}healthz check passed\n`]);
  assert.equal(await read("/readyz"), [200, "ok"]);
  for (const path of ["/metrics", "/statusz", "/configz", "/livez/ping"]) assert.is((await read(path))[0], 403, path);
  assert.is((await read("/metrics", { authorization: "Bearer unknown" }))[0], 401);
  const client = createClient({ kubeconfig: strict.kubeconfig });
  await client.core.v1.serviceaccounts.namespace("default").create({ metadata: { name: "monitor" } });
  await client.rbac.v1.clusterrolebindings.create({
    metadata: { name: "monitor" },
    roleRef: { apiGroup: "rbac.authorization.orch.io", kind: "ClusterRole", name: "system:monitoring" },
    subjects: [
      { kind: "ServiceAccount", name: "monitor", namespace: "default" },
      { kind: "User", name: "scraper" },
    ],
  });
  const { body } = await client.transport.request({
    method: "POST",
    path: "/api/v1/namespaces/default/serviceaccounts/monitor/token",
    body: JSON.stringify({ apiVersion: "authentication.orch.io/v1", kind: "TokenRequest", spec: {} }),
  });
  const authorization = `Bearer ${JSON.parse(Buffer.from(body).toString()).status.token}`;
  const [status, metrics] = await read("/metrics", { authorization });
  assert.is(status, 200);
  assert.match(metrics, /^workqueue_adds_total\{name="serviceaccount"\} [1-9]/m);
  assert.match(metrics, /^rest_client_requests_total\{code="200",.*\} [1-9]/m);
  const [, slis] = await read("/metrics/slis", { authorization });
  assert.match(slis, /^orch_healthcheck\{name="leaderElection",type="healthz"\} 1$/m);
  const [, flags] = await read("/flagz", { authorization });
  assert.match(flags, new RegExp(`^secure-port(:|: |=| )${port}$`, "m"));
  assert.is((await read("/nothing", { authorization }))[0], 403, "the role has this path not");
  const certified = async (path: string, pair: Certificate) => (await readPage(port, path, pair))[0];
  const other = await makeCertificates("localhost", "other", "another authority");
  assert.equal(await certified("/metrics", scraper.client), 200);
  assert.equal(await certified("/nothing", scraper.client), 403);
  assert.equal(await certified("/metrics", other.client), 401, "its authority is not known");
  writeFileSync(clientCa, other.ca);
  await until(async () => (await certified("/metrics", other.client)) === 403);
  assert.equal(await certified("/metrics", scraper.client), 401, "its authority is not known any more");
  client.transport.close();
  assert.is((await manager.stop()).code, 0);
  await strict.close();
});

test("an unknown controller is refused with the names that there are", async () => {
  const args = ["controller-manager", "--kubeconfig", server.kubeconfig, "--controllers=nobody"];
  const known = [...all, ...offByDefault].sort().join(", ");
  const message = `orch: --controllers: "nobody" is not a controller; known are ${known}\n`;
  assert.equal(await runOrch(args), { code: 1, out: "", err: message });
});

function readPage(
  port: number,
  path: string,
  options: Partial<Certificate> & { readonly headers?: Readonly<Record<string, string>> },
): Promise<[status: number, text: string]> {
  return new Promise((resolve, reject) => {
    const to = { host: "127.0.0.1", port, path, ...options, rejectUnauthorized: false, agent: false as const };
    get(to, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk) => (text += chunk));
      answer.on("end", () => resolve([answer.statusCode ?? 0, text]));
    }).on("error", reject);
  });
}

async function isGone(found: Promise<unknown>): Promise<boolean> {
  try {
    await found;
    return false;
  } catch (error) {
    if (isNotFound(error)) return true;
    throw error;
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const endMs = Date.now() + 30_000; !(await isSo()); ) {
    if (Date.now() > endMs) throw new Error("not so after 8 s");
    await sleep(20);
  }
}

test.run();
