import { uptime } from "node:os";
import type { Page, Pages } from "../../component/pages/page.ts";
import { textContentType } from "../../metrics/text.ts";
import { podQos } from "../../schema/pods/podQos.ts";
import { groupFolder, podGroup } from "../cgroups/names.ts";
import { podIdentity } from "../container/podIdentity.ts";
import type { Machine } from "../node/machine.ts";
import { readDetails } from "./groupDetails.ts";
import { groupMetrics, type GroupMetricsOptions } from "./groupMetrics.ts";
import { machineDisks } from "./machineDisks.ts";
import type { MachineTopology } from "../resources/machineTopology.ts";
import type { NodeStats } from "./nodeStats.ts";
import { resourceMetrics } from "./resourceMetrics.ts";
import type { NodeSample } from "./samples.ts";
import type { StatsOptions } from "./statsSource.ts";
import { statsSummary } from "./summary.ts";

export interface StatsPagesOptions {
  readonly stats: NodeStats;
  readonly nodeName: string;
  readonly machine: Machine;
  readonly topology: MachineTopology;
  readonly cgroups: StatsOptions["cgroups"];
  readonly naming: StatsOptions["naming"];
  readonly nowMs: () => number;
  readonly logError: (message: string, error: unknown) => void;
}

/** `/stats/summary`, `/metrics/resource` and `/metrics/cadvisor`. */
export function statsPages(options: StatsPagesOptions): Pages {
  const { stats, nodeName, machine, topology, cgroups, naming, nowMs, logError } = options;
  const bootTime = new Date(nowMs() - uptime() * 1000).toISOString().replace(/\.\d+/, "");
  const measured = () =>
    stats.sample().catch((error: unknown) => {
      logError("measuring the node", error);
      return undefined;
    });
  const pathOf = ({ pod }: NodeSample["pods"][number], containerId: string) => {
    const group = podGroup(naming, podQos(pod.spec ?? { containers: [] }), podIdentity(pod).uid);
    return containerId === "" ? group : [...group, containerId];
  };
  const ofGroups: Omit<GroupMetricsOptions, "disks" | "machine"> = {
    idOf: (part, id) => groupFolder(naming, pathOf(part, id)),
    detailsOf: (part, id) => readDetails(cgroups, pathOf(part, id)),
    topology,
  };
  const summary: Page = async ({ query }) => {
    const isShort = query.get("only_cpu_and_memory") === "true";
    const [sample, disks] = await Promise.all([stats.sample(), isShort ? undefined : stats.disks()]);
    const body = JSON.stringify(statsSummary({ nodeName, bootTime, sample, disks }));
    return { status: 200, contentType: "application/json", body };
  };
  const metrics = (text: (sample: NodeSample | undefined) => string | Promise<string>): Page => {
    return async () => ({ status: 200, contentType: textContentType, body: await text(await measured()) });
  };
  const ofContainers = async (sample: NodeSample | undefined) => {
    const disks = await machineDisks(nowMs);
    return groupMetrics(sample, { machine, disks, ...ofGroups });
  };
  return new Map<string, Page>([
    ["/stats/summary", summary],
    ["/metrics/resource", metrics(resourceMetrics)],
    ["/metrics/cadvisor", metrics(ofContainers)],
  ]);
}
