import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { core, failure, literal } from "../literal.ts";

const test = suite("namespaces");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

test("the system namespaces exist from the start", async () => {
  const { items } = (await api.get("/api/v1/namespaces")).json;
  assert.equal(
    items.map((each: { metadata: { name: string } }) => each.metadata.name),
    ["default", "orch-node-lease", "orch-public", "orch-system"],
  );
  assert.equal(literal(items[0]), {
    metadata: {
      name: "default",
      uid: "UID",
      creationTimestamp: "TIME",
      labels: { "orch.io/metadata.name": "default" },
      resourceVersion: "VERSION",
    },
    spec: { finalizers: ["orch"] },
    status: { phase: "Active" },
  });
});

test("a namespace gets its label, its finalizer and its phase", async () => {
  const answer = await api.post("/api/v1/namespaces", {
    metadata: { name: "a", labels: { "orch.io/metadata.name": "other", l: "1" } },
  });
  assert.is(answer.status, 201);
  assert.equal(literal(answer.json), {
    kind: "Namespace",
    apiVersion: "v1",
    metadata: {
      name: "a",
      labels: { "orch.io/metadata.name": "a", l: "1" },
      uid: "UID",
      creationTimestamp: "TIME",
      resourceVersion: "VERSION",
    },
    spec: { finalizers: ["orch"] },
    status: { phase: "Active" },
  });
  const without = await api.patch("/api/v1/namespaces/a", "merge", { metadata: { labels: null } });
  assert.equal(without.json.metadata.labels, { "orch.io/metadata.name": "a" });
});

test("no namespace lies in a namespace: who has all rights in one reaches no other by its path", async () => {
  await api.post("/api/v1/namespaces", { metadata: { name: "own" } });
  await api.post("/api/v1/namespaces", { metadata: { name: "other" } });
  const before = (await api.get("/api/v1/namespaces/other")).json;
  const body = { apiVersion: "v1", kind: "Namespace", metadata: { name: "other" } };
  for (const [method, path, sent] of [
    ["GET", "namespaces/own/namespaces"],
    ["GET", "namespaces/own/namespaces?watch=1&timeoutSeconds=1"],
    ["GET", "watch/namespaces/own/namespaces?timeoutSeconds=1"],
    ["GET", "namespaces/own/namespaces/other"],
    ["GET", "namespaces/own/namespaces/own"],
    ["GET", "namespaces/own/namespaces/other/status"],
    ["POST", "namespaces/own/namespaces", { ...body, metadata: { name: "third" } }],
    ["PUT", "namespaces/own/namespaces/other", body],
    ["PUT", "namespaces/own/namespaces/other/finalize", { ...body, spec: { finalizers: [] } }],
    ["PATCH", "namespaces/own/namespaces/other", { metadata: { labels: { l: "1" } } }],
    ["DELETE", "namespaces/own/namespaces/other"],
    ["DELETE", "namespaces/own/namespaces"],
  ] as const) {
    const type = method === "PATCH" ? "application/merge-patch+json" : "application/json";
    const headers = { "content-type": type };
    const answer = await api.call(
      method,
      `/api/v1/${path}`,
      sent === undefined ? { headers } : { body: sent, headers },
    );
    assert.equal([answer.status, answer.json.reason], [404, "NotFound"], `${method} ${path}`);
  }
  assert.equal((await api.get("/api/v1/namespaces/other")).json, before);
  assert.is((await api.get("/api/v1/namespaces/third")).status, 404);
});

test("an object in a namespace that does not exist is a 404 of the namespace", async () => {
  const answer = await api.post(core("none", "configmaps"), { metadata: { name: "x" } });
  const details = { name: "none", kind: "namespaces" };
  assert.equal(answer.json, failure(404, "NotFound", { message: 'namespaces "none" not found', details }));
});

for (const name of ["default", "orch-system", "orch-public"]) {
  test(`${name} cannot be deleted`, async () => {
    const answer = await api.delete(`/api/v1/namespaces/${name}`);
    assert.equal(
      answer.json,
      failure(403, "Forbidden", {
        message: `namespaces "${name}" is forbidden: this namespace may not be deleted`,
        details: { name, kind: "namespaces" },
      }),
    );
  });
}

