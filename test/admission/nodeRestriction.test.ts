import * as assert from "uvu/assert";
import { core } from "../api/literal.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: what nodes may write");

const users = { n1: { name: "system:node:n1", groups: ["system:nodes"] } };
const nodes = "/api/v1/nodes";
const pods = core("default", "pods");
const leases = "/apis/coordination.orch.io/v1/namespaces";

let api: Api;
let uid = "";
test.before(async () => {
  api = await openApi({ enableAdmissionPlugins: ["NodeRestriction"], users });
  uid = (await asNode("POST", nodes, { metadata: { name: "n1" } })).metadata.uid;
  assert.is((await api.post(nodes, { metadata: { name: "n2" } })).status, 201);
});
test.after(() => api.stop());

async function asNode(method: string, path: string, body?: object) {
  const headers = { "Content-Type": method === "PATCH" ? "application/merge-patch+json" : "application/json" };
  const answer = await api.call(method, path, { token: "n1", headers, ...(body === undefined ? {} : { body }) });
  if (answer.status >= 300) assert.is(answer.status, 403, answer.text);
  return answer.json;
}

/** The text of a refusal after the words that all have; "" where there was none. */
async function refusal(method: string, path: string, body?: object): Promise<string> {
  const { message = "" } = await asNode(method, path, body);
  return message.replace(/^.* is forbidden: /, "");
}

test("a node writes its own node and no other", async () => {
  assert.is(await refusal("PATCH", `${nodes}/n1`, { metadata: { annotations: { a: "b" } } }), "");
  const other = 'node "n1" is not allowed to modify node "n2"';
  assert.is(await refusal("PATCH", `${nodes}/n2`, { metadata: { annotations: { a: "b" } } }), other);
  assert.is(await refusal("PATCH", `${nodes}/n2/status`, { status: {} }), other);
  assert.is(await refusal("DELETE", `${nodes}/n2`), other);
});

test("a node that is to be named is none of its own", async () => {
  const text = 'nodes "n-" is forbidden: node "n1" is not allowed to modify node ""';
  assert.is((await asNode("POST", nodes, { metadata: { generateName: "n-" } })).message, text);
});

test("a node sets no taints and no owners on itself", async () => {
  const taints = [{ key: "k", effect: "NoSchedule" }];
  const throughStatus = await refusal("PATCH", `${nodes}/n1/status`, { spec: { taints } });
  assert.is(throughStatus, 'node "n1" is not allowed to modify taints');
  assert.is(await refusal("PATCH", `${nodes}/n1`, { spec: { taints } }), 'node "n1" is not allowed to modify taints');
  const ownerReferences = [{ apiVersion: "v1", kind: "Node", name: "n2", uid: "u" }];
  const text = 'node "n1" is not allowed to modify ownerReferences';
  assert.is(await refusal("PATCH", `${nodes}/n1`, { metadata: { ownerReferences } }), text);
});

test("of the platform's labels a node sets those that describe it", async () => {
  const describing = ["orch.io/hostname", "topology.orch.io/zone", "node.orch.io/any", "x.nodeagent.orch.io/any"];
  for (const key of [...describing, "beta.orch.io/os", "example.com/any", "plain"]) {
    assert.is(await refusal("PATCH", `${nodes}/n1`, { metadata: { labels: { [key]: "v" } } }), "", key);
  }
  const labels = { "x.node-restriction.orch.io/a": "v", "orch.io/other": "v", "example.com/fine": "v" };
  const text = "is not allowed to modify labels: orch.io/other, x.node-restriction.orch.io/a";
  assert.is(await refusal("PATCH", `${nodes}/n1`, { metadata: { labels } }), text);
});

const mirror = { "orch.io/config.mirror": "hash" };
const spec = { nodeName: "n1", containers: [{ name: "c", image: "i" }] };

function mirrorPod(name: string, more: object = {}, moreSpec: object = {}): object {
  const owner = { apiVersion: "v1", kind: "Node", name: "n1", uid, controller: true };
  const metadata = { name, annotations: mirror, ownerReferences: [owner], ...more };
  return { metadata, spec: { ...spec, ...moreSpec } };
}

