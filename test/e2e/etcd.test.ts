import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, isAbsolute, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { type Client, createClient } from "../../generated/client.ts";
import { type EtcdCluster, etcdPrograms, missingEtcd, startEtcd } from "../harness/etcd.ts";
import { checkSteps, missingKubectl, openShell, root } from "../harness/kubectl.ts";
import { ensureBundle, type OrchProcess, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";
import { fencedBlocks, parseSteps } from "../harness/transcript.ts";

const test = suite("servers on etcd");
const missing = missingEtcd();

let etcd: EtcdCluster;
const servers: OrchProcess[] = [];
const clients: Client[] = [];

if (missing === undefined) {
  test.before(async () => {
    etcd = await startEtcd();
    const args = ["--storage-backend", "etcd3", "--etcd-servers", etcd.urls.join(","), "--event-ttl", "1s"];
    for (let i = 0; i < 2; i++) servers.push(await startOrch({ command: "apiserver", args }));
    for (const { kubeconfig } of servers) clients.push(createClient({ kubeconfig }));
  });
  test.after(async () => {
    for (const client of clients) client.transport.close();
    for (const server of servers) await server.close();
    await etcd.close();
  });
}

type Run = (one: Client, other: Client) => Promise<void>;

function etcdTest(name: string, run: Run): void {
  if (missing !== undefined) return void test.skip(name, missing);
  test(name, async () => {
    const [one, other] = clients;
    if (one === undefined || other === undefined) throw new Error("the servers did not start");
    await run(one, other);
  });
}

function maps(client: Client, namespace = "default") {
  return client.core.v1.configmaps.namespace(namespace);
}

async function codeOf(request: Promise<unknown>): Promise<number | undefined> {
  return request.then(
    () => undefined,
    (error) => error.code,
  );
}

etcdTest("what one server was given, the other one has at once", async (one, other) => {
  for (let i = 0; i < 20; i++) {
    const name = `at-once-${i}`;
    const created = await maps(one).create({ metadata: { name } });
    const got = await maps(other).get(name);
    assert.equal(got, created);
    const updated = await maps(other).update({ ...got, data: { i: String(i) } });
    assert.equal(
      (await maps(one).list()).items.find((each) => each.metadata.name === name),
      updated,
    );
    await maps(one).delete(name);
    assert.is(await codeOf(maps(other).get(name)), 404);
    assert.is(await codeOf(maps(other).update({ metadata: { name }, data: {} })), 404);
    await maps(other).create({ metadata: { name } });
    assert.is(await codeOf(maps(one).create({ metadata: { name } })), 409);
  }
});

etcdTest("a namespace made by one server takes objects from the other one at once", async (one, other) => {
  for (let i = 0; i < 10; i++) {
    await one.core.v1.namespaces.create({ metadata: { name: `ns-${i}` } });
    await maps(other, `ns-${i}`).create({ metadata: { name: "a" } });
  }
});

etcdTest("a version of one server is stale at the other one after a write there", async (one, other) => {
  const created = await maps(one).create({ metadata: { name: "stale" } });
  await maps(other).update({ ...created, data: { a: "1" } });
  assert.is(await codeOf(maps(one).update({ ...created, data: { a: "2" } })), 409);
  await maps(one).patch("stale", { type: "merge", body: { data: { b: "2" } } });
  assert.equal((await maps(other).get("stale")).data, { a: "1", b: "2" });
});

etcdTest("versions, watches and pages of one server are good at the other one", async (one, other) => {
  await one.core.v1.namespaces.create({ metadata: { name: "pages" } });
  for (const name of ["a", "b", "c"]) await maps(one, "pages").create({ metadata: { name } });
  const first = await maps(one, "pages").list({ limit: 2 });
  await maps(one, "pages").delete("c");
  const token = first.metadata.continue ?? "";
  const second = await maps(other, "pages").list({ limit: 2, continue: token });
  assert.equal(
    [first, second].flatMap((page) => page.items.map((each) => each.metadata.name)),
    ["a", "b", "c"],
  );
  const { resourceVersion = "" } = (await maps(one, "pages").list()).metadata;
  const list = await maps(other, "pages").list({ resourceVersion, resourceVersionMatch: "NotOlderThan" });
  assert.is(list.items.length, 2);
  const ending = new AbortController();
  const seen: string[] = [];
  await maps(one, "pages").create({ metadata: { name: "d" } });
  for await (const event of maps(other, "pages").watch({ resourceVersion, signal: ending.signal })) {
    if (event.type !== "BOOKMARK") seen.push(`${event.type} ${event.object.metadata.name}`);
    break;
  }
  ending.abort();
  assert.equal(seen, ["ADDED d"]);
});

etcdTest("an event goes when its time is over", async (one, other) => {
  const events = one.core.v1.events.namespace("default");
  const involvedObject = { kind: "ConfigMap", namespace: "default", name: "a" };
  await events.create({ metadata: { name: "short" }, involvedObject, reason: "Test", type: "Normal" });
  assert.is((await other.core.v1.events.namespace("default").get("short")).reason, "Test");
  const endMs = performance.now() + 30_000;
  while ((await codeOf(events.get("short"))) !== 404) {
    assert.ok(performance.now() < endMs, "the event is still there");
    await sleep(100);
  }
});

etcdTest("an object larger than etcd takes is a 413, and the server goes on", async (one) => {
  const revisions = one.apps.v1.controllerrevisions.namespace("default");
  const create = (bytes: number) =>
    revisions.create({ metadata: { name: "large" }, revision: 1, data: { text: "x".repeat(bytes) } });
  assert.is(await codeOf(create(1.6 * 1024 * 1024)), 413);
  assert.is(await codeOf(create(2.5 * 1024 * 1024)), 413);
  await create(1024 * 1024);
});

etcdTest("of several servers one runs the controllers, and when it ends another does", async (one) => {
  const args = ["--storage-backend", "etcd3", "--etcd-servers", etcd.urls.join(",")];
  const all = [await startOrch({ args }), await startOrch({ args })];
  const leases = one.coordination.v1.leases.namespace("orch-system");
  const holder = async () => (await leases.get("orch-controller-manager").catch(() => undefined))?.spec?.holderIdentity;
  const until = async (isSo: () => Promise<boolean>) => {
    for (const endMs = performance.now() + 30_000; !(await isSo()); await sleep(50)) {
      assert.ok(performance.now() < endMs, "not so after 10 s");
    }
  };
  await until(async () => (await holder()) !== undefined);
  const first = await holder();
  const isKept = async (namespace: string) =>
    (await codeOf(one.core.v1.serviceaccounts.namespace(namespace).get("default"))) === undefined;
  await until(() => isKept("default"));
  await all[0]?.stop();
  await one.core.v1.namespaces.create({ metadata: { name: "later" } });
  await until(() => isKept("later"));
  assert.is.not(await holder(), first);
  assert.equal((await leases.get("orch-controller-manager")).spec?.leaseTransitions, 1);
  for (const each of all) await each.close();
});

etcdTest("while etcd is away readiness fails and newest reads with it, and all comes back with it", async (one) => {
  const ready = async () => (await one.transport.request({ method: "GET", path: "/readyz" })).status;
  const health = async () => (await one.core.v1.componentstatuses.get("etcd-0")).conditions?.[0];
  assert.is(await ready(), 200);
  assert.equal(await health(), { type: "Healthy", status: "True", message: "ok" });
  await maps(one).create({ metadata: { name: "survivor" } });
  await etcd.members[0]?.kill();
  assert.is(await ready(), 500);
  assert.match((await health())?.message ?? "", /^etcd at http\S+ does not answer$/);
  assert.is((await maps(one).get("survivor", { resourceVersion: "0" })).metadata.name, "survivor");
  await etcd.members[0]?.start();
  const endMs = performance.now() + 15_000;
  while ((await ready()) !== 200) assert.ok(performance.now() < endMs, "the server stays away");
  await maps(one).delete("survivor");
});

etcdTest("servers end when etcd was put back to an earlier state, though nobody asks them anything", async () => {
  const [member] = etcd.members;
  await member?.kill();
  rmSync(member?.dataDir ?? "", { recursive: true });
  await member?.start();
  for (const { ended, errors } of servers) {
    assert.equal(await ended, { code: 1, signal: null });
    assert.match(errors(), /^orch: etcd is at revision \d+, and was at \d+ before: .* Start this server again$/m);
  }
});

const heading = "Several servers";
const recipe = `"${heading}" of the README works as it is written`;
const missingForRecipe = missing ?? missingKubectl();
if (missingForRecipe !== undefined) test.skip(recipe, missingForRecipe);
else test(recipe, followRecipe, { timeoutMs: 60_000 });

/** In a folder where `npx orch` is the program of this repository, and `etcd` the one of the other tests. */
async function followRecipe(): Promise<void> {
  await ensureBundle();
  const readme = join(root, "README.md");
  const inSection = (language: string) =>
    fencedBlocks(readFileSync(readme, "utf8"), language).filter((each) => each.heading === heading);
  const folder = mkdtempSync(join(tmpdir(), "orch-recipe-"));
  const bin = join(folder, "bin");
  mkdirSync(bin);
  const npx = `#!/bin/sh\nshift\nexec "${process.execPath}" "${join(root, "dist/main.js")}" "$@"\n`;
  writeFileSync(join(bin, "npx"), npx, { mode: 0o755 });
  const etcd = etcdPrograms[0]?.path ?? "etcd"; // a bare name is found in PATH, as in the recipe
  const folders = [bin, ...(isAbsolute(etcd) ? [dirname(etcd)] : []), process.env["PATH"]];
  const log = join(folder, "log");
  const output = openSync(log, "a");
  const script = inSection("sh").map(({ text }) => text);
  const shell = spawn("bash", ["-c", `${script.join("\n")}\nwait`], {
    cwd: folder,
    env: { ...process.env, PATH: folders.join(delimiter) },
    stdio: ["ignore", output, output],
    detached: true,
  });
  try {
    const kubeconfig = join(folder, ".orch/server2/admin.kubeconfig");
    const endMs = performance.now() + 40_000;
    while (!existsSync(kubeconfig)) {
      assert.ok(performance.now() < endMs, `the servers did not start:\n${readFileSync(log, "utf8")}`);
      await sleep(100);
    }
    const user = openShell({ kubeconfig, cwd: folder });
    await checkSteps(
      inSection("console").flatMap(({ text }) => parseSteps(text)),
      { shell: user, file: readme },
    );
    user.close();
  } finally {
    const ended = new Promise((resolve) => shell.once("close", resolve));
    if (shell.pid !== undefined) process.kill(-shell.pid, "SIGTERM");
    await ended;
    closeSync(output);
    await sleep(1000);
    rmSync(folder, { recursive: true, force: true });
  }
}

test.run();
