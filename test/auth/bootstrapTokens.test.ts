import * as assert from "uvu/assert";
import { type FlaggedServer, startFlagged } from "../harness/flaggedServer.ts";
import { suite } from "../harness/suite.ts";

const test = suite("bootstrap tokens");

let flagged: FlaggedServer;
test.before(async () => {
  flagged = await startFlagged(["--enable-bootstrap-token-auth"]);
});
test.after(() => flagged.stop());

const secretPart = "0123456789abcdef";
const secrets = (namespace: string) => `/api/v1/namespaces/${namespace}/secrets`;
let count = 0;

/** Makes the secret of a token and returns the token. */
async function make(data: Readonly<Record<string, string>> = {}, rest: object = {}): Promise<string> {
  const id = `abc${String(count++).padStart(3, "0")}`;
  const metadata = { name: `bootstrap-token-${id}` };
  const usual = { "token-id": id, "token-secret": secretPart, "usage-bootstrap-authentication": "true" };
  const body = { metadata, type: "bootstrap.orch.io/token", stringData: { ...usual, ...data }, ...rest };
  const { status, text } = await flagged.call(secrets("orch-system"), { method: "POST", as: "admin", body });
  assert.is(status, 201, text);
  return `${id}.${secretPart}`;
}

test("a token is the user of its id, in the group of bootstrappers", async () => {
  const token = await make();
  assert.equal(await flagged.whoami({ as: { token } }), {
    username: `system:bootstrap:${token.slice(0, 6)}`,
    groups: ["system:bootstrappers", "system:authenticated"],
  });
});

test("extra groups are added, each once, in order of the alphabet", async () => {
  const groups = "system:bootstrappers:b,system:bootstrappers:a:x-1,system:bootstrappers:b";
  const token = await make({ "auth-extra-groups": groups });
  assert.equal(((await flagged.whoami({ as: { token } })) as { groups: string[] }).groups, [
    ...["system:bootstrappers", "system:bootstrappers:a:x-1", "system:bootstrappers:b", "system:authenticated"],
  ]);
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const good: [string, Record<string, string>][] = [
  ["that expires later", { expiration: inMinutes(1) }],
  ["that expires later, in another zone", { expiration: `${inMinutes(61).slice(0, 19)}+01:00` }],
  ["with a description", { description: "for racks", "usage-bootstrap-signing": "true" }],
];
for (const [what, data] of good) {
  test(`a token ${what} is good`, async () => {
    assert.type(await flagged.whoami({ as: { token: await make(data) } }), "object");
  });
}

const bad: [string, Record<string, string>, object?][] = [
  ["that has expired", { expiration: inMinutes(-1) }],
  ["whose end cannot be read", { expiration: "tomorrow" }],
  ["not meant for authentication", { "usage-bootstrap-authentication": "false" }],
  ["of another secret", { "token-secret": "fedcba9876543210" }],
  ["of another id", { "token-id": "zzzzzz" }],
  ["in a secret of another type", {}, { type: "Opaque" }],
  ["with a group that is not one of bootstrappers", { "auth-extra-groups": "system:masters" }],
  ["with a group that only begins like one", { "auth-extra-groups": "system:bootstrappers:a,system:bootstrappers:" }],
];
for (const [what, data, rest] of bad) {
  test(`a token ${what} is refused`, async () => {
    assert.is(await flagged.whoami({ as: { token: await make(data, rest) } }), 401);
  });
}

test("a token is good no longer than its secret is there", async () => {
  const token = await make();
  const path = `${secrets("orch-system")}/bootstrap-token-${token.slice(0, 6)}`;
  assert.type(await flagged.whoami({ as: { token } }), "object");
  await flagged.call(path, { method: "DELETE", as: "admin" });
  assert.is(await flagged.whoami({ as: { token } }), 401);
});

test("a secret of another namespace makes no token", async () => {
  const body = {
    metadata: { name: "bootstrap-token-other0" },
    type: "bootstrap.orch.io/token",
    stringData: { "token-id": "other0", "token-secret": secretPart, "usage-bootstrap-authentication": "true" },
  };
  await flagged.call(secrets("default"), { method: "POST", as: "admin", body });
  assert.is(await flagged.whoami({ as: { token: `other0.${secretPart}` } }), 401);
});

test("a review of a token says why it is not good, and never the token", async () => {
  const token = await make({ "auth-extra-groups": "system:masters" });
  const path = "/apis/authentication.orch.io/v1/tokenreviews";
  const { json } = await flagged.call(path, { method: "POST", as: "admin", body: { spec: { token } } });
  const error = `bootstrap token ${token.slice(0, 6)}: the extra group "system:masters" is not allowed`;
  assert.equal(json.status, { user: {}, error });
});

test("without the flag no such token is known", async () => {
  const other = await startFlagged();
  const data = { "token-id": "abcdef", "token-secret": secretPart, "usage-bootstrap-authentication": "true" };
  const body = { metadata: { name: "bootstrap-token-abcdef" }, type: "bootstrap.orch.io/token", stringData: data };
  await other.call(secrets("orch-system"), { method: "POST", as: "admin", body });
  assert.is(await other.whoami({ as: { token: `abcdef.${secretPart}` } }), 401);
  await other.stop();
});

test.run();
