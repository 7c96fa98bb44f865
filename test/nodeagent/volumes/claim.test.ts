import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { PersistentVolume } from "../../../generated/core/v1/persistentVolume.ts";
import type { PersistentVolumeClaim } from "../../../generated/core/v1/persistentVolumeClaim.ts";
import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import type { Volume } from "../../../generated/core/v1/volume.ts";
import type { MountAsked, Mounter } from "../../../runtime/nodeagent/volumes/mounter.ts";
import { podFolders } from "../../../runtime/nodeagent/volumes/podFolders.ts";
import { openPodVolumes, VolumeError } from "../../../runtime/nodeagent/volumes/podVolumes.ts";
import { suite } from "../../harness/suite.ts";
import { containerOf, place, podOf } from "../podOf.ts";
import { clearMounts } from "../realMounts.ts";
import { noDrivers, noObjects } from "./parts.ts";

const test = suite("volumes behind claims");

const root = mkdtempSync(join(tmpdir(), "orch-claims-"));
const folders = podFolders(root, "orch.io");
const asked: MountAsked[] = [];
const points = new Set<string>([folders.memory]);
/** Keeps account of what it would mount. */
const mounter: Mounter = {
  mount: async (each) => {
    asked.push(each);
    points.add(each.target);
  },
  bind: async (_, target) => void points.add(target),
  unmount: async (target) => void points.delete(target),
  mountPoints: async () => [...points],
};
const claims = new Map<string, PersistentVolumeClaim>();
const persistent = new Map<string, PersistentVolume>();
const objects = {
  ...noObjects,
  claim: async (namespace: string, name: string) => claims.get(`${namespace}/${name}`),
  persistentVolume: async (name: string) => persistent.get(name),
};
const node = () => ({ metadata: { name: "north", labels: { zone: "a" } } });
const opened = openPodVolumes({
  ...{ folders, mounter, objects, node, csi: noDrivers, placeOf: () => place, nowMs: () => 0, memoryOptions: [] },
});
test.after(() => clearMounts(root));

async function failure(all: readonly Volume[], spec: Partial<PodSpec> = {}): Promise<readonly string[]> {
  try {
    await (await opened).mount(podOf({ ...spec, volumes: [...all] }, { uid: "u" }));
  } catch (error) {
    if (error instanceof VolumeError) return error.messages;
    throw error;
  }
  return [];
}

const bound = { metadata: { uid: "c1" }, spec: { volumeName: "pv1" }, status: { phase: "Bound" } } as const;
const onPath = { path: "/nowhere" };
const ofClaim = { metadata: { name: "pv1" }, spec: { local: onPath, claimRef: { uid: "c1" } } };
const elsewhere = {
  required: { nodeSelectorTerms: [{ matchExpressions: [{ key: "zone", operator: "In", values: ["b"] }] }] },
};
const processing =
  "Unable to attach or mount volumes: unmounted volumes=[d], unattached volumes=[], failed to process volumes=[d]: " +
  "error processing PVC shop/disk: ";

const claimRefusals: readonly (readonly [string, PersistentVolumeClaim | undefined, PersistentVolume, string])[] = [
  [
    "that is not there",
    undefined,
    ofClaim,
    `${processing}failed to fetch PVC from API server: persistentvolumeclaims "disk" not found`,
  ],
  ["that is lost", { ...bound, status: { phase: "Lost" } }, ofClaim, `${processing}PVC is not bound`],
  [
    "that is being deleted",
    { ...bound, metadata: { uid: "c1", deletionTimestamp: "2026-01-01T00:00:00Z" } },
    ofClaim,
    `${processing}PVC is being deleted`,
  ],
  [
    "whose volume is gone",
    { ...bound, spec: { volumeName: "pv9" } },
    ofClaim,
    `${processing}failed to fetch PV pv9 from API server: persistentvolumes "pv9" not found`,
  ],
  [
    "whose volume has another claim",
    { ...bound, metadata: { uid: "c2" } },
    ofClaim,
    `${processing}found PV object pv1 with a pvc.Spec.ClaimRef.UID c1 that does not point to the claim`,
  ],
  [
    "whose volume is on another node",
    bound,
    { ...ofClaim, spec: { ...ofClaim.spec, nodeAffinity: elsewhere } },
    'MountVolume.NodeAffinity check failed for volume "pv1" : no matching NodeSelectorTerms',
  ],
  [
    "of a folder that is not there",
    bound,
    ofClaim,
    'MountVolume.SetUp failed for volume "pv1" : path "/nowhere" does not exist',
  ],
  [
    "of a device that is none",
    bound,
    { ...ofClaim, spec: { ...ofClaim.spec, volumeMode: "Block", local: { path: "/tmp" } } },
    'MapVolume.SetUpDevice failed for volume "pv1" : path "/tmp" is not a block device',
  ],
];

const inFolder = { volumeMounts: [{ name: "d", mountPath: "/d" }] };
for (const [what, claim, volume, text] of claimRefusals) {
  test(`a claim ${what} is why a volume is not mounted`, async () => {
    claims.delete("shop/disk");
    if (claim !== undefined) claims.set("shop/disk", claim);
    persistent.set("pv1", volume);
    const isBlock = volume.spec?.volumeMode === "Block";
    const wish = containerOf(isBlock ? { volumeDevices: [{ name: "d", devicePath: "/dev/x" }] } : inFolder);
    const own = { name: "d", persistentVolumeClaim: { claimName: "disk" } };
    assert.equal(await failure([own], { containers: [wish] }), [text]);
  });
}

test("a file system that a container wants as a device is refused", async () => {
  claims.set("shop/disk", bound);
  persistent.set("pv1", ofClaim);
  const wish = containerOf({ volumeDevices: [{ name: "d", devicePath: "/dev/x" }] });
  const claimed = { name: "d", persistentVolumeClaim: { claimName: "disk" } };
  const text = `${processing}volume d has volumeMode Filesystem, but is specified in volumeDevices`;
  assert.equal(await failure([claimed], { containers: [wish] }), [text]);
});

test("a folder of an NFS server is mounted with the options of its volume, and goes with the pod", async () => {
  claims.set("shop/disk", bound);
  const nfs = { server: "2001:db8::1", path: "/export" };
  const { claimRef } = ofClaim.spec;
  persistent.set("pv1", { metadata: { name: "pv1" }, spec: { nfs, claimRef, mountOptions: ["vers=4.2"] } });
  const own = await opened;
  const inline: Volume = { name: "own", nfs: { server: "files.test", path: "/a", readOnly: true } };
  const claimed: Volume = { name: "d", persistentVolumeClaim: { claimName: "disk", readOnly: true } };
  await own.mount(podOf({ volumes: [inline, claimed] }, { uid: "nfs" }));
  const short = asked.map(({ type, source, options }) => [type, source, options.join()]);
  assert.equal(short.sort(), [
    ["nfs", "[2001:db8::1]:/export", "vers=4.2,ro"],
    ["nfs", "files.test:/a", "ro"],
  ]);
  await own.unmount("nfs");
  assert.equal([...points], [folders.memory]);
});

test.run();
