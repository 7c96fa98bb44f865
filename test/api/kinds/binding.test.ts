import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../../harness/api.ts";
import { suite } from "../../harness/suite.ts";

const pods = "/api/v1/namespaces/default/pods";
const bindings = "/api/v1/namespaces/default/bindings";
const success = { kind: "Status", apiVersion: "v1", metadata: {}, status: "Success", code: 201 };

const test = suite("api bindings");

let api: Api;
test.before(async () => {
  api = await openApi();
});
test.after(() => api.stop());

test("a binding through the pod gives it a node", async () => {
  await makePod("one", {});
  const metadata = { name: "one", annotations: { why: "room" }, labels: { placed: "yes" } };
  const answer = await api.post(`${pods}/one/binding`, { metadata, target: { kind: "Node", name: "n1" } });
  assert.is(answer.status, 201);
  assert.equal(answer.json, success);
  const { json } = await api.get(`${pods}/one`);
  assert.is(json.spec.nodeName, "n1");
  assert.equal([json.metadata.annotations, json.metadata.labels], [{ why: "room" }, { placed: "yes" }]);
  const [condition] = json.status.conditions;
  assert.match(condition.lastTransitionTime, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  assert.equal([json.status.conditions.length, condition.type, condition.status], [1, "PodScheduled", "True"]);
});

test("a binding by itself gives the pod that it names a node", async () => {
  await makePod("two", {});
  const answer = await api.post(bindings, { metadata: { name: "two" }, target: { name: "n2" } });
  assert.is(answer.status, 201);
  assert.equal(answer.json, success);
  assert.is((await api.get(`${pods}/two`)).json.spec.nodeName, "n2");
});

test("a dry run binds nothing", async () => {
  await makePod("three", {});
  const answer = await bind("three", "n1", "?dryRun=All");
  assert.is(answer.status, 201);
  assert.is((await api.get(`${pods}/three`)).json.spec.nodeName, undefined);
});

test("a pod that has a node, is held back, or is going, gets no node", async () => {
  await makePod("placed", { nodeName: "n1" });
  await makePod("held", { schedulingGates: [{ name: "example.com/wait" }] });
  const [held] = (await api.get(`${pods}/held`)).json.status.conditions;
  assert.equal([held.reason, held.status], ["SchedulingGated", "False"]);
  assert.match(String(held.lastTransitionTime), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  await makePod("going", { nodeName: "n1" });
  await api.delete(`${pods}/going`);
  const refusals = [
    ["placed", 'pod placed is already assigned to node "n1"'],
    ["held", "pod held has non-empty .spec.schedulingGates"],
    ["going", "pod going is being deleted, cannot be assigned to a host"],
  ] as const;
  for (const [name, why] of refusals) {
    const { status, json } = await bind(name, "n2");
    assert.is(status, 409);
    assert.is(json.message, `Operation cannot be fulfilled on pods/binding "${name}": ${why}`);
    assert.equal(json.details, { name, kind: "pods/binding" });
  }
});

test("a binding is for the pod of its URL, which exists", async () => {
  const other = await api.post(`${pods}/one/binding`, { metadata: { name: "two" }, target: { name: "n1" } });
  assert.equal([other.status, other.json.message], [400, "name in URL does not match name in Binding object"]);
  const nobody = await bind("nobody", "n1");
  assert.equal([nobody.status, nobody.json.message], [404, 'pods "nobody" not found']);
});

test("a binding is to a node", async () => {
  const target = { kind: "Service" };
  const { status, json } = await api.post(bindings, { metadata: { name: "two" }, target });
  assert.is(status, 422);
  assert.equal(
    json.details.causes.map((each: { field: string; message: string }) => `${each.field}: ${each.message}`),
    ['target.kind: Unsupported value: "Service": supported values: "Node", "<empty>"', "target.name: Required value"],
  );
});

test("a binding that names no pod is a 400", async () => {
  const { status, json } = await api.post(bindings, { target: { name: "n1" } });
  assert.equal([status, json.message], [400, "Name parameter required."]);
});

async function makePod(name: string, spec: object): Promise<void> {
  const body = { metadata: { name }, spec: { containers: [{ name: "app", image: "nginx:1" }], ...spec } };
  assert.is((await api.post(pods, body)).status, 201);
}

function bind(name: string, node: string, query = ""): Promise<Answer> {
  return api.post(`${pods}/${name}/binding${query}`, { metadata: { name }, target: { kind: "Node", name: node } });
}

test.run();
