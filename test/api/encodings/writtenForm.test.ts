import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { leafPem, requestPem } from "../../kinds/certificates/certificates.ts";
import { core } from "../literal.ts";

const test = suite("what the server makes of what is written");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const warned = ({ headers }: Answer) =>
  [...String(headers.warning ?? "").matchAll(/299 - ("(?:[^"\\]|\\.)*")/g)].map(([, each = ""]) => JSON.parse(each));

test("a service account keeps the names of its secrets; its old annotation is warned of when it is new", async () => {
  const accounts = core("default", "serviceaccounts");
  const annotations = { "orch.io/enforce-mountable-secrets": "true" };
  const secrets = [{ name: "a", namespace: "other", kind: "Secret", uid: "u" }, {}];
  const made = await api.post(accounts, { metadata: { name: "robot", annotations }, secrets });
  const warning =
    "metadata.annotations[orch.io/enforce-mountable-secrets]: deprecated in v1.32+; " +
    "prefer separate namespaces to isolate access to mounted secrets";
  assert.equal([made.status, made.json.secrets, warned(made)], [201, [{ name: "a" }, {}], [warning]]);
  const patched = await api.patch(`${accounts}/robot`, "merge", { secrets: [{ name: "b", namespace: "other" }] });
  assert.equal([patched.status, patched.json.secrets, warned(patched)], [200, [{ name: "b" }], []]);
});

test("a node takes its configuration from no object", async () => {
  const source = { namespace: "b", name: "a", kubeletConfigKey: "c" };
  const spec = { configSource: { configMap: source }, externalID: "e", podCIDR: "fd00:0::/64" };
  const made = await api.post("/api/v1/nodes", { metadata: { name: "n" }, spec, status: { config: { error: "e" } } });
  assert.is(made.status, 201, made.text);
  const without = { externalID: "e", podCIDR: "fd00:0::/64", podCIDRs: ["fd00:0::/64"] };
  assert.equal([made.json.spec, made.json.status.config], [without, undefined]);
  const warnings = [
    "spec.externalID: this field is deprecated, and is unused",
    'spec.podCIDRs[0]: IPv6 CIDR value "fd00:0::/64" should be in RFC 5952 canonical format ("fd00::/64")',
  ];
  assert.equal(warned(made), warnings);
  const patched = await api.patch("/api/v1/nodes/n", "merge", { spec: { ...spec, unschedulable: true } });
  assert.equal([patched.json.spec, warned(patched)], [{ ...without, unschedulable: true }, warnings]);
  const status = { config: { error: "e" }, phase: "Running" };
  const reported = await api.patch("/api/v1/nodes/n/status", "merge", { status });
  const { config, phase } = reported.json.status;
  assert.equal([config, phase, warned(reported)], [undefined, "Running", []]);
});

test("a claim is written again by a client that knows one of the two fields of its source", async () => {
  const claims = core("default", "persistentvolumeclaims");
  const resources = { requests: { storage: "1Gi" } };
  const source = { kind: "PersistentVolumeClaim", name: "other" };
  const claim = (fields: object) => ({
    metadata: { name: "data" },
    spec: { accessModes: ["ReadWriteOnce"], resources, ...fields },
  });
  const made = await api.post(claims, claim({ dataSource: source }));
  assert.is(made.status, 201, made.text);
  for (const fields of [{ dataSource: source }, { dataSourceRef: source }]) {
    const put = await api.put(`${claims}/data`, claim(fields));
    assert.equal([put.status, put.json.spec], [200, made.json.spec]);
  }
  const other = await api.put(`${claims}/data`, claim({ dataSource: { ...source, name: "another" } }));
  assert.is(other.status, 422);
});

test("a signer's write of a status leaves the approval as it was, whatever it says of it", async () => {
  const path = "/apis/certificates.orch.io/v1/certificatesigningrequests";
  const spec = { request: btoa(requestPem), signerName: "example.com/signer", usages: ["client auth"] };
  assert.is((await api.post(path, { metadata: { name: "r" }, spec })).status, 201);
  const put = (part: string, conditions: object[], certificate?: string) =>
    api.put(`${path}/r/${part}`, { metadata: { name: "r" }, spec, status: { conditions, certificate } });
  const approved = { type: "Approved", status: "True", reason: "Right" };
  const { json } = await put("approval", [approved]);
  const issued = await put("status", [{ type: "Approved", status: "True", reason: "Mine" }], btoa(leafPem));
  assert.is(issued.status, 200, issued.text);
  assert.equal(issued.json.status, { conditions: json.status.conditions, certificate: btoa(leafPem) });
  const removed = await put("status", [], btoa(leafPem));
  assert.match(
    removed.json.message,
    /status.conditions: Forbidden: updates may not remove a condition of type "Approved"/,
  );
});

test("who applies a request for a certificate owns what it says of the metadata alone", async () => {
  const path = "/apis/certificates.orch.io/v1/certificatesigningrequests/applied";
  const spec = { request: btoa(requestPem), signerName: "example.com/signer", usages: ["client auth"] };
  const apply = (fieldManager: string, labels: object) =>
    api.call("PATCH", `${path}?fieldManager=${fieldManager}`, {
      body: {
        apiVersion: "certificates.orch.io/v1",
        kind: "CertificateSigningRequest",
        metadata: { name: "applied", labels },
        spec,
      },
      headers: { "content-type": "application/apply-patch+yaml" },
    });
  const made = await apply("a", { a: "a" });
  assert.equal([made.status, made.json.spec.signerName], [201, "example.com/signer"], made.text);
  const owned = made.json.metadata.managedFields.map((each: { fieldsV1: object }) => each.fieldsV1);
  assert.equal(owned, [{ "f:metadata": { "f:labels": { "f:a": {} } } }]);
  assert.is((await apply("b", { by: "b" })).status, 200);
});

test("endpoints stay as they were sent, and addresses in an odd form are warned of", async () => {
  const subsets = [
    { addresses: [{ ip: "10.0.0.2" }, { ip: "10.0.0.1" }], ports: [{ name: "b", port: 81, protocol: "TCP" }] },
    { notReadyAddresses: [{ ip: "FD00::1" }, { ip: "10.0.0.1" }], ports: [{ name: "b", port: 81, protocol: "TCP" }] },
  ];
  const made = await api.put(`${core("default", "endpoints")}/web`, { metadata: { name: "web" }, subsets });
  assert.equal([made.status, made.json.subsets], [201, subsets]);
  const odd = 'subsets[1].notReadyAddresses[0].ip: IPv6 address "FD00::1" should be in RFC 5952 canonical format';
  assert.is(warned(made).at(-1), `${odd} ("fd00::1")`);
});

test.run();