test("a node creates images of its own pods, which use nothing of the API", async () => {
  assert.is(await refusal("POST", pods, mirrorPod("mine")), "");
  const named = 'node "n1" can only create pods with';
  const owner = { apiVersion: "v1", kind: "Node", name: "n1", uid, controller: true };
  const config = { volumes: [{ name: "v", configMap: { name: "c" } }] };
  const token = { serviceAccountToken: { path: "t" } };
  const bundle = { clusterTrustBundle: { name: "b", path: "p" } };
  const certificate = { podCertificate: { signerName: "a.b/c", keyType: "ED25519", credentialBundlePath: "p" } };
  const volumes: [object, string][] = [
    [{ csi: { driver: "d" } }, "csidrivers (via CSI volumes)"],
    [{ glusterfs: { endpoints: "e", path: "p" } }, "endpoints (via glusterFS volumes)"],
    [{ ephemeral: { volumeClaimTemplate: { spec: {} } } }, "persistentvolumeclaims (via ephemeral volumes)"],
    [{ projected: { sources: [token] } }, "serviceaccounts (via projected volumes)"],
    [{ projected: { sources: [bundle] } }, "clustertrustbundles"],
    [{ projected: { sources: [certificate] } }, "podcertificates"],
  ];
  const claim = { volumes: [{ name: "v", persistentVolumeClaim: { claimName: "c" } }] };
  const cases: [object, object, string][] = [
    [
      { annotations: {} },
      {},
      'pod does not have "orch.io/config.mirror" annotation, node "n1" can only create mirror pods',
    ],
    [{}, { nodeName: "n2" }, `${named} spec.nodeName set to itself`],
    [{ ownerReferences: [] }, {}, `${named} an owner reference set to itself`],
    [{ ownerReferences: [{ ...owner, controller: false }] }, {}, `${named} a controller owner reference set to itself`],
    [
      { ownerReferences: [{ ...owner, blockOwnerDeletion: true }] },
      {},
      'node "n1" must not set blockOwnerDeletion on an owner reference',
    ],
    [{ ownerReferences: [{ ...owner, uid: "u" }] }, {}, `node n1 UID mismatch: expected u got ${uid}`],
    [{}, { serviceAccountName: "a" }, 'node "n1" can not create pods that reference serviceaccounts'],
    [{}, { imagePullSecrets: [{ name: "s" }] }, 'node "n1" can not create pods that reference secrets'],
    [{}, config, 'node "n1" can not create pods that reference configmaps'],
    [{}, claim, 'node "n1" can not create pods that reference persistentvolumeclaims'],
    ...volumes.map(([source, what]): [object, object, string] => [
      {},
      { volumes: [{ name: "v", ...source }] },
      `node "n1" can not create pods that reference ${what}`,
    ]),
  ];
  for (const [more, moreSpec, text] of cases) {
    assert.is(await refusal("POST", pods, mirrorPod("other", more, moreSpec)), text);
  }
});

test("a node reports of its own pods, and deletes no others", async () => {
  for (const nodeName of ["n1", "n2"]) {
    const answer = await api.post(pods, { metadata: { name: `on-${nodeName}` }, spec: { ...spec, nodeName } });
    assert.is(answer.status, 201, answer.text);
  }
  const running = { status: { phase: "Running" } };
  assert.is(await refusal("PATCH", `${pods}/on-n1/status`, running), "");
  const named = 'node "n1" can only';
  const elsewhere = `${named} update pod status for pods with spec.nodeName set to itself`;
  assert.is(await refusal("PATCH", `${pods}/on-n2/status`, running), elsewhere);
  const labels = { metadata: { labels: { a: "b" } } };
  assert.is(
    await refusal("PATCH", `${pods}/on-n1/status`, labels),
    'node "n1" cannot update labels through pod status',
  );
  assert.match(await refusal("PATCH", `${pods}/on-n1`, labels), /^unexpected operation "UPDATE"/);
  assert.is(await refusal("DELETE", `${pods}/on-n2`), `${named} delete pods with spec.nodeName set to itself`);
  assert.is(await refusal("DELETE", `${pods}/on-n1`), "");
});

test("a node keeps its own lease and storage drivers", async () => {
  const own = `${leases}/orch-node-lease/leases`;
  assert.is(await refusal("POST", own, { metadata: { name: "n1" } }), "");
  const name = "can only access node lease with the same name as the requesting node";
  assert.is(await refusal("POST", own, { metadata: { name: "n2" } }), name);
  const place = 'can only access leases in the "orch-node-lease" system namespace';
  assert.is(await refusal("POST", `${leases}/default/leases`, { metadata: { name: "n1" } }), place);
  const csi = "/apis/storage.orch.io/v1/csinodes";
  assert.is(await refusal("POST", csi, { metadata: { name: "n1" }, spec: { drivers: [] } }), "");
  const driver = "can only access CSINode with the same name as the requesting node";
  assert.is(await refusal("POST", csi, { metadata: { name: "n2" }, spec: { drivers: [] } }), driver);
});

test("others are not restricted", async () => {
  const taints = [{ key: "k", effect: "NoSchedule" }];
  assert.is((await api.patch(`${nodes}/n1`, "merge", { spec: { taints } })).status, 200);
});

test.run();
