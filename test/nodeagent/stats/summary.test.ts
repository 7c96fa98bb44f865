import * as assert from "uvu/assert";
import type { Pressures } from "../../../runtime/nodeagent/stats/pressure.ts";
import type { Measured } from "../../../runtime/nodeagent/stats/samples.ts";
import { resourceMetrics } from "../../../runtime/nodeagent/stats/resourceMetrics.ts";
import { statsSummary } from "../../../runtime/nodeagent/stats/summary.ts";
import { suite } from "../../harness/suite.ts";
import { podOf } from "../podOf.ts";

const test = suite("the summary of a node's statistics");
const bootTime = "2026-03-01T10:00:00Z";

/** What waited so many microseconds for each resource. */
function measured(total: number | undefined, swapLimit?: number): Measured {
  const times = (of: number) => ({ total: of, avg10: 1, avg60: 2, avg300: 3 });
  const pressure = (of: number) => ({ full: times(0), some: times(of) });
  const pressures: Pressures | undefined =
    total === undefined ? undefined : { cpu: pressure(total), memory: pressure(total + 1), io: pressure(total + 2) };
  return {
    ...{ timeMs: Date.parse(bootTime), cpuNanos: 5, userNanos: 3, systemNanos: 2, nanoCores: 1 },
    ...{ swapBytes: 5, swapLimit, processes: 1 },
    memory: {
      ...{ usage: 1, workingSet: 1, rss: 1, cache: 0, mappedFile: 0, pageFaults: 0, majorPageFaults: 0 },
      limit: undefined,
    },
    ...{ pressures, throttling: { periods: 0, throttled: 0, throttledNanos: 0 } },
  };
}

function summaryOf(totals: readonly (number | undefined)[]) {
  const [node, pod, container] = totals.map(measured) as [Measured, Measured, Measured];
  const given = { name: "main", id: "c1", image: "x", startTime: bootTime, measured: container };
  const pods = [{ pod: podOf({}, { uid: "u1" }), measured: pod, network: undefined, containers: [given] }];
  const sample = { timeMs: Date.parse(bootTime), node, system: [], network: undefined, pods };
  const summary = statsSummary({ nodeName: "n1", bootTime, sample, disks: undefined });
  const [first] = JSON.parse(JSON.stringify(summary)).pods;
  return [JSON.parse(JSON.stringify(summary)).node, first, first.containers[0]];
}

test("node, pods and containers say how long they waited for processors, memory and disks", () => {
  const [node, pod, container] = summaryOf([10, 20, 30]);
  const waits = [node, pod, container].map(({ cpu, memory, io }) =>
    [cpu, memory, io].map((each) => each.psi.some.total),
  );
  assert.equal(waits, [
    [10, 11, 12],
    [20, 21, 22],
    [30, 31, 32],
  ]);
  assert.equal(container.cpu.psi, {
    full: { total: 0, avg10: 1, avg60: 2, avg300: 3 },
    some: { total: 30, avg10: 1, avg60: 2, avg300: 3 },
  });
});

test("a kernel that does not measure them has no such waits", () => {
  for (const { cpu, memory, io } of summaryOf([undefined, undefined, undefined])) {
    assert.equal([cpu.psi, memory.psi, io.psi], [undefined, undefined, undefined]);
  }
});

test("swap shows what is left where it has a limit", () => {
  const time = "2026-03-01T10:00:00.000Z";
  const swapOf = (limit: number | undefined) => {
    const sample = { timeMs: 0, node: measured(1, limit), system: [], network: undefined, pods: [] };
    return statsSummary({ nodeName: "n1", bootTime, sample, disks: undefined }).node.swap;
  };
  assert.equal(swapOf(12), { time, swapAvailableBytes: 7, swapUsageBytes: 5 });
  assert.equal(swapOf(0), { time, swapAvailableBytes: 0, swapUsageBytes: 5 });
  assert.equal(swapOf(undefined), { time, swapUsageBytes: 5 });
});

test("a container's limit of swap is a metric, none is 0, and so is whether a measurement failed", () => {
  const limits: readonly (readonly [name: string, limit: number | undefined])[] = [
    ["bounded", 12],
    ["none", 0],
    ["free", undefined],
  ];
  const containers = limits.map(([name, limit]) => ({
    ...{ name, id: name, image: "x", startTime: bootTime, measured: measured(1, limit) },
  }));
  const pods = [{ pod: podOf({}, { uid: "u1" }), measured: measured(1), network: undefined, containers }];
  const lines = resourceMetrics({ timeMs: 0, node: measured(1), system: [], network: undefined, pods }).split("\n");
  const found = lines.flatMap(
    (each) => /^container_swap_limit_bytes\{container="(\w+)".*\} (\d+) /.exec(each)?.slice(1) ?? [],
  );
  assert.equal(found, ["bounded", "12", "none", "0", "free", "0"]);
  assert.ok(lines.includes("resource_scrape_error 0"));
  assert.ok(resourceMetrics(undefined).split("\n").includes("resource_scrape_error 1"));
});

test.run();
