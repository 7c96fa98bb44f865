import { createPublicKey, verify } from "node:crypto";
import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { core, pod } from "../literal.ts";

const accounts = core("default", "serviceaccounts");
const pods = core("default", "pods");
const secrets = core("default", "secrets");
const nodes = "/api/v1/nodes";
const issuer = "https://orch.default.svc";
const reviews = "/apis/authentication.orch.io/v1/tokenreviews";
const whoami = "/apis/authentication.orch.io/v1/selfsubjectreviews";

const test = suite("api tokens of service accounts");

let api: Api;
/** Of the account "robot". */
let uid = "";
test.before(async () => {
  api = await openApi();
  const made = await api.post(accounts, { metadata: { name: "robot" } });
  assert.is(made.status, 201);
  uid = made.json.metadata.uid;
});
test.after(() => api.stop());

function ask(spec: object, account = "robot", query = ""): Promise<Answer> {
  return api.post(`${accounts}/${account}/token${query}`, { spec });
}

async function tokenOf(spec: object, account = "robot"): Promise<string> {
  const answer = await ask(spec, account);
  assert.is(answer.status, 201, answer.text);
  return answer.json.status.token;
}

function partsOf(token: string) {
  const [header = "", claims = "", signature = ""] = token.split(".");
  const decode = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
  return { content: `${header}.${claims}`, header: decode(header), claims: decode(claims), signature };
}

const bound = (kind: string, name: string, rest: object = {}) => ({
  boundObjectRef: { kind, apiVersion: "v1", name, ...rest },
});

