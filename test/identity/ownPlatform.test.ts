import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import * as assert from "uvu/assert";
import { parse } from "yaml";
import { checkSteps, missingKubectl, openShell, root, type Shell } from "../harness/kubectl.ts";
import { ensureBundle, runOrch } from "../harness/orchProcess.ts";
import { suite } from "../harness/suite.ts";
import { fencedBlocks, normalize, parseSteps } from "../harness/transcript.ts";

const test = suite("the README's own platform");

const heading = "Your own platform";
const readme = join(root, "README.md");
const text = readFileSync(readme, "utf8");
const missing = missingKubectl();

/** A checkout of its own, as far as commands see. */
let folder = "";
let server: ChildProcess | undefined;
let output = "";
let url = "";
let kubeconfig = "";
let shell: Shell;

test.before(async () => {
  await ensureBundle();
  folder = mkdtempSync(join(tmpdir(), "orch-platform-"));
  const linked = ["codegen", "dist", "generated", "node_modules", "proto", "runtime", "spec"];
  for (const name of linked) symlinkSync(join(root, name), join(folder, name));
  cpSync(join(root, "package.json"), join(folder, "package.json"));
  const [make = ""] = blocks("sh");
  const start = /^npm start -- (.*)$/m;
  await run(make.replace(start, ""));
  assert.match(make, start);
  server = serve(start.exec(make)?.[1] ?? "");
  await until(() => /^\w+: ready on/m.test(output));
  [, url = "", kubeconfig = ""] = /ready on (\S+) \(kubeconfig (.+)\)$/m.exec(output) ?? [];
  shell = openShell({ kubeconfig, cwd: folder });
});
test.after(async () => {
  shell?.close();
  if (server?.exitCode === null) {
    server.kill("SIGTERM");
    await until(() => server?.exitCode !== null);
  }
  rmSync(folder, { recursive: true, force: true });
});

test("its start says the platform's name, and where the kubeconfig is that the next command names", () => {
  assert.match(output, /^acme: ready on https:\/\/127\.0\.0\.1:\d+ /m);
  assert.is(kubeconfig, join(folder, ".orch/admin.kubeconfig"));
  assert.match(blocks("sh")[1] ?? "", "export KUBECONFIG=$PWD/.orch/admin.kubeconfig");
});

test("flags about its node agents, and their help, say the platform's word for them", async () => {
  const generated = /--generated (\S+)/.exec(blocks("sh")[0] ?? "")?.[1] ?? "";
  const help = await runOrch(["up", `--generated=${join(folder, generated)}`, "--data-dir", folder, "--help"]);
  assert.match(help.out, /^Usage:\n {2}acme up \[flags\]$/m);
  assert.match(help.out, /^ {2}--acmelet-timeout duration$/m);
  const refused = await runOrch(["apiserver", `--generated=${join(folder, generated)}`, "--nodeagent-timeout=1s"]);
  assert.equal([refused.code, refused.err], [2, "orch: unknown flag: --nodeagent-timeout\n"]);
});

test("where machines may join, what pods use is served under the platform's name", async () => {
  const { status, json } = await get("/apis/metrics.acme.dev/v1beta1");
  assert.equal([status, json["groupVersion"]], [200, "metrics.acme.dev/v1beta1"]);
});

test("machines join, certificates are approved and doctor looks under the platform's name", async () => {
  const generated = ["--generated", join(folder, /--generated (\S+)/.exec(blocks("sh")[0] ?? "")?.[1] ?? "")];
  const dataDir = ["--data-dir", join(folder, ".orch")];
  const made = await runOrch(["node", "token", "create", ...dataDir, ...generated]);
  assert.is(made.code, 0, made.err);
  const command = made.out.trim().split(" ");
  assert.equal(command.slice(-3), ["--", ...generated]);
  const at = command.indexOf("--token") + 1;
  const forged = command.map((each, index) => (index === at ? `${each.slice(0, 7)}${"0".repeat(16)}` : each)).slice(1);
  const refused = await runOrch([...forged, "--root-dir", join(folder, "node")]);
  assert.match(refused.err, /does not know the secret of the token/);
  const missing = await runOrch(["certificate", "approve", "none", ...dataDir, ...generated]);
  assert.match(missing.err, 'certificatesigningrequests.certificates.acme.dev "none" not found');
  const found = await runOrch(["doctor", ...dataDir, ...generated]);
  assert.equal([found.code, /^ {2}ok {5}\/readyz: /m.test(found.out)], [0, true], found.out);
});

