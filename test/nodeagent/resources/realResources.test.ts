import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import { suite } from "../../harness/suite.ts";
import { missingContainerd } from "../harness/containerd.ts";
import { obedientSleep, type RealNode, startRealNode } from "../harness/realNode.ts";
import { pinned } from "./pinnedPods.ts";

const test = suite("nodeagent: processors of real containers");
const cpuset = "/sys/fs/cgroup/cpuset";
let node: RealNode;

/** What the kernel has for the container of a pod that runs. */
async function groupText(pod: string, qos: string, file: string, { ofPod = false } = {}): Promise<string> {
  const { status, metadata } = await node.client.core.v1.pods.namespace("default").get(pod);
  const id = status?.containerStatuses?.[0]?.containerID?.replace(/^.*\/\//, "");
  const hierarchy = file.startsWith("cpuset") ? cpuset : "/sys/fs/cgroup/cpu";
  return readFileSync(
    `${hierarchy}/orch-test-${process.pid}/orchpods/${qos}pod${metadata.uid}${ofPod ? "" : `/${id}`}/${file}`,
    "utf8",
  ).trim();
}

async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (await isSo()) return;
    await sleep(50);
  }
  throw new Error("it is not so");
}

function tests(): void {
  test.before(async () => {
    node = await startRealNode(["--cpu-manager-policy=static", "--reserved-cpus=0"]);
  });
  test.after(() => node.close());

  test(
    "the kernel runs a container on its own processors, and the others on the rest",
    async () => {
      const isRunning = ({ phase }: { phase?: string }) => phase === "Running";
      const all = readFileSync(`${cpuset}/cpuset.cpus`, "utf8").trim();
      await node.make("shares", {});
      await node.until("shares", isRunning);
      assert.is(await groupText("shares", "besteffort/", "cpuset.cpus"), all);
      const main = { ...pinned("main", "1", { memory: "64Mi" }), image: node.runtime.image, command: obedientSleep };
      await node.make("alone", { containers: [main] });
      await node.until("alone", isRunning);
      assert.is(await groupText("alone", "", "cpuset.cpus"), "1");
      assert.is(await groupText("alone", "", "cpu.cfs_quota_us"), "-1");
      assert.is(await groupText("alone", "", "cpu.cfs_quota_us", { ofPod: true }), "-1");
      const rest = availableParallelism() === 2 ? "0" : `0,2-${availableParallelism() - 1}`;
      await eventually(async () => (await groupText("shares", "besteffort/", "cpuset.cpus")) === rest);
      await node.remove("alone");
      await eventually(async () => (await groupText("shares", "besteffort/", "cpuset.cpus")) === all);
    },
    { timeoutMs: 60_000 },
  );

  test("a runtime that cannot give a pod users of its own does not run it with the node's", async () => {
    const { runtimeHandlers } = await node.connection.runtime.status({});
    if (runtimeHandlers.some(({ features }) => features?.userNamespaces)) return;
    await node.make("own", { hostUsers: false });
    const text = "can't set `spec.hostUsers: false`, runtime does not support user namespaces";
    await eventually(async () => {
      const { items } = await node.client.core.v1.events.namespace("default").list();
      return items.some(({ message = "" }) => message.includes(text));
    });
    await node.remove("own");
  });
}

const missing = missingContainerd();
const objection = existsSync(cpuset) ? missing : "control groups of version 1 are needed";
if (objection !== undefined) test.skip("runs pods", objection);
else if (availableParallelism() < 2) test.skip("runs pods", "two processors are needed");
else tests();
test.run();
