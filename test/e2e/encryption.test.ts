import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@connectrpc/connect";
import { createGrpcTransport } from "@connectrpc/connect-node";
import * as assert from "uvu/assert";
import { KV } from "../../generated/pb/etcd/etcdserverpb/rpc_pb.ts";
import { missingEtcd, startEtcd } from "../harness/etcd.ts";
import { startKmsPlugin } from "../harness/peers/kmsPlugin.ts";
import { checkSteps, missingKubectl, openShell, root } from "../harness/kubectl.ts";
import { ensureBundle, type OrchProcess, runOrch, startOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";
import { fencedBlocks, parseSteps } from "../harness/transcript.ts";

const test = suite("encryption at rest");
const folder = mkdtempSync(join(tmpdir(), "orch-encryption-"));
const file = join(folder, "encryption.yaml");
const dataDir = join(folder, "data");
const flag = ["--encryption-provider-config", file];
const gate = ["--feature-gates", "AllowUnsafeMalformedObjectDeletion=true"];
const noKubectl = missingKubectl();
const noEtcd = missingEtcd();

test.after(() => rmSync(folder, { recursive: true, force: true }));

/** A configuration of one entry, in the form that users write. */
function configure(providers: string): void {
  writeFileSync(
    file,
    `apiVersion: apiserver.config.orch.io/v1
kind: EncryptionConfiguration
resources:
  - resources: [secrets, configmaps]
    providers:
${providers}`,
  );
}

function keys(...names: readonly string[]): string {
  const list = names.map(
    (name) => `{ name: ${name}, secret: ${Buffer.from(name.padEnd(32, "-")).toString("base64")} }`,
  );
  return `      - secretbox: { keys: [${list.join(", ")}] }\n`;
}

const plain = "      - identity: {}\n";

/** Starts a server, runs commands in a shell of its own, and stops it. */
async function serving(args: readonly string[], run: (shell: ReturnType<typeof openShell>) => Promise<void>) {
  const orch: OrchProcess = await startOrch({ command: "apiserver", dataDir, args });
  const shell = openShell({ kubeconfig: orch.kubeconfig });
  try {
    await run(shell);
  } finally {
    shell.close();
    await orch.close();
  }
}

/** Bytes of all files of the data. */
function onDisk(): string {
  const data = join(dataDir, "data");
  return readdirSync(data)
    .map((name) => readFileSync(join(data, name), "latin1"))
    .join("\n");
}

if (noKubectl !== undefined) test.skip("secrets on disk", noKubectl);
else {
  test(
    "secrets are not on disk as they are, keys can be changed, and what is lost can be deleted",
    async () => {
      configure(keys("k1") + plain);
      const output = async (shell: ReturnType<typeof openShell>, command: string) => (await shell.run(command)).output;
      await serving(flag, async (shell) => {
        await shell.run("kubectl create secret generic a --from-literal=word=the-hidden-word");
        await shell.run("kubectl create secret generic b --from-literal=word=the-hidden-word");
        assert.is(await output(shell, "kubectl get secret a -o jsonpath={.data.word} | base64 -d"), "the-hidden-word");
        await shell.run("kubectl create serviceaccount the-plain-word");
      });
      const first = onDisk();
      assert.not.match(first, Buffer.from("the-hidden-word").toString("base64"));
      assert.match(first, "the-plain-word");
      assert.match(first, "orch:enc:secretbox:v1:k1:");
      configure(keys("k2", "k1"));
      await serving(flag, async (shell) => {
        assert.is(await output(shell, "kubectl get secret a -o json | kubectl replace -f -"), "secret/a replaced\n");
      });
      assert.match(onDisk(), "orch:enc:secretbox:v1:k2:");
      configure(keys("k2"));
      const lost = "/registry/secrets/default/b";
      const reason = `unable to transform key "${lost}": no matching prefix found`;
      await serving([...flag, ...gate], async (shell) => {
        assert.is(await output(shell, "kubectl get secret a -o jsonpath={.data.word} | base64 -d"), "the-hidden-word");
        const internal = `Error from server (InternalError): Internal error occurred: ${reason}\n`;
        assert.is(await output(shell, "kubectl get secret b"), internal);
        assert.is(
          await output(shell, "kubectl get secrets"),
          "Error from server (StorageReadError): failed to read one or more secrets from the storage\n",
        );
        assert.is(await output(shell, "kubectl delete secret b --wait=false"), internal);
        const path = "/api/v1/namespaces/default/secrets";
        const option = "ignoreStoreReadErrorWithClusterBreakingPotential=true";
        assert.match(await output(shell, `kubectl delete --raw '${path}/a?${option}'`), 'secrets "a" is invalid');
        assert.match(await output(shell, `kubectl delete --raw '${path}/b?${option}'`), '"status":"Success"');
        assert.match(await output(shell, "kubectl get secrets"), /^a /m);
      });
    },
    { timeoutMs: 60_000 },
  );
}

const recipe = '"Encryption at rest" of the README works as it is written';
if (noKubectl !== undefined) test.skip(recipe, noKubectl);
else test(recipe, followRecipe, { timeoutMs: 60_000 });

/** In a folder of its own, where `npx orch` is the program of this repository, on a free port. */
async function followRecipe(): Promise<void> {
  await ensureBundle();
  const readme = join(root, "README.md");
  const inSection = (language: string) =>
    fencedBlocks(readFileSync(readme, "utf8"), language).filter((each) => each.heading === "Encryption at rest");
  const home = mkdtempSync(join(folder, "recipe-"));
  const npx = `#!/bin/sh\nshift\nexec "${process.execPath}" "${join(root, "dist/main.js")}" "$@" --secure-port 0\n`;
  writeFileSync(join(home, "npx"), npx, { mode: 0o755 });
  const script = inSection("sh").map(({ text }) => text);
  const env = { ...process.env, PATH: `${home}${delimiter}${process.env["PATH"]}` };
  const commands = ["-c", `${script.join("\n")}\nwait`];
  const program = spawn("bash", commands, { cwd: home, env, stdio: "ignore", detached: true });
  try {
    const kubeconfig = join(home, ".orch/admin.kubeconfig");
    for (let tries = 0; !existsSync(kubeconfig); tries++) {
      assert.ok(tries < 400, "the server did not start");
      await sleep(100);
    }
    const user = openShell({ kubeconfig, cwd: home });
    const steps = inSection("console").flatMap(({ text }) => parseSteps(text));
    await checkSteps(steps, { shell: user, file: readme });
    user.close();
  } finally {
    const ended = new Promise((resolve) => program.once("close", resolve));
    if (program.pid !== undefined) process.kill(-program.pid, "SIGTERM");
    await ended;
  }
}

test("a reload of no file ends the start", async () => {
  const data = ["--data-dir", join(folder, "other"), "--secure-port", "0"];
  const { code, err } = await runOrch(["up", ...data, "--encryption-provider-config-automatic-reload"]);
  assert.is(code, 1);
  assert.match(err, "--encryption-provider-config-automatic-reload must be set with --encryption-provider-config");
});

test("a file that is wrong ends the start with its line", async () => {
  configure("      - aesgcm: { keys: [{ name: k, secret: c2hvcnQ= }] }\n");
  const { code, err } = await runOrch(["up", "--data-dir", join(folder, "other"), "--secure-port", "0", ...flag]);
  assert.is(code, 1);
  const field = "resources[0].providers[0].aesgcm.keys[0].secret";
  assert.match(err, `${file}:6:45: ${field}: secret is not of the expected length, got 5, expected one of [16 24 32]`);
});

if (noEtcd !== undefined) test.skip("servers on one etcd", noEtcd);
else {
  test(
    "servers on one etcd read what each other encrypted by a KMS plugin",
    async () => {
      const etcd = await startEtcd();
      const plugin = await startKmsPlugin(join(folder, "kms.sock"));
      configure(`      - kms: { apiVersion: v2, name: kms, endpoint: "unix://${join(folder, "kms.sock")}" }\n`);
      const args = ["--storage-backend", "etcd3", "--etcd-servers", etcd.urls.join(","), ...flag, ...gate];
      const one = await startOrch({ command: "apiserver", args });
      const two = await startOrch({ command: "apiserver", args });
      const [shell, other] = [openShell({ kubeconfig: one.kubeconfig }), openShell({ kubeconfig: two.kubeconfig })];
      await shell.run("kubectl create configmap a --from-literal=word=the-hidden-word");
      assert.match((await other.run("kubectl get configmaps a -o yaml")).output, "word: the-hidden-word");
      await other.run('kubectl patch configmap a --patch \'{"data":{"word":"another-word"}}\'');
      assert.match((await shell.run("kubectl get configmaps a -o yaml")).output, "word: another-word");
      assert.is((await shell.run("kubectl get --raw /livez/kms-provider-0")).output, "ok");
      const kv = createClient(KV, createGrpcTransport({ baseUrl: etcd.urls[0] ?? "" }));
      const bad = { key: Buffer.from("/registry/configmaps/default/bad"), value: Buffer.from("no JSON") };
      await kv.txn({ success: [{ request: { case: "requestPut", value: bad } }] });
      for (const each of [shell, other]) {
        assert.match((await each.run("kubectl get configmaps")).output, "failed to read one or more configmaps");
        assert.match((await each.run("kubectl get configmap bad")).output, "no matching prefix found");
        assert.match((await each.run("kubectl get configmap a")).output, /^a /m);
      }
      const path = "/api/v1/namespaces/default/configmaps/bad?ignoreStoreReadErrorWithClusterBreakingPotential=true";
      assert.match((await shell.run(`kubectl delete --raw '${path}'`)).output, '"status":"Success"');
      assert.match((await other.run("kubectl get configmaps")).output, /^a /m);
      for (const each of [shell, other]) each.close();
      for (const each of [one, two]) await each.close();
      await plugin.close();
      await etcd.close();
    },
    { timeoutMs: 60_000 },
  );
}

test.run();
