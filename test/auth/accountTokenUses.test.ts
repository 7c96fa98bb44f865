/** What audit events, metrics and warnings say of service-account tokens that a client should no longer use. */
import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type JWTPayload, SignJWT } from "jose";
import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { type AuditedServer, eventually, type Parsed, startAudited } from "./auditServer.ts";

const test = suite("uses of service account tokens");

const policy = "omitStages: [RequestReceived]\nrules:\n- { level: Metadata }\n";
const folder = mkdtempSync(join(tmpdir(), "orch-uses-"));
const namespace = "/api/v1/namespaces/default";
const subject = "system:serviceaccount:default:robot";
let audited: AuditedServer;
let key: KeyObject;
let uid = "";

test.before(async () => {
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  key = pair.privateKey;
  const file = join(folder, "sa.pub");
  writeFileSync(file, pair.publicKey.export({ type: "spki", format: "pem" }));
  audited = await startAudited(policy, ["--service-account-key-file", file, "--service-account-issuer", issuer]);
  uid = (await make("serviceaccounts", { metadata: { name: "robot" } })).metadata.uid;
});
test.after(async () => {
  await audited.stop();
  rmSync(folder, { recursive: true });
});

const issuer = "https://tokens.example";

async function make(resource: string, body: object): Promise<Parsed> {
  const { status, body: answer } = await audited.send({ method: "POST", path: `${namespace}/${resource}`, body });
  const text = Buffer.from(answer).toString("utf8");
  assert.is(status, 201, text);
  return JSON.parse(text);
}

async function change(path: string, body: object): Promise<void> {
  const contentType = "application/merge-patch+json";
  const { status } = await audited.send({ method: "PATCH", path: `${namespace}/${path}`, body, contentType });
  assert.is(status, 200);
}

function sign(claims: JWTPayload): Promise<string> {
  return new SignJWT({ sub: subject, ...claims }).setProtectedHeader({ alg: "RS256" }).sign(key);
}

/** A token whose time is as said, in seconds from now. */
function extended({ warnAfter, end = 3600 }: { readonly warnAfter: number; readonly end?: number }): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const own = { namespace: "default", serviceaccount: { name: "robot", uid }, warnafter: now + warnAfter };
  return sign({ iss: issuer, aud: [issuer], nbf: now - 7200, iat: now - 7200, exp: now + end, "orch.io": own });
}

/** The token of a new secret. */
async function legacy(name: string): Promise<string> {
  const claims = { namespace: "default", "secret.name": name, "service-account.name": "robot" };
  const named = Object.entries({ ...claims, "service-account.uid": uid });
  const own = Object.fromEntries(named.map(([claim, value]) => [`orch.io/serviceaccount/${claim}`, value]));
  const token = await sign({ iss: "orch/serviceaccount", ...own });
  const metadata = { name, annotations: { "orch.io/service-account.name": "robot" } };
  await make("secrets", { metadata, type: "orch.io/service-account-token", stringData: { token } });
  return token;
}

const names = ["valid", "stale", "legacy"].map((each) => `serviceaccount_${each}_tokens_total`);
const uses = ["legacy_auto", "legacy_manual", "invalid_legacy_auto"].map(
  (each) => `serviceaccount_${each}_token_uses_total`,
);

const readMetrics = () => Promise.all([...names, ...uses].map((each) => audited.metric(each)));

interface Use {
  readonly status: number;
  readonly warnings: readonly string[];
  /** Of the event, those about the token. */
  readonly annotations: Readonly<Record<string, string>>;
  /** By how much the metrics grew: valid, stale, legacy; legacy auto, manual, invalid. */
  readonly grown: readonly number[];
}

let count = 0;

async function use(token: string, request: { readonly path?: string; readonly review?: true } = {}): Promise<Use> {
  const auditId = `use-${count++}`;
  const before = await readMetrics();
  const reviews = "/apis/authentication.orch.io/v1/tokenreviews";
  const { path = "/version" } = request;
  const sent = request.review ? { method: "POST" as const, path: reviews, body: { spec: { token } } } : { path };
  const headers = { "audit-id": auditId };
  const answer = await audited.send({ ...sent, headers, ...(request.review ? {} : { user: token }) });
  const [event] = await audited.events(auditId, 1);
  const about = Object.entries(event.annotations ?? {}).filter(([each]) => each.startsWith("authentication."));
  const after = await readMetrics();
  return {
    status: answer.status,
    warnings: [answer.headers["warning"] ?? []].flat(),
    annotations: Object.fromEntries(about) as Readonly<Record<string, string>>,
    grown: after.map((each, index) => each - (before[index] ?? 0)),
  };
}

