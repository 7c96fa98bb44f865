import { join } from "node:path";
import { createClient } from "@connectrpc/connect";
import * as assert from "uvu/assert";
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
    driver = await startScriptedClaimDriver({ folder: node.folder, name: driverName, registry });
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
if (missing === undefined) tests();
else test.skip("claims of a whole agent", missing);

test.run();
