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
  const account = await cluster.until(`${accounts}/keeper`, (object) => object?.secrets.length === 1);
  assert.equal(account?.secrets, [{ name: "not-yet-there" }]);
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
