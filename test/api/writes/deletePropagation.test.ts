import * as assert from "uvu/assert";
import { type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";
import { apps, core, literal, pod } from "../literal.ts";

const test = suite("delete and dependents");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const configMaps = core("default", "configmaps");

let count = 0;
async function made(finalizers: readonly string[] = []): Promise<string> {
  const name = `c${++count}`;
  await api.post(configMaps, { metadata: { name, ...(finalizers.length > 0 ? { finalizers } : {}) } });
  return `${configMaps}/${name}`;
}

const policies: [string, string, object | undefined, string[]][] = [
  ["Foreground in the query", "?propagationPolicy=Foreground", undefined, ["foregroundDeletion"]],
  ["Foreground in the body", "", { propagationPolicy: "Foreground" }, ["foregroundDeletion"]],
  ["Orphan in the query", "?propagationPolicy=Orphan", undefined, ["orphan"]],
  ["Orphan in the body", "", { propagationPolicy: "Orphan" }, ["orphan"]],
  ["orphanDependents in the query", "?orphanDependents=true", undefined, ["orphan"]],
  ["orphanDependents in the body", "", { orphanDependents: true }, ["orphan"]],
];
for (const [what, query, body, finalizers] of policies) {
  test(`${what} holds the object with ${finalizers[0]}`, async () => {
    const path = await made();
    const { status, json } = await api.delete(`${path}${query}`, body);
    assert.is(status, 200);
    assert.equal(literal(json), {
      kind: "ConfigMap",
      apiVersion: "v1",
      metadata: {
        name: path.slice(configMaps.length + 1),
        namespace: "default",
        uid: "UID",
        creationTimestamp: "TIME",
        finalizers,
        deletionTimestamp: "TIME",
        deletionGracePeriodSeconds: 0,
        resourceVersion: "VERSION",
      },
    });
  });
}

for (const query of ["", "?propagationPolicy=Background", "?orphanDependents=false"]) {
  test(`a delete ${query === "" ? "without a word" : `with ${query}`} is over at once`, async () => {
    const path = await made();
    const { status, json } = await api.delete(`${path}${query}`);
    assert.equal([status, json.status], [200, "Success"]);
    assert.is((await api.get(path)).status, 404);
  });
}

test("orphanDependents=false is answered with 202 while the object is not gone", async () => {
  const path = await made(["example.com/a"]);
  assert.is((await api.delete(`${path}?orphanDependents=false`)).status, 202);
  assert.is((await api.delete(path)).status, 200);
});

const repeated: [string, string, string[]][] = [
  ["Foreground", "Orphan", ["orphan"]],
  ["Orphan", "Foreground", ["foregroundDeletion"]],
  ["Foreground", "", ["foregroundDeletion"]],
  ["Orphan", "", ["orphan"]],
];
for (const [first, then, finalizers] of repeated) {
  test(`${first} and then ${then === "" ? "no word" : then} leaves ${finalizers[0]}`, async () => {
    const path = await made();
    const { metadata } = (await api.delete(`${path}?propagationPolicy=${first}`)).json;
    const again = await api.delete(then === "" ? path : `${path}?propagationPolicy=${then}`);
    assert.equal(again.json.metadata.finalizers, finalizers);
    assert.is(again.json.metadata.deletionTimestamp, metadata.deletionTimestamp);
  });
}

test("Background after Foreground or Orphan lets the object go", async () => {
  for (const first of ["Foreground", "Orphan"]) {
    const path = await made();
    await api.delete(`${path}?propagationPolicy=${first}`);
    assert.is((await api.delete(`${path}?propagationPolicy=Background`)).json.status, "Success");
    assert.is((await api.get(path)).status, 404);
  }
});

test("other finalizers stay where they are", async () => {
  const path = await made(["example.com/a", "foregroundDeletion", "example.com/b"]);
  const answer = await api.delete(`${path}?propagationPolicy=Orphan`);
  assert.equal(answer.json.metadata.finalizers, ["example.com/a", "example.com/b", "orphan"]);
});

test("an object that was made with a finalizer of propagation needs no word of the delete", async () => {
  assert.equal((await api.delete(await made(["orphan"]))).json.metadata.finalizers, ["orphan"]);
  assert.equal((await api.delete(await made(["foregroundDeletion"]))).json.metadata.finalizers, ["foregroundDeletion"]);
});

test("dependents are deleted in the foreground during the grace of their owner too", async () => {
  const pods = core("default", "pods");
  await api.post(pods, pod("owner", { spec: { nodeName: "n1" } }));
  const { metadata } = (await api.delete(`${pods}/owner?propagationPolicy=Foreground`)).json;
  assert.equal([metadata.deletionGracePeriodSeconds, metadata.finalizers], [30, ["foregroundDeletion"]]);
});

const template = { metadata: { labels: { a: "b" } }, spec: { ...pod("x").spec, restartPolicy: "Always" } };
const jobs = "/apis/batch/v1/namespaces/default/jobs";
const jobTemplate = { spec: { ...pod("x").spec, restartPolicy: "Never" } };
const warning =
  '299 - "child pods are preserved by default when jobs are deleted; set propagationPolicy=Background to remove them ' +
  'or set propagationPolicy=Orphan to suppress this warning"';

test("jobs orphan their pods unless the delete says otherwise, and warn of it", async () => {
  const job = { metadata: { name: "j" }, spec: { template: jobTemplate } };
  await api.post(jobs, job);
  const answer = await api.delete(`${jobs}/j`);
  assert.equal(answer.json.metadata.finalizers, ["orphan"]);
  assert.is(answer.headers.warning, warning);
  for (const query of ["propagationPolicy=Orphan", "propagationPolicy=Background", "orphanDependents=false"]) {
    assert.is((await api.delete(`${jobs}/j?dryRun=All&${query}`)).headers.warning, undefined, query);
  }
  assert.is((await api.delete(`${jobs}?dryRun=All`)).headers.warning, warning);
  assert.is((await api.delete(`${jobs}/j?propagationPolicy=Background`)).json.status, "Success");
});

test("replication controllers orphan their pods unless the delete says otherwise; replica sets do not", async () => {
  const controllers = core("default", "replicationcontrollers");
  await api.post(controllers, { metadata: { name: "r" }, spec: { selector: { a: "b" }, template } });
  const answer = await api.delete(`${controllers}/r`);
  assert.equal([answer.json.metadata.finalizers, answer.headers.warning], [["orphan"], undefined]);
  const sets = apps("default", "replicasets");
  await api.post(sets, { metadata: { name: "r" }, spec: { selector: { matchLabels: { a: "b" } }, template } });
  assert.is((await api.delete(`${sets}/r`)).json.status, "Success");
});

test("events own nothing: how to propagate is ignored", async () => {
  const events = core("default", "events");
  const involvedObject = { kind: "Pod", namespace: "default", name: "p" };
  for (const policy of ["Foreground", "Orphan"]) {
    await api.post(events, { metadata: { name: "e" }, involvedObject });
    assert.is((await api.delete(`${events}/e?propagationPolicy=${policy}`)).json.status, "Success");
  }
});

test.run();
