import * as assert from "uvu/assert";
import { core, pod } from "../api/literal.ts";
import { suite } from "../harness/suite.ts";
import type { Parsed } from "../harness/watch.ts";
import { type Cluster, openCluster } from "./cluster.ts";

const test = suite("pods of nodes that are not ready");

const nodes = "/api/v1/nodes";
const pods = core("default", "pods");
const events = core("default", "events");

let cluster: Cluster;
test.before(async () => {
  cluster = await openCluster(["node-lifecycle-controller"]);
});
test.after(() => cluster.stop());

async function say(path: string, status: string): Promise<void> {
  const body = { status: { conditions: [{ type: "Ready", status }] } };
  const answer = await cluster.api.patch(`${path}/status`, "strategic-merge", body);
  assert.is(answer.status, 200, answer.text);
}

const readyOf = (object: Parsed) => object?.status?.conditions?.find((each: Parsed) => each.type === "Ready")?.status;

test("pods cease to be ready with their node, once, and an agent says otherwise", async () => {
  for (const name of ["falls", "stays"]) {
    await cluster.make(nodes, { metadata: { name } });
    await say(`${nodes}/${name}`, "True");
    await cluster.make(pods, pod(`on-${name}`, { spec: { nodeName: name } }));
    await say(`${pods}/on-${name}`, "True");
  }
  const path = `${pods}/on-falls`;
  await say(`${nodes}/falls`, "Unknown");
  const marked = await cluster.until(path, (each) => readyOf(each) === "False");
  const ready = marked.status.conditions.find((each: Parsed) => each.type === "Ready");
  assert.match(ready.lastTransitionTime, /^20/);
  const about = `${events}?fieldSelector=involvedObject.name=on-falls`;
  const { items } = await cluster.until(about, (each) => each?.items.length > 0);
  assert.equal([items[0].type, items[0].reason, items[0].message], ["Warning", "NodeNotReady", "Node is not ready"]);
  assert.equal(items[0].source, { component: "node-controller" });
  await say(path, "True");
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.is(readyOf(await cluster.find(path)), "True");
  assert.is(readyOf(await cluster.find(`${pods}/on-stays`)), "True");
  await say(`${nodes}/falls`, "False");
  await cluster.until(path, (each) => readyOf(each) === "False");
});

test("a pod that says it is ready when it is put on such a node is not", async () => {
  await cluster.make(nodes, { metadata: { name: "late" } });
  await say(`${nodes}/late`, "False");
  await cluster.make(pods, pod("waits"));
  await say(`${pods}/waits`, "True");
  const target = { kind: "Node", name: "late" };
  const bound = await cluster.api.post(`${pods}/waits/binding`, { metadata: { name: "waits" }, target });
  assert.is(bound.status, 201, bound.text);
  await cluster.until(`${pods}/waits`, (each) => readyOf(each) === "False");
});

test.run();
