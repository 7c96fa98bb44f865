import { setTimeout as sleep } from "node:timers/promises";
import { Code } from "@connectrpc/connect";
import * as assert from "uvu/assert";
import type { ContainerStatusRequest, CreateContainerRequest } from "../../../generated/pb/cri/v1/api_pb.ts";
import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import {
  eventually,
  image,
  isSettled,
  type ScriptedNode,
  type ScriptedNodeOptions,
  startScriptedNode,
} from "./scriptedNode.ts";

const test = suite("nodeagent: what is away, and comes back");

const isRunning = ({ phase }: { phase?: string }) => phase === "Running";
const hourMs = 3_600_000;

/** Most of the time of these tests is waiting, so some run beside each other. */
const lanes = Array.from({ length: 4 }, () => Promise.resolve());
let count = 0;

/** A test with a node of its own. */
function onNode(name: string, run: (node: ScriptedNode) => Promise<void>, options: ScriptedNodeOptions = {}): void {
  const lane = count++ % lanes.length;
  const result = (lanes[lane] ?? Promise.resolve()).then(async () => {
    const node = await startScriptedNode({ speed: 20, callMs: 500, ...options });
    await run(node).finally(node.close);
  });
  lanes[lane] = result.catch(() => {}); // its own test reports it
  test(name, () => result, { timeoutMs: 60_000 });
}

async function running(node: ScriptedNode, ...names: readonly string[]): Promise<void> {
  for (const each of names) await node.make(each);
  for (const each of names) await node.until(each, isRunning);
  await isSettled(node);
}

async function gone(node: ScriptedNode, ...names: readonly string[]): Promise<void> {
  for (const each of names) await node.remove(each);
  for (const each of names)
    await eventually(
      () => node.isGone(each),
      () => `${each} is still there`,
    );
  await isSettled(node);
}

function agentTests(): void {
  for (const call of ["runPodSandbox", "createContainer", "startContainer", "imageStatus"] as const) {
    onNode(`an agent that ends during ${call} is followed by one that goes on`, async (node) => {
      node.runtime.faults.add({ call, fault: { kind: "late", ms: 300 } });
      await node.make("half");
      await eventually(() => (node.runtime.faults.calls.get(call) ?? 0) > 0);
      await node.killAgent();
      await node.startAgent();
      await node.until("half", isRunning);
      await isSettled(node);
      // A start whose caller is gone may take effect when the next agent has looked and is about to remove what it saw.
      const most = call === "startContainer" ? 2 : 1;
      const { starts } = node.runtime.state;
      assert.ok(starts.length >= 1 && starts.length <= most, starts.join());
      await gone(node, "half");
    });
  }

  for (const call of ["stopContainer", "stopPodSandbox", "removeContainer", "removePodSandbox"] as const) {
    onNode(`an agent that ends during ${call} is followed by one that ends the pod`, async (node) => {
      await running(node, "leaving");
      node.runtime.faults.add({ call, fault: { kind: "late", ms: 300 } });
      await node.remove("leaving");
      await eventually(() => (node.runtime.faults.calls.get(call) ?? 0) > 0);
      await node.killAgent();
      await node.startAgent();
      await eventually(() => node.isGone("leaving"));
      await isSettled(node);
      assert.is(node.runtime.state.starts.length, 1);
    });
  }

  onNode("a sandbox that cannot be stopped is tried less and less often", async (node) => {
    await running(node, "stuck");
    const tries = () => node.runtime.faults.calls.get("stopPodSandbox") ?? 0;
    const before = tries();
    node.runtime.faults.add({ call: "stopPodSandbox", fault: { kind: "fail", code: Code.Unknown }, times: 4 });
    await node.remove("stuck");
    await eventually(() => tries() > before);
    const beganMs = node.clock.nowMs();
    await eventually(() => tries() > before + 3);
    const tookMs = node.clock.nowMs() - beganMs; // 1, 2 and 4 s
    assert.ok(tookMs > 5000, `${tookMs}`);
    await eventually(() => node.isGone("stuck"));
    await isSettled(node);
  });

  onNode("what a pod left while no agent ran goes when the next one runs", async (node) => {
    await running(node, "left", "steady");
    await node.killAgent();
    await node.client.core.v1.pods.namespace("default").delete("left", { gracePeriodSeconds: 0 });
    node.runtime.state.reboot({ isEmpty: true });
    await node.startAgent();
    await isSettled(node, 25_000);
  });
}

