import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { type AuditedServer, startAudited } from "../auth/auditServer.ts";
import { makeCertificates } from "../harness/certificates.ts";
import { startFlagged } from "../harness/flaggedServer.ts";
import { suite } from "../harness/suite.ts";
import type { Parsed } from "../harness/watch.ts";

const test = suite("admission: image policy webhook");

const folder = mkdtempSync(join(tmpdir(), "orch-images-"));
const kubeconfig = join(folder, "images.kubeconfig");

/** What the webhook was asked, and what it answers: a status code, a whole body, or the status of a review. */
let reviews: Parsed[] = [];
let answer: () => number | { readonly body: string } | { readonly status: object } = () => allowed;
const allowed = { status: { allowed: true } };
let webhook: Server;
/** One that lets nothing in without an answer, and one that does. */
let strict: AuditedServer;
let lenient: AuditedServer;

/** Flags of a server whose plugin has these settings. */
function flagsOf(name: string, settings: object): readonly string[] {
  const file = join(folder, name);
  const configuration = { imagePolicy: { kubeConfigFile: kubeconfig, retryBackoff: 1, ...settings } };
  const plugins = [{ name: "ImagePolicyWebhook", configuration }];
  const head = { apiVersion: "apiserver.config.orch.io/v1", kind: "AdmissionConfiguration" };
  writeFileSync(file, JSON.stringify({ ...head, plugins }));
  return [
    ...["--enable-admission-plugins=ImagePolicyWebhook", `--admission-control-config-file=${file}`],
    "--disable-admission-plugins=ServiceAccount",
  ];
}

test.before(async () => {
  const { ca, server: own, client } = await makeCertificates("images.test", "orch");
  webhook = createServer({ ...own, ca, requestCert: true, rejectUnauthorized: true }, (req, res) => {
    let text = "";
    req.setEncoding("utf8").on("data", (chunk) => (text += chunk));
    req.on("end", () => {
      const review = JSON.parse(text);
      reviews.push(review);
      const said = answer();
      res.writeHead(typeof said === "number" ? said : 200, { "content-type": "application/json" });
      res.end(typeof said === "number" ? "" : "body" in said ? said.body : JSON.stringify({ ...review, ...said }));
    });
  });
  await new Promise<void>((resolve) => webhook.listen(0, "127.0.0.1", resolve));
  const { port } = webhook.address() as AddressInfo;
  const data = (text: string) => Buffer.from(text).toString("base64");
  const cluster = { server: `https://127.0.0.1:${port}/images`, "certificate-authority-data": data(ca) };
  const user = { "client-certificate-data": data(client.cert), "client-key-data": data(client.key) };
  writeFileSync(
    kubeconfig,
    JSON.stringify({
      "current-context": "c",
      contexts: [{ name: "c", context: { cluster: "w", user: "u" } }],
      clusters: [{ name: "w", cluster }],
      users: [{ name: "u", user }],
    }),
  );
  const policy = "rules: [{ level: Metadata, omitStages: [RequestReceived] }]\n";
  strict = await startAudited(policy, flagsOf("strict.yaml", { denyTTL: -1 }));
  lenient = await startAudited(policy, flagsOf("lenient.yaml", { defaultAllow: true }));
});
test.after(async () => {
  await Promise.all([strict.stop(), lenient.stop()]);
  rmSync(folder, { recursive: true });
});

const pods = "/api/v1/namespaces/default/pods";
const podOf = (name: string, image: string, { annotations = {}, spec = {} } = {}) => ({
  metadata: { name, annotations },
  spec: { containers: [{ name: "c", image }], ...spec },
});

/** The status, the body and the notes of the audit log of a request. */
async function sent(server: AuditedServer, method: "POST" | "PATCH" | "PUT", path: string, body: object) {
  const id = `of-${++made}`;
  const type = method === "PATCH" ? { contentType: "application/merge-patch+json" } : {};
  const { status, body: bytes } = await server.send({ method, path, body, ...type, headers: { "audit-id": id } });
  const [event] = await server.events(id, 1);
  const json: Parsed = JSON.parse(Buffer.from(bytes).toString("utf8"));
  return { status, json, notes: event.annotations ?? {}, why: [status, json.message] };
}
let made = 0;

