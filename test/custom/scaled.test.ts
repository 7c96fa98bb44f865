import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { type CustomApi, openCustomApi } from "./customApi.ts";

const test = suite("custom kinds: what their scale shows");
let api: CustomApi;
const path = "/apis/pump.test/v1/namespaces/default/pumps";
const merge = { "content-type": "application/merge-patch+json" };

test.before(async () => {
  api = await openCustomApi();
  await api.define("pump");
});
test.after(() => api.stop());

test("what the scale would show is checked on every write", async () => {
  const created = await api.call("POST", path, { metadata: { name: "p" }, spec: { size: 1 } });
  assert.is(created.status, 201, created.text);
  const tooFew = "Invalid value: -2: should be a non-negative integer";
  const tooMany = "Invalid value: 2147483648: should be less than or equal to 2147483647";
  const writes: [at: string, replicas: number, message: string][] = [
    [`${path}/p`, -2, tooFew],
    [`${path}/p/scale`, -2, tooFew],
    [`${path}/p`, 2 ** 31, tooMany],
  ];
  for (const [at, replicas, message] of writes) {
    const { status, json } = await api.call("PATCH", at, { spec: { replicas } }, merge);
    assert.equal([status, json.details.kind], [422, "Pump"], at);
    assert.equal(json.details.causes, [{ reason: "FieldValueInvalid", message, field: ".spec.replicas" }], at);
  }
});

test("a status is named from itself on, and its scale by the path of the definition", async () => {
  const { status, json } = await api.call("PATCH", `${path}/p/status`, { status: { replicas: "four" } }, merge);
  assert.is(status, 422);
  assert.equal(
    json.details.causes.map((each: { field: string; message: string }) => [each.field, each.message]),
    [
      ["status.replicas", 'Invalid value: "string": replicas in body must be of type integer: "string"'],
      [
        ".status.replicas",
        "Invalid value: 0: .status.replicas accessor error: four is of the type string, expected int64",
      ],
    ],
  );
});

const kept = ["maker", undefined, true, { "f:spec": { ".": {}, "f:color": {}, "f:size": {} } }];

test("who scales takes the replicas from their manager, without a time", async () => {
  const spec = { replicas: 1, size: 2 };
  const created = await api.call("POST", `${path}?fieldManager=maker`, { metadata: { name: "owned" }, spec });
  assert.is(created.status, 201, created.text);
  const taken = (by: string) => [by, "scale", false, { "f:spec": { "f:replicas": {} } }];
  const patched = await api.call("PATCH", `${path}/owned/scale?fieldManager=p`, { spec: { replicas: 3 } }, merge);
  assert.is(patched.status, 200, patched.text);
  assert.equal(await managersOf("owned"), [taken("p"), kept]);
  const scale = { apiVersion: "autoscaling/v1", kind: "Scale", metadata: { name: "owned" }, spec: { replicas: 4 } };
  const put = await api.call("PUT", `${path}/owned/scale?fieldManager=u`, scale);
  assert.is(put.status, 200, put.text);
  assert.equal(await managersOf("owned"), [taken("u"), kept]);
});

async function managersOf(name: string): Promise<unknown[]> {
  const { json } = await api.call("GET", `${path}/${name}`);
  type Entry = { manager: string; subresource?: string; time?: string; fieldsV1: object };
  return json.metadata.managedFields.map(({ manager, subresource, time, fieldsV1 }: Entry) => [
    manager,
    subresource,
    time !== undefined,
    fieldsV1,
  ]);
}

test("replicas that no manager has get none by a scale", async () => {
  for (const replicas of [0, 5]) {
    const { status, text } = await api.call("PATCH", `${path}/owned/scale`, { spec: { replicas } }, merge);
    assert.is(status, 200, text);
    assert.equal(await managersOf("owned"), [kept]);
  }
});

test("a path through what every object inherits leads to a member of the object's own", async () => {
  const whole = { type: "integer" };
  const inner = { type: "object", properties: { replicas: whole } };
  const schema = JSON.parse(
    `{"type":"object","properties":{"spec":{"type":"object","properties":{"__proto__":${JSON.stringify(inner)}}},"status":${JSON.stringify(inner)}}}`,
  );
  const scale = { specReplicasPath: ".spec.__proto__.replicas", statusReplicasPath: ".status.replicas" };
  const version = {
    name: "v1",
    served: true,
    storage: true,
    schema: { openAPIV3Schema: schema },
    subresources: { scale },
  };
  const defined = await api.call("POST", "/apis/apiextensions.orch.io/v1/customresourcedefinitions", {
    metadata: { name: "valves.pump.example" },
    spec: {
      group: "pump.example",
      scope: "Namespaced",
      names: { plural: "valves", kind: "Valve" },
      versions: [version],
    },
  });
  assert.is(defined.status, 201, defined.text);
  const valves = "/apis/pump.example/v1/namespaces/default/valves";
  const head = { apiVersion: "pump.example/v1", kind: "Valve", metadata: { name: "v" } };
  await until(async () => (await api.call("POST", valves, { ...head, spec: {} })).status !== 404);
  const unset = await api.call("PATCH", `${valves}/v/scale`, { metadata: { labels: { a: "b" } } }, merge);
  const text = 'the spec replicas field ".spec.__proto__.replicas" cannot be empty';
  assert.equal([unset.status, unset.json.message], [400, text]);
  const scaled = await api.call("PATCH", `${valves}/v/scale`, { metadata: { uid: "u" }, spec: { replicas: 3 } }, merge);
  assert.is(({} as { replicas?: number }).replicas, undefined, "the server has changed what all objects inherit");
  assert.is(scaled.status, 200, scaled.text);
  assert.match((await api.call("GET", `${valves}/v`)).text, '"spec":{"__proto__":{"replicas":3}}');
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

test.run();
