import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { ConfigMap } from "../../../generated/core/v1/configMap.ts";
import type { PersistentVolume } from "../../../generated/core/v1/persistentVolume.ts";
import type { PersistentVolumeClaim } from "../../../generated/core/v1/persistentVolumeClaim.ts";
import type { Pod, PodSpec } from "../../../generated/core/v1/pod.ts";
import type { Secret } from "../../../generated/core/v1/secret.ts";
import type { Volume } from "../../../generated/core/v1/volume.ts";
import { ConnectionError } from "../../../runtime/client/errors.ts";
import { containerMounts, type MountsContext } from "../../../runtime/nodeagent/volumes/containerMounts.ts";
import { type Mounter, systemMounter } from "../../../runtime/nodeagent/volumes/mounter.ts";
import type { ObjectSource } from "../../../runtime/nodeagent/volumes/objectSource.ts";
import { podFolders } from "../../../runtime/nodeagent/volumes/podFolders.ts";
import { openPodVolumes, type PodVolumes, VolumeError } from "../../../runtime/nodeagent/volumes/podVolumes.ts";
import { suite } from "../../harness/suite.ts";
import { containerOf, place, podOf } from "../podOf.ts";
import { clearMounts, mountObjection } from "../realMounts.ts";
import { noDrivers, noObjects } from "./parts.ts";

const test = suite("volumes of a pod");

const root = mkdtempSync(join(tmpdir(), "orch-volumes-"));
const folders = podFolders(join(root, "agent"), "orch.io");
const objection = mountObjection();
/** Keeps account of what it would mount. */
const pretended = new Set<string>([folders.memory]);
const pretender: Mounter = {
  mount: async ({ target }) => void pretended.add(target),
  bind: async (_, target) => void pretended.add(target),
  unmount: async (target) => void pretended.delete(target),
  mountPoints: async () => [...pretended],
};
const mounter = objection === undefined ? systemMounter : pretender;

const configMaps = new Map<string, ConfigMap>();
const secrets = new Map<string, Secret>();
const claims = new Map<string, PersistentVolumeClaim>();
const persistent = new Map<string, PersistentVolume>();
let tokens = 0;
const objects: ObjectSource = {
  ...noObjects,
  configMap: async (namespace, name) => configMaps.get(`${namespace}/${name}`),
  secret: async (namespace, name) => secrets.get(`${namespace}/${name}`),
  claim: async (namespace, name) => claims.get(`${namespace}/${name}`),
  persistentVolume: async (name) => persistent.get(name),
  token: async (_, { audience, expirationSeconds }) => {
    return { token: `${audience}/${expirationSeconds}/${tokens}`, expiresAtMs: 0 };
  },
};

const node = () => ({ metadata: { name: "north", labels: { zone: "a" } } });
const common = { folders, csi: noDrivers, node, placeOf: () => place, nowMs: () => 0, memoryOptions: [] };

let volumes: PodVolumes;
test.before(async () => {
  volumes = await openPodVolumes({ ...common, mounter, objects });
});
test.after(() => clearMounts(root));

let count = 0;

/** A new pod with these volumes, mounted. */
async function mounted(
  all: readonly Volume[],
  spec: Partial<PodSpec> = {},
): Promise<{ pod: Pod; paths: Record<string, string> }> {
  count += 1;
  const pod = podOf({ ...spec, volumes: [...all] }, { uid: `u-${count}`, labels: { app: "till" } });
  const ready = await volumes.mount(pod);
  const paths = [...ready].map(([name, each]) => [name, "path" in each ? each.path : each.imageReference]);
  return { pod, paths: Object.fromEntries(paths) };
}

async function failure(all: readonly Volume[], spec: Partial<PodSpec> = {}): Promise<readonly string[]> {
  try {
    await mounted(all, spec);
  } catch (error) {
    if (error instanceof VolumeError) return error.messages;
    throw error;
  }
  return [];
}

function textIn(folder: string | undefined, name: string): string {
  return readFileSync(join(folder ?? "", name), "utf8");
}

