import { createHash, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { generateKeyPair } from "jose";
import * as assert from "uvu/assert";
import { type FlaggedServer, startFlagged } from "../harness/flaggedServer.ts";
import { type Issuer, startIssuer } from "../harness/peers/issuer.ts";
import { suite } from "../harness/suite.ts";

const test = suite("tokens of other issuers");

const folder = mkdtempSync(join(tmpdir(), "orch-jwt-"));
const file = join(folder, "authentication.json");
let issuer: Issuer;
let second: Issuer;
let flagged: FlaggedServer;

const usualIssuer = () => ({ url: issuer.url, audiences: ["us"], certificateAuthority: issuer.ca });
const usualMappings = { username: { claim: "sub", prefix: "jwt:" } };

function configuration(parts: object, rest: object = {}): string {
  const jwt = [{ issuer: usualIssuer(), claimMappings: usualMappings, ...parts }];
  return JSON.stringify({
    apiVersion: "apiserver.config.orch.io/v1",
    kind: "AuthenticationConfiguration",
    jwt,
    ...rest,
  });
}

test.before(async () => {
  issuer = await startIssuer();
  second = await startIssuer();
  const { url, ca } = second;
  const other = { issuer: { url, audiences: ["us"], certificateAuthority: ca }, claimMappings: usualMappings };
  const first = {
    issuer: {
      ...usualIssuer(),
      discoveryURL: `${issuer.url}/elsewhere`,
      audiences: ["us", "them"],
      audienceMatchPolicy: "MatchAny",
    },
    claimValidationRules: [
      { claim: "hd", requiredValue: "acme.io" },
      { expression: "claims.exp - claims.iat <= 7200", message: "the token lives too long" },
    ],
    claimMappings: {
      username: { expression: "'jwt:' + claims.sub" },
      groups: { expression: "claims.roles == '1' ? dyn(1) : claims.roles.split(',')" },
      uid: { claim: "id" },
      extra: [{ key: "acme.io/level", valueExpression: "string(claims.level)" }],
    },
    userValidationRules: [{ expression: "!user.username.startsWith('jwt:system:')", message: "no system users" }],
  };
  const anonymous = { enabled: true, conditions: [{ path: "/livez" }] };
  writeFileSync(file, configuration({}, { jwt: [first, other], anonymous }));
  flagged = await startFlagged(["--authentication-config", file]);
});
test.after(async () => {
  await flagged.stop();
  await issuer.stop();
  await second.stop();
  rmSync(folder, { recursive: true });
});

const claims = { hd: "acme.io", id: "17", roles: "staff,dev", level: 3 };
const whoIs = async (token: string) => flagged.whoami({ as: { token } });
const errorOf = async (token: string) => {
  const path = "/apis/authentication.orch.io/v1/tokenreviews";
  const { json } = await flagged.call(path, { method: "POST", as: "admin", body: { spec: { token } } });
  return json.status.error;
};

test("claims become a user by claims and expressions", async () => {
  assert.equal(await whoIs(await issuer.sign(claims)), {
    username: "jwt:jane",
    uid: "17",
    groups: ["staff", "dev", "system:authenticated"],
    extra: { "acme.io/level": ["3"] },
  });
  assert.equal(await whoIs(await second.sign()), { username: "jwt:jane", groups: ["system:authenticated"] });
});

const now = () => Math.floor(Date.now() / 1000);
const claimsFailed = "oidc: verify token: oidc: failed to unmarshal claims: ";
const bad: [string, () => object, string | RegExp][] = [
  ["without a required claim", () => ({ hd: undefined }), "oidc: required claim hd not present in ID token"],
  [
    "with another value of it",
    () => ({ hd: "evil.io" }),
    "oidc: required claim hd value does not match. Got = evil.io, want = acme.io",
  ],
  [
    "with a value of another type",
    () => ({ hd: ["acme.io"] }),
    "oidc: parse claim hd: json: cannot unmarshal array into Go value of type string",
  ],
  [
    "that fails an expression",
    () => ({ exp: now() + 9000 }),
    "oidc: error evaluating claim validation expression: validation expression 'claims.exp - claims.iat <= 7200' " +
      "failed: the token lives too long",
  ],
  [
    "whose user fails an expression",
    () => ({ sub: "system:admin" }),
    "oidc: error evaluating user info validation rule: validation expression " +
      "'!user.username.startsWith('jwt:system:')' failed: no system users",
  ],
  ["that has expired", () => ({ exp: 1 }), /^oidc: verify token: oidc: token is expired .Token Expiry: 1970-01-01 00:/],
  ["that never expires", () => ({ exp: undefined }), /token is expired \(Token Expiry: 0001-01-01 00:00:00 .0000 UTC/],
  ["that begins later", () => ({ nbf: now() + 90 }), /verify token: oidc: current time 2.* before the nbf/],
  [
    "for others",
    () => ({ aud: ["elsewhere"] }),
    'oidc: verify token: oidc: expected audience in ["them" "us"] got ["elsewhere"]',
  ],
  [
    "whose expiry is no number",
    () => ({ exp: "soon" }),
    `${claimsFailed}json: cannot unmarshal string "soon" into Go value of type json.Number: invalid syntax`,
  ],
  [
    "whose time of issue is no number",
    () => ({ iat: [] }),
    `${claimsFailed}json: cannot unmarshal array into Go value of type json.Number`,
  ],
  [
    "one of whose audiences is no text",
    () => ({ aud: ["us", 17] }),
    `${claimsFailed}json: cannot unmarshal number into .1 of type string`,
  ],
  [
    "whose subject is no text",
    () => ({ sub: true }),
    `${claimsFailed}json: cannot unmarshal bool into Go struct field idToken.sub of type string`,
  ],
  [
    "whose uid is no text",
    () => ({ id: 17 }),
    'oidc: parse uid claim "id": json: cannot unmarshal number into Go value of type string',
  ],
  ["without a uid", () => ({ id: undefined }), 'oidc: parse uid claim "id": claim not present'],
  [
    "whose groups are no texts",
    () => ({ roles: "1" }),
    "oidc: error evaluating group claim expression: expression must return a string or a list of strings",
  ],
  [
    "without a claim that an expression needs",
    () => ({ level: undefined }),
    "expression 'string(claims.level)' resulted in error: no such key: level",
  ],
];
for (const [what, changed, message] of bad) {
  test(`a token ${what} is refused`, async () => {
    const token = await issuer.sign({ ...claims, ...changed() });
    assert.is(await whoIs(token), 401);
    const [, error = ""] = /^\[invalid bearer token, (.*)\]$/.exec(await errorOf(token)) ?? [];
    if (typeof message === "string") assert.is(error, message);
    else assert.match(error, message);
  });
}

test("a token says which it was, and a time in a text is one", async () => {
  const found = await whoIs(await issuer.sign({ ...claims, jti: "t1", nbf: "1" as unknown as number }));
  assert.equal((found as { extra: object }).extra, {
    "acme.io/level": ["3"],
    "authentication.orch.io/credential-id": ["JTI=t1"],
  });
});

test("a token is taken as it was written alone", async () => {
  const token = await issuer.sign(claims);
  assert.type(await whoIs(token), "object");
  assert.is(await whoIs(`${token}==`), 401);
  assert.is(await errorOf(`${token}==`), "invalid bearer token");
});

test("a token for any of the audiences is good", async () => {
  assert.type(await whoIs(await issuer.sign({ ...claims, aud: ["x", "them"] })), "object");
});

test("a token that others signed is refused, whichever key or issuer it names", async () => {
  const { privateKey: key } = await generateKeyPair("ES256");
  for (const kid of ["key-0", "unknown", ""]) assert.is(await whoIs(await issuer.sign(claims, { key, kid })), 401);
  assert.is(await whoIs(await issuer.sign({ ...claims, iss: second.url })), 401);
  assert.is(await whoIs(await issuer.sign({ ...claims, iss: "https://nobody.test" })), 401);
  const [header = "", body = ""] = (await issuer.sign(claims)).split(".");
  const none = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(header, "base64url").toString()), alg: "none" }));
  assert.is(await whoIs(`${none.toString("base64url")}.${body}.`), 401);
});

