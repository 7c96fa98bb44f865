import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { apps, core, failure, literal, pod } from "../literal.ts";

const test = suite("update");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const configMaps = core("default", "configmaps");
const leases = "/apis/coordination.orch.io/v1/namespaces/default/leases";

test("an update with the newest version replaces the object and keeps its identity", async () => {
  const created = (await api.post(configMaps, { metadata: { name: "a", labels: { l: "1" } }, data: { x: "1" } })).json;
  const { uid, creationTimestamp, resourceVersion } = created.metadata;
  const body = {
    metadata: { name: "a", resourceVersion, uid, creationTimestamp: "2001-01-01T00:00:00Z" },
    data: { y: "2" },
  };
  const answer = await api.put(`${configMaps}/a`, body);
  assert.is(answer.status, 200);
  assert.equal(literal(answer.json), {
    kind: "ConfigMap",
    apiVersion: "v1",
    metadata: {
      name: "a",
      namespace: "default",
      uid: "UID",
      creationTimestamp: "TIME",
      resourceVersion: "VERSION",
    },
    data: { y: "2" },
  });
  assert.equal([answer.json.metadata.uid, answer.json.metadata.creationTimestamp], [uid, creationTimestamp]);
  assert.ok(Number(answer.json.metadata.resourceVersion) > Number(resourceVersion));
});

test("an update with a stale resourceVersion is a 409 Conflict", async () => {
  const created = (await api.post(configMaps, { metadata: { name: "stale" } })).json;
  await api.put(`${configMaps}/stale`, { ...created, data: { x: "1" } });
  const answer = await api.put(`${configMaps}/stale`, { ...created, data: { x: "2" } });
  assert.is(answer.status, 409);
  assert.equal(
    answer.json,
    failure(409, "Conflict", {
      message:
        'Operation cannot be fulfilled on configmaps "stale": the object has been modified; ' +
        "please apply your changes to the latest version and try again",
      details: { name: "stale", kind: "configmaps" },
    }),
  );
});

test("an update of a missing object is a 404", async () => {
  const details = { name: "nothing", kind: "configmaps" };
  for (const metadata of [{ name: "nothing" }, { name: "nothing", uid: "mine" }]) {
    const answer = await api.put(`${configMaps}/nothing`, { metadata });
    assert.equal(answer.json, failure(404, "NotFound", { message: 'configmaps "nothing" not found', details }));
  }
  const other = await api.put(`${configMaps}/nothing`, { metadata: { name: "any", namespace: "other" } });
  const message = "the namespace of the provided object does not match the namespace sent on the request";
  assert.equal([other.status, other.json.message], [400, message]);
});

test("an update without a version overwrites the newest where the kind allows it", async () => {
  await api.post(configMaps, { metadata: { name: "any" }, data: { x: "1" } });
  const answer = await api.put(`${configMaps}/any`, { metadata: { name: "any" }, data: { x: "2" } });
  assert.equal([answer.status, answer.json.data], [200, { x: "2" }]);
});

test("an update without a version is a 422 where the kind demands one", async () => {
  await api.post(leases, { metadata: { name: "demanding" }, spec: {} });
  const answer = await api.put(`${leases}/demanding`, { metadata: { name: "demanding" }, spec: {} });
  assert.is(answer.status, 422);
  assert.equal(
    answer.json,
    failure(422, "Invalid", {
      message:
        'leases.coordination.orch.io "demanding" is invalid: metadata.resourceVersion: Invalid value: 0: ' +
        "must be specified for an update",
      details: {
        name: "demanding",
        group: "coordination.orch.io",
        kind: "leases",
        causes: [
          {
            reason: "FieldValueInvalid",
            message: "Invalid value: 0: must be specified for an update",
            field: "metadata.resourceVersion",
          },
        ],
      },
    }),
  );
});

test("an update creates a missing object of the kinds that allow it", async () => {
  const answer = await api.put(`${leases}/fresh`, { metadata: { name: "fresh" }, spec: { holderIdentity: "me" } });
  assert.is(answer.status, 201);
  assert.equal(literal(answer.json), {
    kind: "Lease",
    apiVersion: "coordination.orch.io/v1",
    metadata: {
      name: "fresh",
      namespace: "default",
      uid: "UID",
      creationTimestamp: "TIME",
      resourceVersion: "VERSION",
    },
    spec: { holderIdentity: "me" },
  });
  for (const metadata of [{ resourceVersion: "5" }, { uid: "u" }]) {
    const body = { metadata: { name: "bound", ...metadata }, spec: {} };
    assert.is((await api.put(`${leases}/bound`, body)).status, "uid" in metadata ? 409 : 201);
  }
});

test("an update that changes nothing keeps the version and tells no watcher", async () => {
  const created = (await api.post(configMaps, { metadata: { name: "same" }, data: { x: "1" } })).json;
  const answer = await api.put(`${configMaps}/same`, created);
  assert.is(answer.status, 200);
  assert.equal(answer.json, created);
  const { resourceVersion } = (await api.get(`${configMaps}/same`)).json.metadata;
  assert.is(resourceVersion, created.metadata.resourceVersion);
});

test("defaults that a client leaves out are no change", async () => {
  const created = (await api.post(core("default", "pods"), pod("defaults"))).json;
  const answer = await api.put(`${core("default", "pods")}/defaults`, pod("defaults"));
  assert.equal(answer.json, created);
});