test("a deleted namespace is Terminating until its finalizers are gone", async () => {
  await api.post("/api/v1/namespaces", { metadata: { name: "dying", finalizers: ["example.com/hold"] } });
  const configMaps = core("dying", "configmaps");
  await api.post(configMaps, { metadata: { name: "old", finalizers: ["example.com/hold"] } });
  const deleted = await api.delete("/api/v1/namespaces/dying");
  assert.is(deleted.status, 200);
  assert.is(deleted.json.status.phase, "Terminating");
  assert.match(deleted.json.metadata.deletionTimestamp, /Z$/);
  const nameless = await api.post(configMaps, { metadata: {} });
  assert.match(nameless.json.message, /^configmaps "Unknown" is forbidden: unable to create new content /);
  const named = await api.post(configMaps, { metadata: { generateName: "some-" } });
  assert.match(named.json.message, /^configmaps "some-" is forbidden: unable to create new content /);
  const created = await api.post(configMaps, { metadata: { name: "new" } });
  assert.equal(
    created.json,
    failure(403, "Forbidden", {
      message:
        'configmaps "new" is forbidden: unable to create new content in namespace dying because it is being terminated',
      details: {
        name: "new",
        kind: "configmaps",
        causes: [
          {
            reason: "NamespaceTerminating",
            message: "namespace dying is being terminated",
            field: "metadata.namespace",
          },
        ],
      },
    }),
  );
  assert.is((await api.patch(`${configMaps}/old`, "merge", { data: { x: "1" } })).status, 200);
  const again = await api.post("/api/v1/namespaces", { metadata: { name: "dying" } });
  assert.is(again.json.message, 'object is being deleted: namespaces "dying" already exists');
});

test("the mark of a namespace has no grace, and later deletes change nothing", async () => {
  await api.post("/api/v1/namespaces", { metadata: { name: "marked" } });
  const deleted = (await api.delete("/api/v1/namespaces/marked")).json;
  assert.equal(literal(deleted), {
    kind: "Namespace",
    apiVersion: "v1",
    metadata: {
      name: "marked",
      uid: "UID",
      creationTimestamp: "TIME",
      labels: { "orch.io/metadata.name": "marked" },
      deletionTimestamp: "TIME",
      resourceVersion: "VERSION",
    },
    spec: { finalizers: ["orch"] },
    status: { phase: "Terminating" },
  });
  for (const query of ["", "?gracePeriodSeconds=0", "?propagationPolicy=Foreground"]) {
    assert.equal((await api.delete(`/api/v1/namespaces/marked${query}`)).json, deleted, query);
  }
});

test("only finalize takes the finalizer of a namespace away, with the metadata that it says, and ends it", async () => {
  const path = "/api/v1/namespaces/finalized";
  await api.post("/api/v1/namespaces", { metadata: { name: "finalized" } });
  assert.equal((await api.patch(path, "merge", { spec: { finalizers: null } })).json.spec, { finalizers: ["orch"] });
  const { json } = await api.delete(path);
  const emptied = { ...json, spec: { finalizers: [] } };
  const other = { ...emptied, metadata: { ...json.metadata, labels: { other: "1" } } };
  const answer = await api.put(`${path}/finalize`, other);
  assert.equal([answer.status, answer.json.spec], [200, {}]);
  assert.equal(answer.json.metadata.labels, { "orch.io/metadata.name": "finalized", other: "1" });
  assert.is((await api.get(path)).status, 404);
});

test("finalize of a namespace that lives leaves it alive", async () => {
  const path = "/api/v1/namespaces/alive";
  const { json } = await api.post("/api/v1/namespaces", { metadata: { name: "alive" } });
  assert.is((await api.put(`${path}/finalize`, { ...json, spec: { finalizers: [] } })).status, 200);
  assert.is((await api.get(path)).json.status.phase, "Active");
  assert.is((await api.delete(path)).status, 200);
  assert.is((await api.get(path)).status, 404);
});

test("the label with the name of a namespace cannot be changed by any write", async () => {
  const path = "/api/v1/namespaces/labelled";
  const { json } = await api.post("/api/v1/namespaces", { metadata: { name: "labelled" } });
  const label = "orch.io/metadata.name";
  const wrong = { metadata: { labels: { [label]: "wrong" } } };
  const answers = [
    await api.patch(path, "merge", wrong),
    await api.patch(path, "strategic-merge", wrong),
    await api.patch(path, "json", [{ op: "remove", path: "/metadata/labels" }]),
    await api.put(path, { ...json, metadata: { ...json.metadata, labels: { [label]: "wrong" } } }),
    await api.patch(`${path}/status`, "merge", wrong),
  ];
  for (const { status, json: changed } of answers) {
    assert.equal([status, changed.metadata.labels], [200, { [label]: "labelled" }]);
  }
  assert.is((await api.get(path)).json.metadata.resourceVersion, json.metadata.resourceVersion);
});

test("a namespace in the body of an object of the whole cluster is ignored", async () => {
  const created = await api.post("/api/v1/namespaces", { metadata: { name: "cluster-wide", namespace: "y" } });
  assert.equal([created.status, created.json.metadata.namespace], [201, undefined]);
  const { json } = await api.get("/api/v1/namespaces/cluster-wide");
  const put = await api.put("/api/v1/namespaces/cluster-wide", {
    ...json,
    metadata: { ...json.metadata, namespace: "y" },
  });
  assert.equal([put.status, put.json], [200, json]);
});

test("a namespaced kind has no collection outside namespaces to create in", async () => {
  assert.is((await api.get("/api/v1/namespaces/default/nodes")).status, 404);
  assert.is((await api.get("/api/v1/pods/a")).status, 404);
});

test.run();
