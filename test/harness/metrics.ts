import { MetricRegistry } from "../../runtime/metrics/metricRegistry.ts";

/** A place to count that nobody looks at, unless the test does. */
export function newMetrics(): MetricRegistry {
  return new MetricRegistry({ prefix: "orch", native: false });
}
