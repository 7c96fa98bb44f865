import * as assert from "uvu/assert";
import { openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: default tolerations");

const pods = "/api/v1/namespaces/default/pods";
const containers = [{ name: "c", image: "example.com/c" }];
const defaultOf = (key: string, tolerationSeconds = 300) => ({
  ...{ key: `node.orch.io/${key}`, operator: "Exists", effect: "NoExecute", tolerationSeconds },
});
const [notReady, unreachable] = [defaultOf("not-ready"), defaultOf("unreachable")];

const cases: readonly (readonly [string, readonly object[] | undefined, readonly object[]])[] = [
  ["without tolerations", undefined, [notReady, unreachable]],
  [
    "that says how long it stays on a node that is not ready",
    [defaultOf("not-ready", 5)],
    [defaultOf("not-ready", 5), unreachable],
  ],
  ["that tolerates everything", [{ operator: "Exists" }], [{ operator: "Exists" }]],
  [
    "that tolerates all that drives pods away",
    [{ operator: "Exists", effect: "NoExecute" }],
    [{ operator: "Exists", effect: "NoExecute" }],
  ],
  [
    "that tolerates only that nothing new comes",
    [{ key: notReady.key, operator: "Exists", effect: "NoSchedule" }],
    [{ key: notReady.key, operator: "Exists", effect: "NoSchedule" }, notReady, unreachable],
  ],
];

test("pods leave nodes that fail after five minutes, where they say nothing else", async () => {
  const api = await openApi();
  for (const [index, [what, tolerations, wanted]] of cases.entries()) {
    const spec = { containers, ...(tolerations === undefined ? {} : { tolerations }) };
    const answer = await api.post(pods, { metadata: { name: `p${index}` }, spec });
    assert.is(answer.status, 201, answer.text);
    assert.equal(answer.json.spec.tolerations, wanted, `a pod ${what}`);
  }
  await api.stop();
});

test("a pod that is replaced without its tolerations keeps those that every pod has", async () => {
  const api = await openApi();
  const pod = { metadata: { name: "a" }, spec: { containers } };
  await api.post(pods, pod);
  const answer = await api.put(`${pods}/a`, { ...pod, metadata: { name: "a", labels: { a: "b" } } });
  assert.is(answer.status, 200, answer.text);
  assert.equal(answer.json.spec.tolerations, [notReady, unreachable]);
  await api.stop();
});

test.run();
