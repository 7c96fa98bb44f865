import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as assert from "uvu/assert";
import { suite } from "../../harness/suite.ts";
import { openCgroups } from "../../../runtime/nodeagent/cgroups/cgroups.ts";
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
      "rss 1\ntotal_rss 300\ntotal_inactive_file 150\ntotal_cache 200\ntotal_swap 7\ntotal_pgfault 11\ntotal_pgmajfault 2\nhierarchical_memory_limit 4096",
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
    assert.is(stats?.throttling.throttledNanos, 6000);
    assert.equal(stats?.pressures?.memory.some, { total: 777, avg10: 1.5, avg60: 0.25, avg300: 0.01 });
    assert.is(stats?.pressures?.io.full.total, 5);
  });
});

test("a group that is gone has no statistics", () => {
  withFiles({ "memory/x": "" }, (mountPoint) => {
    assert.is(readGroup(openCgroups({ mountPoint, naming }), ["pods", "gone"], 1000), undefined);
  });
});

test.run();