test("thousands of unknown tokens ask the issuer no more than a few, and leave the good ones good", async () => {
  const good = await issuer.sign(claims);
  assert.type(await whoIs(good), "object");
  const before = issuer.asked.length;
  const { privateKey: key } = await generateKeyPair("ES256");
  const tokens = await Promise.all(
    Array.from({ length: 300 }, (_, index) => issuer.sign({ ...claims, sub: `${index}` }, { key, kid: `k${index}` })),
  );
  const startMs = performance.now();
  for (const token of tokens) assert.is(await whoIs(token), 401);
  const pauses = Math.floor((performance.now() - startMs) / 5000); // after each it is asked again, on a busy machine
  assert.ok(issuer.asked.length - before <= 4 + 2 * pauses, `${issuer.asked.length - before} requests`);
  assert.type(await whoIs(good), "object");
});

test("new keys of an issuer are found when a token names one, or the old one of its name did not sign it", async () => {
  const own = await startIssuer();
  const path = join(folder, "rotating.json");
  writeFileSync(path, configuration({ issuer: { url: own.url, audiences: ["us"], certificateAuthority: own.ca } }));
  const other = await startFlagged(["--authentication-config", path]);
  assert.type(await other.whoami({ as: { token: await own.sign() } }), "object");
  for (const name of ["another", "another"]) {
    await own.rotate(name);
    const token = await own.sign();
    const old = Date.now();
    while ((await other.whoami({ as: { token } })) === 401 && Date.now() - old < 10_000) await sleep(200);
    assert.type(await other.whoami({ as: { token } }), "object");
  }
  await other.stop();
  await own.stop();
});

