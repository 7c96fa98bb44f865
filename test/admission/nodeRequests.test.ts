import { generateKeyPairSync } from "node:crypto";
import * as assert from "uvu/assert";
import type { Authorizer } from "../../runtime/auth/authorizer.ts";
import { userName } from "../../runtime/x509/name.ts";
import { signRequest } from "../../runtime/x509/signRequest.ts";
import { core } from "../api/literal.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: what nodes may ask for");

const users = { n1: { name: "system:node:n1", groups: ["system:nodes"] } };
/** All may do all, but nodes have a right to one audience only. */
const authorizer: Authorizer = ({ verb, resource, namespace, name }) => {
  const isAudience = verb === "request-serviceaccounts-token-audience";
  const isGranted = `${namespace}/${name} ${resource}` === "default/robot registry";
  return { outcome: isAudience && !isGranted ? "noOpinion" : "allow", reason: "" };
};
const pods = core("default", "pods");
const claims = core("default", "persistentvolumeclaims");
const tokens = `${core("default", "serviceaccounts")}/robot/token`;
const uids: Record<string, string> = {};

const projected = (audience?: string) => ({
  projected: { sources: [{ serviceAccountToken: { path: "t", ...(audience === undefined ? {} : { audience }) } }] },
});
const volumes = [
  { name: "plain", ...projected() },
  { name: "vault", ...projected("vault") },
  { name: "inline", csi: { driver: "inline.example.com" } },
  { name: "data", persistentVolumeClaim: { claimName: "data" } },
];

let api: Api;
test.before(async () => {
  api = await openApi({ enableAdmissionPlugins: ["NodeRestriction"], users, authorizer });
  await make(core("default", "serviceaccounts"), { metadata: { name: "robot" } });
  const container = { name: "c", image: "i" };
  for (const [name, nodeName, rest] of [
    ["mine", "n1", { volumes }],
    ["bare", "n1", { volumes: [{ name: "vault", ...projected("vault") }] }],
    ["theirs", "n2", {}],
  ] as const) {
    const spec = { nodeName, serviceAccountName: "robot", containers: [container], ...rest };
    uids[name] = (await make(pods, { metadata: { name }, spec })).metadata.uid;
  }
  for (const [name, audience] of [
    ["inline.example.com", "inline"],
    ["disk.example.com", "disk"],
  ]) {
    await make("/apis/storage.orch.io/v1/csidrivers", { metadata: { name }, spec: { tokenRequests: [{ audience }] } });
  }
  const size = { storage: "1Gi" };
  const accessModes = ["ReadWriteOnce"];
  const claimSpec = { accessModes, resources: { requests: size }, volumeName: "disk", storageClassName: "" };
  await make(claims, { metadata: { name: "data" }, spec: claimSpec });
  const csi = { driver: "disk.example.com", volumeHandle: "h" };
  await make("/api/v1/persistentvolumes", {
    metadata: { name: "disk" },
    spec: { accessModes, capacity: size, csi, claimRef: { namespace: "default", name: "data" } },
  });
});
test.after(() => api.stop());

async function make(path: string, body: object) {
  const { status, json, text } = await api.post(path, body);
  assert.is(status, 201, text);
  return json;
}

/** The text of a refusal after the words that all have; "" where there was none. */
async function refusal(method: string, path: string, body: object): Promise<string> {
  const headers = { "Content-Type": method === "PATCH" ? "application/merge-patch+json" : "application/json" };
  const { status, json } = await api.call(method, path, { token: "n1", headers, body });
  if (status < 300) return "";
  return `${status} ${json.message.replace(/^.* is forbidden: /, "")}`;
}

const bound = (name: string, rest: object = {}) => ({
  boundObjectRef: { kind: "Pod", apiVersion: "v1", name, uid: uids[name], ...rest },
});
const missing = (audience: string) =>
  `403 audience "${audience}" not found in pod spec volume, ` +
  "system:node:n1 is not authorized to request tokens for this audience";
const tokenCases: readonly (readonly [what: string, spec: () => object, text: string])[] = [
  ["bound to nothing", () => ({}), "403 node requested token not bound to a pod"],
  ["bound to no object", () => ({ boundObjectRef: null }), "403 node requested token not bound to a pod"],
  ["bound to a node", () => bound("mine", { kind: "Node" }), "403 node requested token not bound to a pod"],
  ["of no version", () => bound("mine", { apiVersion: "" }), "403 node requested token not bound to a pod"],
  [
    "bound to a pod by name",
    () => bound("mine", { uid: "" }),
    "403 node requested token with a pod binding without a uid",
  ],
  ["bound to no pod", () => bound("gone", { uid: "u" }), '404 pod "gone" not found'],
  [
    "bound to an earlier pod",
    () => bound("mine", { uid: "earlier" }),
    "403 the UID in the bound object reference (earlier) does not match the UID in record. " +
      "The object might have been deleted and then recreated",
  ],
  [
    "bound to a pod elsewhere",
    () => bound("theirs"),
    "403 node requested token bound to a pod scheduled on a different node",
  ],
  ["for the server", () => bound("mine"), ""],
  ["for the server, which the pod does not ask for", () => bound("bare"), missing("")],
  ["for an audience of a projected volume", () => ({ ...bound("mine"), audiences: ["vault"] }), ""],
  ["for an audience of the driver of an inline volume", () => ({ ...bound("mine"), audiences: ["inline"] }), ""],
  ["for an audience of the driver of a claim's volume", () => ({ ...bound("mine"), audiences: ["disk"] }), ""],
  ["for an audience that the node has a right to", () => ({ ...bound("bare"), audiences: ["registry"] }), ""],
  ["for an audience of another pod", () => ({ ...bound("bare"), audiences: ["disk"] }), missing("disk")],
  [
    "for two audiences",
    () => ({ ...bound("mine"), audiences: ["vault", "disk"] }),
    "403 node may only request 0 or 1 audiences",
  ],
];
for (const [what, spec, text] of tokenCases) {
  test(`a node asks for a token ${what}`, async () => {
    assert.is(await refusal("POST", tokens, { spec: spec() }), text);
  });
}

