import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as assert from "uvu/assert";
import { suite } from "../../harness/suite.ts";
import { openCgroups } from "../../../runtime/nodeagent/cgroups/cgroups.ts";
import { readDetails } from "../../../runtime/nodeagent/stats/groupDetails.ts";
import { readGroup } from "../../../runtime/nodeagent/stats/cgroupStats.ts";

const test = suite("statistics of control groups");
const naming = { driver: "cgroupfs", root: "/", podsName: "pods" } as const;

/** A folder with these files where the kernel's would be. */
function withFiles(files: Readonly<Record<string, string>>, run: (mountPoint: string) => void): void {
  const mountPoint = mkdtempSync(join(tmpdir(), "orch-cgroup-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(mountPoint, path)), { recursive: true });
    writeFileSync(join(mountPoint, path), `${text}\n`);
  }
  try {
    run(mountPoint);
  } finally {
    rmSync(mountPoint, { recursive: true });
  }
}

const pressure = "some avg10=1.50 avg60=0.25 avg300=0.01 total=777\nfull avg10=0.00 avg60=0.00 avg300=0.00 total=5";

test("version 1 has a file for each, and no pressure", () => {
  const files = {
    "cpuacct/pods/g/cpuacct.usage": "5000000000",
    "cpuacct/pods/g/cpuacct.stat": "user 300\nsystem 100",
    "cpu/pods/g/cpu.stat": "nr_periods 9\nnr_throttled 2\nthrottled_time 40",
    "memory/pods/g/memory.usage_in_bytes": "900",
    "memory/pods/g/memory.stat":
      "rss 1\ntotal_rss 300\ntotal_inactive_file 150\ntotal_cache 200\ntotal_swap 7\ntotal_pgfault 11\ntotal_pgmajfault 2\nhierarchical_memory_limit 1\nhierarchical_memsw_limit 1",
    "memory/pods/g/memory.limit_in_bytes": "4096",
    "memory/pods/g/memory.memsw.limit_in_bytes": "5120",
    "pids/pods/g/pids.current": "3",
  };
  withFiles(files, (mountPoint) => {
    const stats = readGroup(openCgroups({ mountPoint, naming }), ["pods", "g"], 1000);
    assert.is(stats?.cpuNanos, 5_000_000_000);
    assert.is(stats?.userNanos, 3_000_000_000);
    assert.is(stats?.memory.workingSet, 750);
    assert.is(stats?.memory.rss, 300);
    assert.is(stats?.memory.limit, 4096);
    assert.is(stats?.swapBytes, 7);
    assert.is(stats?.swapLimit, 1024, "version 1 limits memory and swap together");
    assert.is(stats?.processes, 3);
    assert.equal(stats?.throttling, { periods: 9, throttled: 2, throttledNanos: 40 });
    assert.is(stats?.pressures, undefined);
  });
});

test("version 2 has one folder, and pressure", () => {
  const files = {
    "cgroup.controllers": "cpu memory pids",
    "pods/g/cpu.stat":
      "usage_usec 5000\nuser_usec 3000\nsystem_usec 2000\nnr_periods 1\nnr_throttled 0\nthrottled_usec 6",
    "pods/g/memory.current": "1000",
    "pods/g/memory.stat": "anon 400\nfile 500\ninactive_file 100\nfile_mapped 20\npgfault 8\npgmajfault 1",
    "pods/g/memory.max": "max",
    "pods/g/memory.swap.current": "64",
    "pods/g/memory.swap.max": "256",
    "pods/g/pids.current": "2",
    "pods/g/cpu.pressure": pressure,
    "pods/g/memory.pressure": pressure,
    "pods/g/io.pressure": pressure,
  };
  withFiles(files, (mountPoint) => {
    const stats = readGroup(openCgroups({ mountPoint, naming }), ["pods", "g"], 1000);
    assert.is(stats?.cpuNanos, 5_000_000);
    assert.is(stats?.memory.workingSet, 900);
    assert.is(stats?.memory.limit, undefined);
    assert.is(stats?.swapBytes, 64);
    assert.is(stats?.swapLimit, 256);
    assert.is(stats?.throttling.throttledNanos, 6000);
    assert.equal(stats?.pressures?.memory.some, { total: 777, avg10: 1.5, avg60: 0.25, avg300: 0.01 });
    assert.is(stats?.pressures?.io.full.total, 5);
  });
});

test("limits of a group, and how often it met them, are in more files of version 1", () => {
  const files = {
    "memory/g/memory.stat": "total_active_file 30\ntotal_inactive_file 20",
    "memory/g/memory.failcnt": "4",
    "memory/g/memory.kmem.usage_in_bytes": "500",
    "memory/g/memory.max_usage_in_bytes": "9000",
    "memory/g/memory.oom_control": "oom_kill_disable 0\nunder_oom 0\noom_kill 2",
    "memory/g/memory.soft_limit_in_bytes": "9223372036854771712",
    "memory/g/memory.memsw.limit_in_bytes": "8192",
    "cpu/g/cpu.shares": "512",
    "cpu/g/cpu.cfs_quota_us": "-1",
    "cpu/g/cpu.cfs_period_us": "100000",
    "cpu/g/cpu.stat": "nr_periods 3\nnr_bursts 2\nburst_time 50",
    "memory/g/memory.limit_in_bytes": "6000",
    "pids/g/pids.current": "3",
    "pids/g/pids.max": "max",
  };
  withFiles(files, (mountPoint) => {
    const limit = { reservation: undefined, swapLimit: 8192, limit: 6000 };
    const { startMs, ...found } = readDetails(openCgroups({ mountPoint, naming }), ["g"]);
    assert.is(startMs, statSync(join(mountPoint, "memory/g")).mtimeMs);
    assert.equal(found, {
      memory: { failures: 4, kernel: 500, most: 9000, activeFile: 30, inactiveFile: 20, oomKills: 2, ...limit },
      cpu: { shares: 512, quota: undefined, period: 100_000, bursts: 2, burstNanos: 50 },
      ...{ threads: 3, mostThreads: undefined },
    });
  });
});

test("limits of a group of version 2 are read in its own units", () => {
  const files = {
    "cgroup.controllers": "cpu memory pids",
    "g/memory.stat": "kernel 600\nactive_file 7\ninactive_file 8",
    "g/memory.events": "low 0\nhigh 0\nmax 5\noom 1\noom_kill 1",
    "g/memory.peak": "7000",
    "g/memory.low": "0",
    "g/memory.swap.max": "max",
    "g/cpu.weight": "39",
    "g/cpu.max": "20000 100000",
    "g/cpu.stat": "usage_usec 1\nnr_bursts 1\nburst_usec 7",
    "g/memory.max": "4096",
    "g/pids.current": "6",
    "g/pids.max": "64",
  };
  withFiles(files, (mountPoint) => {
    const limit = { reservation: undefined, swapLimit: undefined, limit: 4096 };
    const { startMs: _, ...found } = readDetails(openCgroups({ mountPoint, naming }), ["g"]);
    assert.equal(found, {
      memory: { failures: 5, kernel: 600, most: 7000, activeFile: 7, inactiveFile: 8, oomKills: 1, ...limit },
      cpu: { shares: 998, quota: 20_000, period: 100_000, bursts: 1, burstNanos: 7000 },
      ...{ threads: 6, mostThreads: 64 },
    });
  });
});

test("a group that is gone has no statistics", () => {
  withFiles({ "memory/x": "" }, (mountPoint) => {
    assert.is(readGroup(openCgroups({ mountPoint, naming }), ["pods", "gone"], 1000), undefined);
  });
});

test.run();
