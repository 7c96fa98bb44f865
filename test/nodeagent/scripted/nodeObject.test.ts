import { existsSync, statSync } from "node:fs";
import { arch, hostname, release } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@connectrpc/connect";
import * as assert from "uvu/assert";
import type { NodeCondition } from "../../../generated/core/v1/node.ts";
import { Pods } from "../../../generated/pb/podinfo/v1alpha1/api_pb.ts";
import { unixClient } from "../../../runtime/nodeagent/sockets/unixClient.ts";
import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import { eventually, image, type ScriptedNode, startScriptedNode } from "./scriptedNode.ts";

/** An agent that has just started does not, until all its sources have said theirs. */
function knowsPods(client: Client<typeof Pods>): Promise<boolean> {
  return client.listPods({}).then(
    () => true,
    () => false,
  );
}

const test = suite("nodeagent: what a node and its files say");
const architectures: Readonly<Record<string, string>> = { x64: "amd64", arm64: "arm64" };
let node: ScriptedNode;

const stored = () => node.client.core.v1.nodes.get(node.name);

async function conditions(): Promise<ReadonlyMap<string, NodeCondition>> {
  const { status } = await stored();
  return new Map((status?.conditions ?? []).map((each) => [each.type, each]));
}

function tests(): void {
  test.before(async () => {
    const reserved = ["--system-reserved=cpu=100m,memory=1Mi", "--max-pods=42", "--node-labels=acme.dev/room=north"];
    node = await startScriptedNode({ speed: 20, args: ["--cgroups-per-qos=false", ...reserved] });
    await eventually(async () => (await node.client.core.v1.nodes.list()).items.length === 1);
  });
  test.after(() => node.close());

  test("a node says what it is, by names that flags may give, and what it has for pods", async () => {
    const { metadata, spec, status } = await stored();
    assert.not.equal(node.name, hostname(), "the name is that of --hostname-override");
    const architecture = architectures[arch()] ?? arch();
    assert.equal(metadata.labels, {
      ...{ "beta.orch.io/arch": architecture, "beta.orch.io/os": "linux", "orch.io/arch": architecture },
      ...{ "orch.io/hostname": node.name, "orch.io/os": "linux", "acme.dev/room": "north" },
    });
    assert.equal(status?.addresses, [
      { type: "InternalIP", address: "127.0.0.1" },
      { type: "Hostname", address: node.name },
    ]);
    const { capacity = {}, allocatable = {}, nodeInfo } = status ?? {};
    assert.equal([capacity["pods"], allocatable["pods"]], ["42", "42"]);
    const milli = (text = "") => (text.endsWith("m") ? Number(text.slice(0, -1)) : Number(text) * 1000);
    assert.is(milli(capacity["cpu"]) - milli(allocatable["cpu"]), 100);
    const kibi = (text = "") => Number(text.replace("Ki", ""));
    assert.is(kibi(capacity["memory"]) - kibi(allocatable["memory"]), 1024);
    assert.equal(
      [nodeInfo?.operatingSystem, nodeInfo?.kernelVersion, nodeInfo?.kubeletVersion],
      ["linux", release(), "v1.36.0"],
    );
    assert.is(nodeInfo?.containerRuntimeVersion, "scripted://1.0.0");
    assert.ok(status?.declaredFeatures?.includes("InPlacePodLevelResourcesVerticalScaling"));
    assert.is(spec?.unschedulable, undefined);
  });

  test("conditions are those that an agent knows of, each with its times, reason and message", async () => {
    const found = await conditions();
    assert.equal([...found.values()].map(({ type, status }) => `${type} ${status}`).sort(), [
      "DiskPressure False",
      "MemoryPressure False",
      "PIDPressure False",
      "Ready True",
    ]);
    for (const { reason, message, lastHeartbeatTime, lastTransitionTime } of found.values()) {
      assert.ok([reason, message].every((each) => (each ?? "") !== ""));
      assert.ok([lastHeartbeatTime, lastTransitionTime].every((each) => Date.parse(each ?? "") > 0));
    }
  });

  test("a node whose runtime does not answer is not ready, until it does", async () => {
    await node.runtime.kill();
    await eventually(async () => (await conditions()).get("Ready")?.status === "False");
    assert.is((await conditions()).get("Ready")?.message, "container runtime is down");
    await node.runtime.start();
    await eventually(async () => (await conditions()).get("Ready")?.status === "True");
  });
}

