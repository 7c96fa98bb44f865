import * as metrics from "../../../generated/metrics.ts";
import type { MetricDefinition } from "../../schema/metrics.ts";
import type { Machine } from "../node/machine.ts";
import { type MetricValue, metricText } from "./metricText.ts";
import type { InterfaceStats } from "./network.ts";
import type { Measured, NodeSample } from "./samples.ts";

export interface GroupMetricsOptions {
  readonly machine: Pick<Machine, "cpus" | "memoryBytes" | "swapBytes" | "machineId" | "bootId" | "systemUuid">;
  /** Path of the control group of a container or pod, as its label `id`. */
  readonly idOf: (part: NodeSample["pods"][number], containerId: string) => string;
}

/** `/metrics/cadvisor`: every control group of pods, and the machine. */
export function groupMetrics(sample: NodeSample | undefined, { machine, idOf }: GroupMetricsOptions): string {
  const { machineId, bootId, systemUuid } = machine;
  const ids = { boot_id: bootId, machine_id: machineId, system_uuid: systemUuid };
  const ofMachine = (definition: MetricDefinition<string>, value: number) =>
    metricText(definition, [{ labels: ids, value }]);
  const groups =
    sample === undefined ? [] : [{ labels: labelsOf({ id: "/" }), measured: sample.node }, ...podGroups(sample, idOf)];
  const ofGroups = groupValues.map(([definition, amountOf]) => {
    const values = groups.map(({ labels, measured }) => ({
      labels,
      value: amountOf(measured),
      timeMs: measured.timeMs,
    }));
    return metricText(definition, values);
  });
  return [
    ...ofGroups,
    metricText(metrics.containerMemoryFailuresTotal, groups.flatMap(faultsOf)),
    ...(sample === undefined ? [] : networkTexts(sample, idOf)),
    metricText(metrics.containerScrapeError, [{ labels: {}, value: sample === undefined ? 1 : 0 }]),
    ofMachine(metrics.machineCpuCores, machine.cpus),
    ofMachine(metrics.machineMemoryBytes, machine.memoryBytes),
    ofMachine(metrics.machineSwapBytes, machine.swapBytes),
  ].join("");
}

const groupValues: readonly (readonly [MetricDefinition<string>, (measured: Measured) => number])[] = [
  [metrics.containerCpuCfsPeriodsTotal, ({ throttling }) => throttling.periods],
  [metrics.containerCpuCfsThrottledPeriodsTotal, ({ throttling }) => throttling.throttled],
  [metrics.containerCpuCfsThrottledSecondsTotal, ({ throttling }) => throttling.throttledNanos / 1e9],
  [metrics.containerCpuSystemSecondsTotal, ({ systemNanos }) => systemNanos / 1e9],
  [metrics.containerCpuUsageSecondsTotal, ({ cpuNanos }) => cpuNanos / 1e9],
  [metrics.containerCpuUserSecondsTotal, ({ userNanos }) => userNanos / 1e9],
  [metrics.containerLastSeen, ({ timeMs }) => Math.floor(timeMs / 1000)],
  [metrics.containerMemoryCache, ({ memory }) => memory.cache],
  [metrics.containerMemoryMappedFile, ({ memory }) => memory.mappedFile],
  [metrics.containerMemoryRss, ({ memory }) => memory.rss],
  [metrics.containerMemorySwap, ({ swapBytes }) => swapBytes],
  [metrics.containerMemoryUsageBytes, ({ memory }) => memory.usage],
  [metrics.containerMemoryWorkingSetBytes, ({ memory }) => memory.workingSet],
  [metrics.containerProcesses, ({ processes }) => processes],
  [metrics.containerSpecMemoryLimitBytes, ({ memory }) => memory.limit ?? 0],
];

interface Group {
  readonly labels: Readonly<Record<string, string>>;
  readonly measured: Measured;
}

type IdOf = GroupMetricsOptions["idOf"];

function podGroups({ pods }: NodeSample, idOf: IdOf): Group[] {
  return pods.flatMap((part) => {
    const { namespace = "", name: pod = "" } = part.pod.metadata ?? {};
    const own = part.measured && [
      { labels: labelsOf({ id: idOf(part, ""), namespace, pod }), measured: part.measured },
    ];
    const containers = part.containers.flatMap(({ name: container, id, image, measured }) => {
      const labels = labelsOf({ container, id: idOf(part, id), image, name: id, namespace, pod });
      return measured === undefined ? [] : [{ labels, measured }];
    });
    return [...(own ?? []), ...containers];
  });
}

/** What is empty is there too: the labels of a metric are always the same. */
function labelsOf(known: Readonly<Record<string, string>>): Record<string, string> {
  return { container: "", id: "", image: "", name: "", namespace: "", pod: "", ...known };
}

function faultsOf({ labels, measured: { memory, timeMs } }: Group): MetricValue[] {
  const of = (failure_type: string, value: number) => ({
    labels: { ...labels, failure_type, scope: "hierarchy" },
    value,
    timeMs,
  });
  return [of("pgfault", memory.pageFaults), of("pgmajfault", memory.majorPageFaults)];
}

const networkValues: readonly (readonly [MetricDefinition<string>, (stats: InterfaceStats) => number])[] = [
  [metrics.containerNetworkReceiveBytesTotal, ({ rxBytes }) => rxBytes],
  [metrics.containerNetworkReceiveErrorsTotal, ({ rxErrors }) => rxErrors],
  [metrics.containerNetworkTransmitBytesTotal, ({ txBytes }) => txBytes],
  [metrics.containerNetworkTransmitErrorsTotal, ({ txErrors }) => txErrors],
];

function networkTexts({ pods, timeMs }: NodeSample, idOf: IdOf): string[] {
  const interfaces = pods.flatMap((part) => {
    const { namespace = "", name: pod = "" } = part.pod.metadata ?? {};
    const labels = labelsOf({ id: idOf(part, ""), namespace, pod });
    return (part.network?.interfaces ?? []).map((each) => ({ labels: { ...labels, interface: each.name }, each }));
  });
  return networkValues.map(([definition, amountOf]) => {
    return metricText(
      definition,
      interfaces.map(({ labels, each }) => ({ labels, value: amountOf(each), timeMs })),
    );
  });
}