test("others get tokens that are bound to nothing", async () => {
  assert.is((await api.post(tokens, { spec: { audiences: ["any", "other"] } })).status, 201);
});

test("a token in a namespace that is not there is a 404 of the namespace", async () => {
  const { status, json } = await api.post(`${core("nowhere", "serviceaccounts")}/robot/token`, {});
  assert.is(`${status} ${json.message}`, '404 namespaces "nowhere" not found');
});

const capacity = { storage: "2Gi" };
const other = 'node "n1" is not allowed to update fields other than status.quantity and status.conditions: ';
const claimCases: readonly (readonly [what: string, path: string, change: object, text: string])[] = [
  ["how far it has grown", "data/status", { status: { capacity, allocatedResources: capacity } }, ""],
  ["another phase", "data/status", { status: { phase: "Lost" } }, `403 ${other}status.phase`],
  ["its access modes", "data/status", { status: { accessModes: ["ReadOnlyMany"] } }, `403 ${other}status.accessModes`],
  [
    "labels and more",
    "data/status",
    { metadata: { labels: { a: "b" }, annotations: { c: "d" } } },
    `403 ${other}metadata.labels, metadata.annotations`,
  ],
  ["the claim itself", "data", { metadata: { labels: { a: "b" } } }, "403 may only update PVC status"],
];
for (const [what, path, change, text] of claimCases) {
  test(`a node says of a claim ${what}`, async () => {
    assert.is(await refusal("PATCH", `${claims}/${path}`, change), text);
  });
}

test("a node evicts its own pods and no others", async () => {
  const evict = (name: string) => refusal("POST", `${pods}/${name}/eviction`, { metadata: { name } });
  assert.is(await evict("theirs"), "403 node n1 can only evict pods with spec.nodeName set to itself");
  assert.is(await evict("gone"), '404 pod "gone" not found');
  assert.is(await evict("bare"), "");
});

test("with the gate off a node may ask for any audience", async () => {
  const featureGates = { ServiceAccountNodeAudienceRestriction: "false" };
  const free = await openApi({ enableAdmissionPlugins: ["NodeRestriction"], users, authorizer, featureGates });
  try {
    await free.post(core("default", "serviceaccounts"), { metadata: { name: "robot" } });
    const spec = { nodeName: "n1", serviceAccountName: "robot", containers: [{ name: "c", image: "i" }] };
    const { json } = await free.post(pods, { metadata: { name: "mine" }, spec });
    const boundObjectRef = { kind: "Pod", apiVersion: "v1", name: "mine", uid: json.metadata.uid };
    const body = { spec: { boundObjectRef, audiences: ["vault", "disk"] } };
    assert.is((await free.call("POST", tokens, { token: "n1", body })).status, 201);
  } finally {
    await free.stop();
  }
});

for (const [isOn, who] of [
  ["false", "their own name only"],
  ["true", "any name"],
] as const) {
  test(`with the gate for insecure requests ${isOn}, nodes ask for certificates in ${who}`, async () => {
    const featureGates = { AllowInsecureKubeletCertificateSigningRequests: isOn };
    const gated = await openApi({ enableAdmissionPlugins: ["NodeRestriction"], users, featureGates });
    const ask = async (node: string, signerName: string) => {
      const { privateKey: key } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const der = signRequest({ subject: userName(`system:node:${node}`, ["system:nodes"]), key });
      const pem = `-----BEGIN CERTIFICATE REQUEST-----\n${der.toString("base64")}\n-----END CERTIFICATE REQUEST-----\n`;
      const purpose = signerName.endsWith("serving") ? "server auth" : "client auth";
      const spec = { request: btoa(pem), signerName, usages: ["digital signature", purpose] };
      const body = { metadata: { generateName: "csr-" }, spec };
      const path = "/apis/certificates.orch.io/v1/certificatesigningrequests";
      const { status, json } = await gated.call("POST", path, { token: "n1", body });
      return status === 201 ? "" : `${status} ${json.message.replace(/^.* is forbidden: /, "")}`;
    };
    const refused = isOn === "true" ? "" : "403 can only create a node CSR with CN=system:node:n1";
    try {
      for (const signer of ["orch.io/orch-apiserver-client-nodeagent", "orch.io/nodeagent-serving"]) {
        assert.is(await ask("n1", signer), "");
        assert.is(await ask("n2", signer), refused);
      }
      assert.is(await ask("n2", "orch.io/orch-apiserver-client"), "", "another signer is not asked for nodes");
    } finally {
      await gated.stop();
    }
  });
}

test.run();