const prints = "kubectl prints real tables and documents, as the section says";
if (missing !== undefined) test.skip(prints, missing);
else
  test(prints, async () => {
    for (const line of blocks("sh")[1]?.split("\n") ?? []) {
      if (line.startsWith("kubectl ")) assert.match(blocks("console")[0] ?? "", `$ ${line}\n`);
    }
    await checkSteps(blocks("console").flatMap(parseSteps), { shell, file: readme });
  });

test("the program of the typed client prints what the section says", async () => {
  writeFileSync(join(folder, "try.ts"), blocks("ts")[0] ?? "");
  const env = { ...process.env, KUBECONFIG: kubeconfig };
  const options = { cwd: folder, env };
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", "try.ts"], options);
  assert.is(normalize(stdout), normalize(blocks("text")[0] ?? ""));
});

test("nothing that is served says another platform's words", async () => {
  const paths = ["/api", "/apis", "/api/v1/namespaces", "/openapi/v2", "/openapi/v3", "/version"];
  const index = (await get("/openapi/v3")).json as { paths: Record<string, { serverRelativeURL: string }> };
  for (const { serverRelativeURL } of Object.values(index.paths)) paths.push(serverRelativeURL);
  assert.ok(paths.length > 30, `${paths.length} documents`);
  const foreign = /[\w.-]*(\borch\b|\bkube-|k8s|\bkubelet\b|(?<!x-)kubernetes)[\w./-]*/gi;
  const found: Record<string, readonly string[]> = {};
  for (const path of paths) {
    const words = new Set((await get(path)).text.match(foreign));
    if (words.size > 0) found[path] = [...words];
  }
  assert.equal(found, {});
});

test("protobuf goes by the platform's media type and magic; other vendors' are not known", async () => {
  const own = await get("/api/v1/namespaces/default", "application/vnd.acme.protobuf");
  assert.is(own.headers["content-type"], "application/vnd.acme.protobuf");
  assert.is(own.body.subarray(0, 4).toString("latin1"), "acme");
  for (const vendor of ["orch", "kubernetes"]) {
    const { status, text: message } = await get("/api/v1/namespaces/default", `application/vnd.${vendor}.protobuf`);
    assert.is(status, 406);
    assert.match(message, "application/vnd.acme.protobuf");
  }
});

test("tables go by the platform's meta group, and by the alias that kubectl sends, each answered in kind", async () => {
  for (const group of ["meta.acme.dev", "meta.k8s.io"]) {
    const table = await get("/api/v1/namespaces", `application/json;as=Table;g=${group};v=v1`);
    assert.equal([table.status, table.json.kind, table.json.apiVersion], [200, "Table", `${group}/v1`]);
  }
  assert.is((await get("/api/v1/namespaces", "application/json;as=Table;g=meta.orch.io;v=v1")).status, 406);
});

test("a namespace is held by the platform's finalizer, and let go by its controller", async () => {
  const made = await call("POST", "/api/v1/namespaces", { body: { metadata: { name: "lab" } } });
  assert.equal(made.json["spec"], { finalizers: ["acme"] });
  await call("DELETE", "/api/v1/namespaces/lab");
  const deadlineMs = performance.now() + 30_000;
  while ((await get("/api/v1/namespaces/lab")).status !== 404) {
    assert.ok(performance.now() < deadlineMs, "it is still there");
    await sleep(20);
  }
});

test("the end of a watch's initial events is marked in the API domain, and by the alias", async () => {
  const query = "watch=true&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true";
  const { text: events } = await get(`/api/v1/namespaces?${query}&timeoutSeconds=1`);
  const bookmark = events.split("\n").find((each) => each.includes('"BOOKMARK"')) ?? "";
  const marks = '"annotations":{"acme.dev/initial-events-end":"true","k8s.io/initial-events-end":"true"}';
  assert.match(bookmark, marks);
});

test("a mistake that a hand-written rule of the folder finds is the client's", async () => {
  const body = { metadata: { name: "s" }, type: "platform.acme.dev/tls", data: {} };
  const answer = await call("POST", "/api/v1/namespaces/default/secrets", { body });
  assert.is(answer.status, 422, answer.text);
  const review = await call("POST", "/apis/authentication.acme.dev/v1/tokenreviews", { body: { spec: {} } });
  assert.is(review.status, 400, review.text);
});

