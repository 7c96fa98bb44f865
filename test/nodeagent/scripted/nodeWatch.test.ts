import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import type { Event } from "../../../generated/core/v1/event.ts";
import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import { eventually, image, type ScriptedNode, startScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: what others make of its node, and pods that it refuses");
let node: ScriptedNode;

const stored = () => node.client.core.v1.nodes.get(node.name);

async function eventsOf(kind: string, name: string): Promise<readonly string[]> {
  const { items } = await node.client.core.v1.events.namespace("default").list();
  const own = items.filter(({ involvedObject }) => involvedObject.kind === kind && involvedObject.name === name);
  return own.map(({ type, reason, message }: Event) => `${type} ${reason} ${message}`);
}

/** The node looks at itself rarely: what it knows soon it has seen or read. */
async function start(args: readonly string[] = []): Promise<void> {
  node = await startScriptedNode({ args: ["--cgroups-per-qos=false", "--node-status-update-frequency=60s", ...args] });
  await eventually(async () => (await node.client.core.v1.nodes.list()).items.length === 1);
}

function nodeTests(): void {
  test.before(() => start());
  test.after(() => node.close());

  test("a node says that a controller attaches its volumes", async () => {
    const { metadata } = await stored();
    assert.is(metadata.annotations?.["volumes.orch.io/controller-managed-attach-detach"], "true");
  });

  test("a pod that was bound by a label that the node has just got is taken", async () => {
    for (const each of ["a", "b", "c"]) {
      await node.client.core.v1.nodes.patch(node.name, {
        type: "merge",
        body: { metadata: { labels: { key: each } } },
      });
      await node.make(`by-${each}`, { nodeSelector: { key: each } });
      const { phase } = await node.until(`by-${each}`, ({ phase }) => phase !== "Pending");
      assert.is(phase, "Running");
    }
  });

  test("a pod for another node is refused, with an event and the time", async () => {
    await node.make("other", { nodeSelector: { key: "d" } });
    const { reason, message, startTime } = await node.until("other", ({ phase }) => phase === "Failed");
    const text = "Predicate NodeAffinity failed: node(s) didn't match Pod's node affinity/selector";
    assert.equal([reason, message], ["NodeAffinity", `Pod was rejected: ${text}`]);
    assert.ok(startTime !== undefined);
    await eventually(async () => (await eventsOf("Pod", "other")).includes(`Warning NodeAffinity ${text}`));
  });

  test("a taint that the node has just got keeps pods away", async () => {
    const taints = [{ key: "broken", effect: "NoExecute" as const }];
    await node.client.core.v1.nodes.patch(node.name, { type: "merge", body: { spec: { taints } } });
    await sleep(300);
    await node.make("away");
    const { reason } = await node.until("away", ({ phase }) => phase === "Failed");
    assert.is(reason, "TaintToleration");
    await node.client.core.v1.nodes.patch(node.name, { type: "merge", body: { spec: { taints: null } } });
  });

  test("an agent that starts anew reports no condition as one that has changed", async () => {
    const ready = async () => (await stored()).status?.conditions?.find(({ type }) => type === "Ready");
    const isOfCondition = (each: string) => each.includes("status is now");
    const count = async () => (await eventsOf("Node", node.name)).filter(isOfCondition).length;
    await eventually(async () => (await count()) === 4);
    const before = await ready();
    await node.killAgent();
    await sleep(1100); // times have whole seconds
    await node.startAgent();
    await eventually(async () => (await ready())?.lastHeartbeatTime !== before?.lastHeartbeatTime);
    assert.is((await ready())?.lastTransitionTime, before?.lastTransitionTime);
    await eventually(async () => (await eventsOf("Pod", "by-a")).length > 0);
    await sleep(500);
    assert.is(await count(), 4);
  });

  test("a node that was deleted is registered again at once", async () => {
    const { metadata } = await stored();
    await node.client.core.v1.nodes.delete(node.name);
    const isAgain = async () => (await stored().catch(() => undefined))?.metadata.uid !== undefined;
    await eventually(isAgain, undefined, 5000);
    assert.is.not((await stored()).metadata.uid, metadata.uid);
  });
}

function podTests(): void {
  test("a port of the node is one pod's", async () => {
    const ports = [{ containerPort: 80, hostPort: 8080 }];
    await node.make("first", { containers: [{ name: "main", image, ports }] });
    await node.until("first", ({ phase }) => phase === "Running");
    await node.make("second", { containers: [{ name: "main", image, ports }] });
    const { reason, message } = await node.until("second", ({ phase }) => phase === "Failed");
    const text = "Predicate NodePorts failed: node(s) didn't have free ports for the requested pod ports";
    assert.equal([reason, message], ["NodePorts", `Pod was rejected: ${text}`]);
  });

  test("a volume that cannot be had is tried again soon, then more rarely", async () => {
    const volumes = [{ name: "data", configMap: { name: "late" } }];
    await node.make("waiting", { volumes });
    const tries = async () => {
      const { items } = await node.client.core.v1.events.namespace("default").list();
      const own = items.filter(
        ({ reason, involvedObject }) => reason === "FailedMount" && involvedObject.name === "waiting",
      );
      return own.reduce((sum, { count = 1 }) => sum + count, 0);
    };
    await sleep(3000); // tried at once, after half a second, one, and two
    const count = await tries();
    assert.ok(count >= 2 && count <= 4, `${count} tries`);
    await node.client.core.v1.configmaps.namespace("default").create({ metadata: { name: "late" }, data: { a: "b" } });
    await eventually(async () => (await node.until("waiting", () => true)).phase === "Running", undefined, 5500);
  });

  test("a volume shows what has changed when it is next looked at", async () => {
    await node.killAgent();
    await node.startAgent(["--cgroups-per-qos=false", "--sync-frequency=3s"]);
    const maps = node.client.core.v1.configmaps.namespace("default");
    await maps.create({ metadata: { name: "menu" }, data: { soup: "pea" } });
    const { metadata } = await node.make("fed", { volumes: [{ name: "menu", configMap: { name: "menu" } }] });
    await node.until("fed", ({ phase }) => phase === "Running");
    const folder = join(node.folder, "agent/pods", metadata?.uid ?? "", "volumes/orch.io~configmap/menu");
    assert.is(readFileSync(join(folder, "soup"), "utf8"), "pea");
    await maps.patch("menu", { type: "merge", body: { data: { soup: "leek" } } });
    await eventually(async () => readFileSync(join(folder, "soup"), "utf8") === "leek", undefined, 5000);
  });

  test("a pod whose time is over says so in an event", async () => {
    await node.make("short", { activeDeadlineSeconds: 1 });
    await node.until("short", ({ reason }) => reason === "DeadlineExceeded");
    const text = "Normal DeadlineExceeded Pod was active on the node longer than the specified deadline";
    await eventually(async () => (await eventsOf("Pod", "short")).includes(text));
  });
}

const missing = mountObjection();
if (missing === undefined) {
  nodeTests();
  podTests();
} else test.skip("runs an agent", missing);
test.run();
