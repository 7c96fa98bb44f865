import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Code } from "@connectrpc/connect";
import * as assert from "uvu/assert";
import type { Container } from "../../../generated/core/v1/container.ts";
import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import type { PodCondition, PodStatus } from "../../../generated/core/v1/podStatus.ts";
import type { ResourceRequirements } from "../../../generated/core/v1/shared.ts";
import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import { eventually, image, type ScriptedNode, startScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: resizes");
let node: ScriptedNode;
let cpus = 0;
const mebibyte = 1024n * 1024n;

const of = (milli: number, mebibytes: number): ResourceRequirements => {
  const amounts = { cpu: `${milli}m`, memory: `${mebibytes}Mi` };
  return { requests: amounts, limits: amounts };
};

async function start(name: string, resources: ResourceRequirements, given: Partial<Container & PodSpec> = {}) {
  const { resizePolicy, ...spec } = given;
  const container = { name: "main", image, resources, ...(resizePolicy === undefined ? {} : { resizePolicy }) };
  await node.make(name, { ...spec, containers: [container] });
  await node.until(name, ({ phase }) => phase === "Running");
}

async function resize(name: string, resources: ResourceRequirements): Promise<void> {
  const body = { spec: { containers: [{ name: "main", resources }] } };
  const path = `/api/v1/namespaces/default/pods/${name}/resize`;
  const { status } = await node.client.transport.request({
    ...{ method: "PATCH", path, body: JSON.stringify(body) },
    headers: { "content-type": "application/strategic-merge-patch+json" },
  });
  assert.is(status, 200);
}

const condition = ({ conditions = [] }: PodStatus, type: PodCondition["type"]) =>
  conditions.find((each) => each.type === type);
const isResizing = (status: PodStatus) =>
  condition(status, "PodResizeInProgress") !== undefined || condition(status, "PodResizePending") !== undefined;
const given = ({ containerStatuses }: PodStatus) => containerStatuses?.[0]?.resources?.limits;
const has = (milli: number, mebibytes: number) => (status: PodStatus) =>
  given(status)?.["cpu"] === of(milli, mebibytes).limits?.["cpu"] &&
  given(status)?.["memory"] === `${mebibytes}Mi` &&
  !isResizing(status);

async function reasons(name: string): Promise<readonly string[]> {
  const { items } = await node.client.core.v1.events.namespace("default").list();
  const own = items.filter(({ involvedObject }) => involvedObject.name === name);
  return own.map(({ reason = "" }) => reason).filter((each) => each.startsWith("Resize"));
}

/** Events come a moment after what they report. */
async function hasReasons(name: string, wanted: readonly string[]): Promise<void> {
  await eventually(async () => (await reasons(name)).length >= wanted.length);
  assert.equal(await reasons(name), wanted);
}

async function restart(): Promise<void> {
  await node.killAgent();
  await node.startAgent();
}

function tests(): void {
  test.before(async () => {
    node = await startScriptedNode({ speed: 20, callMs: 500 });
    await eventually(async () => {
      const { items } = await node.client.core.v1.nodes.list();
      cpus = Number(items[0]?.status?.allocatable?.["cpu"] ?? 0);
      return cpus > 0;
    });
  });
  test.after(() => node.close());

  test("a running container gets more and less in place, memory first, and its pod says so", async () => {
    await start("web", of(200, 64));
    await resize("web", of(100, 128));
    const status = await node.until("web", has(100, 128));
    assert.equal(node.runtime.state.updates, ["main 20000 134217728", "main 10000 134217728"]);
    assert.is(status.containerStatuses?.[0]?.restartCount, 0);
    assert.equal(status.containerStatuses?.[0]?.allocatedResources, of(100, 128).requests);
    await hasReasons("web", ["ResizeStarted", "ResizeCompleted"]);
    const uid = (await node.client.core.v1.pods.namespace("default").get("web")).metadata.uid;
    for (const each of ["allocated_pods_state", "actuated_pods_state"]) {
      const { data } = JSON.parse(readFileSync(join(node.folder, "agent", each), "utf8"));
      assert.is(JSON.parse(data).entries[uid].ContainerResources.main.limits.memory, "128Mi");
    }
  });

  test("a container that takes a restart for a resource is restarted for that one alone", async () => {
    const { updates, starts } = node.runtime.state;
    const resizePolicy: Container["resizePolicy"] = [{ resourceName: "memory", restartPolicy: "RestartContainer" }];
    await start("picky", of(100, 64), { resizePolicy, restartPolicy: "OnFailure" });
    await resize("picky", of(200, 64));
    await node.until("picky", has(200, 64));
    assert.equal(updates.splice(0).at(-1), "main 20000 67108864");
    await resize("picky", of(200, 96));
    await node.until("picky", (status) => has(200, 96)(status) && status.containerStatuses?.[0]?.restartCount === 1);
    await eventually(async () => (await reasons("picky")).at(-1) === "ResizeCompleted");
    assert.equal(updates, []);
    assert.ok(starts.includes("picky/main#1"));
  });

  test("what the node can never have is infeasible, and what it has not now waits until others leave", async () => {
    await start("large", of(300, 64));
    await start("other", of(cpus * 1000 - 1000, 64));
    await resize("large", of(cpus * 1000 + 1, 64));
    const never = condition(await node.until("large", isResizing), "PodResizePending");
    assert.is(never?.reason, "Infeasible");
    assert.match(never?.message ?? "", /^Node didn't have enough capacity: cpu, requested: \d+, capacity: \d+$/);
    await resize("large", of(900, 64));
    const pending = (status: PodStatus) => condition(status, "PodResizePending");
    const later = pending(await node.until("large", (status) => pending(status)?.reason === "Deferred"));
    assert.match(later?.message ?? "", /^Node didn't have enough resource: cpu, requested: 900, used: \d+, capacity: /);
    assert.is(later?.observedGeneration, 3);
    await restart();
    await sleep(300);
    await node.remove("other");
    await node.until("large", has(900, 64));
    await hasReasons("large", ["ResizeInfeasible", "ResizeDeferred", "ResizeStarted", "ResizeCompleted"]);
    await resize("large", of(100, 64));
    await node.until("large", has(100, 64));
  });
}

function failureTests(): void {
  test("memory does not shrink below what is in use, until it is not", async () => {
    await start("full", of(100, 128));
    const [container] = node.runtime.state.running("full");
    if (container !== undefined) container.memoryUsage = 100 * 1024 * 1024;
    await resize("full", of(100, 64));
    const failed = await node.until("full", (status) => condition(status, "PodResizeInProgress")?.reason === "Error");
    assert.is(
      condition(failed, "PodResizeInProgress")?.message,
      'cannot decrease memory limits: attempting to set container "main" memory limit (67108864) below current usage (104857600)',
    );
    assert.is(given(failed)?.["memory"], "128Mi");
    if (container !== undefined) container.memoryUsage = 1;
    await node.until("full", has(100, 64));
    await hasReasons("full", ["ResizeStarted", "ResizeError", "ResizeCompleted"]);
  });

  test("a resize that the runtime refused or never answered is tried again, by another agent too", async () => {
    await start("shaky", of(100, 64));
    node.runtime.faults.add({ call: "updateContainerResources", fault: { kind: "fail", code: Code.Unknown } });
    await resize("shaky", of(200, 64));
    await node.until("shaky", (status) => condition(status, "PodResizeInProgress")?.reason === "Error");
    await node.until("shaky", has(200, 64));
    node.runtime.faults.add({ call: "updateContainerResources", fault: { kind: "hang" }, times: 2 });
    await resize("shaky", of(300, 64));
    await node.until("shaky", isResizing);
    await restart();
    await node.until("shaky", has(300, 64));
  });

  test("a container that got more, though the runtime said that it did not, gives it back", async () => {
    await start("torn", of(100, 64));
    const [container] = node.runtime.state.running("torn");
    const fault = { kind: "fail", code: Code.Unknown, hasEffect: true } as const;
    node.runtime.faults.add({ call: "updateContainerResources", fault });
    await resize("torn", of(100, 128));
    await eventually(() => container?.resources?.memoryLimitInBytes === 128n * mebibyte);
    await resize("torn", of(100, 64));
    await node.until("torn", has(100, 64));
    assert.is(container?.resources?.memoryLimitInBytes, 64n * mebibyte);
    const uid = (await node.client.core.v1.pods.namespace("default").get("torn")).metadata.uid;
    const { data } = JSON.parse(readFileSync(join(node.folder, "agent", "actuated_pods_state"), "utf8"));
    assert.equal(Object.keys(JSON.parse(data).entries[uid]), ["ContainerResources"]);
  });

  test("a container that was given other bounds behind the agent's back is shown with them", async () => {
    await start("odd", of(100, 64));
    const [container] = node.runtime.state.running("odd");
    if (container?.resources !== undefined) container.resources.memoryLimitInBytes = 50n * mebibyte;
    await restart();
    await node.until("odd", (status) => given(status)?.["memory"] === "50Mi");
  });
}

/** A pod whose init container waits to be ended, with what it was given in the end. */
async function resizedInit(name: string): Promise<readonly string[]> {
  const inits = (resources: ResourceRequirements) => [{ name: "first", image, resources }];
  await node.make(name, {
    initContainers: inits(of(100, 64)),
    containers: [{ name: "main", image, resources: of(100, 64) }],
  });
  await eventually(() => node.runtime.state.running(name).length === 1);
  const before = node.runtime.state.updates.length;
  const body = { spec: { initContainers: [{ name: "first", resources: of(100, 128) }] } };
  const path = `/api/v1/namespaces/default/pods/${name}/resize`;
  const { status } = await node.client.transport.request({
    ...{ method: "PATCH", path, body: JSON.stringify(body) },
    headers: { "content-type": "application/strategic-merge-patch+json" },
  });
  assert.is(status, 200);
  const last = async () => (await node.client.core.v1.pods.namespace("default").get(name)).status ?? {};
  await eventually(async () => (await last()).observedGeneration === 2 && !isResizing(await last()));
  node.runtime.state.exit(name, "first", 0);
  await node.until(name, ({ phase }) => phase === "Running");
  return node.runtime.state.updates.slice(before);
}

function gateTests(): void {
  test("an init container that runs gets more in place, and none does without the gate", async () => {
    await node.close();
    node = await startScriptedNode({ speed: 20, callMs: 500 });
    assert.equal(await resizedInit("early"), ["first 10000 134217728"]);
    await node.close();
    const gate = "--feature-gates=InPlacePodVerticalScalingInitContainers=false";
    node = await startScriptedNode({ speed: 20, callMs: 500, args: ["--cgroups-per-qos=false", gate] });
    assert.equal(await resizedInit("fixed"), []);
  });
}

const missing = mountObjection();
if (missing === undefined) {
  tests();
  gateTests();
  failureTests();
} else test.skip("runs pods", missing);
test.run();
