import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";

/** What clients of the field read beside objects: who wrote what, tables, warnings. */
const test = suite("forms of the field");

let api: Api;
test.before(async () => {
  api = await openApi({ runtimeConfig: ["api/all=true"], undocumented: "/apis/garden.acme.dev/" });
});
test.after(() => api.stop());

const table = { accept: "application/json;as=Table;v=v1;g=meta.orch.io" };
const definitions = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";

test("a review is tracked like an object, without its status", async () => {
  const { json } = await api.post("/apis/authorization.orch.io/v1/selfsubjectaccessreviews", {
    spec: { resourceAttributes: { verb: "get", resource: "pods" } },
  });
  const [{ time, ...entry }, ...more] = json.metadata.managedFields;
  assert.type(time, "string");
  assert.equal(
    [entry, more],
    [
      {
        manager: "unknown",
        operation: "Update",
        apiVersion: "authorization.orch.io/v1",
        fieldsType: "FieldsV1",
        fieldsV1: { "f:spec": { "f:resourceAttributes": { ".": {}, "f:resource": {}, "f:verb": {} } } },
      },
      [],
    ],
  );
});

test("a kind without columns is a table of names and times, in all namespaces too", async () => {
  const roles = "/apis/rbac.authorization.orch.io/v1";
  await api.post("/api/v1/namespaces", { metadata: { name: "orchard" } });
  for (const namespace of ["default", "orchard"]) {
    await api.post(`${roles}/namespaces/${namespace}/roles`, { metadata: { name: `of-${namespace}` } });
  }
  const { json } = await api.get(`${roles}/roles`, table);
  assert.equal(
    json.columnDefinitions.map((each: { name: string; type: string }) => [each.name, each.type]),
    [
      ["Name", "string"],
      ["Created At", "date"],
    ],
  );
  const rows: { cells: string[]; object: { metadata: { namespace: string; creationTimestamp: string } } }[] = json.rows;
  assert.equal(
    rows.map(({ cells, object: { metadata } }) => [
      cells[0],
      cells[1] === metadata.creationTimestamp,
      metadata.namespace,
    ]),
    [
      ["of-default", true, "default"],
      ["of-orchard", true, "orchard"],
    ],
  );
});

for (const [path, warning] of [
  [
    "/apis/networking.orch.io/v1beta1/ipaddresses",
    "networking.orch.io/v1beta1 IPAddress is deprecated in v1.34+, unavailable in v1.37+",
  ],
  [
    "/apis/resource.orch.io/v1beta1/resourceclaims",
    "resource.orch.io/v1beta1 ResourceClaim is deprecated in v1.35+, unavailable in v1.38+",
  ],
  ["/apis/networking.orch.io/v1/ipaddresses", undefined],
] as const) {
  test(`${path} is answered ${warning === undefined ? "without a warning" : "with its releases"}`, async () => {
    const { headers } = await api.get(path);
    assert.is(headers["warning"], warning === undefined ? undefined : `299 - "${warning}"`);
  });
}

const versions = (...names: string[]) =>
  names.map((name, index) => ({
    ...{ name, served: true, storage: index === 0 },
    schema: { openAPIV3Schema: { type: "object", properties: { spec: { type: "object", properties: size } } } },
  }));
const size = { size: { type: "integer" } };

test("a definition's stored versions may be changed, and a schema without kind is applied to", async () => {
  const names = { plural: "trees", kind: "Tree" };
  const made = await api.post(definitions, {
    metadata: { name: "trees.garden.acme.dev" },
    spec: { group: "garden.acme.dev", scope: "Namespaced", names, versions: versions("v1", "v0") },
  });
  assert.is(made.status, 201, made.text);
  const path = `${definitions}/trees.garden.acme.dev`;
  const change = { status: { storedVersions: ["v1", "v0"] } };
  const changed = await api.patch(`${path}/status`, "merge", change);
  assert.equal([changed.status, changed.json.status.storedVersions], [200, ["v1", "v0"]]);
  const trees = "/apis/garden.acme.dev/v1/namespaces/default/trees";
  const isServed = async () => (await api.get(trees)).status === 200;
  for (let tries = 0; !(await isServed()); tries++) assert.ok(tries < 1000, "the kind is not served");
  const applied = await api.call("PATCH", `${trees}/oak?fieldManager=gardener`, {
    headers: { "content-type": "application/apply-patch+yaml" },
    body: "apiVersion: garden.acme.dev/v1\nkind: Tree\nmetadata: {name: oak}\nspec: {size: 3}\n",
  });
  assert.equal([applied.status, applied.json.spec], [201, { size: 3 }], applied.text);
  assert.equal(applied.json.metadata.managedFields[0].fieldsV1, { "f:spec": { "f:size": {} } });
});

test("the approval of a signing request may change its annotations", async () => {
  const folder = mkdtempSync(join(tmpdir(), "orch-csr-"));
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", join(folder, "key")];
  execFileSync("openssl", ["req", "-new", ...key, "-subj", "/CN=gardener", "-out", join(folder, "csr")], {
    stdio: "ignore",
  });
  const request = readFileSync(join(folder, "csr")).toString("base64");
  rmSync(folder, { recursive: true });
  const requests = "/apis/certificates.orch.io/v1/certificatesigningrequests";
  const signerName = "orch.io/kube-apiserver-client";
  const made = await api.post(requests, {
    metadata: { name: "gardener" },
    spec: { request, signerName, usages: ["client auth"] },
  });
  assert.is(made.status, 201, made.text);
  const condition = { type: "Approved", status: "True", reason: "Known", message: "a gardener" };
  const { status, json, text } = await api.put(`${requests}/gardener/approval`, {
    ...made.json,
    metadata: { ...made.json.metadata, annotations: { "acme.dev/seen": "yes" } },
    status: { conditions: [condition] },
  });
  assert.is(status, 200, text);
  assert.equal([json.metadata.annotations, json.status.conditions[0].type], [{ "acme.dev/seen": "yes" }, "Approved"]);
});

test.run();