function modeIn(folder: string | undefined, name: string): number {
  return statSync(join(folder ?? "", name)).mode & 0o7777;
}

test("a config map is a folder with a file an entry, and follows it without a restart", async () => {
  configMaps.set("shop/menu", {
    data: { soup: "leek" },
    binaryData: { logo: Buffer.from([0, 255]).toString("base64") },
  });
  const { pod, paths } = await mounted([{ name: "menu", configMap: { name: "menu", defaultMode: 0o440 } }]);
  assert.is(textIn(paths.menu, "soup"), "leek");
  assert.equal([...readFileSync(join(paths.menu ?? "", "logo"))], [0, 255]);
  assert.is(modeIn(paths.menu, "soup"), 0o440);
  configMaps.set("shop/menu", { data: { soup: "pea" } });
  await volumes.refresh(pod);
  assert.is(textIn(paths.menu, "soup"), "pea");
  assert.equal(
    readdirSync(paths.menu ?? "").filter((each) => !each.startsWith("..")),
    ["soup"],
  );
});

test("a secret lies in memory, with the paths and modes of its items", async () => {
  secrets.set("shop/door", { data: { key: Buffer.from("open").toString("base64"), other: "" } });
  const items = [{ key: "key", path: "deep/key.txt", mode: 0o400 }];
  const { paths } = await mounted([{ name: "door", secret: { secretName: "door", items } }]);
  assert.is(textIn(paths.door, "deep/key.txt"), "open");
  assert.is(modeIn(paths.door, "deep/key.txt"), 0o400);
  assert.ok(paths.door?.startsWith(folders.memory));
  if (objection !== undefined) return;
  const type = execFileSync("stat", ["-f", "-c", "%T", paths.door ?? ""], { encoding: "utf8" });
  assert.is(type.trim(), "tmpfs");
});

test("a projected volume puts a token, a map and the pod's fields side by side", async () => {
  configMaps.set("shop/ca", { data: { "ca.crt": "authority" } });
  const sources = [
    { serviceAccountToken: { path: "token", audience: "bank", expirationSeconds: 700 } },
    { configMap: { name: "ca", items: [{ key: "ca.crt", path: "ca.crt" }] } },
    { downwardAPI: { items: [{ path: "namespace", fieldRef: { fieldPath: "metadata.namespace" } }] } },
    { secret: { name: "none", optional: true } },
  ];
  const { pod, paths } = await mounted([{ name: "api", projected: { sources } }]);
  assert.equal(
    ["token", "ca.crt", "namespace"].map((each) => textIn(paths.api, each)),
    ["bank/700/0", "authority", "shop"],
  );
  tokens += 1;
  await volumes.refresh(pod);
  assert.is(textIn(paths.api, "token"), "bank/700/1");
});

test("a token is its user's alone where all containers have one", async () => {
  const sources = [{ serviceAccountToken: { path: "token" } }];
  const spec = { securityContext: { runAsUser: 1234 } };
  const { paths } = await mounted([{ name: "api", projected: { sources } }], spec);
  assert.equal([modeIn(paths.api, "token"), statSync(join(paths.api ?? "", "token")).uid], [0o600, 1234]);
  const open = await mounted([{ name: "api", projected: { sources } }]);
  assert.is(modeIn(open.paths.api, "token"), 0o644);
});

test("the downward API shows labels and resources", async () => {
  const items = [
    { path: "labels", fieldRef: { fieldPath: "metadata.labels" } },
    { path: "cpu", resourceFieldRef: { containerName: "desk", resource: "limits.cpu" } },
  ];
  const { pod, paths } = await mounted([{ name: "info", downwardAPI: { items } }]);
  assert.equal([textIn(paths.info, "labels"), textIn(paths.info, "cpu")], ['app="till"', "4"]);
  await volumes.refresh({ ...pod, metadata: { ...pod.metadata, labels: { app: "desk" } } });
  assert.is(textIn(paths.info, "labels"), 'app="desk"');
});

