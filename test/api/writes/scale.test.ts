import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";

const sets = "/apis/apps/v1/namespaces/default/replicasets";

const test = suite("api scales");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const labels = { app: "web" };
const template = { metadata: { labels }, spec: { containers: [{ name: "app", image: "nginx:1" }] } };

test("a scale is of the object of its URL, and not below zero", async () => {
  const body = { metadata: { name: "web" }, spec: { selector: { matchLabels: labels }, template } };
  assert.is((await api.post(sets, body)).status, 201);
  const other = await api.put(`${sets}/web/scale`, { metadata: { name: "db" }, spec: { replicas: 2 } });
  assert.equal(
    [other.status, other.json.message],
    [400, "the name of the object (db) does not match the name on the URL (web)"],
  );
  const negative = await api.put(`${sets}/web/scale`, { metadata: { name: "web" }, spec: { replicas: -1 } });
  assert.is(negative.status, 422);
  assert.equal(negative.json.details.causes, [
    {
      reason: "FieldValueInvalid",
      message: "Invalid value: -1: must be greater than or equal to 0",
      field: "spec.replicas",
    },
  ]);
  const named = await api.patch(`${sets}/web/scale`, "merge", { metadata: { name: "db" } });
  assert.equal([named.status, named.json.message], [400, other.json.message]);
  const foreign = await api.patch(`${sets}/web/scale`, "merge", { metadata: { uid: "other" } });
  assert.is(foreign.status, 409);
  assert.match(
    foreign.json.message,
    /^Operation cannot be fulfilled on replicasets\/scale\.apps "web": Precondition failed: UID in precondition: other/,
  );
  const more = await api.put(`${sets}/web/scale`, { metadata: { name: "web" }, spec: { replicas: 2 } });
  assert.equal([more.status, more.json.spec.replicas], [200, 2]);
});

const wrongMetadata: readonly (readonly [metadata: object, fields: readonly string[]])[] = [
  [{ labels: { a: "b-" } }, ["metadata.labels"]],
  [{ annotations: { "a b": "" } }, ["metadata.annotations"]],
  [{ finalizers: ["mine"] }, ["metadata.finalizers[0]"]],
  [{ generateName: "UP_" }, ["metadata.generateName"]],
];
test("the metadata of a scale are checked, and not written", async () => {
  await api.post(sets, { metadata: { name: "checked" }, spec: { selector: { matchLabels: labels }, template } });
  for (const [metadata, fields] of wrongMetadata) {
    const { status, json } = await api.patch(`${sets}/checked/scale`, "merge", { metadata, spec: { replicas: -1 } });
    assert.is(status, 422);
    assert.match(json.message, /^Scale\.autoscaling "checked" is invalid: /);
    const found = json.details.causes.map(({ field }: { field: string }) => field);
    assert.equal(found, [...fields, "spec.replicas"]);
  }
  assert.is((await api.patch(`${sets}/checked/scale`, "merge", { metadata: { labels: { a: "b" } } })).status, 200);
  assert.is((await api.get(`${sets}/checked`)).json.metadata.labels, undefined);
});

test("an applier of a scale that states no number any more leaves none", async () => {
  const body = { metadata: { name: "none" }, spec: { replicas: 3, selector: { matchLabels: labels }, template } };
  await api.post(sets, body);
  const scaled = (spec: object) =>
    api.call("PATCH", `${sets}/none/scale?fieldManager=scaler&force=true`, {
      body: { apiVersion: "autoscaling/v1", kind: "Scale", metadata: { name: "none" }, spec },
      headers: { "content-type": "application/apply-patch+yaml" },
    });
  assert.equal((await scaled({ replicas: 2 })).json.spec, { replicas: 2 });
  assert.equal((await scaled({})).json.spec, {});
  assert.is((await api.get(`${sets}/none`)).json.spec.replicas, 0);
});

interface Entry {
  manager: string;
  operation: string;
  apiVersion: string;
  subresource?: string;
  time?: string;
  fieldsV1: { "f:spec": Record<string, unknown> };
}

