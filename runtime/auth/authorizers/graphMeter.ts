import { nodeAuthorizerGraphActionsDurationSeconds } from "../../../generated/metrics.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";

/** Runs a change of the node graph, such as "AddPod", and notes how long it took. */
export type GraphMeter = (operation: string, change: () => void) => void;

export function graphMeter(metrics: MetricRegistry): GraphMeter {
  const durations = metrics.histogram(nodeAuthorizerGraphActionsDurationSeconds);
  const series = metrics.cache((operation: string) => durations.with({ operation }));
  return (operation, change) => {
    const startMs = performance.now();
    change();
    series.get(operation).observe((performance.now() - startMs) / 1000);
  };
}
