import * as assert from "uvu/assert";
import { bootstrapTokens } from "../../runtime/auth/authenticators/bootstrapTokens.ts";
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
const noNotes = { annotate: () => {}, warn: () => {} };
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
  ["not meant for authentication", { "usage-bootstrap-authentication": "false" }],
  ["of another secret", { "token-secret": "fedcba9876543210" }],
  ["in a secret of another type", {}, { type: "Opaque" }],
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

const name = "bootstrap-token-wrong0";
const usual = { "token-id": "wrong0", "token-secret": secretPart };
const groupForm = "(must match ^system:bootstrappers:[a-z0-9:-]{0,255}[a-z0-9]$)";
const wrongGroup = (group: string) =>
  `data[auth-extra-groups]: Invalid value: "${group}": bootstrap group "${group}" is invalid ${groupForm}`;
const wrongUsage = (key: string, value: string) =>
  `data[${key}]: Unsupported value: "${value}": supported values: "false", "true"`;
const refused: readonly (readonly [what: string, data: Readonly<Record<string, string>>, errors: readonly string[]])[] =
  [
    ["without id and secret", {}, ["data[token-id]: Required value", "data[token-secret]: Required value"]],
    [
      "whose id has another form",
      { ...usual, "token-id": "WRONG0" },
      ['data[token-id]: Invalid value: "WRONG0": must match ^[a-z0-9]{6}$'],
    ],
    [
      "with another name than that of its id",
      { ...usual, "token-id": "zzzzzz" },
      [`metadata.name: Invalid value: "${name}": must be bootstrap-token-zzzzzz, after the token-id`],
    ],
    [
      "whose secret has another form, which is not shown",
      { ...usual, "token-secret": "short" },
      ['data[token-secret]: Invalid value: "<secret contents redacted>": must match ^[a-z0-9]{16}$'],
    ],
    [
      "whose end cannot be read",
      { ...usual, expiration: "tomorrow" },
      ['data[expiration]: Invalid value: "tomorrow": must be a time of RFC 3339'],
    ],
    [
      "with usages that are neither true nor false",
      { ...usual, "usage-bootstrap-authentication": "yes", "usage-bootstrap-signing": "TRUE" },
      [wrongUsage("usage-bootstrap-authentication", "yes"), wrongUsage("usage-bootstrap-signing", "TRUE")],
    ],
    [
      "with a group that is not one of bootstrappers",
      { ...usual, "auth-extra-groups": "system:masters" },
      [wrongGroup("system:masters")],
    ],
    [
      "with a group that only begins like one",
      { ...usual, "auth-extra-groups": "system:bootstrappers:a,system:bootstrappers:" },
      [wrongGroup("system:bootstrappers:")],
    ],
  ];
for (const [what, stringData, errors] of refused) {
  test(`a secret ${what} is not stored`, async () => {
    const body = { metadata: { name }, type: "bootstrap.orch.io/token", stringData };
    const { status, json } = await flagged.call(secrets("orch-system"), { method: "POST", as: "admin", body });
    assert.is(status, 422);
    const causes = json.details.causes as { field: string; message: string }[];
    assert.equal(
      causes.map((each) => `${each.field}: ${each.message}`),
      errors,
    );
  });
}

test("a secret of another namespace holds no token", async () => {
  const body = { metadata: { name }, type: "bootstrap.orch.io/token", stringData: usual };
  const { status, json } = await flagged.call(secrets("default"), { method: "POST", as: "admin", body });
  const text = 'metadata.namespace: Invalid value: "default": must be orch-system';
  assert.is(`${status} ${json.message}`, `422 Secret "${name}" is invalid: ${text}`);
});

test("a token cannot be changed into a wrong one", async () => {
  const token = await make();
  const path = `${secrets("orch-system")}/bootstrap-token-${token.slice(0, 6)}`;
  const { json } = await flagged.call(path, { as: "admin" });
  const body = { ...json, stringData: { expiration: "never" } };
  const { status } = await flagged.call(path, { method: "PUT", as: "admin", body });
  assert.is(status, 422);
  assert.type(await flagged.whoami({ as: { token } }), "object");
});

const text = (value: string) => Buffer.from(value).toString("base64");
const written: readonly (readonly [what: string, data: Readonly<Record<string, string>>])[] = [
  ["whose end cannot be read", { expiration: text("tomorrow") }],
  ["of another id", { "token-id": text("zzzzzz") }],
];
for (const [what, data] of written) {
  test(`a token ${what}, in a secret of before secrets were checked, is refused`, () => {
    const parts = { "token-id": text("abcdef"), "token-secret": text(secretPart) };
    const secret = {
      type: "bootstrap.orch.io/token",
      data: { ...parts, "usage-bootstrap-authentication": text("true"), ...data },
    };
    const options = { secretType: secret.type, clock: Date.now };
    const users = bootstrapTokens({ ...options, readSecret: () => secret });
    assert.is(users(`abcdef.${secretPart}`, noNotes), undefined);
    const whole = { ...secret, data: { ...secret.data, ...parts, expiration: "" } };
    assert.is.not(bootstrapTokens({ ...options, readSecret: () => whole })(`abcdef.${secretPart}`, noNotes), undefined);
  });
}

test("a wrong group of a secret of before secrets were checked refuses the token, and is named", () => {
  const data = Object.fromEntries(
    Object.entries({
      ...{ "token-id": "abcdef", "token-secret": secretPart, "usage-bootstrap-authentication": "true" },
      "auth-extra-groups": "system:masters",
    }).map(([key, value]) => [key, text(value)]),
  );
  const readSecret = () => ({ type: "t", data });
  const users = bootstrapTokens({ secretType: "t", readSecret, clock: Date.now });
  const error = 'bootstrap token abcdef: the extra group "system:masters" is not allowed';
  assert.throws(
    () => users(`abcdef.${secretPart}`, noNotes),
    (thrown: Error) => thrown.message === error,
  );
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
