import { jwtVerify } from "jose";
import * as assert from "uvu/assert";
import { generated } from "../../generated/index.ts";
import { legacyTokenSigner } from "../../runtime/auth/legacyTokenSigner.ts";
import { newServiceAccountKeys } from "../../runtime/auth/serviceAccountKeys.ts";
import { core } from "../api/literal.ts";
import { suite } from "../harness/suite.ts";
import type { Parsed } from "../harness/watch.ts";
import { type Cluster, openCluster } from "./cluster.ts";

const test = suite("long-lived tokens of service accounts: their secrets");

const accounts = core("default", "serviceaccounts");
const secrets = core("default", "secrets");
const rootCa = "certificates\n";
const { signing } = newServiceAccountKeys();

let cluster: Cluster;
test.before(async () => {
  const signAccountToken = legacyTokenSigner(signing, generated.platform);
  cluster = await openCluster(["serviceaccount-token-controller"], { rootCa, signAccountToken });
});
test.after(() => cluster.stop());

const text = (value: string | undefined) => Buffer.from(value ?? "", "base64").toString("utf8");

function secretFor(name: string, account: string, more: object = {}): object {
  const annotations = { "orch.io/service-account.name": account, ...more };
  return { metadata: { name, annotations }, type: "orch.io/service-account-token" };
}

const untilFilled = (name: string) =>
  cluster.until(`${secrets}/${name}`, (object) => object?.data?.token !== undefined);

async function makeFilled(account: string, name: string): Promise<{ account: Parsed; secret: Parsed }> {
  const made = await cluster.make(accounts, { metadata: { name: account } });
  await cluster.make(secrets, secretFor(name, account));
  return { account: made, secret: await untilFilled(name) };
}

test("a secret gets token, authority and namespace, and says whose it is", async () => {
  const { account, secret } = await makeFilled("robot", "robot-token");
  assert.is(secret.metadata.annotations["orch.io/service-account.uid"], account.metadata.uid);
  assert.equal([text(secret.data["ca.crt"]), text(secret.data.namespace)], [rootCa, "default"]);
  const { payload } = await jwtVerify(text(secret.data.token), signing.publicKey);
  assert.equal(payload, {
    iss: "orch/serviceaccount",
    sub: "system:serviceaccount:default:robot",
    "orch.io/serviceaccount/namespace": "default",
    "orch.io/serviceaccount/secret.name": "robot-token",
    "orch.io/serviceaccount/service-account.name": "robot",
    "orch.io/serviceaccount/service-account.uid": account.metadata.uid,
  });
});

test("what is taken out of a secret is put back", async () => {
  await makeFilled("careless", "careless-token");
  const path = `${secrets}/careless-token`;
  const data = { token: null, namespace: null, "ca.crt": "eA==" };
  assert.is((await cluster.api.patch(path, "merge", { data })).status, 200);
  const isWhole = ({ data: now }: Parsed) => now?.token && now.namespace && text(now["ca.crt"]) === rootCa;
  await cluster.until(path, (object) => object !== undefined && Boolean(isWhole(object)));
});

test("the secrets of an account go with it", async () => {
  await makeFilled("leaver", "leaver-token");
  assert.is((await cluster.api.delete(`${accounts}/leaver`)).status, 200);
  await cluster.untilGone(`${secrets}/leaver-token`);
});

test("a secret for an account that is not there, or is another one, goes", async () => {
  await cluster.make(secrets, secretFor("lost-token", "nobody"));
  await cluster.untilGone(`${secrets}/lost-token`);
  await cluster.make(accounts, { metadata: { name: "second" } });
  await cluster.make(secrets, secretFor("first-token", "second", { "orch.io/service-account.uid": "another" }));
  await cluster.untilGone(`${secrets}/first-token`);
});

test("an account forgets a secret that was deleted, and no other", async () => {
  await makeFilled("keeper", "one-token");
  const list = [{ name: "one-token" }, { name: "not-yet-there" }];
  assert.is((await cluster.api.patch(`${accounts}/keeper`, "merge", { secrets: list })).status, 200);
  assert.is((await cluster.api.delete(`${secrets}/one-token`)).status, 200);
  const account = await cluster.until(`${accounts}/keeper`, (object) => object?.secrets[0].name !== "one-token");
  assert.equal(account?.secrets[0], { name: "not-yet-there" });
});

/** Names of the secrets that hold a token of an account. */
async function tokensOf(account: string): Promise<string[]> {
  const { items } = (await cluster.api.get(secrets)).json;
  const own = items.filter(
    ({ metadata }: Parsed) => metadata.annotations?.["orch.io/service-account.name"] === account,
  );
  return own.filter(({ data }: Parsed) => data?.token !== undefined).map(({ metadata }: Parsed) => metadata.name);
}

