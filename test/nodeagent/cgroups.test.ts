import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as assert from "uvu/assert";
import type { Container } from "../../generated/core/v1/container.ts";
import type { Pod, PodSpec } from "../../generated/core/v1/pod.ts";
import { filesOfVersion1, filesOfVersion2 } from "../../runtime/nodeagent/cgroups/cgroupFiles.ts";
import { openCgroups } from "../../runtime/nodeagent/cgroups/cgroups.ts";
import { classLimits } from "../../runtime/nodeagent/cgroups/classLimits.ts";
import { burstableShares, type CgroupLimits, podLimits } from "../../runtime/nodeagent/cgroups/limits.ts";
import { cgroupParent, groupFolder, podGroup, podUidOf } from "../../runtime/nodeagent/cgroups/names.ts";
import { limitReserved, makeSharedGroups } from "../../runtime/nodeagent/cgroups/sharedGroups.ts";
import { suite } from "../harness/suite.ts";
import { containerOf, podOf } from "./podOf.ts";

const test = suite("control groups of pods");

const naming = { driver: "cgroupfs", root: "/", podsName: `orchtest${process.pid}` } as const;
const context = { cpuCfsQuota: true, cpuPeriodUs: 100_000, hugePageSizes: [], podPids: 50 };

const parents: readonly (readonly [
  "cgroupfs" | "systemd",
  string,
  "Guaranteed" | "Burstable" | "BestEffort",
  string,
])[] = [
  ["cgroupfs", "/", "Guaranteed", "/pods/poda-1"],
  ["cgroupfs", "/own", "BestEffort", "/own/pods/besteffort/poda-1"],
  ["systemd", "/", "Guaranteed", "pods-poda_1.slice"],
  ["systemd", "/", "Burstable", "pods-burstable-poda_1.slice"],
];

for (const [driver, root, qos, expected] of parents) {
  test(`the group of a ${qos} pod below ${root} is ${expected} with ${driver}`, () => {
    const own = { driver, root, podsName: "pods" };
    assert.is(cgroupParent(own, podGroup(own, qos, "a-1")), expected);
    const folder = groupFolder(own, podGroup(own, qos, "a-1"));
    assert.is(podUidOf(own, folder.slice(folder.lastIndexOf("/") + 1)), "a-1");
  });
}

test("the root group is the machine's, wherever the pods are", () => {
  for (const driver of ["cgroupfs", "systemd"] as const) {
    assert.is(groupFolder({ driver, root: "/own", podsName: "pods" }, []), "/");
  }
});

test("a folder of systemd has those above it in its name", () => {
  const own = { driver: "systemd", root: "/", podsName: "pods" } as const;
  assert.is(
    groupFolder(own, podGroup(own, "Burstable", "u")),
    "/pods.slice/pods-burstable.slice/pods-burstable-podu.slice",
  );
});

function podWith(resources: Container["resources"], spec: Partial<PodSpec> = {}): Pod {
  return podOf({ containers: [containerOf(resources === undefined ? {} : { resources })], ...spec });
}

const limits: readonly (readonly [string, Pod, CgroupLimits])[] = [
  ["best effort", podWith(undefined), { cpuShares: 2 }],
  [
    "guaranteed",
    podWith({ limits: { cpu: "500m", memory: "64Mi" } }),
    { cpuShares: 512, cpuQuotaUs: 50_000, cpuPeriodUs: 100_000, memory: 64 * 1024 ** 2 },
  ],
  ["with a request alone", podWith({ requests: { cpu: "1" } }), { cpuShares: 1024 }],
  [
    "one of whose containers has no limit",
    podOf({ containers: [containerOf({ resources: { limits: { memory: "1Mi" } } }), containerOf({ name: "b" })] }),
    { cpuShares: 2 },
  ],
  [
    "with a limit of its own",
    podOf({ resources: { limits: { memory: "9Mi" }, requests: { cpu: "2" } } }),
    { cpuShares: 2048, memory: 9 * 1024 ** 2 },
  ],
];

for (const [name, pod, expected] of limits) {
  test(`the limits of a pod ${name}`, () => {
    const { hugePages: _, pids, ...found } = podLimits(pod, context);
    assert.equal(found, expected);
    assert.is(pids, 50);
  });
}

test("the time of a pod is not limited that has processors for itself", () => {
  const pod = podWith({ limits: { cpu: "2", memory: "64Mi" } });
  const { cpuShares, cpuQuotaUs } = podLimits(pod, { ...context, isUnlimited: () => true });
  assert.equal([cpuShares, cpuQuotaUs], [2048, undefined]);
});

