import * as assert from "uvu/assert";
import { core, literal } from "../api/literal.ts";
import { suite } from "../harness/suite.ts";
import { type Cluster, openCluster } from "./cluster.ts";

const test = suite("what every namespace has");

const rootCa = "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n";

let cluster: Cluster;
test.before(async () => {
  cluster = await openCluster(["*", "-garbage-collector-controller"], { rootCa });
});
test.after(() => cluster.stop());

const namespaces = "/api/v1/namespaces";
const accountIn = (namespace: string) => `${core(namespace, "serviceaccounts")}/default`;
const configMapIn = (namespace: string) => `${core(namespace, "configmaps")}/orch-root-ca.crt`;

const metadata = { uid: "UID", creationTimestamp: "TIME", resourceVersion: "VERSION" };

for (const name of ["default", "orch-system", "orch-public", "orch-node-lease", "new"]) {
  test(`the namespace ${name} gets a service account and the certificates of the server`, async () => {
    if (name === "new") await cluster.make(namespaces, { metadata: { name } });
    const account = await cluster.until(accountIn(name), (object) => object !== undefined);
    assert.equal(literal(account), {
      kind: "ServiceAccount",
      apiVersion: "v1",
      metadata: { name: "default", namespace: name, ...metadata },
    });
    const configMap = await cluster.until(configMapIn(name), (object) => object !== undefined);
    const text = "Certificates that the orch API server is verified with from inside the cluster.";
    assert.equal(literal(configMap), {
      kind: "ConfigMap",
      apiVersion: "v1",
      metadata: {
        name: "orch-root-ca.crt",
        namespace: name,
        annotations: { "orch.io/description": text },
        ...metadata,
      },
      data: { "ca.crt": rootCa },
    });
  });
}

for (const path of [accountIn("default"), configMapIn("default")]) {
  test(`${path} is made anew when it is deleted`, async () => {
    const old = await cluster.until(path, (object) => object !== undefined);
    assert.is((await cluster.api.delete(path)).status, 200);
    const made = await cluster.until(
      path,
      (object) => object !== undefined && object.metadata.uid !== old?.metadata.uid,
    );
    assert.equal(literal(made), literal(old));
  });
}

test("the certificates are put right when somebody changes them; what else is there stays", async () => {
  const path = configMapIn("orch-public");
  await cluster.until(path, (object) => object !== undefined);
  const wrong = { metadata: { labels: { mine: "1" } }, data: { "ca.crt": "wrong", more: "x" } };
  assert.is((await cluster.api.patch(path, "merge", wrong)).status, 200);
  const repaired = await cluster.until(path, (object) => object?.data["ca.crt"] === rootCa);
  assert.equal(repaired?.data, { "ca.crt": rootCa });
  assert.equal(repaired?.metadata.labels, { mine: "1" });
});

test("a service account is nobody's but its owner's to change", async () => {
  const path = accountIn("orch-public");
  await cluster.until(path, (object) => object !== undefined);
  const changed = await cluster.api.patch(path, "merge", { metadata: { labels: { mine: "1" } } });
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.equal(await cluster.find(path), changed.json);
});

test("a namespace that is being deleted gets nothing any more, and goes", async () => {
  await cluster.make(namespaces, { metadata: { name: "going", finalizers: ["example.com/hold"] } });
  await cluster.until(accountIn("going"), (object) => object !== undefined);
  await cluster.api.delete(`${namespaces}/going`);
  await cluster.until(`${namespaces}/going`, (object) => object?.spec.finalizers === undefined);
  assert.equal((await cluster.find(core("going", "serviceaccounts")))?.items, []);
  assert.equal((await cluster.find(core("going", "configmaps")))?.items, []);
  await cluster.api.patch(`${namespaces}/going`, "merge", { metadata: { finalizers: null } });
  await cluster.untilGone(`${namespaces}/going`);
});

test.run();
