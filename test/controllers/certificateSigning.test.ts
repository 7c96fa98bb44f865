import { createPrivateKey, X509Certificate } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { problemFor } from "../../runtime/controllers/certificates/signers.ts";
import type { Authorizer } from "../../runtime/auth/authorizer.ts";
import { readCertificateRequest } from "../../runtime/x509/certificateRequest.ts";
import { suite } from "../harness/suite.ts";
import type { Parsed } from "../harness/watch.ts";
import { testFolder } from "../storage/folder.ts";
import { type Cluster, openCluster } from "./cluster.ts";
import { authority, described, requested, type Wanted } from "./openssl.ts";

const test = suite("certificate signing requests");

const requests = "/apis/certificates.orch.io/v1/certificatesigningrequests";
const dayMs = 86_400_000;

const client = "orch.io/orch-apiserver-client";
const agentClient = "orch.io/orch-apiserver-client-nodeagent";
const agentServing = "orch.io/nodeagent-serving";

/** The rights that users have on sub-resources of requests. */
const rights = new Set<string>();
const authorizer: Authorizer = ({ subresource, user }) => {
  const isReview = subresource === "nodeclient" || subresource === "selfnodeclient";
  const isAllowed = !isReview || rights.has(`${user.name} ${subresource}`);
  return { outcome: isAllowed ? "allow" : "noOpinion", reason: "" };
};

const scratch = testFolder();
const ca = authority(join(scratch.path, "ca"));
let cluster: Cluster;
let count = 0;

test.before(async () => {
  const names = ["approving", "signing"].map((each) => `certificatesigningrequest-${each}-controller`);
  const authorities = { apiserverClient: ca, agentClient: ca, agentServing: ca };
  cluster = await openCluster(names, {
    signing: { authorities, maxDurationMs: 30 * dayMs },
    api: { authorizer },
  });
});
test.after(async () => {
  await cluster.stop();
  scratch.remove();
});

interface Ask extends Wanted {
  readonly signer: string;
  readonly usages: readonly string[];
  readonly expirationSeconds?: number;
}

/** Stores a request and returns its path. */
async function ask({ signer, usages, expirationSeconds, ...wanted }: Ask): Promise<string> {
  const name = `r${++count}`;
  const request = Buffer.from(requested(join(scratch.path, name), wanted).csr).toString("base64");
  const expiration = expirationSeconds === undefined ? {} : { expirationSeconds };
  await cluster.make(requests, { metadata: { name }, spec: { request, signerName: signer, usages, ...expiration } });
  return `${requests}/${name}`;
}

async function approve(path: string): Promise<void> {
  const { json } = await cluster.api.get(path);
  const conditions = [{ type: "Approved", status: "True", reason: "Test", message: "by a test" }];
  const answer = await cluster.api.put(`${path}/approval`, { ...json, status: { conditions } });
  assert.is(answer.status, 200, answer.text);
}

/** The request when it is signed, or has failed. */
async function settled(path: string): Promise<Parsed> {
  const isFailed = (each: { type: string }) => each.type === "Failed";
  const isSo = (object?: Parsed) => object?.status?.certificate || object?.status?.conditions?.some(isFailed);
  const object = await cluster.until(path, (each) => Boolean(isSo(each)));
  return object ?? {};
}

async function signed(wanted: Ask): Promise<string> {
  const path = await ask(wanted);
  await approve(path);
  const { status } = await settled(path);
  assert.ok(status.certificate, JSON.stringify(status));
  return Buffer.from(status.certificate, "base64").toString();
}

const clientUsages = ["digital signature", "client auth"];

test("an approved request becomes a certificate of the authority, for that key, subject and these usages", async () => {
  const path = await ask({
    signer: client,
    subject: "/O=team/O=ops/CN=ada",
    names: "DNS:ada.example.com,IP:10.0.0.7,IP:fd00::1,email:ada@example.com,URI:spiffe://ada",
    extensions: ["basicConstraints=critical,CA:TRUE", "nsComment=not copied"],
    usages: ["key encipherment", ...clientUsages],
  });
  await approve(path);
  const pem = Buffer.from((await settled(path)).status.certificate, "base64").toString();
  const leaf = new X509Certificate(pem);
  assert.ok(leaf.checkIssued(new X509Certificate(readFileSync(ca.certFile))));
  assert.ok(leaf.verify(new X509Certificate(readFileSync(ca.certFile)).publicKey));
  assert.ok(leaf.checkPrivateKey(createPrivateKey(readFileSync(keyOf(path)))));
  assert.is(leaf.subject, "O=team\nO=ops\nCN=ada");
  const text = described(pem);
  assert.match(text, /CA:FALSE/);
  assert.match(text, /Key Usage: critical\s+Digital Signature, Key Encipherment\n/);
  assert.match(text, /Extended Key Usage: \s+TLS Web Client Authentication\n/);
  assert.match(text, /DNS:ada.example.com, IP Address:10.0.0.7, IP Address:FD00:0:0:0:0:0:0:1, email:ada@example.com/);
  assert.match(text, /, URI:spiffe:\/\/ada\n/);
  assert.not.match(text, /Comment|CA:TRUE/);
});

