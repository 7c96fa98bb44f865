import * as metrics from "../../../generated/metrics.ts";
import type { MetricDefinition } from "../../schema/metrics.ts";
import type { Machine } from "../node/machine.ts";
import type { MachineTopology } from "../resources/machineTopology.ts";
import type { DiskStats } from "./machineDisks.ts";
import type { GroupDetails } from "./groupDetails.ts";
import { type MetricValue, metricText } from "./metricText.ts";
import type { CountedInterface, InterfaceStats } from "./network.ts";
import type { Measured, NodeSample } from "./samples.ts";

type MachineFact =
  | ("cpus" | "memoryBytes" | "swapBytes" | "machineId" | "bootId" | "systemUuid")
  | ("kernelVersion" | "osImage");

export interface GroupMetricsOptions {
  readonly machine: Pick<Machine, MachineFact>;
  /** Path of the control group of a container or pod, as its label `id`. */
  readonly idOf: (part: NodeSample["pods"][number], containerId: string) => string;
  /** What a control group may use; "" is that of the pod. */
  readonly detailsOf: (part: NodeSample["pods"][number], containerId: string) => GroupDetails;
  readonly topology: MachineTopology;
  readonly disks: readonly DiskStats[];
}

/** `/metrics/cadvisor`: every control group of pods, and the machine. */
export function groupMetrics(sample: NodeSample | undefined, options: GroupMetricsOptions): string {
  const { machine, idOf, topology } = options;
  const { machineId, bootId, systemUuid } = machine;
  const ids = { boot_id: bootId, machine_id: machineId, system_uuid: systemUuid };
  const ofMachine = (definition: MetricDefinition<string>, value: number) =>
    metricText(definition, [{ labels: ids, value }]);
  const groups =
    sample === undefined
      ? []
      : [{ labels: labelsOf({ id: "/" }), measured: sample.node, details: undefined }, ...podGroups(sample, options)];
  const ofGroups = groupValues.map(([definition, amountOf]) => {
    const more = definition === metrics.containerCpuUsageSecondsTotal ? { cpu: "total" } : {};
    const values = groups.map(({ labels, measured }) => ({
      labels: { ...labels, ...more },
      value: amountOf(measured),
      timeMs: measured.timeMs,
    }));
    return metricText(definition, values);
  });
  return [
    ...ofGroups,
    ...detailTexts(groups),
    metricText(metrics.containerMemoryFailuresTotal, groups.flatMap(faultsOf)),
    ...(sample === undefined ? [] : networkTexts(sample, idOf)),
    ...diskTexts(options.disks),
    metricText(metrics.containerScrapeError, [{ labels: {}, value: sample === undefined ? 1 : 0 }]),
    ofMachine(metrics.machineCpuCores, machine.cpus),
    ofMachine(metrics.machineCpuPhysicalCores, new Set(topology.cpus.map(({ core }) => core)).size),
    ofMachine(metrics.machineCpuSockets, new Set(topology.cpus.map(({ socket }) => socket)).size),
    ofMachine(metrics.machineMemoryBytes, machine.memoryBytes),
    ofMachine(metrics.machineSwapBytes, machine.swapBytes),
    metricText(metrics.machineScrapeError, [{ labels: {}, value: 0 }]),
    metricText(metrics.cadvisorVersionInfo, [{ labels: versionLabels(machine), value: 1 }]),
  ].join("");
}

/** There is no other collector inside the agent, so its version is empty. */
function versionLabels({ kernelVersion, osImage }: GroupMetricsOptions["machine"]): Record<string, string> {
  const none = { cadvisorRevision: "", cadvisorVersion: "", dockerVersion: "" };
  return { ...none, kernelVersion, osVersion: osImage };
}

const diskValues: readonly (readonly [MetricDefinition<string>, (disk: DiskStats) => number])[] = [
  [metrics.containerFsLimitBytes, ({ bytes }) => bytes],
  [metrics.containerFsUsageBytes, ({ usedBytes }) => usedBytes],
];

/** Disks are the machine's, as its group "/". */
function diskTexts(disks: readonly DiskStats[]): string[] {
  return diskValues.map(([definition, amountOf]) => {
    const values = disks.map((each) => ({
      labels: { ...labelsOf({ id: "/" }), device: each.device },
      value: amountOf(each),
      timeMs: each.timeMs,
    }));
    return metricText(definition, values);
  });
}

const groupValues: readonly (readonly [MetricDefinition<string>, (measured: Measured) => number])[] = [
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
];

/** What a limit says that there is none of is 0. */
const detailValues: readonly (readonly [MetricDefinition<string>, (details: GroupDetails) => number])[] = [
  [metrics.containerMemoryFailcnt, ({ memory }) => memory.failures ?? 0],
  [metrics.containerMemoryKernelUsage, ({ memory }) => memory.kernel ?? 0],
  [metrics.containerMemoryMaxUsageBytes, ({ memory }) => memory.most ?? 0],
  [metrics.containerMemoryTotalActiveFileBytes, ({ memory }) => memory.activeFile ?? 0],
  [metrics.containerMemoryTotalInactiveFileBytes, ({ memory }) => memory.inactiveFile ?? 0],
  [metrics.containerOomEventsTotal, ({ memory }) => memory.oomKills ?? 0],
  [metrics.containerThreads, ({ threads }) => threads ?? 0],
  [metrics.containerThreadsMax, ({ mostThreads }) => mostThreads ?? 0],
];

