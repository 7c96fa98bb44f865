import { generateKeyPairSync } from "node:crypto";
import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import type { Finding } from "../../runtime/cli/doctor/finding.ts";
import { examineServer } from "../../runtime/cli/doctor/liveServer.ts";
import { createTransport } from "../../runtime/client/index.ts";
import { issueCertificate } from "../../runtime/x509/issue.ts";
import { userName } from "../../runtime/x509/name.ts";
import { definition } from "../custom/customApi.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("doctor: webhooks");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const nowMs = Date.parse("2026-05-01T00:00:00Z");
const dayMs = 24 * 3_600_000;
const group = "/apis/admissionregistration.orch.io/v1";
const maps = "/api/v1/namespaces/default/configmaps";

async function webhookFindings(): Promise<readonly Finding[]> {
  const { url, token } = api.server;
  const transport = createTransport({ server: url, token });
  const config = { source: "test", server: url, tls: { insecureSkipVerify: false }, auth: {} };
  try {
    const { findings } = await examineServer({ config, transport, platform: generated.platform, nowMs: () => nowMs });
    return findings.filter(({ subject }) => subject.includes("webhook"));
  } finally {
    transport.close();
  }
}

const textsOf = (findings: readonly Finding[]) =>
  findings.map(({ state, subject, text }) => `${state} ${subject}: ${text}`);

const webhook = (more: object = {}) => ({
  name: "hook.example.com",
  clientConfig: { url: "https://127.0.0.1:1/" },
  rules: [{ operations: ["CREATE"], apiGroups: [""], apiVersions: ["v1"], resources: ["configmaps"] }],
  ...{ sideEffects: "None", admissionReviewVersions: ["v1"], ...more },
});

/** What doctor finds beside a webhook, behind what is done meanwhile. */
async function found(more: object, meanwhile = async () => {}, sort = "validating"): Promise<readonly Finding[]> {
  const path = `${group}/${sort}webhookconfigurations`;
  const made = await api.post(path, { metadata: { name: "hooks" }, webhooks: [webhook(more)] });
  assert.is(made.status, 201, made.text);
  try {
    await meanwhile();
    return await webhookFindings();
  } finally {
    await api.delete(`${path}/hooks`);
  }
}

const subject = "validating webhook hook.example.com of hooks";

test("webhooks that look sound are said to, and a server without any has nothing to say", async () => {
  assert.equal(await webhookFindings(), []);
  assert.equal(textsOf(await found({})), ["fine webhooks: 1 looked at"]);
});

test("a webhook whose service is missing, or has nothing that is ready, is found", async () => {
  const more = { clientConfig: { service: { namespace: "default", name: "hook" } } };
  const [finding] = await found(more);
  assert.is(finding?.text, 'cannot be asked: service "hook" not found');
  assert.match(
    finding?.advice ?? "",
    /in namespace default, or .*: kubectl delete validatingwebhookconfigurations hooks$/,
  );
  const spec = { ports: [{ port: 443 }] };
  assert.is((await api.post("/api/v1/namespaces/default/services", { metadata: { name: "hook" }, spec })).status, 201);
  const none = `wrong ${subject}: cannot be asked: no endpoints available for service "hook"`;
  assert.equal(textsOf(await found(more)), [none]);
  const slice = {
    metadata: { name: "hook-1", labels: { "orch.io/service-name": "hook" } },
    addressType: "IPv4",
    endpoints: [{ addresses: ["10.1.2.3"] }],
    ports: [{ port: 8443, name: "" }],
  };
  const made = await api.post("/apis/discovery.orch.io/v1/namespaces/default/endpointslices", slice);
  assert.is(made.status, 201, made.text);
  assert.equal(textsOf(await found(more)), ["fine webhooks: 1 looked at"]);
});

