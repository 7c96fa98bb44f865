import { writeFileSync } from "node:fs";
import { get } from "node:https";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { createClient } from "../../runtime/index.ts";
import { type Certificate, makeCertificates } from "../harness/certificates.ts";
import { freePorts } from "../harness/etcd.ts";
import {
  type ControllerManager,
  type OrchProcess,
  runOrch,
  startControllerManager,
  startOrch,
} from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";
import { testFolder } from "../storage/folder.ts";

const test = suite("whom the port of controllers knows by certificates");

const scratch = testFolder();
const at = (name: string) => join(scratch.path, name);
type Certificates = Awaited<ReturnType<typeof makeCertificates>>;
let proxies: Certificates;
let users: Certificates;
let server: OrchProcess;

test.before(async () => {
  proxies = await makeCertificates("other-proxy", "front-proxy", "proxies");
  users = await makeCertificates("localhost", "scraper", "users");
  writeFileSync(at("proxies.crt"), proxies.ca);
  writeFileSync(at("users.crt"), users.ca);
  writeFileSync(at("tokens.csv"), "stranger-token,stranger,1\n");
  server = await startOrch({
    command: "apiserver",
    args: [
      ...["--storage-backend=memory", "--authorization-mode=RBAC", `--token-auth-file=${at("tokens.csv")}`],
      ...["--client-ca-file", at("users.crt"), "--requestheader-client-ca-file", at("proxies.crt")],
      ...["--requestheader-allowed-names=front-proxy", "--requestheader-username-headers=x-proxied-user"],
    ],
  });
  const client = createClient({ kubeconfig: server.kubeconfig });
  await client.rbac.v1.clusterrolebindings.create({
    metadata: { name: "monitor" },
    roleRef: { apiGroup: "rbac.authorization.orch.io", kind: "ClusterRole", name: "system:monitoring" },
    subjects: [
      { kind: "User", name: "scraper" },
      { kind: "Group", name: "monitors" },
    ],
  });
  client.transport.close();
});
test.after(async () => {
  await server?.close();
  scratch.remove();
});

/** A manager with these flags, and the status that its metrics are answered with. */
async function withManager(
  flags: readonly string[],
  run: (
    read: (as: Certificate | undefined, headers?: Readonly<Record<string, string>>) => Promise<number>,
    manager: ControllerManager,
  ) => Promise<void>,
): Promise<void> {
  const [port = 0] = await freePorts(1);
  const own = ["--kubeconfig", server.kubeconfig, "--leader-elect=false", "--controllers=serviceaccount-controller"];
  const manager = await startControllerManager([...own, "--secure-port", String(port), ...flags]);
  const read = (as: Certificate | undefined, headers = {}) =>
    new Promise<number>((resolve, reject) => {
      const to = { host: "127.0.0.1", port, path: "/metrics", ...as, headers, rejectUnauthorized: false, agent: false };
      get(to as object, (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      }).on("error", reject);
    });
  try {
    await until(async () => (await read(undefined).catch(() => 0)) !== 0); // the port opens after the cluster was asked
    await run(read, manager);
  } finally {
    await manager.stop();
  }
}

const lookUp = () => ["--authentication-kubeconfig", server.kubeconfig];

test("a front proxy of the flags names the user in headers of the flags", async () => {
  const flags = ["--requestheader-client-ca-file", at("proxies.crt"), "--requestheader-allowed-names=front-proxy"];
  await withManager([...flags, "--client-ca-file", at("users.crt")], async (read) => {
    const proxy = proxies.client;
    assert.is(await read(proxy, { "x-remote-user": "scraper" }), 200);
    assert.is(await read(proxy, { "x-remote-user": "alice", "x-remote-group": "monitors" }), 200);
    assert.is(await read(proxy, { "x-remote-user": "alice" }), 403);
    assert.is(await read(proxy), 401, "it is no user itself");
    assert.is(await read(proxies.server, { "x-remote-user": "scraper" }), 401, "it has another name");
    assert.is(await read(users.client, { "x-remote-user": "alice" }), 200, "a user names no other");
    assert.is(await read(undefined, { "x-remote-user": "scraper" }), 403, "nor does a client without a certificate");
  });
  await withManager([...flags, "--requestheader-username-headers=x-acme-user"], async (read) => {
    assert.is(await read(proxies.client, { "x-acme-user": "scraper" }), 200);
    assert.is(await read(proxies.client, { "x-remote-user": "scraper" }), 401);
    assert.is(await read(users.client), 401, "nothing says who signs users");
  });
});

test("what no flag says the cluster says, and its changes count", async () => {
  await withManager(lookUp(), async (read) => {
    assert.is(await read(users.client), 200);
    assert.is(await read(proxies.client, { "x-proxied-user": "scraper" }), 200);
    const others = await makeCertificates("localhost", "scraper", "others");
    assert.is(await read(others.client), 401);
    const client = createClient({ kubeconfig: server.kubeconfig });
    const maps = client.core.v1.configmaps.namespace("orch-system");
    const { data } = await maps.get("extension-apiserver-authentication");
    const both = `${data?.["client-ca-file"]}${others.ca}`;
    const body = { data: { "client-ca-file": both } };
    await maps.patch("extension-apiserver-authentication", { type: "merge", body });
    client.transport.close();
    await until(async () => (await read(others.client)) === 200);
    assert.is(await read(users.client), 200);
  });
  await withManager([...lookUp(), "--authentication-skip-lookup"], async (read) => {
    assert.is(await read(users.client), 403, "nothing is known by certificates");
  });
});

test("a cluster that does not say is an error, unless a flag tolerates it", async () => {
  const clusters = [{ name: "c", cluster: { server: server.url, "insecure-skip-tls-verify": true } }];
  const user = [{ name: "u", user: { token: "stranger-token" } }];
  const contexts = [{ name: "x", context: { cluster: "c", user: "u" } }];
  writeFileSync(at("stranger"), JSON.stringify({ clusters, users: user, contexts, "current-context": "x" }));
  const flags = ["--authentication-kubeconfig", at("stranger")];
  const own = ["controller-manager", "--kubeconfig", server.kubeconfig, "--leader-elect=false"];
  const [port = 0] = await freePorts(1);
  const { code, err } = await runOrch([...own, `--secure-port=${port}`, ...flags]);
  assert.is(code, 1);
  assert.match(err, /cannot read the config map orch-system\/extension-apiserver-authentication: .*forbidden/);
  await withManager([...flags, "--authentication-tolerate-lookup-failure"], async (read, manager) => {
    const warning = /cannot read the config map orch-system\/extension-apiserver-authentication/;
    await until(async () => warning.test(manager.errors()));
    assert.is(await read(users.client), 401);
  });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const endMs = Date.now() + 30_000; !(await isSo()); ) {
    if (Date.now() > endMs) throw new Error("not so after 30 s");
    await sleep(100);
  }
}

test.run();
