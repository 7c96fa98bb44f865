import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../harness/api.ts";
import { apps, pod } from "../api/literal.ts";
import { suite } from "../harness/suite.ts";
import { configMaps, deployments } from "./kinds.ts";

const test = suite("apply: entries and their times");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

const headers = { "content-type": "application/apply-patch+yaml" };

function apply(path: string, manager: string, body: object): Promise<Answer> {
  return api.call("PATCH", `${path}?fieldManager=${manager}`, { body, headers });
}

interface Entry {
  readonly manager: string;
  readonly time?: string;
  readonly subresource?: string;
}

/** Managers in the order of their entries; those without a time in parentheses. */
function timed({ json }: Answer): string[] {
  return (json.metadata.managedFields as Entry[]).map(({ manager, time, subresource }) => {
    const name = subresource === undefined ? manager : `${manager}/${subresource}`;
    return time === undefined ? `(${name})` : name;
  });
}

test("an applier that only states what is there has no time, and stands first", async () => {
  const path = `${configMaps.path}/shared`;
  const stated = { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "shared" }, data: { x: "1" } };
  assert.equal(timed(await apply(path, "b", stated)), ["b"]);
  assert.equal(timed(await apply(path, "c", stated)), ["(c)", "b"]);
  assert.equal(timed(await apply(path, "c", { ...stated, data: { x: "1", y: "2" } })), ["b", "c"]);
});

test("giving up a field that another applier owns moves no time", async () => {
  const path = `${configMaps.path}/given`;
  const stated = { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "given" }, data: { x: "1" } };
  await apply(path, "b", stated);
  await apply(path, "c", stated);
  const { data: _data, ...nothing } = stated;
  const less = await apply(path, "c", nothing);
  assert.equal([timed(less), less.json.data], [["b"], { x: "1" }]);
});

test("a name that the configuration leaves out is that of the URL, also when all stated metadata goes", async () => {
  const path = `${configMaps.path}/named`;
  const head = { apiVersion: "v1", kind: "ConfigMap", data: { x: "1" } };
  await apply(path, "b", { ...head, metadata: { name: "named", labels: { l: "1" } } });
  const answer = await apply(path, "b", { ...head, metadata: { name: "named" } });
  assert.equal([answer.status, answer.json.metadata.name, answer.json.metadata.labels], [200, "named", undefined]);
});

test("the writer of a scale has no time, and a scale of zero has no owner", async () => {
  const template = { metadata: { labels: { a: "b" } }, spec: pod("x").spec };
  const spec = { replicas: 2, selector: { matchLabels: { a: "b" } }, template };
  await api.post(`${deployments.path}?fieldManager=maker`, { metadata: { name: "scaled" }, spec });
  const path = `${apps("default", "deployments")}/scaled`;
  const scale = async (replicas: number): Promise<string[]> => {
    const answer = await api.patch(`${path}/scale?fieldManager=scaler`, "merge", { spec: { replicas } });
    assert.is(answer.status, 200, answer.text);
    return timed(await api.get(path));
  };
  assert.equal(await scale(5), ["(scaler/scale)", "maker"]);
  assert.equal(await scale(6), ["(scaler/scale)", "maker"]);
  assert.equal(await scale(0), ["maker"]);
});

test("a value of any type is owned as one", async () => {
  const revision = { metadata: { name: "atomic" }, revision: 1, data: { a: { b: 1 }, c: [2] } };
  const { json } = await api.post(apps("default", "controllerrevisions"), revision);
  assert.equal(json.metadata.managedFields[0].fieldsV1, { "f:data": {}, "f:revision": {} });
});

test.run();
