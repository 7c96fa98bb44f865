import { aggregatorUnavailableApiservice, aggregatorUnavailableApiserviceTotal } from "../../generated/metrics.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";

/** Counts which extension servers are unavailable, and why. */
export interface AvailabilityMeter {
  /** After a check; `reason` is that of the condition, "" where the server is available. */
  readonly checked: (name: string, reason: string) => void;
  readonly removed: (name: string) => void;
}

export function availabilityMeter(metrics: MetricRegistry): AvailabilityMeter {
  const unavailable = metrics.gauge(aggregatorUnavailableApiservice);
  const total = metrics.counter(aggregatorUnavailableApiserviceTotal);
  return {
    checked: (name, reason) => {
      const gauge = unavailable.with({ name });
      if (reason !== "" && gauge.value === 0) total.with({ name, reason }).add();
      gauge.set(reason === "" ? 0 : 1);
    },
    removed: (name) => {
      unavailable.retain((labels) => labels.name !== name);
      total.retain((labels) => labels.name !== name);
    },
  };
}