test("huge pages that the pod does not ask for it does not get", () => {
  const found = podLimits(podWith({ limits: { "hugepages-2Mi": "4Mi" } }), {
    ...context,
    hugePageSizes: ["2Mi", "1Gi"],
  });
  assert.equal(
    [...(found.hugePages ?? [])],
    [
      ["2MB", 4 * 1024 ** 2],
      ["1GB", 0],
    ],
  );
});

test("burstable pods weigh as much as they ask for", () => {
  const pods = [podWith({ requests: { cpu: "1" } }), podWith({ requests: { cpu: "500m" } }), podWith(undefined)];
  assert.is(burstableShares(pods), 1536);
  assert.is(burstableShares([]), 2);
});

const mi = 1024 ** 2;
const guaranteed = podWith({ limits: { cpu: "1", memory: "64Mi" } });
const burstable = podWith({ requests: { cpu: "1", memory: "32Mi" } });

test("the memory that pods request is kept for them where that is tiered", () => {
  const keptOf = (pod: Pod, isTiered: boolean) => {
    const { memoryMin, memoryLow } = podLimits(pod, { ...context, isTiered });
    return [memoryMin, memoryLow];
  };
  assert.equal(keptOf(guaranteed, true), [64 * mi, 0]);
  assert.equal(keptOf(burstable, true), [0, 32 * mi]);
  assert.equal(keptOf(podWith(undefined), true), [0, 0]);
  assert.equal(keptOf(guaranteed, false), [undefined, undefined]);
});

test("classes have what those above them leave, and keep what their pods request", () => {
  const pods = [guaranteed, guaranteed, burstable, podWith(undefined)];
  const allocatable = 1000 * mi;
  assert.equal(classLimits(pods, { allocatable, isTiered: false }), {
    ...{ Guaranteed: {}, Burstable: { cpuShares: 1024 }, BestEffort: {} },
  });
  assert.equal(classLimits(pods, { allocatable, isTiered: false, reservedPercent: 50 }), {
    Guaranteed: {},
    Burstable: { cpuShares: 1024, memory: 936 * mi },
    BestEffort: { memory: 920 * mi },
  });
  assert.equal(classLimits(pods, { allocatable, isTiered: true }), {
    Guaranteed: { memoryMin: 160 * mi },
    Burstable: { cpuShares: 1024, memoryLow: 32 * mi },
    BestEffort: {},
  });
  const full = classLimits(pods, { allocatable: 10 * mi, isTiered: false, reservedPercent: 100 });
  assert.equal([full.Burstable.memory, full.BestEffort.memory], [0, 0]);
});

test("both versions have a file for each limit", () => {
  const all = {
    cpuShares: 1024,
    cpuQuotaUs: -1,
    cpuPeriodUs: 50_000,
    ...{ memory: 7, memoryMin: 5, memoryLow: 6 },
    pids: 9,
    hugePages: new Map([["2MB", 4]]),
  };
  const textOf = (files: ReturnType<typeof filesOfVersion1>) => files.map(({ name, text }) => `${name}=${text}`);
  assert.equal(textOf(filesOfVersion1(all)), [
    ...["cpu.shares=1024", "cpu.cfs_period_us=50000", "cpu.cfs_quota_us=-1", "memory.limit_in_bytes=7", "pids.max=9"],
    "hugetlb.2MB.limit_in_bytes=4",
  ]);
  assert.equal(textOf(filesOfVersion2(all)), [
    ...["cpu.weight=39", "cpu.max=max 50000", "memory.max=7", "memory.min=5", "memory.low=6"],
    ...["pids.max=9", "hugetlb.2MB.max=4"],
  ]);
});

