import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@connectrpc/connect";
import * as assert from "uvu/assert";
import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import { PodResourcesLister } from "../../../generated/pb/podresources/v1/api_pb.ts";
import { unixClient } from "../../../runtime/nodeagent/sockets/unixClient.ts";
import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import { eventually, image, isSettled, type ScriptedNode, startScriptedNode } from "../scripted/scriptedNode.ts";
import { machineOf } from "./machines.ts";
import { pinned } from "./pinnedPods.ts";

const test = suite("nodeagent: parts of the machine for containers");

const isRunning = ({ phase }: { phase?: string }) => phase === "Running";
const isFailed = ({ phase }: { phase?: string }) => phase === "Failed";
const machine = machineOf({ sockets: 2, memoryOfNode: 8 * 1024 ** 3 });
const args = [
  ...["--cgroups-per-qos=false", "--cpu-manager-policy=static", "--reserved-cpus=0"],
  ...["--memory-manager-policy=Static", "--system-reserved=memory=1Gi", "--reserved-memory=0:memory=1Gi"],
  ...["--topology-manager-policy=restricted", "--cpu-manager-reconcile-period=1h"],
];

/** Processors of the container of a pod that runs, as the runtime has them now. */
function cpusOf({ runtime }: ScriptedNode, pod: string): string | undefined {
  return runtime.state.running(pod)[0]?.resources?.cpusetCpus;
}

const alone = (cpu: string, memory = "1Gi"): Partial<PodSpec> => ({ containers: [pinned("main", cpu, { memory })] });

async function pinnedTest(node: ScriptedNode): Promise<void> {
  await node.make("shared");
  await node.until("shared", isRunning);
  await node.make("alone", alone("2"));
  await node.until("alone", isRunning);
  const config = node.runtime.state.running("alone")[0]?.config.linux?.resources;
  assert.equal([config?.cpusetCpus, config?.cpusetMems, config?.cpuQuota], ["1-2", "0", -1n]);
  await eventually(
    () => cpusOf(node, "shared") === "0,3-7",
    () => `the others have ${cpusOf(node, "shared")}`,
  );
  assert.match(readFileSync(join(node.folder, "agent/cpu_manager_state"), "utf8"), /"main":"1-2"/);

  await node.killAgent();
  await node.startAgent();
  await node.make("next", alone("3"));
  await node.until("next", isRunning);
  assert.is(cpusOf(node, "next"), "4-6");
  await node.make("none", alone("2"));
  const refused = await node.until("none", isFailed);
  assert.is(refused.reason, "TopologyAffinityError");
  assert.is(refused.message, "Pod was rejected: Resources cannot be allocated with Topology locality");

  const { transport, close } = unixClient(join(node.folder, "agent/pod-resources/nodeagent.sock"), 5000);
  const monitor = createClient(PodResourcesLister, transport);
  const { podResources } = await monitor.list({});
  const shown = podResources.find(({ name }) => name === "alone")?.containers[0];
  assert.equal(shown?.cpuIds, [1n, 2n]);
  assert.equal(
    shown?.memory.map(({ memoryType, size }) => [memoryType, size]),
    [["memory", 1024n ** 3n]],
  );
  const all = await monitor.getAllocatableResources({});
  assert.equal(all.cpuIds, [1n, 2n, 3n, 4n, 5n, 6n, 7n]);
  assert.is(all.memory.find((each) => each.topology?.nodes[0]?.ID === 0n)?.size, 7n * 1024n ** 3n);
  close();

  await node.remove("alone");
  await node.remove("next");
  await eventually(
    () => cpusOf(node, "shared") === "0-7",
    () => `the others have ${cpusOf(node, "shared")}`,
  );
  await isSettled(node);
  assert.equal(node.errors, []);
}

async function usersTest(node: ScriptedNode): Promise<void> {
  const spec: Partial<PodSpec> = { hostUsers: false, containers: [{ name: "main", image }] };
  await node.make("own", spec);
  const text = "can't set `spec.hostUsers: false`, runtime does not support user namespaces";
  await eventually(async () => (await eventsOf(node, "own")).some(({ message = "" }) => message.includes(text)));
  await node.remove("own");
  await eventually(() => node.isGone("own"));

  node.runtime.settings.handlers = [""];
  for (const name of ["one", "two"]) await node.make(name, spec);
  for (const name of ["one", "two"]) await node.until(name, isRunning);
  const rangeOf = (name: string) => {
    const [sandbox] = [...node.runtime.state.sandboxes.values()].filter((each) => each.config.metadata?.name === name);
    return sandbox?.config.linux?.securityContext?.namespaceOptions?.usernsOptions?.uids[0];
  };
  const [one, two] = [rangeOf("one"), rangeOf("two")];
  assert.equal([one?.containerId, one?.length, two?.length], [0, 65_536, 65_536]);
  assert.equal([one?.hostId, two?.hostId].sort(), [131_072, 65_536]);
  const container = node.runtime.state.running("one")[0]?.config.linux?.securityContext;
  assert.equal(container?.namespaceOptions?.usernsOptions?.uids[0]?.hostId, one?.hostId);

  const { metadata } = await node.client.core.v1.pods.namespace("default").get("one");
  const file = join(node.folder, "agent/pods", metadata.uid, "userns");
  const mapping = { hostId: one?.hostId, containerId: 0, length: 65_536 };
  assert.equal(JSON.parse(readFileSync(file, "utf8")), { uidMappings: [mapping], gidMappings: [mapping] });
  await node.killAgent();
  await node.startAgent();
  await node.make("three", spec);
  await node.until("three", isRunning);
  assert.is(rangeOf("three")?.hostId, 196_608, "the ranges of pods that run are theirs");
  await node.remove("one");
  await eventually(() => node.isGone("one"));
  assert.not(existsSync(file));
  await node.make("four", spec);
  await node.until("four", isRunning);
  assert.is(rangeOf("four")?.hostId, one?.hostId);
}

async function eventsOf({ client }: ScriptedNode, pod: string) {
  const fieldSelector = `involvedObject.name=${pod}`;
  return (await client.core.v1.events.namespace("default").list({ fieldSelector })).items;
}

const missing = mountObjection();
if (missing === undefined) {
  const onNode = (run: (node: ScriptedNode) => Promise<void>, given: Parameters<typeof startScriptedNode>[0]) => {
    return async () => {
      const node = await startScriptedNode(given);
      try {
        await run(node);
      } finally {
        await node.close();
      }
    };
  };
  test(
    "a container has processors alone, and the others leave and get them",
    onNode(pinnedTest, { machine, args, speed: 20 }),
  );
  test("pods with users of their own have ranges that no other pod has", onNode(usersTest, { speed: 20 }));
} else test.skip("runs pods", missing);
test.run();
