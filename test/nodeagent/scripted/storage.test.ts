import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { suite } from "../../harness/suite.ts";
import { mountObjection } from "../realMounts.ts";
import { type ScriptedDriver, startScriptedDriver } from "../volumes/csi/scriptedDriver.ts";
import { attachmentName } from "../../../runtime/nodeagent/volumes/csi/attachment.ts";
import { eventually, image, isSettled, type ScriptedNode, startScriptedNode } from "./scriptedNode.ts";

const test = suite("nodeagent: storage drivers");
const driverName = "disks.test";
const isRunning = ({ phase }: { phase?: string }) => phase === "Running";

let node: ScriptedNode;
let driver: ScriptedDriver;

function tests(): void {
  test.before(async () => {
    node = await startScriptedNode({ speed: 20 });
    const options = { nodeId: "machine-7", maxVolumes: 12, topology: { "topology.disks.test/zone": "b" } };
    const registry = join(node.folder, "agent/plugins_registry");
    driver = await startScriptedDriver({ ...options, folder: node.folder, name: driverName, data: data(), registry });
  });
  test.after(async () => {
    await driver.stop();
    await node.close();
  });

  test("a driver that registers is in the object of its node, which belongs to the node", async () => {
    const { csinodes } = node.client.storage.v1;
    await eventually(async () => (await csinodes.list()).items[0]?.spec.drivers?.length === 1);
    const found = await csinodes.get(node.name);
    assert.equal(found.spec.drivers, [
      {
        ...{ name: driverName, nodeID: "machine-7", topologyKeys: ["topology.disks.test/zone"] },
        allocatable: { count: 12 },
      },
    ]);
    const { metadata } = await node.client.core.v1.nodes.get(node.name);
    assert.is(found.metadata.ownerReferences?.[0]?.uid, metadata.uid);
    assert.is(metadata.labels?.["topology.disks.test/zone"], "b");
    assert.is(metadata.annotations?.["csi.volume.orch.io/nodeid"], `{"${driverName}":"machine-7"}`);
  });

  test("a pod waits for its volume to be attached, uses it, and gives it back", async () => {
    await claimed("till", "d1");
    mkdirSync(join(data(), "d1"), { recursive: true });
    writeFileSync(join(data(), "d1/note"), "of the disk");
    await node.make("till", { volumes: [claimVolume("till")], containers: [container()] });
    const unique = `orch.io/csi/${driverName}^d1`;
    await eventually(async () => (await inUse()).includes(unique));
    assert.not.ok(driver.calls.includes("stage d1"));
    await attach("d1");
    await node.until("till", isRunning);
    const [mount] = node.runtime.state.running("till")[0]?.config.mounts ?? [];
    assert.is(readFileSync(join(mount?.hostPath ?? "", "note"), "utf8"), "of the disk");
    await node.remove("till");
    await eventually(() => node.isGone("till"));
    await isSettled(node);
    assert.equal(driver.calls.slice(-4), ["stage d1", "publish d1", "unpublish d1", "unstage d1"]);
    assert.ok(existsSync(join(data(), "d1/note")));
    await eventually(async () => (await inUse()).length === 0);
  });
}

function endings(): void {
  test("what an agent that was killed has mounted is taken away by the next", async () => {
    await claimed("desk", "d2");
    await attach("d2");
    await node.make("desk", { volumes: [claimVolume("desk")], containers: [container()] });
    await node.until("desk", isRunning);
    await node.killAgent();
    await node.remove("desk");
    await node.startAgent();
    await eventually(() => node.isGone("desk"));
    await isSettled(node);
    assert.equal(driver.calls.slice(-2), ["unpublish d2", "unstage d2"]);
  });

  test("a claim that is not bound is an event of its pod", async () => {
    const { persistentvolumeclaims, events } = node.client.core.v1;
    const spec = { accessModes: ["ReadWriteOnce" as const], resources: { requests: { storage: "1Gi" } } };
    await persistentvolumeclaims.namespace("default").create({ metadata: { name: "loose" }, spec });
    await node.make("loose", { volumes: [claimVolume("loose")], containers: [container()] });
    const of = async () => {
      const { items } = await events.namespace("default").list({ fieldSelector: "involvedObject.name=loose" });
      return items.find(({ reason }) => reason === "FailedMount")?.message;
    };
    await eventually(async () => (await of()) !== undefined);
    assert.is(
      await of(),
      "Unable to attach or mount volumes: unmounted volumes=[disk], unattached volumes=[], " +
        "failed to process volumes=[disk]: error processing PVC default/loose: PVC is not bound",
    );
    await node.remove("loose");
    await eventually(() => node.isGone("loose"));
  });

  test("a driver whose socket vanishes leaves the object of its node", async () => {
    await driver.stop();
    const { csinodes } = node.client.storage.v1;
    await eventually(async () => ((await csinodes.get(node.name)).spec.drivers ?? []).length === 0);
    const { metadata } = await node.client.core.v1.nodes.get(node.name);
    assert.is(metadata.annotations?.["csi.volume.orch.io/nodeid"], undefined);
  });
}

function data(): string {
  return join(node.folder, "data");
}

function container() {
  return { name: "main", image, volumeMounts: [{ name: "disk", mountPath: "/disk" }] };
}

function claimVolume(claimName: string) {
  return { name: "disk", persistentVolumeClaim: { claimName } };
}

async function inUse(): Promise<readonly string[]> {
  return (await node.client.core.v1.nodes.get(node.name)).status?.volumesInUse ?? [];
}

/** A claim that is bound to a volume of the driver. */
async function claimed(claimName: string, volumeHandle: string): Promise<void> {
  const { persistentvolumeclaims, persistentvolumes } = node.client.core.v1;
  const accessModes: ["ReadWriteOnce"] = ["ReadWriteOnce"];
  const volumeName = `pv-${volumeHandle}`;
  const claims = persistentvolumeclaims.namespace("default");
  const claim = await claims.create({
    metadata: { name: claimName },
    spec: { accessModes, volumeName, storageClassName: "", resources: { requests: { storage: "1Gi" } } },
  });
  const claimRef = { namespace: "default", name: claimName, uid: claim.metadata.uid };
  const csi = { driver: driverName, volumeHandle };
  await persistentvolumes.create({
    metadata: { name: volumeName },
    spec: { accessModes, capacity: { storage: "1Gi" }, claimRef, csi },
  });
  const status = { phase: "Bound" as const, accessModes, capacity: { storage: "1Gi" } };
  await claims.status.patch(claimName, { type: "merge", body: { status } });
}

async function attach(volumeHandle: string): Promise<void> {
  const name = attachmentName({ driverName, volumeHandle }, node.name);
  const { volumeattachments } = node.client.storage.v1;
  const source = { persistentVolumeName: `pv-${volumeHandle}` };
  await volumeattachments.create({ metadata: { name }, spec: { attacher: driverName, nodeName: node.name, source } });
  await volumeattachments.status.patch(name, { type: "merge", body: { status: { attached: true } } });
}

const missing = mountObjection();
if (missing === undefined) {
  tests();
  endings();
} else test.skip("storage drivers of a whole agent", missing);

test.run();
