import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SignJWT } from "jose";
import * as assert from "uvu/assert";
import { type FlaggedServer, startFlagged } from "../harness/flaggedServer.ts";
import { suite } from "../harness/suite.ts";

const test = suite("long-lived tokens of service accounts");

const folder = mkdtempSync(join(tmpdir(), "orch-legacy-"));
const namespace = "/api/v1/namespaces/default";
let flagged: FlaggedServer;
let key: KeyObject;
let uid = "";

test.before(async () => {
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  key = pair.privateKey;
  const file = join(folder, "sa.pub");
  writeFileSync(file, pair.publicKey.export({ type: "spki", format: "pem" }));
  flagged = await startFlagged(["--service-account-key-file", file]);
  const body = { metadata: { name: "robot" } };
  const made = await flagged.call(`${namespace}/serviceaccounts`, { method: "POST", as: "admin", body });
  uid = made.json.metadata.uid;
});
test.after(async () => {
  await flagged.stop();
  rmSync(folder, { recursive: true });
});

const domain = "orch.io/serviceaccount";

function sign(name: string, claims: object = {}, by = key): Promise<string> {
  const all = {
    iss: "orch/serviceaccount",
    sub: "system:serviceaccount:default:robot",
    [`${domain}/namespace`]: "default",
    [`${domain}/secret.name`]: name,
    [`${domain}/service-account.name`]: "robot",
    [`${domain}/service-account.uid`]: uid,
    ...claims,
  };
  return new SignJWT(all).setProtectedHeader({ alg: "RS256" }).sign(by);
}

async function make(name: string, token: string, labels: object = {}): Promise<void> {
  const metadata = { name, labels, annotations: { "orch.io/service-account.name": "robot" } };
  const body = { metadata, type: "orch.io/service-account-token", stringData: { token } };
  const { status, text } = await flagged.call(`${namespace}/secrets`, { method: "POST", as: "admin", body });
  assert.is(status, 201, text);
}

const robot = {
  username: "system:serviceaccount:default:robot",
  groups: ["system:serviceaccounts", "system:serviceaccounts:default", "system:authenticated"],
};

test("the token of a secret is the account, and the secret says on which day it was used last", async () => {
  const token = await sign("one");
  await make("one", token);
  assert.equal(await flagged.whoami({ as: { token } }), { ...robot, uid });
  const day = new Date().toISOString().slice(0, 10);
  let label: string | undefined;
  for (let attempts = 0; label === undefined && attempts < 100; attempts++) {
    const { json } = await flagged.call(`${namespace}/secrets/one`, { as: "admin" });
    label = json.metadata.labels?.["orch.io/legacy-token-last-used"];
    if (label === undefined) await sleep(10);
  }
  assert.is(label, day);
});

test("a token is refused at once when its secret is gone, holds another or was disabled", async () => {
  const tokens = await Promise.all(["gone", "other", "disabled"].map((each) => sign(each)));
  const [gone = "", other = "", disabled = ""] = tokens;
  for (const [index, name] of ["gone", "other", "disabled"].entries()) await make(name, tokens[index] ?? "");
  for (const token of tokens) assert.equal(await flagged.whoami({ as: { token } }), { ...robot, uid });
  await flagged.call(`${namespace}/secrets/gone`, { method: "DELETE", as: "admin" });
  const patch = (name: string, body: object) =>
    flagged.call(`${namespace}/secrets/${name}`, {
      ...{ method: "PATCH", as: "admin", body },
      headers: { "content-type": "application/merge-patch+json" },
    });
  await patch("other", { data: { token: Buffer.from(`${other}x`).toString("base64") } });
  await patch("disabled", { metadata: { labels: { "orch.io/legacy-token-invalid-since": "2026-01-01" } } });
  for (const token of [gone, other, disabled]) assert.is(await flagged.whoami({ as: { token } }), 401);
});

const bad: [string, object][] = [
  ["of another issuer", { iss: "somewhere" }],
  ["of an account that was made anew", { [`${domain}/service-account.uid`]: "other" }],
  ["whose subject is another account", { sub: "system:serviceaccount:orch-system:admin" }],
  ["that names no secret", { [`${domain}/secret.name`]: "" }],
  ["of a secret elsewhere", { [`${domain}/namespace`]: "orch-system" }],
];
for (const [index, [what, claims]] of bad.entries()) {
  test(`a token ${what} is refused`, async () => {
    const token = await sign(`bad-${index}`, claims);
    await make(`bad-${index}`, token);
    assert.is(await flagged.whoami({ as: { token } }), 401);
  });
}

test("a token that others signed is refused, whatever a secret holds", async () => {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const token = await sign("forged", {}, privateKey);
  await make("forged", token);
  assert.is(await flagged.whoami({ as: { token } }), 401);
});

test("a token is refused when its account is gone", async () => {
  const token = await sign("last");
  await make("last", token);
  assert.equal(await flagged.whoami({ as: { token } }), { ...robot, uid });
  await flagged.call(`${namespace}/serviceaccounts/robot`, { method: "DELETE", as: "admin" });
  assert.is(await flagged.whoami({ as: { token } }), 401);
});

test.run();