const untilListed = (account: string, isSo: (names: readonly string[]) => boolean): Promise<Parsed> =>
  cluster.until(`${accounts}/${account}`, (object) =>
    isSo((object?.secrets ?? []).map((each: { readonly name: string }) => each.name)),
  );

test("a secret with a token that is deleted gets a replacement, which its account lists", async () => {
  const { account, secret } = await makeFilled("lasting", "lasting-secret");
  assert.is((await cluster.api.delete(`${secrets}/lasting-secret`)).status, 200);
  const { secrets: list } = await untilListed("lasting", (names) => names.length === 1);
  const [{ name }] = list;
  assert.match(name, /^lasting-token-[a-z0-9]{5}$/);
  const { metadata, data, type } = (await untilFilled(name)) ?? {};
  assert.is(type, "orch.io/service-account-token");
  const own = { "orch.io/service-account.name": "lasting", "orch.io/service-account.uid": account.metadata.uid };
  assert.equal(metadata.annotations, own);
  assert.is.not(text(data.token), text(secret.data.token));
  const { payload } = await jwtVerify(text(data.token), signing.publicKey);
  assert.is(payload["orch.io/serviceaccount/secret.name"], name);
  assert.is(await cluster.find(`${secrets}/lasting-secret`), undefined, "the name is free");
  assert.is((await cluster.api.delete(`${secrets}/${name}`)).status, 200);
  const { secrets: next } = await untilListed("lasting", (names) => names.length === 1 && names[0] !== name);
  assert.match(next[0].name, /^lasting-token-[a-z0-9]{5}$/);
});

test("one replacement is enough for an account, however many secrets are deleted at once", async () => {
  const names = Array.from({ length: 12 }, (_, index) => `busy-${index}`);
  await cluster.make(accounts, { metadata: { name: "busy" } });
  for (const name of names) await cluster.make(secrets, { ...secretFor(name, "busy") });
  await Promise.all(names.map(untilFilled));
  const list = names.map((name) => ({ name }));
  assert.is((await cluster.api.patch(`${accounts}/busy`, "merge", { secrets: list })).status, 200);
  await Promise.all(names.map((name) => cluster.api.delete(`${secrets}/${name}`)));
  const { secrets: left } = await untilListed("busy", (now) => now.every((each) => each.startsWith("busy-token-")));
  await untilFilled(left[0].name);
  await makeFilled("after", "after-token"); // the controller has seen the deletions by then
  assert.equal(await tokensOf("busy"), [left[0].name]);
  assert.is(left.length, 1);
});

const unreplaced: [string, object][] = [
  ["that was marked as invalid", { labels: { "orch.io/legacy-token-invalid-since": "2026-01-01" } }],
  ["of an owner", { ownerReferences: [{ apiVersion: "v1", kind: "ConfigMap", name: "owner", uid: "" }] }],
];
for (const [index, [what, metadata]] of unreplaced.entries()) {
  test(`a secret ${what} gets no replacement`, async () => {
    const [account, name] = [`ended-${index}`, `ended-${index}-secret`];
    await makeFilled(account, name);
    const owner = await cluster.make(core("default", "configmaps"), { metadata: { name: account } });
    const own = JSON.parse(JSON.stringify(metadata).replace('"uid":""', `"uid":"${owner.metadata.uid}"`));
    const list = { secrets: [{ name }] };
    assert.is((await cluster.api.patch(`${accounts}/${account}`, "merge", list)).status, 200);
    assert.is((await cluster.api.patch(`${secrets}/${name}`, "merge", { metadata: own })).status, 200);
    assert.is((await cluster.api.delete(`${secrets}/${name}`)).status, 200);
    await untilListed(account, (names) => names.length === 0);
    assert.equal(await tokensOf(account), []);
  });
}

test("a secret that is made again under its name is the replacement", async () => {
  const { secret } = await makeFilled("again", "again-token");
  assert.is(
    (await cluster.api.patch(`${accounts}/again`, "merge", { secrets: [{ name: "again-token" }] })).status,
    200,
  );
  const deleting = cluster.api.delete(`${secrets}/again-token`);
  await Promise.all([deleting, deleting.then(() => cluster.make(secrets, secretFor("again-token", "again")))]);
  const now = await cluster.until(`${secrets}/again-token`, (object) => object?.data?.token !== undefined);
  assert.is.not(now?.metadata.uid, secret.metadata.uid);
});

test("other secrets stay as they are", async () => {
  await cluster.make(secrets, { metadata: { name: "plain" }, stringData: { a: "b" } });
  await makeFilled("witness", "witness-token"); // the controller has seen the other by then
  assert.equal((await cluster.find(`${secrets}/plain`))?.data, { a: "Yg==" });
});

test("without a key nothing is filled or deleted", async () => {
  const keyless = await openCluster(["serviceaccount-token"]);
  await keyless.make(secrets, secretFor("empty", "nobody"));
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.is((await keyless.find(`${secrets}/empty`))?.data, undefined);
  await keyless.stop();
});

test.run();
