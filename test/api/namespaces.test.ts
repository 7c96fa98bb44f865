import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { core, failure, literal } from "./literal.ts";

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

test("a namespace in the body of a cluster-scoped object is a 400", async () => {
  const answer = await api.post("/api/v1/namespaces", { metadata: { name: "x", namespace: "y" } });
  assert.is(answer.status, 400);
});

test("a namespaced kind has no collection outside namespaces to create in", async () => {
  assert.is((await api.get("/api/v1/namespaces/default/nodes")).status, 404);
  assert.is((await api.get("/api/v1/pods/a")).status, 404);
});

test.run();
