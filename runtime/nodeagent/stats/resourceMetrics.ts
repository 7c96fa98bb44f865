import {
  containerCpuUsageSecondsTotal,
  containerMemoryWorkingSetBytes,
  containerStartTimeSeconds,
  containerSwapLimitBytes,
  containerSwapUsageBytes,
  nodeCpuUsageSecondsTotal,
  nodeMemoryWorkingSetBytes,
  nodeSwapUsageBytes,
  podCpuUsageSecondsTotal,
  podMemoryWorkingSetBytes,
  podSwapUsageBytes,
  resourceScrapeError,
} from "../../../generated/metrics.ts";
import type { MetricDefinition } from "../../schema/metrics.ts";
import { type MetricValue, metricText } from "./metricText.ts";
import type { Measured, NodeSample } from "./samples.ts";

/** `/metrics/resource`: what collectors of the usage of pods and nodes read. */
export function resourceMetrics(sample: NodeSample | undefined): string {
  const failed = metricText(resourceScrapeError, [{ labels: {}, value: sample === undefined ? 1 : 0 }]);
  if (sample === undefined) return failed;
  const pods = sample.pods.flatMap(({ pod, measured }): Labeled[] => {
    return measured === undefined ? [] : [{ labels: podLabels(pod), measured }];
  });
  const containers = sample.pods.flatMap(({ pod, containers }) =>
    containers.flatMap(({ name, measured, startTime }): (Labeled & { readonly startTime: string })[] => {
      return measured === undefined ? [] : [{ labels: { container: name, ...podLabels(pod) }, measured, startTime }];
    }),
  );
  const node: Labeled[] = [{ labels: {}, measured: sample.node }];
  const started = containers.flatMap(({ labels, startTime, measured: { timeMs } }): MetricValue[] => {
    return startTime === "" ? [] : [{ labels, value: Date.parse(startTime) / 1000, timeMs }];
  });
  const swapLimits = containers.map(({ labels, measured: { swapLimit = 0, timeMs } }): MetricValue => {
    return { labels, value: swapLimit, timeMs };
  });
  return [
    printed(containerCpuUsageSecondsTotal, containers, cpuSeconds),
    printed(containerMemoryWorkingSetBytes, containers, workingSet),
    metricText(containerStartTimeSeconds, started),
    metricText(containerSwapLimitBytes, swapLimits),
    printed(containerSwapUsageBytes, containers, swap),
    printed(nodeCpuUsageSecondsTotal, node, cpuSeconds),
    printed(nodeMemoryWorkingSetBytes, node, workingSet),
    printed(nodeSwapUsageBytes, node, swap),
    printed(podCpuUsageSecondsTotal, pods, cpuSeconds),
    printed(podMemoryWorkingSetBytes, pods, workingSet),
    printed(podSwapUsageBytes, pods, swap),
    failed,
  ].join("");
}

interface Labeled {
  readonly labels: Readonly<Record<string, string>>;
  readonly measured: Measured;
}

const cpuSeconds = ({ cpuNanos }: Measured) => cpuNanos / 1e9;
const workingSet = ({ memory }: Measured) => memory.workingSet;
const swap = ({ swapBytes }: Measured) => swapBytes;

function printed(
  definition: MetricDefinition<string>,
  all: readonly Labeled[],
  amountOf: (measured: Measured) => number,
): string {
  const values = all.map(({ labels, measured }) => ({ labels, value: amountOf(measured), timeMs: measured.timeMs }));
  return metricText(definition, values);
}

function podLabels({ metadata }: NodeSample["pods"][number]["pod"]) {
  return { namespace: metadata?.namespace ?? "", pod: metadata?.name ?? "" };
}
