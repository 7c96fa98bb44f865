import { tmpdir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import * as assert from "uvu/assert";
import type { PodSpec } from "../../../generated/core/v1/pod.ts";
import { systemClock } from "../../../runtime/client/clock.ts";
import { startEvictions } from "../../../runtime/nodeagent/eviction/startEvictions.ts";
import { readThresholds } from "../../../runtime/nodeagent/eviction/thresholds.ts";
import { MetricRegistry } from "../../../runtime/metrics/metricRegistry.ts";
import { textFormat } from "../../../runtime/metrics/text.ts";
import type { DiskSample, NodeSample } from "../../../runtime/nodeagent/stats/samples.ts";
import { suite } from "../../harness/suite.ts";
import { podOf } from "../podOf.ts";

const test = suite("nodeagent: a round of evictions");

/** A measurement of nothing. */
const empty = {
  ...{ timeMs: 0, system: [], network: undefined, pods: [], images: undefined },
  ...{ layers: new Map(), logs: new Map(), volumes: new Map() },
} as unknown as NodeSample & DiskSample;

/** What one round does to a node that has the pods `steady`, a critical one, and `spare`. */
async function round(
  hard: Readonly<Record<string, string>>,
  spec: Partial<PodSpec> = {},
  { isolatesStorage = true } = {},
) {
  const done: string[] = [];
  const metrics = new MetricRegistry({ prefix: "acme", native: false });
  const ending = new AbortController();
  const over = new Set<string>();
  const pods = ["steady", "spare"].map((name) => podOf(spec, { name, uid: name }));
  const measuring = async (what: string) => {
    done.push(`measure ${what}`);
    return empty;
  };
  const evictions = startEvictions({
    ...{ thresholds: readThresholds({ hard, soft: {}, softGrace: {}, reclaim: {} }), metrics },
    isolatesStorage,
    stats: {
      sample: () => measuring("sample"),
      disks: () => measuring("disks"),
    },
    ...{ transitionMs: 1000, softGraceSeconds: 0, clock: systemClock, signal: ending.signal, agentName: "acmelet" },
    conditionReason: "TerminationByAcmelet",
    manager: {
      active: () => pods,
      evict: (uid, { reason, conditionReason, graceSeconds }) => {
        done.push(`evict ${uid} ${reason} ${conditionReason} ${graceSeconds}`);
        over.add(uid);
      },
      isOver: (uid) => over.has(uid),
      removeDead: async () => void done.push("remove dead containers"),
    },
    sources: {
      images: { imageFsInfo: () => Promise.reject(new Error("away")) },
      ...{ rootFolder: tmpdir(), separatesDisks: true },
      podsGroup: () => undefined,
    },
    garbage: {
      removeUnused: async () => {
        done.push("remove unused images");
        throw new Error("one image is in use");
      },
    },
    isCritical: ({ metadata }) => metadata?.name === "steady",
    recordOfNode: ({ type, reason, message }) => done.push(`node: ${type} ${reason} ${message}`),
    record: ({ metadata }, { type, reason, annotations }) => {
      done.push(`${metadata?.name}: ${type} ${reason} ${JSON.stringify(annotations)}`);
    },
    onPressures: () => done.push("pressures"),
    onError: (error) => done.push(String(error)),
  });
  await sleep(100);
  const pressures = evictions.pressures();
  ending.abort();
  await evictions.ended;
  return { done, pressures, metrics: [...textFormat(metrics.collect())].join("") };
}

test("the node removes its own first, then the pod that is not critical, and counts it", async () => {
  const { done, pressures, metrics } = await round({ "nodefs.available": "99.9999%" });
  assert.equal(done, [
    ...["measure sample", "measure disks"],
    "pressures",
    "node: Warning EvictionThresholdMet Attempting to reclaim ephemeral-storage",
    "remove dead containers",
    "remove unused images",
    "Error: one image is in use",
    "evict spare Evicted TerminationByAcmelet 1",
    "spare: Warning Evicted {}",
  ]);
  assert.equal(pressures, { memory: false, disk: true, pids: false });
  assert.match(metrics, /^acmelet_eviction_stats_age_seconds_count\{eviction_signal="nodefs\.available"\} 1$/m);
  assert.match(metrics, /^acmelet_evictions\{eviction_signal="nodefs\.available"\} 1$/m);
});

test("a node that has enough removes nothing", async () => {
  const { done, pressures } = await round({ "nodefs.available": "1", "memory.available": "1", "pid.available": "1" });
  assert.equal([done, pressures], [[], { memory: false, disk: false, pids: false }]);
});

test("pods are measured where one has a limit of its own", async () => {
  const volumes = [{ name: "scratch", emptyDir: { sizeLimit: "1Mi" } }];
  const { done } = await round({ "nodefs.available": "1" }, { volumes });
  assert.equal(done, ["measure sample", "measure disks"]);
  assert.equal((await round({ "nodefs.available": "1" }, { volumes }, { isolatesStorage: false })).done, []);
});

test.run();
