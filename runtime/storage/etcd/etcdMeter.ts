import {
  apiserverStorageCompactionDurationSeconds,
  apiserverStorageCompactionErrorsTotal,
  apiserverStorageCompactionLastTimestampSeconds,
  apiserverStorageDbTotalSizeInBytes,
  apiserverStorageDbTotalSizeInUseInBytes,
  apiserverStorageEndpointHealthy,
  apiserverStorageEndpointLagRevisions,
  apiserverStorageEndpointStatusDurationSeconds,
  apiserverStorageSizeBytes,
} from "../../../generated/metrics.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import type { MemberReport } from "./client.ts";

/** Measures an etcd cluster. */
export interface EtcdMeter {
  /** At the start, in milliseconds of the monotonic clock. */
  readonly compacted: (startMs: number) => void;
  readonly compactionFailed: () => void;
  readonly reported: (reports: readonly MemberReport[]) => void;
}

/** As the field names the only cluster of a server. */
const clusterId = "etcd-0";

/** `clock` says milliseconds since the epoch. What a member said last stays until it says something else. */
export function etcdMeter(metrics: MetricRegistry, clock: () => number): EtcdMeter {
  const compactions = metrics.histogram(apiserverStorageCompactionDurationSeconds).with({});
  const errors = metrics.counter(apiserverStorageCompactionErrorsTotal).with({});
  const last = metrics.gauge(apiserverStorageCompactionLastTimestampSeconds);
  const size = metrics.gauge(apiserverStorageSizeBytes);
  const report = memberMeter(metrics);
  return {
    compacted: (startMs) => {
      compactions.observe((performance.now() - startMs) / 1000);
      last.with({}).set(clock() / 1000);
    },
    compactionFailed: () => errors.add(),
    reported: (reports) => {
      const newest = Math.max(0, ...reports.map(revisionOf));
      for (const each of reports) report(each, newest);
      const sizes = reports.flatMap(({ status }) => (status === undefined ? [] : Number(status.dbSize)));
      if (sizes.length > 0) size.with({ storage_cluster_id: clusterId }).set(Math.max(...sizes));
    },
  };
}

function memberMeter(metrics: MetricRegistry): (report: MemberReport, newestRevision: number) => void {
  const healthy = metrics.gauge(apiserverStorageEndpointHealthy);
  const lag = metrics.gauge(apiserverStorageEndpointLagRevisions);
  const durations = metrics.histogram(apiserverStorageEndpointStatusDurationSeconds);
  const size = metrics.gauge(apiserverStorageDbTotalSizeInBytes);
  const sizeInUse = metrics.gauge(apiserverStorageDbTotalSizeInUseInBytes);
  return (report, newestRevision) => {
    const { endpoint, seconds, status } = report;
    healthy.with({ endpoint }).set(status?.errors.length === 0 ? 1 : 0);
    if (status === undefined) return;
    durations.with({ endpoint }).observe(seconds);
    lag.with({ endpoint }).set(newestRevision - revisionOf(report));
    size.with({ endpoint }).set(Number(status.dbSize));
    sizeInUse.with({ endpoint }).set(Number(status.dbSizeInUse));
  };
}

function revisionOf({ status }: MemberReport): number {
  return Number(status?.header?.revision ?? 0n);
}