const nameless = "the name of the object (mismatch based on URL) was undeterminable: name must be provided";
const mismatches: [string, object, string][] = [
  ["no name", { metadata: {} }, nameless],
  ["an empty name", { metadata: { name: "" } }, nameless],
  [
    "another name",
    { metadata: { name: "b" } },
    "the name of the object (b) does not match the name on the URL (mismatch)",
  ],
  [
    "another namespace",
    { metadata: { name: "mismatch", namespace: "x" } },
    "the namespace of the provided object does not match the namespace sent on the request",
  ],
];
for (const [what, body, message] of mismatches) {
  test(`${what} in the body where the path has its own is a 400`, async () => {
    await api.post(configMaps, { metadata: { name: "mismatch" } });
    const answer = await api.put(`${configMaps}/mismatch`, body);
    assert.equal(answer.json, failure(400, "BadRequest", { message }));
  });
}

test("a uid in the body must be the object's", async () => {
  const { uid } = (await api.post(configMaps, { metadata: { name: "uid" } })).json.metadata;
  const answer = await api.put(`${configMaps}/uid`, { metadata: { name: "uid", uid: "other" } });
  assert.is(answer.status, 409);
  assert.equal(
    answer.json,
    failure(409, "Conflict", {
      message:
        'Operation cannot be fulfilled on configmaps "uid": StorageError: invalid object, Code: 4, ' +
        "Key: /registry/configmaps/default/uid, ResourceVersion: 0, AdditionalErrorMsg: " +
        `Precondition failed: UID in precondition: other, UID in object meta: ${uid}`,
      details: { name: "uid", kind: "configmaps" },
    }),
  );
});

test("generation grows with the spec, and neither with metadata nor with status", async () => {
  const path = `${apps("default", "deployments")}/d`;
  const labels = { app: "d" };
  const template = { metadata: { labels }, spec: pod("x").spec };
  const spec = { selector: { matchLabels: labels }, template };
  await api.post(apps("default", "deployments"), { metadata: { name: "d" }, spec });
  const generationAfter = async (change: object) => (await api.patch(path, "merge", change)).json.metadata.generation;
  assert.is((await api.get(path)).json.metadata.generation, 1);
  assert.is(await generationAfter({ metadata: { labels: { l: "1" } } }), 1);
  assert.is(await generationAfter({ spec: { replicas: 1 } }), 1);
  assert.is(await generationAfter({ spec: { replicas: 3 } }), 2);
  await api.patch(`${path}/status`, "merge", { status: { replicas: 3 } });
  assert.is((await api.get(path)).json.metadata.generation, 2);
  assert.is(await generationAfter({ metadata: { generation: 9 } }), 2);
  const configMap = (await api.post(configMaps, { metadata: { name: "generation" } })).json;
  assert.is(configMap.metadata.generation, undefined);
});

test("fields that cannot change are a 422 that names them", async () => {
  await api.post(configMaps, { metadata: { name: "fixed" }, data: { x: "1" }, immutable: true });
  const changed = await api.put(`${configMaps}/fixed`, {
    metadata: { name: "fixed" },
    data: { x: "2" },
    immutable: false,
  });
  assert.is(changed.status, 422);
  assert.equal(
    changed.json,
    failure(422, "Invalid", {
      message:
        'ConfigMap "fixed" is invalid: [immutable: Forbidden: field is immutable when `immutable` is set, ' +
        "data: Forbidden: field is immutable when `immutable` is set]",
      details: {
        name: "fixed",
        kind: "ConfigMap",
        causes: [
          {
            reason: "FieldValueForbidden",
            message: "Forbidden: field is immutable when `immutable` is set",
            field: "immutable",
          },
          {
            reason: "FieldValueForbidden",
            message: "Forbidden: field is immutable when `immutable` is set",
            field: "data",
          },
        ],
      },
    }),
  );
  const labels = { app: "i" };
  const spec = { selector: { matchLabels: labels }, template: { metadata: { labels }, spec: pod("x").spec } };
  await api.post(apps("default", "deployments"), { metadata: { name: "i" }, spec });
  const selector = { matchLabels: { app: "other" } };
  const template = { metadata: { labels: { app: "other" } }, spec: pod("x").spec };
  const moved = await api.put(`${apps("default", "deployments")}/i`, {
    metadata: { name: "i" },
    spec: { selector, template },
  });
  assert.equal(moved.json.details.causes, [
    {
      reason: "FieldValueInvalid",
      message: 'Invalid value: {"matchLabels":{"app":"other"}}: field is immutable',
      field: "spec.selector",
    },
  ]);
});

test("many writers with versions: none overwrites another", async () => {
  await api.post(configMaps, { metadata: { name: "counter" }, data: { n: "0" } });
  const increment = async (): Promise<void> => {
    for (;;) {
      const object = (await api.get(`${configMaps}/counter`)).json;
      const data = { n: String(Number(object.data.n) + 1) };
      const answer = await api.put(`${configMaps}/counter`, { ...object, data });
      if (answer.status === 200) return;
      assert.is(answer.status, 409);
    }
  };
  await Promise.all(Array.from({ length: 10 }, increment));
  assert.equal((await api.get(`${configMaps}/counter`)).json.data, { n: "10" });
});

test("ten patches of one object at once all hold", async () => {
  await api.post(configMaps, { metadata: { name: "patched" } });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => api.patch(`${configMaps}/patched`, "merge", { data: { [`k${i}`]: "1" } })),
  );
  assert.ok(answers.every((each) => each.status === 200));
  assert.is(Object.keys((await api.get(`${configMaps}/patched`)).json.data).length, 10);
});

test.run();
