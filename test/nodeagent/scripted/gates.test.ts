import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import { eventually, image, type ScriptedNode, startScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: what gates switch");

const isRunning = ({ phase }: PodStatus) => phase === "Running";
const withGates = (gates: string) => ["--cgroups-per-qos=false", ...(gates === "" ? [] : ["--feature-gates", gates])];

/** Runs on a node of its own with these gates, "PodsAPI=true". */
async function onNode(gates: string, run: (node: ScriptedNode) => Promise<void>): Promise<void> {
  const node = await startScriptedNode({ speed: 20, args: withGates(gates) });
  await run(node).finally(node.close);
}

function conditionTests(): void {
  const type = "PodReadyToStartContainers";
  const conditionOf = ({ conditions = [] }: PodStatus) => conditions.find((each) => each.type === type);

  test("a pod says that its containers can start, and one that said so says no more of it without the gate", () =>
    onNode("", async (node) => {
      await node.make("early");
      assert.is(conditionOf(await node.until("early", isRunning))?.status, "True");
      await node.killAgent();
      await node.startAgent(withGates("PodReadyToStartContainersCondition=false"));
      node.runtime.state.exit("early", "main", 1);
      const again = await node.until("early", ({ containerStatuses }) => containerStatuses?.[0]?.restartCount === 1);
      assert.is(conditionOf(again)?.status, "True");
      await node.make("late");
      assert.is(conditionOf(await node.until("late", isRunning)), undefined);
      await node.runtime.kill();
      node.runtime.state.reboot({ isEmpty: false });
      await node.runtime.start();
      const after = await node.until("early", ({ containerStatuses }) => containerStatuses?.[0]?.restartCount === 2);
      assert.equal(conditionOf(after), conditionOf(again));
    }));
}

function probeTests(): void {
  const exec = { command: ["look"] };
  const containers = [{ name: "main", image, startupProbe: { exec }, readinessProbe: { exec, periodSeconds: 1 } }];
  const isReady = ({ containerStatuses = [] }: PodStatus) => containerStatuses[0]?.ready === true;
  const restart = async (node: ScriptedNode, gates: string) => {
    await node.make("probed", { containers });
    await node.until("probed", isReady);
    await node.killAgent();
    node.runtime.faults.add({ call: "execSync", fault: { kind: "hang" }, times: Number.POSITIVE_INFINITY });
    await node.startAgent(withGates(gates));
    await node.make("next");
    await node.until("next", isRunning);
  };

  test("a container that was ready stays so when the agent restarts, until a probe says something else", () =>
    onNode("", async (node) => {
      await restart(node, "");
      const [main] = (await node.until("probed", isRunning)).containerStatuses ?? [];
      assert.is(main?.started, true);
      assert.is(main?.ready, true);
      await node.until("probed", (status) => !isReady(status));
    }));

  test("by its gate a container begins anew when the agent restarts: not started, and not ready", () =>
    onNode("", async (node) => {
      await restart(node, "ChangeContainerStatusOnKubeletRestart=true");
      const [main] = (await node.until("probed", (status) => !isReady(status))).containerStatuses ?? [];
      assert.is(main?.started, false);
    }));
}

function manifestTests(): void {
  const env = [{ name: "SOUP", valueFrom: { configMapKeyRef: { name: "menu", key: "soup", optional: true } } }];
  const manifest = {
    ...{ apiVersion: "v1", kind: "Pod", metadata: { name: "web" } },
    spec: { containers: [{ name: "main", image, env }] },
  };
  const startWith = async (node: ScriptedNode, gates: string) => {
    const folder = join(node.folder, "manifests");
    mkdirSync(folder);
    writeFileSync(join(folder, "web.yaml"), JSON.stringify(manifest));
    await node.killAgent();
    await node.startAgent([...withGates(gates), "--pod-manifest-path", folder]);
  };

  test("a manifest whose pod needs objects of the API is refused, and taken without the gate", () =>
    onNode("", async (node) => {
      await startWith(node, "");
      const text = "static pods may not reference configmaps";
      await eventually(
        () => node.errors.some((each) => each.includes(text)),
        () => node.errors.join(),
      );
      await sleep(200);
      assert.equal(node.runtime.state.starts, []);
      await node.killAgent();
      const folder = join(node.folder, "manifests");
      await node.startAgent([...withGates("PreventStaticPodAPIReferences=false"), "--pod-manifest-path", folder]);
      await eventually(() => node.runtime.state.starts.length === 1);
    }));
}

const missing = mountObjection();
if (missing === undefined) {
  conditionTests();
  probeTests();
  manifestTests();
} else test.skip("gates of a node agent", missing);
test.run();
