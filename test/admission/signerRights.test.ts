import { execFileSync } from "node:child_process";
import * as assert from "uvu/assert";
import type { Authorizer } from "../../runtime/auth/authorizer.ts";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { authorityPem } from "../kinds/certificates/certificates.ts";

const test = suite("admission: rights over signers");

const requests = "/apis/certificates.orch.io/v1/certificatesigningrequests";
const signerName = "example.com/serving";

/** "verb name" of the signers that may be approved or signed for. */
let allowed: string[] = [];
const asked: string[] = [];
const authorizer: Authorizer = ({ resource, verb, name, group }) => {
  if (resource !== "signers") return { outcome: "allow", reason: "" };
  asked.push(`${verb} ${name} ${group}`);
  return { outcome: allowed.includes(`${verb} ${name}`) ? "allow" : "noOpinion", reason: "" };
};

let api: Api;
let bundleApi: Api;
test.before(async () => {
  api = await openApi({ authorizer });
  bundleApi = await openApi({
    authorizer,
    featureGates: { ClusterTrustBundle: "true" },
    runtimeConfig: ["certificates.orch.io/v1beta1=true"],
  });
});
test.after(async () => {
  await Promise.all([api.stop(), bundleApi.stop()]);
});

function csr(subject: string): string {
  const args = [
    "req",
    "-new",
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:P-256",
    "-nodes",
    "-keyout",
    "/dev/null",
  ];
  return execFileSync("openssl", [...args, "-subj", subject], { stdio: ["ignore", "pipe", "ignore"] }).toString(
    "base64",
  );
}

async function make(name: string, subject = "/CN=ada", signer = signerName) {
  const spec = { request: csr(subject), signerName: signer, usages: ["client auth"] };
  return api.post(requests, { metadata: { name }, spec });
}

const approval = { type: "Approved", status: "True", reason: "Test" };

async function put(name: string, subresource: string, status: object) {
  const { json } = await api.get(`${requests}/${name}`);
  return api.put(`${requests}/${name}/${subresource}`, { ...json, status: { ...json.status, ...status } });
}

test("approving needs the right to approve for the signer, or for its domain", async () => {
  assert.is((await make("one")).status, 201);
  allowed = [];
  asked.length = 0;
  const refused = await put("one", "approval", { conditions: [approval] });
  assert.equal(asked, [
    "approve example.com/serving certificates.orch.io",
    "approve example.com/* certificates.orch.io",
  ]);
  const text = `user not permitted to approve requests with signerName "${signerName}"`;
  const message = `certificatesigningrequests.certificates.orch.io "one" is forbidden: ${text}`;
  assert.equal([refused.status, refused.json.message], [403, message]);
  allowed = ["approve example.com/*"];
  assert.is((await put("one", "approval", { conditions: [approval] })).status, 200);
});

test("signing needs the right to sign; a write that changes nothing needs none", async () => {
  assert.is((await make("two")).status, 201);
  allowed = [];
  assert.is((await put("two", "status", {})).status, 200);
  const failed = { conditions: [{ type: "Failed", status: "True", reason: "Test" }] };
  const refused = await put("two", "status", failed);
  const text = `user not permitted to sign requests with signerName "${signerName}"`;
  assert.equal([refused.status, refused.json.message.endsWith(text)], [403, true]);
  allowed = [`sign ${signerName}`];
  assert.is((await put("two", "status", failed)).status, 200);
});

test("an approval that is not valid is a 422, whatever the rights", async () => {
  assert.is((await make("odd")).status, 201);
  allowed = [];
  asked.length = 0;
  const answer = await put("odd", "approval", { conditions: [{ type: "Approved", status: "False", reason: "Test" }] });
  assert.equal([answer.status, asked], [422, []]);
});

const bundles = "/apis/certificates.orch.io/v1beta1/clustertrustbundles";

/** A change of a bundle, and whether it needs the right to attest for its signer. */
const changes: readonly (readonly [title: string, change: object, needsRight: boolean])[] = [
  ["labels", { metadata: { labels: { a: "b" } } }, true],
  ["annotations", { metadata: { annotations: { a: "b" } } }, true],
  ["finalizers", { metadata: { finalizers: ["example.com/hold"] } }, false],
  ["owners", { metadata: { ownerReferences: [{ apiVersion: "v1", kind: "Node", name: "n", uid: "u" }] } }, false],
  ["nothing", {}, false],
  ["certificates", { spec: { trustBundle: `${authorityPem}\n# two\n` } }, true],
];

test("only what garbage collection changes of a bundle needs no right to attest", async () => {
  allowed = ["attest example.com/*"];
  const spec = { signerName, trustBundle: authorityPem };
  const name = "example.com:serving:one";
  assert.is((await bundleApi.post(bundles, { metadata: { name }, spec })).status, 201);
  allowed = [];
  for (const [title, change, needsRight] of changes) {
    const { status } = await bundleApi.patch(`${bundles}/${name}`, "merge", change);
    assert.is(status, needsRight ? 403 : 200, title);
  }
});

test("certificates of clients make no one an administrator", async () => {
  const client = "orch.io/orch-apiserver-client";
  const refused = await make("root", "/O=system:masters/CN=ada", client);
  const text = `use of ${client} signer with system:masters group is not allowed`;
  assert.equal([refused.status, refused.json.message.endsWith(text)], [403, true]);
  assert.is((await make("plain", "/O=ops/CN=ada", client)).status, 201);
  assert.is((await make("elsewhere", "/O=system:masters/CN=ada")).status, 201);
});

test.run();