function podTests(): void {
  test("a pod's wishes for its bandwidth go to the runtime, whose network may follow them", async () => {
    const annotations = { "orch.io/ingress-bandwidth": "10M", "orch.io/egress-bandwidth": "5M" };
    await node.client.core.v1.pods.namespace("default").create({
      metadata: { name: "wide", annotations },
      spec: { nodeName: node.name, containers: [{ name: "main", image }] },
    });
    await node.until("wide", ({ phase }) => phase === "Running");
    const [sandbox] = [...node.runtime.state.sandboxes.values()];
    for (const [key, value] of Object.entries(annotations)) assert.is(sandbox?.config.annotations[key], value);
  });

  test("programs of the node hear at once what happens to its pods", async () => {
    await node.killAgent();
    await node.startAgent(["--cgroups-per-qos=false", "--feature-gates=PodsAPI=true"]);
    const { transport, close } = unixClient(join(node.folder, "agent/pods/nodeagent.sock"), 5000);
    const client = createClient(Pods, transport);
    await eventually(() => knowsPods(client));
    const stop = new AbortController();
    const seen: string[] = [];
    const watching = (async () => {
      const headers = { "x-orch-fieldmask": "metadata.name,status.phase" };
      const options = { signal: stop.signal, timeoutMs: 0, headers };
      for await (const { pod } of client.watchPods({}, options)) {
        seen.push(
          pod === undefined
            ? "all"
            : Buffer.from(pod)
                .toString("latin1")
                .replace(/[^\w]+/g, " ")
                .trim(),
        );
      }
    })().catch((error: unknown) => assert.ok(stop.signal.aborted, String(error)));
    await eventually(
      () => seen.includes("wide Running") && seen.includes("all"),
      () => seen.join(),
    );
    await node.make("short", { restartPolicy: "Never" });
    await node.until("short", ({ phase }) => phase === "Running");
    const podUID = (await node.client.core.v1.pods.namespace("default").get("short")).metadata.uid;
    assert.ok(((await client.getPod({ podUID })).pod?.length ?? 0) > 100, "the whole pod, without a mask");
    node.runtime.state.exit("short", "main", 0);
    await eventually(
      () => seen.at(-1) === "short Succeeded",
      () => seen.join(),
    );
    assert.ok(seen.includes("short Running"), seen.join());
    stop.abort();
    await watching;
    close();
  });

  test("the agent's files and sockets are below its root folder, and its own alone", () => {
    const root = join(node.folder, "agent");
    const folders = ["image_manager/pulled", "image_manager/pulling", "pki", "plugins_registry", "pods"];
    const files = ["allocated_pods_state", "actuated_pods_state"];
    const sockets = ["device-plugins/nodeagent.sock", "pod-resources/nodeagent.sock"];
    const missing = [...folders, ...files, ...sockets].filter((each) => {
      return !existsSync(join(root, each));
    });
    assert.equal(missing, []);
    for (const each of sockets) assert.ok(statSync(join(root, each)).isSocket());
    for (const each of ["pod-resources/nodeagent.sock", ...files]) {
      assert.is(statSync(join(root, each)).mode & 0o077, 0, each);
    }
  });
}

function diskTests(): void {
  test("a flag says whether the node's disk is an amount that pods ask for", async () => {
    const amounts = async () => {
      const { capacity = {}, allocatable = {} } = (await stored()).status ?? {};
      return [capacity, allocatable].map((each) => Number(each["ephemeral-storage"]?.replace("Ki", "") ?? Number.NaN));
    };
    const storing = (name: string) => {
      const resources = { requests: { "ephemeral-storage": "1Mi" }, limits: { "ephemeral-storage": "2Mi" } };
      return node.make(name, { containers: [{ name: "main", image, resources }] });
    };
    for (const each of await amounts()) assert.ok(each > 0);
    await storing("stored");
    await node.until("stored", ({ phase }) => phase === "Running");

    await node.killAgent();
    await node.startAgent(["--cgroups-per-qos=false", "--local-storage-capacity-isolation=false"]);
    await eventually(async () => (await amounts()).every(Number.isNaN));
    await storing("unstored");
    const { reason, message } = await node.until("unstored", ({ phase }) => phase === "Failed");
    assert.is(reason, "OutOfephemeral-storage");
    assert.match(message ?? "", /ephemeral-storage, requested: 1048576, used: \d+, capacity: 0$/);
    await node.make("modest");
    await node.until("modest", ({ phase }) => phase === "Running");
  });
}

const missing = mountObjection();
if (missing === undefined) {
  tests();
  podTests();
  diskTests();
} else test.skip("runs an agent", missing);

test.run();