test("authorities of webhooks that have ended, or soon will, are found", async () => {
  const bundle = (endMs: number) => {
    const { publicKey, privateKey: signingKey } = generateKeyPairSync("ed25519");
    const times = { notBeforeMs: endMs - 90 * dayMs, notAfterMs: endMs };
    return issueCertificate({ subject: userName("a", []), publicKey, signingKey, ...times });
  };
  const findings = async (...texts: readonly string[]) => {
    const caBundle = Buffer.from(texts.join("")).toString("base64");
    return textsOf(await found({ clientConfig: { url: "https://127.0.0.1:1/", caBundle } }));
  };
  const [ended, ending, fresh] = [bundle(nowMs - 3 * dayMs), bundle(nowMs + 5.5 * dayMs), bundle(nowMs + 80 * dayMs)];
  assert.equal(await findings(ended), [`wrong ${subject}, caBundle: expired 3 days ago, on 2026-04-28`]);
  assert.equal(await findings(ended, ending), [`soon ${subject}, caBundle: expires in 5 days, on 2026-05-06`]);
  assert.equal(await findings(ended, fresh), ["fine webhooks: 1 looked at"]);
});

test("a webhook that may hold writes for long is found", async () => {
  const text = "holds each write for up to 30 seconds when it is silent";
  assert.equal(textsOf(await found({ timeoutSeconds: 30 })), [`soon ${subject}: ${text}`]);
});

test("a webhook that must agree to all writes of the platform is found, unless it may fail or omits them", async () => {
  const rules = [{ operations: ["*"], apiGroups: ["*"], apiVersions: ["*"], resources: ["*"] }];
  const text = "must agree to all writes in namespace orch-system: when it fails, all of them do";
  assert.equal(textsOf(await found({ rules })), [`soon ${subject}: ${text}`]);
  const matchExpressions = [{ key: "orch.io/metadata.name", operator: "NotIn", values: ["orch-system"] }];
  const exempt: readonly object[] = [{ failurePolicy: "Ignore" }, { namespaceSelector: { matchExpressions } }];
  for (const more of exempt) {
    assert.equal(textsOf(await found({ rules, ...more })), ["fine webhooks: 1 looked at"]);
  }
});

test("a webhook that has failed is found, with what became of the writes, until it is removed", async () => {
  const write = async () => void (await api.post(`${maps}?dryRun=All`, { metadata: { name: "a" } }));
  const failed = "failed 1 time since the server started, and writes were refused";
  assert.equal(textsOf(await found({}, write)), [`wrong ${subject}: ${failed}`]);
  const open = "failed 1 time since the server started, and writes went on without it";
  const ignored = { name: "other.example.com", failurePolicy: "Ignore" };
  assert.equal(textsOf(await found(ignored, write, "mutating")), [
    `wrong mutating webhook other.example.com of hooks: ${open}`,
  ]);
  assert.equal(await webhookFindings(), []);
});

test("a conversion webhook whose service is missing is found", async () => {
  const crds = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
  const { metadata, spec } = definition("gadget");
  const clientConfig = { service: { namespace: "default", name: "converter" } };
  const conversion = { strategy: "Webhook", webhook: { clientConfig, conversionReviewVersions: ["v1"] } };
  assert.is((await api.post(crds, { metadata, spec: { ...spec, conversion } })).status, 201);
  const [finding, ...others] = await webhookFindings();
  assert.equal(others, []);
  assert.is(finding?.subject, "conversion webhook of gadgets.gadget.test");
  assert.is(finding?.text, 'cannot be asked: service "converter" not found');
  assert.match(
    finding !== undefined && "advice" in finding ? String(finding.advice) : "",
    /in namespace default, or convert without it: kubectl edit customresourcedefinition gadgets\.gadget\.test$/,
  );
  assert.is((await api.delete(`${crds}/${metadata.name}`)).status, 200);
});

test("webhooks that are not looked at are counted", async () => {
  const path = `${group}/validatingwebhookconfigurations`;
  const webhooks = Array.from({ length: 250 }, (_, index) => webhook({ name: `hook-${index}.example.com` }));
  assert.is((await api.post(path, { metadata: { name: "many" }, webhooks })).status, 201);
  assert.equal(textsOf(await webhookFindings()), ["fine webhooks: 200 of 250 looked at"]);
  assert.is((await api.delete(`${path}/many`)).status, 200);
});

test.run();
