import {
  apiserverAuditErrorTotal,
  apiserverAuditEventTotal,
  apiserverAuditLevelTotal,
  apiserverAuditRequestsRejectedTotal,
} from "../../../generated/metrics.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import type { Level } from "./policy.ts";

/** Where events are lost: in a full buffer, as too large, or by a back end. */
export type LostBy = "buffered" | "truncate" | "log" | "webhook";

export interface AuditMeter {
  readonly event: () => void;
  readonly level: (level: Level) => void;
  readonly rejected: () => void;
  /** Counts events that are lost, and logs them: at once, then at intervals with their number. */
  readonly lost: (count: number, by: LostBy, error: unknown) => void;
  /** Logs what was not logged yet. */
  readonly close: () => void;
}

/** Milliseconds between two lines about lost events. */
const reportMs = 10_000;

export interface AuditMeterOptions {
  readonly metrics: MetricRegistry;
  readonly logError: (message: string, error: unknown) => void;
}

export function auditMeter({ metrics, logError }: AuditMeterOptions): AuditMeter {
  const events = metrics.counter(apiserverAuditEventTotal).with({});
  const rejected = metrics.counter(apiserverAuditRequestsRejectedTotal).with({});
  const levelFamily = metrics.counter(apiserverAuditLevelTotal);
  const errorFamily = metrics.counter(apiserverAuditErrorTotal);
  const levels = metrics.cache((level: Level) => levelFamily.with({ level }));
  const errors = metrics.cache((plugin: LostBy) => errorFamily.with({ plugin }));
  const report = reporter(logError);
  return {
    event: () => events.add(),
    level: (level) => levels.get(level).add(),
    rejected: () => rejected.add(),
    lost: (count, by, error) => {
      errors.get(by).add(count);
      report.note(count, error);
    },
    close: report.close,
  };
}

function reporter(logError: AuditMeterOptions["logError"]) {
  let count = 0;
  let last: unknown;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    if (count === 0) return;
    const lost = count;
    count = 0;
    logError(`${lost} audit events are lost`, last);
    timer = setTimeout(flush, reportMs).unref();
  };
  return {
    note: (more: number, error: unknown) => {
      count += more;
      last = error;
      if (timer === undefined) flush();
    },
    close: () => {
      clearTimeout(timer);
      flush();
      clearTimeout(timer);
    },
  };
}