test("version 2: each group hands its controllers down, and pods are found by their groups", async () => {
  const mountPoint = mkdtempSync(join(tmpdir(), "orch-cgroup2-"));
  try {
    writeFileSync(join(mountPoint, "cgroup.controllers"), "cpu memory pids\n");
    const own = { driver: "cgroupfs", root: "/", podsName: "pods" } as const;
    const cgroups = openCgroups({ mountPoint, naming: own });
    assert.is(cgroups.version, 2);
    const path = podGroup(own, "Burstable", "u1");
    mkdirSync(join(mountPoint, "pods/burstable/podu1"), { recursive: true });
    writeFileSync(join(mountPoint, "pods/burstable/podu1/memory.max"), "max");
    await cgroups.apply(path, { memory: 4096, cpuShares: 2 });
    assert.is(readFileSync(join(mountPoint, "pods/burstable/podu1/memory.max"), "utf8"), "4096");
    for (const each of [".", "pods", "pods/burstable"]) {
      assert.is(readFileSync(join(mountPoint, each, "cgroup.subtree_control"), "utf8"), "+cpu +memory +pids");
    }
    assert.not.ok(existsSync(join(mountPoint, "pods/burstable/podu1/cgroup.subtree_control")));
    const system = join(mountPoint, "system.slice");
    const reserved = { cpu: "200m", memory: "1Gi", pid: "100" };
    const group = { name: "system", path: "/system.slice", reserved, isCompressible: true };
    const refused = await limitReserved(cgroups, [group]).catch(String);
    assert.is(refused, "Error: there is no control group /system.slice");
    mkdirSync(system);
    for (const name of ["cpu.weight", "memory.max", "pids.max"]) writeFileSync(join(system, name), "max");
    const values = () =>
      ["cpu.weight", "memory.max", "pids.max"].map((name) => readFileSync(join(system, name), "utf8"));
    await limitReserved(cgroups, [group]);
    assert.equal(values(), ["8", "max", "max"]);
    await limitReserved(cgroups, [{ ...group, isCompressible: false }]);
    assert.equal(values(), ["8", String(1024 ** 3), "100"]);
    assert.equal(await cgroups.pods(), [{ podUid: "u1", path }]);
  } finally {
    rmSync(mountPoint, { recursive: true });
  }
});

const isVersion1 = existsSync("/sys/fs/cgroup/memory/memory.limit_in_bytes");
const reason =
  process.getuid?.() !== 0 ? "making groups needs root" : isVersion1 ? undefined : "the kernel has no version 1";
const name = "version 1: groups are made with their limits, changed in place, and removed with what is left in them";

if (reason !== undefined) test.skip(name, reason);
else {
  test(name, async () => {
    const cgroups = openCgroups({ naming });
    const pod = podWith({ requests: { cpu: "250m" }, limits: { cpu: "1", memory: "32Mi" } });
    const read = (controller: string, file: string) => {
      return readFileSync(
        `${cgroups.folder(controller, podGroup(naming, "Burstable", "9b2f-77"))}/${file}`,
        "utf8",
      ).trim();
    };
    try {
      const path = podGroup(naming, "Burstable", "9b2f-77");
      await makeSharedGroups(cgroups, naming, { cpu: "2", memory: "1Gi" });
      const ofAll = `${cgroups.folder("memory", [naming.podsName])}/memory.limit_in_bytes`;
      assert.is(readFileSync(ofAll, "utf8").trim(), String(1024 ** 3));
      await cgroups.apply(path, podLimits(pod, context));
      assert.is(read("cpu", "cpu.shares"), "256");
      assert.is(read("cpu", "cpu.cfs_quota_us"), "100000");
      assert.is(read("memory", "memory.limit_in_bytes"), String(32 * 1024 ** 2));
      assert.is(read("pids", "pids.max"), "50");
      assert.is.not(read("cpuset", "cpuset.cpus"), "");
      const larger = podWith({ requests: { cpu: "500m" }, limits: { cpu: "2", memory: "48Mi" } });
      await cgroups.apply(path, podLimits(larger, context));
      assert.equal([read("cpu", "cpu.shares"), read("cpu", "cpu.cfs_quota_us")], ["512", "200000"]);
      assert.equal(await cgroups.pods(), [{ podUid: "9b2f-77", path }]);
      const child = spawn("sleep", ["100"]);
      writeFileSync(`${cgroups.folder("memory", path)}/cgroup.procs`, String(child.pid));
      await cgroups.removeIdle(path);
      assert.equal(await cgroups.pods(), [{ podUid: "9b2f-77", path }]);
      await cgroups.removePod("../burstable/pod9b2f-77");
      await cgroups.removePod("9b2f");
      assert.equal(await cgroups.pods(), [{ podUid: "9b2f-77", path }]);
      const ended = new Promise((resolve) => child.once("exit", (_, signal) => resolve(signal)));
      await cgroups.remove(path);
      assert.is(await ended, "SIGKILL");
      await cgroups.remove(path);
      assert.equal(await cgroups.pods(), []);
      assert.not.ok(existsSync(cgroups.folder("memory", path)));
    } finally {
      await cgroups.remove([naming.podsName]);
    }
  });
}

test.run();
