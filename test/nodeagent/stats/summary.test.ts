import * as assert from "uvu/assert";
import type { Pressures } from "../../../runtime/nodeagent/stats/pressure.ts";
import type { Measured } from "../../../runtime/nodeagent/stats/samples.ts";
import { statsSummary } from "../../../runtime/nodeagent/stats/summary.ts";
import { suite } from "../../harness/suite.ts";
import { podOf } from "../podOf.ts";

const test = suite("the summary of a node's statistics");
const bootTime = "2026-03-01T10:00:00Z";

/** What waited so many microseconds for each resource. */
function measured(total: number | undefined): Measured {
  const times = (of: number) => ({ total: of, avg10: 1, avg60: 2, avg300: 3 });
  const pressure = (of: number) => ({ full: times(0), some: times(of) });
  const pressures: Pressures | undefined =
    total === undefined ? undefined : { cpu: pressure(total), memory: pressure(total + 1), io: pressure(total + 2) };
  return {
    ...{ timeMs: Date.parse(bootTime), cpuNanos: 5, userNanos: 3, systemNanos: 2, nanoCores: 1 },
    ...{ swapBytes: 0, processes: 1 },
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

test.run();