/** What groups are to be, which has no time. */
const specValues: readonly (readonly [MetricDefinition<string>, (details: GroupDetails) => number])[] = [
  [metrics.containerSpecMemoryLimitBytes, ({ memory }) => memory.limit ?? 0],
  [metrics.containerSpecMemoryReservationLimitBytes, ({ memory }) => memory.reservation ?? 0],
  [metrics.containerSpecMemorySwapLimitBytes, ({ memory }) => memory.swapLimit ?? 0],
  [metrics.containerSpecCpuShares, ({ cpu }) => cpu.shares ?? 0],
  [metrics.containerSpecCpuPeriod, ({ cpu }) => cpu.period ?? 0],
  [metrics.containerStartTimeSeconds, ({ startMs = 0 }) => Math.floor(startMs / 1000)],
];

/** Of groups with a quota alone. */
const quotaValues: readonly (readonly [MetricDefinition<string>, (group: KnownGroup) => number])[] = [
  [metrics.containerCpuCfsBurstPeriodsTotal, ({ details }) => details.cpu.bursts],
  [metrics.containerCpuCfsBurstSecondsTotal, ({ details }) => details.cpu.burstNanos / 1e9],
  [metrics.containerCpuCfsPeriodsTotal, ({ measured }) => measured.throttling.periods],
  [metrics.containerCpuCfsThrottledPeriodsTotal, ({ measured }) => measured.throttling.throttled],
  [metrics.containerCpuCfsThrottledSecondsTotal, ({ measured }) => measured.throttling.throttledNanos / 1e9],
];

type KnownGroup = Group & { readonly details: GroupDetails };

function detailTexts(groups: readonly Group[]): string[] {
  const known = groups.flatMap((each) => (each.details === undefined ? [] : [{ ...each, details: each.details }]));
  const valuesOf = (amountOf: (details: GroupDetails) => number) =>
    known.map(({ labels, measured, details }) => ({ labels, value: amountOf(details), timeMs: measured.timeMs }));
  const limited = known.filter(({ details }) => details.cpu.quota !== undefined);
  const quotas = limited.map(({ labels, details }) => ({ labels, value: details.cpu.quota ?? 0 }));
  const ofQuotas = (amountOf: (group: KnownGroup) => number) =>
    limited.map((each) => ({ labels: each.labels, value: amountOf(each), timeMs: each.measured.timeMs }));
  const ofSpecs = (amountOf: (details: GroupDetails) => number) =>
    known.map(({ labels, details }) => ({ labels, value: amountOf(details) }));
  return [
    ...detailValues.map(([definition, amountOf]) => metricText(definition, valuesOf(amountOf))),
    ...specValues.map(([definition, amountOf]) => metricText(definition, ofSpecs(amountOf))),
    ...quotaValues.map(([definition, amountOf]) => metricText(definition, ofQuotas(amountOf))),
    metricText(metrics.containerSpecCpuQuota, quotas),
  ];
}

interface Group {
  readonly labels: Readonly<Record<string, string>>;
  readonly measured: Measured;
  /** Undefined for the machine as a whole. */
  readonly details: GroupDetails | undefined;
}

type IdOf = GroupMetricsOptions["idOf"];

function podGroups({ pods }: NodeSample, { idOf, detailsOf }: GroupMetricsOptions): Group[] {
  return pods.flatMap((part) => {
    const { namespace = "", name: pod = "" } = part.pod.metadata ?? {};
    const own = part.measured && [
      {
        labels: labelsOf({ id: idOf(part, ""), namespace, pod }),
        measured: part.measured,
        details: detailsOf(part, ""),
      },
    ];
    const containers = part.containers.flatMap(({ name: container, id, image, measured }) => {
      const labels = labelsOf({ container, id: idOf(part, id), image, name: id, namespace, pod });
      return measured === undefined ? [] : [{ labels, measured, details: detailsOf(part, id) }];
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

type Counted = InterfaceStats & Partial<CountedInterface>;

const networkValues: readonly (readonly [MetricDefinition<string>, (stats: Counted) => number])[] = [
  [metrics.containerNetworkReceivePacketsTotal, ({ packets }) => packets?.rx ?? 0],
  [metrics.containerNetworkReceivePacketsDroppedTotal, ({ packets }) => packets?.rxDropped ?? 0],
  [metrics.containerNetworkTransmitPacketsTotal, ({ packets }) => packets?.tx ?? 0],
  [metrics.containerNetworkTransmitPacketsDroppedTotal, ({ packets }) => packets?.txDropped ?? 0],
  [metrics.containerNetworkReceiveBytesTotal, ({ rxBytes }) => rxBytes],
  [metrics.containerNetworkReceiveErrorsTotal, ({ rxErrors }) => rxErrors],
  [metrics.containerNetworkTransmitBytesTotal, ({ txBytes }) => txBytes],
  [metrics.containerNetworkTransmitErrorsTotal, ({ txErrors }) => txErrors],
];

function networkTexts({ pods, timeMs }: NodeSample, idOf: IdOf): string[] {
  const interfaces = pods.flatMap((part) => {
    const { namespace = "", name: pod = "" } = part.pod.metadata ?? {};
    const labels = labelsOf({ id: idOf(part, ""), namespace, pod });
    return (part.network?.interfaces ?? []).map((each) => {
      const packets = part.network?.packets.get(each.name);
      return { labels: { ...labels, interface: each.name }, each: packets === undefined ? each : { ...each, packets } };
    });
  });
  return networkValues.map(([definition, amountOf]) => {
    return metricText(
      definition,
      interfaces.map(({ labels, each }) => ({ labels, value: amountOf(each), timeMs })),
    );
  });
}
