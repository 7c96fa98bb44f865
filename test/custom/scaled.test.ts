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

test("replicas that come by a scale have no manager", async () => {
  const before = await api.call("GET", `${path}/p`);
  const scaled = await api.call("PATCH", `${path}/p/scale`, { spec: { replicas: 3 } }, merge);
  assert.is(scaled.status, 200, scaled.text);
  const after = await api.call("GET", `${path}/p`);
  assert.is(after.json.spec.replicas, 3);
  assert.equal(after.json.metadata.managedFields, before.json.metadata.managedFields);
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
  const scaled = await api.call("PATCH", `${valves}/v/scale`, { spec: { replicas: 3 } }, merge);
  assert.is(({} as { replicas?: number }).replicas, undefined, "the server has changed what all objects inherit");
  assert.is(scaled.status, 200, scaled.text);
  assert.match((await api.call("GET", `${valves}/v`)).text, '"spec":{"__proto__":{"replicas":3}}');
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

test.run();
