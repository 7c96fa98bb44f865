import { readFileSync } from "node:fs";
import * as assert from "uvu/assert";
import type { Container } from "../../generated/core/v1/container.ts";
import type { PodStatus } from "../../generated/core/v1/podStatus.ts";
import type { ResourceRequirements } from "../../generated/core/v1/shared.ts";
import { eventually } from "./scripted/scriptedNode.ts";
import { suite } from "../harness/suite.ts";
import { missingContainerd } from "./harness/containerd.ts";
import { obedientSleep, type RealNode, startRealNode } from "./harness/realNode.ts";

const test = suite("a real container is resized");
const missing = missingContainerd();
let node: RealNode;

const of = (milli: number, mebibytes: number): ResourceRequirements => {
  const amounts = { cpu: `${milli}m`, memory: `${mebibytes}Mi` };
  return { requests: amounts, limits: amounts };
};

const pods = () => node.client.core.v1.pods.namespace("default");

async function resize(name: string, resources: Readonly<Record<string, ResourceRequirements>>): Promise<void> {
  const containers = Object.entries(resources).map(([each, wanted]) => ({ name: each, resources: wanted }));
  await node.client.transport.request({
    ...{ method: "PATCH", path: `/api/v1/namespaces/default/pods/${name}/resize` },
    body: JSON.stringify({ spec: { containers } }),
    headers: { "content-type": "application/strategic-merge-patch+json" },
  });
}

const has = (wanted: Readonly<Record<string, ResourceRequirements>>) => (status: PodStatus) =>
  !(status.conditions ?? []).some(({ type }) => type.startsWith("PodResize")) &&
  Object.entries(wanted).every(([name, { limits }]) => {
    const shown = status.containerStatuses?.find((each) => each.name === name)?.resources?.limits;
    return shown?.["cpu"] === limits?.["cpu"] && shown?.["memory"] === limits?.["memory"];
  });

/** What the kernel says of a running container and of its pod, in microseconds of each period and in bytes. */
async function groups(name: string, container: string) {
  const { status } = await pods().get(name);
  const id = status?.containerStatuses?.find((each) => each.name === container)?.containerID?.replace(/^.*:\/\//, "");
  const { info } = await node.connection.runtime.containerStatus({ containerId: id ?? "", verbose: true });
  const { pid } = JSON.parse(info["info"] ?? "{}") as { pid: number };
  const lines = readFileSync(`/proc/${pid}/cgroup`, "utf8").split("\n");
  const own = (controller: string) => lines.find((line) => line.split(":")[1] === controller)?.split(":")[2] ?? "";
  const read = (controller: string, path: string, file: string) =>
    Number(readFileSync(`/sys/fs/cgroup/${controller}${path}/${file}`, "utf8"));
  const both = (controller: string, file: string) => {
    const path = own(controller);
    return [read(controller, path, file), read(controller, path.slice(0, path.lastIndexOf("/")), file)];
  };
  return {
    quota: both("cpu", "cpu.cfs_quota_us"),
    shares: both("cpu", "cpu.shares"),
    memory: both("memory", "memory.limit_in_bytes"),
  };
}

const mebibyte = 1024 * 1024;

function tests(): void {
  test.before(async () => {
    node = await startRealNode();
  });
  test.after(() => node.close());

  test("containers and the group of their pod grow and shrink, and an agent that starts anew goes on", async () => {
    const of1 = (name: string, resources: ResourceRequirements): Container => ({
      ...{ name, image: node.runtime.image, command: obedientSleep, resources },
    });
    await node.make("web", { containers: [of1("a", of(100, 32)), of1("b", of(100, 32))] });
    await node.until("web", ({ phase }) => phase === "Running");
    const first = { a: of(200, 64), b: of(50, 48) };
    await resize("web", first);
    await node.until("web", has(first));
    assert.equal(await groups("web", "a"), {
      quota: [20_000, 25_000],
      shares: [204, 256],
      memory: [64 * mebibyte, 112 * mebibyte],
    });
    assert.equal((await groups("web", "b")).memory[0], 48 * mebibyte);
    await node.stopAgent("SIGKILL");
    const second = { a: of(100, 40), b: of(50, 40) };
    await resize("web", second);
    await node.startAgent();
    const status = await node.until("web", has(second), 30_000);
    assert.equal(await groups("web", "a"), {
      quota: [10_000, 15_000],
      shares: [102, 153],
      memory: [40 * mebibyte, 80 * mebibyte],
    });
    assert.equal(
      (status.containerStatuses ?? []).map(({ restartCount }) => restartCount),
      [0, 0],
    );
    await node.remove("web", 1);
  });

  test("a limit below what is in use is refused until it is not; a restart brings what it takes one for", async () => {
    const command = [
      "sh",
      "-c",
      "mkdir -p /dev/shm; head -c 30000000 /dev/zero > /dev/shm/x; sleep 2; rm /dev/shm/x; exec sleep 1000",
    ];
    const main: Container = { name: "main", image: node.runtime.image, command, resources: of(100, 64) };
    await node.make("full", { containers: [main] });
    await node.until("full", ({ containerStatuses = [] }) => containerStatuses[0]?.ready === true);
    await eventually(async () => {
      const { stats } = await node.connection.runtime.listContainerStats({});
      return stats.some((each) => Number(each.memory?.usageBytes?.value || each.memory?.workingSetBytes?.value) > 29e6);
    });
    await resize("full", { main: of(100, 16) });
    const failed = await node.until("full", ({ conditions = [] }) =>
      conditions.some(({ reason }) => reason === "Error"),
    );
    const { message } = failed.conditions?.find(({ reason }) => reason === "Error") ?? {};
    assert.match(message ?? "", /^cannot decrease memory limits: \[?attempting to set /);
    await node.until("full", has({ main: of(100, 16) }), 30_000);
    await node.remove("full", 1);
  });
}

if (missing === undefined) tests();
else test.skip("resizes", missing);
test.run();