function keyOf(path: string): string {
  return join(scratch.path, path.slice(requests.length + 1), "client.key");
}

const durations: readonly (readonly [title: string, seconds: number | undefined, expectedMs: number])[] = [
  ["names no lifetime has the longest", undefined, 30 * dayMs],
  ["asks for ten minutes has them from now, and five that are over", 600, 15 * 60_000],
  ["asks for a day has it from its begin, five minutes ago", 86_400, dayMs],
  ["asks for too much has the longest", 400 * 86_400, 30 * dayMs],
];

for (const [title, expirationSeconds, expectedMs] of durations) {
  test(`a request that ${title}`, async () => {
    const expiration = expirationSeconds === undefined ? {} : { expirationSeconds };
    const wanted = { signer: client, subject: "/CN=ada", usages: clientUsages, ...expiration };
    const { validFrom, validTo } = new X509Certificate(await signed(wanted));
    const beganAgoMs = Date.now() - Date.parse(validFrom);
    assert.ok(beganAgoMs >= 300_000 && beganAgoMs < 330_000, `${beganAgoMs} ms ago`);
    assert.is(Date.parse(validTo) - Date.parse(validFrom), expectedMs);
  });
}

const node = "/O=system:nodes/CN=system:node:n1";
const servingUsages = ["digital signature", "key encipherment", "server auth"];
const agentUsages = ["digital signature", "key encipherment", "client auth"];

const rows: readonly (readonly [title: string, signer: string, wanted: Omit<Ask, "signer">, problem?: string])[] = [
  ["a serving certificate of a node", agentServing, { subject: node, names: "DNS:n1", usages: servingUsages }],
  [
    "one without key encipherment",
    agentServing,
    { subject: node, names: "IP:10.0.0.1", usages: ["digital signature", "server auth"] },
  ],
  [
    "one without a host",
    agentServing,
    { subject: node, usages: servingUsages },
    "DNS or IP subjectAltName is required",
  ],
  [
    "one with an email address",
    agentServing,
    { subject: node, names: "DNS:n1,email:a@b.c", usages: servingUsages },
    "Email subjectAltNames are not allowed",
  ],
  [
    "one with a URI",
    agentServing,
    { subject: node, names: "DNS:n1,URI:spiffe://a", usages: servingUsages },
    "URI subjectAltNames are not allowed",
  ],
  [
    "one of another group",
    agentServing,
    { subject: "/O=nodes/CN=system:node:n1", names: "DNS:n1", usages: servingUsages },
    "subject organization is not system:nodes",
  ],
  [
    "one of two groups",
    agentServing,
    { subject: "/O=system:nodes/O=system:masters/CN=system:node:n1", names: "DNS:n1", usages: servingUsages },
    "subject organization is not system:nodes",
  ],
  [
    "one of no node",
    agentServing,
    { subject: "/O=system:nodes/CN=n1", names: "DNS:n1", usages: servingUsages },
    "subject common name does not begin with system:node:",
  ],
  [
    "one for clients",
    agentServing,
    { subject: node, names: "DNS:n1", usages: agentUsages },
    "usages did not match [digital signature key encipherment server auth]",
  ],
  [
    "a client certificate of a node with a host",
    agentClient,
    { subject: node, names: "DNS:n1", usages: agentUsages },
    "DNS subjectAltNames are not allowed",
  ],
  [
    "one of a node with two names",
    agentClient,
    { subject: `${node}/CN=admin`, usages: agentUsages },
    "subject common name does not begin with system:node:",
  ],
  [
    "a client certificate that may serve too",
    client,
    { subject: "/CN=ada", usages: ["client auth", "server auth"] },
    "invalid usage for client certificate: server auth",
  ],
  [
    "a client certificate that is for none",
    client,
    { subject: "/CN=ada", usages: ["digital signature"] },
    "missing required usage for client certificate: client auth",
  ],
];