function runtimeTests(): void {
  onNode("pods run on while the runtime is away, and what ended meanwhile is restarted", async (node) => {
    await running(node, "one", "two");
    await node.runtime.kill();
    node.runtime.state.exit("one", "main", 3);
    await node.make("three");
    await sleep(1500);
    await node.runtime.start();
    await node.until("one", ({ containerStatuses }) => containerStatuses?.[0]?.restartCount === 1);
    await node.until("three", isRunning);
    await isSettled(node);
    await gone(node, "one", "two", "three");
  });

  for (const isEmpty of [false, true]) {
    onNode(
      `pods run again after a reboot of which the runtime knows ${isEmpty ? "nothing" : "what ran"}`,
      async (node) => {
        await running(node, "one", "two");
        await node.runtime.kill();
        node.runtime.state.reboot({ isEmpty });
        await node.runtime.start();
        await node.until("one", ({ containerStatuses }) => containerStatuses?.[0]?.restartCount === 1);
        await isSettled(node);
        await gone(node, "one", "two");
      },
    );
  }

  for (const events of ["none", "lost"] as const) {
    onNode(
      `a container that ends is restarted though events are ${events}`,
      async (node) => {
        await running(node, "one");
        node.runtime.state.exit("one", "main", 1);
        const { containerStatuses } = await node.until(
          "one",
          (status) => status.containerStatuses?.[0]?.restartCount === 1,
        );
        assert.is(containerStatuses?.[0]?.lastState?.terminated?.exitCode, 1);
        await isSettled(node);
        await gone(node, "one");
      },
      { prepare: ({ settings }) => void (settings.events = events) },
    );
  }

  onNode("a node is not ready while its runtime or its network is not", async (node) => {
    const { settings } = node.runtime;
    const ready = async () => {
      const { items } = await node.client.core.v1.nodes.list();
      return items[0]?.status?.conditions?.find(({ type }) => type === "Ready");
    };
    await eventually(async () => (await ready())?.status === "True");
    settings.isNetworkReady = false;
    await eventually(async () => (await ready())?.status === "False");
    assert.match((await ready())?.message ?? "", /network not ready: NetworkReady=false reason:NetworkPluginNotReady/);
    settings.isNetworkReady = true;
    settings.isRuntimeReady = false;
    await eventually(async () =>
      /container runtime not ready: RuntimeReady=false/.test((await ready())?.message ?? ""),
    );
    settings.isRuntimeReady = true;
    await eventually(async () => (await ready())?.status === "True");
  });
}

function hangTests(): void {
  for (const events of ["sent", "none"] as const) {
    onNode(
      `other pods go on while the runtime says nothing of one container (events: ${events})`,
      async (node) => {
        await running(node, "stuck", "other");
        const [container] = node.runtime.state.running("stuck");
        const when = (request: unknown) => (request as ContainerStatusRequest).containerId === container?.id;
        const end = node.runtime.faults.add({ call: "containerStatus", fault: { kind: "hang" }, times: 100, when });
        node.runtime.state.exit("stuck", "main", 1);
        await sleep(1200);
        node.runtime.state.exit("other", "main", 1);
        const restarted = ({ containerStatuses }: { containerStatuses?: { restartCount: number }[] }) =>
          containerStatuses?.[0]?.restartCount === 1;
        const beganMs = performance.now();
        await node.until("other", restarted);
        assert.ok(performance.now() - beganMs < 5000, "the other pod waited");
        end();
        await node.until("stuck", restarted);
        await isSettled(node);
      },
      { callMs: 6000, prepare: ({ settings }) => void (settings.events = events) },
    );
  }

  onNode("an agent starts though the runtime says nothing of one container", async (node) => {
    await running(node, "stuck", "other");
    await node.killAgent();
    const [container] = node.runtime.state.running("stuck");
    const when = (request: unknown) => (request as ContainerStatusRequest).containerId === container?.id;
    const end = node.runtime.faults.add({ call: "containerStatus", fault: { kind: "hang" }, times: 100, when });
    await node.startAgent();
    await node.make("fresh");
    await node.until("fresh", isRunning);
    end();
    await isSettled(node);
    assert.is(node.runtime.state.starts.length, 3);
  });

  onNode("a pod starts though a call for another hangs", async (node) => {
    const when = (request: unknown) => (request as CreateContainerRequest).sandboxConfig?.metadata?.name === "stuck";
    node.runtime.faults.add({ call: "createContainer", fault: { kind: "hang" }, when });
    await node.make("stuck");
    await running(node, "other").catch(() => {});
    await node.until("other", isRunning);
    await node.until("stuck", isRunning);
    await isSettled(node);
  });
}

