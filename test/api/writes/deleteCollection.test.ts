import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { measureLoop } from "../../harness/loopMeter.ts";
import type { Parsed } from "../../harness/watch.ts";
import { core, pod } from "../literal.ts";

const test = suite("deletecollection");

let api: Api;
let path = "";
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

let count = 0;
async function fill(): Promise<void> {
  const name = `collection-${++count}`;
  path = core(name, "configmaps");
  await api.post("/api/v1/namespaces", { metadata: { name } });
  for (const each of ["a", "b", "c"]) {
    await api.post(path, { metadata: { name: each, labels: { odd: String(each !== "b") } } });
  }
}

const namesOf = (list: Parsed): string[] => list.items.map((each: Parsed) => each.metadata.name);

test("a collection is deleted, and answered with what was in it", async () => {
  await fill();
  const answer = await api.delete(path);
  assert.equal([answer.status, answer.json.kind, namesOf(answer.json)], [200, "ConfigMapList", ["a", "b", "c"]]);
  assert.equal(namesOf((await api.get(path)).json), []);
});

test("a collection that is deleted is answered as a list of metadata alone, and as no single object", async () => {
  await fill();
  const form = (as: string) => ({ accept: `application/json;as=${as};g=meta.orch.io;v=v1` });
  const one = await api.call("DELETE", path, { headers: form("PartialObjectMetadata") });
  const message = "you requested PartialObjectMetadata, but the requested object is a list";
  assert.equal([one.status, one.json.message], [406, message]);
  assert.equal(namesOf((await api.get(path)).json), ["a", "b", "c"]);
  const all = await api.call("DELETE", path, { headers: form("PartialObjectMetadataList") });
  assert.equal([all.status, all.json.kind, namesOf(all.json)], [200, "PartialObjectMetadataList", ["a", "b", "c"]]);
  assert.equal(namesOf((await api.get(path)).json), []);
});

test("selectors choose what of a collection is deleted", async () => {
  await fill();
  assert.equal(namesOf((await api.delete(`${path}?labelSelector=odd%3Dtrue`)).json), ["a", "c"]);
  assert.equal(namesOf((await api.get(path)).json), ["b"]);
  await fill();
  await api.delete(`${path}?fieldSelector=metadata.name%3Da`);
  assert.equal(namesOf((await api.get(path)).json), ["b", "c"]);
});

test("a version is a precondition of each object that was there at it, as a query of a delete is", async () => {
  await fill();
  const { resourceVersion } = (await api.get(path)).json.metadata;
  const refused = await api.delete(`${path}?resourceVersion=${resourceVersion}`);
  assert.equal([refused.status, refused.json.reason], [409, "Conflict"]);
  assert.equal(namesOf((await api.get(path)).json).slice(0, 2), ["a", "b"]);
});

test("a limit deletes one page", async () => {
  await fill();
  await api.delete(`${path}?limit=2`);
  assert.equal(namesOf((await api.get(path)).json), ["c"]);
});

test("a page that was deleted names the one after it", async () => {
  await fill();
  const first = (await api.delete(`${path}?limit=2`)).json;
  assert.equal([namesOf(first), first.metadata.remainingItemCount], [["a", "b"], 1]);
  const token = encodeURIComponent(first.metadata.continue);
  assert.equal(namesOf((await api.delete(`${path}?limit=2&continue=${token}`)).json), ["c"]);
  assert.equal(namesOf((await api.get(path)).json), []);
});

test("the list of what was deleted has the objects as they were", async () => {
  await fill();
  const before = (await api.get(path)).json;
  const answer = (await api.delete(path, { propagationPolicy: "Foreground" })).json;
  assert.equal(answer.items, before.items);
});

test("preconditions go for every object, and the first that fails is the answer", async () => {
  await fill();
  const answer = await api.delete(path, { preconditions: { uid: "other" } });
  assert.equal([answer.status, answer.json.reason], [409, "Conflict"]);
  assert.is(namesOf((await api.get(path)).json).length, 3);
});

test("what others delete meanwhile is no error", async () => {
  await fill();
  const answers = await Promise.all([api.delete(path), api.delete(path), api.delete(`${path}/b`)]);
  assert.ok(answers.every(({ status }) => status === 200 || status === 404));
  assert.equal(namesOf((await api.get(path)).json), []);
});

test("kinds of the whole cluster are deleted by a selector too", async () => {
  const classes = "/apis/scheduling.orch.io/v1/priorityclasses";
  for (const name of ["a", "b"]) await api.post(classes, { metadata: { name, labels: { name } }, value: 1 });
  assert.equal(namesOf((await api.delete(`${classes}?labelSelector=name%3Da`)).json), ["a"]);
  assert.equal(namesOf((await api.get(`${classes}?labelSelector=name`)).json), ["b"]);
});

test("options go for every object: a dry run deletes nothing, propagation holds all", async () => {
  await fill();
  assert.equal(namesOf((await api.delete(`${path}?dryRun=All`)).json), ["a", "b", "c"]);
  assert.is(namesOf((await api.get(path)).json).length, 3);
  await api.delete(path, { propagationPolicy: "Foreground" });
  const left = (await api.get(path)).json;
  assert.equal(
    left.items.map((each: { metadata: { finalizers: string[] } }) => each.metadata.finalizers),
    Array(3).fill(["foregroundDeletion"]),
  );
});

test("pods of a collection get their grace each", async () => {
  await fill();
  const pods = path.replace("configmaps", "pods");
  await api.post(pods, pod("scheduled", { spec: { nodeName: "n" } }));
  await api.post(pods, pod("unscheduled"));
  await api.delete(`${pods}?gracePeriodSeconds=9`);
  const left = (await api.get(pods)).json;
  assert.equal(namesOf(left), ["scheduled"]);
  assert.is(left.items[0].metadata.deletionGracePeriodSeconds, 9);
});

test("wrong options, selectors and paths delete nothing", async () => {
  await fill();
  assert.is((await api.delete(`${path}?labelSelector=%3D%3D`)).status, 400);
  assert.is((await api.delete(`${path}?propagationPolicy=x`)).status, 422);
  assert.is((await api.delete("/api/v1/configmaps")).status, 405);
  assert.is((await api.delete("/api/v1/namespaces")).status, 405);
  assert.is(namesOf((await api.get(path)).json).length, 3);
});

test("a dry run of many deletions, which waits for no disk, gives the loop back between them", async () => {
  await fill();
  const quotas = path.replace("configmaps", "resourcequotas");
  const others = Array.from({ length: 40 }, (_, index) => [`count/widgets.of-${index}.example.com`, "5"]);
  const hard = { configmaps: "1000", ...Object.fromEntries(others) };
  for (let i = 0; i < 90; i++) {
    const { json: quota } = await api.post(quotas, { metadata: { name: `q${i}` }, spec: { hard } });
    const status = { hard, used: Object.fromEntries(Object.keys(hard).map((each) => [each, "0"])) };
    await api.put(`${quotas}/q${i}/status`, { ...quota, status });
  }
  for (let i = 0; i < 300; i++) await api.post(path, { metadata: { name: `many-${i}` } });
  const { result, longestMs } = await measureLoop(() => api.delete(`${path}?dryRun=All`));
  assert.equal([result.status, result.json.items.length], [200, 303]);
  assert.ok(longestMs < 60, `${longestMs} ms`);
});

test.run();
