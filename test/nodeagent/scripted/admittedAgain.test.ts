import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import { machineOf } from "../resources/machines.ts";
import { pinned } from "../resources/pinnedPods.ts";
import { eventually, image, isSettled, type ScriptedNode, startScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: pods that run when an agent starts are admitted again");
const isRunning = ({ phase }: { phase?: string }) => phase === "Running";
const isFailed = ({ phase }: { phase?: string }) => phase === "Failed";
const base = ["--cgroups-per-qos=false"];

async function withNode(given: Parameters<typeof startScriptedNode>[0], run: (node: ScriptedNode) => Promise<void>) {
  const node = await startScriptedNode({ speed: 20, callMs: 500, ...given });
  await eventually(async () => (await node.client.core.v1.nodes.list()).items.length === 1);
  await run(node).finally(node.close);
}

async function started(node: ScriptedNode, name: string, spec: Partial<PodSpec> = {}): Promise<void> {
  await node.make(name, spec);
  await node.until(name, isRunning);
}

/** The ids of the containers of a pod that run. */
const idsOf = (node: ScriptedNode, name: string) => node.runtime.state.running(name).map(({ id }) => id);

function tests(): void {
  test("a pod whose labels of the node are gone is ended, and the others run on as they are", async () => {
    await withNode({ args: base }, async (node) => {
      const { nodes } = node.client.core.v1;
      await nodes.patch(node.name, { type: "merge", body: { metadata: { labels: { disk: "fast" } } } });
      await eventually(async () => (await nodes.get(node.name)).metadata.labels?.["disk"] === "fast");
      await node.killAgent();
      await node.startAgent();
      await started(node, "plain");
      await started(node, "picky", { nodeSelector: { disk: "fast" } });
      const before = idsOf(node, "plain");

      await node.killAgent();
      await node.startAgent();
      await started(node, "later");
      assert.is(idsOf(node, "picky").length, 1);

      await nodes.patch(node.name, { type: "merge", body: { metadata: { labels: { disk: null } } } });
      await node.killAgent();
      await node.startAgent();
      const { reason, message, containerStatuses } = await node.until("picky", isFailed);
      assert.is(reason, "NodeAffinity");
      assert.is(
        message,
        "Pod was rejected: Predicate NodeAffinity failed: node(s) didn't match Pod's node affinity/selector",
      );
      assert.ok(containerStatuses?.[0]?.state?.terminated !== undefined);
      await isSettled(node);
      assert.equal(idsOf(node, "picky"), []);
      assert.equal(idsOf(node, "plain"), before);
    });
  });
}

function criticalTests(): void {
  const machine = machineOf({ sockets: 2, memoryOfNode: 8 * 1024 ** 3 }); // eight processors
  const asking = (cpu: string) => ({ containers: [{ name: "main", image, resources: { requests: { cpu } } }] });

  test("a critical pod gets the room of one that is not, when that has ended", async () => {
    await withNode({ machine, args: base }, async (node) => {
      await started(node, "large", asking("5"));
      await started(node, "small", asking("1"));
      const before = idsOf(node, "small");
      const vital = { metadata: { name: "system-node-critical" }, value: 2_000_001_000 };
      await node.client.scheduling.v1.priorityclasses.create(vital);
      await node.make("vital", { ...asking("4"), priorityClassName: "system-node-critical" });
      await node.make("late", asking("5"));
      await node.until("vital", isRunning);
      assert.is((await node.until("late", isFailed)).reason, "OutOfcpu");
      const { reason, message, conditions } = await node.until("large", isFailed);
      assert.equal([reason, message], ["Preempting", "Preempted in order to admit critical pod"]);
      const target = conditions?.find(({ type }) => type === "DisruptionTarget");
      assert.equal(
        [target?.reason, target?.message],
        ["TerminationByNodeAgent", "Pod was preempted by NodeAgent to accommodate a critical pod."],
      );
      await isSettled(node);
      assert.equal(idsOf(node, "small"), before);
      const events = async () => (await node.client.core.v1.events.namespace("default").list()).items;
      await eventually(async () => (await events()).some((each) => each.reason === "Preempting"));
    });
  });
}

function resourceTests(): void {
  test("where reservations have grown, the youngest pods are ended, the oldest stay", async () => {
    const machine = machineOf({ sockets: 2, memoryOfNode: 8 * 1024 ** 3 }); // eight processors
    const with3 = { containers: [{ name: "main", image, resources: { requests: { cpu: "3" } } }] };
    await withNode({ machine, args: base }, async (node) => {
      await started(node, "old", with3);
      await new Promise((resolve) => setTimeout(resolve, 1100)); // times of creation are seconds
      await started(node, "young", with3);
      const before = idsOf(node, "old");
      await node.killAgent();
      await node.startAgent([...base, "--system-reserved=cpu=3"]);
      const { reason, message } = await node.until("young", isFailed);
      assert.is(reason, "OutOfcpu");
      assert.is(
        message,
        "Pod was rejected: Node didn't have enough resource: cpu, requested: 3000, used: 3000, capacity: 5000",
      );
      assert.equal(idsOf(node, "old"), before);
    });
  });

  test("a policy that a pod's processors do not fit ends it; one that has them near keeps what it has", async () => {
    const machine = machineOf({ sockets: 2, memoryOfNode: 8 * 1024 ** 3 });
    const cpus = [...base, "--cpu-manager-policy=static", "--reserved-cpus=0"];
    const alone = (cpu: string) => ({ containers: [pinned("main", cpu, { memory: "1Gi" })] });
    await withNode({ machine, args: cpus }, async (node) => {
      const cpusOf = (pod: string) => node.runtime.state.running(pod)[0]?.resources?.cpusetCpus;
      await started(node, "near", alone("2"));
      await started(node, "wide", alone("5"));
      const before = cpusOf("near");
      assert.is(before, "1-2");
      await node.killAgent();
      await node.startAgent([...cpus, "--topology-manager-policy=single-numa-node"]);
      const { reason, message } = await node.until("wide", isFailed);
      assert.is(reason, "TopologyAffinityError");
      assert.is(message, "Pod was rejected: Resources cannot be allocated with Topology locality");
      await isSettled(node);
      assert.is(cpusOf("near"), before);
      const kept = () => readFileSync(join(node.folder, "agent/cpu_manager_state"), "utf8");
      await eventually(() => !kept().includes('"3-7"'), kept);
      await started(node, "next", alone("4")); // as many as are left on the other node
    });
  });
}

const missing = mountObjection();
if (missing === undefined) {
  tests();
  criticalTests();
  resourceTests();
} else test.skip("runs pods", missing);
test.run();