test("keys of an issuer that cannot be used refuse what names them, and leave the other keys good", async () => {
  const own = await startIssuer();
  const { n, e } = generateKeyPairSync("rsa", { modulusLength: 1024 }).publicKey.export({ format: "jwk" });
  const small = { kty: "RSA", kid: "small", n, e };
  const broken = { kty: "EC", crv: "P-256", x: "AAAA", y: "BBBB" };
  own.strays.push(small, { ...small, n: "?" }, small, { ...broken, kid: "broken" }, { ...broken, kid: "key-0" });
  const path = join(folder, "strays.json");
  writeFileSync(path, configuration({ issuer: { url: own.url, audiences: ["us"], certificateAuthority: own.ca } }));
  const other = await startFlagged(["--authentication-config", path]);
  const good = await own.sign();
  const rsa = Buffer.from(JSON.stringify({ alg: "RS256", kid: "small" })).toString("base64url");
  const tokens = [await own.sign({}, { kid: "broken" }), `${rsa}.${good.split(".")[1]}.AAAA`];
  for (const token of tokens) assert.is(await other.whoami({ as: { token } }), 401);
  assert.type(await other.whoami({ as: { token: good } }), "object");
  await other.stop();
  await own.stop();
});

test("an issuer that does not answer stalls no other credential, and no request beyond its deadline", async () => {
  const own = await startIssuer();
  own.mode = "hangs";
  const path = join(folder, "hanging.json");
  writeFileSync(path, configuration({ issuer: { url: own.url, audiences: ["us"], certificateAuthority: own.ca } }));
  const other = await startFlagged(["--authentication-config", path]);
  const token = await own.sign();
  let isOver = false;
  const waiting = other.call("/version?timeout=3s", { as: { token } }).finally(() => (isOver = true));
  assert.is((await other.call("/version", { as: "admin" })).status, 200);
  assert.not(isOver);
  assert.is((await waiting).status, 504);
  await own.stop();
  await other.stop();
});

test("why the keys of an issuer cannot be had is logged, once for many tokens", async () => {
  const path = join(folder, "silent.json");
  const own = await startIssuer();
  own.mode = "fails";
  writeFileSync(path, configuration({ issuer: { url: own.url, audiences: ["us"], certificateAuthority: own.ca } }));
  const other = await startFlagged(["--authentication-config", path]);
  for (const sub of ["ann", "bob"]) assert.is(await other.whoami({ as: { token: await own.sign({ sub }) } }), 401);
  const document = `${own.url}/.well-known/openid-configuration`;
  assert.equal(other.warnings, [`cannot get the keys of the token issuer ${own.url}: ${document} answers 500`]);
  await other.stop();
  await own.stop();
});

test("only the paths of the file are open to requests without credentials", async () => {
  assert.is((await flagged.call("/livez")).status, 200);
  assert.is((await flagged.call("/readyz")).status, 401);
  assert.is((await flagged.call("/livez/ping")).status, 401);
});