test("a webhook's service leads to the endpoints of the slices that have the platform's label", async () => {
  const service = { metadata: { name: "hook" }, spec: { ports: [{ port: 443 }] } };
  const labels = { "platform.acme.dev/service-name": "hook" };
  const endpoints = [{ addresses: ["10.255.255.1"] }]; // nothing answers there
  const slice = { metadata: { name: "hook", labels }, addressType: "IPv4", endpoints, ports: [{ port: 443 }] };
  const rules = [{ apiGroups: [""], apiVersions: ["v1"], operations: ["CREATE"], resources: ["configmaps"] }];
  const clientConfig = { service: { namespace: "default", name: "hook" } };
  const webhook = { name: "hook.acme.dev", rules, clientConfig, timeoutSeconds: 1, sideEffects: "None" };
  const hooks = { metadata: { name: "hook" }, webhooks: [{ ...webhook, admissionReviewVersions: ["v1"] }] };
  const configurations = "/apis/admissionregistration.acme.dev/v1/validatingwebhookconfigurations";
  await call("POST", "/api/v1/namespaces/default/services", { body: service });
  await call("POST", "/apis/discovery.acme.dev/v1/namespaces/default/endpointslices", { body: slice });
  assert.is((await call("POST", configurations, { body: hooks })).status, 201);
  const refused = await call("POST", "/api/v1/namespaces/default/configmaps", { body: { metadata: { name: "c" } } });
  assert.match(refused.text, 'failed calling webhook \\"hook.acme.dev\\"');
  assert.not.match(refused.text, "no endpoints available");
  await call("DELETE", `${configurations}/hook`);
});

test("the server wrote no errors", () => assert.not.match(output, " error "));

/** The blocks of the section in a language. */
function blocks(language: string): string[] {
  return fencedBlocks(text, language)
    .filter((each) => each.heading === heading)
    .map((each) => each.text);
}

async function run(commands: string): Promise<void> {
  await promisify(execFile)("bash", ["-ec", commands], { cwd: folder });
}

/** What `npm start` runs, with a port that is free. */
function serve(flags: string): ChildProcess {
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const line = `${scripts["start"]} ${flags} --secure-port 0 --enable-bootstrap-token-auth`; // machines may join
  const child = spawn("bash", ["-c", line], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  return child;
}

async function until(isTrue: () => boolean): Promise<void> {
  const deadlineMs = performance.now() + 20_000;
  while (!isTrue()) {
    if (performance.now() > deadlineMs) throw new Error(`it did not come to be within 20 s:\n${output}`);
    await sleep(20);
  }
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
  readonly json: Record<string, unknown>;
}

function get(path: string, accept = "application/json"): Promise<Answer> {
  return call("GET", path, { accept });
}

async function call(
  method: string,
  path: string,
  { accept = "application/json", body }: { accept?: string; body?: object } = {},
): Promise<Answer> {
  const { clusters, users } = parse(readFileSync(kubeconfig, "utf8")) as Kubeconfig;
  const [cluster] = clusters;
  const [user] = users;
  const decoded = (data: string | undefined) => Buffer.from(data ?? "", "base64");
  const chunks: Buffer[] = [];
  const answer = await new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const outgoing = request(new URL(path, url), {
      method,
      headers: { accept, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ca: decoded(cluster?.cluster["certificate-authority-data"]),
      cert: decoded(user?.user["client-certificate-data"]),
      key: decoded(user?.user["client-key-data"]),
      agent: false,
    });
    outgoing.on("error", reject);
    outgoing.on("response", (message) => {
      message.on("data", (chunk: Buffer) => chunks.push(chunk));
      message.on("error", reject);
      message.on("end", () => resolve({ status: message.statusCode ?? 0, headers: message.headers }));
    });
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
  const bytes = Buffer.concat(chunks);
  return {
    ...answer,
    body: bytes,
    text: bytes.toString("utf8"),
    get json() {
      return JSON.parse(bytes.toString("utf8")) as Record<string, unknown>;
    },
  };
}

interface Kubeconfig {
  readonly clusters: readonly { readonly cluster: Record<string, string> }[];
  readonly users: readonly { readonly user: Record<string, string> }[];
}

test.run();
