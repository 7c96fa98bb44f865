import * as assert from "uvu/assert";
import { core, pod } from "../api/literal.ts";
import { suite } from "../harness/suite.ts";
import type { Parsed } from "../harness/watch.ts";
import { type Cluster, openCluster } from "./cluster.ts";

const test = suite("eviction by taints");

const nodes = "/api/v1/nodes";
const pods = core("default", "pods");
const events = core("default", "events");
const key = "example.com/drained";
const minuteMs = 60_000;

let cluster: Cluster;
/** Milliseconds that the controller's clock is ahead. */
let aheadMs = 0;

test.before(async () => {
  cluster = await openCluster(["taint-eviction-controller"], { nowMs: () => Date.now() + aheadMs });
});
test.after(() => cluster.stop());

const taint = (rest: object = {}) => ({ key, effect: "NoExecute", ...rest });
const tolerating = (seconds?: number, rest: object = {}) => ({
  ...{ key, operator: "Exists", effect: "NoExecute", ...rest },
  ...(seconds === undefined ? {} : { tolerationSeconds: seconds }),
});

async function node(name: string, taints: readonly object[] = []): Promise<void> {
  aheadMs = 0;
  await cluster.make(nodes, { metadata: { name }, spec: { taints } });
}

/** A pod on a node, which its finalizer keeps, so that its end can be looked at. */
async function podOn(nodeName: string, name: string, tolerations: readonly object[] = []): Promise<string> {
  const metadata = { finalizers: ["example.com/kept"] };
  await cluster.make(pods, pod(name, { metadata, spec: { nodeName, tolerations } }));
  return `${pods}/${name}`;
}

async function setTaints(name: string, taints: readonly object[]): Promise<void> {
  const answer = await cluster.api.patch(`${nodes}/${name}`, "merge", { spec: { taints } });
  assert.is(answer.status, 200, answer.text);
}

/** The controller looks at a pod that changes. */
async function touch(path: string): Promise<void> {
  const labels = { touched: `at-${aheadMs}` };
  const answer = await cluster.api.patch(path, "merge", { metadata: { labels } });
  assert.is(answer.status, 200, answer.text);
}

const isEnding = (object: Parsed) => object?.metadata.deletionTimestamp !== undefined;

/** Fails when the pod goes within a moment. */
async function stays(path: string): Promise<void> {
  await touch(path);
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.not.ok(isEnding(await cluster.find(path)), `${path} is deleted`);
}

async function eventsOf(name: string, message: string): Promise<Parsed> {
  const path = `${events}?fieldSelector=involvedObject.name=${name}`;
  const has = (list: Parsed) => list?.items.some((each: Parsed) => each.message === message);
  const { items } = await cluster.until(path, has);
  return items.find((each: Parsed) => each.message === message);
}

test("empty texts of a toleration are as if they were absent: every effect, and equal values", async () => {
  await node("empty");
  const path = await podOn("empty", "empty", [{ key, operator: "", value: "v", effect: "" }]);
  await setTaints("empty", [taint({ value: "v" })]);
  await stays(path);
  await setTaints("empty", [taint({ value: "w" })]);
  await cluster.until(path, isEnding);
});

test("a pod that does not tolerate a taint is deleted at once, and says why", async () => {
  await node("plain");
  const path = await podOn("plain", "plain", [tolerating(undefined, { key: "example.com/other" })]);
  await stays(path);
  await setTaints("plain", [taint({ effect: "NoSchedule" })]);
  await stays(path);
  await setTaints("plain", [taint()]);
  const ended = await cluster.until(path, isEnding);
  const { status, reason, message, observedGeneration } = ended.status.conditions.at(-1);
  assert.equal([status, reason, observedGeneration], ["True", "DeletionByTaintManager", 1]);
  assert.is(message, "Taint manager: deleting due to NoExecute taint");
  const event = await eventsOf("plain", "Marking for deletion Pod default/plain");
  assert.equal([event.type, event.reason], ["Normal", "TaintManagerEviction"]);
  assert.equal(event.source, { component: "taint-eviction-controller" });
});

test("a pod that is put on such a node goes, one that tolerates everything stays for good", async () => {
  await node("tainted", [taint({ value: "a" })]);
  const staying = await podOn("tainted", "daemon", [{ operator: "Exists" }]);
  const equal = await podOn("tainted", "equal", [tolerating(undefined, { operator: "Equal", value: "a" })]);
  await cluster.until(await podOn("tainted", "other", [tolerating(5, { operator: "Equal", value: "b" })]), isEnding);
  aheadMs = 1000 * minuteMs;
  await stays(staying);
  await stays(equal);
});

test("the smallest time of the tolerations counts, since the taint was added", async () => {
  const timeAdded = new Date(Date.now() + minuteMs).toISOString().replace(/\.\d+/, "");
  await node("slow");
  const path = await podOn("slow", "slow", [tolerating(600), tolerating(120, { key: "", operator: "Exists" })]);
  await setTaints("slow", [taint({ timeAdded })]);
  aheadMs = 2 * minuteMs;
  await stays(path);
  aheadMs = 3 * minuteMs + 2000;
  await touch(path);
  await cluster.until(path, isEnding);
});

test("a time that is over ends a pod without another change", async () => {
  await node("timed", [taint()]);
  const path = await podOn("timed", "timed", [tolerating(1)]);
  assert.not.ok(isEnding(await cluster.find(path)));
  await cluster.until(path, isEnding);
});

test("a taint that goes and a longer toleration let a pod stay", async () => {
  await node("back", [taint()]);
  const path = await podOn("back", "back", [tolerating(60)]);
  const longer = await podOn("back", "longer", [tolerating(60)]);
  await stays(longer);
  const { json } = await cluster.api.get(longer);
  const answer = await cluster.api.put(longer, { ...json, spec: { ...json.spec, tolerations: [tolerating(6000)] } });
  assert.is(answer.status, 200, answer.text);
  aheadMs = 2 * minuteMs;
  await touch(path);
  await cluster.until(path, isEnding);
  await stays(longer);
  await node("again", [taint()]);
  const third = await podOn("again", "third", [tolerating(60)]);
  await stays(third);
  await setTaints("again", []);
  await eventsOf("third", "Cancelling deletion of Pod default/third");
  aheadMs = 2 * minuteMs;
  await stays(third);
});

test("controllers that start anew count from the time of the taint", async () => {
  const timeAdded = new Date(Date.now()).toISOString().replace(/\.\d+/, "");
  await node("old", [taint({ timeAdded })]);
  const path = await podOn("old", "old", [tolerating(120)]);
  await stays(path);
  aheadMs = 3 * minuteMs;
  await cluster.restart();
  await cluster.until(path, isEnding);
});

test.run();