for (const [title, signer, wanted, problem] of rows) {
  test(`${title} is ${problem === undefined ? "signed" : `refused: ${problem}`}`, async () => {
    const path = await ask({ signer, ...wanted });
    await approve(path);
    const { status } = await settled(path);
    const failed = status.conditions.find((each: { type: string }) => each.type === "Failed");
    assert.is(failed?.message, problem);
    assert.is(failed?.reason, problem === undefined ? undefined : "SignerValidationFailure");
    assert.is(status.certificate === undefined, problem !== undefined);
    if (failed !== undefined) assert.ok(Date.parse(failed.lastUpdateTime) > Date.now() - 60_000);
  });
}

test("the signer of old signs whatever is asked for", () => {
  const wanted = { subject: "/CN=anything", names: "URI:spiffe://a" };
  const request = readCertificateRequest(requested(join(scratch.path, "old"), wanted).csr);
  assert.is(problemFor.legacyUnknown({ request, usages: ["any"] }), undefined);
});

test("requests of other signers, and those that are denied or pending, stay as they are", async () => {
  const usages = clientUsages;
  const other = await ask({ signer: "example.com/mine", subject: "/CN=a", usages });
  const pending = await ask({ signer: client, subject: "/CN=a", usages });
  await approve(other);
  await signed({ signer: client, subject: "/CN=after", usages }); // one worker: the others were looked at before
  assert.is((await cluster.find(other))?.status.certificate, undefined);
  assert.equal((await cluster.find(pending))?.status, {});
});

test("a replaced authority signs from then on, and one that cannot sign is reported and tried again", async () => {
  const kept = readFileSync(ca.keyFile);
  const path = await ask({ signer: client, subject: "/CN=late", usages: clientUsages });
  const next = authority(join(scratch.path, "next"), { subject: "/CN=Next CA", days: 2 });
  writeFileSync(ca.keyFile, readFileSync(next.keyFile));
  await approve(path);
  while (cluster.complaints.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const form = /signing-controller: Error: .*ca\.crt and .*ca\.key sign nothing: none of the certificates has this key/;
  assert.match(cluster.complaints[0] ?? "", form);
  cluster.forgiveComplaints();
  const before = readFileSync(ca.certFile);
  renameSync(next.certFile, ca.certFile);
  const pem = Buffer.from((await settled(path)).status.certificate, "base64").toString();
  const { issuer, validTo } = new X509Certificate(pem);
  assert.is(issuer, "CN=Next CA");
  assert.is(validTo, new X509Certificate(readFileSync(ca.certFile)).validTo, "ends with its authority");
  writeFileSync(ca.certFile, before);
  writeFileSync(ca.keyFile, kept);
});

test("a node agent's client certificate is approved for whom may ask for it, and signed", async () => {
  const wanted = { signer: agentClient, subject: node, usages: agentUsages };
  const path = await ask(wanted);
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal((await cluster.find(path))?.status, {}, "test-admin has no right yet");
  rights.add("test-admin selfnodeclient");
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.equal((await cluster.find(path))?.status, {}, "n1 is not test-admin");
  rights.add("test-admin nodeclient");
  const { status } = await settled(path);
  const [{ type, reason, message }] = status.conditions;
  assert.equal([type, reason], ["Approved", "AutoApproved"]);
  assert.is(message, "Auto approving nodeagent client certificate after SubjectAccessReview.");
  const { subject } = new X509Certificate(Buffer.from(status.certificate, "base64"));
  assert.is(subject, "O=system:nodes\nCN=system:node:n1");
  rights.clear();
});

test("what is no node agent's client certificate is not approved by itself", async () => {
  rights.add("test-admin nodeclient").add("test-admin selfnodeclient");
  const others = [
    await ask({ signer: client, subject: node, usages: agentUsages }),
    await ask({ signer: agentClient, subject: "/O=system:nodes/CN=n1", usages: agentUsages }),
    await ask({ signer: agentServing, subject: node, names: "DNS:n1", usages: servingUsages }),
  ];
  await settled(await ask({ signer: agentClient, subject: node, usages: agentUsages }));
  for (const path of others) assert.equal((await cluster.find(path))?.status, {}, path);
  rights.clear();
});

test.run();
