import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@connectrpc/connect";
import * as assert from "uvu/assert";
import type { PodStatus } from "../../../generated/core/v1/podStatus.ts";
import { PodResourcesLister } from "../../../generated/pb/podresources/v1/api_pb.ts";
import { unixClient } from "../../../runtime/nodeagent/sockets/unixClient.ts";
import { suite } from "../../harness/suite.ts";
import { type ScriptedClaimDriver, startScriptedClaimDriver } from "../plugins/claims/scriptedClaimDriver.ts";
import { mountObjection } from "../realMounts.ts";
import { eventually, image, isSettled, type ScriptedNode, startScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: devices of resource claims");
const driverName = "gpus.test";
const isRunning = ({ phase }: { phase?: string }) => phase === "Running";

let node: ScriptedNode;
let driver: ScriptedClaimDriver;

function tests(): void {
  test.before(async () => {
    node = await startScriptedNode({ speed: 20 });
    const registry = join(node.folder, "agent/plugins_registry");
    driver = await startScriptedClaimDriver({ folder: node.folder, name: driverName, registry, healthSeconds: 2 });
  });
  test.after(async () => {
    await driver.stop();
    await node.close();
  });

  test("a pod starts when its claim is its own, with the devices of the claim, and gives them back", async () => {
    await claim("gpu");
    const { metadata } = await node.make("till", spec("gpu"));
    const early = () => message("till", "FailedPrepareDynamicResources");
    await eventually(async () => (await early()) !== undefined);
    assert.match(
      (await early()) ?? "",
      /^Failed to prepare dynamic resources: prepare dynamic resources: pod till \(\S+\) is not allowed to use/,
    );
    await reserve("gpu", "till", metadata?.uid ?? "");
    await node.until("till", isRunning);
    const [container] = node.runtime.state.running("till");
    assert.equal(
      container?.config.CDIDevices.map((each) => each.name),
      ["gpus.test/device=gpu"],
    );
    assert.equal(await monitored("till"), [["gpu", driverName, "pool-a", "dev-gpu", "gpus.test/device=gpu"]]);
    await node.remove("till");
    await eventually(() => node.isGone("till"));
    await isSettled(node);
    assert.equal(driver.calls, ["prepare gpu", "unprepare gpu"]);
  });

  test("the next agent takes back claims of pods that ended meanwhile, and offers no devices yet", async () => {
    await claim("tpu");
    const { metadata } = await node.make("desk", spec("tpu"));
    await reserve("tpu", "desk", metadata?.uid ?? "");
    await node.until("desk", isRunning);
    await slice("own", node.name);
    await slice("other", "elsewhere");
    await node.killAgent();
    await node.client.core.v1.pods.namespace("default").delete("desk", { gracePeriodSeconds: 0 });
    await node.startAgent();
    await eventually(() => driver.calls.includes("unprepare tpu"));
    await eventually(() => node.runtime.state.running("desk").length === 0);
    const slices = async () => (await node.client.resource.v1.resourceslices.list()).items;
    await eventually(async () => (await slices()).length === 1);
    assert.is((await slices())[0]?.spec.nodeName, "elsewhere");
  });
}

/** Of the first container of a pod: "claim:own gpus.test/device=gpu Healthy", with the message behind. */
function healthOf({ containerStatuses: [first] = [] }: PodStatus): readonly string[] {
  return (first?.allocatedResourcesStatus ?? []).flatMap(({ name, resources = [] }) =>
    resources.map(({ resourceID, health, message }) => [name, resourceID, health, message].join(" ").trimEnd()),
  );
}

const shows = (text: string) => (status: PodStatus) => healthOf(status).join() === text;

function health(): void {
  test("what a driver reports of a pod's devices is in its status at once, and Unknown when it is silent", async () => {
    await claim("disk");
    const { metadata } = await node.make("desk", spec("disk"));
    await reserve("disk", "desk", metadata?.uid ?? "");
    const id = "claim:own gpus.test/device=disk";
    await node.until("desk", (status) => isRunning(status) && shows(`${id} Unknown`)(status));
    driver.report("!dev-disk: too hot", "dev-other");
    await node.until("desk", shows(`${id} Unhealthy too hot`));
    const reported = performance.now();
    driver.report("dev-disk");
    await node.until("desk", shows(`${id} Healthy`));
    await node.until("desk", shows(`${id} Unknown`));
    const seconds = (performance.now() - reported) / 1000;
    assert.ok(seconds > 1.9 && seconds < 4, `${seconds} s`);
    driver.report("dev-disk", "dev-disk");
    await node.until("desk", shows(`${id} Healthy`));
    driver.endStreams();
    await node.until("desk", shows(`${id} Unknown`));
    await node.until("desk", shows(`${id} Healthy`));
  });

  test("a claim that a container names with a request is shown with it", async () => {
    const claims = [{ name: "own", request: "gpu" }];
    await claim("eye");
    const { metadata } = await node.make("till", {
      resourceClaims: [{ name: "own", resourceClaimName: "eye" }],
      containers: [{ name: "main", image, resources: { claims } }],
    });
    await reserve("eye", "till", metadata?.uid ?? "");
    driver.report("dev-eye");
    await node.until("till", shows("claim:own/gpu gpus.test/device=eye Healthy"));
  });

  test("the next agent shows what was reported to the one before, until the driver reports again", async () => {
    driver.report("!dev-eye: worn");
    await node.until("till", shows("claim:own/gpu gpus.test/device=eye Unhealthy worn"));
    const file = join(node.folder, "agent/dra_health_state");
    await eventually(() => readFileSync(file, "utf8").includes("worn"));
    await node.killAgent();
    const kept = JSON.parse(readFileSync(file, "utf8"))[driverName].Devices["pool-a/dev-eye"];
    assert.equal([kept.Health, kept.HealthCheckTimeout, kept.Message], ["Unhealthy", 2e9, "worn"]);
    await node.startAgent();
    driver.report("dev-eye");
    await node.until("till", shows("claim:own/gpu gpus.test/device=eye Healthy"));
  });

  test("without its gates, health is in no status, or without messages", async () => {
    const gates = (text: string) => ["--cgroups-per-qos=false", `--feature-gates=${text}`];
    await node.killAgent();
    await node.startAgent(gates("ResourceHealthStatusMessage=false"));
    driver.report("!dev-eye: torn");
    await node.until("till", shows("claim:own/gpu gpus.test/device=eye Unhealthy"));
    await node.killAgent();
    const begun = driver.begun();
    await node.startAgent(gates("ResourceHealthStatus=false,ResourceHealthStatusMessage=false"));
    await node.until("till", shows(""));
    assert.is(driver.begun(), begun, "the driver is not followed");
  });
}

function spec(claimName: string) {
  const claims = [{ name: "own" }];
  return {
    resourceClaims: [{ name: "own", resourceClaimName: claimName }],
    containers: [{ name: "main", image, resources: { claims } }],
  };
}

async function slice(name: string, nodeName: string): Promise<void> {
  const pool = { name: "pool-a", generation: 1, resourceSliceCount: 1 };
  const spec = { driver: driverName, nodeName, pool, devices: [{ name: "dev-0" }] };
  await node.client.resource.v1.resourceslices.create({ metadata: { name }, spec });
}

async function claim(name: string): Promise<void> {
  const requests = [{ name: "gpu", exactly: { deviceClassName: "gpus" } }];
  const claims = node.client.resource.v1.resourceclaims.namespace("default");
  await claims.create({ metadata: { name }, spec: { devices: { requests } } });
}

/** What the scheduler writes. */
async function reserve(claimName: string, name: string, uid: string): Promise<void> {
  const results = [{ request: "gpu", driver: driverName, pool: "pool-a", device: `dev-${claimName}` }];
  const status = { allocation: { devices: { results } }, reservedFor: [{ resource: "pods", name, uid }] };
  const claims = node.client.resource.v1.resourceclaims.namespace("default");
  await claims.status.patch(claimName, { type: "merge", body: { status } });
}

async function message(pod: string, reason: string): Promise<string | undefined> {
  const fieldSelector = `involvedObject.name=${pod}`;
  const { items } = await node.client.core.v1.events.namespace("default").list({ fieldSelector });
  return items.find((each) => each.reason === reason)?.message;
}

/** What monitors see of the devices of a pod. */
async function monitored(podName: string): Promise<readonly (readonly string[])[]> {
  const path = join(node.folder, "agent/pod-resources/nodeagent.sock");
  const { transport, close } = unixClient(path, 5000);
  const { podResources } = await createClient(PodResourcesLister, transport).get({ podName, podNamespace: "default" });
  close();
  return (podResources?.containers[0]?.dynamicResources ?? []).flatMap(({ claimName, claimResources }) =>
    claimResources.map(({ driverName: name, poolName, deviceName, cdiDevices }) => {
      return [claimName, name, poolName, deviceName, ...cdiDevices.map((each) => each.name)];
    }),
  );
}

const missing = mountObjection();
if (missing === undefined) {
  tests();
  health();
} else test.skip("claims of a whole agent", missing);

test.run();