test("a token request is answered with a token, its end, and what was not said", async () => {
  const { status, json } = await ask({});
  assert.is(status, 201);
  const { token, expirationTimestamp } = json.status;
  assert.equal([json.kind, json.apiVersion], ["TokenRequest", "authentication.orch.io/v1"]);
  assert.match(json.metadata.creationTimestamp, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  assert.equal([json.metadata.name, json.metadata.namespace, json.metadata.uid], ["robot", "default", uid]);
  assert.equal(json.spec, { audiences: [issuer], expirationSeconds: 3600, boundObjectRef: null });
  const [entry] = json.metadata.managedFields;
  assert.equal([entry.subresource, entry.fieldsV1], ["token", { "f:spec": { "f:expirationSeconds": {} } }]);
  const { header, claims } = partsOf(token);
  assert.is(header.alg, "ES256");
  assert.equal(
    [claims.aud, claims.iss, claims.sub, claims.nbf, claims.exp - claims.iat],
    [[issuer], issuer, "system:serviceaccount:default:robot", claims.iat, 3600],
  );
  assert.match(claims.jti, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.equal(claims["orch.io"], { namespace: "default", serviceaccount: { name: "robot", uid } });
  assert.is(Date.parse(expirationTimestamp) / 1000, claims.exp);
});

test("a client that asks for metadata alone gets no token", async () => {
  const headers = { accept: "application/json;as=PartialObjectMetadata;v=v1;g=meta.orch.io" };
  const { status, json } = await api.call("POST", `${accounts}/robot/token`, { body: { spec: {} }, headers });
  assert.equal([status, json.kind, json.apiVersion], [201, "PartialObjectMetadata", "meta.orch.io/v1"]);
  assert.equal([json.metadata.name, json.spec, json.status], ["robot", undefined, undefined]);
});

test("whoever has the token is the account", async () => {
  const token = await tokenOf({});
  const { jti } = partsOf(token).claims;
  const { status, json } = await api.call("POST", whoami, { body: {}, token });
  assert.is(status, 201);
  assert.equal(json.status.userInfo, {
    username: "system:serviceaccount:default:robot",
    uid,
    groups: ["system:serviceaccounts", "system:serviceaccounts:default", "system:authenticated"],
    extra: { "authentication.orch.io/credential-id": [`JTI=${jti}`] },
  });
});

test("a token is verified by the published keys", async () => {
  const { content, header, claims, signature } = partsOf(await tokenOf({}));
  const discovery = await api.get("/.well-known/openid-configuration");
  assert.is(discovery.headers["content-type"], "application/json");
  const { jwks_uri, ...rest } = discovery.json;
  assert.equal(rest, {
    issuer,
    response_types_supported: ["id_token"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["ES256"],
  });
  assert.match(jwks_uri, /^https:\/\/127\.0\.0\.1:\d+\/openid\/v1\/jwks$/);
  const keys = await api.get("/openid/v1/jwks");
  assert.is(keys.headers["content-type"], "application/jwk-set+json");
  const [key] = keys.json.keys;
  assert.equal([key.use, key.kty, key.kid, key.alg], ["sig", "EC", header.kid, "ES256"]);
  const publicKey = createPublicKey({ key, format: "jwk" });
  const options = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  assert.ok(verify("sha256", Buffer.from(content), options, Buffer.from(signature, "base64url")));
  assert.is(claims.iss, issuer);
});

const refusedTerms = [
  ["shorter than ten minutes", 599, "may not specify a duration less than 10 minutes"],
  ["longer than 2^32 seconds", 2 ** 32 + 1, "may not specify a duration larger than 2^32 seconds"],
] as const;

for (const [what, expirationSeconds, text] of refusedTerms) {
  test(`a token ${what} is a 422`, async () => {
    const { status, json } = await ask({ expirationSeconds });
    assert.is(status, 422);
    const error = `spec.expirationSeconds: Invalid value: ${expirationSeconds}: ${text}`;
    assert.is(json.message, `TokenRequest.authentication.orch.io "" is invalid: ${error}`);
  });
}

const refusedIdentities = [
  [
    "name",
    { name: "other" },
    422,
    'TokenRequest.authentication.orch.io "robot" is invalid: ' +
      'metadata.name: Invalid value: "other": must match the service account name if specified',
  ],
  [
    "namespace",
    { namespace: "other" },
    400,
    "the namespace of the provided object does not match the namespace sent on the request",
  ],
] as const;

for (const [what, metadata, code, text] of refusedIdentities) {
  test(`a request with the ${what} of another account is refused`, async () => {
    const { status, json } = await api.post(`${accounts}/robot/token`, { metadata, spec: {} });
    assert.equal([status, json.message], [code, text]);
  });
}

test("a request with the uid of another account is a 409", async () => {
  const { status, json } = await api.post(`${accounts}/robot/token`, { metadata: { uid: "other" }, spec: {} });
  assert.is(status, 409);
  assert.match(json.message, /the UID in the token request \(other\) does not match the UID of the service account/);
});

test("a token of an account that does not exist is a 404", async () => {
  const { status, json } = await ask({}, "nobody");
  assert.equal([status, json.message], [404, 'serviceaccounts "nobody" not found']);
});

test("a token for others is no good here, and the review for them tells whose it is", async () => {
  const token = await tokenOf({ audiences: ["vault", "db", "db"] });
  assert.is((await api.call("POST", whoami, { body: {}, token })).status, 401);
  const spec = { token, audiences: ["db", "elsewhere"] };
  const { json } = await api.post(reviews, { spec });
  assert.equal([json.status.authenticated, json.status.audiences], [true, ["db"]]);
  assert.is(json.status.user.username, "system:serviceaccount:default:robot");
  const mine = await api.post(reviews, { spec: { token } });
  const meant = `token audiences ["vault" "db" "db"] is invalid for the target audiences ["${issuer}"]`;
  assert.equal(mine.json.status, { user: {}, error: `[invalid bearer token, ${meant}]` });
});

test("a token that was changed is no good", async () => {
  const token = await tokenOf({});
  const [header = "", claims = "", signature = ""] = token.split(".");
  const forged = Buffer.from(JSON.stringify({ ...partsOf(token).claims, sub: "system:serviceaccount:default:x" }));
  for (const each of [
    `${header}.${forged.toString("base64url")}.${signature}`,
    `${header}.${claims}.${signature.slice(0, -4)}AAAA`,
    `${header}.${claims}.`,
    `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`,
  ]) {
    assert.is((await api.call("POST", whoami, { body: {}, token: each })).status, 401);
  }
});

test("a token bound to a pod tells it and its node, and dies with it", async () => {
  const spec = { serviceAccountName: "robot", nodeName: "n1" };
  const node = (await api.post(nodes, { metadata: { name: "n1" } })).json.metadata.uid;
  const made = (await api.post(pods, pod("bound", { spec }))).json;
  const token = await tokenOf(bound("Pod", "bound", { uid: made.metadata.uid }));
  assert.equal(partsOf(token).claims["orch.io"], {
    namespace: "default",
    pod: { name: "bound", uid: made.metadata.uid },
    node: { name: "n1", uid: node },
    serviceaccount: { name: "robot", uid },
  });
  const { extra } = (await api.call("POST", whoami, { body: {}, token })).json.status.userInfo;
  const domain = "authentication.orch.io";
  assert.equal(extra[`${domain}/pod-name`], ["bound"]);
  assert.equal(extra[`${domain}/pod-uid`], [made.metadata.uid]);
  assert.equal([extra[`${domain}/node-name`], extra[`${domain}/node-uid`]], [["n1"], [node]]);
  await api.delete(`${pods}/bound`, { gracePeriodSeconds: 0 });
  assert.is((await api.call("POST", whoami, { body: {}, token })).status, 401);
  await api.post(pods, pod("bound", { spec }));
  assert.is((await api.call("POST", whoami, { body: {}, token })).status, 401, "another pod of the same name");
});

for (const [kind, collection, name] of [
  ["Secret", secrets, "key"],
  ["Node", nodes, "n2"],
] as const) {
  test(`a token bound to a ${kind} dies with it`, async () => {
    const made = (await api.post(collection, { metadata: { name } })).json.metadata.uid;
    const token = await tokenOf(bound(kind, name));
    assert.equal(partsOf(token).claims["orch.io"][kind.toLowerCase()], { name, uid: made });
    assert.is((await api.call("POST", whoami, { body: {}, token })).status, 201);
    await api.delete(`${collection}/${name}`);
    assert.is((await api.call("POST", whoami, { body: {}, token })).status, 401);
  });
}

test("a token dies with its account", async () => {
  await api.post(accounts, { metadata: { name: "gone" } });
  const token = await tokenOf({}, "gone");
  assert.is((await api.call("POST", whoami, { body: {}, token })).status, 201);
  await api.delete(`${accounts}/gone`);
  assert.is((await api.call("POST", whoami, { body: {}, token })).status, 401);
});

test("a token is bound to what exists, is of a kind that lives and dies, and is of the account", async () => {
  await api.post(pods, pod("stranger", { spec: { serviceAccountName: "other" } }));
  const cases = [
    [bound("Pod", "nobody"), 404, 'pods "nobody" not found'],
    [bound("Pod", ""), 400, "Name parameter required."],
    [bound("Pod", "a/b"), 400, `Name parameter invalid: "a/b": may not contain '/'`],
    [bound("Node", ".."), 400, `Name parameter invalid: "..": may not be '..'`],
    [{ boundObjectRef: { kind: "Pod", apiVersion: "v2", name: "absent" } }, 404, 'pods "absent" not found'],
    [bound("ConfigMap", "a"), 400, "cannot bind token to object of type /v1, Kind=ConfigMap"],
    [
      { boundObjectRef: { kind: "Deployment", apiVersion: "apps/v1", name: "a" } },
      400,
      "cannot bind token to object of type apps/v1, Kind=Deployment",
    ],
    [
      bound("Pod", "stranger"),
      400,
      'cannot bind token for serviceaccount "robot" to pod running with different serviceaccount name.',
    ],
  ] as const;
  for (const [spec, code, message] of cases) {
    const { status, json } = await ask(spec);
    assert.equal([status, json.message], [code, message]);
  }
  await api.post(secrets, { metadata: { name: "other" } });
  const { status, json } = await ask(bound("Secret", "other", { uid: "x" }));
  assert.is(status, 409);
  assert.match(json.message, /^Operation cannot be fulfilled on Secret "other": the UID in the bound object reference/);
});

test("a pod's token of the default length lives a year, and says when it was to end", async () => {
  await api.post(pods, pod("long", { spec: { serviceAccountName: "robot" } }));
  const { json } = await ask({ ...bound("Pod", "long"), expirationSeconds: 3607 });
  const { claims } = partsOf(json.status.token);
  assert.is(claims.exp - claims.iat, 365 * 24 * 3600);
  assert.is(claims["orch.io"].warnafter - claims.iat, 3607);
  assert.is(Date.parse(json.status.expirationTimestamp) / 1000 - claims.iat, 3607);
  const elsewhere = await tokenOf({ ...bound("Pod", "long"), expirationSeconds: 3607, audiences: ["vault"] });
  const { exp, iat } = partsOf(elsewhere).claims;
  assert.is(exp - iat, 3607);
});

test("a token is good for no longer than the server allows, and the client is told", async () => {
  const strict = await openApi({ maxTokenSeconds: 7200 });
  await strict.post(accounts, { metadata: { name: "robot" } });
  const { headers, json } = await strict.post(`${accounts}/robot/token`, { spec: { expirationSeconds: 9000 } });
  assert.is(headers.warning, '299 - "requested expiration of 9000 seconds shortened to 7200 seconds"');
  assert.is(json.spec.expirationSeconds, 7200);
  const { exp, iat } = partsOf(json.status.token).claims;
  assert.is(exp - iat, 7200);
  await strict.stop();
});

test("a token cannot be read or changed, only asked for", async () => {
  assert.is((await api.get(`${accounts}/robot/token`)).status, 405);
  assert.is((await api.put(`${accounts}/robot/token`, {})).status, 405);
});

test.run();
