import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create } from "@bufbuild/protobuf";
import * as assert from "uvu/assert";
import { ImageFsInfoResponseSchema } from "../../../generated/pb/cri/v1/api_pb.ts";
import { measureSignals } from "../../../runtime/nodeagent/eviction/measureSignals.ts";
import { measureDisks } from "../../../runtime/nodeagent/stats/measureDisks.ts";
import type { NodeSample } from "../../../runtime/nodeagent/stats/samples.ts";
import type { StatsOptions } from "../../../runtime/nodeagent/stats/statsSource.ts";
import { statsSummary } from "../../../runtime/nodeagent/stats/summary.ts";
import { suite } from "../../harness/suite.ts";

const test = suite("nodeagent: images apart from the layers of containers");

const apart = "/dev/shm";
const rootFolder = mkdtempSync(join(tmpdir(), "orch-split-"));
test.after(() => rmSync(rootFolder, { recursive: true }));

/** A runtime with images on a disk of their own. */
const images = {
  imageFsInfo: async () =>
    create(ImageFsInfoResponseSchema, {
      imageFilesystems: [{ fsId: { mountpoint: apart }, usedBytes: { value: 5n } }],
      containerFilesystems: [{ fsId: { mountpoint: rootFolder }, usedBytes: { value: 7n } }],
    }),
};

/** What the summary of the node says that the runtime uses of each. */
async function shown(separatesDisks: boolean) {
  const options = {
    ...{ images, separatesDisks, rootDir: rootFolder, nowMs: () => 0, state: { pods: () => [] } },
    runtime: { listContainerStats: async () => ({ stats: [] }) },
  } as unknown as StatsOptions;
  const sample = { timeMs: 0, system: [], network: undefined, pods: [], node: measured } as unknown as NodeSample;
  const disks = await measureDisks(options);
  const summary = statsSummary({ nodeName: "n1", bootTime: "", sample, disks });
  const { runtime } = JSON.parse(JSON.stringify(summary.node)) as {
    runtime: Record<"imageFs" | "containerFs", { usedBytes: number; capacityBytes: number }>;
  };
  return { runtime, disks };
}

const measured = { timeMs: 0, cpuNanos: 0, memory: {}, throttling: {}, swapBytes: 0, processes: 0 };

function tests(): void {
  test("the layers have numbers of their own, and the signals of the node's disk", async () => {
    const { signals, layout } = await measureSignals({
      images,
      rootFolder,
      podsGroup: () => undefined,
      separatesDisks: true,
    });
    assert.is(layout, "split");
    const shares = ["memory", "nodefs", "nodefs", "imagefs", "imagefs", "pid"];
    assert.equal(
      Object.keys(signals).map((each) => each.split(".")[0]),
      shares,
    );
    assert.is.not(signals["imagefs.available"]?.capacity, signals["nodefs.available"]?.capacity);
    const { runtime, disks } = await shown(true);
    assert.equal([runtime.imageFs.usedBytes, runtime.containerFs.usedBytes], [5, 7]);
    assert.is(runtime.containerFs.capacityBytes, disks.root.capacityBytes);
  });

  test("without the gate nothing is evicted from such a node, and the summary shows one disk", async () => {
    const asked = measureSignals({ images, rootFolder, podsGroup: () => undefined, separatesDisks: false });
    assert.match(String(await asked.catch(String)), /the feature gate of separate disks is disabled/);
    const { runtime } = await shown(false);
    assert.equal(runtime.containerFs, runtime.imageFs);
  });
}

const isApart = statSync(apart, { throwIfNoEntry: false })?.dev !== statSync(rootFolder).dev;
if (isApart) tests();
else test.skip("tells images from layers", `${apart} is no disk of its own`);
test.run();
