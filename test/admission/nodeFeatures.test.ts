import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: updates of pods that need a feature of their node");

const allocatable = { cpu: "64", memory: "64Gi" };
const podResize = "InPlacePodLevelResourcesVerticalScaling";
const initResize = "InPlacePodVerticalScalingInitContainers";

let api: Api;
test.before(async () => {
  api = await openApi();
  await makeNode(api, "n1");
  await makeNode(api, "able", [podResize, initResize]);
});
test.after(() => api.stop());

async function makeNode(on: Api, name: string, declaredFeatures: readonly string[] = []): Promise<void> {
  assert.is((await on.post("/api/v1/nodes", { metadata: { name } })).status, 201);
  const answer = await on.patch(`/api/v1/nodes/${name}/status`, "merge", { status: { allocatable, declaredFeatures } });
  assert.is(answer.status, 200, answer.text);
}

const pods = "/api/v1/namespaces/default/pods";
const amounts = { cpu: "1", memory: "64Mi" };
const guaranteed = { requests: amounts, limits: amounts };
const container = (name: string, resources: object) => ({ name, image: "example.com/c", resources });
let made = 0;

async function makePod(nodeName: string, spec: object, on = api): Promise<string> {
  const name = `p${made++}`;
  const answer = await on.post(pods, { metadata: { name }, spec: { nodeName, ...spec } });
  assert.is(answer.status, 201, answer.text);
  return name;
}

const resize = (name: string, spec: object, on = api): Promise<Answer> =>
  on.patch(`${pods}/${name}/resize`, "strategic-merge", { spec });
const refusal = ({ status, json }: Answer) => [status, json.message];
const lacking = (name: string, ...features: string[]) => [
  403,
  `pods "${name}" is forbidden: pod update requires features ${features.join(", ")} which are not available on node "n1"`,
];

const more = { cpu: "2", memory: "64Mi" };
const bounds = { requests: more, limits: more };
const updates = [
  {
    ...{ what: "other resources of a pod as a whole", feature: podResize },
    spec: { containers: [container("c", {})], resources: { requests: amounts } },
    change: { resources: { requests: more } },
  },
  {
    ...{ what: "other resources of an init container", feature: initResize },
    spec: { containers: [container("c", {})], initContainers: [container("i", { requests: amounts })] },
    change: { initContainers: [{ name: "i", resources: { requests: more } }] },
  },
];

for (const { what, feature, spec, change } of updates) {
  test(`${what} takes a node that declares ${feature}`, async () => {
    const name = await makePod("n1", spec);
    assert.equal(refusal(await resize(name, change)), lacking(name, feature));
    const other = await makePod("able", spec);
    const answer = await resize(other, change);
    assert.is(answer.status, 200, answer.text);
  });
}

test("all that is missing is named", async () => {
  const spec = {
    containers: [container("c", {})],
    initContainers: [container("i", guaranteed)],
    resources: guaranteed,
  };
  const name = await makePod("n1", spec);
  const change = { initContainers: [{ name: "i", resources: bounds }], resources: bounds };
  assert.equal(refusal(await resize(name, change)), lacking(name, podResize, initResize));
});

test("what needs no feature is allowed on any node", async () => {
  const free = { requests: amounts, limits: { memory: "64Mi" } };
  const burstable = await makePod("n1", { containers: [container("c", free)] });
  assert.is((await resize(burstable, { containers: [{ name: "c", resources: { requests: more } }] })).status, 200);
  const sidecar = { ...container("i", { requests: amounts }), restartPolicy: "Always" };
  const beside = await makePod("n1", { containers: [container("c", {})], initContainers: [sidecar] });
  const change = { initContainers: [{ name: "i", resources: { requests: more } }] };
  assert.is((await resize(beside, change)).status, 200);
  const whole = await makePod("n1", { containers: [container("c", guaranteed)] });
  const memory = { cpu: "1000m", memory: "128Mi" };
  const grown = { containers: [{ name: "c", resources: { requests: memory, limits: memory } }] };
  assert.is((await resize(whole, { containers: [{ name: "c", resources: bounds }] })).status, 200, "other cpu");
  assert.is((await resize(whole, grown)).status, 200);
  assert.is((await api.patch(`${pods}/${whole}`, "merge", { metadata: { labels: { a: "b" } } })).status, 200);
  assert.is((await api.patch(`${pods}/${whole}`, "merge", { spec: { activeDeadlineSeconds: 60 } })).status, 200);
});

test("a node that is not there has no feature", async () => {
  const name = await makePod("gone", { containers: [container("c", {})], resources: { requests: amounts } });
  const change = { resources: { requests: more } };
  assert.equal(refusal(await resize(name, change)), [403, `pods "${name}" is forbidden: node "gone" not found`]);
});

test("without the gate nodes are not asked", async () => {
  const own = await openApi({ featureGates: { NodeDeclaredFeatures: "false" } });
  await makeNode(own, "n1");
  const name = await makePod("n1", { containers: [container("c", {})], resources: { requests: amounts } }, own);
  const change = { resources: { requests: more } };
  assert.is((await resize(name, change, own)).status, 200);
  await own.stop();
});

test.run();
