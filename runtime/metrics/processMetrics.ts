import { readdirSync, readFileSync } from "node:fs";
import { constants, performance, PerformanceObserver } from "node:perf_hooks";
import {
  nodejsEventloopLagMeanSeconds,
  nodejsEventloopLagSeconds,
  nodejsEventloopUtilization,
  nodejsExternalMemoryBytes,
  nodejsGcDurationSeconds,
  nodejsHeapSizeTotalBytes,
  nodejsHeapSizeUsedBytes,
  processCpuSecondsTotal,
  processMaxFds,
  processOpenFds,
  processResidentMemoryBytes,
  processStartTimeSeconds,
} from "../../generated/metrics.ts";
import { LoopLag } from "./loopLag.ts";
import type { MetricRegistry } from "./metricRegistry.ts";

export interface MeasuredProcess {
  /** Called for each request: while there are some, the event loop is looked at more often. */
  readonly onRequest: () => void;
  readonly stop: () => void;
}

/** Measures this process from now on. */
export function measureProcess(metrics: MetricRegistry): MeasuredProcess {
  metrics
    .gauge(processStartTimeSeconds)
    .with({})
    .set(performance.timeOrigin / 1000);
  const collectors = [memory, files, collections].map((each) => each(metrics));
  const lag = new LoopLag();
  collectors.push(eventLoop(metrics, lag), () => lag.stop());
  const cpu = metrics.counter(processCpuSecondsTotal).with({});
  const stopCpu = metrics.onCollect(() => {
    const { user, system } = process.cpuUsage();
    cpu.value = (user + system) / 1e6;
  });
  const stop = () => {
    stopCpu();
    for (const each of collectors) each();
  };
  return { onRequest: lag.touch, stop };
}

function memory(metrics: MetricRegistry): () => void {
  const resident = metrics.gauge(processResidentMemoryBytes).with({});
  const total = metrics.gauge(nodejsHeapSizeTotalBytes).with({});
  const used = metrics.gauge(nodejsHeapSizeUsedBytes).with({});
  const external = metrics.gauge(nodejsExternalMemoryBytes).with({});
  return metrics.onCollect(() => {
    const now = process.memoryUsage();
    resident.set(now.rss);
    total.set(now.heapTotal);
    used.set(now.heapUsed);
    external.set(now.external);
  });
}

/** Known where the system shows processes as files. */
function files(metrics: MetricRegistry): () => void {
  if (process.platform !== "linux") return () => {};
  const limit = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
  if (limit !== undefined) metrics.gauge(processMaxFds).with({}).set(Number(limit));
  const open = metrics.gauge(processOpenFds).with({});
  return metrics.onCollect(() => open.set(readdirSync("/proc/self/fd").length));
}

function eventLoop(metrics: MetricRegistry, lag: LoopLag): () => void {
  const most = metrics.gauge(nodejsEventloopLagSeconds).with({});
  const mean = metrics.gauge(nodejsEventloopLagMeanSeconds).with({});
  const utilization = metrics.gauge(nodejsEventloopUtilization).with({});
  let last = performance.eventLoopUtilization();
  return metrics.onCollect(() => {
    const now = performance.eventLoopUtilization();
    utilization.set(performance.eventLoopUtilization(now, last).utilization);
    last = now;
    const late = lag.take();
    most.set(late.most);
    mean.set(late.mean);
  });
}

const gcKinds: Readonly<Record<number, string>> = {
  [constants.NODE_PERFORMANCE_GC_MAJOR]: "major",
  [constants.NODE_PERFORMANCE_GC_MINOR]: "minor",
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: "incremental",
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: "weakcb",
};

function collections(metrics: MetricRegistry): () => void {
  const durations = metrics.histogram(nodejsGcDurationSeconds);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { kind = 0 } = (entry as { detail?: { kind?: number } }).detail ?? {};
      durations.with({ kind: gcKinds[kind] ?? "other" }).observe(entry.duration / 1000);
    }
  });
  observer.observe({ entryTypes: ["gc"] });
  return () => observer.disconnect();
}
