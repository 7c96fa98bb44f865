import * as assert from "uvu/assert";
import { type Api, openApi } from "../harness/api.ts";
import { suite } from "../harness/suite.ts";

const test = suite("admission: zones of pods");

const pods = "/api/v1/namespaces/default/pods";
const containers = [{ name: "c", image: "example.com/c" }];
const zone = "topology.orch.io/zone";
const region = "topology.orch.io/region";

const openWithNode = async (gate: string): Promise<Api> => {
  const api = await openApi({ featureGates: { PodTopologyLabelsAdmission: gate } });
  const labels = { [zone]: "z1", [region]: "r1", disk: "fast" };
  assert.is((await api.post("/api/v1/nodes", { metadata: { name: "n", labels } })).status, 201);
  return api;
};

const bound = async (api: Api, name: string, labels?: object, node = "n") => {
  const made = await api.post(pods, { metadata: { name, labels }, spec: { containers } });
  assert.is(made.status, 201, made.text);
  const binding = { metadata: { name }, target: { apiVersion: "v1", kind: "Node", name: node } };
  const answer = await api.post(`${pods}/${name}/binding`, binding);
  assert.is(answer.status, 201, answer.text);
  return (await api.get(`${pods}/${name}`)).json.metadata.labels;
};

test("a pod that is bound has the zone and the region of its node, whatever it said before", async () => {
  const api = await openWithNode("true");
  assert.equal(await bound(api, "a"), { [zone]: "z1", [region]: "r1" });
  assert.equal(await bound(api, "b", { app: "b", [zone]: "z9" }), { app: "b", [zone]: "z1", [region]: "r1" });
  assert.is(await bound(api, "c", undefined, "missing"), undefined);
  await api.stop();
});

test("so has a pod that is made with a node", async () => {
  const api = await openWithNode("true");
  const answer = await api.post(pods, { metadata: { name: "a" }, spec: { containers, nodeName: "n" } });
  assert.is(answer.status, 201, answer.text);
  assert.equal(answer.json.metadata.labels, { [zone]: "z1", [region]: "r1" });
  await api.stop();
});

test("without the gate pods keep their labels", async () => {
  const api = await openWithNode("false");
  assert.is(await bound(api, "a"), undefined);
  await api.stop();
});

test.run();