test("an empty folder is open to all users, and belongs to the pod's group", async () => {
  const { paths } = await mounted([{ name: "scratch", emptyDir: {} }], { securityContext: { fsGroup: 777 } });
  assert.is(modeIn(paths.scratch, "."), 0o2777);
  assert.is(statSync(paths.scratch ?? "").gid, 777);
  const { paths: others } = await mounted([{ name: "default" } as Volume]);
  assert.is(modeIn(others.default, "."), 0o777);
});

test("an empty folder stays as its pod has made it when another agent takes the pod", async () => {
  const { pod, paths } = await mounted([{ name: "data", emptyDir: {} }], { securityContext: { fsGroup: 777 } });
  writeFileSync(join(paths.data ?? "", "key"), "secret", { mode: 0o600 });
  chmodSync(paths.data ?? "", 0o700);
  const next = await openPodVolumes({ ...common, mounter, objects });
  await next.mount(pod);
  assert.is(modeIn(paths.data, "."), 0o700);
  assert.is(modeIn(paths.data, "key"), 0o600);
});

if (objection !== undefined) test.skip("an empty folder in memory has its size", objection);
else {
  test("an empty folder in memory is sticky and has its size, and none more than the pod's memory", async () => {
    const volumeMounts = [{ name: "fast", mountPath: "/fast" }];
    const limited = { containers: [containerOf({ volumeMounts, resources: { limits: { memory: "8Mi" } } })] };
    const rows = [
      [{ medium: "Memory", sizeLimit: "2Mi" }, limited, 2],
      [{ medium: "Memory", sizeLimit: "20Mi" }, limited, 8],
    ] as const;
    for (const [emptyDir, spec, mib] of rows) {
      const { pod, paths } = await mounted([{ name: "fast", emptyDir }], spec);
      assert.is(sizeOf(paths.fast), mib * 1024 ** 2);
      assert.is(modeIn(paths.fast, "."), 0o1777);
      await volumes.mount(pod);
      await volumes.unmount(pod.metadata?.uid ?? "");
      assert.not.ok(
        (await systemMounter.mountPoints()).some((each) => each.startsWith(folders.pod(pod.metadata?.uid ?? ""))),
      );
    }
  });
}

function sizeOf(path: string | undefined): number {
  const text = execFileSync("stat", ["-f", "-c", "%b %S", path ?? ""], { encoding: "utf8" });
  const [blocks = 0, size = 0] = text.trim().split(" ").map(Number);
  return blocks * size;
}

const host = join(root, "host");
test.before(() => {
  mkdirSync(join(host, "folder"), { recursive: true });
  writeFileSync(join(host, "file"), "");
});

const hostPaths: readonly (readonly [string, string, string])[] = [
  ["folder", "Directory", ""],
  ["file", "Directory", "is not a directory"],
  ["none", "Directory", "is not a directory"],
  ["file", "File", ""],
  ["folder", "File", "is not a file"],
  ["made/of/folders", "DirectoryOrCreate", ""],
  ["file", "DirectoryOrCreate", "is not a directory"],
  ["folder/made", "FileOrCreate", ""],
  ["folder", "FileOrCreate", "is not a file"],
  ["file", "Socket", "is not a socket file"],
  ["file", "CharDevice", "is not a character device"],
  ["file", "BlockDevice", "is not a block device"],
  ["none", "", ""],
];

for (const [name, type, problem] of hostPaths) {
  test(`the path ${name} as "${type}" ${problem || "is fine"}`, async () => {
    const path = join(host, name);
    const found = await failure([{ name: "h", hostPath: { path, type: type as "Directory" } }]);
    const text = `MountVolume.SetUp failed for volume "h" : hostPath type check failed: ${path} ${problem}`;
    assert.equal(found, problem === "" ? [] : [text]);
  });
}

test("a file that cannot be made on the node is why a volume is not mounted", async () => {
  const path = join(host, "nowhere/file");
  assert.equal(await failure([{ name: "h", hostPath: { path, type: "FileOrCreate" } }]), [
    `MountVolume.SetUp failed for volume "h" : open ${path}: no such file or directory`,
  ]);
});

