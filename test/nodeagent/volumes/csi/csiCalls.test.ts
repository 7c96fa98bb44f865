import { existsSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { attachmentName } from "../../../../runtime/nodeagent/volumes/csi/attachment.ts";
import { suite } from "../../../harness/suite.ts";
import {
  attachments,
  disk,
  name,
  never,
  parts,
  podWith,
  refusal,
  reported,
  secrets,
  specOf,
  stopParts,
  turns,
} from "./csiParts.ts";

const test = suite("what storage drivers are asked for");

test.after(stopParts);

const noKey = 'orch.io/csi: failed to find the secret none in the namespace vault with error: secrets "none" not found';
const blockPublish = "orch.io/csi: blockMapper.publishVolumeForBlock failed to get NodePublishSecretRef";
const missing: readonly (readonly [string, "Block" | "Filesystem", string])[] = [
  ["Stage", "Filesystem", 'MountVolume.MountDevice failed for volume "pv-d1" : fetching NodeStageSecretRef'],
  ["Publish", "Filesystem", 'MountVolume.SetUp failed for volume "pv-d1" : fetching NodePublishSecretRef'],
  ["Stage", "Block", 'MapVolume.SetUpDevice failed for volume "pv-d1" : orch.io/csi: failed to get NodeStageSecretRef'],
  ["Publish", "Block", `MapVolume.MapPodDevice failed for volume "pv-d1" : ${blockPublish}`],
];
for (const [call, volumeMode, text] of missing) {
  test(`a driver is not asked to ${call} a ${volumeMode} without its secret, and gets back what it has`, async () => {
    const { csi, driver, root } = await parts();
    const volume = disk("d1", { volumeMode }, { [`node${call}SecretRef`]: { name: "none", namespace: "vault" } });
    const verb = volumeMode === "Block" ? ":" : " failed:";
    assert.is(await refusal(csi.setUp(volume, podWith("p1"), never)), `${text} vault/none${verb} ${noKey}`);
    await csi.tearDown("p1");
    assert.equal(driver.calls, call === "Stage" ? [] : ["stage d1", "unstage d1"]);
    assert.not.ok(existsSync(join(root, "pods/p1/volumes/orch.io~csi/pv-d1")));
  });
}

test("a secret that is no text is not sent as another", async () => {
  secrets.set("vault/bytes", { data: { key: "/wA=" } });
  const { csi, driver } = await parts();
  const volume = disk("d1", {}, { nodeStageSecretRef: { name: "bytes", namespace: "vault" } });
  const why = "rpc error: code = Internal desc = grpc: error while marshaling: string field contains invalid UTF-8";
  const text = await refusal(csi.setUp(volume, podWith("p1"), never));
  assert.is(text, `MountVolume.MountDevice failed for volume "pv-d1" : ${why}`);
  assert.equal(driver.calls, []);
});

test("a driver hears of the pod of a block volume, and gets no tokens for it", async () => {
  const { csi, driver } = await parts({
    ...{ attachRequired: false, podInfoOnMount: true, tokenRequests: [{ audience: "vault" }] },
  });
  const path = await csi.setUp(disk("d1", { volumeMode: "Block" }), podWith("p1"), never);
  const context = driver.published.get(path)?.volumeContext ?? {};
  assert.is(context["csi.storage.orch.io/pod.name"], "till");
  assert.not.ok("csi.storage.orch.io/serviceAccount.tokens" in context);
});

test("that a volume is attached read-only is for its attachment: the claim says how it is published", async () => {
  const { csi, driver } = await parts();
  const path = await csi.setUp(disk("d1", {}, { readOnly: true }), podWith("p1"), never);
  assert.is(driver.published.get(path)?.readonly, false);
});

test("a driver may register while its volume is attached, and a pod that goes before that leaves nothing", async () => {
  const { csi, driver, drivers } = await parts({});
  const plugin = { name, endpoint: driver.socketPath, supportedVersions: ["1.0.0"] };
  drivers.deregister(plugin);
  const id = attachmentName({ driverName: name, volumeHandle: "d9" }, "north");
  const status = { attached: false };
  attachments.set(id, { metadata: { name: id }, spec: specOf(id), status });
  const ending = new AbortController();
  const waiting = refusal(csi.setUp(disk("d9"), podWith("p1"), ending.signal));
  await turns(() => csi.inUse().length === 1);
  ending.abort();
  await waiting;
  await csi.tearDown("p1");
  assert.equal(csi.inUse(), []);
  reported.add("orch.io/csi/disks.test^d9");
  const setting = csi.setUp(disk("d9"), podWith("p2"), never);
  await drivers.register(plugin);
  attachments.set(id, { metadata: { name: id }, spec: specOf(id), status: { attached: true } });
  await setting;
  assert.equal(driver.calls, ["stage d9", "publish d9"]);
});

test.run();
