import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get as getPlain } from "node:http";
import { Agent, get } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createPublicKey, X509Certificate } from "node:crypto";
import * as assert from "uvu/assert";
import { authorityOf, issueLeaf } from "../../runtime/x509/authority.ts";
import { hostName } from "../../runtime/x509/extensions.ts";
import { userName } from "../../runtime/x509/name.ts";
import { authority, openssl } from "../controllers/openssl.ts";
import { freePorts } from "../harness/etcd.ts";
import { root } from "../harness/kubectl.ts";
import { suite } from "../harness/suite.ts";
import { generatedFor } from "../identity/platforms.ts";

const test = suite("examples/envtest: what envtest starts, by the flags that it passes");

const assets = join(root, "examples/envtest");
const folder = mkdtempSync(join(tmpdir(), "envtest-"));
const at = (file: string) => join(folder, file);
let env: NodeJS.ProcessEnv;
let started: ChildProcess[] = [];

test.before(async () => {
  const generated = await generatedFor("kubernetes", join(root, "spec/platforms/kubernetes.yaml"));
  const cache = join(root, ".orch/envtest"); // the bundle in it serves the next run
  mkdirSync(cache, { recursive: true });
  env = { ...process.env, ORCH_GENERATED: generated, XDG_CACHE_HOME: cache };
});
test.after(() => {
  for (const each of started) each.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a program of the folder; its working directory is the tests', which may not be written to. */
function start(program: string, args: readonly string[]): ChildProcess {
  mkdirSync(at("package"), { recursive: true });
  const child = spawn(join(assets, program), args, { env, cwd: at("package"), stdio: "ignore" });
  started = [...started, child];
  return child;
}

type Tls = { readonly cert: string; readonly key: string; readonly ca: string } | "unverified";

/** Waits as envtest does: without credentials, until a page answers 200. */
async function isUp(url: string): Promise<void> {
  const endMs = Date.now() + 20_000;
  let found: unknown;
  while (found !== 200) {
    if (Date.now() > endMs) throw new Error(`${url}: ${found}`);
    await sleep(100);
    found = await answerOf(url, "unverified").then(({ status }) => status, String);
  }
}

function answerOf(url: string, tls: Tls): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const agent = new Agent(tls === "unverified" ? { rejectUnauthorized: false } : tls);
    const asked = url.startsWith("https:") ? get(url, { agent }) : getPlain(url);
    asked.on("error", reject).on("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
      response.on("end", () => {
        agent.destroy();
        resolve({ status: response.statusCode ?? 0, text });
      });
    });
  });
}

/** A key, and a certificate for it of a new authority, which is returned: what envtest makes in Go. */
function issue(name: string, leaf: { subject: ReturnType<typeof userName>; names: readonly string[]; usage: string }) {
  const { certFile, keyFile } = authority(at(`${name}-authority`), { subject: "/O=envtest/CN=envtest-environment" });
  const ca = readFileSync(certFile, "utf8");
  openssl("genpkey", "-algorithm", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-out", at(`${name}.key`));
  const key = readFileSync(at(`${name}.key`), "utf8");
  const request = {
    subject: leaf.subject,
    names: leaf.names.map(hostName),
    usages: [leaf.usage],
    publicKey: createPublicKey(key),
    durationMs: 7 * 86_400_000,
  };
  const cert = issueLeaf(request, authorityOf(ca, readFileSync(keyFile, "utf8")), Date.now());
  writeFileSync(at(`${name}.crt`), cert);
  return { ca, cert, key };
}

test("both programs have help, which envtest looks for flags in", () => {
  const help = (program: string) => execFileSync(join(assets, program), ["--help"], { env, encoding: "utf8" });
  assert.not.match(help("kube-apiserver"), /^\s*--insecure-port\b/m); // else envtest passes it
  assert.not.match(help("etcd"), /^\s*--unsafe-no-fsync\b/m);
});

test("a server starts beside certificates of other authorities, knows their users, and ends at SIGTERM", async () => {
  const [etcdPort = 0, peerPort = 0, port = 0] = await freePorts(3);
  const [etcdUrl, url] = [`http://127.0.0.1:${etcdPort}`, `https://127.0.0.1:${port}`];
  const etcd = start("etcd", [
    ...[`--advertise-client-urls=${etcdUrl}`, `--data-dir=${at("data")}`, `--listen-client-urls=${etcdUrl}`],
    `--listen-peer-urls=http://127.0.0.1:${peerPort}`,
  ]);
  await isUp(`${etcdUrl}/health`);

  const names = ["localhost", "127.0.0.1"];
  const serving = issue("apiserver", { subject: userName("localhost", ["envtest"]), names, usage: "server auth" });
  const admin = { subject: userName("default", ["system:masters"]), names: [], usage: "client auth" };
  const user = issue("user", admin);
  writeFileSync(at("client-cert-auth-ca.crt"), user.ca);
  const signer = authority(at("sa"));
  const server = start("kube-apiserver", [
    ...["--allow-privileged=true", "--authorization-mode=RBAC", "--bind-address=127.0.0.1", `--cert-dir=${folder}`],
    ...[`--client-ca-file=${at("client-cert-auth-ca.crt")}`, "--disable-admission-plugins=ServiceAccount"],
    ...[`--etcd-servers=${etcdUrl}`, `--secure-port=${port}`, `--service-account-issuer=${url}/`],
    ...[`--service-account-key-file=${signer.certFile}`, `--service-account-signing-key-file=${signer.keyFile}`],
    "--service-cluster-ip-range=10.0.0.0/24",
  ]);
  await isUp(`${url}/healthz`);

  const asUser = { ca: serving.ca, cert: user.cert, key: user.key };
  const { status, text } = await answerOf(`${url}/api/v1/namespaces`, asUser);
  assert.is(status, 200, text);
  const found = JSON.parse(text).items.map((each: { metadata: { name: string } }) => each.metadata.name);
  assert.equal(found, ["default", "kube-node-lease", "kube-public", "kube-system"]);
  assert.is(readFileSync(at("apiserver.crt"), "utf8"), serving.cert);
  assert.is(new X509Certificate(readFileSync(at("own-apiserver.crt"))).subject, "CN=kubernetes-apiserver");

  server.kill("SIGTERM");
  assert.equal(await once(server, "exit"), [0, null]);
  etcd.kill("SIGTERM");
  await once(etcd, "exit");
  assert.equal(readdirSync(at("package")), [], "nothing is written to the folder of the tests");
});

test.run();
