import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: runtime classes of pods");

const classes = "/apis/node.orch.io/v1/runtimeclasses";
const pods = "/api/v1/namespaces/default/pods";
const containers = [{ name: "c", image: "example.com/c" }];
const gpu = { key: "gpu", operator: "Exists" };

let api: Api;
test.before(async () => {
  api = await openApi();
  const scheduling = { nodeSelector: { vm: "yes" }, tolerations: [{ key: "vm", operator: "Exists" }, gpu] };
  await api.post(classes, {
    metadata: { name: "vm" },
    ...{ handler: "vm", overhead: { podFixed: { cpu: "250m", memory: "64Mi" } }, scheduling },
  });
  await api.post(classes, { metadata: { name: "plain" }, handler: "plain" });
});
test.after(() => api.stop());

const create = (name: string, spec: object) => api.post(pods, { metadata: { name }, spec: { containers, ...spec } });

test("a pod has the overhead of its class, its labels of nodes, and its tolerations behind the own ones", async () => {
  const own = { nodeSelector: { disk: "fast" }, tolerations: [{ operator: "Exists", effect: "NoExecute" }, gpu] };
  const answer = await create("vm", { runtimeClassName: "vm", ...own });
  assert.is(answer.status, 201, answer.text);
  const { overhead, nodeSelector, tolerations } = answer.json.spec;
  assert.equal(overhead, { cpu: "250m", memory: "64Mi" });
  assert.equal(nodeSelector, { disk: "fast", vm: "yes" });
  assert.equal(tolerations, [...own.tolerations, { key: "vm", operator: "Exists" }]);
});

test("a pod may say the overhead of its class, in other words too", async () => {
  const answer = await create("same", { runtimeClassName: "vm", overhead: { memory: "65536Ki", cpu: "0.25" } });
  assert.is(answer.status, 201, answer.text);
});

test("a class without overhead and scheduling leaves a pod as it is", async () => {
  const answer = await create("plain", { runtimeClassName: "plain" });
  assert.is(answer.status, 201, answer.text);
  assert.is(answer.json.spec.overhead, undefined);
  assert.is(answer.json.spec.nodeSelector, undefined);
});

const undefinedOverhead = "pod rejected: Pod Overhead set without corresponding RuntimeClass defined Overhead";
const otherOverhead = "pod rejected: Pod's Overhead doesn't match RuntimeClass's defined Overhead";
const refusals: readonly (readonly [string, object, string])[] = [
  ["of a class that is not there", { runtimeClassName: "none" }, 'pod rejected: RuntimeClass "none" not found'],
  ["with another overhead", { runtimeClassName: "vm", overhead: { cpu: "250m" } }, otherOverhead],
  ["with an overhead that its class has not", { runtimeClassName: "plain", overhead: { cpu: "1" } }, undefinedOverhead],
  ["with an overhead and no class", { overhead: { cpu: "1" } }, undefinedOverhead],
  [
    "that goes elsewhere than its class",
    { runtimeClassName: "vm", nodeSelector: { vm: "no" } },
    "conflict: runtimeClass.scheduling.nodeSelector[vm] = yes; pod.spec.nodeSelector[vm] = no",
  ],
];

for (const [what, spec, why] of refusals) {
  test(`a pod ${what} is refused`, async () => {
    const answer = await create("refused", spec);
    assert.is(answer.status, 403, answer.text);
    assert.is(answer.json.message, `pods "refused" is forbidden: ${why}`);
  });
}

test.run();
