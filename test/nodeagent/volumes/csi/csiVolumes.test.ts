import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { Code, ConnectError } from "@connectrpc/connect";
import * as assert from "uvu/assert";
import { NodeServiceCapability_RPC_Type as Ability } from "../../../../generated/pb/csi/v1/csi_pb.ts";
import { attachmentName } from "../../../../runtime/nodeagent/volumes/csi/attachment.ts";
import { type CsiVolume, ephemeralCsiVolume } from "../../../../runtime/nodeagent/volumes/csi/csiVolume.ts";
import { suite } from "../../../harness/suite.ts";
import type { podOf } from "../../podOf.ts";
import {
  attachments,
  clock,
  definitions,
  disk,
  grown,
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

const test = suite("volumes of storage drivers");

test.after(stopParts);

test("a volume is staged once for all pods of the node, published for each, and unstaged after the last", async () => {
  const { csi, driver, root, calls } = await parts();
  const volume = disk("d1");
  const first = await csi.setUp(volume, podWith("p1"), never);
  const second = await csi.setUp(volume, podWith("p2"), never);
  assert.is(first, join(root, "pods/p1/volumes/orch.io~csi/pv-d1/mount"));
  assert.ok(existsSync(second));
  await csi.tearDown("p1");
  assert.not.ok(existsSync(dirname(first)));
  await csi.tearDown("p2");
  const each = ["stage", "publish", "publish", "unpublish", "unpublish", "unstage"].map((call) => `${call} d1`);
  assert.equal(driver.calls, each);
  assert.equal(readdirSync(join(root, "plugins/orch.io/csi/disks.test")), []);
  assert.equal(
    calls.filter((call) => call.method === "NodePublishVolume").map(({ driver, status }) => [driver, status]),
    [
      [name, "OK"],
      [name, "OK"],
    ],
  );
});

test("a driver that does not stage is asked to publish only", async () => {
  const { csi, driver } = await parts({ attachRequired: false }, { abilities: [] });
  const path = await csi.setUp(disk("d1"), podWith("p1"), never);
  assert.is(driver.published.get(path)?.stagingTargetPath, "");
  await csi.tearDown("p1");
  assert.equal(driver.calls, ["publish d1", "unpublish d1"]);
});

test("an agent that starts anew takes away what the one before has published", async () => {
  const { csi, driver, again, root } = await parts();
  await csi.setUp(disk("d1"), podWith("p1"), never);
  const record = JSON.parse(readFileSync(join(root, "pods/p1/volumes/orch.io~csi/pv-d1/vol_data.json"), "utf8"));
  assert.equal([record.driverName, record.volumeHandle, record.specVolID], [name, "d1", "pv-d1"]);
  const next = await again();
  await next.tearDown("p1");
  assert.equal(driver.calls.slice(-2), ["unpublish d1", "unstage d1"]);
});

test("a volume that is staged and that no pod uses is unstaged", async () => {
  const { csi, driver, again, root } = await parts();
  await csi.setUp(disk("d1"), podWith("p1"), never);
  await csi.setUp(disk("d2"), podWith("p2"), never);
  rmSync(join(root, "pods/p1"), { recursive: true }); // as a crash leaves it
  driver.published.clear();
  await (await again()).clear();
  assert.equal(driver.calls.slice(4), ["unstage d1"]);
});

test("an agent waits until a volume is attached, and says that it uses it first", async () => {
  const { csi, driver, again } = await parts({});
  const id = attachmentName({ driverName: name, volumeHandle: "d1" }, "north");
  const unique = "orch.io/csi/disks.test^d1";
  attachments.set(id, { metadata: { name: id }, spec: specOf(id), status: { attached: false } });
  const setting = csi.setUp(disk("d1"), podWith("p1"), never);
  await turns(() => csi.inUse().length === 1);
  assert.equal(csi.inUse(), [unique]);
  assert.equal(driver.calls, []);
  const attachmentMetadata = { device: "/dev/xvdb" };
  attachments.set(id, { metadata: { name: id }, spec: specOf(id), status: { attached: true, attachmentMetadata } });
  reported.add(unique);
  const path = await setting;
  assert.equal({ ...driver.staged.get("d1")?.publishContext }, attachmentMetadata);
  assert.equal({ ...driver.published.get(path)?.publishContext }, attachmentMetadata);
  const next = await again();
  assert.equal(next.inUse(), [unique]);
  await next.tearDown("p1");
  assert.equal(next.inUse(), []);
});

test("an attachment that fails is why, and the end of a pod ends the wait for one", async () => {
  const { csi } = await parts({});
  const id = attachmentName({ driverName: name, volumeHandle: "d3" }, "north");
  const attachError = { message: "no such disk" };
  attachments.set(id, { metadata: { name: id }, spec: specOf(id), status: { attached: false, attachError } });
  const text = await refusal(csi.setUp(disk("d3"), podWith("p1"), never));
  assert.is(text, 'MountVolume.WaitForAttach failed for volume "pv-d3" : no such disk');
  const ending = new AbortController();
  const waiting = refusal(csi.setUp(disk("d4"), podWith("p1"), ending.signal));
  ending.abort();
  assert.match(await waiting, "abort");
});

test("a driver hears of the pod what its object asks for", async () => {
  const { csi, driver } = await parts({
    ...{ attachRequired: false, podInfoOnMount: true },
    tokenRequests: [{ audience: "vault" }, { audience: "bank", expirationSeconds: 600 }],
  });
  const path = await csi.setUp(disk("d1", {}, { volumeAttributes: { tier: "gold" } }), podWith("p1"), never);
  const { "csi.storage.orch.io/serviceAccount.tokens": tokens = "", ...others } = {
    ...driver.published.get(path)?.volumeContext,
  };
  assert.equal(others, {
    tier: "gold",
    "csi.storage.orch.io/pod.name": "till",
    "csi.storage.orch.io/pod.namespace": "shop",
    "csi.storage.orch.io/pod.uid": "p1",
    "csi.storage.orch.io/serviceAccount.name": "clerk",
    "csi.storage.orch.io/ephemeral": "false",
  });
  assert.equal(JSON.parse(tokens), {
    vault: { token: "t-vault-3600", expirationTimestamp: "1970-01-01T00:16:40.000Z" },
    bank: { token: "t-bank-600", expirationTimestamp: "1970-01-01T00:16:40.000Z" },
  });
  assert.equal({ ...driver.staged.get("d1")?.volumeContext }, { tier: "gold" });
});

test("tokens go with the secrets of a driver that wants them there", async () => {
  secrets.set("vault/key", { data: { user: Buffer.from("me").toString("base64") } });
  const { csi, driver } = await parts({
    ...{ attachRequired: false, serviceAccountTokenInSecrets: true, tokenRequests: [{ audience: "" }] },
  });
  const references = {
    nodeStageSecretRef: { name: "key", namespace: "vault" },
    nodePublishSecretRef: { name: "key", namespace: "vault" },
  };
  const path = await csi.setUp(disk("d1", {}, references), podWith("p1"), never);
  assert.equal({ ...driver.staged.get("d1")?.secrets }, { user: "me" });
  assert.equal(Object.keys(driver.published.get(path)?.secrets ?? {}), [
    "user",
    "csi.storage.orch.io/serviceAccount.tokens",
  ]);
  assert.equal({ ...driver.published.get(path)?.volumeContext }, {});
});

test("a volume of a pod's own is made for it and goes with it", async () => {
  const { csi, driver } = await parts({ attachRequired: true, volumeLifecycleModes: ["Ephemeral"] });
  const pod = podWith("p1");
  const own = ephemeralCsiVolume({ name: "scratch", csi: { driver: name, fsType: "ext4", readOnly: true } }, pod);
  assert.ok(own);
  const path = await csi.setUp(own as CsiVolume, pod, never);
  const asked = driver.published.get(path);
  assert.match(asked?.volumeId ?? "", /^csi-[0-9a-f]{64}$/);
  assert.equal([asked?.readonly, asked?.stagingTargetPath], [true, ""]);
  assert.equal(csi.inUse(), []);
  const text = await refusal(csi.setUp(disk("d1"), pod, never));
  assert.match(text, `volume mode "Persistent" not supported by driver ${name} (only supports ["Ephemeral"])`);
  await csi.tearDown("p1");
  assert.equal(
    driver.calls.map((each) => each.split(" ")[0]),
    ["publish", "unpublish"],
  );
});

test("a volume of a pod's own needs a driver with an object that says so", async () => {
  const { csi } = await parts();
  definitions.delete(name);
  const pod = podWith("p1");
  const own = ephemeralCsiVolume({ name: "scratch", csi: { driver: name } }, pod);
  const text = await refusal(csi.setUp(own as CsiVolume, pod, never));
  assert.is(
    text,
    `MountVolume.SetUp failed for volume "scratch" : ` +
      "orch.io/csi: mounter.SetupAt failed to check volume lifecycle mode: " +
      `volume mode "Ephemeral" not supported by driver ${name} (no CSIDriver object)`,
  );
});

const modes: readonly (readonly [string, readonly Ability[], number])[] = [
  ["ReadWriteOnce", [], 1],
  ["ReadOnlyMany", [], 3],
  ["ReadWriteMany", [], 5],
  ["ReadWriteOncePod", [], 1],
  ["ReadWriteOncePod", [Ability.SINGLE_NODE_MULTI_WRITER], 6],
  ["ReadWriteOnce", [Ability.SINGLE_NODE_MULTI_WRITER], 7],
];

for (const [accessMode, abilities, number] of modes) {
  test(`${accessMode} is mode ${number} for a driver with ${abilities.length} abilities`, async () => {
    const { csi, driver } = await parts({ attachRequired: false }, { abilities });
    const volume = disk("d1", { accessModes: [accessMode], mountOptions: ["noatime"] }, { fsType: "xfs" });
    const path = await csi.setUp(volume, podWith("p1"), never);
    const { accessMode: asked, accessType } = driver.published.get(path)?.volumeCapability ?? {};
    assert.is(asked?.mode, number);
    if (accessType?.case !== "mount") return assert.unreachable();
    assert.equal([accessType.value.fsType, accessType.value.mountFlags], ["xfs", ["noatime"]]);
  });
}

test("a volume for one pod alone is not given to a second", async () => {
  const { csi } = await parts();
  const volume = disk("d1", { accessModes: ["ReadWriteOncePod"] });
  await csi.setUp(volume, podWith("p1"), never);
  const text = await refusal(csi.setUp(volume, podWith("p2"), never));
  assert.match(text, "volume uses the ReadWriteOncePod access mode and is already in use by another pod");
  await csi.tearDown("p1");
  clock.nowMs += 1000;
  await csi.setUp(volume, podWith("p2"), never);
});

test("a block volume is a file of the node that the driver makes", async () => {
  const { csi, driver, root } = await parts();
  const path = await csi.setUp(disk("d1", { volumeMode: "Block" }), podWith("p1"), never);
  assert.is(path, join(root, "plugins/orch.io/csi/volumeDevices/publish/pv-d1/p1"));
  assert.is(driver.published.get(path)?.volumeCapability?.accessType.case, "block");
  assert.is(driver.staged.get("d1")?.stagingTargetPath, join(root, "plugins/orch.io/csi/volumeDevices/staging/pv-d1"));
  await csi.tearDown("p1");
  assert.not.ok(existsSync(dirname(path)));
  assert.is(driver.calls.at(-1), "unstage d1");
});

test("a driver that can mount for a group gets the pod's fsGroup", async () => {
  const { csi, driver } = await parts({ attachRequired: false }, { abilities: [Ability.VOLUME_MOUNT_GROUP] });
  const path = await csi.setUp(disk("d1"), podWith("p1", { securityContext: { fsGroup: 4242 } }), never);
  const { accessType } = driver.published.get(path)?.volumeCapability ?? {};
  assert.is(accessType?.case === "mount" ? accessType.value.volumeMountGroup : "", "4242");
});

test("a call that fails is reported in the words of gRPC, and not made again before its wait is over", async () => {
  const { csi, driver } = await parts();
  driver.failures.set("publish", new ConnectError("disk is away", Code.Internal));
  const wanted = 'MountVolume.SetUp failed for volume "pv-d1" : rpc error: code = Internal desc = disk is away';
  const pod = podWith("p1");
  assert.is(await refusal(csi.setUp(disk("d1"), pod, never)), wanted);
  assert.is(await refusal(csi.setUp(disk("d1"), pod, never)), wanted);
  assert.equal(driver.calls, ["stage d1", "publish d1"]);
  clock.nowMs += 500;
  assert.is(await refusal(csi.setUp(disk("d1"), pod, never)), wanted);
  clock.nowMs += 500; // the second wait is twice as long
  assert.is(await refusal(csi.setUp(disk("d1"), pod, never)), wanted);
  assert.is(driver.calls.length, 3);
  driver.failures.clear();
  clock.nowMs += 500;
  await csi.setUp(disk("d1"), pod, never);
});

test("staging that fails is a step of its own", async () => {
  const { csi, driver } = await parts();
  driver.failures.set("stage", new ConnectError("no medium", Code.Unavailable));
  assert.is(
    await refusal(csi.setUp(disk("d1"), podWith("p1"), never)),
    'MountVolume.MountDevice failed for volume "pv-d1" : rpc error: code = Unavailable desc = no medium',
  );
});

test("a driver is called again for a mounted volume where it wants that", async () => {
  const { csi, driver } = await parts({ attachRequired: false, requiresRepublish: true });
  const pod = podWith("p1");
  await csi.setUp(disk("d1"), pod, never);
  await csi.refresh(disk("d1"), pod);
  assert.equal(driver.calls, ["stage d1", "publish d1", "publish d1"]);
  definitions.set(name, { spec: { attachRequired: false } });
  await csi.refresh(disk("d1"), pod);
  assert.is(driver.calls.length, 3);
});

test("a volume that has grown is made as large as it is, at its mount and while it is mounted", async () => {
  const abilities = [Ability.STAGE_UNSTAGE_VOLUME, Ability.EXPAND_VOLUME];
  const { csi, driver } = await parts({ attachRequired: false }, { abilities });
  const pod = podWith("p1");
  const of = (capacity: string, known: string) =>
    disk("d1", { capacity: { storage: capacity } }, {}, { status: { capacity: { storage: known } } });
  grown.length = 0;
  await csi.setUp(of("2Gi", "1Gi"), pod, never);
  await csi.refresh(of("2Gi", "2048Mi"), pod);
  await csi.refresh(of("3Gi", "2Gi"), pod);
  assert.equal(driver.calls, ["stage d1", "publish d1", "expand d1 to 2147483648", "expand d1 to 3221225472"]);
  assert.equal(grown, ["pv-d1 2Gi", "pv-d1 3Gi"]);
  driver.failures.set("expand", new ConnectError("no room", Code.OutOfRange));
  assert.is(
    await refusal(csi.refresh(of("4Gi", "3Gi"), pod)),
    'MountVolume.NodeExpandVolume failed for volume "pv-d1" : rpc error: code = OutOfRange desc = no room',
  );
});

test("a driver says what its volumes have and use", async () => {
  const without = await parts();
  assert.is(await without.csi.usage(disk("d1"), "/at"), undefined);
  const { csi } = await parts({ attachRequired: false }, { abilities: [Ability.GET_VOLUME_STATS] });
  assert.equal(await csi.usage(disk("d1"), "/at"), {
    usage: { bytes: 400, inodes: 5 },
    fileSystem: { capacityBytes: 1000, availableBytes: 600, inodes: 50, inodesFree: 45 },
    isLocal: false,
  });
});

test("a driver that knows says how its volumes are, by the gate alone", async () => {
  const abilities = [Ability.GET_VOLUME_STATS, Ability.VOLUME_CONDITION];
  for (const [able, hasHealth, expected] of [
    [abilities, true, { isAbnormal: true, message: "a sector is bad" }],
    [abilities.slice(0, 1), true, undefined],
    [abilities, false, undefined],
  ] as const) {
    const { csi } = await parts({ attachRequired: false }, { abilities: able }, { hasHealth });
    assert.equal((await csi.usage(disk("d1"), "/at"))?.health, expected);
  }
});

test("while a driver is away its volumes stay, and say which driver is missing", async () => {
  const { csi, driver, drivers } = await parts();
  await csi.setUp(disk("d1"), podWith("p1"), never);
  const plugin = { name, endpoint: driver.socketPath, supportedVersions: ["1.0.0"] };
  drivers.deregister(plugin);
  const missing = `driver name ${name} not found in the list of registered CSI drivers`;
  assert.is(await refusal(csi.tearDown("p1")), missing);
  assert.is(
    await refusal(csi.setUp(disk("d2"), podWith("p2"), never)),
    `MountVolume.MountDevice failed for volume "pv-d2" : ` +
      `orch.io/csi: attacher.MountDevice failed to create newCsiDriverClient: ${missing}`,
  );
  await drivers.register(plugin);
  clock.nowMs += 500;
  await csi.tearDown("p1");
  assert.is(driver.calls.at(-1), "unstage d1");
});

test("a driver of another version is not registered", async () => {
  const { drivers, driver } = await parts();
  const plugin = { name: "old.test", endpoint: driver.socketPath, supportedVersions: ["0.3.0"] };
  assert.is(await refusal(drivers.register(plugin)), "driver old.test must serve version 1 and serves 0.3.0");
  assert.not.ok(drivers.has("old.test"));
});

const labelled = { seLinuxOptions: { level: "s0:c1,c2" } };
const option = 'context="system_u:object_r:container_file_t:s0:c1,c2"';
const onePod = { accessModes: ["ReadWriteOncePod"] };
type Context = NonNullable<Parameters<typeof podOf>[0]>["securityContext"];
interface LabelCase {
  readonly context?: Context;
  readonly fields?: object;
  readonly isThere?: boolean;
  readonly isOn?: boolean;
  readonly flags: readonly string[];
}
const labelCases: Readonly<Record<string, LabelCase>> = {
  "of one pod": { fields: onePod, flags: [option] },
  "of one pod, whose policy is to label files": {
    ...{ fields: onePod, context: { ...labelled, seLinuxChangePolicy: "Recursive" as const }, flags: [] },
  },
  "of a pod without a level": { fields: onePod, context: { seLinuxOptions: { type: "t" } }, flags: [] },
  "of a user of its own": {
    fields: onePod,
    context: { seLinuxOptions: { user: "u", level: "s1" } },
    flags: ['context="u:object_r:container_file_t:s1"'],
  },
  "of one pod on a machine without SELinux": { fields: onePod, isThere: false, flags: [] },
  "of several pods without SELinuxMount": { flags: [] },
  "of several pods with SELinuxMount": { isOn: true, flags: [option] },
  "of several pods with SELinuxMount on a machine without SELinux": { isOn: true, isThere: false, flags: [] },
};
for (const [what, { context = labelled, fields = {}, isThere = true, isOn = false, flags }] of Object.entries(
  labelCases,
)) {
  test(`a volume ${what} is mounted with the options [${flags.join()}]`, async () => {
    const spec = { attachRequired: false, seLinuxMount: true };
    const { csi, driver } = await parts(spec, {}, { seLinux: { isThere, isGateOn: () => isOn } });
    const pod = podWith("p1", { securityContext: context, containers: [{ name: "main", image: "i" }] });
    const path = await csi.setUp(disk("d1", fields), pod, never);
    const { accessType } = driver.published.get(path)?.volumeCapability ?? {};
    assert.equal(accessType?.case === "mount" ? accessType.value.mountFlags : undefined, flags);
  });
}

test.run();
