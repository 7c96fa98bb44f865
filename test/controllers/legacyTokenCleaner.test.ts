import * as assert from "uvu/assert";
import { createClient } from "../../generated/client.ts";
import { generated } from "../../generated/index.ts";
import { startControllers } from "../../runtime/controllers/controllers.ts";
import { core, pod } from "../api/literal.ts";
import { suite } from "../harness/suite.ts";
import { type Cluster, openCluster } from "./cluster.ts";

const test = suite("long-lived tokens of service accounts: unused ones");

const dayMs = 24 * 3600_000;
const secrets = core("default", "secrets");
const tracking = { name: "orch-apiserver-legacy-service-account-token-tracking" };
const lastUsed = "orch.io/legacy-token-last-used";
const invalidSince = "orch.io/legacy-token-invalid-since";
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

let cluster: Cluster;
let uid = "";
test.before(async () => {
  cluster = await openCluster([]);
  const names = ["idle", "used", "mounted", "retired", "fresh-mark", "early"];
  const list = [...names, "last"].map((name) => ({ name }));
  const account = await cluster.make(core("default", "serviceaccounts"), {
    metadata: { name: "robot" },
    secrets: list,
  });
  uid = account.metadata.uid;
  await cluster.make(core("orch-system", "configmaps"), { metadata: tracking, data: { since: dayIn(0) } });
});
test.after(() => cluster.stop());

async function make(name: string, labels: object = {}): Promise<void> {
  const annotations = { "orch.io/service-account.name": "robot", "orch.io/service-account.uid": uid };
  await cluster.make(secrets, { metadata: { name, labels, annotations }, type: "orch.io/service-account-token" });
}

/** Lets the cleaner look once, so many days from now; it retires tokens after ten. */
async function clean(days: number, isDone: () => Promise<unknown>): Promise<void> {
  const { url, token } = cluster.api.server;
  const complaints: unknown[] = [];
  const controllers = startControllers(createClient({ server: url, token }), {
    platform: generated.platform,
    selection: ["legacy-serviceaccount-token-cleaner-controller"],
    rootCa: undefined,
    legacyTokenPeriodMs: 10 * dayMs,
    nowMs: () => Date.now() + days * dayMs,
    onError: (_name, error) => complaints.push(error),
  });
  await isDone();
  await controllers.stop();
  assert.equal(complaints, []);
}

const labelsOf = async (name: string) => (await cluster.find(`${secrets}/${name}`))?.metadata.labels ?? {};

/** Secrets are looked at in the order of their names: when the last one is marked, the others were looked at. */
const untilLastIsMarked = () =>
  cluster.until(`${secrets}/zz-last`, (object) => object?.metadata.labels?.[invalidSince] !== undefined);

test("a token that was not used is marked; used, mounted, and made by hand it stays", async () => {
  await make("idle");
  await make("used", { [lastUsed]: dayIn(25) });
  await make("mounted");
  await make("by-hand");
  await make("retired", { [invalidSince]: dayIn(12) });
  await make("fresh-mark", { [invalidSince]: dayIn(25) });
  const account = `${core("default", "serviceaccounts")}/robot`;
  const { secrets: list } = (await cluster.find(account)) ?? {};
  await cluster.api.patch(account, "merge", { secrets: [...list, { name: "zz-last" }] });
  await make("zz-last");
  const volumes = [{ name: "v", secret: { secretName: "mounted" } }];
  await cluster.make(core("default", "pods"), pod("user", { spec: { volumes } }));
  await clean(30, untilLastIsMarked);
  assert.equal(await labelsOf("idle"), { [invalidSince]: dayIn(30) });
  assert.equal(await labelsOf("used"), { [lastUsed]: dayIn(25) });
  assert.equal(await labelsOf("mounted"), {});
  assert.equal(await labelsOf("by-hand"), {});
  assert.equal(await labelsOf("fresh-mark"), { [invalidSince]: dayIn(25) });
  assert.is(await cluster.find(`${secrets}/retired`), undefined, "it stayed invalid for more than ten days");
});

test("nothing happens before the use has been noted for as long", async () => {
  await make("early");
  await clean(5, () => new Promise((resolve) => setTimeout(resolve, 300)));
  assert.equal(await labelsOf("early"), {});
});

test.run();
