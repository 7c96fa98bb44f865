import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { type CustomApi, definition, openCustomApi, type TestDefinition } from "./customApi.ts";

const test = suite("custom kinds: bounds of any size");

let api: CustomApi;
test.before(async () => {
  api = await openCustomApi();
});
test.after(() => api.stop());

const crds = "/apis/apiextensions.orch.io/v1/customresourcedefinitions";
const protobuf = "application/com.github.proto-openapi.spec.v2.v1.0+protobuf";

function definitionWith(properties: object): TestDefinition {
  const crd = definition("bound");
  const [version] = crd.spec.versions;
  if (version !== undefined) version["schema"] = { openAPIV3Schema: { type: "object", properties } };
  return crd;
}

for (const size of [1e30, -1e30, 1.5]) {
  test(`a definition with the length ${size} is a 400`, async () => {
    for (const keyword of ["minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties"]) {
      const { status, text } = await api.call("POST", crds, definitionWith({ a: { [keyword]: size } }));
      assert.is(status, 400, text);
    }
  });
}

test("bounds that fit their fields but no value are served in documents, and refuse objects", async () => {
  const huge = 2 ** 63 - 1024; // the largest that a double holds
  await api.defineFrom(
    definitionWith({
      text: { type: "string", minLength: huge, maxLength: -1 },
      list: { type: "array", items: { type: "string" }, minItems: huge, maxItems: -1 },
      map: { type: "object", additionalProperties: { type: "string" }, minProperties: huge, maxProperties: -1 },
      count: { type: "integer", minimum: 1e30, maximum: -1e30, multipleOf: 1e308 },
      share: { type: "number", minimum: 1e308, maximum: -1e308, multipleOf: 1e-300 },
    }),
  );
  const object = { metadata: { name: "x" }, text: "a", list: [], map: {}, count: 1, share: 1 };
  const { status, json } = await api.call("POST", "/apis/bound.test/v1/namespaces/default/bounds", object);
  assert.is(status, 422);
  const fields = json.details.causes.map((each: { readonly field: string }) => each.field);
  assert.equal([...new Set(fields)].sort(), ["<nil>", "count", "list", "map", "share", "text"]);
  for (const accept of [protobuf, "application/json"]) {
    assert.is((await api.call("GET", "/openapi/v2", undefined, { accept })).status, 200, accept);
  }
  assert.is((await api.call("GET", "/openapi/v3/apis/bound.test/v1")).status, 200);
});

test.run();
