import * as assert from "uvu/assert";
import { suite } from "../harness/suite.ts";
import { type CustomApi, openCustomApi, type TestDefinition } from "./customApi.ts";

const test = suite("field selectors of custom kinds");

let api: CustomApi;
test.before(async () => {
  api = await openCustomApi();
  await api.defineFrom(definition("Tree", "Cluster"));
  await api.defineFrom(definition("Leaf", "Namespaced"));
  assert.is((await api.call("POST", paths.Tree, { metadata: { name: "oak" } })).status, 201);
  assert.is((await api.call("POST", paths.Leaf, { metadata: { name: "green" } })).status, 201);
});
test.after(() => api.stop());

const paths = {
  Tree: "/apis/wood.example.com/v1/trees",
  Leaf: "/apis/wood.example.com/v1/namespaces/default/leafs",
};

const rows: readonly [kind: keyof typeof paths, selector: string, answer: string[] | string][] = [
  ["Tree", "metadata.name=oak", ["oak"]],
  ["Tree", "metadata.namespace=", "field label not supported: metadata.namespace"],
  ["Tree", "spec.height=1", "field label not supported: spec.height"],
  ["Leaf", "metadata.namespace=default", ["green"]],
  ["Leaf", "metadata.namespace=other", []],
  ["Leaf", "spec.colour=red", "field label not supported: spec.colour"],
];
for (const [kind, selector, expected] of rows) {
  test(`${selector} of a ${kind}`, async () => {
    const { json } = await api.call("GET", `${paths[kind]}?fieldSelector=${encodeURIComponent(selector)}`);
    const names = json.items?.map((each: { metadata: { name: string } }) => each.metadata.name);
    assert.equal(names ?? [json.code, json.message], typeof expected === "string" ? [400, expected] : expected);
  });
}

function definition(kind: string, scope: "Cluster" | "Namespaced"): TestDefinition {
  const plural = `${kind.toLowerCase()}s`;
  const openAPIV3Schema = { type: "object", "x-orch-preserve-unknown-fields": true };
  return {
    metadata: { name: `${plural}.wood.example.com` },
    spec: {
      group: "wood.example.com",
      scope,
      names: { plural, kind },
      versions: [{ name: "v1", served: true, storage: true, schema: { openAPIV3Schema } }],
    },
  };
}

test.run();