function apiTests(): void {
  onNode("an agent ends though its server was never there", async (node) => {
    await running(node, "one");
    await node.killAgent();
    node.way.cut();
    await node.startAgent();
    await node.killAgent(); // what it leaves unhandled ends the process
    node.way.mend();
    await node.startAgent();
    await gone(node, "one");
  });

  onNode("while the server is away containers are restarted, and it then hears of all", async (node) => {
    await running(node, "one", "two", "three");
    node.way.cut();
    node.runtime.state.exit("one", "main", 7);
    await eventually(() => node.runtime.state.starts.includes("one/main#1"));
    await node.remove("two");
    await node.client.core.v1.pods.namespace("default").delete("three", { gracePeriodSeconds: 0 });
    await node.make("three");
    node.clock.jump(300_000);
    await sleep(500);
    node.way.mend();
    const { containerStatuses } = await node.until(
      "one",
      (status) => status.containerStatuses?.[0]?.restartCount === 1,
    );
    assert.is(containerStatuses?.[0]?.lastState?.terminated?.exitCode, 7);
    await eventually(() => node.isGone("two"));
    await node.until("three", isRunning);
    await isSettled(node);
    await gone(node, "one", "three");
  });
}

function imageTests(): void {
  onNode("an image that goes between its pull and its container is pulled again", async (node) => {
    node.runtime.state.registry.add(image);
    node.runtime.faults.add({
      call: "createContainer",
      fault: { kind: "fail", code: Code.NotFound, message: `image "${image}": not found` },
      when: () => node.runtime.state.images.delete(image),
    });
    await running(node, "one");
    assert.is(node.runtime.faults.calls.get("pullImage"), 1);
    await gone(node, "one");
  });

  onNode("a pod whose image is nowhere waits, and runs when there is one", async (node) => {
    node.runtime.state.images.clear();
    await node.make("one");
    await node.until(
      "one",
      ({ containerStatuses }) => containerStatuses?.[0]?.state?.waiting?.reason === "ImagePullBackOff",
    );
    node.runtime.state.registry.add(image);
    await node.until("one", isRunning);
    await isSettled(node);
    await gone(node, "one");
  });
}

function pullTests(): void {
  onNode("a pod goes though its image waits behind a pull that takes long", async (node) => {
    node.runtime.state.images.clear();
    node.runtime.faults.add({ call: "pullImage", fault: { kind: "hang" } });
    for (const each of ["pulling", "waiting"]) {
      await node.make(each);
      await eventually(() => (node.runtime.faults.calls.get("pullImage") ?? 0) > 0);
    }
    await sleep(500);
    await node.remove("waiting");
    await eventually(() => node.isGone("waiting"));
    await gone(node, "pulling");
  });
}

function clockTests(): void {
  for (const [direction, ms] of [
    ["forward", hourMs],
    ["back", -hourMs],
  ] as const) {
    onNode(`pods run on, restart, start and end when the clock is put ${direction}`, async (node) => {
      await running(node, "one", "two");
      node.runtime.state.exit("one", "main", 1);
      await node.until("one", ({ containerStatuses }) => containerStatuses?.[0]?.restartCount === 1);
      node.runtime.state.exit("one", "main", 1);
      await node.until("one", ({ containerStatuses }) => containerStatuses?.[0]?.state?.waiting !== undefined);
      node.clock.jump(ms);
      await node.until("one", ({ containerStatuses }) => containerStatuses?.[0]?.restartCount === 2);
      await node.runtime.kill();
      node.runtime.state.reboot({ isEmpty: false });
      await node.runtime.start();
      await node.until("two", ({ containerStatuses }) => containerStatuses?.[0]?.restartCount === 1);
      await running(node, "three");
      await gone(node, "one", "two", "three");
    });
  }

  onNode("a stubborn container gets its grace and no more when the clock is put back", async (node) => {
    node.runtime.state.stubborn.add("main");
    await running(node, "one");
    node.clock.jump(-hourMs);
    await node.remove("one");
    await eventually(() => node.isGone("one"));
    await isSettled(node);
  });
}

const missing = mountObjection();
if (missing === undefined) {
  agentTests();
  runtimeTests();
  hangTests();
  apiTests();
  imageTests();
  pullTests();
  clockTests();
} else test.skip("runs pods", missing);
test.run();