const missing: readonly (readonly [Volume, string])[] = [
  [{ name: "v", configMap: { name: "gone" } }, 'configmap "gone" not found'],
  [{ name: "v", secret: { secretName: "gone" } }, 'secret "gone" not found'],
  [
    { name: "v", configMap: { name: "menu", items: [{ key: "cake", path: "c" }] } },
    "configmap references non-existent config key: cake",
  ],
  [
    { name: "v", secret: { secretName: "door", items: [{ key: "cake", path: "c" }] } },
    "references non-existent secret key: cake",
  ],
  [
    { name: "v", gitRepo: { repository: "https://x.example/y" } },
    "git-repo volume plugin has been disabled; if necessary, it may be re-enabled by enabling the feature-gate " +
      "`GitRepoVolumeDriver`",
  ],
  [
    { name: "v", projected: { sources: [{ clusterTrustBundle: { name: "b", path: "p" } }] } },
    'name "b" matched zero ClusterTrustBundles',
  ],
];

for (const [volume, text] of missing) {
  test(`${text} is why a volume is not mounted`, async () => {
    assert.equal(await failure([volume]), [`MountVolume.SetUp failed for volume "v" : ${text}`]);
  });
}

for (const medium of ["HugePages", "HugePages-2Mi"] as const) {
  test(`a pod without huge pages has no volume in the medium ${medium}`, async () => {
    const why = "hugePages storage requested, but there is no resource request for huge pages";
    assert.equal(await failure([{ name: "v", emptyDir: { medium } }]), [
      `MountVolume.SetUp failed for volume "v" : medium ${medium}: ${why}`,
    ]);
  });
}

test("a volume of a sort that the node has no plugin for is why it is not mounted", async () => {
  assert.equal(await failure([{ name: "v", iscsi: { targetPortal: "x", iqn: "y", lun: 0 } }]), [
    "Unable to attach or mount volumes: unmounted volumes=[v], unattached volumes=[], failed to process volumes=[v]: " +
      'failed to get Plugin from volumeSpec for volume "v" err=no volume plugin matched',
  ]);
});

test("a volume that no container mounts holds up nothing", async () => {
  const gone: Volume = { name: "gone", configMap: { name: "gone" } };
  assert.equal((await mounted([gone], { containers: [containerOf()] })).paths, {});
  const device = containerOf({ volumeDevices: [{ name: "gone", devicePath: "/dev/x" }] });
  const text = 'MountVolume.SetUp failed for volume "gone" : configmap "gone" not found';
  assert.equal(await failure([gone], { containers: [containerOf()], initContainers: [device] }), [text]);
});

test("what failed is tried again, and what is optional is empty until it is there", async () => {
  const pod = podOf(
    {
      volumes: [
        { name: "late", configMap: { name: "late" } },
        { name: "may", secret: { secretName: "late", optional: true } },
      ],
    },
    { uid: "late" },
  );
  await volumes.mount(pod).then(
    () => assert.unreachable(),
    () => {},
  );
  configMaps.set("shop/late", { data: { a: "1" } });
  const ready = await volumes.mount(pod);
  assert.equal([...ready.keys()], ["late", "may"]);
  secrets.set("shop/late", { data: { b: "Mg==" } });
  await volumes.refresh(pod);
  const may = ready.get("may");
  assert.is(textIn(may !== undefined && "path" in may ? may.path : "", "b"), "2");
});

test("a claim leads to a folder of the node that becomes the pod's group's", async () => {
  const path = join(root, "disk");
  mkdirSync(join(path, "sub"), { recursive: true });
  writeFileSync(join(path, "sub/old"), "x", { mode: 0o600 });
  symlinkSync("/etc/hostname", join(path, "link"));
  const before = statSync("/etc/hostname").gid;
  claims.set("shop/disk", { metadata: { uid: "c1" }, spec: { volumeName: "pv1" }, status: { phase: "Bound" } });
  persistent.set("pv1", { metadata: { name: "pv1" }, spec: { local: { path }, claimRef: { uid: "c1" } } });
  const claimed: Volume = { name: "disk", persistentVolumeClaim: { claimName: "disk" } };
  const { paths } = await mounted([claimed], { securityContext: { fsGroup: 888 } });
  assert.is(paths.disk, path);
  assert.equal(
    [statSync(join(path, "sub/old")).gid, modeIn(path, "sub/old"), modeIn(path, "sub")],
    [888, 0o660, 0o2775],
  );
  assert.is(statSync("/etc/hostname").gid, before);
});