test("a webhook is asked about the images of a new pod, and what it notes is in the audit log", async () => {
  reviews = [];
  answer = () => ({ status: { allowed: true, auditAnnotations: { policy: "p1" } } });
  const annotations = { "break-glass.image-policy.orch.io/ticket": "7", "example.com/a": "b" };
  const spec = { initContainers: [{ name: "i", image: "init:1" }] };
  const { status, notes, json } = await sent(strict, "POST", pods, podOf("a", "a:1", { annotations, spec }));
  assert.is(status, 201);
  assert.equal(json.metadata.annotations, annotations);
  assert.is(notes["imagepolicywebhook.image-policy.orch.io/policy"], "p1");
  assert.equal(reviews, [
    {
      ...{ apiVersion: "imagepolicy.orch.io/v1alpha1", kind: "ImageReview", metadata: {} },
      spec: {
        containers: [{ image: "a:1" }, { image: "init:1" }],
        annotations: { "break-glass.image-policy.orch.io/ticket": "7" },
        namespace: "default",
      },
      status: { allowed: false },
    },
  ]);
});

test("a pod whose images it denies is refused with its reason, each time where the answer is not kept", async () => {
  reviews = [];
  answer = () => ({ status: { allowed: false, reason: "unsigned" } });
  const why = (text: string) => [403, `pods "d" is forbidden: ${text}`];
  const refused = await sent(strict, "POST", pods, podOf("d", "d:1"));
  assert.equal(refused.why, why("image policy webhook backend denied one or more images: unsigned"));
  answer = () => ({ status: {} });
  const again = await sent(strict, "POST", pods, podOf("d", "d:1"));
  assert.equal(again.why, why("one or more images rejected by webhook backend"));
  assert.is(reviews.length, 2);
});

test("an answer counts for pods that are alike, for a while", async () => {
  reviews = [];
  answer = () => ({ status: { allowed: true, auditAnnotations: { seen: "yes" } } });
  assert.is((await sent(lenient, "POST", pods, podOf("k1", "k:1"))).status, 201);
  const { status, notes } = await sent(lenient, "POST", pods, podOf("k2", "k:1"));
  assert.equal([status, notes["imagepolicywebhook.image-policy.orch.io/seen"]], [201, "yes"]);
  assert.is(reviews.length, 1);
  answer = () => ({ status: { allowed: false } });
  const annotations = { "a.image-policy.orch.io/b": "c" };
  for (const name of ["k3", "k4"]) {
    assert.is((await sent(lenient, "POST", pods, podOf(name, "k:1", { annotations }))).status, 403);
  }
  assert.is(reviews.length, 2);
  answer = () => ({ status: { allowed: true, reason: "x".repeat(10_000) } });
  for (const name of ["k5", "k6"]) assert.is((await sent(lenient, "POST", pods, podOf(name, "k:2"))).status, 201);
  assert.is(reviews.length, 4, "a long answer is not kept");
});

test("a webhook is asked about changes of a pod and its ephemeral containers, and nothing else", async () => {
  answer = () => allowed;
  const pod = `${pods}/u`;
  assert.is((await sent(strict, "POST", pods, podOf("u", "u:1"))).status, 201);
  reviews = [];
  assert.is((await sent(strict, "PATCH", pod, { metadata: { labels: { a: "b" } } })).status, 200);
  assert.is(reviews.length, 0, "the answer is kept");
  answer = () => ({ status: { allowed: false, reason: "no" } });
  const image = { spec: { containers: [{ name: "c", image: "u:2" }] } };
  const text = 'pods "u" is forbidden: image policy webhook backend denied one or more images: no';
  assert.equal((await sent(strict, "PATCH", pod, image)).why, [403, text]);
  const debug = { spec: { ephemeralContainers: [{ name: "e", image: "e:1" }] } };
  assert.equal((await sent(strict, "PATCH", `${pod}/ephemeralcontainers`, debug)).why, [403, text]);
  assert.equal(
    reviews.map(({ spec }) => spec.containers),
    [[{ image: "u:2" }], [{ image: "e:1" }]],
  );
  answer = () => allowed;
  assert.is((await sent(strict, "PATCH", `${pod}/ephemeralcontainers`, debug)).status, 200);
  reviews = [];
  assert.is((await sent(strict, "PATCH", `${pod}/status`, { status: { message: "m" } })).status, 200);
  const binding = { target: { kind: "Node", name: "n" } };
  assert.is((await sent(strict, "POST", `${pod}/binding`, { metadata: { name: "u" }, ...binding })).status, 201);
  assert.equal(reviews, []);
});

