import * as assert from "uvu/assert";
import type { Authorizer } from "../../runtime/auth/authorizer.ts";
import { core } from "../api/literal.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { authorityPem, requestDer } from "../kinds/certificates/certificates.ts";

const test = suite("admission: certificates of pods, and bundles to trust");

const group = "/apis/certificates.orch.io/v1beta1";
const requests = `${group}/namespaces/default/podcertificaterequests`;
const bundles = `${group}/clustertrustbundles`;
const users = { n1: { name: "system:node:n1", groups: ["system:nodes"] } };
const granted = new Set<string>();
const authorizer: Authorizer = ({ resource, verb, name }) => {
  return { outcome: resource !== "signers" || granted.has(`${verb} ${name}`) ? "allow" : "noOpinion", reason: "" };
};

let api: Api;
const uids: Record<string, string> = {};
test.before(async () => {
  const featureGates = { PodCertificateRequest: "true", ClusterTrustBundle: "true" };
  const runtimeConfig = ["certificates.orch.io/v1beta1=true"];
  api = await openApi({ enableAdmissionPlugins: ["NodeRestriction"], users, authorizer, featureGates, runtimeConfig });
  await make("n1", "/api/v1/nodes", { metadata: { name: "n1" } });
  await make("robot", core("default", "serviceaccounts"), { metadata: { name: "robot" } });
  const spec = { serviceAccountName: "robot", containers: [{ name: "c", image: "i" }] };
  const pods = core("default", "pods");
  await make("mine", pods, { metadata: { name: "mine" }, spec: { ...spec, nodeName: "n1" } });
  await make("theirs", pods, { metadata: { name: "theirs" }, spec: { ...spec, nodeName: "n2" } });
  const annotations = { "orch.io/config.mirror": "x" };
  await make("image", pods, { metadata: { name: "image", annotations }, spec: { ...spec, nodeName: "n1" } });
});
test.after(() => api.stop());

async function make(key: string, path: string, body: object): Promise<void> {
  const { status, json, text } = await api.post(path, body);
  assert.is(status, 201, text);
  uids[key] = json.metadata.uid;
}

let count = 0;
const asked = (pod: string, change: object = {}) => ({
  metadata: { name: `ask-${count++}` },
  spec: {
    ...{ signerName: "example.com/pods", podName: pod, podUID: uids[pod] ?? "u" },
    ...{ serviceAccountName: "robot", serviceAccountUID: uids.robot, nodeName: "n1", nodeUID: uids.n1 },
    stubPKCS10Request: requestDer,
    ...change,
  },
});

const named = (pod: string) => `PodCertificateRequest for pod "default/${pod}"`;
const cases: readonly (readonly [what: string, body: () => object, answer: string | (() => string)])[] = [
  ["of its own pod", () => asked("mine"), "201"],
  [
    "in the name of another node",
    () => asked("mine", { nodeName: "n2" }),
    '403 PodCertificateRequest.Spec.NodeName="n2", which is not the requesting node "n1"',
  ],
  [
    "as an earlier node",
    () => asked("mine", { nodeUID: "earlier" }),
    () => `409 ${named("mine")} names node UID "earlier", inconsistent with the running node ("${uids.n1}")`,
  ],
  [
    "of an earlier pod",
    () => asked("mine", { podUID: "earlier" }),
    () => `409 ${named("mine")} contains pod UID ("earlier") which differs from running pod ("${uids.mine}")`,
  ],
  ["of no pod", () => asked("gone"), `409 ${named("gone")} contains pod UID ("u") which differs from running pod ("")`],
  [
    "of a pod elsewhere",
    () => asked("theirs"),
    `403 ${named("theirs")} names a pod that is not scheduled to node "n1"`,
  ],
  ["of an image of a pod", () => asked("image"), `403 ${named("image")} names a mirror pod`],
  [
    "of another account",
    () => asked("mine", { serviceAccountName: "root" }),
    `403 ${named("mine")} contains serviceAccountName ("root") that differs from running pod ("robot")`,
  ],
  [
    "of an earlier account",
    () => asked("mine", { serviceAccountUID: "earlier" }),
    () =>
      `409 ${named("mine")} contains serviceAccountUID ("earlier") that differs from the service account ` +
      `("${uids.robot}")`,
  ],
];
for (const [what, body, answer] of cases) {
  test(`a node asks for a certificate ${what}`, async () => {
    const { status, json } = await api.call("POST", requests, { token: "n1", body: body() });
    const text = (json.message ?? "").replace(/^.* is forbidden: |^Operation cannot be fulfilled on [^:]*: /, "");
    assert.is(`${status} ${text}`.trim(), typeof answer === "string" ? answer : answer());
  });
}

test("a node changes no request, and others may ask for any pod", async () => {
  const body = asked("theirs", { nodeName: "n2" });
  assert.is((await api.post(requests, body)).status, 201);
  const { status, json } = await api.call("DELETE", `${requests}/${body.metadata.name}`, { token: "n1" });
  assert.is(status, 403);
  assert.match(json.message, /unexpected operation DELETE$/);
});

test("a bundle of a signer needs the right to attest for it, but not for what garbage collection does", async () => {
  const body = {
    metadata: { name: "example.com:ca:main" },
    spec: { signerName: "example.com/ca", trustBundle: authorityPem },
  };
  const path = `${bundles}/example.com:ca:main`;
  const refused = await api.post(bundles, body);
  const text = 'user not permitted to attest for signerName "example.com/ca"';
  const message = `clustertrustbundles.certificates.orch.io "example.com:ca:main" is forbidden: ${text}`;
  assert.equal([refused.status, refused.json.message], [403, message]);
  granted.add("attest example.com/*");
  assert.is((await api.post(bundles, body)).status, 201);
  granted.clear();
  assert.is((await api.patch(path, "merge", { metadata: { labels: { a: "b" } } })).status, 403);
  assert.is((await api.patch(path, "merge", { metadata: { finalizers: ["example.com/a"] } })).status, 200);
  const spec = { trustBundle: `# again\n${authorityPem}` };
  assert.is((await api.patch(path, "merge", { spec })).status, 403);
  assert.is(
    (await api.post(bundles, { metadata: { name: "plain" }, spec: { trustBundle: authorityPem } })).status,
    201,
  );
});

test.run();