test("an extended token is valid in the time that was asked for", async () => {
  assert.equal(await use(await extended({ warnAfter: 60 })), {
    ...{ status: 200, warnings: [], annotations: {} },
    grown: [1, 0, 0, 0, 0, 0],
  });
});

test("an extended token is stale after the time that was asked for", async () => {
  const { annotations, ...others } = await use(await extended({ warnAfter: -100 }));
  assert.equal(others, { status: 200, warnings: [], grown: [0, 1, 0, 0, 0, 0] });
  const [, seconds] =
    /^subject: system:serviceaccount:default:robot, seconds after warning threshold: (\d+)$/.exec(
      annotations["authentication.orch.io/stale-token"] ?? "",
    ) ?? [];
  assert.ok(Number(seconds) >= 100 && Number(seconds) < 130, `${seconds} seconds`);
});

test("a token that is not extended, or not good, counts as neither", async () => {
  const path = `${namespace}/serviceaccounts/robot/token`;
  const { body } = await audited.send({ method: "POST", path, body: { spec: { audiences: [issuer] } } });
  const { token } = JSON.parse(Buffer.from(body).toString("utf8")).status;
  assert.equal(await use(token), { ...{ status: 200, warnings: [], annotations: {} }, grown: [0, 0, 0, 0, 0, 0] });
  const ended = await extended({ warnAfter: -3000, end: -1000 });
  assert.equal(await use(ended), { ...{ status: 401, warnings: [], annotations: {} }, grown: [0, 0, 0, 0, 0, 0] });
});

test("a review of a stale token is noted in its own event", async () => {
  const { status, annotations, grown } = await use(await extended({ warnAfter: -100 }), { review: true });
  assert.equal([status, Object.keys(annotations)], [201, ["authentication.orch.io/stale-token"]]);
  assert.equal(grown, [0, 1, 0, 0, 0, 0]);
});

test("the token of a secret is noted as made by hand", async () => {
  assert.equal(await use(await legacy("by-hand")), {
    ...{ status: 200, warnings: [], grown: [0, 0, 1, 0, 1, 0] },
    annotations: {
      "authentication.orch.io/legacy-token": subject,
      "authentication.orch.io/legacy-token-manual-secret": "by-hand",
    },
  });
});

test("the token of a secret that its account lists is noted as made by the control plane, with a warning", async () => {
  const token = await legacy("listed");
  await change("serviceaccounts/robot", { secrets: [{ name: "listed" }] });
  const advice = "Use tokens from the TokenRequest API or manually created secret-based tokens";
  const warning = `299 - "${advice} instead of auto-generated secret-based tokens."`;
  const expected = {
    ...{ warnings: [warning], grown: [0, 0, 1, 1, 0, 0] },
    annotations: {
      "authentication.orch.io/legacy-token": subject,
      "authentication.orch.io/legacy-token-autogenerated-secret": "listed",
    },
  };
  assert.equal(await use(token), { status: 200, ...expected });
  assert.equal(await use(token, { review: true }), { status: 201, ...expected });
});

test("a token whose secret is marked as invalid is refused, and its use is noted", async () => {
  const token = await legacy("marked");
  await change("secrets/marked", { metadata: { labels: { "orch.io/legacy-token-invalid-since": "2026-01-01" } } });
  assert.equal(await use(token), {
    ...{ status: 401, warnings: [], grown: [0, 0, 1, 0, 0, 1] },
    annotations: {
      "authentication.orch.io/legacy-token": subject,
      "authentication.orch.io/legacy-token-invalidated": "marked/default",
    },
  });
  const today = new Date().toISOString().slice(0, 10);
  await eventually(async () => {
    const { body } = await audited.send({ path: `${namespace}/secrets/marked` });
    const { labels } = JSON.parse(Buffer.from(body).toString("utf8")).metadata;
    return labels["orch.io/legacy-token-last-used"] === today ? labels : undefined;
  });
});

test.run();