const broken: readonly (readonly [what: string, said: ReturnType<typeof answer>, cause: string, tries: number])[] = [
  ["is overloaded", 504, "it answered with 504", 5],
  ["is not there", 503, "it answered with 503", 1],
  ["refuses the server", 401, "it answered with 401", 1],
  ["answers with no JSON", { body: "<html>" }, "its answer is no ImageReview", 1],
  ["answers with another kind", { body: '{"kind":"Status"}' }, "its answer is no ImageReview", 1],
  ["answers with another type", { status: { allowed: "true" } }, "its answer is no ImageReview", 1],
];

for (const [what, said, cause, tries] of broken) {
  test(`a webhook that ${what} has failed: pods are refused or let in, as it is set, and it is not kept`, async () => {
    const name = what.replaceAll(" ", "-").toLowerCase();
    const pod = podOf(name, `${name}:1`);
    reviews = [];
    answer = () => said;
    const text = `pods "${name}" is forbidden: error contacting webhook backend: ${cause}`;
    assert.equal((await sent(strict, "POST", pods, pod)).why, [403, text]);
    assert.is(reviews.length, tries);
    const { status, json, notes } = await sent(lenient, "POST", pods, pod);
    assert.is(status, 201);
    assert.equal(json.metadata.annotations, { "alpha.image-policy.orch.io/failed-open": "true" });
    assert.is(notes["imagepolicywebhook.image-policy.orch.io/failed-open"], "true");
    const stored = await lenient.send({ path: `${pods}/${name}` });
    assert.match(Buffer.from(stored.body).toString("utf8"), "alpha.image-policy.orch.io/failed-open");
    answer = () => allowed;
    assert.is((await sent(strict, "POST", pods, pod)).status, 201);
  });
}

test("that a webhook fails is logged, and not once a pod", () => {
  assert.equal(strict.logged, ["image policy: error contacting webhook backend: it answered with 504"]);
});

test("a webhook that cannot be reached refuses a pod, or lets it in", async () => {
  webhook.closeAllConnections();
  await new Promise((resolve) => webhook.close(resolve));
  const refused = await sent(strict, "POST", pods, podOf("z", "z:1"));
  assert.is(refused.status, 403);
  assert.match(refused.json.message, /^pods "z" is forbidden: error contacting webhook backend: .*ECONNREFUSED/);
  assert.is((await sent(lenient, "POST", pods, podOf("z", "z:1"))).status, 201);
});

const withoutSettings: readonly (readonly [flags: () => readonly string[], message: RegExp])[] = [
  [
    () => ["--enable-admission-plugins=ImagePolicyWebhook"],
    /^--enable-admission-plugins: ImagePolicyWebhook needs its --admission-control-config-file$/,
  ],
  [
    () => flagsOf("gone.yaml", { kubeConfigFile: "/nowhere/kubeconfig" }),
    /^--admission-control-config-file: \/nowhere\/kubeconfig: /,
  ],
];

for (const [flags, message] of withoutSettings) {
  test(`a server whose plugin has no webhook does not start: ${message.source}`, () =>
    startFlagged(flags()).then(
      () => assert.unreachable(),
      (error: Error) => assert.match(error.message, message),
    ));
}

test.run();
