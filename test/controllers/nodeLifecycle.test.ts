import * as assert from "uvu/assert";
import { core } from "../api/literal.ts";
import { suite } from "../harness/suite.ts";
import type { Parsed } from "../harness/watch.ts";
import { type Cluster, openCluster } from "./cluster.ts";

const test = suite("node lifecycle");

const nodes = "/api/v1/nodes";
const leases = "/apis/coordination.orch.io/v1/namespaces/orch-node-lease/leases";
const graceMs = 1000;

let cluster: Cluster;
test.before(async () => {
  cluster = await openCluster(["node-lifecycle-controller"], {
    api: { enableAdmissionPlugins: ["TaintNodesByCondition"] },
    nodeTimes: { graceMs, startupGraceMs: 2 * graceMs },
    evictions: { perSecond: 100 },
  });
});
test.after(() => cluster.stop());

const condition = (type: string, status: string) => ({ type, status, reason: "Said", message: "said" });
const taintsOf = (node: Parsed): string[] =>
  (node?.spec.taints ?? []).map(({ key, effect }: Parsed) => `${key}:${effect}`).sort();
const statusesOf = (node: Parsed): string[] =>
  (node?.status.conditions ?? []).map(({ type, status }: Parsed) => `${type} ${status}`).sort();

/** A node that says so of itself once. */
async function node(name: string, conditions: readonly object[], spec: object = {}): Promise<string> {
  await cluster.make(nodes, { metadata: { name }, spec });
  await say(name, conditions);
  return `${nodes}/${name}`;
}

async function say(name: string, conditions: readonly object[]): Promise<void> {
  const answer = await cluster.api.patch(`${nodes}/${name}/status`, "strategic-merge", { status: { conditions } });
  assert.is(answer.status, 200, answer.text);
}

/** Renews the lease of a node until it is stopped. */
function keepLease(name: string): () => Promise<void> {
  let isOver = false;
  const renewing = (async () => {
    await cluster.make(leases, { metadata: { name }, spec: { holderIdentity: name } });
    for (let second = 0; !isOver; second++) {
      const renewTime = new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString().replace("Z", "000Z");
      await cluster.api.patch(`${leases}/${name}`, "merge", { spec: { renewTime } });
      await new Promise((resolve) => setTimeout(resolve, graceMs / 5));
    }
  })();
  return () => {
    isOver = true;
    return renewing;
  };
}

const key = (name: string) => `node.orch.io/${name}`;

test("conditions become taints of a node, and go with them; those of others stay", async () => {
  const own = { key: "own", value: "a", effect: "NoSchedule" };
  const path = await node("pressed", [condition("Ready", "True"), condition("MemoryPressure", "True")], {
    taints: [own],
  });
  const pressed = await cluster.until(path, (each) => taintsOf(each).includes(`${key("memory-pressure")}:NoSchedule`));
  assert.equal(taintsOf(pressed), [`${key("memory-pressure")}:NoSchedule`, "own:NoSchedule"]);
  await say("pressed", [condition("MemoryPressure", "False"), condition("DiskPressure", "True")]);
  await say("pressed", [condition("PIDPressure", "True"), condition("NetworkUnavailable", "True")]);
  await cluster.api.patch(path, "merge", { spec: { unschedulable: true } });
  const wanted = ["disk-pressure", "network-unavailable", "pid-pressure", "unschedulable"];
  const all = [...wanted.map((each) => `${key(each)}:NoSchedule`), "own:NoSchedule"];
  await cluster.until(path, (each) => String(taintsOf(each)) === String(all));
});

test("a node that is ready and is heard stays so, and loses the taint of new ones", async () => {
  const stop = keepLease("heard");
  const path = await node("heard", [condition("Ready", "True")]);
  await cluster.until(path, (each) => taintsOf(each).length === 0);
  await new Promise((resolve) => setTimeout(resolve, 2 * graceMs));
  assert.equal(statusesOf(await cluster.find(path)), ["Ready True"]);
  await stop();
});

test("a node that is silent for too long is unknown, unreachable, and then to be left by its pods", async () => {
  const path = await node("silent", [condition("Ready", "True"), condition("DiskPressure", "False")]);
  const silent = await cluster.until(path, (each) => statusesOf(each).includes("Ready Unknown"));
  assert.equal(statusesOf(silent), [
    "DiskPressure Unknown",
    "MemoryPressure Unknown",
    "PIDPressure Unknown",
    "Ready Unknown",
  ]);
  const ready = silent.status.conditions.find((each: Parsed) => each.type === "Ready");
  assert.equal([ready.reason, ready.message], ["NodeStatusUnknown", "NodeAgent stopped posting node status."]);
  assert.not.ok(taintsOf(silent).includes(`${key("unreachable")}:NoExecute`));
  await cluster.until(path, (each) => taintsOf(each).length === 2);
  const taints = [`${key("unreachable")}:NoExecute`, `${key("unreachable")}:NoSchedule`];
  const left = await cluster.find(path);
  assert.equal(taintsOf(left), taints);
  assert.match(left.spec.taints.find((each: Parsed) => each.effect === "NoExecute").timeAdded, /^20/);
  await say("silent", [{ ...condition("Ready", "True"), lastHeartbeatTime: "2026-01-01T00:00:00Z" }]);
  await cluster.until(path, (each) => taintsOf(each).length === 0);
});

