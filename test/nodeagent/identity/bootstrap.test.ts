import { X509Certificate } from "node:crypto";
import { lstatSync, mkdtempSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as assert from "uvu/assert";
import { type Client, createClient } from "../../../generated/client.ts";
import { generated } from "../../../generated/index.ts";
import { isForbidden } from "../../../runtime/client/errors.ts";
import { builtIn } from "../../../runtime/cli/builtIn.ts";
import { discoverAuthority } from "../../../runtime/cli/node/discover.ts";
import { certificateStore } from "../../../runtime/nodeagent/identity/certificateStore.ts";
import { ensureIdentity } from "../../../runtime/nodeagent/identity/ensureIdentity.ts";
import { requestCertificate } from "../../../runtime/nodeagent/identity/requestCertificate.ts";
import { makeCertificates } from "../../harness/certificates.ts";
import { type OrchProcess, runOrch, startOrch } from "../../harness/orchProcess.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("the identity of a node agent");

const folder = mkdtempSync(join(tmpdir(), "orch-identity-"));
const at = (name: string) => join(folder, name);
const files = { kubeconfig: at("kubeconfig"), bootstrapKubeconfig: at("bootstrap"), certDir: at("pki") };
const { platform } = builtIn;
const { signal } = new AbortController();

let orch: OrchProcess;
let admin: Client;
let server = "";
let token = "";
let hash = "";
let said: string[] = [];

test.before(async () => {
  orch = await startOrch({ args: ["--enable-bootstrap-token-auth"] });
  admin = createClient({ kubeconfig: orch.kubeconfig });
  const { code, out, err } = await runOrch(["node", "token", "create", "--data-dir", orch.dataDir]);
  assert.is(code, 0, err);
  assert.match(err, /this machine can join/);
  const words = out.trim().split(" ");
  assert.equal(words.slice(0, 3), ["orch", "node", "join"]);
  [server = "", token = "", hash = ""] = [words[3], words[5], words[7]];
  const ca = await discoverAuthority({ server, token, hashes: [hash], generated });
  const cluster = { server, "certificate-authority-data": Buffer.from(ca).toString("base64") };
  const config = {
    "current-context": "c",
    contexts: [{ name: "c", context: { cluster: "c", user: "u" } }],
    clusters: [{ name: "c", cluster }],
    users: [{ name: "u", user: { token } }],
  };
  writeFileSync(files.bootstrapKubeconfig, JSON.stringify(config));
});
test.after(async () => {
  admin.transport.close();
  await orch.close();
  rmSync(folder, { recursive: true, force: true });
});

const current = at("pki/nodeagent-client-current.pem");

async function ensure(): Promise<X509Certificate> {
  said = [];
  await ensureIdentity({
    ...{ ...files, platform, nodeName: "n1", clientOf: (kubeconfig) => createClient({ kubeconfig }) },
    log: { info: (text) => said.push(text), error: (text, error) => assert.unreachable(`${text}: ${error}`) },
    ...{ nowMs: Date.now, signal },
  });
  return new X509Certificate(readFileSync(current));
}

async function asNode<T>(run: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient({ kubeconfig: files.kubeconfig });
  try {
    return await run(client);
  } finally {
    client.transport.close();
  }
}

test("a token is enough for a certificate, a kubeconfig and files that only their owner reads", async () => {
  const certificate = await ensure();
  assert.match(certificate.subject, /O=system:nodes\nCN=system:node:n1/);
  assert.equal(certificate.keyUsage, ["1.3.6.1.5.5.7.3.2"]);
  assert.ok(lstatSync(current).isSymbolicLink());
  const target = readlinkSync(current);
  assert.is(dirname(target), files.certDir);
  assert.match(target, /nodeagent-client-\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d\.pem$/);
  for (const file of [target, files.kubeconfig]) assert.is(statSync(file).mode & 0o777, 0o600, file);
  const review = await asNode((client) => client.authentication.v1.selfsubjectreviews.create({}));
  assert.is(review.status?.userInfo?.username, "system:node:n1");
  const { items } = await admin.certificates.v1.certificatesigningrequests.list();
  assert.is(items[0]?.spec.signerName, "orch.io/orch-apiserver-client-nodeagent");
  assert.equal(items[0]?.spec.usages, ["digital signature", "client auth"]);
  assert.match(items[0]?.status?.conditions?.[0]?.message ?? "", "Auto approving nodeagent client certificate");
});

test("what the server takes is used again, without a request", async () => {
  const { serialNumber } = await ensure();
  assert.is((await ensure()).serialNumber, serialNumber);
  assert.equal(said, []);
});

const store = certificateStore(files.certDir, "nodeagent-client");
const tomorrowMs = Date.now() + 86_400_000;
const damages: Readonly<Record<string, () => void | Promise<void>>> = {
  "is damaged": () => writeFileSync(readlinkSync(current), "-----BEGIN CERTIFICATE-----\nx\n"),
  "is gone": () => rmSync(current),
  "is of another authority": async () =>
    store.write((await makeCertificates("h", "system:node:n1")).client, tomorrowMs),
};
for (const [title, damage] of Object.entries(damages)) {
  test(`a certificate that ${title} begins the bootstrap anew`, async () => {
    const before = await ensure();
    await damage();
    const after = await ensure();
    assert.is(said.length, 1, said.join());
    assert.is.not(after.serialNumber, before.serialNumber);
  });
}

test("a certificate that has ended begins the bootstrap anew", async () => {
  const before = await ensure();
  const endMs = Date.parse(before.validTo);
  await ensureIdentity({
    ...{ ...files, platform, nodeName: "n1", clientOf: (kubeconfig) => createClient({ kubeconfig }) },
    log: { info: () => {}, error: (text, error) => assert.unreachable(`${text}: ${error}`) },
    ...{ nowMs: () => endMs + 1, signal },
  });
  assert.is.not(new X509Certificate(readFileSync(current)).serialNumber, before.serialNumber);
});

test("a node renews its certificate by its own rights", () =>
  asNode(async (client) => {
    const signerName = platform.names.signerAgentClient;
    const wish = { client, nodeName: "n1", signerName, purpose: "client auth", names: [], store, signal } as const;
    const pair = await requestCertificate(wish);
    const requests = await admin.certificates.v1.certificatesigningrequests.list();
    const own = requests.items.find(({ spec }) => spec.username === "system:node:n1");
    assert.match(own?.status?.conditions?.[0]?.message ?? "", "Auto approving self nodeagent client certificate");
    store.write(pair, Date.now());
    assert.is(store.read()?.cert, pair.cert);
  }));

test("the certificate of a port waits for an approval", () =>
  asNode(async (client) => {
    const serving = certificateStore(files.certDir, "nodeagent-server");
    const names = ["n1", "10.0.0.7"];
    const signerName = platform.names.signerAgentServing;
    let asked = "";
    const onAsked = (name: string) => void (asked = name);
    const wish = { client, nodeName: "n1", signerName, names, store: serving, signal, onAsked } as const;
    const waiting = requestCertificate({ ...wish, purpose: "server auth" });
    while (asked === "") await new Promise((resolve) => setTimeout(resolve, 10));
    const requests = admin.certificates.v1.certificatesigningrequests;
    const pending = await requests.get(asked);
    assert.is(pending.status?.conditions, undefined);
    const conditions = [{ type: "Approved", status: "True", reason: "Test" }];
    await requests.approval.update({ ...pending, status: { conditions } });
    const { cert } = await waiting;
    assert.is(new X509Certificate(cert).checkIP("10.0.0.7"), "10.0.0.7");
  }));

test("a joined node reads no secret but those of its pods, and writes no node but its own", async () => {
  const secrets = admin.core.v1.secrets.namespace("default");
  for (const name of ["used", "other"]) await secrets.create({ metadata: { name }, stringData: { a: "b" } });
  await admin.core.v1.nodes.create({ metadata: { name: "n2" } });
  await asNode(async (client) => {
    await client.core.v1.nodes.create({ metadata: { name: "n1" } });
    const volumes = [{ name: "v", secret: { secretName: "used" } }];
    const spec = {
      nodeName: "n1",
      volumes,
      containers: [{ name: "c", image: "i" }],
      automountServiceAccountToken: false,
    };
    await admin.core.v1.pods.namespace("default").create({ metadata: { name: "p" }, spec });
    const { core } = client;
    await eventually(async () => (await core.v1.secrets.namespace("default").get("used")).data?.a === "Yg==");
    await refused(core.v1.secrets.namespace("default").get("other"), /no relationship found/);
    await refused(core.v1.secrets.namespace("default").list(), /secrets/);
    await refused(core.v1.nodes.delete("n2"), /n2/);
    const n2 = await admin.core.v1.nodes.get("n2");
    await refused(core.v1.nodes.status.update({ ...n2, status: { phase: "Running" } }), /n2/);
    const n1 = await core.v1.nodes.get("n1");
    const labels = { ...n1.metadata.labels, "node-restriction.orch.io/team": "a" };
    await refused(core.v1.nodes.update({ ...n1, metadata: { ...n1.metadata, labels } }), /node-restriction/);
  });
});

test("a hash of another key, and a token of another secret, join nothing", async () => {
  const other = `sha256:${"0".repeat(64)}`;
  await fails(discoverAuthority({ server, token, hashes: [other], generated }), /none of --ca-cert-hash/);
  const forged = `${token.slice(0, 7)}${"0".repeat(16)}`;
  await fails(discoverAuthority({ server, token: forged, hashes: [hash], generated }), /does not know the secret/);
  await fails(
    discoverAuthority({ server, token: `aaaaaa.${"0".repeat(16)}`, hashes: [], generated }),
    /by no token aaaaaa/,
  );
});

const refusals: readonly (readonly [readonly string[], RegExp])[] = [
  [[], /address of the server must stand first/],
  [["h:1", "--token", "abc"], /--token must be a token as ID.SECRET/],
  [["h:1", "--token", "aaaaaa.0123456789abcdef"], /--ca-cert-hash is missing/],
  [["h:1", "--token", "aaaaaa.0123456789abcdef", "--ca-cert-hash", "x"], /"x" is no hash/],
  [["h:1", "--", "--no-such-flag"], /no-such-flag/],
];
for (const [args, message] of refusals) {
  test(`node join ${args.join(" ")}: says what is wrong`, async () => {
    const { code, err } = await runOrch(["node", "join", ...args]);
    assert.is(code, 2);
    assert.match(err, message);
  });
}

async function fails(promise: Promise<unknown>, message: RegExp): Promise<void> {
  await promise.then(
    () => assert.unreachable("it should have failed"),
    (error: Error) => assert.match(error.message, message),
  );
}

async function refused(promise: Promise<unknown>, message: RegExp): Promise<void> {
  await promise.then(
    () => assert.unreachable("it should have been refused"),
    (error: Error) => {
      assert.ok(isForbidden(error), error.message);
      assert.match(error.message, message);
    },
  );
}

async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await isSo().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.unreachable("not so after half a minute");
}

test.run();
