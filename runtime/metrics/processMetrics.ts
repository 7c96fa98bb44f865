import { readdirSync, readFileSync } from "node:fs";
import { constants, monitorEventLoopDelay, performance, PerformanceObserver } from "node:perf_hooks";
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
import type { MetricRegistry } from "./metricRegistry.ts";

/** Milliseconds between looks at how late the event loop is. */
const lagResolutionMs = 20;

/** Measures this process; returns how to stop. */
export function measureProcess(metrics: MetricRegistry): () => void {
  metrics
    .gauge(processStartTimeSeconds)
    .with({})
    .set(performance.timeOrigin / 1000);
  const collectors = [memory, files, eventLoop, collections].map((each) => each(metrics));
  const cpu = metrics.counter(processCpuSecondsTotal).with({});
  const stopCpu = metrics.onCollect(() => {
    const { user, system } = process.cpuUsage();
    cpu.value = (user + system) / 1e6;
  });
  return () => {
    stopCpu();
    for (const stop of collectors) stop();
  };
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

function eventLoop(metrics: MetricRegistry): () => void {
  const most = metrics.gauge(nodejsEventloopLagSeconds).with({});
  const mean = metrics.gauge(nodejsEventloopLagMeanSeconds).with({});
  const utilization = metrics.gauge(nodejsEventloopUtilization).with({});
  const delays = monitorEventLoopDelay({ resolution: lagResolutionMs });
  delays.enable();
  let last = performance.eventLoopUtilization();
  const stop = metrics.onCollect(() => {
    const now = performance.eventLoopUtilization();
    utilization.set(performance.eventLoopUtilization(now, last).utilization);
    last = now;
    most.set(lagSeconds(delays.max));
    mean.set(lagSeconds(delays.mean));
    delays.reset();
  });
  return () => {
    stop();
    delays.disable();
  };
}

/** From the time between two looks, in nanoseconds; NaN before the first. */
function lagSeconds(intervalNs: number): number {
  return Math.max(0, (intervalNs || 0) / 1e9 - lagResolutionMs / 1000);
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
