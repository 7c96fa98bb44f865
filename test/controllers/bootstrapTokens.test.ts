import { compactVerify } from "jose";
import * as assert from "uvu/assert";
import { selectedControllers } from "../../runtime/controllers/controllers.ts";
import { core } from "../api/literal.ts";
import { suite } from "../harness/suite.ts";
import { type Cluster, openCluster } from "./cluster.ts";

const test = suite("tokens by which nodes join");

const secrets = core("orch-system", "secrets");
const configMaps = core("orch-public", "configmaps");
const clusterInfo = `${configMaps}/cluster-info`;
const kubeconfig = "apiVersion: v1\nclusters: [{ cluster: { server: https://ü } }]\n";
const secretPart = "0123456789abcdef";

let cluster: Cluster;
test.before(async () => {
  cluster = await openCluster(["tokencleaner", "bootstrapsigner"]);
  await cluster.make(configMaps, { metadata: { name: "cluster-info" }, data: { kubeconfig } });
});
test.after(() => cluster.stop());

async function make(id: string, more: object = {}): Promise<string> {
  const stringData = { "token-id": id, "token-secret": secretPart, "usage-bootstrap-signing": "true", ...more };
  const metadata = { name: `bootstrap-token-${id}` };
  await cluster.make(secrets, { metadata, type: "bootstrap.orch.io/token", stringData });
  return `${secrets}/bootstrap-token-${id}`;
}

async function untilSigned(id: string, isThere = true): Promise<string> {
  const key = `jws-kubeconfig-${id}`;
  const object = await cluster.until(clusterInfo, (each) => (each?.data[key] !== undefined) === isThere);
  return object?.data[key];
}

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

/** What a client does that has the token. */
async function verify(signature: string, token: string, text: string): Promise<unknown> {
  const [header, payload, mac] = signature.split(".");
  assert.is(payload, "");
  const whole = `${header}.${Buffer.from(text).toString("base64url")}.${mac}`;
  const { protectedHeader } = await compactVerify(whole, Buffer.from(token), { algorithms: ["HS256"] });
  return protectedHeader;
}

test("both controllers are off unless they are named", () => {
  const own = ["bootstrap-signer-controller", "token-cleaner-controller"];
  assert.equal(
    selectedControllers(["*"]).filter((each) => own.includes(each)),
    [],
  );
  assert.equal(selectedControllers(["tokencleaner", "bootstrapsigner"]), own);
  assert.ok(selectedControllers(["*", "tokencleaner"]).includes("token-cleaner-controller"));
  assert.not(selectedControllers(["*", "-garbagecollector"]).includes("garbage-collector-controller"));
});

test("what the cluster says of itself is signed with each token", async () => {
  await make("abcdef");
  const signature = await untilSigned("abcdef");
  assert.equal(await verify(signature, `abcdef.${secretPart}`, kubeconfig), { alg: "HS256", kid: "abcdef" });
  const isRefused = (token: string, text: string) =>
    verify(signature, token, text).then(
      () => false,
      () => true,
    );
  assert.is(await isRefused(`abcdef.${secretPart}`, "other"), true);
  assert.is(await isRefused("abcdef.another", kubeconfig), true);
});

test("what is said anew is signed anew", async () => {
  await make("anew00");
  const before = await untilSigned("anew00");
  const text = `${kubeconfig}# more\n`;
  assert.is((await cluster.api.patch(clusterInfo, "merge", { data: { kubeconfig: text } })).status, 200);
  const object = await cluster.until(clusterInfo, (each) => each?.data["jws-kubeconfig-anew00"] !== before);
  await verify(object?.data["jws-kubeconfig-anew00"], `anew00.${secretPart}`, text);
});

test("the signature goes with the token, and with its right to sign", async () => {
  const gone = await make("gone00");
  const silent = await make("silent");
  await untilSigned("gone00");
  await untilSigned("silent");
  assert.is((await cluster.api.delete(gone)).status, 200);
  await untilSigned("gone00", false);
  const data = { "usage-bootstrap-signing": Buffer.from("false").toString("base64") };
  assert.is((await cluster.api.patch(silent, "merge", { data })).status, 200);
  await untilSigned("silent", false);
});

test("a token is deleted when its time is over, with its signature", async () => {
  const brief = await make("brief0", { expiration: inMs(1200) });
  await untilSigned("brief0");
  await cluster.untilGone(brief);
  await untilSigned("brief0", false);
});

test("a token whose time is over is deleted at once; one without a time stays", async () => {
  const stays = await make("stays0");
  await cluster.untilGone(await make("over00", { expiration: inMs(-1000) }));
  assert.ok(await cluster.find(stays));
});

test("a key that is no signature stays, and a signature of no token goes", async () => {
  const data = { note: "mine", "jws-kubeconfig-forged": "x..y" };
  assert.is((await cluster.api.patch(clusterInfo, "merge", { data })).status, 200);
  await untilSigned("forged", false);
  assert.is((await cluster.find(clusterInfo))?.data.note, "mine");
});

test.run();
