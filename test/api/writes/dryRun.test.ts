import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { core, literal, pod } from "../literal.ts";

const test = suite("dry run");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const configMaps = core("default", "configmaps");
const versionNow = async () => (await api.get(configMaps)).json.metadata.resourceVersion;

test("a create answers 201 with the object and defaults, and stores nothing", async () => {
  const before = await versionNow();
  const answer = await api.post(`${core("default", "pods")}?dryRun=All`, pod("dry"));
  assert.is(answer.status, 201);
  assert.equal(literal(answer.json.metadata), {
    name: "dry",
    namespace: "default",
    uid: "UID",
    creationTimestamp: "TIME",
    generation: 1,
  });
  assert.is(answer.json.spec.restartPolicy, "Always");
  assert.is((await api.get(`${core("default", "pods")}/dry`)).status, 404);
  assert.is(await versionNow(), before);
});

test("a create may start from the version of what there is", async () => {
  const answer = await api.post(`${configMaps}?dryRun=All`, { metadata: { name: "copy", resourceVersion: "5" } });
  assert.equal([answer.status, answer.json.metadata.name], [201, "copy"], answer.text);
});

test("an update and a patch answer with the change, and store nothing", async () => {
  const created = (await api.post(configMaps, { metadata: { name: "a" }, data: { x: "1" } })).json;
  const put = await api.put(`${configMaps}/a?dryRun=All`, { ...created, data: { x: "2" } });
  assert.equal([put.status, put.json.data], [200, { x: "2" }]);
  const patched = await api.patch(`${configMaps}/a?dryRun=All`, "merge", { data: { y: "3" } });
  assert.equal([patched.status, patched.json.data], [200, { x: "1", y: "3" }]);
  assert.equal((await api.get(`${configMaps}/a`)).json, created);
});

test("what would fail fails", async () => {
  await api.post(configMaps, { metadata: { name: "taken" } });
  const answers = [
    await api.post(`${configMaps}?dryRun=All`, { metadata: { name: "taken" } }),
    await api.post(`${configMaps}?dryRun=All`, { metadata: { name: "A" } }),
    await api.post(`${core("none", "configmaps")}?dryRun=All`, { metadata: { name: "a" } }),
    await api.put(`${configMaps}/missing?dryRun=All`, { metadata: { name: "missing" } }),
    await api.put(`${configMaps}/taken?dryRun=All`, { metadata: { name: "taken", resourceVersion: "1" } }),
  ];
  assert.equal(
    answers.map((each) => each.status),
    [409, 422, 404, 404, 409],
  );
});

test("a removal by the last finalizer is not done either", async () => {
  const path = `${configMaps}/held`;
  await api.post(configMaps, { metadata: { name: "held", finalizers: ["example.com/x"] } });
  await api.delete(path);
  const answer = await api.patch(`${path}?dryRun=All`, "merge", { metadata: { finalizers: null } });
  assert.is(answer.status, 200);
  assert.is((await api.get(path)).status, 200);
});

test("another value than All is a 422", async () => {
  const answer = await api.post(`${configMaps}?dryRun=Some`, { metadata: { name: "x" } });
  assert.is(
    answer.json.message,
    'CreateOptions.meta.orch.io "" is invalid: dryRun: Unsupported value: ["Some"]: supported values: "All"',
  );
  const patched = await api.patch(`${configMaps}/a?dryRun=x&dryRun=All`, "merge", {});
  assert.is(
    patched.json.message,
    'PatchOptions.meta.orch.io "" is invalid: dryRun: Unsupported value: ["x","All"]: supported values: "All"',
  );
});

test("the Table of an object that is not stored has no version", async () => {
  const accept = { accept: "application/json;as=Table;g=meta.orch.io;v=v1" };
  const dry = await api.post(
    `${core("default", "configmaps")}?dryRun=All`,
    { metadata: { name: "dry-table" } },
    accept,
  );
  assert.equal([dry.json.kind, dry.json.metadata], ["Table", {}]);
});

test.run();