test("while the API is away a volume stays as it was, also for the next agent, and a new one fails", async () => {
  secrets.set("shop/away", { data: { a: "MQ==" } });
  const { pod, paths } = await mounted([{ name: "away", secret: { secretName: "away" } }]);
  const away = new ConnectionError("connect ECONNREFUSED", { code: "ECONNREFUSED" });
  const unreachable = { ...objects, secret: () => Promise.reject(away) };
  const next = await openPodVolumes({ ...common, mounter, objects: unreachable });
  await next.mount(pod);
  await next.refresh(pod);
  assert.is(textIn(paths.away, "a"), "1");
  await next.mount({ ...pod, metadata: { ...pod.metadata, uid: "away-2" } }).then(
    () => assert.unreachable(),
    (error: Error) => assert.match(error.message, "connect ECONNREFUSED"),
  );
  const broken = { ...objects, secret: () => Promise.reject(new Error("forbidden")) };
  const other = await openPodVolumes({ ...common, mounter, objects: broken });
  await other.mount(pod).then(
    () => assert.unreachable(),
    (error: Error) => assert.match(error.message, "forbidden"),
  );
});

test("a refresh after the end of a pod writes nothing", async () => {
  const { pod, paths } = await mounted([{ name: "menu", configMap: { name: "menu" } }]);
  const uid = pod.metadata?.uid ?? "";
  await Promise.all([volumes.refresh(pod), volumes.unmount(uid), volumes.refresh(pod)]);
  assert.not.ok(existsSync(paths.menu ?? ""));
  assert.not.ok((await volumes.known()).includes(uid));
});

test("all of a pod goes, and nothing that it only pointed to", async () => {
  const precious = join(root, "precious");
  mkdirSync(precious);
  writeFileSync(join(precious, "kept"), "");
  const { pod, paths } = await mounted([
    { name: "scratch", emptyDir: {} },
    { name: "node", hostPath: { path: precious } },
    { name: "door", secret: { secretName: "door" } },
  ]);
  const uid = pod.metadata?.uid ?? "";
  symlinkSync(precious, join(paths.scratch ?? "", "way-out"));
  assert.ok((await volumes.known()).includes(uid));
  await volumes.unmount(uid);
  await volumes.unmount(uid);
  assert.equal(readdirSync(precious), ["kept"]);
  assert.not.ok((await volumes.known()).includes(uid));
});

test("a folder with a mount that does not go is kept whole", async () => {
  const stuck = new Set<string>([folders.memory]);
  const stubborn: Mounter = { ...pretender, unmount: async () => {}, mountPoints: async () => [...stuck] };
  const own = await openPodVolumes({ ...common, objects, mounter: stubborn });
  const ready = await own.mount(podOf({ volumes: [{ name: "scratch", emptyDir: {} }] }, { uid: "stuck" }));
  const scratch = ready.get("scratch");
  const path = scratch !== undefined && "path" in scratch ? scratch.path : "";
  writeFileSync(join(path, "data"), "");
  stuck.add(path);
  await own.unmount("stuck").then(
    () => assert.unreachable(),
    (error: Error) => assert.is(error.message, `something is still mounted at ${path}`),
  );
  assert.equal(readdirSync(path), ["data"]);
});

