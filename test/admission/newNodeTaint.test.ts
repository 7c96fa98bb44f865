import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: taint of new nodes");

let api: Api;
test.before(async () => {
  api = await openApi({ enableAdmissionPlugins: ["TaintNodesByCondition"] });
});
test.after(() => api.stop());

const nodes = "/api/v1/nodes";
const notReady = { key: "node.orch.io/not-ready", effect: "NoSchedule" };
const dedicated = { key: "example.com/dedicated", value: "db", effect: "NoExecute" };

const made: readonly (readonly [string, object | undefined, readonly object[]])[] = [
  ["bare", undefined, [notReady]],
  ["cordoned", { unschedulable: true }, [notReady]],
  ["dedicated", { taints: [dedicated] }, [dedicated, notReady]],
  ["marked", { taints: [notReady, dedicated] }, [notReady, dedicated]],
  ["evicting", { taints: [{ ...notReady, effect: "NoExecute" }] }, [{ ...notReady, effect: "NoExecute" }, notReady]],
];

for (const [name, spec, taints] of made) {
  test(`a new node, ${name}, has the taint of those that are not ready once, and owned by no one`, async () => {
    const answer = await api.post(nodes, { metadata: { name }, spec });
    assert.is(answer.status, 201, answer.text);
    assert.equal(answer.json.spec.taints, taints);
    if (name === "cordoned") {
      assert.equal(answer.json.metadata.managedFields[0].fieldsV1, { "f:spec": { "f:unschedulable": {} } });
    }
  });
}

test("a node that lost the taint does not get it back by an update", async () => {
  const answer = await api.patch(`${nodes}/bare`, "merge", {
    spec: { taints: null },
    metadata: { labels: { a: "b" } },
  });
  assert.is(answer.status, 200, answer.text);
  assert.is(answer.json.spec.taints, undefined);
});

test.run();
