import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";
import { core, failure, literal, pod } from "./literal.ts";

const test = suite("delete");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const configMaps = core("default", "configmaps");
const pods = core("default", "pods");

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
  assert.equal(added.json.details.causes, [
    {
      reason: "FieldValueForbidden",
      message:
        "Forbidden: no new finalizers can be added if the object is being deleted, " +
        'found new finalizers []string{"example.com/c"}',
      field: "metadata.finalizers",
    },
  ]);
  assert.is((await api.patch(path, "merge", { metadata: { finalizers: ["example.com/b"] } })).status, 200);
  const last = await api.patch(path, "merge", { metadata: { finalizers: null } });
  assert.is(last.status, 200);
  assert.is(last.json.metadata.deletionTimestamp, marked.json.metadata.deletionTimestamp);
  assert.is((await api.get(path)).status, 404);
});

test("a scheduled pod is given its grace period, which later deletes may only shorten", async () => {
  const path = `${pods}/graceful`;
  await api.post(pods, pod("graceful", { spec: { nodeName: "n1" } }));
  const marked = (await api.delete(path)).json;
  assert.is(marked.metadata.deletionGracePeriodSeconds, 30);
  assert.is(marked.metadata.generation, 2);
  const dueMs = Date.parse(marked.metadata.deletionTimestamp) - Date.now();
  assert.ok(dueMs > 27_000 && dueMs <= 30_000, `${dueMs} ms`);
  const longer = (await api.delete(`${path}?gracePeriodSeconds=60`)).json;
  assert.is(longer.metadata.resourceVersion, marked.metadata.resourceVersion);
  const shorter = (await api.delete(`${path}?gracePeriodSeconds=10`)).json;
  assert.is(shorter.metadata.deletionGracePeriodSeconds, 10);
  assert.ok(Date.parse(shorter.metadata.deletionTimestamp) < Date.parse(marked.metadata.deletionTimestamp));
  assert.is((await api.delete(path, { gracePeriodSeconds: 0 })).status, 200);
  assert.is((await api.get(path)).status, 404);
});

test("the grace of a scheduled pod is what its spec says, and below zero means one second", async () => {
  const spec = { nodeName: "n1", terminationGracePeriodSeconds: 5 };
  await api.post(pods, pod("spec-grace", { spec }));
  assert.is((await api.delete(`${pods}/spec-grace`)).json.metadata.deletionGracePeriodSeconds, 5);
  await api.post(pods, pod("negative", { spec }));
  const negative = await api.delete(`${pods}/negative?gracePeriodSeconds=-5`);
  assert.is(negative.json.metadata.deletionGracePeriodSeconds, 1);
});

test("a pod that runs nowhere, or has ended, goes at once", async () => {
  await api.post(pods, pod("unscheduled"));
  await api.delete(`${pods}/unscheduled`);
  assert.is((await api.get(`${pods}/unscheduled`)).status, 404);
  await api.post(pods, pod("ended", { spec: { nodeName: "n1" } }));
  await api.patch(`${pods}/ended/status`, "merge", { status: { phase: "Succeeded" } });
  await api.delete(`${pods}/ended`);
  assert.is((await api.get(`${pods}/ended`)).status, 404);
});

test("preconditions that do not hold are a 409, and the object stays", async () => {
  const { uid, resourceVersion } = (await api.post(configMaps, { metadata: { name: "pre" } })).json.metadata;
  const wrong = await api.delete(`${configMaps}/pre`, { preconditions: { uid: "other" } });
  assert.is(wrong.status, 409);
  assert.is(
    wrong.json.message,
    'Operation cannot be fulfilled on ConfigMap "pre": the UID in the precondition (other) does not match the UID ' +
      `in record (${uid}). The object might have been deleted and then recreated`,
  );
  const stale = await api.delete(`${configMaps}/pre`, { preconditions: { resourceVersion: "1" } });
  assert.is(
    stale.json.message,
    'Operation cannot be fulfilled on ConfigMap "pre": the ResourceVersion in the precondition (1) does not match ' +
      `the ResourceVersion in record (${resourceVersion}). The object might have been modified`,
  );
  assert.is((await api.delete(`${configMaps}/pre`, { preconditions: { uid, resourceVersion } })).status, 200);
});

