import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { apps, core, failure, literal, pod } from "../literal.ts";

const test = suite("delete");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const configMaps = core("default", "configmaps");

test("most kinds answer a delete with a Status that names what is gone", async () => {
  const { uid } = (await api.post(configMaps, { metadata: { name: "a" } })).json.metadata;
  const answer = await api.delete(`${configMaps}/a`);
  assert.is(answer.status, 200);
  assert.equal(answer.json, {
    kind: "Status",
    apiVersion: "v1",
    metadata: {},
    status: "Success",
    details: { name: "a", kind: "configmaps", uid },
  });
  assert.is((await api.get(`${configMaps}/a`)).status, 404);
  assert.is((await api.delete(`${configMaps}/a`)).status, 404);
});

test("the Status of a named group's kind carries the group", async () => {
  const leases = "/apis/coordination.orch.io/v1/namespaces/default/leases";
  await api.post(leases, { metadata: { name: "a" }, spec: {} });
  const { details } = literal((await api.delete(`${leases}/a`)).json);
  assert.equal(details, { name: "a", group: "coordination.orch.io", kind: "leases", uid: "UID" });
});

const objectKinds: [string, object][] = [
  ["services", { spec: { ports: [{ port: 80 }] } }],
  ["serviceaccounts", {}],
  ["pods", { spec: pod("x").spec }],
];
for (const [resource, rest] of objectKinds) {
  test(`${resource} answer a delete with the object`, async () => {
    const created = (await api.post(core("default", resource), { metadata: { name: "o" }, ...rest })).json;
    const answer = await api.delete(`${core("default", resource)}/o`);
    assert.is(answer.status, 200);
    assert.is(answer.json.kind, created.kind);
    assert.is(answer.json.metadata.uid, created.metadata.uid);
    assert.is((await api.get(`${core("default", resource)}/o`)).status, 404);
  });
}

test("an object with finalizers is answered marked, and goes when the last one goes", async () => {
  const path = `${configMaps}/held`;
  await api.post(configMaps, { metadata: { name: "held", finalizers: ["example.com/a", "example.com/b"] } });
  const marked = await api.delete(path);
  assert.is(marked.status, 200);
  assert.equal(literal(marked.json.metadata), {
    name: "held",
    namespace: "default",
    uid: "UID",
    creationTimestamp: "TIME",
    finalizers: ["example.com/a", "example.com/b"],
    deletionTimestamp: "TIME",
    deletionGracePeriodSeconds: 0,
    resourceVersion: "VERSION",
  });
  const again = await api.delete(path);
  assert.is(again.json.metadata.resourceVersion, marked.json.metadata.resourceVersion);
  const added = await api.patch(path, "merge", { metadata: { finalizers: ["example.com/c"] } });
  assert.is(added.status, 422);
  const cause = {
    reason: "FieldValueForbidden",
    message:
      "Forbidden: no new finalizers can be added if the object is being deleted, " +
      'found new finalizers []string{"example.com/c"}',
    field: "metadata.finalizers",
  };
  assert.equal(added.json.details.causes, [cause, cause]);
  assert.is((await api.patch(path, "merge", { metadata: { finalizers: ["example.com/b"] } })).status, 200);
  const last = await api.patch(path, "merge", { metadata: { finalizers: null } });
  assert.is(last.status, 200);
  assert.is(last.json.metadata.deletionTimestamp, marked.json.metadata.deletionTimestamp);
  assert.is((await api.get(path)).status, 404);
});

const preconditions: [string, object, (stored: Stored) => string][] = [
  [
    "uid",
    { uid: "other" },
    ({ uid }) =>
      `the UID in the precondition (other) does not match the UID in record (${uid}). ` +
      "The object might have been deleted and then recreated",
  ],
  [
    "resourceVersion",
    { resourceVersion: "1" },
    ({ resourceVersion }) =>
      `the ResourceVersion in the precondition (1) does not match the ResourceVersion in record (${resourceVersion}). ` +
      "The object might have been modified",
  ],
];
interface Stored {
  readonly uid: string;
  readonly resourceVersion: string;
}
for (const [what, wrong, text] of preconditions) {
  test(`a ${what} precondition that does not hold is a 409, and the object stays`, async () => {
    const name = `pre-${what.toLowerCase()}`;
    const { metadata } = (
      await api.post(apps("default", "controllerrevisions"), { metadata: { name }, data: {}, revision: 1 })
    ).json;
    const path = `${apps("default", "controllerrevisions")}/${name}`;
    const message = `Operation cannot be fulfilled on ControllerRevision.apps "${name}": ${text(metadata)}`;
    const details = { name, group: "apps", kind: "ControllerRevision" };
    const refused = await api.delete(path, { preconditions: wrong });
    assert.equal(refused.json, failure(409, "Conflict", { message, details }));
    const { uid, resourceVersion } = metadata;
    assert.is((await api.delete(path, { preconditions: { uid, resourceVersion } })).status, 200);
  });
}

test("the object of a delete has the version of its end, as the event of watchers has", async () => {
  const accounts = core("default", "serviceaccounts");
  const { resourceVersion } = (await api.post(accounts, { metadata: { name: "ended" } })).json.metadata;
  const watch = await api.watch(`${accounts}?watch=true&resourceVersion=${resourceVersion}`);
  const deleted = (await api.delete(`${accounts}/ended`)).json;
  const [event] = await watch.next(1);
  watch.close();
  assert.ok(Number(deleted.metadata.resourceVersion) > Number(resourceVersion));
  assert.equal(event, { type: "DELETED", object: deleted });
});

test("what is being deleted can be changed, but not held by more", async () => {
  const path = `${configMaps}/dying`;
  await api.post(configMaps, { metadata: { name: "dying", finalizers: ["example.com/a"] } });
  const { metadata } = (await api.delete(path)).json;
  const changed = await api.patch(path, "merge", { data: { a: "1" }, metadata: { labels: { l: "1" } } });
  assert.equal([changed.status, changed.json.data, changed.json.metadata.labels], [200, { a: "1" }, { l: "1" }]);
  assert.is(changed.json.metadata.deletionTimestamp, metadata.deletionTimestamp);
  const revived = { ...changed.json, metadata: { ...changed.json.metadata, deletionTimestamp: null } };
  const put = await api.put(path, revived);
  assert.is(put.json.metadata.deletionTimestamp, metadata.deletionTimestamp);
  const created = await api.post(configMaps, { metadata: { name: "dying" } });
  const details = { name: "dying", kind: "configmaps" };
  const message = 'object is being deleted: configmaps "dying" already exists';
  assert.equal(created.json, failure(409, "AlreadyExists", { message, details }));
});

test("a kind that counts generations counts the mark of a deletion", async () => {
  const deployments = apps("default", "deployments");
  const metadata = { name: "counted", finalizers: ["example.com/a"] };
  const spec = {
    selector: { matchLabels: { a: "b" } },
    template: { metadata: { labels: { a: "b" } }, spec: pod("x").spec },
  };
  await api.post(deployments, { metadata, spec });
  assert.is((await api.delete(`${deployments}/counted`)).json.metadata.generation, 2);
  assert.is((await api.delete(`${deployments}/counted`)).json.metadata.generation, 2);
});

test("a dry run of a delete answers as if, and deletes nothing", async () => {
  await api.post(configMaps, { metadata: { name: "dry" } });
  assert.is((await api.delete(`${configMaps}/dry?dryRun=All`)).json.status, "Success");
  assert.is((await api.delete(`${configMaps}/dry`, { dryRun: ["All"] })).json.status, "Success");
  assert.is((await api.get(`${configMaps}/dry`)).status, 200);
});

test.run();