test("events say of a node that it came, ceased to be ready, and went", async () => {
  const path = await node("reported", [condition("Ready", "True")]);
  await cluster.until(path, (each) => statusesOf(each).includes("Ready Unknown"));
  await cluster.api.delete(path);
  const about = `${core("default", "events")}?fieldSelector=involvedObject.name=reported`;
  const list = await cluster.until(about, (each) => each?.items.length === 3);
  assert.equal(list?.items.map(({ type, reason, message }: Parsed) => `${type} ${reason}: ${message}`).sort(), [
    "Normal NodeNotReady: Node reported status is now: NodeNotReady",
    "Normal RegisteredNode: Node reported event: Registered Node reported in Controller",
    "Normal RemovingNode: Node reported event: Removing Node reported from Controller",
  ]);
});

test("a node that stays unready gets the taint by which its pods leave, until it is ready", async () => {
  const stop = keepLease("unready");
  const path = await node("unready", [condition("Ready", "False")]);
  await cluster.until(path, (each) => String(taintsOf(each)) === `${key("not-ready")}:NoSchedule`);
  const taints = [`${key("not-ready")}:NoExecute`, `${key("not-ready")}:NoSchedule`];
  await cluster.until(path, (each) => String(taintsOf(each)) === String(taints));
  await say("unready", [condition("Ready", "True")]);
  await cluster.until(path, (each) => taintsOf(each).length === 0);
  await stop();
});

test("controllers that start anew leave the taint by which pods leave, and its time", async () => {
  const path = await node("tainted", [condition("Ready", "False")]);
  const isLeft = (each: Parsed) => taintsOf(each).some((taint) => taint.endsWith(":NoExecute"));
  const before = await cluster.until(path, isLeft);
  const eviction = ({ spec }: Parsed) => spec.taints.find((each: Parsed) => each.effect === "NoExecute");
  await cluster.restart();
  await new Promise((resolve) => setTimeout(resolve, graceMs / 2));
  assert.equal(eviction(await cluster.find(path)), eviction(before));
});

test("the older labels of a node say what the newer ones do", async () => {
  const labels = { "orch.io/os": "linux", "orch.io/arch": "arm64", "beta.orch.io/arch": "amd64" };
  await cluster.make(nodes, { metadata: { name: "labelled", labels } });
  const found = await cluster.until(
    `${nodes}/labelled`,
    (each) => each?.metadata.labels["beta.orch.io/os"] === "linux",
  );
  assert.equal(found?.metadata.labels, { ...labels, "beta.orch.io/os": "linux", "beta.orch.io/arch": "arm64" });
});

test("a node that never says anything has longer, and loses the taint of new ones", async () => {
  await cluster.make(nodes, { metadata: { name: "mute" } });
  const path = `${nodes}/mute`;
  await new Promise((resolve) => setTimeout(resolve, graceMs / 2));
  assert.equal(taintsOf(await cluster.find(path)), []);
  const mute = await cluster.until(path, (each) => statusesOf(each).includes("Ready Unknown"));
  const { reason, message } = mute.status.conditions[0];
  assert.equal([reason, message], ["NodeStatusNeverUpdated", "NodeAgent never posted node status."]);
  const tainted = await cluster.until(path, (each) => taintsOf(each).includes(`${key("unreachable")}:NoSchedule`));
  assert.match(tainted?.spec.taints[0].timeAdded, /^\d{4}-.*Z$/);
});

test("of a node that says itself that nothing is known nothing more is said", async () => {
  const path = await node("unsure", [condition("Ready", "Unknown")]);
  await new Promise((resolve) => setTimeout(resolve, 2 * graceMs));
  assert.equal(statusesOf(await cluster.find(path)), ["Ready Unknown"]);
});

test("nodes that fail together are left one after the other, and not one that is ready again", async () => {
  const paced = await openCluster(["node-lifecycle-controller"], {
    nodeTimes: { graceMs, startupGraceMs: graceMs },
    evictions: { perSecond: 1 },
  });
  const isLeft = (each: Parsed) => taintsOf(each).some((taint) => taint.endsWith(":NoExecute"));
  const left = async (count: number): Promise<string[]> => {
    const list: Parsed = await paced.until(nodes, ({ items }: Parsed) => items.filter(isLeft).length >= count);
    return list.items.filter(isLeft).map(({ metadata }: Parsed) => metadata.name);
  };
  const names = ["a", "b", "c"];
  for (const name of names) await paced.make(nodes, { metadata: { name } });
  const one = await left(1);
  assert.is(one.length, 1, "one at a time");
  const [next = "", last = ""] = names.filter((each) => !one.includes(each));
  const ready = { ...condition("Ready", "True"), lastHeartbeatTime: "2026-01-01T00:00:00Z" };
  await paced.api.patch(`${nodes}/${next}/status`, "strategic-merge", { status: { conditions: [ready] } });
  assert.equal(await left(2), [...one, last].sort());
  await paced.stop();
});

test.run();