/** Who owns the number of replicas of a set, with a mark where that has a time. */
async function ownersOf(name: string): Promise<string[]> {
  const { json } = await api.get(`${sets}/${name}`);
  return ((json.metadata.managedFields ?? []) as Entry[])
    .filter(({ fieldsV1 }) => fieldsV1["f:spec"]["f:replicas"] !== undefined)
    .map(({ manager, operation, apiVersion, subresource = "", time }) =>
      [manager, operation, apiVersion, subresource, time === undefined ? "" : "timed"].join(" "),
    );
}

function applyScale(name: string, replicas: number, query: string) {
  return api.call("PATCH", `${sets}/${name}/scale?${query}`, {
    body: { apiVersion: "autoscaling/v1", kind: "Scale", metadata: { name }, spec: { replicas } },
    headers: { "content-type": "application/apply-patch+yaml" },
  });
}

test("an updater of the object owns its number in an entry of its own once the scale is written", async () => {
  const spec = { replicas: 3, selector: { matchLabels: labels }, template };
  await api.post(`${sets}?fieldManager=maker`, { metadata: { name: "owned" }, spec });
  assert.equal(await ownersOf("owned"), ["maker Update apps/v1  timed"]);
  const refused = await applyScale("owned", 2, "fieldManager=scaler");
  assert.equal(
    [refused.status, refused.json.message],
    [409, 'Apply failed with 1 conflict: conflict with "maker" using autoscaling/v1: .spec.replicas'],
  );
  assert.is((await applyScale("owned", 3, "fieldManager=scaler")).status, 200);
  assert.equal(await ownersOf("owned"), ["scaler Apply apps/v1 scale ", "maker Update apps/v1  "]);
  const other = await applyScale("owned", 4, "fieldManager=other&force=true");
  assert.equal([other.status, other.json.spec.replicas], [200, 4]);
  assert.equal(await ownersOf("owned"), ["other Apply apps/v1 scale "]);
  await api.put(`${sets}/owned/scale?fieldManager=put`, { metadata: { name: "owned" }, spec: { replicas: 1 } });
  assert.equal(await ownersOf("owned"), ["put Update apps/v1 scale "]);
});

test("a number without an owner is in conflict with the first that applies another", async () => {
  const spec = { replicas: 3, selector: { matchLabels: labels }, template };
  await api.post(sets, { metadata: { name: "unowned" }, spec });
  await api.patch(`${sets}/unowned`, "merge", { metadata: { managedFields: [{}] } });
  const refused = await applyScale("unowned", 2, "fieldManager=scaler");
  const owner = '"before-first-apply" with subresource "scale" using autoscaling/v1';
  assert.equal(
    [refused.status, refused.json.message],
    [409, `Apply failed with 1 conflict: conflict with ${owner}: .spec.replicas`],
  );
  assert.is((await applyScale("unowned", 2, "fieldManager=scaler&force=true")).status, 200);
  assert.equal(await ownersOf("unowned"), ["scaler Apply apps/v1 scale "]);
});

test("a scale is shown as a table of how many are wanted and there", async () => {
  const body = { metadata: { name: "shown" }, spec: { replicas: 3, selector: { matchLabels: labels }, template } };
  assert.is((await api.post(sets, body)).status, 201);
  const accept = "application/json;as=Table;v=v1;g=meta.orch.io";
  const { json } = await api.get(`${sets}/shown/scale`, { accept });
  assert.equal(
    json.columnDefinitions.map((each: { name: string }) => each.name),
    ["Name", "Desired", "Available", "Age"],
  );
  const [{ cells, object }] = json.rows;
  assert.equal(
    [cells.slice(0, 3), object.kind, object.metadata.name],
    [["shown", 3, 0], "PartialObjectMetadata", "shown"],
  );
  const partial = { accept: "application/json;as=PartialObjectMetadata;v=v1;g=meta.orch.io" };
  assert.is((await api.get(`${sets}/shown/scale`, partial)).json.metadata.name, "shown");
});

test.run();
