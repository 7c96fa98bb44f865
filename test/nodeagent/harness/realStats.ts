import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Pages } from "../../../runtime/component/pages/page.ts";
import { openCgroups } from "../../../runtime/nodeagent/cgroups/cgroups.ts";
import { readMachine } from "../../../runtime/nodeagent/node/machine.ts";
import { readTopology } from "../../../runtime/nodeagent/resources/machineTopology.ts";
import { nodeStats } from "../../../runtime/nodeagent/stats/nodeStats.ts";
import { statsPages } from "../../../runtime/nodeagent/stats/statsPages.ts";
import type { Containerd } from "./containerd.ts";
import type { RealPods } from "./realPod.ts";

/** The pages of an agent about what its pods use. All pods seem to have one volume, `data`, with 50 kB in it. */
export function realStats(pods: RealPods, { folder }: Containerd, { isFromRuntime = false } = {}): Pages {
  const { state, runtime, images, naming } = pods;
  const volume = join(folder, "volume");
  mkdirSync(volume, { recursive: true });
  writeFileSync(join(volume, "file"), Buffer.alloc(50_000, 1));
  const cgroups = openCgroups({ naming });
  const stats = nodeStats({
    ...{
      nodeName: "n1",
      platform: { agentName: "nodeagent" },
      state,
      runtime,
      images,
      naming,
      isFromRuntime,
      separatesDisks: true,
    },
    hasPressures: true,
    cgroups,
    rootDir: folder,
    logFolder: (pod) => join(folder, "logs", pod.metadata?.name ?? ""),
    systemGroups: { agent: "", runtime: "", misc: "" },
    driverUsage: async () => undefined,
    volumesOf: () => new Map([["data", { path: volume }]]),
    nowMs: Date.now,
    diskFreshMs: 60_000,
  });
  const logError = (message: string, error: unknown) => {
    throw new Error(message, { cause: error });
  };
  return statsPages({
    stats,
    nodeName: "n1",
    machine: readMachine({ machineId: [], bootId: ["/proc/sys/kernel/random/boot_id"] }),
    topology: readTopology(),
    cgroups,
    naming,
    nowMs: Date.now,
    logError,
  });
}
