import type { Counter, Family, Gauge } from "../../metrics/family.ts";
import type { Histogram } from "../../metrics/histogram.ts";
import type { MetricRegistry } from "../../metrics/metricRegistry.ts";
import type { CounterDefinition, GaugeDefinition, HistogramDefinition } from "../../schema/metrics.ts";
import { agentMetric } from "../node/agentMetric.ts";

/** The families of metrics whose names begin with that of the agent. */
export interface AgentFamilies {
  readonly counter: <L extends string>(definition: CounterDefinition<L>) => Family<Counter, L>;
  readonly gauge: <L extends string>(definition: GaugeDefinition<L>) => Family<Gauge, L>;
  readonly histogram: <L extends string>(definition: HistogramDefinition<L>) => Family<Histogram, L>;
}

export function agentFamilies(metrics: MetricRegistry, agentName: string): AgentFamilies {
  return {
    counter: (definition) => metrics.counter(agentMetric(agentName, definition)),
    gauge: (definition) => metrics.gauge(agentMetric(agentName, definition)),
    histogram: (definition) => metrics.histogram(agentMetric(agentName, definition)),
  };
}
