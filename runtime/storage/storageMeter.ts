import {
  apiserverStorageCommitDurationSeconds,
  apiserverStorageCommitWrites,
  apiserverStorageCompactionDurationSeconds,
} from "../../generated/metrics.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";

/** Measures what a back end does besides single operations. Times are milliseconds of the monotonic clock. */
export interface StorageMeter {
  readonly committed: (writes: number, startMs: number) => void;
  readonly compacted: (startMs: number) => void;
}

export function storageMeter(metrics: MetricRegistry): StorageMeter {
  const commits = metrics.histogram(apiserverStorageCommitDurationSeconds).with({});
  const writes = metrics.histogram(apiserverStorageCommitWrites).with({});
  const compactions = metrics.histogram(apiserverStorageCompactionDurationSeconds).with({});
  const secondsSince = (startMs: number) => (performance.now() - startMs) / 1000;
  return {
    committed: (count, startMs) => {
      commits.observe(secondsSince(startMs));
      writes.observe(count);
    },
    compacted: (startMs) => compactions.observe(secondsSince(startMs)),
  };
}
