import * as assert from "uvu/assert";
import { core, pod } from "../api/literal.ts";
import { suite } from "../harness/suite.ts";
import type { Parsed } from "../harness/watch.ts";
import { type Cluster, openCluster } from "./cluster.ts";

const test = suite("pods that are garbage");

const nodes = "/api/v1/nodes";
const pods = core("default", "pods");
const attachments = "/apis/storage.orch.io/v1/volumeattachments";
const outOfService = "node.orch.io/out-of-service";
const roundMs = 50;
const quarantineMs = 500;

let cluster: Cluster;
test.before(async () => {
  cluster = await openCluster(["pod-garbage-collector-controller"], {
    podGarbage: { roundMs, quarantineMs, maxEnded: 3 },
  });
});
test.after(() => cluster.stop());

const rounds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * roundMs));
const path = (name: string) => `${pods}/${name}`;

async function say(object: string, status: object): Promise<void> {
  const answer = await cluster.api.patch(`${object}/status`, "strategic-merge", { status });
  assert.is(answer.status, 200, answer.text);
}

async function node(name: string, { ready = "True", taints = [] as object[] } = {}): Promise<void> {
  await cluster.make(nodes, { metadata: { name }, spec: { taints } });
  await say(`${nodes}/${name}`, { conditions: [{ type: "Ready", status: ready }] });
}

/** Marks a pod as being deleted, which its node is to end. */
async function end(name: string): Promise<void> {
  const answer = await cluster.api.delete(path(name));
  assert.is(answer.status, 200, answer.text);
}

test("pods of a node that is gone for longer than a moment fail, and are deleted", async () => {
  await node("there");
  await cluster.make(pods, pod("stays", { spec: { nodeName: "there" } }));
  const finalizers = ["example.com/kept"];
  await cluster.make(pods, pod("lost", { metadata: { finalizers }, spec: { nodeName: "gone" } }));
  await cluster.make(pods, pod("comes", { spec: { nodeName: "late" } }));
  await rounds(3);
  assert.is((await cluster.find(path("lost"))).status.phase, "Pending");
  await node("late");
  const lost = await cluster.until(path("lost"), (each) => each?.metadata.deletionTimestamp !== undefined);
  assert.equal([lost.status.phase, lost.metadata.deletionGracePeriodSeconds], ["Failed", 0]);
  const target = lost.status.conditions.find((each: Parsed) => each.type === "DisruptionTarget");
  const { status, reason, message } = target;
  assert.equal([status, reason, message], ["True", "DeletionByPodGC", "PodGC: node no longer exists"]);
  for (const name of ["stays", "comes"]) assert.is((await cluster.find(path(name))).status.phase, "Pending");
});

test("of pods that have ended those stay that are allowed to, and the oldest go first", async () => {
  for (const name of ["e1", "e2", "e3"]) {
    await cluster.make(pods, pod(name));
    await say(path(name), { phase: name === "e2" ? "Failed" : "Succeeded" });
  }
  await rounds(5);
  assert.ok(await cluster.find(path("e1")));
  await new Promise((resolve) => setTimeout(resolve, 1000)); // ages are in seconds
  await cluster.make(pods, pod("e0"));
  await say(path("e0"), { phase: "Succeeded" });
  await cluster.untilGone(path("e1"));
  await rounds(3);
  for (const name of ["e0", "e2", "e3"]) assert.ok(await cluster.find(path(name)), name);
});

test("pods that are to end go from a node out of service, unless they tolerate that", async () => {
  const taint = { key: outOfService, value: "nodeshutdown", effect: "NoExecute" };
  await node("dead", { ready: "Unknown", taints: [taint] });
  await node("alive", { taints: [taint] });
  await node("silent", { ready: "Unknown" });
  const tolerations = [{ key: outOfService, operator: "Exists" }];
  const all: [string, string, object[]][] = [
    ["leaves", "dead", []],
    ["tolerates", "dead", tolerations],
    ["on-alive", "alive", []],
    ["on-silent", "silent", []],
  ];
  for (const [name, nodeName, own] of all) {
    const made = await cluster.make(pods, pod(name, { spec: { nodeName, tolerations: own } }));
    await say(path(made.metadata.name), { phase: "Running" });
    await end(name);
  }
  await cluster.make(pods, pod("runs", { spec: { nodeName: "dead" } }));
  await cluster.untilGone(path("leaves"));
  await rounds(3);
  for (const name of ["tolerates", "on-alive", "on-silent", "runs"]) assert.ok(await cluster.find(path(name)), name);
});

test("volumes of a node out of service are detached once no pod there has a claim", async () => {
  const taint = { key: outOfService, effect: "NoExecute" };
  await node("disks", { ready: "False", taints: [taint] });
  const volumes = [{ name: "v", persistentVolumeClaim: { claimName: "data" } }];
  await cluster.make(pods, pod("holder", { spec: { nodeName: "disks", volumes } }));
  for (const [name, nodeName] of [
    ["own", "disks"],
    ["other", "there"],
  ]) {
    const source = { persistentVolumeName: "pv" };
    await cluster.make(attachments, { metadata: { name }, spec: { attacher: "example.com", nodeName, source } });
  }
  await rounds(4);
  assert.ok(await cluster.find(`${attachments}/own`));
  await end("holder");
  await cluster.untilGone(`${attachments}/own`);
  assert.ok(await cluster.find(`${attachments}/other`));
});

test.run();
