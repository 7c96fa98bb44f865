import * as assert from "uvu/assert";
import { ClusterRole } from "../../generated/rbac/v1/clusterRole.code.ts";
import { CSINode } from "../../generated/storage/v1/csiNode.code.ts";
import { Pod } from "../../generated/core/v1/pod.code.ts";
import { CustomResourceDefinition } from "../../generated/apiextensions/v1/customResourceDefinition.code.ts";
import { dropEmptyLists } from "../../runtime/registry/emptyLists.ts";
import type { Structure } from "../../runtime/schema/structure.ts";
import { openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("empty lists");

const tries: [what: string, structure: Structure, before: object, after: object][] = [
  ["at the top", ClusterRole, { rules: [] }, { rules: null }],
  ["in an item", ClusterRole, { rules: [{ verbs: [], resources: [] }] }, { rules: [{ verbs: null, resources: [] }] }],
  [
    "in an item of an item",
    CSINode,
    { spec: { drivers: [{ topologyKeys: [] }] } },
    { spec: { drivers: [{ topologyKeys: null }] } },
  ],
  [
    "far below",
    Pod,
    { spec: { volumes: [{ projected: { sources: [] } }], containers: [{ name: "c" }] } },
    { spec: { volumes: [{ projected: { sources: null } }], containers: [{ name: "c" }] } },
  ],
  ["where nothing is", Pod, { spec: null }, { spec: null }],
  [
    "in a type that refers to itself",
    CustomResourceDefinition,
    { status: { conditions: [] } },
    { status: { conditions: null } },
  ],
];
for (const [what, structure, before, after] of tries) {
  test(`of a field that is always written become null: ${what}`, () => {
    dropEmptyLists(before, structure);
    assert.equal(before, after);
  });
}

test("an empty list that was sent has a manager, and is stored as null", async () => {
  const api = await openApi();
  try {
    const path = "/apis/rbac.authorization.orch.io/v1/clusterroles";
    const sent = await api.post(path, { metadata: { name: "idle" }, rules: [] });
    assert.equal([sent.status, sent.json.rules], [201, null]);
    assert.equal(sent.json.metadata.managedFields[0].fieldsV1, { "f:rules": {} });
    const bare = await api.post(path, { metadata: { name: "bare" } });
    assert.equal([bare.json.rules, bare.json.metadata.managedFields], [null, undefined]);
  } finally {
    await api.stop();
  }
});

test.run();
