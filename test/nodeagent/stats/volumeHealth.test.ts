import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create } from "@bufbuild/protobuf";
import * as assert from "uvu/assert";
import { ImageFsInfoResponseSchema } from "../../../generated/pb/cri/v1/api_pb.ts";
import { measureDisks } from "../../../runtime/nodeagent/stats/measureDisks.ts";
import type { NodeSample, VolumeSample } from "../../../runtime/nodeagent/stats/samples.ts";
import type { StatsOptions } from "../../../runtime/nodeagent/stats/statsSource.ts";
import { statsSummary } from "../../../runtime/nodeagent/stats/summary.ts";
import { suite } from "../../harness/suite.ts";
import { podOf } from "../podOf.ts";

const test = suite("nodeagent/stats: how volumes are");
const rootDir = mkdtempSync(join(tmpdir(), "orch-health-"));
test.after(() => rmSync(rootDir, { recursive: true }));

const pod = podOf({ volumes: [{ name: "disk", persistentVolumeClaim: { claimName: "till" } }] });
const room = { capacityBytes: 1000, availableBytes: 400, inodes: 50, inodesFree: 20 };
const usual: VolumeSample = { usage: { bytes: 600, inodes: 30 }, fileSystem: room, isLocal: false };

/** What is said of a volume whose driver says this of it. */
async function said(health: VolumeSample["health"]) {
  const events: string[] = [];
  const options = {
    ...{ rootDir, nowMs: () => 0, state: { pods: () => [pod] }, logFolder: () => rootDir, separatesDisks: true },
    runtime: { listContainerStats: async () => ({ stats: [] }) },
    images: { imageFsInfo: async () => create(ImageFsInfoResponseSchema, {}) },
    volumesOf: () => new Map([["disk", { path: rootDir }]]),
    driverUsage: async () => (health === undefined ? usual : { ...usual, health }),
    onAbnormal: (_: unknown, volume: string, message: string) => events.push(`${volume}: ${message}`),
  } as unknown as StatsOptions;
  const disks = await measureDisks(options);
  const measured = { timeMs: 0, cpuNanos: 0, memory: {}, throttling: {}, swapBytes: 0, processes: 0 };
  const pods = [{ pod, measured: undefined, network: undefined, containers: [] }];
  const sample = { timeMs: 0, system: [], network: undefined, pods, node: measured } as unknown as NodeSample;
  const [first] = statsSummary({ nodeName: "n1", bootTime: "", sample, disks }).pods;
  const { volume = [] } = first as { readonly volume?: readonly { readonly volumeHealthStats?: unknown }[] };
  return { events, shown: volume[0]?.volumeHealthStats };
}

test("a volume that is not well is in the summary, and an event of its pod", async () => {
  assert.equal(await said({ isAbnormal: true, message: "a sector is bad" }), {
    ...{ events: ["disk: a sector is bad"], shown: { abnormal: true } },
  });
});

test("one that is well is in the summary alone, and one that no driver judges is not", async () => {
  assert.equal(await said({ isAbnormal: false, message: "" }), { events: [], shown: { abnormal: false } });
  assert.equal(await said(undefined), { events: [], shown: undefined });
});

test.run();
