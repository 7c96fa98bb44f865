import {
  apiserverCelCompilationDurationSeconds,
  apiserverCelEvaluationDurationSeconds,
} from "../../generated/metrics.ts";
import type { RuleMeter } from "../cel/celRules.ts";
import type { MetricRegistry } from "../metrics/metricRegistry.ts";

/** Times the rules of custom kinds. */
export function ruleMeter(metrics: MetricRegistry): RuleMeter {
  const compilations = metrics.histogram(apiserverCelCompilationDurationSeconds).with({});
  const evaluations = metrics.histogram(apiserverCelEvaluationDurationSeconds).with({});
  return {
    compiled: (seconds) => compilations.observe(seconds),
    evaluated: (seconds) => evaluations.observe(seconds),
  };
}