test("a file that changes is read again; one that is wrong, or whose issuers are silent, changes nothing", async () => {
  const path = join(folder, "changing.json");
  writeFileSync(path, configuration({}));
  const other = await startFlagged(["--authentication-config", path]);
  const token = await issuer.sign();
  const nameOf = async () => {
    const user = await other.whoami({ as: { token } });
    return typeof user === "number" ? user : (user as { username: string }).username;
  };
  const until = async (wanted: string) => {
    for (const startMs = Date.now(); (await nameOf()) !== wanted && Date.now() - startMs < 5000; ) await sleep(50);
    assert.is(await nameOf(), wanted);
  };
  assert.is(await nameOf(), "jwt:jane");
  writeFileSync(path, configuration({ claimMappings: { username: { claim: "sub", prefix: "new:" } } }));
  await until("new:jane");
  const silent = { issuer: { url: "https://127.0.0.1:1", audiences: ["us"] }, claimMappings: usualMappings };
  for (const text of ["jwt: 17", configuration({}, { anonymous: { enabled: true } })]) {
    writeFileSync(path, text);
    await sleep(1500);
    assert.is(await nameOf(), "new:jane");
  }
  writeFileSync(path, configuration({}));
  await until("jwt:jane");
  const { text } = await other.call("/metrics", { as: "admin" });
  const reloads = /apiserver_authentication_config_controller_automatic_reloads_total\{[^}]*,status="(\w+)"\} (\d+)/g;
  const counts = Object.fromEntries([...text.matchAll(reloads)].map(([, status, count]) => [status, count]));
  assert.equal(counts, { failure: "2", success: "2" });
  const used = createHash("sha256").update(configuration({})).digest("hex");
  const info = /apiserver_authentication_config_controller_last_config_info\{[^}]*,hash="sha256:(\w+)"\} 1\n/g;
  assert.equal(
    [...text.matchAll(info)].map(([, hash]) => hash),
    [used],
  );
  writeFileSync(path, configuration({}, { jwt: [silent] }));
  await sleep(1500);
  assert.is(await nameOf(), "jwt:jane", "the issuers of the new file have not answered");
  await other.stop().then(
    () => assert.unreachable("the wrong file was not logged"),
    (error: Error) => assert.match(error.message, "logged errors"),
  );
});

test("a file that is wrong stops the start", async () => {
  const path = join(folder, "wrong.json");
  writeFileSync(path, configuration({ issuer: { ...usualIssuer(), url: "https://orch.default.svc.cluster.local" } }));
  const outcome = await startFlagged(["--authentication-config", path]).then(
    () => "it started",
    (error: Error) => error.message,
  );
  const own = "https://orch.default.svc.cluster.local";
  const place = `--authentication-config: ${path}:1:106`;
  const wrong = `jwt[0].issuer.url: Invalid value: "${own}": URL must not overlap with disallowed issuers: [${own}]`;
  assert.is(outcome, `${place}: ${wrong}`);
});

test("flags name one issuer", async () => {
  const ca = join(folder, "issuer.crt");
  writeFileSync(ca, issuer.ca);
  const oidc = ["--oidc-issuer-url", issuer.url, "--oidc-client-id=us", "--oidc-ca-file", ca];
  const more = ["--oidc-groups-claim=roles", "--oidc-groups-prefix=g:", "--oidc-required-claim=hd=acme.io"];
  const wrong = await startFlagged([...oidc, "--oidc-ca-file", file]).catch((error: Error) => error.message);
  assert.is(wrong, `--oidc-ca-file: ${file} holds no certificate in PEM form`);
  const other = await startFlagged([...oidc, ...more, "--oidc-signing-algs=ES256"]);
  const token = await issuer.sign({ hd: "acme.io", roles: ["a", "b"] });
  assert.equal(await other.whoami({ as: { token } }), {
    username: `${issuer.url}#jane`,
    groups: ["g:a", "g:b", "system:authenticated"],
  });
  assert.is(await other.whoami({ as: { token: await issuer.sign() } }), 401);
  await other.stop();
  const onlyRsa = await startFlagged([...oidc, "--oidc-username-claim=email"]);
  assert.is(await onlyRsa.whoami({ as: { token: await issuer.sign({ email: "a@b" }) } }), 401);
  await onlyRsa.stop();
});

test.run();