const propagations: [string, string, string[]][] = [
  ["Foreground", "query", ["foregroundDeletion"]],
  ["Foreground", "body", ["foregroundDeletion"]],
  ["Orphan", "query", ["orphan"]],
];
for (const [policy, where, finalizers] of propagations) {
  test(`propagation ${policy} in the ${where} holds the object with ${finalizers}`, async () => {
    const name = `${policy}-${where}`.toLowerCase();
    await api.post(configMaps, { metadata: { name } });
    const path = `${configMaps}/${name}`;
    const answer =
      where === "query"
        ? await api.delete(`${path}?propagationPolicy=${policy}`)
        : await api.delete(path, { propagationPolicy: policy });
    assert.is(answer.status, 200);
    assert.equal(answer.json.metadata.finalizers, finalizers);
    assert.ok(answer.json.metadata.deletionTimestamp !== undefined);
  });
}

test("propagation Background deletes at once, and orphanDependents is the older form of Orphan", async () => {
  await api.post(configMaps, { metadata: { name: "background" } });
  assert.is((await api.delete(`${configMaps}/background`, { propagationPolicy: "Background" })).json.status, "Success");
  await api.post(configMaps, { metadata: { name: "older" } });
  const orphan = await api.delete(`${configMaps}/older?orphanDependents=true`);
  assert.equal(orphan.json.metadata.finalizers, ["orphan"]);
});

test("a body with options wins over the query", async () => {
  await api.post(pods, pod("both", { spec: { nodeName: "n1" } }));
  const answer = await api.delete(`${pods}/both?gracePeriodSeconds=7`, { gracePeriodSeconds: 3 });
  assert.is(answer.json.metadata.deletionGracePeriodSeconds, 3);
});

test("options may name their kind in any version that clients send", async () => {
  for (const apiVersion of ["v1", "meta.orch.io/v1", "apps/v1"]) {
    await api.post(configMaps, { metadata: { name: "options" } });
    const answer = await api.delete(`${configMaps}/options`, { kind: "DeleteOptions", apiVersion });
    assert.is(answer.status, 200, answer.text);
  }
});

test("options that are wrong are told, and nothing is deleted", async () => {
  await api.post(configMaps, { metadata: { name: "kept" } });
  const unknown = await api.delete(`${configMaps}/kept?propagationPolicy=Never`);
  assert.equal(
    unknown.json,
    failure(422, "Invalid", {
      message:
        'DeleteOptions.meta.orch.io "" is invalid: propagationPolicy: Unsupported value: "Never": supported values: ' +
        '"Background", "Foreground", "Orphan"',
      details: {
        group: "meta.orch.io",
        kind: "DeleteOptions",
        causes: [
          {
            reason: "FieldValueNotSupported",
            message: 'Unsupported value: "Never": supported values: "Background", "Foreground", "Orphan"',
            field: "propagationPolicy",
          },
        ],
      },
    }),
  );
  const number = await api.delete(`${configMaps}/kept?gracePeriodSeconds=x`);
  const message = 'strconv.ParseInt: parsing "x": invalid syntax';
  assert.equal(number.json, failure(400, "BadRequest", { message }));
  assert.is((await api.delete(`${configMaps}/kept`, { preconditions: 5 })).status, 400);
  assert.is((await api.get(`${configMaps}/kept`)).status, 200);
});

test("a dry run of a delete answers as if, and deletes nothing", async () => {
  await api.post(configMaps, { metadata: { name: "dry" } });
  assert.is((await api.delete(`${configMaps}/dry?dryRun=All`)).json.status, "Success");
  assert.is((await api.delete(`${configMaps}/dry`, { dryRun: ["All"] })).json.status, "Success");
  assert.is((await api.get(`${configMaps}/dry`)).status, 200);
});

test.run();