async function mountsOf(mounts: Parameters<typeof containerOf>[0], context: Partial<MountsContext> = {}) {
  const { pod } = await mounted([
    { name: "menu", configMap: { name: "menu" } },
    { name: "scratch", emptyDir: {} },
    { name: "tools", image: { reference: "registry.test/tools" } },
  ]);
  const usual: MountsContext = {
    ...{ folders, mounter, volumes: volumes.of(pod.metadata?.uid ?? ""), environment: new Map([["WHO", "me"]]) },
    ...{
      imageRefs: new Map([["tools", "sha256:1"]]),
      canReadOnlyRecursively: false,
      hostsFile: "/h",
      terminationFile: "/t",
    },
  };
  return { pod, mounts: await containerMounts(pod, containerOf(mounts), { ...usual, ...context }) };
}

test("a container sees its volumes, the hosts file and a place for its last words", async () => {
  const volumeMounts = [
    { name: "menu", mountPath: "/menu" },
    { name: "scratch", mountPath: "work", readOnly: true, mountPropagation: "HostToContainer" as const },
    { name: "tools", mountPath: "/tools", subPath: "bin" },
  ];
  const { mounts } = await mountsOf({ volumeMounts, terminationMessagePath: "/dev/last" });
  const short = mounts.map(({ containerPath, readonly, propagation, image, imageSubPath }) => {
    return [containerPath, readonly, propagation, image?.image, imageSubPath];
  });
  assert.equal(short, [
    ["/menu", true, 0, undefined, undefined],
    ["/work", true, 1, undefined, undefined],
    ["/tools", true, undefined, "sha256:1", "bin"],
    ["/etc/hosts", undefined, undefined, undefined, undefined],
    ["/dev/last", undefined, undefined, undefined, undefined],
  ]);
});

test("a sub-path with variables is a place of its own", async () => {
  const volumeMounts = [{ name: "scratch", mountPath: "/work", subPathExpr: "of-$(WHO)" }];
  const { pod, mounts } = await mountsOf({ volumeMounts });
  const target = `${folders.subPaths(pod.metadata?.uid ?? "")}/scratch/desk/0`;
  assert.is(mounts[0]?.hostPath, target);
  if (objection === undefined) {
    writeFileSync(join(target, "note"), "hi");
    const scratch = volumes.of(pod.metadata?.uid ?? "").get("scratch");
    assert.is(textIn(scratch !== undefined && "path" in scratch ? scratch.path : "", "of-me/note"), "hi");
  }
  await volumes.unmount(pod.metadata?.uid ?? "");
});

const refusals: readonly (readonly [object, string])[] = [
  [{ name: "none", mountPath: "/x" }, 'cannot find volume "none" to mount into container "desk"'],
  [{ name: "scratch", mountPath: "/x", subPathExpr: "$(NOBODY)" }, "missing value for NOBODY"],
  [{ name: "scratch", mountPath: "/x", subPathExpr: "../$(WHO)" }, "error SubPath ../me must not contain '..'"],
  [
    { name: "scratch", mountPath: "/x", readOnly: true, recursiveReadOnly: "Enabled" },
    'recursive read-only volumeMount "scratch" needs a runtime that has recursive read-only mounts',
  ],
];

for (const [mount, message] of refusals) {
  test(`a mount is refused: ${message}`, async () => {
    await mountsOf({ volumeMounts: [mount as { name: string; mountPath: string }] }).then(
      () => assert.unreachable(),
      (error: Error) => assert.is(error.message, message),
    );
  });
}

test("a text is read out of a volume, and never from outside it", async () => {
  const { pod, paths } = await mounted([{ name: "scratch", emptyDir: {} }]);
  writeFileSync(join(paths.scratch ?? "", "vars"), "A='1'");
  symlinkSync("/etc/passwd", join(paths.scratch ?? "", "out"));
  const uid = pod.metadata?.uid ?? "";
  assert.is(await volumes.readFile(uid, "scratch", "vars"), "A='1'");
  assert.is(await volumes.readFile(uid, "scratch", "none"), undefined);
  const other = await volumes.readFile(uid, "other", "vars").catch((error: Error) => error.message);
  assert.is(other, 'cannot find the volume "other" referenced by FileKeyRef');
  await volumes.readFile(uid, "scratch", "out").then(
    () => assert.unreachable(),
    (error: Error) => assert.match(error.message, "not within volume path"),
  );
});

test.run();
