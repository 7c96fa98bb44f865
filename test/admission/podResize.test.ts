import * as assert from "uvu/assert";
import { type Answer, type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: resizes that a node cannot give");

let api: Api;
let made = 0;
test.before(async () => {
  api = await openApi();
  await makeNode("n1", { cpu: "2", memory: "1Gi" });
  await makeNode("n2", {}, { "orch.io/os": "windows" });
  await makeNode("n3", { cpu: "2", memory: "1Gi" }, { "orch.io/os": "linux" });
  await makeNode("empty");
});
test.after(() => api.stop());

async function makeNode(name: string, allocatable?: object, labels?: object): Promise<void> {
  assert.is((await api.post("/api/v1/nodes", { metadata: { name, labels } })).status, 201);
  if (allocatable === undefined) return;
  const declaredFeatures = ["InPlacePodLevelResourcesVerticalScaling"];
  const answer = await api.patch(`/api/v1/nodes/${name}/status`, "merge", {
    status: { allocatable, declaredFeatures },
  });
  assert.is(answer.status, 200, answer.text);
}

const pods = "/api/v1/namespaces/default/pods";
const of = (requests: object) => ({ name: "c", image: "example.com/c", resources: { requests } });

async function makePod(nodeName: string | undefined, spec: object = {}): Promise<string> {
  const name = `p${made++}`;
  const requests = { cpu: "100m", memory: "64Mi" };
  const answer = await api.post(pods, { metadata: { name }, spec: { containers: [of(requests)], nodeName, ...spec } });
  assert.is(answer.status, 201, answer.text);
  return name;
}

const resize = (name: string, requests: object, query = ""): Promise<Answer> =>
  api.patch(`${pods}/${name}/resize${query}`, "strategic-merge", {
    spec: { containers: [{ name: "c", resources: { requests } }] },
  });

const refusal = ({ status, json }: Answer) => [status, json.message, json.details?.causes];
const text = (name: string, why: string) => `pods "${name}" is forbidden: ${why}`;
const short = "node didn't have enough allocatable resources";
const capacity = [{ reason: "NodeCapacity" }];

test("a resize to more than the node has is refused, in thousandths of a processor and in bytes", async () => {
  const name = await makePod("n1");
  const refused = (why: string) => [403, text(name, `${short}: ${why}`), capacity];
  const cpu = "cpu, requested: 3000, allocatable: 2000";
  const memory = "memory, requested: 2147483648, allocatable: 1073741824";
  assert.equal(refusal(await resize(name, { cpu: "3" })), refused(cpu));
  assert.equal(refusal(await resize(name, { memory: "2Gi" })), refused(memory));
  assert.equal(refusal(await resize(name, { cpu: "3", memory: "2Gi" })), refused(`${cpu}; ${memory}`));
  assert.equal(refusal(await resize(name, { cpu: "3" }, "?dryRun=All")), refused(cpu));
});

test("a resize to what the node has is allowed, by patch and by put", async () => {
  const name = await makePod("n3");
  assert.is((await resize(name, { cpu: "2", memory: "1Gi" })).status, 200);
  const { json } = await api.get(`${pods}/${name}`);
  const put = (requests: object) =>
    api.put(`${pods}/${name}/resize`, { ...json, spec: { ...json.spec, containers: [of(requests)] } });
  const why = `${short}: cpu, requested: 2001, allocatable: 2000`;
  assert.equal(refusal(await put({ cpu: "2001m", memory: "1Gi" })), [403, text(name, why), capacity]);
  assert.is((await put({ cpu: "1", memory: "1Gi" })).status, 200);
});

test("a node that says nothing of what it has has nothing", async () => {
  const name = await makePod("empty", { containers: [of({ cpu: "100m" })] });
  const why = `${short}: cpu, requested: 200, allocatable: 0`;
  assert.equal(refusal(await resize(name, { cpu: "200m" })), [403, text(name, why), capacity]);
});

test("what the pod asks for as a whole counts, and so does its overhead", async () => {
  const requests = { cpu: "1500m", memory: "64Mi" };
  const whole = await makePod("n1", { resources: { requests } });
  const body = { spec: { resources: { requests: { cpu: "2500m" } } } };
  const answer = await api.patch(`${pods}/${whole}/resize`, "strategic-merge", body);
  const why = `${short}: cpu, requested: 2500, allocatable: 2000`;
  assert.equal(refusal(answer), [403, text(whole, why), capacity]);
  const runtimeClass = { metadata: { name: "heavy" }, handler: "heavy", overhead: { podFixed: { cpu: "500m" } } };
  assert.is((await api.post("/apis/node.orch.io/v1/runtimeclasses", runtimeClass)).status, 201);
  const heavy = await makePod("n1", { runtimeClassName: "heavy" });
  assert.is((await resize(heavy, { cpu: "1500m" })).status, 200);
  const more = `${short}: cpu, requested: 2100, allocatable: 2000`;
  assert.equal(refusal(await resize(heavy, { cpu: "1600m" })), [403, text(heavy, more), capacity]);
});

test("pods on nodes of another system are not resized", async () => {
  const name = await makePod("n2");
  const why = 'pod resize is only supported on linux nodes, node "n2" is "windows"';
  const causes = [{ reason: "UnsupportedPlatform" }];
  assert.equal(refusal(await resize(name, { cpu: "200m" })), [403, text(name, why), causes]);
});

test("a node that is not there gives nothing", async () => {
  const name = await makePod("gone");
  assert.equal(refusal(await resize(name, { cpu: "200m" })), [403, text(name, 'node "gone" not found'), undefined]);
});

test("pods without a node, writes that resize nothing, and other writes are not asked about", async () => {
  const free = await makePod(undefined);
  assert.is((await resize(free, { cpu: "99" })).status, 200);
  const gone = await makePod("gone");
  assert.is((await resize(gone, { cpu: "100m" })).status, 200);
  assert.is((await api.patch(`${pods}/${gone}`, "merge", { spec: { activeDeadlineSeconds: 60 } })).status, 200);
  assert.is((await api.patch(`${pods}/${gone}/status`, "merge", { status: { phase: "Running" } })).status, 200);
});

test("the plugin can be off", async () => {
  const own = await openApi({ disableAdmissionPlugins: ["PodResizeValidator"] });
  const spec = { containers: [of({ cpu: "100m" })], nodeName: "gone" };
  assert.is((await own.post(pods, { metadata: { name: "a" }, spec })).status, 201);
  const body = { spec: { containers: [{ name: "c", resources: { requests: { cpu: "99" } } }] } };
  assert.is((await own.patch(`${pods}/a/resize`, "strategic-merge", body)).status, 200);
  await own.stop();
});

test.run();
